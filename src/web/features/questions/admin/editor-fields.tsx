import type { AdminCategory } from '#shared/questions/admin-api.ts';
import { bands, questionKinds, secretWordActs, textLimits, tileValues } from '#shared/questions/schema.ts';
import type { MediaQuestionKind, QuestionKind } from '#shared/questions/schema.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Alert } from '../../../ui/alert.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { MediumPart } from './editor-parts.ts';
import { useFaultText } from './fault-text.ts';
import { PairField } from './pair-field.tsx';
import { MediaField } from './media-field.tsx';
import type { QuestionForm } from './use-question-form.ts';

interface FieldsProps {
  readonly form: QuestionForm;
  readonly faults: Readonly<Record<string, string>>;
}

/** Every field that the question's kind has. */
export function EditorFields({
  form,
  faults,
  categories,
  MediumPicker,
}: FieldsProps & { categories: readonly AdminCategory[]; MediumPicker: MediumPart }) {
  const { edit } = useText().adminQuestions;
  const { fields } = edit;
  const { draft, set } = form;
  const pair = { faults, onChange: set };
  return (
    <>
      <Placing form={form} faults={faults} categories={categories} />
      <PairField
        {...pair}
        label={draft.kind === 'secret-word' ? fields.hint : fields.text}
        path="text"
        value={draft.text}
        max={textLimits.text}
        rows={3}
      />
      <Kind form={form} faults={faults} MediumPicker={MediumPicker} />
      {draft.explanation !== undefined && (
        <PairField
          {...pair}
          label={fields.explanation}
          path="explanation"
          value={draft.explanation}
          max={textLimits.explanation}
          rows={3}
        />
      )}
      <TextField
        label={fields.source}
        hint={fields.sourceHint}
        value={draft.source ?? ''}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => set('source', target.value)}
      />
    </>
  );
}

function Placing({ form, faults, categories }: FieldsProps & { categories: readonly AdminCategory[] }) {
  const { edit, kinds } = useText().adminQuestions;
  const { fields } = edit;
  const { language } = useLanguage();
  const { draft, categoryId, set } = form;
  const describe = useFaultText(faults);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={fields.category}
        value={categoryId}
        onChange={({ target }) => form.setCategory(target.value)}
        options={categories.map(({ id, name }) => ({ value: id, label: name[language] }))}
      />
      <SelectField
        label={fields.kind}
        value={draft.kind}
        error={describe('kind')}
        options={questionKinds.map((value) => ({ value, label: kinds[value] }))}
        onChange={({ target }) => form.setKind(questionKinds.find((each) => each === target.value) ?? draft.kind)}
      />
      <SelectField
        label={fields.value}
        value={String(draft.value)}
        onChange={({ target }) => set('value', Number(target.value))}
        options={tileValues.map((value) => ({ value: String(value), label: String(value) }))}
      />
      <SelectField
        label={fields.band}
        value={draft.band}
        onChange={({ target }) => set('band', target.value)}
        options={bands.map((value) => ({ value, label: edit.bands[value] }))}
      />
    </div>
  );
}

/** What one kind has and others don't. */
function Kind({ form, faults, MediumPicker }: FieldsProps & { MediumPicker: MediumPart }) {
  const { draft } = form;
  const props = { form, faults };
  switch (draft.kind) {
    case 'text':
    case 'saying':
      return <Options {...props} />;
    case 'image':
    case 'sound':
    case 'video':
      return <MediaFields {...props} draft={draft} MediumPicker={MediumPicker} />;
    case 'secret-word':
      return <SecretWordFields {...props} draft={draft} />;
    case 'closest-number':
      return <ClosestNumberFields {...props} draft={draft} />;
    case 'falling-clues':
      return <ClueFields {...props} draft={draft} />;
    case 'order-years':
      return <EventFields {...props} draft={draft} />;
  }
}

type KindProps<Kind extends QuestionKind> = FieldsProps & {
  readonly draft: Extract<QuestionForm['draft'], { kind: Kind }>;
};

