import { assert } from '#shared/kernel/assert.ts';
import { sql } from 'kysely';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/index.ts';
import { applyInOrder, seenIn } from './delivery.ts';
import type { GameDeps } from './deps.ts';
import { loadLine, readCommands } from './loaded-game.ts';
import { lockGame } from './queries.ts';
import type { GameRow } from './tables.ts';

/** The latest lines that parted; a game with more is looked through by these alone. */
const maxBranches = 10;

/** A person who came while a game was played. */
export interface NewViewer {
  readonly gameId: string;
  readonly hostId: string;
  readonly viewer: string;
  /** The last step before the person came. */
  readonly afterSeq: number;
}

/**
 * Lets a person see what a game of this host opens after a step: also what is stored already, on each of its lines.
 * Throws `games/not-found`, `games/sequence-gap` if the server hasn't that step yet, and `games/finished` if the game had
 * ended by then.
 */
export async function addViewer(
  { clock, questions }: Pick<GameDeps, 'clock' | 'questions'>,
  tx: Tx,
  { gameId, hostId, viewer, afterSeq }: NewViewer,
): Promise<void> {
  const now = clock.now();
  const row = await lockGame(tx, hostId, gameId, now);
  const lines = await listLines(tx, row);
  const reached = Math.max(...lines.map(({ seq }) => seq));
  if (afterSeq > reached) throw new AppError('games/sequence-gap', { params: { seq: reached } });
  // What was played offline may bring the end along before it brings the arrival.
  if (row.outcome === 'abandoned' || (row.outcome === 'finished' && afterSeq >= row.seq))
    throw new AppError('games/finished');
  await tx
    .updateTable('games')
    .set({ viewers: sql<string[]>`array_append(array_remove(viewers, ${viewer}::text), ${viewer}::text)` })
    .where('id', '=', gameId)
    .execute();
  for (const { line, seq } of lines) {
    if (seq <= afterSeq) continue;
    const before = await loadLine(tx, undefined, { gameId, line, seq: afterSeq });
    const commands = await readCommands(tx, { gameId, line, seq }, afterSeq);
    const { opened, refusal } = applyInOrder(before.game, new Map(), commands);
    assert(refusal === null, 'a stored command applies');
    await questions.markSeen(tx, [viewer], seenIn(row, opened, now));
  }
}

/** The game's own line, and those that parted from it. */
async function listLines(
  tx: Tx,
  { id, line, seq }: GameRow,
): Promise<readonly { readonly line: number; readonly seq: number }[]> {
  const branches = await tx
    .selectFrom('game_branches')
    .select(['line', 'seq'])
    .where('game_id', '=', id)
    .where('line', '<>', line)
    .orderBy('line', 'desc')
    .limit(maxBranches)
    .execute();
  return [{ line, seq }, ...branches];
}
