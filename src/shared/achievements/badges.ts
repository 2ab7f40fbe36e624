import { z } from 'zod';
import { localizedText } from '../kernel/text.ts';
import { metrics } from './totals.ts';
import type { Metric } from './totals.ts';

/** What a badge is drawn with; the drawings are the page's. */
export const emblems = [
  ...(['lantern', 'dhow', 'falcon', 'pearl', 'palm', 'dallah', 'star', 'sadu'] as const),
  ...(['lamp', 'cup', 'tiles', 'flame', 'comet', 'crown', 'beads', 'sun', 'loom'] as const),
  ...(['hook', 'dive', 'chest', 'key', 'book', 'compass', 'globe', 'carpet', 'towers'] as const),
  ...(['wave', 'sunrise', 'peak', 'coffee', 'tent', 'door', 'hourglass', 'diamond'] as const),
  ...(['crescent', 'gift', 'flag', 'campfire'] as const),
] as const;
export type Emblem = (typeof emblems)[number];
export const badgeColors = ['saffron', 'coral', 'turquoise', 'violet', 'lime'] as const;
export type BadgeColor = (typeof badgeColors)[number];

export const maxConditions = 4;
export const maxMetricValue = 10_000_000;

/** A condition: one of the totals has come so far. */
export const conditionSchema = z.strictObject({
  metric: z.enum(metrics),
  atLeast: z.number().int().min(1).max(maxMetricValue),
});
export type Condition = z.infer<typeof conditionSchema>;

/** Of two conditions that ask for the same, the later one is wrong. */
export function rejectRepeats(conditions: readonly Pick<Condition, 'metric'>[], context: z.RefinementCtx): void {
  for (const [index, { metric }] of conditions.entries()) {
    const isRepeated = conditions.findIndex((each) => each.metric === metric) < index;
    if (isRepeated)
      context.addIssue({ code: 'custom', message: 'achievements/condition-twice', path: [index, 'metric'] });
  }
}

/** Staff input for a badge. All conditions must be met; each metric occurs once. */
export const badgeInputSchema = z.strictObject({
  name: localizedText(40),
  description: localizedText(160),
  emblem: z.enum(emblems),
  color: z.enum(badgeColors),
  /** Of the staff's library, in the emblem's place. */
  pictureId: z.uuid().nullable(),
  conditions: z.array(conditionSchema).min(1).max(maxConditions).superRefine(rejectRepeats),
});
export type BadgeInput = z.infer<typeof badgeInputSchema>;

export function isEarned(conditions: readonly Condition[], totals: Readonly<Record<Metric, number>>): boolean {
  return conditions.every(({ metric, atLeast }) => totals[metric] >= atLeast);
}
