import { z } from 'zod';
import { branchSchema, gameOutcomes } from './api.ts';
import { commandSchema } from './commands.ts';

/** The live topic of a game. */
export function gameTopicOf(gameId: string): string {
  return `games/${gameId}`;
}

/** A page that misses more commands reloads the game. */
export const maxTailLength = 50;

/** A change event of a game: its state and its last commands, never the whole log. */
export const gameChangeSchema = z.object({
  seq: z.number().int(),
  outcome: z.enum(gameOutcomes),
  /** The device that holds the lease. */
  writer: z.string().nullable(),
  branches: z.array(branchSchema),
  /**
   * The last commands of the line that counts, the newest at the end. The first is one that the page should have: where
   * it hasn't, what it has is another line or too old. Empty only before the first step.
   */
  tail: z.array(commandSchema),
});
export type GameChange = z.infer<typeof gameChangeSchema>;
