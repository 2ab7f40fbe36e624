import { z } from 'zod';
import { intermissions } from '#shared/games/api.ts';
import { stored } from '../../../lib/storage.ts';
import type { IntermissionStore } from './intermission-keeper.ts';

const keptSchema = z.object({
  gameId: z.string(),
  kind: z.enum(intermissions).nullable(),
  isSent: z.boolean(),
});

/** The intermission in this browser's storage. */
export const keptIntermission: IntermissionStore = {
  read: () => keptSchema.safeParse(stored.intermission.read()).data ?? null,
  write: (kept) => stored.intermission.write(kept),
  clear: () => stored.intermission.clear(),
};