function MediaFields({
  form,
  faults,
  draft,
  MediumPicker,
}: KindProps<MediaQuestionKind> & { MediumPicker: MediumPart }) {
  const { fields } = useText().adminQuestions.edit;
  const describe = useFaultText(faults);
  return (
    <>
      <MediaField
        key={draft.kind}
        kind={draft.kind}
        file={draft.media.file}
        url={form.mediaUrl}
        error={describe('media.file')}
        MediumPicker={MediumPicker}
        onChoose={form.setMedium}
      />
      <PairField
        faults={faults}
        onChange={form.set}
        label={fields.alt}
        hint={fields.altHint}
        path="media.alt"
        value={draft.media.alt}
        max={textLimits.alt}
      />
      <Options form={form} faults={faults} />
    </>
  );
}

function SecretWordFields({ form: { set }, faults, draft }: KindProps<'secret-word'>) {
  const { fields, acts } = useText().adminQuestions.edit;
  return (
    <>
      <SelectField
        label={fields.act}
        value={draft.act}
        onChange={({ target }) => set('act', target.value)}
        options={secretWordActs.map((value) => ({ value, label: acts[value] }))}
      />
      <PairField
        faults={faults}
        onChange={set}
        label={fields.word}
        path="answer"
        value={draft.answer}
        max={textLimits.option}
      />
    </>
  );
}

function ClosestNumberFields({ form: { set }, faults, draft }: KindProps<'closest-number'>) {
  const { fields } = useText().adminQuestions.edit;
  const describe = useFaultText(faults);
  const line = { faults, onChange: set, max: textLimits.option };
  return (
    <>
      <NumberField
        label={fields.number}
        value={draft.number}
        error={describe('number')}
        onChange={(value) => set('number', value)}
      />
      <PairField {...line} label={fields.unit} path="unit" value={draft.unit} />
      {draft.counted !== undefined && (
        <PairField {...line} label={fields.counted} hint={fields.countedHint} path="counted" value={draft.counted} />
      )}
    </>
  );
}

function ClueFields({ form, faults, draft }: KindProps<'falling-clues'>) {
  const { fields } = useText().adminQuestions.edit;
  const describe = useFaultText(faults);
  return (
    <>
      <Alert message={describe('clues')} />
      {draft.clues.map((clue, place) => (
        <PairField
          key={place}
          faults={faults}
          onChange={form.set}
          label={fields.clue(place + 1)}
          path={`clues.${place}`}
          value={clue}
          max={textLimits.clue}
          rows={2}
        />
      ))}
      <Options form={form} faults={faults} />
    </>
  );
}

function EventFields({ form: { set }, faults, draft }: KindProps<'order-years'>) {
  const { fields } = useText().adminQuestions.edit;
  const describe = useFaultText(faults);
  return draft.events.map(({ text, year }, place) => (
    <div key={place} className="grid gap-3 rounded-2xl bg-well p-3">
      <PairField
        faults={faults}
        onChange={set}
        label={fields.event(place + 1)}
        path={`events.${place}.text`}
        value={text}
        max={textLimits.event}
      />
      <NumberField
        label={fields.year(place + 1)}
        hint={fields.yearHint}
        value={year}
        error={describe(`events.${place}.year`)}
        onChange={(value) => set(`events.${place}.year`, value)}
      />
    </div>
  ));
}

function Options({ form: { draft, set }, faults }: FieldsProps) {
  const {
    edit: { fields },
  } = useText().adminQuestions;
  if (!('wrong' in draft)) return null;
  const line = { faults, onChange: set, max: textLimits.option };
  return (
    <>
      <PairField {...line} label={fields.answer} path="answer" value={draft.answer} />
      {draft.wrong.map((option, place) => (
        <PairField key={place} {...line} label={fields.wrong(place + 1)} path={`wrong.${place}`} value={option} />
      ))}
    </>
  );
}

function NumberField({
  value,
  onChange,
  ...rest
}: {
  label: string;
  hint?: string;
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}) {
  return (
    <TextField
      {...rest}
      type="number"
      step={1}
      ltr
      inputMode="numeric"
      autoComplete="off"
      defaultValue={value ?? ''}
      onChange={({ target }) => onChange(/^-?\d+$/.test(target.value) ? Number(target.value) : null)}
    />
  );
}
