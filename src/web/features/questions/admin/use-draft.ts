import { useState } from 'react';
import type { AdminCategory, AdminQuestion } from '#shared/questions/admin-api.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { readyQuestion, type DraftFault } from '#shared/questions/ready.ts';
import type { QuestionKind } from '#shared/questions/schema.ts';
import { asKind, cleaned, withField } from './drafts.ts';

interface Written {
  readonly categoryId: string;
  readonly draft: QuestionDraft;
  readonly pictureUrl: string | null;
}

function writtenOf(question: AdminQuestion | null, categories: readonly AdminCategory[]): Written {
  if (question === null) return { categoryId: categories[0]?.id ?? '', draft: asKind('text'), pictureUrl: null };
  return { categoryId: question.categoryId, draft: asKind(question.content.kind, question.content), pictureUrl: question.pictureUrl };
}

export interface DraftDesk extends Written {
  /** As the question stood when writing began. */
  readonly begun: AdminQuestion | null;
  readonly faults: Readonly<Record<string, DraftFault>>;
  readonly isReady: boolean;
  readonly set: (path: string, value: unknown) => void;
  readonly setKind: (kind: QuestionKind) => void;
  readonly setCategory: (categoryId: string) => void;
  readonly setPicture: (file: string, url: string) => void;
  /** Shows what is wrong from now on, while it is. */
  readonly check: () => void;
  /** Goes on from what is saved; with `keep`, what was typed stays. */
  readonly restart: (question: AdminQuestion, keep?: boolean) => void;
}

/** What is being written of a question, and what of it may not be published. */
export function useDraft(question: AdminQuestion | null, categories: readonly AdminCategory[]): DraftDesk {
  const [begun, setBegun] = useState(question);
  const [written, setWritten] = useState(() => writtenOf(question, categories));
  const [isChecked, setIsChecked] = useState(false);
  const restart = (next: AdminQuestion, keep = false) => {
    setBegun(next);
    if (!keep) setWritten(writtenOf(next, categories));
  };
  const isTouched = JSON.stringify(written) !== JSON.stringify(writtenOf(begun, categories));
  // What was read from memory at first is older than what the server then says.
  if (question !== null && begun !== null && question.version > begun.version && !isTouched) restart(question);
  const { draft, categoryId, pictureUrl } = written;
  const use = categories.find(({ id }) => id === categoryId)?.use ?? 'board';
  const ready = readyQuestion(cleaned(draft), use, new Set(draft.kind === 'image' && pictureUrl !== null ? [draft.media.file] : []));
  return {
    ...written, begun, restart, isReady: ready.ok, faults: isChecked && !ready.ok ? ready.faults : {},
    set: (path, value) => setWritten((now) => ({ ...now, draft: withField(now.draft, path, value) })),
    setKind: (kind) => setWritten((now) => ({ ...now, draft: asKind(kind, now.draft) })),
    setCategory: (id) => setWritten((now) => ({ ...now, categoryId: id })),
    setPicture: (file, url) => setWritten((now) => ({ ...now, pictureUrl: url, draft: withField(now.draft, 'media.file', file) })),
    check: () => setIsChecked(true),
  };
}
