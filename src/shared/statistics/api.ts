import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { isRange } from './days.ts';

const count = z.number().int();
const day = z.iso.date();

const gamesDaySchema = z.object({
  date: day,
  totalGames: count,
  completedGames: count,
  activeUsers: count,
  /** Null for a day of which nothing was kept. */
  createdAt: count.nullable(),
  lastUpdatedAt: count.nullable(),
  expiresAt: count.nullable(),
});
export type GamesDay = z.infer<typeof gamesDaySchema>;

const categoryUsageSchema = z.object({
  id: z.string(),
  name: z.object({ ar: z.string(), en: z.string() }).nullable(),
  games: count,
});
export type CategoryUsage = z.infer<typeof categoryUsageSchema>;

/** Of those who first played in a week, how many played one to seven weeks later; null for a week that has not begun. */
const retentionWeekSchema = z.object({ week: day, players: count, returned: z.array(count.nullable()).length(7) });
export type RetentionWeek = z.infer<typeof retentionWeekSchema>;

export const statisticsAdminApi = {
  readToday: contract({
    method: 'GET',
    path: '/api/admin/today',
    access: 'moderator',
    summary: 'Games played today in Kuwait, as counted so far.',
    input: z.strictObject({}),
    output: z.object({ date: day, totalGames: count, completedGames: count, activeUsers: count }),
    errors: [],
  }),
  read: contract({
    method: 'GET',
    path: '/api/admin/analytics',
    access: 'admin',
    summary: 'Games played in a range of days in Kuwait: games and people by day, categories, and retention by week.',
    input: z.strictObject({ from: day, to: day }).refine(isRange, { path: ['to'] }),
    output: z.object({
      days: z.array(gamesDaySchema),
      categories: z.array(categoryUsageSchema),
      retention: z.array(retentionWeekSchema),
    }),
    errors: [],
  }),
};
