import { useState } from 'react';
import type { AdminCategory, AdminQuestion } from '#shared/questions/admin-api.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { readyQuestion, type DraftFault } from '#shared/questions/ready.ts';
import { textLimits, type QuestionKind } from '#shared/questions/schema.ts';
import { languages, type LocalizedText } from '#shared/kernel/text.ts';
import { asKind, cleaned, withField } from './drafts.ts';

interface Written {
  readonly categoryId: string;
  readonly draft: QuestionDraft;
  readonly mediaUrl: string | null;
}

function writtenOf(question: AdminQuestion | null, categories: readonly AdminCategory[]): Written {
  if (question === null) return { categoryId: categories[0]?.id ?? '', draft: asKind('text'), mediaUrl: null };
  return {
    categoryId: question.categoryId,
    draft: asKind(question.content.kind, question.content),
    mediaUrl: question.mediaUrl,
  };
}

export interface ChosenFile {
  readonly file: string;
  readonly url: string;
  readonly alt?: LocalizedText;
}

function withMedium(draft: QuestionDraft, { file, alt }: ChosenFile): QuestionDraft {
  const next = withField(draft, 'media.file', file);
  if (!('media' in next) || alt === undefined) return next;
  return languages.reduce<QuestionDraft>((each, language) => {
    const isFree = next.media.alt[language] === '' && alt[language].length <= textLimits.alt;
    return isFree ? withField(each, `media.alt.${language}`, alt[language]) : each;
  }, next);
}

export interface QuestionForm extends Written {
  /** The question when editing started. */
  readonly begun: AdminQuestion | null;
  readonly faults: Readonly<Record<string, DraftFault>>;
  readonly isReady: boolean;
  /** Whether there are unsaved changes. */
  readonly isTouched: boolean;
  readonly set: (path: string, value: unknown) => void;
  readonly setKind: (kind: QuestionKind) => void;
  readonly setCategory: (categoryId: string) => void;
  /** Sets the medium, and fills empty alternative texts from it. */
  readonly setMedium: (medium: ChosenFile) => void;
  /** Shows validation errors from now on. */
  readonly check: () => void;
  /** Continues from the saved question; `keep` keeps the input. */
  readonly restart: (question: AdminQuestion, keep?: boolean) => void;
}

/** Form state of the question editor, with the faults that prevent publishing. */
export function useQuestionForm(question: AdminQuestion | null, categories: readonly AdminCategory[]): QuestionForm {
  const [begun, setBegun] = useState(question);
  const [written, setWritten] = useState(() => writtenOf(question, categories));
  const [isChecked, setIsChecked] = useState(false);
  const restart = (next: AdminQuestion, keep = false) => {
    setBegun(next);
    if (!keep) setWritten(writtenOf(next, categories));
  };
  const isTouched = JSON.stringify(written) !== JSON.stringify(writtenOf(begun, categories));
  // The cached version shown first may be older than the server's.
  if (question !== null && begun !== null && question.version > begun.version && !isTouched) restart(question);
  const { draft, categoryId, mediaUrl } = written;
  const use = categories.find(({ id }) => id === categoryId)?.use ?? 'board';
  const ready = readyQuestion(
    cleaned(draft),
    use,
    new Set('media' in draft && mediaUrl !== null ? [draft.media.file] : []),
  );
  return {
    ...written,
    begun,
    restart,
    isTouched,
    isReady: ready.ok,
    faults: isChecked && !ready.ok ? ready.faults : {},
    set: (path, value) => setWritten((now) => ({ ...now, draft: withField(now.draft, path, value) })),
    setKind: (kind) =>
      setWritten((now) => ({
        ...now,
        mediaUrl: kind === now.draft.kind ? now.mediaUrl : null,
        draft: asKind(kind, now.draft),
      })),
    setCategory: (id) => setWritten((now) => ({ ...now, categoryId: id })),
    setMedium: (medium) =>
      setWritten((now) => ({ ...now, mediaUrl: medium.url, draft: withMedium(now.draft, medium) })),
    check: () => setIsChecked(true),
  };
}
