import { sql } from 'kysely';
import { periodKey, periods } from '#shared/standings/period.ts';
import type { GameListener } from '../games/index.ts';

/** Adds a counted game to its host's three rows. Each host has their own rows; two hosts seldom share a counter. */
export const scoreGame: Required<Pick<GameListener, 'ended'>> = {
  async ended(tx, { uncounted, hostId, score, at }) {
    if (uncounted !== null) return;
    await tx
      .insertInto('standings')
      .values(periods.map((period) => ({ period: periodKey(period, at), user_id: hostId, score, games: 1 })))
      .onConflict((conflict) =>
        conflict.columns(['period', 'user_id']).doUpdateSet({
          score: sql<number>`standings.score + excluded.score`,
          games: sql<number>`standings.games + 1`,
        }),
      )
      .execute();
  },
};
