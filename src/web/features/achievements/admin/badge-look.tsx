import { Suspense, useState, type ComponentType, type ReactNode, type Ref } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { badgeColors, emblems } from '#shared/achievements/badges.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { BadgeDraft } from './drafts.ts';

/** The staff's library, to choose a picture from. */
export type PicturePart = ComponentType<{
  readonly kind: 'image';
  readonly chosenId: string | null;
  readonly onChoose: (medium: { readonly id: string; readonly url: string }) => void;
  readonly onBusy: (isBusy: boolean) => void;
}>;

const signs = ['emblem', 'picture'] as const;
type Picture = BadgeDraft['picture'];

interface FieldsProps {
  readonly control: Control<BadgeDraft, unknown, unknown>;
  readonly pictureProblem: string | undefined;
  readonly MediumPicker: PicturePart;
  readonly onUploading: (isUploading: boolean) => void;
}

/** What a badge looks like: one of our emblems or a picture of the library, and its colour. */
export function BadgeLookFields({ control, pictureProblem, MediumPicker, onUploading }: FieldsProps) {
  const words = useStaffText().adminAchievements.badges;
  return (
    <>
      <Controller
        control={control}
        name="picture"
        render={({ field: { value, onChange, ref } }) => (
          <SignField
            ref={ref}
            picture={value}
            problem={pictureProblem}
            MediumPicker={MediumPicker}
            onChange={onChange}
            onUploading={onUploading}
          >
            <Controller
              control={control}
              name="emblem"
              render={({ field }) => (
                <RadioCards
                  label={words.emblem}
                  value={field.value}
                  onChange={field.onChange}
                  options={emblems.map((name) => ({ value: name, label: words.emblems[name] }))}
                />
              )}
            />
          </SignField>
        )}
      />
      <Controller
        control={control}
        name="color"
        render={({ field }) => (
          <RadioCards
            label={words.color}
            value={field.value}
            onChange={field.onChange}
            options={badgeColors.map((value) => ({ value, label: words.colors[value] }))}
          />
        )}
      />
    </>
  );
}

interface SignProps {
  /** What takes the focus where something is wrong. */
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly picture: Picture;
  readonly problem: string | undefined;
  readonly MediumPicker: PicturePart;
  readonly onChange: (picture: Picture) => void;
  readonly onUploading: (isUploading: boolean) => void;
  /** The choice of an emblem. */
  readonly children: ReactNode;
}

function SignField({ ref, picture, problem, MediumPicker, onChange, onUploading, children }: SignProps) {
  const words = useStaffText().adminAchievements.badges;
  // Looked at without it and back again, it is still chosen.
  const [last, setLast] = useState(picture ?? { id: '', url: '' });
  const [first] = useState(picture);
  const choose = (chosen: NonNullable<Picture>) => {
    // The library shows it larger than the badge does: the one that it had is no change.
    const next = chosen.id === first?.id ? first : chosen;
    setLast(next);
    onChange(next);
  };
  return (
    <>
      <RadioCards
        label={words.sign}
        value={picture === null ? 'emblem' : 'picture'}
        onChange={(sign) => onChange(sign === 'emblem' ? null : last)}
        options={signs.map((value) => ({ value, label: words.signs[value] }))}
      />
      {picture === null ? (
        children
      ) : (
        <fieldset ref={ref} tabIndex={-1} className="grid gap-3">
          <legend className="mb-2 font-semibold">{words.signs.picture}</legend>
          <p className="text-quiet">{words.pictureHint}</p>
          <Alert message={problem} />
          <Suspense fallback={<Skeleton className="h-28" />}>
            <MediumPicker
              kind="image"
              chosenId={picture.id === '' ? null : picture.id}
              onChoose={({ id, url }) => choose({ id, url })}
              onBusy={onUploading}
            />
          </Suspense>
        </fieldset>
      )}
    </>
  );
}
