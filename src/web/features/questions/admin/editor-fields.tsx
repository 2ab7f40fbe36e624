import { Controller, type FieldPathByValue } from 'react-hook-form';
import type { AdminCategory } from '#shared/questions/admin-api.ts';
import {
  bands,
  nameThemLimits,
  questionKinds,
  secretWordActs,
  studySeconds,
  textLimits,
  tileValues,
} from '#shared/questions/schema.ts';
import type { MediaQuestionKind } from '#shared/questions/schema.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { MediumPart } from './editor-parts.ts';
import { useFaultText } from './fault-text.ts';
import { PairField } from './pair-field.tsx';
import { MediaField } from './media-field.tsx';
import { ListedOptions, Options, PictureOptions } from './option-fields.tsx';
import type { FieldsProps, KindProps, QuestionFields } from './use-question-form.ts';

/** Every field that the question's kind has. */
export function EditorFields({
  form,
  categories,
  MediumPicker,
}: FieldsProps & { categories: readonly AdminCategory[]; MediumPicker: MediumPart }) {
  const { fields } = useStaffText().adminQuestions.edit;
  const isSecretWord = form.draft.kind === 'secret-word';
  return (
    <>
      <Placing form={form} categories={categories} />
      <PairField
        form={form}
        path="draft.text"
        label={isSecretWord ? fields.hint : fields.text}
        max={textLimits.text}
        rows={3}
      />
      <Kind form={form} MediumPicker={MediumPicker} />
      <PairField
        form={form}
        path="draft.explanation"
        label={fields.explanation}
        max={textLimits.explanation}
        rows={3}
      />
      <TextField
        {...form.register('draft.source')}
        label={fields.source}
        hint={fields.sourceHint}
        maxLength={200}
        autoComplete="off"
      />
    </>
  );
}

function Placing({ form, categories }: FieldsProps & { categories: readonly AdminCategory[] }) {
  const { edit, kinds } = useStaffText().adminQuestions;
  const { fields } = edit;
  const { language } = useLanguage();
  const { control, register } = form;
  const describe = useFaultText(form);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        {...register('categoryId')}
        label={fields.category}
        options={categories.map(({ id, name }) => ({ value: id, label: name[language] }))}
      />
      <Controller
        control={control}
        name="draft.kind"
        render={({ field }) => (
          <SelectField
            {...field}
            label={fields.kind}
            error={describe('draft.kind')}
            options={questionKinds.map((value) => ({ value, label: kinds[value] }))}
            onChange={({ target }) => form.setKind(questionKinds.find((each) => each === target.value) ?? field.value)}
          />
        )}
      />
      <Controller
        control={control}
        name="draft.value"
        render={({ field }) => (
          <SelectField
            {...field}
            label={fields.value}
            options={tileValues.map((value) => ({ value: String(value), label: String(value) }))}
            onChange={({ target }) =>
              form.setTileValue(tileValues.find((each) => String(each) === target.value) ?? field.value)
            }
          />
        )}
      />
      <SelectField
        {...register('draft.band')}
        label={fields.band}
        options={bands.map((value) => ({ value, label: edit.bands[value] }))}
      />
    </div>
  );
}

/** What one kind has and others don't. */
function Kind({ form, MediumPicker }: FieldsProps & { MediumPicker: MediumPart }) {
  const { draft } = form;
  switch (draft.kind) {
    case 'text':
      return <PictureOptions form={form} draft={draft} MediumPicker={MediumPicker} />;
    case 'saying':
      return <ListedOptions form={form} draft={draft} />;
    case 'image':
    case 'sound':
    case 'video':
    case 'memory':
      return <MediaFields form={form} draft={draft} MediumPicker={MediumPicker} />;
    case 'name-them':
      return <NameThemFields form={form} draft={draft} />;
    case 'picture-reveal':
      return <StepFields form={form} draft={draft} MediumPicker={MediumPicker} />;
    case 'secret-word':
      return <SecretWordFields form={form} draft={draft} />;
    case 'closest-number':
      return <ClosestNumberFields form={form} />;
    case 'falling-clues':
      return <ClueFields form={form} draft={draft} />;
    case 'order-years':
      return <EventFields form={form} draft={draft} />;
  }
}

function MediaFields({ form, draft, MediumPicker }: KindProps<MediaQuestionKind> & { MediumPicker: MediumPart }) {
  const { fields } = useStaffText().adminQuestions.edit;
  const describe = useFaultText(form);
  return (
    <>
      <MediaField
        key={draft.kind}
        kind={draft.kind}
        file={draft.media.file}
        url={form.mediaUrls[draft.media.file] ?? null}
        error={describe('draft.media.file')}
        MediumPicker={MediumPicker}
        onChoose={form.setMedium}
      />
      <PairField form={form} path="draft.media.alt" label={fields.alt} hint={fields.altHint} max={textLimits.alt} />
      {draft.kind === 'memory' && (
        <NumberField
          form={form}
          path="draft.studySeconds"
          label={fields.studySeconds}
          hint={fields.studyHint(studySeconds.min, studySeconds.max)}
        />
      )}
      {draft.kind === 'image' ? (
        <PictureOptions form={form} draft={draft} MediumPicker={MediumPicker} />
      ) : (
        <ListedOptions form={form} draft={draft} />
      )}
    </>
  );
}

