import { useQuery } from '@tanstack/react-query';
import { Controller, useForm, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import type { AdminDiscountCode } from '#shared/store/admin-api.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Alert } from '../../../ui/alert.tsx';
import { RadioCards, Switch } from '../../../ui/choice.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { EditorForm } from '../../../ui/editor-form.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { UserText } from '../../../ui/value.tsx';
import {
  discountCodeDraftOf,
  discountCodeDraftSchema,
  emptyDiscountCodeDraft,
  type DiscountCodeDraft,
} from './discount-code-draft.ts';
import { useProblemText } from './draft-fields.ts';
import { packagesQuery, useSaveDiscountCode } from './queries.ts';

/** Adding and changing a discount code, in a dialog at the side. */
export function DiscountCodeEditor({
  edited,
  onClose,
}: {
  edited: AdminDiscountCode | 'new' | null;
  onClose: () => void;
}) {
  const words = useStaffText().adminStore.codes;
  const code = edited === 'new' ? null : edited;
  return (
    <Sheet
      open={edited !== null}
      onClose={onClose}
      title={code === null ? words.addTitle : words.editTitle(code.code)}
      isWide
    >
      <DiscountCodeForm code={code} onClose={onClose} />
    </Sheet>
  );
}

const resolver = formResolver(discountCodeDraftSchema);
const served = ['code', 'discountValue', 'appliesTo', 'usageLimit', 'endDate'] as const;

function DiscountCodeForm({ code, onClose }: { code: AdminDiscountCode | null; onClose: () => void }) {
  const { shell } = useText();
  const { adminStore } = useStaffText();
  const words = adminStore.codes;
  const { form } = words;
  const describe = useProblemText();
  const save = useSaveDiscountCode(code?.id ?? null);
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({
    resolver,
    defaultValues: code === null ? emptyDiscountCodeDraft : discountCodeDraftOf(code),
  });
  const leave = useLeaveGuard(isDirty, { view: 'tab' });
  const [discountType, covers] = useWatch({ control, name: ['discountType', 'covers'] });
  const submit = useSubmit(
    handleSubmit(async (input) => {
      try {
        await save.mutateAsync(input);
        showToast({ id: 'codes', title: code === null ? words.created : adminStore.saved });
        onClose();
      } catch (error) {
        showServerError(error, setError, { 'store/discount-code-taken': 'code' }, served);
      }
    }),
  );
  const problemOf = (name: keyof DiscountCodeDraft) => describe(errors[name]?.message);
  const parts = { control, register, problemOf };
  return (
    <EditorForm
      onSubmit={submit}
      problem={describe(errors.root?.message)}
      submit={code === null ? words.add : adminStore.save}
      busy={isSubmitting}
      cancel={{ label: shell.cancel, onClick: () => leave(onClose) }}
    >
      <TextField
        {...register('code')}
        ltr
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={form.code}
        hint={form.codeHint}
        error={problemOf('code')}
      />
      <DiscountFields {...parts} discountType={discountType} />
      <CoverageFields {...parts} covers={covers} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          {...register('usageLimit')}
          ltr
          inputMode="numeric"
          autoComplete="off"
          label={form.usageLimit}
          hint={form.usageLimitHint}
          error={problemOf('usageLimit')}
        />
        <TextField
          {...register('endDate')}
          ltr
          type="date"
          label={form.endDate}
          hint={form.endDateHint}
          error={problemOf('endDate')}
        />
      </div>
      <Controller
        control={control}
        name="isActive"
        render={({ field }) => (
          <Switch label={form.isActive} hint={form.isActiveHint} checked={field.value} onChange={field.onChange} />
        )}
      />
    </EditorForm>
  );
}

interface PartProps {
  readonly control: Control<DiscountCodeDraft, unknown, unknown>;
  readonly register: UseFormRegister<DiscountCodeDraft>;
  readonly problemOf: (name: keyof DiscountCodeDraft) => string | undefined;
}

/** The discount, as a percentage or an amount. */
function DiscountFields({
  control,
  register,
  problemOf,
  discountType,
}: PartProps & { discountType: DiscountCodeDraft['discountType'] }) {
  const { form } = useStaffText().adminStore.codes;
  return (
    <>
      <Controller
        control={control}
        name="discountType"
        render={({ field }) => (
          <RadioCards
            label={form.type}
            value={field.value}
            onChange={field.onChange}
            options={(['percentage', 'fixed'] as const).map((value) => ({ value, label: form.types[value] }))}
          />
        )}
      />
      <TextField
        {...register('discountValue')}
        ltr
        inputMode={discountType === 'percentage' ? 'numeric' : 'decimal'}
        autoComplete="off"
        label={form[discountType]}
        error={problemOf('discountValue')}
      />
    </>
  );
}

/** Which packages the code applies to. */
function CoverageFields({ control, problemOf, covers }: PartProps & { covers: DiscountCodeDraft['covers'] }) {
  const { form } = useStaffText().adminStore.codes;
  return (
    <>
      <Controller
        control={control}
        name="covers"
        render={({ field }) => (
          <RadioCards
            label={form.appliesTo}
            value={field.value}
            onChange={field.onChange}
            options={(['all', 'some'] as const).map((value) => ({ value, label: form[value] }))}
          />
        )}
      />
      {covers === 'some' && (
        <Controller
          control={control}
          name="appliesTo"
          render={({ field }) => (
            <PackageChoice chosen={field.value} onChange={field.onChange} problem={problemOf('appliesTo')} />
          )}
        />
      )}
    </>
  );
}

function PackageChoice({
  chosen,
  onChange,
  problem,
}: {
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  problem: string | undefined;
}) {
  const { form } = useStaffText().adminStore.codes;
  const { language } = useLanguage();
  const read = useQuery(packagesQuery);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{form.packages}</legend>
      <Loaded read={read} className="h-13">
        {(items) =>
          items.map(({ id, name }) => (
            <label
              key={id}
              className={[
                'flex min-h-13 cursor-pointer items-center gap-3 rounded-2xl bg-well px-4 has-checked:bg-raised',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-3',
                'has-focus-visible:outline-saffron-text',
              ].join(' ')}
            >
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                className="size-5 accent-saffron outline-none"
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
              <UserText>{name[language]}</UserText>
            </label>
          ))
        }
      </Loaded>
      <Alert message={problem} />
    </fieldset>
  );
}
