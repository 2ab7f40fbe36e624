import { z } from 'zod';
import { questionFlaws, supportCategories } from '#shared/support/schema.ts';
import { stored } from '../../../lib/storage.ts';
import type { MessageInput } from '../sending/message.ts';

const draftSchema = z.object({ category: z.enum(supportCategories), reason: z.enum(questionFlaws), text: z.string() });
const draftsSchema = z.record(z.string(), draftSchema);

/** An unfinished message, stored so that closing or reloading loses nothing. */
export type Draft = z.infer<typeof draftSchema>;

/** A message about no game, written on the contact page. */
export const aboutTheHouse = 'contact';

/** What a message, a game's or a question's, is about. */
export function aboutOf({ gameId, questionId }: Pick<MessageInput, 'gameId' | 'questionId'>): string {
  if (gameId === undefined) return aboutTheHouse;
  return questionId === undefined ? gameId : `${gameId}/${questionId}`;
}

/** Gives back what could not be delivered, unless something else has been begun there meanwhile. */
export function returnToDraft(message: MessageInput): void {
  const about = aboutOf(message);
  if (readDraft(about)?.text.trim()) return;
  keepDraft(about, {
    category: message.category ?? 'game_issue',
    reason: message.reason ?? 'wrong_answer',
    text: message.description,
  });
}

export function readDraft(about: string): Draft | null {
  return readAll()[about] ?? null;
}

export function keepDraft(about: string, draft: Draft): void {
  stored.supportDrafts.write({ ...readAll(), [about]: draft });
}

export function dropDraft(about: string): void {
  stored.supportDrafts.write(Object.fromEntries(Object.entries(readAll()).filter(([key]) => key !== about)));
}

function readAll(): Readonly<Record<string, Draft>> {
  return draftsSchema.safeParse(stored.supportDrafts.read()).data ?? {};
}
