/**
 * Standings: who scored how much, of all time, this month and this week (BOARD-1; docs/rules.md, "What counts").
 * Owns standings: a row a host and period, written in the transaction that ends a game; and standing_counts, which the database keeps with them.
 */
import { standingsApi } from '#shared/standings/api.ts';
import { periodEnd, periodKey } from '#shared/standings/period.ts';
import type { GameListener } from '../games/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { hourMs } from '../platform/jobs.ts';
import type { Job } from '../platform/jobs.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { listStandings, ownStanding } from './list-standings.ts';
import { scoreGame } from './score-game.ts';
import './tables.ts';

export interface Standings extends PersonalData {
  readonly gameListener: GameListener;
  mount(server: HttpServer): void;
  readonly jobs: readonly Job[];
  /** Deletes weeks and months that are over. */
  forgetOldPeriods(): Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;

export function createStandings({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Standings {
  const { query } = database;
  const forgetOldPeriods = async () => {
    // A day's margin for processes whose clocks differ.
    const at = clock.now() - dayMs;
    for (const period of ['month', 'week'] as const) {
      // The counts first: what has none isn't counted down one by one.
      const until = periodKey(period, at);
      await query
        .deleteFrom('standing_counts')
        .where('period', '>=', `${period} `)
        .where('period', '<', until)
        .execute();
      await query.deleteFrom('standings').where('period', '>=', `${period} `).where('period', '<', until).execute();
    }
  };
  return {
    gameListener: scoreGame,
    jobs: [{ name: 'delete old standings', intervalMs: hourMs, work: forgetOldPeriods, needsLongStatements: true }],
    mount(server) {
      mount(server, standingsApi.list, async ({ input: { period, ...page }, caller }) => {
        const now = clock.now();
        const key = periodKey(period, now);
        const { uid } = caller.user;
        return {
          ...(await listStandings(query, { ...page, period: key, userId: uid })),
          own: await ownStanding(query, key, uid),
          endsAt: periodEnd(period, now),
        };
      });
    },
    forgetOldPeriods,
    eraseUser,
    exportUser,
  };
}

async function eraseUser(tx: Tx, userId: string): Promise<void> {
  // Periods in the order in which games end, since both lock the counts.
  const rows = await tx
    .selectFrom('standings')
    .select('period')
    .where('user_id', '=', userId)
    .orderBy('period')
    .execute();
  for (const { period } of rows)
    await tx.deleteFrom('standings').where('period', '=', period).where('user_id', '=', userId).execute();
}

async function exportUser(tx: Tx, userId: string): Promise<{ standings: unknown[] }> {
  const rows = await tx
    .selectFrom('standings')
    .select(['period', 'score', 'games'])
    .where('user_id', '=', userId)
    .orderBy('period')
    .execute();
  return { standings: rows.map(({ score, ...row }) => ({ ...row, score: Number(score) })) };
}
