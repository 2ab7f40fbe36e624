import { useCallback, useEffect, useState } from 'react';
import {
  set,
  useForm,
  useWatch,
  type Control,
  type FieldErrors,
  type FieldPath,
  type Resolver,
  type UseFormRegister,
} from 'react-hook-form';
import type { AdminCategory, AdminQuestion } from '#shared/questions/admin-api.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { mediaByFile } from '#shared/questions/media-files.ts';
import { readyQuestion, type Ready } from '#shared/questions/ready.ts';
import { textLimits, type QuestionKind, type TileValue } from '#shared/questions/schema.ts';
import type { Language, LocalizedText } from '#shared/kernel/text.ts';
import { faultOf } from '../../../lib/form.ts';
import {
  acceptedFor,
  asKind,
  isListed,
  withoutEmptyFields,
  picturesFor,
  withOptionLook,
  withOptionsShown,
  type OptionLook,
} from './drafts.ts';

export interface QuestionFields {
  readonly categoryId: string;
  readonly draft: QuestionDraft;
  /** Addresses of the files that the draft names or named, by file. */
  readonly mediaUrls: Readonly<Record<string, string>>;
}

export type QuestionPath = FieldPath<QuestionFields>;

type Categories = readonly AdminCategory[];

function fieldsOf(question: AdminQuestion | null, categories: Categories): QuestionFields {
  if (question === null) return { categoryId: categories[0]?.id ?? '', draft: asKind('text'), mediaUrls: {} };
  return {
    categoryId: question.categoryId,
    draft: asKind(question.content.kind, question.content),
    mediaUrls: mediaByFile(question.content, question.mediaUrls),
  };
}

function readyOf({ categoryId, draft, mediaUrls }: QuestionFields, categories: Categories): Ready {
  return readyQuestion(
    withoutEmptyFields(draft),
    categories.find(({ id }) => id === categoryId)?.use ?? 'board',
    new Set(Object.keys(mediaUrls)),
  );
}

/** Errors are what prevents publishing; a draft may be saved with them. */
const resolverFor =
  (categories: Categories): Resolver<QuestionFields> =>
  (values) => {
    const ready = readyOf(values, categories);
    if (ready.ok) return { values, errors: {} };
    const errors: FieldErrors<QuestionFields> = {};
    for (const [path, message] of Object.entries(ready.faults))
      set(errors, `draft.${path}`, { type: 'validate', message });
    return { values: {}, errors };
  };

export interface ChosenFile {
  readonly file: string;
  readonly url: string;
  readonly alt?: LocalizedText;
}

export interface QuestionForm extends QuestionFields {
  readonly register: UseFormRegister<QuestionFields>;
  readonly control: Control<QuestionFields>;
  /** The question when editing started. */
  readonly begun: AdminQuestion | null;
  readonly isReady: boolean;
  /** Whether there are unsaved changes. */
  readonly isTouched: boolean;
  readonly faultAt: (path: QuestionPath) => string | undefined;
  readonly setKind: (kind: QuestionKind) => void;
  readonly setTileValue: (value: TileValue) => void;
  /** Sets the medium, and fills empty alternative texts from it. */
  readonly setMedium: (medium: ChosenFile) => void;
  /** Sets the picture of an option. */
  readonly setPicture: (place: number, medium: ChosenFile) => void;
  /** Sets the picture of a step. */
  readonly setStep: (place: number, medium: ChosenFile) => void;
  /** Adds a line for one more accepted answer. */
  readonly addAccepted: () => void;
  readonly setComplete: (isComplete: boolean) => void;
  readonly setOptionLook: (look: OptionLook) => void;
  readonly setOptionsShown: (areShown: boolean) => void;
  /** Shows validation errors from now on, and focuses the first field with one. */
  readonly check: () => void;
  /** Shows the errors that the server found, by the path of the field in the question; none removes them. */
  readonly showServerFaults: (faults: Readonly<Record<string, string>>) => void;
  /** Continues from the saved question; `keep` keeps the input. */
  readonly restart: (question: AdminQuestion, keep?: boolean) => void;
}

export interface FieldsProps {
  readonly form: QuestionForm;
}

export type KindProps<Kind extends QuestionKind> = FieldsProps & {
  readonly draft: Extract<QuestionForm['draft'], { kind: Kind }>;
};

