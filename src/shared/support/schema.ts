import { z } from 'zod';

/** Product.md §3: something is broken, or somebody has a thought to share. */
export const supportCategories = ['game_issue', 'game_feedback'] as const;
export type SupportCategory = (typeof supportCategories)[number];

export const mostDescriptionLength = 4000;

/** The code for a text that is empty after trimming (product.md §5). */
export const emptyDescription = {
  game_issue: 'support/description-required', game_feedback: 'support/feedback-required',
} as const satisfies Record<SupportCategory, string>;

/** Where a game stood when somebody wrote (product.md §3 "Game state as read"). */
export const gameStateSchema = z.strictObject({
  teams: z.array(z.strictObject({ name: z.string().max(40) })).max(4),
  currentTeamIndex: z.number().int().min(0).max(3),
  gameStatus: z.enum(['setup', 'playing', 'finished']),
});
