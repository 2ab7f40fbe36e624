import { leaseDurationMs } from '#shared/games/api.ts';
import type { Tx } from '../platform/database/index.ts';
import type { GameRow } from './tables.ts';

/** The range of steps that a device wrote; open-ended until its tenure is ended, even after its lease has expired. */
export interface Tenure {
  readonly line: number;
  readonly from_seq: number;
  readonly to_seq: number | null;
}

/** A lease that would last longer is one of a clock that was ahead: it would shut other devices out until then. */
const maxLeaseMs = 2 * leaseDurationMs;

export function leaseOf(row: GameRow, now: number): { readonly deviceId: string; readonly expiresAt: number } | null {
  const { lease_device: deviceId, lease_expires_at: expires } = row;
  if (deviceId === null || expires === null) return null;
  const expiresAt = expires.getTime();
  return expiresAt <= now || expiresAt > now + maxLeaseMs ? null : { deviceId, expiresAt };
}

export function leaseUntil(now: number): Date {
  return new Date(now + leaseDurationMs);
}

/** Every stretch in which this device wrote, on any line. */
export async function findTenures(tx: Tx, gameId: string, deviceId: string): Promise<readonly Tenure[]> {
  return tx
    .selectFrom('game_writers')
    .select(['line', 'from_seq', 'to_seq'])
    .where('game_id', '=', gameId)
    .where('device_id', '=', deviceId)
    .execute();
}

/** Records that this device writes from here on, and ends the previous writer. The caller sets the lease itself. */
export async function beginTenure(tx: Tx, row: GameRow, deviceId: string): Promise<void> {
  if (row.lease_device === deviceId) return;
  await endTenures(tx, row);
  await tx
    .insertInto('game_writers')
    .values({ game_id: row.id, line: row.line, device_id: deviceId, from_seq: row.seq, to_seq: null })
    .onConflict((conflict) =>
      conflict.columns(['game_id', 'line', 'device_id', 'from_seq']).doUpdateSet({ to_seq: null }),
    )
    .execute();
}

export async function endTenures(tx: Tx, row: GameRow): Promise<void> {
  await tx
    .updateTable('game_writers')
    .set({ to_seq: row.seq })
    .where('game_id', '=', row.id)
    .where('to_seq', 'is', null)
    .execute();
}

/** No device writes any more; a tenure without commands is deleted. */
export async function dropLease(tx: Tx, row: GameRow): Promise<void> {
  await tx
    .deleteFrom('game_writers')
    .where('game_id', '=', row.id)
    .where('to_seq', 'is', null)
    .where('from_seq', '=', row.seq)
    .execute();
  await endTenures(tx, row);
  await tx.updateTable('games').set({ lease_device: null, lease_expires_at: null }).where('id', '=', row.id).execute();
}