/** Form state of the question editor, with the faults that prevent publishing. */
export function useQuestionForm(question: AdminQuestion | null, categories: Categories): QuestionForm {
  const [begun, setBegun] = useState(question);
  const [isChecked, setIsChecked] = useState(false);
  const [serverFaults, setServerFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useForm({ defaultValues: fieldsOf(question, categories), resolver: resolverFor(categories) });
  const { control, register, reset, trigger, subscribe, getValues, setFocus } = form;
  const { isDirty, errors } = form.formState;
  const [categoryId, draft, mediaUrls] = useWatch({ control, name: ['categoryId', 'draft', 'mediaUrls'] });
  const change = useCallback(
    (changes: Partial<QuestionFields>) => {
      const isChanged = { shouldDirty: true };
      if (changes.categoryId !== undefined) form.setValue('categoryId', changes.categoryId, isChanged);
      if (changes.draft !== undefined) form.setValue('draft', changes.draft, isChanged);
      if (changes.mediaUrls !== undefined) form.setValue('mediaUrls', changes.mediaUrls, isChanged);
    },
    [form],
  );
  const restart = useCallback(
    (next: AdminQuestion, keep = false) => {
      const input = getValues();
      setBegun(next);
      reset(fieldsOf(next, categories));
      if (keep) change(input);
    },
    [getValues, reset, change, categories],
  );
  // The cached version shown first may be older than the server's.
  const newer = question !== null && begun !== null && question.version > begun.version && !isDirty ? question : null;
  useEffect(() => {
    if (newer !== null) restart(newer);
  }, [newer, restart]);
  // One field's error may depend on another field.
  useEffect(() => {
    if (!isChecked) return;
    return subscribe({ formState: { values: true }, callback: () => void trigger() });
  }, [isChecked, subscribe, trigger]);
  return {
    categoryId,
    draft,
    mediaUrls,
    register,
    control,
    begun,
    restart,
    isTouched: isDirty,
    isReady: readyOf({ categoryId, draft, mediaUrls }, categories).ok,
    faultAt: (path) => faultOf(errors, path) ?? serverFaults[path.slice('draft.'.length)],
    setKind: (kind) => change({ draft: asKind(kind, draft) }),
    setTileValue: (value) => change({ draft: asKind(draft.kind, { ...draft, value }) }),
    setMedium: ({ file, url, alt }) => {
      if (!('media' in draft)) return;
      const kept = draft.media.alt;
      const altIn = (language: Language) =>
        kept[language] === '' && alt !== undefined && alt[language].length <= textLimits.alt
          ? alt[language]
          : kept[language];
      change({
        mediaUrls: { ...mediaUrls, [file]: url },
        draft: { ...draft, media: { file, alt: { ar: altIn('ar'), en: altIn('en') } } },
      });
    },
    setPicture: (place, { file, url }) => {
      if (!('pictures' in draft)) return;
      change({
        mediaUrls: { ...mediaUrls, [file]: url },
        draft: { ...draft, pictures: picturesFor(draft.pictures).with(place, file) },
      });
    },
    setStep: (place, { file, url }) => {
      if (draft.kind !== 'picture-reveal') return;
      change({ mediaUrls: { ...mediaUrls, [file]: url }, draft: { ...draft, steps: draft.steps.with(place, file) } });
    },
    addAccepted: () => {
      if (draft.kind === 'name-them')
        change({ draft: { ...draft, accepted: acceptedFor(draft.accepted, draft.accepted.length + 1) } });
    },
    setComplete: (isComplete) => {
      if (draft.kind !== 'name-them') return;
      const { complete: _, ...rest } = draft;
      change({ draft: isComplete ? { ...rest, complete: true } : rest });
    },
    setOptionLook: (look) => {
      if (draft.kind === 'text' || draft.kind === 'image') change({ draft: withOptionLook(draft, look) });
    },
    setOptionsShown: (areShown) => {
      if (isListed(draft)) change({ draft: withOptionsShown(draft, areShown) });
    },
    check: () => {
      setIsChecked(true);
      void trigger(undefined, { shouldFocus: true });
    },
    showServerFaults: (faults) => {
      setServerFaults(faults);
      const [first] = Object.keys(faults);
      // The server names the same fields.
      if (first !== undefined) setFocus(`draft.${first}` as QuestionPath);
    },
  };
}
