import { useState } from 'react';
import { Controller, useForm, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import type { RedeemCodeRecord } from '#shared/redeem-codes/admin-api.ts';
import { usageTypes } from '#shared/redeem-codes/schema.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useText } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { RadioCards } from '../../../ui/choice.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { EditorForm } from '../../../ui/editor-form.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { MadeCodesView } from './made-codes-view.tsx';
import { useCreateRedeemCodes, useUpdateRedeemCode, type MadeCodes } from './queries.ts';
import {
  changesOf,
  emptyRedeemCodeDraft,
  redeemCodeDraftOf,
  redeemCodeDraftSchema,
  type RedeemCodeDraft,
} from './redeem-code-draft.ts';

interface EditorProps {
  readonly edited: RedeemCodeRecord | 'new' | null;
  readonly onClose: () => void;
}

/** Making codes, and then handing them over; or changing one of them. */
export function RedeemCodeEditor({ edited, onClose }: EditorProps) {
  const { form, made: madeWords } = useStaffText().adminRedeemCodes;
  const [made, setMade] = useState<MadeCodes | null>(null);
  const code = edited === 'new' ? null : edited;
  const close = () => {
    setMade(null);
    onClose();
  };
  const title = made !== null ? madeWords.title : code === null ? form.addTitle : form.editTitle;
  return (
    <Sheet open={edited !== null} onClose={close} title={title} isWide>
      {made === null ? (
        <RedeemCodeForm code={code} onMade={setMade} onClose={close} />
      ) : (
        <MadeCodesView made={made} onClose={close} />
      )}
    </Sheet>
  );
}

const resolver = formResolver(redeemCodeDraftSchema);
const served = ['count', 'sessionsGranted', 'multiUseLimit', 'assignedToUserId', 'assignedPurchaseId'] as const;
const fieldOfCode = {
  'redeem-codes/sessions-not-positive': 'sessionsGranted',
  'redeem-codes/negative-limit': 'multiUseLimit',
  'store/user-not-found': 'assignedToUserId',
  'store/purchase-not-found': 'assignedPurchaseId',
} as const;
const plainId = { ltr: true, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

function RedeemCodeForm({
  code,
  onMade,
  onClose,
}: {
  code: RedeemCodeRecord | null;
  onMade: (made: MadeCodes) => void;
  onClose: () => void;
}) {
  const text = useText();
  const { form, problems } = useStaffText().adminRedeemCodes;
  const create = useCreateRedeemCodes();
  const update = useUpdateRedeemCode();
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({
    resolver,
    defaultValues: code === null ? emptyRedeemCodeDraft : redeemCodeDraftOf(code),
  });
  const leave = useLeaveGuard(isDirty, { view: 'tab' });
  const [usageType, count] = useWatch({ control, name: ['usageType', 'count'] });
  const submit = useSubmit(
    handleSubmit(async (wish) => {
      try {
        if (code === null) {
          onMade(await create.mutateAsync(wish));
          return;
        }
        await update.mutateAsync({ ...changesOf(code, wish), id: code.id });
        showToast({ id: 'redeem-codes', title: form.saved });
        onClose();
      } catch (error) {
        showServerError(error, setError, fieldOfCode, served);
      }
    }),
  );
  const describeCode = useCodeText(problems);
  const problemOf = (name: keyof RedeemCodeDraft | 'root') => describeCode(errors[name]?.message);
  const parts = { register, problemOf };
  return (
    <EditorForm
      onSubmit={submit}
      problem={problemOf('root')}
      submit={
        code === null
          ? form.make(redeemCodeDraftSchema.safeParse({ ...emptyRedeemCodeDraft, count }).data?.count ?? 0)
          : form.save
      }
      busy={isSubmitting}
      cancel={{ label: text.shell.cancel, onClick: () => leave(onClose) }}
    >
      {code === null ? (
        <TextField
          {...register('count')}
          ltr
          inputMode="numeric"
          autoComplete="off"
          label={form.count}
          hint={form.countHint}
          error={problemOf('count')}
        />
      ) : (
        <EditedCode code={code} />
      )}
      <TextField
        {...register('sessionsGranted')}
        ltr
        inputMode="numeric"
        autoComplete="off"
        label={form.sessions}
        hint={form.sessionsHint}
        error={problemOf('sessionsGranted')}
      />
      <UsageFields {...parts} control={control} usageType={usageType} />
      <AssignmentFields {...parts} />
    </EditorForm>
  );
}

function EditedCode({ code: { code, useCount } }: { code: RedeemCodeRecord }) {
  const { form } = useStaffText().adminRedeemCodes;
  return (
    <div className="grid gap-1">
      <LtrValue className="text-2xl font-semibold [overflow-wrap:anywhere] rtl:text-end">{code}</LtrValue>
      <p className="text-quiet">{useCount === 0 ? form.stays : form.editUsed(useCount)}</p>
    </div>
  );
}

interface PartProps {
  readonly register: UseFormRegister<RedeemCodeDraft>;
  readonly problemOf: (name: keyof RedeemCodeDraft) => string | undefined;
}

/** How often a code can be redeemed. */
function UsageFields({
  control,
  register,
  problemOf,
  usageType,
}: PartProps & {
  control: Control<RedeemCodeDraft, unknown, unknown>;
  usageType: RedeemCodeDraft['usageType'];
}) {
  const { form } = useStaffText().adminRedeemCodes;
  return (
    <>
      <Controller
        control={control}
        name="usageType"
        render={({ field }) => (
          <RadioCards
            label={form.usage}
            value={field.value}
            onChange={field.onChange}
            options={usageTypes.map((value) => ({ value, label: form.usages[value], hint: form.usageHints[value] }))}
          />
        )}
      />
      {usageType === 'multi' && (
        <TextField
          {...register('multiUseLimit')}
          ltr
          inputMode="numeric"
          autoComplete="off"
          label={form.limit}
          hint={form.limitHint}
          error={problemOf('multiUseLimit')}
        />
      )}
    </>
  );
}

/** The user and the purchase that a code is for. */
function AssignmentFields({ register, problemOf }: PartProps) {
  const { form } = useStaffText().adminRedeemCodes;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-lg font-semibold">{form.assigned}</legend>
      <TextField
        {...register('assignedToUserId')}
        {...plainId}
        label={form.user}
        hint={form.userHint}
        error={problemOf('assignedToUserId')}
      />
      <TextField
        {...register('assignedPurchaseId')}
        {...plainId}
        label={form.purchase}
        hint={form.purchaseHint}
        error={problemOf('assignedPurchaseId')}
      />
    </fieldset>
  );
}
