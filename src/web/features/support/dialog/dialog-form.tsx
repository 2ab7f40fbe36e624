import { useState, type SubmitEvent } from 'react';
import { emptyDescription, maxDescriptionLength, questionFlaws, supportCategories } from '#shared/support/schema.ts';
import { useCodeText, useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { useSession } from '../../../lib/session.ts';
import type { SupportDialogProps } from '../../../lib/support-slot.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { UserText } from '../../../ui/value.tsx';
import { Failure } from '../components/failure.tsx';
import type { Arrived } from '../components/outcome.tsx';
import { useSendMessage } from '../sending/use-send-message.ts';
import { aboutOf, dropDraft, keepDraft, readDraft, type Draft } from './drafts.ts';

interface DialogFormProps extends SupportDialogProps {
  readonly onArrived: (arrived: Arrived) => void;
}

export function DialogForm({ gameId, gameState, kind, question, note, onArrived }: DialogFormProps) {
  const { site, support } = useText();
  const about = aboutOf({ gameId, questionId: question?.id });
  const { draft, change, wasTyped } = useDraft(about, { category: kind, reason: 'wrong_answer', text: '' });
  const { isSending, failure, send } = useSending();
  const describeCode = useCodeText();
  const { category, reason, text } = draft;
  const description = text.trim();
  const error =
    description.length > maxDescriptionLength
      ? 'support/description-too-long'
      : wasTyped && description === ''
        ? emptyDescription[category]
        : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const content = {
      category,
      description,
      gameId,
      gameState,
      ...(question === undefined ? {} : { questionId: question.id, reason }),
    };
    void send(content).then((delivery) => {
      if (delivery === null) return;
      dropDraft(about);
      onArrived({ category, delivery });
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {note !== undefined && <p className="rounded-2xl bg-well px-4 py-3 font-semibold">{note}</p>}
      {question === undefined ? (
        <RadioCards
          label={site.contact.kind}
          value={category}
          onChange={(value) => change({ category: value })}
          options={supportCategories.map((value) => ({ value, label: site.contact.kinds[value] }))}
        />
      ) : (
        <>
          <p className="text-quiet">
            <UserText>{question.text}</UserText>
          </p>
          <RadioCards
            label={support.report.reason}
            value={reason}
            onChange={(value) => change({ reason: value })}
            options={questionFlaws.map((value) => ({ value, label: support.report.reasons[value] }))}
          />
        </>
      )}
      <TextArea
        rows={4}
        label={question === undefined ? site.contact.description[category] : support.report.description}
        value={text}
        onChange={(event) => change({ text: event.target.value })}
        error={describeCode(error)}
        hint={<Along isReport={question !== undefined} />}
      />
      {failure !== null && <Failure category={category} failure={failure} />}
      <Button
        type="submit"
        icon="mail"
        busy={isSending}
        disabled={description === '' || error !== undefined}
        className="justify-self-end"
      >
        {site.contact.send}
      </Button>
    </form>
  );
}

/** What goes with the text, and where the answer comes to. */
function Along({ isReport }: { isReport: boolean }) {
  const { site, support } = useText();
  const { user } = useSession();
  return (
    <>
      {isReport ? support.along.report : support.along.game}
      {user !== null && <span className="block">{site.contact.from(user.email)}</span>}
    </>
  );
}

function useDraft(about: string, first: Draft) {
  const [draft, setDraft] = useState<Draft>(() => readDraft(about) ?? first);
  const [wasTyped, setWasTyped] = useState(false);
  const change = (changes: Partial<Draft>) => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    if (changes.text !== undefined) setWasTyped(true);
    keepDraft(about, changed);
  };
  return { draft, change, wasTyped };
}

type Content = Parameters<ReturnType<typeof useSendMessage>>[0];

function useSending() {
  const post = useSendMessage();
  const describe = useErrorText();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Null if it stays in the form. */
  const send = async (content: Content): Promise<'sent' | 'kept' | null> => {
    if (isSending) return null;
    setIsSending(true);
    setFailure(null);
    try {
      const delivery = await post(content);
      if (delivery !== 'lost') return delivery;
      setFailure('lost');
    } catch (error) {
      setFailure(describe(error));
    } finally {
      setIsSending(false);
    }
    return null;
  };
  return { isSending, failure, send };
}
