import { sql } from 'kysely';
import type { Database } from '../platform/database/index.ts';

/** Whether an open game created by then shows or plays a medium with this in its address. */
export async function isInPlay(query: Database['query'], address: string, dealtBy: Date): Promise<boolean> {
  const found = await query
    .selectFrom('games')
    .innerJoin('game_packs', 'game_packs.game_id', 'games.id')
    .select('games.id')
    .where('games.outcome', '=', 'open')
    .where('games.created_at', '<=', dealtBy)
    .where(sql<boolean>`strpos(game_packs.pack::text, ${address}::text) > 0`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
