import {
  Controller,
  useFieldArray,
  useForm,
  type Control,
  type FieldPath,
  type UseFormRegister,
} from 'react-hook-form';
import type { AdminPackage } from '#shared/store/admin-api.ts';
import { faultOf, formResolver, showServerError } from '../../../lib/form.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { EditorForm } from '../../../ui/editor-form.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useProblemText } from './draft-fields.ts';
import { emptyPackageDraft, packageDraftOf, packageDraftSchema, type PackageDraft } from './package-draft.ts';
import { useSavePackage } from './queries.ts';

/** Adding and changing a package, in a dialog at the side. */
export function PackageEditor({ edited, onClose }: { edited: AdminPackage | 'new' | null; onClose: () => void }) {
  const words = useStaffText().adminStore.packages;
  const { language } = useLanguage();
  const item = edited === 'new' ? null : edited;
  return (
    <Sheet
      open={edited !== null}
      onClose={onClose}
      title={item === null ? words.addTitle : words.editTitle(item.name[language])}
      isWide
    >
      <PackageForm item={item} onClose={onClose} />
    </Sheet>
  );
}

const resolver = formResolver(packageDraftSchema);
const maxFeatures = 12;
const served: readonly FieldPath<PackageDraft>[] = [
  'sessions',
  'priceFils',
  'discountPriceFils',
  'priceUsdCents',
  'discountPriceUsdCents',
  'revenueCatProductId',
  ...Array.from(
    { length: maxFeatures },
    (_, index) => [`features.${index}.ar`, `features.${index}.en`] as const,
  ).flat(),
];

function PackageForm({ item, onClose }: { item: AdminPackage | null; onClose: () => void }) {
  const { shell } = useText();
  const { adminStore } = useStaffText();
  const words = adminStore.packages;
  const describe = useProblemText();
  const save = useSavePackage(item?.id ?? null);
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({
    resolver,
    defaultValues: item === null ? emptyPackageDraft : packageDraftOf(item),
  });
  const leave = useLeaveGuard(isDirty, { view: 'tab' });
  const submit = useSubmit(
    handleSubmit(async (input) => {
      try {
        await save.mutateAsync(input);
        showToast({ id: 'packages', title: item === null ? words.created : adminStore.saved });
        onClose();
      } catch (error) {
        showServerError(
          error,
          setError,
          {
            'store/kwd-discount-above-price': 'discountPriceFils',
            'store/usd-discount-above-price': 'discountPriceUsdCents',
          },
          served,
        );
      }
    }),
  );
  const problemOf = (path: FieldPath<PackageDraft>) => describe(faultOf(errors, path));
  const { form } = words;
  return (
    <EditorForm
      onSubmit={submit}
      problem={describe(errors.root?.message)}
      submit={item === null ? words.add : adminStore.save}
      busy={isSubmitting}
      cancel={{ label: shell.cancel, onClick: () => leave(onClose) }}
    >
      <TextFields register={register} problemOf={problemOf} />
      <TextField
        {...register('sessions')}
        ltr
        inputMode="numeric"
        autoComplete="off"
        label={form.sessions}
        error={problemOf('sessions')}
      />
      <PriceFields register={register} problemOf={problemOf} />
      <Features control={control} register={register} problemOf={problemOf} />
      <Controller
        control={control}
        name="isActive"
        render={({ field }) => (
          <Switch label={form.isActive} hint={form.isActiveHint} checked={field.value} onChange={field.onChange} />
        )}
      />
      <Controller
        control={control}
        name="isPopular"
        render={({ field }) => (
          <Switch label={form.isPopular} hint={form.isPopularHint} checked={field.value} onChange={field.onChange} />
        )}
      />
      <TextField
        {...register('revenueCatProductId')}
        ltr
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={form.product}
        hint={form.productHint}
        error={problemOf('revenueCatProductId')}
      />
    </EditorForm>
  );
}

interface PartProps {
  readonly register: UseFormRegister<PackageDraft>;
  readonly problemOf: (path: FieldPath<PackageDraft>) => string | undefined;
}

/** Name and description, in both languages. */
function TextFields({ register, problemOf }: PartProps) {
  const { form } = useStaffText().adminStore.packages;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <fieldset className="grid content-start gap-4">
        <legend className="mb-2 font-semibold text-saffron-text">{form.arabic}</legend>
        <TextField {...register('nameAr')} lang="ar" label={form.name} error={problemOf('nameAr')} />
        <TextArea
          {...register('descriptionAr')}
          lang="ar"
          rows={3}
          label={form.description}
          error={problemOf('descriptionAr')}
        />
      </fieldset>
      <fieldset className="grid content-start gap-4">
        <legend className="mb-2 font-semibold text-saffron-text">{form.english}</legend>
        <TextField {...register('nameEn')} lang="en" label={form.name} error={problemOf('nameEn')} />
        <TextArea
          {...register('descriptionEn')}
          lang="en"
          rows={3}
          label={form.description}
          error={problemOf('descriptionEn')}
        />
      </fieldset>
    </div>
  );
}

function PriceFields({ register, problemOf }: PartProps) {
  const { form } = useStaffText().adminStore.packages;
  return (
    <fieldset className="grid gap-4 md:grid-cols-2">
      <legend className="mb-2 font-semibold text-saffron-text">{form.prices}</legend>
      <TextField
        {...register('priceFils')}
        ltr
        inputMode="decimal"
        autoComplete="off"
        placeholder="1.500"
        label={form.priceFils}
        error={problemOf('priceFils')}
      />
      <TextField
        {...register('discountPriceFils')}
        ltr
        inputMode="decimal"
        autoComplete="off"
        label={form.discountPriceFils}
        hint={form.emptyDiscount}
        error={problemOf('discountPriceFils')}
      />
      <TextField
        {...register('priceUsdCents')}
        ltr
        inputMode="decimal"
        autoComplete="off"
        placeholder="4.99"
        label={form.priceUsdCents}
        hint={form.emptyUsd}
        error={problemOf('priceUsdCents')}
      />
      <TextField
        {...register('discountPriceUsdCents')}
        ltr
        inputMode="decimal"
        autoComplete="off"
        label={form.discountPriceUsdCents}
        hint={form.emptyDiscount}
        error={problemOf('discountPriceUsdCents')}
      />
    </fieldset>
  );
}

function Features({ control, register, problemOf }: PartProps & { control: Control<PackageDraft, unknown, unknown> }) {
  const { form } = useStaffText().adminStore.packages;
  const { fields, append, remove } = useFieldArray({ control: control as Control<PackageDraft>, name: 'features' });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-saffron-text">{form.features}</legend>
      {fields.map((field, index) => (
        <div key={field.id} role="group" aria-label={form.feature(index + 1)} className="flex items-start gap-2">
          <div className="grid grow items-start gap-2 md:grid-cols-2">
            <TextField
              {...register(`features.${index}.ar`)}
              lang="ar"
              label={form.arabic}
              error={problemOf(`features.${index}.ar`)}
            />
            <TextField
              {...register(`features.${index}.en`)}
              lang="en"
              label={form.english}
              error={problemOf(`features.${index}.en`)}
            />
          </div>
          <IconButton
            icon="trash"
            label={form.removeFeature(index + 1)}
            onClick={() => remove(index)}
            className="size-13 flex-none bg-raised"
          />
        </div>
      ))}
      {fields.length < maxFeatures && (
        <Button variant="quiet" icon="plus" className="justify-self-start" onClick={() => append({ ar: '', en: '' })}>
          {form.addFeature}
        </Button>
      )}
    </fieldset>
  );
}