function StepFields({ form, draft, MediumPicker }: KindProps<'picture-reveal'> & { MediumPicker: MediumPart }) {
  const { fields } = useStaffText().adminQuestions.edit;
  const describe = useFaultText(form);
  return (
    <>
      <Alert message={describe('draft.steps')} />
      {draft.steps.map((file, place) => (
        <MediaField
          key={place}
          kind="image"
          label={fields.step(place + 1)}
          file={file}
          url={form.mediaUrls[file] ?? null}
          error={describe(`draft.steps.${place}`)}
          MediumPicker={MediumPicker}
          onChoose={(chosen) => form.setStep(place, chosen)}
        />
      ))}
      <PairField form={form} path="draft.alt" label={fields.alt} hint={fields.altHint} max={textLimits.alt} />
      <Options form={form} />
    </>
  );
}

function NameThemFields({ form, draft }: KindProps<'name-them'>) {
  const { fields, acceptedKinds } = useStaffText().adminQuestions.edit;
  const describe = useFaultText(form);
  const { goal, seconds, accepted } = nameThemLimits;
  return (
    <>
      <NumberField form={form} path="draft.goal" label={fields.goal} hint={fields.fromTo(goal.min, goal.max)} />
      <NumberField
        form={form}
        path="draft.seconds"
        label={fields.seconds}
        hint={fields.fromTo(seconds.min, seconds.max)}
      />
      <RadioCards
        label={fields.complete}
        value={draft.complete ? 'all' : 'some'}
        onChange={(value) => form.setComplete(value === 'all')}
        options={(['some', 'all'] as const).map((value) => ({ value, label: acceptedKinds[value] }))}
      />
      <Alert message={describe('draft.accepted')} />
      {draft.accepted.map((_, place) => (
        <PairField
          key={place}
          form={form}
          path={`draft.accepted.${place}`}
          label={fields.accepted(place + 1)}
          max={textLimits.option}
        />
      ))}
      {draft.accepted.length < accepted && (
        <Button variant="quiet" onClick={form.addAccepted}>
          {fields.addAccepted}
        </Button>
      )}
    </>
  );
}

function SecretWordFields({ form, draft }: KindProps<'secret-word'>) {
  const { fields, acts } = useStaffText().adminQuestions.edit;
  return (
    <>
      <SelectField
        {...form.register('draft.act')}
        label={fields.act}
        options={secretWordActs.map((value) => ({ value, label: acts[value] }))}
      />
      <PairField form={form} path="draft.answer" label={fields.word} max={textLimits.option} />
      {draft.act === 'describe' &&
        draft.forbidden?.map((_, place) => (
          <PairField
            key={place}
            form={form}
            path={`draft.forbidden.${place}`}
            label={fields.forbidden(place + 1)}
            max={textLimits.option}
          />
        ))}
    </>
  );
}

function ClosestNumberFields({ form }: FieldsProps) {
  const { fields } = useStaffText().adminQuestions.edit;
  const line = { form, max: textLimits.option };
  return (
    <>
      <NumberField form={form} path="draft.number" label={fields.number} />
      <PairField {...line} path="draft.unit" label={fields.unit} />
      <PairField {...line} path="draft.counted" label={fields.counted} hint={fields.countedHint} />
    </>
  );
}

function ClueFields({ form, draft }: KindProps<'falling-clues'>) {
  const { fields } = useStaffText().adminQuestions.edit;
  const describe = useFaultText(form);
  return (
    <>
      <Alert message={describe('draft.clues')} />
      {draft.clues.map((_, place) => (
        <PairField
          key={place}
          form={form}
          path={`draft.clues.${place}`}
          label={fields.clue(place + 1)}
          max={textLimits.clue}
          rows={2}
        />
      ))}
      <Options form={form} />
    </>
  );
}

function EventFields({ form, draft }: KindProps<'order-years'>) {
  const { fields } = useStaffText().adminQuestions.edit;
  return draft.events.map((_, place) => (
    <div key={place} className="grid gap-3 rounded-2xl bg-well p-3">
      <PairField
        form={form}
        path={`draft.events.${place}.text`}
        label={fields.event(place + 1)}
        max={textLimits.event}
      />
      <NumberField
        form={form}
        path={`draft.events.${place}.year`}
        label={fields.year(place + 1)}
        hint={fields.yearHint}
      />
    </div>
  ));
}

/** A whole number; null while the input isn't one. */
function NumberField({
  form,
  path,
  ...rest
}: FieldsProps & {
  path: FieldPathByValue<QuestionFields, number | null>;
  label: string;
  hint?: string;
}) {
  const describe = useFaultText(form);
  const setValueAs = (typed: unknown) => (/^-?\d+$/.test(String(typed)) ? Number(typed) : null);
  return (
    <TextField
      {...form.register(path, { setValueAs })}
      {...rest}
      error={describe(path)}
      type="number"
      step={1}
      ltr
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
