import { useState } from 'react';
import { useFieldArray, useForm, type Control, type FieldPath, type UseFormRegister } from 'react-hook-form';
import type { AdminBadge } from '#shared/achievements/admin-api.ts';
import { maxConditions } from '#shared/achievements/badges.ts';
import { metrics } from '#shared/achievements/totals.ts';
import { faultOf, formResolver, showServerError } from '../../../lib/form.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useLeaveGuard, ViewContext } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { EditorForm } from '../../../ui/editor-form.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { BadgeEmblem } from '../components/badge-emblem.tsx';
import { BadgeLookFields, type PicturePart } from './badge-look.tsx';
import { badgeDraftSchema, useProblemText, type BadgeDraft } from './drafts.ts';
import { useSaveBadge } from './queries.ts';

/** Adding and changing a badge, in a dialog at the side. */
export function BadgeEditor({
  edited,
  MediumPicker,
  onClose,
}: {
  edited: AdminBadge | 'new' | null;
  MediumPicker: PicturePart;
  onClose: () => void;
}) {
  const { badges: words, edit } = useStaffText().adminAchievements;
  const { language } = useLanguage();
  const badge = edited === 'new' ? null : edited;
  return (
    <Sheet
      open={edited !== null}
      onClose={onClose}
      title={badge === null ? words.addTitle : edit(badge.name[language])}
      isWide
    >
      <ViewContext value="edit">
        <BadgeForm key={badge?.id ?? 'new'} badge={badge} MediumPicker={MediumPicker} onClose={onClose} />
      </ViewContext>
    </Sheet>
  );
}

const resolver = formResolver(badgeDraftSchema);
const served: readonly FieldPath<BadgeDraft>[] = [
  'name.ar',
  'name.en',
  'description.ar',
  'description.en',
  'picture',
  ...Array.from(
    { length: maxConditions },
    (_, index) => [`conditions.${index}.metric`, `conditions.${index}.atLeast`] as const,
  ).flat(),
];

function draftOf(badge: AdminBadge | null): BadgeDraft {
  return {
    name: badge?.name ?? { ar: '', en: '' },
    description: badge?.description ?? { ar: '', en: '' },
    emblem: badge?.emblem ?? 'lantern',
    color: badge?.color ?? 'saffron',
    picture: badge === null || badge.pictureId === null ? null : { id: badge.pictureId, url: badge.pictureUrl ?? '' },
    conditions: badge?.conditions.map(({ metric, atLeast }) => ({ metric, atLeast: String(atLeast) })) ?? [
      { metric: 'games', atLeast: '' },
    ],
  };
}

function BadgeForm({
  badge,
  MediumPicker,
  onClose,
}: {
  badge: AdminBadge | null;
  MediumPicker: PicturePart;
  onClose: () => void;
}) {
  const text = useStaffText().adminAchievements;
  const words = text.badges;
  const describe = useProblemText();
  // The opened version: the server rejects the save if others changed the badge meanwhile.
  const [opened] = useState(badge);
  const save = useSaveBadge(opened);
  const [isUploading, setIsUploading] = useState(false);
  const {
    register,
    control,
    watch,
    handleSubmit,
    setError,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({ resolver, defaultValues: draftOf(badge) });
  const leave = useLeaveGuard(isDirty);
  const submit = useSubmit(
    handleSubmit(async (input) => {
      try {
        // Closes only while still mounted: otherwise the address belongs to another page.
        await save.mutateAsync(input, { onSuccess: onClose });
        showToast({ id: 'badges', title: badge === null ? words.created : text.saved });
      } catch (error) {
        showServerError(
          error,
          setError,
          { 'achievements/picture-not-found': 'picture', 'achievements/picture-moves': 'picture' },
          served,
        );
      }
    }),
  );
  const problemOf = (path: FieldPath<BadgeDraft> | 'root') => describe(faultOf(errors, path));
  return (
    <EditorForm
      onSubmit={submit}
      problem={problemOf('root')}
      submit={badge === null ? words.add : text.save}
      busy={isSubmitting || isUploading}
      cancel={{ label: text.keep, onClick: () => leave(onClose) }}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <fieldset className="grid content-start gap-4">
          <legend className="mb-2 font-semibold text-saffron-text">{words.arabic}</legend>
          <TextField {...register('name.ar')} lang="ar" label={words.name} error={problemOf('name.ar')} />
          <TextArea
            {...register('description.ar')}
            lang="ar"
            rows={2}
            label={words.description}
            error={problemOf('description.ar')}
          />
        </fieldset>
        <fieldset className="grid content-start gap-4">
          <legend className="mb-2 font-semibold text-saffron-text">{words.english}</legend>
          <TextField {...register('name.en')} lang="en" label={words.name} error={problemOf('name.en')} />
          <TextArea
            {...register('description.en')}
            lang="en"
            rows={2}
            label={words.description}
            error={problemOf('description.en')}
          />
        </fieldset>
      </div>
      <div className="flex items-center gap-4">
        <BadgeEmblem
          look={{ emblem: watch('emblem'), color: watch('color'), pictureUrl: watch('picture')?.url || null }}
          className="size-28"
        />
      </div>
      <BadgeLookFields
        control={control}
        pictureProblem={problemOf('picture')}
        MediumPicker={MediumPicker}
        onUploading={setIsUploading}
      />
      <Conditions control={control} register={register} problemOf={problemOf} />
    </EditorForm>
  );
}

function Conditions({
  control,
  register,
  problemOf,
}: {
  control: Control<BadgeDraft, unknown, unknown>;
  register: UseFormRegister<BadgeDraft>;
  problemOf: (path: FieldPath<BadgeDraft>) => string | undefined;
}) {
  const words = useStaffText().adminAchievements.badges;
  const { fields, append, remove } = useFieldArray({ control: control as Control<BadgeDraft>, name: 'conditions' });
  // What one row asks for may be what makes another a repeat.
  const metricPaths = fields.map((_, index) => `conditions.${index}.metric` as const);
  const unused = metrics.find((metric) => fields.every((field) => field.metric !== metric)) ?? 'games';
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-saffron-text">{words.conditions}</legend>
      {fields.map((field, index) => (
        <div key={field.id} role="group" aria-label={words.condition(index + 1)} className="flex items-start gap-2">
          <div className="grid grow items-start gap-2 md:grid-cols-[1fr_10rem]">
            <SelectField
              {...register(`conditions.${index}.metric`, { deps: metricPaths })}
              label={words.metric}
              options={metrics.map((value) => ({ value, label: words.metrics[value] }))}
              error={problemOf(`conditions.${index}.metric`)}
            />
            <TextField
              {...register(`conditions.${index}.atLeast`)}
              ltr
              inputMode="numeric"
              autoComplete="off"
              label={words.atLeast}
              error={problemOf(`conditions.${index}.atLeast`)}
            />
          </div>
          {fields.length > 1 && (
            <IconButton
              icon="trash"
              label={words.removeCondition(index + 1)}
              onClick={() => remove(index)}
              className="size-13 flex-none bg-raised"
            />
          )}
        </div>
      ))}
      {fields.length < maxConditions && (
        <Button
          variant="quiet"
          icon="plus"
          className="justify-self-start"
          onClick={() => append({ metric: unused, atLeast: '' })}
        >
          {words.addCondition}
        </Button>
      )}
    </fieldset>
  );
}
