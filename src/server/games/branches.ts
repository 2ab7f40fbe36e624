import type { GameErrorCode } from '#shared/games/errors.ts';
import { newGame } from '#shared/games/log.ts';
import type { Game } from '#shared/games/state.ts';
import { refuse, type Refusal } from '#shared/kernel/result.ts';
import { newId } from '../platform/ids.ts';
import { applyInOrder, seenIn } from './delivery.ts';
import type { Delivered, Delivery } from './delivery.ts';
import { loadLine, readCommands, replayOn } from './loaded-game.ts';
import type { LoadedGame } from './loaded-game.ts';
import { appendCommands, commonSeq, copyCommands, viewersOf } from './queries.ts';
import { progressOf } from './record.ts';
import type { BranchRow } from './tables.ts';
import { dropLease, findTenures } from './writers.ts';
import type { Tenure } from './writers.ts';

/**
 * Stores what a device played offline after it lost the lease, as a separate line for the host to choose from. Nothing
 * is stored from a device that never had the lease.
 */
export async function storeAside(delivery: Delivery): Promise<Delivered> {
  const { tx, row, deviceId } = delivery;
  const tenures = await findTenures(tx, row.id, deviceId);
  if (tenures.length === 0) return { row, refusal: leaseLost() };
  const refusal =
    (await growBranch(delivery)) ??
    (await forkBranch(delivery, tenures)) ??
    (await continueBranch(delivery)) ??
    askForMissing(delivery, tenures);
  return { row, refusal };
}

/**
 * The same for a device that has the lease again, but sends what it played before it lost it.
 * It gives the lease back, since it knows another line; null where its steps are no such line.
 */
export async function storeEarlier(delivery: Delivery): Promise<Delivered | null> {
  const { tx, row, deviceId } = delivery;
  const ended = (await findTenures(tx, row.id, deviceId)).filter(({ to_seq }) => to_seq !== null);
  const refusal = (await growBranch(delivery)) ?? (await forkBranch(delivery, ended));
  if (refusal === null) return null;
  await dropLease(tx, row);
  return { row, refusal };
}

function leaseLost(branchId?: string): Refusal<GameErrorCode> {
  return refuse('games/lease-lost', branchId === undefined ? undefined : { branchId }).refusal;
}

/** Continues a branch of this device that contains some of these commands. */
async function growBranch(delivery: Delivery): Promise<Refusal<GameErrorCode> | null> {
  for (const branch of await openBranchesOf(delivery)) {
    const line = await loadBranch(delivery, branch);
    const overlaps = delivery.commands.some(({ id, seq }) => seq > branch.fork_seq && line.seqById.get(id) === seq);
    if (overlaps) return addToBranch(delivery, branch, line);
  }
  return null;
}

/** Continues a branch that ends right before these commands. */
async function continueBranch(delivery: Delivery): Promise<Refusal<GameErrorCode> | null> {
  const [first] = delivery.commands;
  const branch = (await openBranchesOf(delivery)).find(({ seq }) => seq + 1 === first?.seq);
  return branch === undefined ? null : addToBranch(delivery, branch, await loadBranch(delivery, branch));
}

async function addToBranch(delivery: Delivery, branch: BranchRow, line: LoadedGame): Promise<Refusal<GameErrorCode>> {
  const { deps, tx, row, deviceId, now } = delivery;
  const { game, applied, opened } = applyInOrder(line.game, line.seqById, delivery.commands);
  if (applied.length > 0) {
    await appendCommands(tx, row.id, branch.line, { commands: applied, deviceId, at: now });
    await deps.questions.markSeen(tx, viewersOf(row), seenIn(row, opened, now));
    await tx.updateTable('game_branches').set(branchProgress(game, now)).where('id', '=', branch.id).execute();
  }
  return leaseLost(branch.id);
}

