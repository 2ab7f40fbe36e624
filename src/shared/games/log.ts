import { present } from '../kernel/assert.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import { applyToState, initialState } from './apply.ts';
import type { Command } from './commands.ts';
import type { GameErrorCode } from './errors.ts';
import type { Pack } from './pack.ts';
import { changeOpen, holdQuestion, openContext } from './question.ts';
import { keepStudies } from './studies.ts';
import type { Game, GameState } from './state.ts';

export function newGame(pack: Pack): Game {
  return { pack, state: initialState(pack), seq: 0, lastAt: 0, past: null, future: null, openedQuestionIds: [] };
}

/**
 * Applies the next command of a game's log; the single reducer of page and server. Checks in order: place in the log,
 * the end of the game, the rules of play.
 */
export function applyCommand(game: Game, command: Command): Result<Game, GameErrorCode> {
  if (command.seq > game.seq + 1) return refuse('games/sequence-gap', { seq: game.seq });
  if (command.seq <= game.seq) return refuse('games/sequence-taken', { seq: game.seq });
  if (game.state.status === 'finished') return refuse('games/finished');
  // Two devices' clocks may differ by a little: time never runs backwards in a game.
  const at = Math.max(command.at, game.lastAt);
  if (command.type === 'undo') return undo(game, command.seq, at);
  if (command.type === 'redo') return redo(game, command.seq, at);
  const applied = applyToState(game.pack, game.state, command, at);
  if (!applied.ok) return applied;
  const state = applied.value;
  const past = isStep(command) ? { top: { command, state: game.state, at }, rest: game.past } : game.past;
  return ok({
    pack: game.pack,
    state,
    seq: command.seq,
    lastAt: at,
    past: state.status === 'finished' ? null : past,
    future: null,
    openedQuestionIds: withOpened(game, state),
  });
}

/** Replays the log from its start; stops at the first rejected command, which a stored log never contains. */
export function replay(pack: Pack, commands: readonly Command[]): Result<Game, GameErrorCode> {
  return applyCommands(newGame(pack), commands);
}

/** Applies commands in order; stops at the first rejected one. */
export function applyCommands(from: Game, commands: readonly Command[]): Result<Game, GameErrorCode> {
  let game = from;
  for (const command of commands) {
    const next = applyCommand(game, command);
    if (!next.ok) return next;
    game = next.value;
  }
  return ok(game);
}

/** The state that `undo` would bring back, to show the swing before the second tap; null at the floor. */
export function undoPreview(game: Game): { readonly command: Command; readonly state: GameState } | null {
  return game.past && { command: game.past.top.command, state: game.past.top.state };
}

// Undo never goes back before the wheel, and skips pausing, resuming and starting a clock.
function isStep({ type }: Command): boolean {
  return type !== 'wheelStopped' && type !== 'pause' && type !== 'resume' && type !== 'startClock';
}

function undo(game: Game, seq: number, at: number): Result<Game, GameErrorCode> {
  if (!game.past) return refuse('games/nothing-to-undo');
  const { top, rest } = game.past;
  if (top.command.type === 'tick' && game.state.question?.stage === 'own') return ok(untick(game, seq, at));
  return ok({
    ...game,
    // A question brought back is paused with the time it had when the step was taken.
    state: keepStudies(game, holdQuestion(top.state, top.at), at),
    seq,
    lastAt: at,
    past: rest,
    future: { top: { command: top.command, state: holdQuestion(game.state, at), at: top.at }, rest: game.future },
  });
}

/** A thing that was ticked by mistake: the time runs on, since the room is still naming. */
function untick(game: Game, seq: number, at: number): Game {
  const { top, rest } = present(game.past, 'a step');
  return {
    ...game,
    state: changeOpen(game.state, (open) => ({ ...open, ticks: (open.ticks ?? 1) - 1 })),
    seq,
    lastAt: at,
    past: rest,
    future: { top: { command: top.command, state: holdQuestion(game.state, at), at: top.at }, rest: game.future },
  };
}

function redo(game: Game, seq: number, at: number): Result<Game, GameErrorCode> {
  if (!game.future) return refuse('games/nothing-to-redo');
  const { top, rest } = game.future;
  return ok({
    ...game,
    state: keepStudies(game, top.state, at),
    seq,
    lastAt: at,
    past: { top: { command: top.command, state: game.state, at }, rest: game.past },
    future: rest,
  });
}

// A question counts as seen from the moment it is opened, permanently.
function withOpened(game: Game, state: GameState): readonly string[] {
  const open = state.question;
  if (open) {
    const before = game.state.question;
    if (before?.cellId === open.cellId && before.swapped === open.swapped) return game.openedQuestionIds;
    const { id } = openContext(game.pack, open).question;
    return game.openedQuestionIds.includes(id) ? game.openedQuestionIds : [...game.openedQuestionIds, id];
  }
  const tieBreaker = game.pack.tieBreaker.id;
  return state.tieBreak && !game.openedQuestionIds.includes(tieBreaker)
    ? [...game.openedQuestionIds, tieBreaker]
    : game.openedQuestionIds;
}
