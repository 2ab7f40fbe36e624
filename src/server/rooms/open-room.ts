import type { HostRoom } from '#shared/rooms/schema.ts';
import { present } from '#shared/kernel/assert.ts';
import { AppError } from '../platform/app-error.ts';
import { afterCommit } from '../platform/database/index.ts';
import { isLoopback } from '../platform/local-only.ts';
import { codeDurationMs, drawCode } from './codes.ts';
import type { RoomDeps } from './deps.ts';
import { checkHost, isValid, readHostRoom } from './queries.ts';

/** Draws a code for a game's room, or prolongs the one it has. */
export async function openRoom(deps: RoomDeps, hostId: string, gameId: string): Promise<HostRoom> {
  const now = deps.clock.now();
  const until = new Date(now + codeDurationMs);
  return deps.database.transaction(async (tx) => {
    const { outcome } = await checkHost(deps, tx, hostId, gameId);
    if (outcome !== 'open') throw new AppError('games/finished');
    if (isLoopback(deps.publicUrl.hostname) && !deps.opensHere) throw new AppError('rooms/this-machine-only');
    // Two devices may open the room at once: the second insert waits for the first transaction.
    const isNew = await tx
      .insertInto('rooms')
      .values({ game_id: gameId, code: '', code_until: new Date(0) })
      .onConflict((conflict) => conflict.column('game_id').doNothing())
      .returning('game_id')
      .executeTakeFirst();
    const room = await tx
      .selectFrom('rooms')
      .selectAll()
      .where('game_id', '=', gameId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const code = isNew === undefined && isValid(room, now) ? room.code : await drawCode(tx, now);
    // A code rests for 30 days from the last opening, not from its draw.
    if (code === room.code)
      await tx
        .updateTable('room_codes')
        .set({ drawn_at: new Date(now) })
        .where('code', '=', code)
        .execute();
    await tx.updateTable('rooms').set({ code, code_until: until }).where('game_id', '=', gameId).execute();
    if (code !== room.code) afterCommit(tx, () => deps.gameChanged(gameId));
    return present(await readHostRoom(tx, gameId, now), 'the open room');
  });
}
