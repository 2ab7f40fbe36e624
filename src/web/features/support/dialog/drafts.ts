import { z } from 'zod';
import { questionFlaws, supportCategories } from '#shared/support/schema.ts';
import { stored } from '../../../lib/storage.ts';

const draftSchema = z.object({ category: z.enum(supportCategories), reason: z.enum(questionFlaws), text: z.string() });
const draftsSchema = z.record(z.string(), draftSchema);

/** What somebody has begun to write, so that closing by accident, or a reload, loses nothing. */
export type Draft = z.infer<typeof draftSchema>;

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
