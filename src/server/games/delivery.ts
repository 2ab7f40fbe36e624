import type { Command } from '#shared/games/commands.ts';
import type { GameErrorCode } from '#shared/games/errors.ts';
import { applyCommand } from '#shared/games/log.ts';
import type { Pack } from '#shared/games/pack.ts';
import type { Game } from '#shared/games/state.ts';
import { erasedName } from '#shared/gangs/schema.ts';
import { refuse, type Refusal } from '#shared/kernel/result.ts';
import type { Tx } from '../platform/database/index.ts';
import type { SeenQuestion } from '../questions/index.ts';
import type { GameDeps } from './deps.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { GameRow } from './tables.ts';

/** A batch while its game is locked. */
export interface Delivery {
  readonly deps: GameDeps;
  readonly tx: Tx;
  readonly row: GameRow;
  readonly loaded: LoadedGame;
  readonly deviceId: string;
  readonly commands: readonly Command[];
  readonly now: number;
}

/** The result of a batch: stored commands stay stored, even if the rest was rejected. */
export interface Delivered {
  readonly row: GameRow;
  readonly refusal: Refusal<GameErrorCode> | null;
}

/** What commands made of a game, up to the first rejected one. */
interface Applied {
  readonly game: Game;
  readonly applied: readonly Command[];
  /** Questions with the times of the steps that opened them. */
  readonly opened: readonly SeenQuestion[];
  readonly refusal: Refusal<GameErrorCode> | null;
}

/** Applies new commands, up to the first rejected one. */
export function applyInOrder(start: Game, stored: ReadonlyMap<string, number>, commands: readonly Command[]): Applied {
  let game = start;
  const applied = new Map<string, Command>();
  const opened: SeenQuestion[] = [];
  const result = (refusal: Applied['refusal']) => ({ game, applied: [...applied.values()], opened, refusal });
  for (const sent of commands) {
    const command = withoutErasedName(start.pack, sent);
    const known = stored.get(command.id) ?? applied.get(command.id)?.seq;
    if (known === command.seq) continue;
    const next = known === undefined ? applyCommand(game, command) : refuse('games/sequence-taken', { seq: game.seq });
    if (!next.ok) return result(next.refusal);
    const { openedQuestionIds, lastAt } = next.value;
    // Opened questions are only ever added, also by undo: the new ones are the last.
    for (const id of openedQuestionIds.slice(game.openedQuestionIds.length)) opened.push({ id, at: lastAt });
    game = next.value;
    applied.set(command.id, command);
  }
  return result(null);
}

/** A device that has an older pack may still ask a teammate whose name was erased: the name isn't stored again. */
function withoutErasedName({ teams }: Pack, command: Command): Command {
  if (!('teammate' in command) || command.teammate === undefined) return command;
  const names = new Set(teams.flatMap(({ players }) => players));
  return names.has(erasedName) && !names.has(command.teammate) ? { ...command, teammate: erasedName } : command;
}

/** When opened questions were seen: at their steps, but a device's clock may be behind the game's start, or ahead of now. */
export function seenIn(
  { created_at }: Pick<GameRow, 'created_at'>,
  opened: readonly SeenQuestion[],
  now: number,
): SeenQuestion[] {
  return opened.map(({ id, at }) => ({ id, at: Math.min(Math.max(at, created_at.getTime()), now) }));
}
