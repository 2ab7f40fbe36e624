import { awayAfterMs, captainAwayAfterMs } from '#shared/rooms/schema.ts';
import { isOneOf } from '../platform/database/index.ts';
import type { RoomDeps } from './deps.ts';

/** How often a process writes which phones reported. Added to the phone's interval, it must stay below `awayAfterMs`. */
export const presenceIntervalMs = 5000;

/** Which phones and screens are there, as far as this process knows. */
export interface Presence {
  /** The phone whose token has this hash has sent something. */
  heard: (gameId: string, tokenHash: string) => void;
  /** A phone of this process now shows the game's screen as there, or as away. */
  shown: (gameId: string, hasScreen: boolean) => void;
  /** Writes which phones reported, and notifies the pages of games where a phone or a screen came or went. */
  update: () => Promise<void>;
}

export function createPresence({ database, clock, gameChanged, standingsOf }: RoomDeps): Presence {
  /** The game ids of the phones that reported since the last update, by token hash. */
  let heard = new Map<string, string>();
  const screens = new Map<string, boolean>();

  const writeHeard = async (tokenHashes: readonly string[], now: number): Promise<readonly string[]> => {
    if (tokenHashes.length === 0) return [];
    // One that was silent for less than `awayAfterMs` may be the captain again.
    const back = await database.query
      .selectFrom('seats')
      .select('game_id')
      .where(isOneOf('token_hash', tokenHashes))
      .where('removed_at', 'is', null)
      .where((seat) =>
        seat.or([seat('is_here', '=', false), seat('seen_at', '<=', new Date(now - captainAwayAfterMs))]),
      )
      .execute();
    await database.query
      .updateTable('seats')
      .set({ seen_at: new Date(now) })
      .where(isOneOf('token_hash', tokenHashes))
      .execute();
    if (back.length > 0)
      await database.query
        .updateTable('seats')
        .set({ is_here: true })
        .where(isOneOf('token_hash', tokenHashes))
        .where('is_here', '=', false)
        .where('removed_at', 'is', null)
        .execute();
    return back.map(({ game_id }) => game_id);
  };

  /** Games where a captain's phone has lost its part by silence since the last update. */
  const fallenSilent = async (now: number): Promise<readonly string[]> => {
    const silentSince = now - captainAwayAfterMs;
    const rows = await database.query
      .selectFrom('seats')
      .select('game_id')
      .where('is_here', '=', true)
      .where('seen_at', '<=', new Date(silentSince))
      .where('seen_at', '>', new Date(silentSince - 2 * presenceIntervalMs))
      .execute();
    return rows.map(({ game_id }) => game_id);
  };

  const markAway = async (now: number): Promise<readonly string[]> => {
    const away = await database.query
      .updateTable('seats')
      .set({ is_here: false })
      .where('is_here', '=', true)
      .where('seen_at', '<', new Date(now - awayAfterMs))
      .returning('game_id')
      .execute();
    return away.map(({ game_id }) => game_id);
  };

  // A lease expires without a change event.
  const changedScreens = async (gameIds: ReadonlySet<string>): Promise<readonly string[]> => {
    for (const gameId of screens.keys()) if (!gameIds.has(gameId)) screens.delete(gameId);
    if (gameIds.size === 0) return [];
    const standings = await standingsOf(database.query, [...gameIds]);
    return [...gameIds].filter((gameId) => standings.get(gameId)?.hasScreen !== screens.get(gameId));
  };

  return {
    heard: (gameId, tokenHash) => void heard.set(tokenHash, gameId),
    shown: (gameId, hasScreen) => void screens.set(gameId, hasScreen),
    async update() {
      const now = clock.now();
      const here = heard;
      heard = new Map();
      const changed: string[] = [];
      try {
        changed.push(...(await writeHeard([...here.keys()], now)));
      } catch (error) {
        // Try again at the next update, else phones that are there would be shown as away.
        for (const [tokenHash, gameId] of here) heard.set(tokenHash, gameId);
        throw error;
      }
      changed.push(
        ...(await fallenSilent(now)),
        ...(await markAway(now)),
        ...(await changedScreens(new Set(here.values()))),
      );
      for (const gameId of new Set(changed)) gameChanged(gameId);
    },
  };
}
