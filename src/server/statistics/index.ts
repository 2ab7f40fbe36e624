/**
 * Statistics: games by day, their categories, and the number of people who played [ANA-1]. Owns daily_statistics,
 * category_usage, active_days, user_activity and retention: counted in memory, written in batches, and recomputed from
 * the games every hour.
 */
import { addDays, kuwaitDay, weekStart } from '#shared/kernel/kuwait-time.ts';
import { statisticsAdminApi } from '#shared/statistics/api.ts';
import { keptForDays } from '#shared/statistics/days.ts';
import type { GameListener } from '../games/index.ts';
import type { Tx } from '../platform/database/index.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { hourMs } from '../platform/jobs.ts';
import type { Job } from '../platform/jobs.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { readCategories, readDays, readRetention, readToday } from './read-statistics.ts';
import { createRecorder } from './recorder.ts';
import type { RecorderDeps } from './recorder.ts';
import './tables.ts';

export interface Statistics extends PersonalData {
  readonly gameListener: GameListener;
  mount(server: HttpServer): void;
  readonly jobs: readonly Job[];
  /** Writes the buffer; call before a stop. Never throws. */
  flush(): Promise<void>;
  /** Recomputes yesterday, today, and uncounted earlier days. */
  recomputeRecentDays(): Promise<void>;
  /** Deletes days that are older than 365 days. */
  forgetOldDays(): Promise<void>;
}

/** ANA-1. */
const flushMs = 2 * 60 * 1000;

export function createStatistics(deps: RecorderDeps): Statistics {
  const {
    clock,
    database: { query },
  } = deps;
  const recorder = createRecorder(deps);
  const forgetOldDays = async () => {
    const now = clock.now();
    await query.deleteFrom('daily_statistics').where('expires_at', '<=', new Date(now)).execute();
    const oldest = addDays(kuwaitDay(now), -keptForDays);
    await query.deleteFrom('category_usage').where('date', '<=', oldest).execute();
    await query.deleteFrom('active_days').where('date', '<=', oldest).execute();
    await query.deleteFrom('retention').where('week', '<', weekStart(oldest)).execute();
  };
  return {
    gameListener: recorder.gameListener,
    jobs: [
      { name: 'write statistics', intervalMs: flushMs, work: recorder.flush },
      {
        name: 'recompute statistics',
        intervalMs: hourMs,
        work: recorder.recompute,
        // What a killed process had not written yet.
        runsAtStart: true,
        needsLongStatements: true,
      },
      { name: 'delete old statistics', intervalMs: hourMs, work: forgetOldDays, needsLongStatements: true },
    ],
    flush: recorder.flush,
    recomputeRecentDays: recorder.recompute,
    mount(server) {
      mount(server, statisticsAdminApi.readToday, async () => {
        // Includes this process' unwritten counts.
        await recorder.flush();
        return readToday(query, kuwaitDay(clock.now()));
      });
      mount(server, statisticsAdminApi.read, async ({ input }) => ({
        days: await readDays(query, input),
        categories: await readCategories(query, input),
        retention: await readRetention(query, input, kuwaitDay(clock.now())),
      }));
    },
    forgetOldDays,
    eraseUser,
    exportUser,
  };
}

/** How many were there stays; who they were goes. */
async function eraseUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('active_days').where('user_id', '=', userId).execute();
  await tx.deleteFrom('user_activity').where('user_id', '=', userId).execute();
}

async function exportUser(tx: Tx, userId: string): Promise<{ activity: unknown }> {
  const activity = await tx
    .selectFrom('user_activity')
    .where('user_id', '=', userId)
    .select(['first_active_on', 'last_active_on', 'days'])
    .executeTakeFirst();
  const days = await tx
    .selectFrom('active_days')
    .where('user_id', '=', userId)
    .select('date')
    .orderBy('date')
    .execute();
  return {
    activity:
      activity === undefined
        ? null
        : {
            firstActiveOn: activity.first_active_on,
            lastActiveOn: activity.last_active_on,
            days: activity.days,
            activeDays: days.map(({ date }) => date),
          },
  };
}
