import { textLimits } from '#shared/questions/schema.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { RadioCards } from '../../../ui/choice.tsx';
import { optionLookOf, optionLooks, type ListedDraft } from './drafts.ts';
import type { MediumPart } from './editor-parts.ts';
import { useFaultText } from './fault-text.ts';
import { MediaField } from './media-field.tsx';
import { PairField } from './pair-field.tsx';
import type { FieldsProps, KindProps } from './use-question-form.ts';

/** The four options, as texts or as pictures; these have texts too, for the reveal and for those who don't see. */
export function PictureOptions({
  form,
  draft,
  MediumPicker,
}: KindProps<'text' | 'image'> & { MediumPicker: MediumPart }) {
  const { edit } = useStaffText().adminQuestions;
  const describe = useFaultText(form);
  return (
    <>
      <RadioCards
        label={edit.fields.optionLook}
        value={optionLookOf(draft)}
        onChange={form.setOptionLook}
        options={optionLooks.map((value) => ({ value, label: edit.optionLooks[value] }))}
      />
      <ListedOptions form={form} draft={draft} />
      {draft.pictures?.map((file, place) => (
        <MediaField
          key={place}
          kind="image"
          label={edit.fields.picture(place)}
          file={file}
          url={form.mediaUrls[file] ?? null}
          error={describe(`draft.pictures.${place}`)}
          MediumPicker={MediumPicker}
          onChoose={(chosen) => form.setPicture(place, chosen)}
        />
      ))}
    </>
  );
}

/** The options, and whether the question asks among them; pictures are always on the screen. */
export function ListedOptions({ form, draft }: FieldsProps & { readonly draft: ListedDraft }) {
  const { edit } = useStaffText().adminQuestions;
  const hasPictures = 'pictures' in draft && draft.pictures !== undefined;
  return (
    <>
      {!hasPictures && (
        <RadioCards
          label={edit.fields.optionsShown}
          value={draft.optionsShown ? 'always' : 'tapped'}
          onChange={(value) => form.setOptionsShown(value === 'always')}
          options={(['tapped', 'always'] as const).map((value) => ({ value, label: edit.optionsShown[value] }))}
        />
      )}
      <Options form={form} />
    </>
  );
}

const wrongOptions = [0, 1, 2] as const;

export function Options({ form }: FieldsProps) {
  const { fields } = useStaffText().adminQuestions.edit;
  const line = { form, max: textLimits.option };
  return (
    <>
      <PairField {...line} path="draft.answer" label={fields.answer} />
      {wrongOptions.map((place) => (
        <PairField key={place} {...line} path={`draft.wrong.${place}`} label={fields.wrong(place + 1)} />
      ))}
    </>
  );
}
