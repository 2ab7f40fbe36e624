import type { z } from 'zod';
import type { GameRecord, gamesApi } from '#shared/games/api.ts';
import { AppError } from '../platform/app-error.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import type { GameDeps } from './deps.ts';
import { finishGame } from './finish.ts';
import { loadLine } from './loaded-game.ts';
import { commonSeq, lockGame } from './queries.ts';
import { progressOf, recordOf } from './record.ts';
import type { BranchRow, GameRow } from './tables.ts';
import { endTenures } from './writers.ts';

export type Choice = z.output<typeof gamesApi.chooseBranch.input>;

/** Picks one whole line; the other stays in the log, set aside. The next writer takes the lease again. */
export async function chooseBranch(deps: GameDeps, hostId: string, choice: Choice): Promise<GameRecord> {
  const { id: gameId, branchId, keep } = choice;
  const now = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const row = await lockGame(tx, hostId, gameId, now);
    if (row.outcome !== 'open') throw new AppError('games/finished');
    const branch = await tx
      .selectFrom('game_branches')
      .selectAll()
      .where('id', '=', branchId)
      .where('game_id', '=', gameId)
      .executeTakeFirst();
    const wanted = keep === 'branch' ? 'chosen' : 'set-aside';
    // The same choice again is answered as it was; the opposite comes too late.
    if (branch === undefined || (branch.status !== 'open' && branch.status !== wanted))
      throw new AppError('games/branch-not-found');
    if (branch.status === 'open') {
      await tx.updateTable('game_branches').set({ status: wanted }).where('id', '=', branchId).execute();
      afterCommit(tx, () => deps.gameChanged(gameId));
      if (keep === 'branch') return switchLine(deps, tx, row, branch, choice.deviceId ?? null, now);
    }
    const { card } = await loadLine(tx, deps.cache.get(gameId), { gameId, line: row.line, seq: row.seq });
    return recordOf(row, card);
  });
}

async function switchLine(
  deps: GameDeps,
  tx: Tx,
  row: GameRow,
  branch: BranchRow,
  chooser: string | null,
  now: number,
): Promise<GameRecord> {
  const loaded = await loadLine(tx, undefined, { gameId: row.id, line: branch.line, seq: branch.seq });
  const { game } = loaded;
  await setLineAside(tx, row, branch, now);
  await letGoOn(tx, branch, chooser);
  const changes: Partial<GameRow> = {
    line: branch.line,
    ...progressOf(game),
    last_command_at: branch.last_command_at,
    lease_device: null,
    lease_expires_at: null,
    ...(game.state.status === 'finished'
      ? await finishGame(deps, tx, row, game, now, branch.last_command_at.getTime())
      : {}),
  };
  await tx.updateTable('games').set(changes).where('id', '=', row.id).execute();
  const others = await tx
    .selectFrom('game_branches')
    .select(['id', 'line'])
    .where('game_id', '=', row.id)
    .where('status', '=', 'open')
    .execute();
  for (const { id, line } of others) {
    await tx
      .updateTable('game_branches')
      .set({ fork_seq: await commonSeq(tx, row.id, line, branch.line) })
      .where('id', '=', id)
      .execute();
  }
  afterCommit(tx, () => deps.cache.set(row.id, { ...loaded, row: { ...row, ...changes } }));
  return recordOf({ ...row, ...changes }, loaded.card);
}

// The device that played the chosen line has it, and the one that chose has read it; any other may still have the old one.
async function letGoOn(tx: Tx, branch: BranchRow, chooser: string | null): Promise<void> {
  const common = { game_id: branch.game_id, line: branch.line, to_seq: branch.seq };
  await tx
    .insertInto('game_writers')
    .values([
      { ...common, device_id: branch.device_id, from_seq: branch.fork_seq },
      ...(chooser === null || chooser === branch.device_id
        ? []
        : [{ ...common, device_id: chooser, from_seq: branch.seq }]),
    ])
    .execute();
}

// The line that counted till now becomes a branch that was not chosen.
async function setLineAside(tx: Tx, row: GameRow, branch: BranchRow, now: number): Promise<void> {
  await endTenures(tx, row);
  const last = await tx
    .selectFrom('game_commands')
    .select('device_id')
    .where('game_id', '=', row.id)
    .where('line', '=', row.line)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  await tx
    .insertInto('game_branches')
    .values({
      id: newId(now),
      game_id: row.id,
      line: row.line,
      device_id: last?.device_id ?? branch.device_id,
      fork_seq: branch.fork_seq,
      seq: row.seq,
      scores: row.scores,
      opened_tiles: row.opened_tiles,
      last_command_at: row.last_command_at ?? row.created_at,
      status: 'set-aside',
    })
    .onConflict((conflict) => conflict.columns(['game_id', 'line']).doUpdateSet({ status: 'set-aside' }))
    .execute();
}
