import { useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { emailSchema } from '#shared/accounts/schema.ts';
import { maxDescriptionLength, supportCategories, type SupportCategory } from '#shared/support/schema.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useText } from '../../../lib/language.ts';
import { useSession } from '../../../lib/session.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Failure } from '../components/failure.tsx';
import { Outcome } from '../components/outcome.tsx';
import { aboutTheHouse, dropDraft, readDraft } from '../dialog/drafts.ts';
import { useSendMessage } from '../sending/use-send-message.ts';

/** /contact: a public contact form. `seller` shows who receives it; app/ passes it in. */
export function ContactPage({ seller }: { seller?: ReactNode }) {
  const { contact } = useText().site;
  const [category, setCategory] = useState<SupportCategory>(() => readDraft(aboutTheHouse)?.category ?? 'game_issue');
  const [delivery, setDelivery] = useState<'sent' | 'kept' | null>(null);
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8">
      <header className="grid gap-2">
        <h1 className="text-page-title">{contact.title}</h1>
        <p className="text-quiet">{contact.lead}</p>
      </header>
      <div className="card p-[clamp(1.1rem,3vw,2rem)]">
        {delivery !== null ? (
          <Outcome
            category={category}
            delivery={delivery}
            action={
              <Button variant="secondary" onClick={() => setDelivery(null)}>
                {contact.another}
              </Button>
            }
          />
        ) : (
          <div className="grid gap-5">
            <RadioCards
              label={contact.kind}
              value={category}
              onChange={setCategory}
              options={supportCategories.map((value) => ({ value, label: contact.kinds[value] }))}
            />
            <MessageForm category={category} onArrived={setDelivery} />
          </div>
        )}
      </div>
      {seller}
    </div>
  );
}

const resolver = formResolver(
  z.object({
    userName: z.string().trim().max(80, { error: 'support/invalid-name' }),
    // Empty if no answer is wanted.
    userEmail: z.literal('').or(emailSchema),
    description: z.string().max(maxDescriptionLength, { error: 'support/description-too-long' }),
  }),
);

function MessageForm({
  category,
  onArrived,
}: {
  category: SupportCategory;
  onArrived: (delivery: 'sent' | 'kept') => void;
}) {
  const { contact } = useText().site;
  const { user } = useSession();
  const describeCode = useCodeText();
  const send = useSendMessage();
  const [isLost, setIsLost] = useState(false);
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver,
    defaultValues: { userName: '', userEmail: '', description: readDraft(aboutTheHouse)?.text ?? '' },
  });
  const description = useWatch({ control, name: 'description' });
  const submit = useSubmit(
    handleSubmit(async ({ userName, userEmail, ...rest }) => {
      setIsLost(false);
      try {
        const delivery = await send({
          ...rest,
          category,
          ...(userName === '' ? {} : { userName }),
          ...(userEmail === '' ? {} : { userEmail }),
        });
        if (delivery === 'lost') setIsLost(true);
        else {
          dropDraft(aboutTheHouse);
          onArrived(delivery);
        }
      } catch (error) {
        showServerError(
          error,
          setError,
          { 'support/description-required': 'description', 'support/feedback-required': 'description' },
          ['userName', 'userEmail', 'description'],
        );
      }
    }),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {(isLost || errors.root !== undefined) && (
        <Failure category={category} failure={isLost ? 'lost' : (describeCode(errors.root?.message) ?? 'lost')} />
      )}
      {user === null ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...register('userName')}
            autoComplete="name"
            label={contact.name}
            error={describeCode(errors.userName?.message)}
          />
          <TextField
            {...register('userEmail')}
            ltr
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            label={contact.email}
            hint={contact.emailHint}
            error={describeCode(errors.userEmail?.message)}
          />
        </div>
      ) : (
        <p className="text-quiet">{contact.from(user.email)}</p>
      )}
      <TextArea
        {...register('description')}
        rows={6}
        label={contact.description[category]}
        error={describeCode(errors.description?.message)}
      />
      <Button
        type="submit"
        icon="mail"
        busy={isSubmitting}
        disabled={description.trim() === ''}
        className="justify-self-start"
      >
        {contact.send}
      </Button>
    </form>
  );
}
