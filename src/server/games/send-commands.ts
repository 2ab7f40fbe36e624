import type { z } from 'zod';
import type { gamesApi } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import { refuse } from '#shared/kernel/result.ts';
import { AppError } from '../platform/app-error.ts';
import { afterCommit } from '../platform/database/index.ts';
import { appendAtOnce } from './append-at-once.ts';
import { storeAside, storeEarlier } from './branches.ts';
import { applyInOrder, seenIn } from './delivery.ts';
import type { Delivered, Delivery } from './delivery.ts';
import type { GameDeps } from './deps.ts';
import { finishGame } from './finish.ts';
import { loadLine } from './loaded-game.ts';
import { appendCommands, lockGame, viewersOf } from './queries.ts';
import { progressOf, recordOf } from './record.ts';
import type { GameRow } from './tables.ts';
import { beginTenure, findTenures, leaseOf, leaseUntil } from './writers.ts';

export type Batch = z.output<typeof gamesApi.sendCommands.input>;
export type BatchAnswer = z.input<typeof gamesApi.sendCommands.output>;

/** How far a device's corrected clock may be ahead of the server's. */
const maxAheadMs = 60_000;

/** Appends commands in order; skips those already stored, and stops at the first rejected one. */
export async function sendCommands(deps: GameDeps, hostId: string, batch: Batch): Promise<BatchAnswer> {
  const now = deps.clock.now();
  // Time never runs backwards in a game: a stamp from the future would stop all its clocks permanently.
  if (batch.commands.some(({ at }) => at > now + maxAheadMs)) throw new AppError('games/clock-ahead');
  const appended = await appendAtOnce(deps, hostId, batch, now);
  if (appended !== null) {
    deps.gameChanged(batch.id);
    return { seq: appended.row.seq, game: recordOf(appended.row, appended.card), now };
  }
  const { id, deviceId, commands } = batch;
  const { row, refusal, card } = await deps.database.transaction(async (tx) => {
    const locked = await lockGame(tx, hostId, id, now);
    const cached = deps.cache.get(id);
    // A gang's pack may have changed while this waited for the row: a member was erased, perhaps the last one.
    const mayBeRenamed = [locked, cached?.row].some((known) => known !== undefined && known.viewers.length > 0);
    const loaded = await loadLine(tx, mayBeRenamed ? undefined : cached, {
      gameId: id,
      line: locked.line,
      seq: locked.seq,
    });
    const delivered = await deliver({ deps, tx, row: locked, loaded, deviceId, commands, now });
    return { ...delivered, card: loaded.card };
  });
  // Also if the rest was rejected: a part of it may be stored, or all of it as a branch.
  deps.gameChanged(id);
  if (refusal !== null) throw new AppError(refusal.code, { params: refusal.params });
  return { seq: row.seq, game: recordOf(row, card), now };
}

async function deliver(delivery: Delivery): Promise<Delivered> {
  const { row, loaded, commands } = delivery;
  const fresh = commands.filter(({ id }) => !loaded.seqById.has(id));
  // A repeat whose answer got lost is answered again, also after the end.
  if (row.outcome !== 'open') return { row, refusal: fresh.length === 0 ? null : refuse('games/finished').refusal };
  if (!(await mayWrite(delivery, fresh))) return storeAside(delivery);
  const [first] = fresh;
  return (first !== undefined && first.seq <= row.seq ? await storeEarlier(delivery) : null) ?? append(delivery);
}

/** True for the device with the lease, and for its last holder if it is free and no other device has written since. */
async function mayWrite({ tx, row, deviceId, now }: Delivery, fresh: readonly Command[]): Promise<boolean> {
  const lease = leaseOf(row, now);
  if (lease !== null) return lease.deviceId === deviceId;
  const tenures = (await findTenures(tx, row.id, deviceId)).filter(({ line }) => line === row.line);
  const goesOn = fresh.every(({ seq }) => seq > row.seq);
  return tenures.some(({ to_seq }) => to_seq === null || (to_seq === row.seq && goesOn));
}

async function append(delivery: Delivery): Promise<Delivered> {
  const { deps, tx, row, loaded, deviceId, commands, now } = delivery;
  const { game, applied, opened, refusal } = applyInOrder(loaded.game, loaded.seqById, commands);
  if (applied.length === 0) return { row, refusal };
  await beginTenure(tx, row, deviceId);
  await appendCommands(tx, row.id, row.line, { commands: applied, deviceId, at: now });
  await deps.questions.markSeen(tx, viewersOf(row), seenIn(row, opened, now));
  const changes: Partial<GameRow> = {
    ...progressOf(game),
    last_command_at: new Date(now),
    lease_device: deviceId,
    lease_expires_at: leaseUntil(now),
    ...(game.state.status === 'finished' ? await finishGame(deps, tx, row, game, now) : {}),
  };
  await tx.updateTable('games').set(changes).where('id', '=', row.id).execute();
  afterCommit(tx, () => {
    for (const { id, seq } of applied) loaded.seqById.set(id, seq);
    deps.cache.set(row.id, { ...loaded, game, row: { ...row, ...changes } });
  });
  return { row: { ...row, ...changes }, refusal };
}
