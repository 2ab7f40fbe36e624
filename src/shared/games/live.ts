import { z } from 'zod';
import { branchSchema, gameOutcomes } from './api.ts';
import { commandSchema } from './commands.ts';

/** What pages follow a game by, on the live channel. */
export function gameTopicOf(gameId: string): string {
  return `games/${gameId}`;
}

/** Whoever misses more of a game loads it anew. */
export const maxTailLength = 50;

/** How a game stands, for the pages that follow it: enough to go on from what they have, never the whole log. */
export const gameNewsSchema = z.object({
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
export type GameNews = z.infer<typeof gameNewsSchema>;