/** Begins a branch where these commands leave a line on which the device wrote at that place. */
async function forkBranch(delivery: Delivery, tenures: readonly Tenure[]): Promise<Refusal<GameErrorCode> | null> {
  const { row, loaded } = delivery;
  const lines = [...new Set(tenures.map(({ line }) => line))].sort(
    (one, other) => Number(other === row.line) - Number(one === row.line) || other - one,
  );
  for (const line of lines) {
    const reached = Math.max(...tenures.filter((each) => each.line === line).map(({ to_seq }) => to_seq ?? 0));
    const from =
      line === row.line ? loaded : await loadLine(delivery.tx, undefined, { gameId: row.id, line, seq: reached });
    const first = delivery.commands.find(({ id, seq }) => from.seqById.get(id) !== seq);
    if (first === undefined) continue;
    const forkSeq = first.seq - 1;
    const wroteThere = tenures.some(
      (each) => each.line === line && each.from_seq <= forkSeq && forkSeq <= (each.to_seq ?? from.game.seq),
    );
    if (wroteThere) return addBranch(delivery, line, forkSeq, from);
  }
  return null;
}

async function addBranch(
  delivery: Delivery,
  line: number,
  forkSeq: number,
  from: LoadedGame,
): Promise<Refusal<GameErrorCode>> {
  const { deps, tx, row, deviceId, commands, now } = delivery;
  const common = { gameId: row.id, line, seq: forkSeq };
  const start =
    from.game.seq === forkSeq ? from.game : replayOn(newGame(from.game.pack), await readCommands(tx, common));
  const { game, applied, opened } = applyInOrder(
    start,
    new Map(),
    commands.filter(({ seq }) => seq > forkSeq),
  );
  if (applied.length === 0) return leaseLost();
  const { line: last } = await tx
    .selectFrom('game_commands')
    .select(({ fn }) => fn.max('line').as('line'))
    .where('game_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const id = newId(now);
  const newLine = Math.max(last, row.line) + 1;
  await copyCommands(tx, common, newLine);
  await appendCommands(tx, row.id, newLine, { commands: applied, deviceId, at: now });
  await deps.questions.markSeen(tx, viewersOf(row), seenIn(row, opened, now));
  await tx
    .insertInto('game_branches')
    .values({
      id,
      game_id: row.id,
      line: newLine,
      device_id: deviceId,
      ...branchProgress(game, now),
      fork_seq: line === row.line ? forkSeq : await commonSeq(tx, row.id, newLine, row.line),
    })
    .execute();
  return leaseLost(id);
}

/**
 * Rejects with games/sequence-gap if steps between the device's stored commands and the sent ones may be missing, so
 * that it sends them; else with games/lease-lost, after which the device only reads.
 */
function askForMissing({ commands, loaded }: Delivery, tenures: readonly Tenure[]): Refusal<GameErrorCode> {
  const [first] = commands;
  const reached = Math.max(
    0,
    ...tenures.filter(({ line }) => line === loaded.line).map(({ to_seq }) => to_seq ?? loaded.game.seq),
  );
  const mayMiss = first !== undefined && !loaded.seqById.has(first.id) && first.seq > reached + 1;
  return mayMiss ? refuse('games/sequence-gap', { seq: reached }).refusal : leaseLost();
}

async function openBranchesOf({ tx, row, deviceId }: Delivery): Promise<readonly BranchRow[]> {
  return tx
    .selectFrom('game_branches')
    .selectAll()
    .where('game_id', '=', row.id)
    .where('device_id', '=', deviceId)
    .where('status', '=', 'open')
    .orderBy('line', 'desc')
    .execute();
}

function loadBranch({ tx, row }: Delivery, { line, seq }: BranchRow): Promise<LoadedGame> {
  return loadLine(tx, undefined, { gameId: row.id, line, seq });
}

function branchProgress(
  game: Game,
  now: number,
): Pick<BranchRow, 'seq' | 'scores' | 'opened_tiles' | 'last_command_at'> {
  const { seq, scores, opened_tiles } = progressOf(game);
  return { seq, scores, opened_tiles, last_command_at: new Date(now) };
}
