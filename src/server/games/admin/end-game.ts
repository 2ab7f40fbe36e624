import { assert } from '#shared/kernel/assert.ts';
import type { OpenedGame } from '#shared/games/admin-api.ts';
import type { Act, Command } from '#shared/games/commands.ts';
import { applyCommand } from '#shared/games/log.ts';
import type { Game } from '#shared/games/state.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit.ts';
import { afterCommit } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { newId } from '../../platform/ids.ts';
import type { GameDeps } from '../deps.ts';
import { finishGame } from '../finish.ts';
import { loadLine } from '../loaded-game.ts';
import { appendCommands } from '../queries.ts';
import { asOf, progressOf } from '../record.ts';
import type { GameRow } from '../tables.ts';
import { endTenures } from '../writers.ts';
import { readGame } from './read-games.ts';

/** Who wrote the steps by which the staff ends a game. */
const staffDevice = 'staff';

/** Ends a game in play. Finished, it gets the steps a host would end it by, so that its log still makes the whole of it. */
export async function endGame(
  deps: GameDeps,
  actorId: string,
  { id, as, reason }: { readonly id: string; readonly as: 'finished' | 'abandoned'; readonly reason: string },
): Promise<OpenedGame> {
  const now = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const stored = await tx.selectFrom('games').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (stored === undefined) throw new AppError('games/not-found');
    const row = asOf(stored, now);
    if (row.outcome !== 'open') throw new AppError('games/finished');
    await (as === 'finished' ? finishAsItStands(deps, tx, row, now) : abandon(tx, row));
    await recordAudit(tx, {
      at: now,
      actorId,
      action: 'games/ended',
      subjectType: 'game',
      subjectId: id,
      before: { outcome: row.outcome, seq: row.seq, scores: row.scores },
      after: { outcome: as },
      note: reason,
    });
    afterCommit(tx, () => deps.gameChanged(id));
    return readGame(tx, id, now);
  });
}

async function abandon(tx: Tx, row: GameRow): Promise<void> {
  await endTenures(tx, row);
  await tx
    .updateTable('games')
    .set({ outcome: 'abandoned', lease_device: null, lease_expires_at: null })
    .where('id', '=', row.id)
    .execute();
  await tx.deleteFrom('answer_codes').where('game_id', '=', row.id).execute();
}

async function finishAsItStands(deps: GameDeps, tx: Tx, row: GameRow, now: number): Promise<void> {
  const loaded = await loadLine(tx, deps.cache.get(row.id), { gameId: row.id, line: row.line, seq: row.seq });
  const { game, commands } = playToEnd(loaded.game, now);
  await endTenures(tx, row);
  await appendCommands(tx, row.id, row.line, { commands, deviceId: staffDevice, at: now });
  const changes: Partial<GameRow> = {
    ...progressOf(game),
    last_command_at: new Date(now),
    ...(await finishGame(deps, tx, row, game, now)),
  };
  await tx.updateTable('games').set(changes).where('id', '=', row.id).execute();
  afterCommit(tx, () => {
    for (const { id, seq } of commands) loaded.seqById.set(id, seq);
    deps.cache.set(row.id, { ...loaded, game, row: { ...row, ...changes } });
  });
}

function playToEnd(from: Game, at: number): { readonly game: Game; readonly commands: readonly Command[] } {
  const commands: Command[] = [];
  let game = from;
  while (game.state.status !== 'finished') {
    const command: Command = { ...nextAct(game), id: newId(at), seq: game.seq + 1, at };
    const next = applyCommand(game, command);
    assert(next.ok, `a game that can't be ended by ${command.type}`);
    commands.push(command);
    game = next.value;
  }
  return { game, commands };
}

function nextAct({ state }: Game): Act {
  if (state.phase === 'wheel') return { type: 'wheelStopped' };
  if (state.phase !== 'result') return { type: 'end' };
  // An open tie-breaker is cancelled: the leading teams share the win.
  return state.tieBreak === null ? { type: 'finish' } : { type: 'undo' };
}

/** Gives the host the session of a game back. Said twice, still once. */
export async function returnSession(
  deps: GameDeps,
  actorId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<OpenedGame> {
  const now = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const { game, isReturned } = await readGame(tx, id, now);
    if (isReturned) return readGame(tx, id, now);
    if (!(await deps.accounts.hasUser(tx, game.hostId))) throw new AppError('accounts/person-not-found');
    const { balance, repeated } = await deps.accounts.grantSessions(tx, {
      userId: game.hostId,
      reason: 'game-returned',
      sourceId: id,
      sessions: 1,
    });
    if (!repeated) {
      await recordAudit(tx, {
        at: now,
        actorId,
        action: 'games/session-returned',
        subjectType: 'game',
        subjectId: id,
        before: { balance: balance - 1 },
        after: { balance, hostId: game.hostId },
        note: reason,
      });
      afterCommit(tx, () => deps.accounts.userChanged(game.hostId));
    }
    return readGame(tx, id, now);
  });
}
