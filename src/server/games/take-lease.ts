import type { z } from 'zod';
import type { gamesApi } from '#shared/games/api.ts';
import { AppError } from '../platform/app-error.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import type { GameDeps } from './deps.ts';
import { lockGame } from './queries.ts';
import { abandonedBefore } from './record.ts';
import type { GameRow } from './tables.ts';
import { beginTenure, findTenures, leaseOf, leaseUntil } from './writers.ts';

type LeaseWish = z.output<typeof gamesApi.takeLease.input>;
type LeaseAnswer = z.input<typeof gamesApi.takeLease.output>;

/** Makes this the writing device for 60 s, or renews that. */
export async function takeLease(deps: GameDeps, hostId: string, wish: LeaseWish): Promise<LeaseAnswer> {
  const { id, deviceId, takeOver, intermission } = wish;
  const now = deps.clock.now();
  const until = leaseUntil(now);
  const seq =
    (await renewLease(deps, hostId, wish, now)) ??
    (await deps.database.transaction(async (tx) => {
      const row = await lockGame(tx, hostId, id, now);
      if (row.outcome !== 'open') throw new AppError('games/finished');
      const lease = leaseOf(row, now);
      if (lease !== null && lease.deviceId !== deviceId && !takeOver)
        throw new AppError('games/lease-held', { params: { ...lease } });
      if (!takeOver && (await playedAnotherLine(tx, row, deviceId))) throw new AppError('games/lease-held');
      await beginTenure(tx, row, deviceId);
      await tx
        .updateTable('games')
        .set({
          lease_device: deviceId,
          lease_expires_at: until,
          ...(intermission === undefined ? {} : { intermission }),
        })
        .where('id', '=', id)
        .execute();
      afterCommit(tx, () => deps.gameChanged(id));
      return row.seq;
    }));
  return { lease: { deviceId, expiresAt: until.getTime() }, seq, now };
}

// Called every 20 s by every game in play: one statement unless another device has taken the lease.
async function renewLease(
  deps: GameDeps,
  hostId: string,
  { id, deviceId, intermission }: LeaseWish,
  now: number,
): Promise<number | null> {
  const renewed = await deps.database.query
    .updateTable('games')
    .set({ lease_expires_at: leaseUntil(now), ...(intermission === undefined ? {} : { intermission }) })
    .where('id', '=', id)
    .where('host_id', '=', hostId)
    .where('outcome', '=', 'open')
    .where('lease_device', '=', deviceId)
    .where(({ eb, fn }) => eb(fn.coalesce('last_command_at', 'created_at'), '>=', abandonedBefore(now)))
    .returning('seq')
    .executeTakeFirst();
  // Only a device that begins or ends one sends it.
  if (renewed !== undefined && intermission !== undefined) deps.gameChanged(id);
  return renewed?.seq ?? null;
}

// It may not know yet that the host chose another line, and must not continue its own.
async function playedAnotherLine(tx: Tx, row: GameRow, deviceId: string): Promise<boolean> {
  const tenures = await findTenures(tx, row.id, deviceId);
  return tenures.length > 0 && tenures.every(({ line }) => line !== row.line);
}
