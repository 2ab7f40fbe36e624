import { z } from 'zod';
import { branchSchema, gameOutcomes, intermissions } from './api.ts';
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
  /** The device with the lease. */
  writer: z.string().nullable(),
  intermission: z.enum(intermissions).nullable().default(null),
  branches: z.array(branchSchema),
  /**
   * The last commands of the current line, oldest first. The page should have the first one; if not, it has a different
   * line or is too far behind. Empty only before the first step.
   */
  tail: z.array(commandSchema),
});
export type GameChange = z.infer<typeof gameChangeSchema>;
