import { z } from 'zod';
import { localizedText } from '../kernel/text.ts';
import { metrics } from './totals.ts';
import type { Metric } from './totals.ts';

/** What a badge is drawn with; the drawings are the page's. */
export const emblems = ['lantern', 'dhow', 'falcon', 'pearl', 'palm', 'dallah', 'star', 'sadu'] as const;
export type Emblem = (typeof emblems)[number];
export const badgeColors = ['saffron', 'coral', 'turquoise', 'violet', 'lime'] as const;
export type BadgeColor = (typeof badgeColors)[number];

export const mostConditions = 4;
const mostOfMetric = 10_000_000;

/** A condition: one of the totals has come so far. */
export const conditionSchema = z.strictObject({ metric: z.enum(metrics), atLeast: z.number().int().min(1).max(mostOfMetric) });
export type Condition = z.infer<typeof conditionSchema>;

/** What staff write of a badge. All its conditions must hold; each metric is asked for once. */
export const badgeInputSchema = z.strictObject({
  name: localizedText(40),
  description: localizedText(160),
  emblem: z.enum(emblems),
  color: z.enum(badgeColors),
  conditions: z.array(conditionSchema).min(1).max(mostConditions)
    .refine((all) => new Set(all.map(({ metric }) => metric)).size === all.length, { error: 'achievements/condition-twice' }),
});
export type BadgeInput = z.infer<typeof badgeInputSchema>;

export function isEarned(conditions: readonly Condition[], totals: Readonly<Record<Metric, number>>): boolean {
  return conditions.every(({ metric, atLeast }) => totals[metric] >= atLeast);
}
