import { isDeepStrictEqual } from 'node:util';
import { seededRandom } from '#shared/kernel/random.ts';
import { commandSchema, lifelines, type Command } from '#shared/games/commands.ts';
import { applyCommand, newGame, replay } from '#shared/games/log.ts';
import { findCell, questionFor, questionsOf, stepCount, type Pack } from '#shared/games/pack.ts';
import { isStealUntaken, openContext } from '#shared/games/question.ts';
import { maxOthersPoints } from '#shared/games/scoring.ts';
import type { Game, GameState } from '#shared/games/state.ts';
import { botMove } from './bot.ts';

export interface PlayedGame {
  readonly pack: Pack;
  readonly commands: readonly Command[];
  readonly game: Game;
  readonly refused: number;
}

const maxSteps = 4000;

/** Plays one whole seeded game. Throws as soon as a rule of the game is broken, and names it. */
export function playSeededGame(pack: Pack, seed: string, check: boolean): PlayedGame {
  const random = seededRandom(`bot ${seed}`);
  let game = newGame(pack);
  let now = 1_700_000_000_000;
  let refused = 0;
  const commands: Command[] = [];
  for (let step = 0; game.state.status !== 'finished'; step += 1) {
    if (step > maxSteps) throw new Error('the game does not end');
    const { act, waitMs } = botMove(game, random, now);
    now += waitMs;
    const command: Command = { ...act, id: `bot-${step}-000`, seq: game.seq + 1, at: now };
    const next = applyCommand(game, command);
    if (!next.ok) {
      refused += 1;
      continue;
    }
    if (check) checkStep(game, next.value, command);
    game = next.value;
    commands.push(command);
  }
  if (check) checkGame(pack, commands, game);
  return { pack, commands, game, refused };
}

function checkStep(before: Game, after: Game, command: Command): void {
  const { state } = after;
  const hold = (held: boolean, rule: string) => {
    if (!held) throw new Error(`${rule} (after ${command.type}, seq ${command.seq})`);
  };
  hold(
    state.scores.every((score) => score >= 0),
    'no score below zero',
  );
  hold(isDeepStrictEqual(sheetTotals(state), state.scores), 'points only by the sheet');
  for (const line of state.sheet) hold(pointsByRule(after.pack, line), 'points only by rule');
  hold(stealByRule(after), 'a steal is another team’s, and only the buzzer opens one without a team');
  hold(sistersByRule(after), 'a sister question opens for a young team alone, and brings others 200 at most');
  hold(lastByRule(state), 'the last question moves at most half a score');
  for (const [team, states] of state.lifelines.entries()) {
    for (const lifeline of lifelines) {
      const uses = state.turns.filter((turn) => turn.teamIndex === team && turn.lifelines.includes(lifeline)).length;
      const now =
        team === state.currentTeamIndex &&
        state.turnLifelines.includes(lifeline) &&
        state.phase !== 'result' &&
        state.phase !== 'finished';
      hold(uses + (now ? 1 : 0) <= 1, `each lifeline once a team (${lifeline})`);
      hold(uses === 0 || states[lifeline].status === 'used' || now, `a used lifeline stays used (${lifeline})`);
    }
  }
  hold(
    before.openedQuestionIds.every((id) => after.openedQuestionIds.includes(id)),
    'opened stays seen',
  );
  if (after.past && command.type !== 'undo' && command.type !== 'redo') checkUndoRedo(after, command);
}

function checkUndoRedo(game: Game, last: Command): void {
  const at = last.at + 1000;
  const undone = applyCommand(game, { type: 'undo', id: 'check-undo', seq: game.seq + 1, at });
  const redone = undone.ok
    ? applyCommand(undone.value, { type: 'redo', id: 'check-redo', seq: game.seq + 2, at })
    : undone;
  if (!redone.ok) throw new Error(`undo and redo are refused: ${redone.refusal.code}`);
  if (!isDeepStrictEqual(withoutClocks(redone.value.state), withoutClocks(game.state)))
    throw new Error(`undo then redo is not the same (after ${last.type})`);
}

function checkGame(pack: Pack, commands: readonly Command[], game: Game): void {
  const stored = commands.map((command) => commandSchema.parse(JSON.parse(JSON.stringify(command))));
  const again = replay(pack, stored);
  if (!again.ok) throw new Error(`replay is refused: ${again.refusal.code}`);
  if (!isDeepStrictEqual(again.value.state, game.state)) throw new Error('replay is not equal to play');
  const played = game.state.turns.map(({ questionId }) => questionId);
  if (game.state.annulled?.some(({ questionId }) => played.includes(questionId)) === true)
    throw new Error('an annulled question counts');
  const { lastQuestion, endedEarly } = game.state;
  if ((lastQuestion !== undefined) !== (pack.lastQuestion !== undefined && !endedEarly))
    throw new Error('the last question comes after an empty board, and only then');
  if (!endedEarly && Object.keys(game.state.tiles).length !== pack.cells.length)
    throw new Error('the game ended with open tiles');
}

function sheetTotals(state: GameState): number[] {
  return state.scores.map((_, team) =>
    state.sheet.reduce((sum, line) => (line.teamIndex === team ? sum + line.points : sum), 0),
  );
}

function pointsByRule(pack: Pack, line: GameState['sheet'][number]): boolean {
  const { cause, points } = line;
  if (cause.kind === 'adjust' || cause.kind === 'lastQuestion') return points !== 0;
  const cell = pack.cells.find(({ id }) => id === cause.cellId);
  if (!cell) return false;
  const worth = cause.kind === 'comeback' ? points / 2 : points;
  const isOthers = cause.kind === 'steal' || cause.kind === 'contest';
  if (isOthers && cell.sister && worth === maxOthersPoints) return true;
  // Each further clue takes 100, down to 100.
  const hasClues = questionsOf(cell).some((question) => stepCount(question) > 0);
  return worth === cell.value || (hasClues && worth % 100 === 0 && worth >= 100 && worth < cell.value);
}

function stealByRule({ pack, state }: Game): boolean {
  const { question, currentTeamIndex, turns } = state;
  const isUntaken = question !== null && isStealUntaken(question);
  return (
    (!isUntaken ||
      (pack.buzzer === true && question.choices.every(({ teamIndex }) => teamIndex === currentTeamIndex))) &&
    question?.stealTeamIndex !== currentTeamIndex &&
    turns.every(({ stealTeamIndex, teamIndex }) => stealTeamIndex !== teamIndex)
  );
}

function sistersByRule({ pack, state: { question, turns, currentTeamIndex } }: Game): boolean {
  const opened = question === null ? [] : [{ ...openContext(pack, question), teamIndex: currentTeamIndex }];
  return (
    opened.every(({ cell, first, teamIndex }) => first === questionFor(pack, cell, teamIndex)) &&
    turns.every(({ cellId, questionId, swappedFromId, teamIndex, awardedTo, points }) => {
      const cell = findCell(pack, cellId);
      if (cell === undefined) return false;
      const isForYoung = questionId === cell.sister?.id;
      return (
        (swappedFromId ?? questionId) === questionFor(pack, cell, teamIndex).id &&
        (!isForYoung || awardedTo === null || awardedTo === teamIndex || points <= maxOthersPoints)
      );
    })
  );
}

/** Each line of the last question, beside the score before it. */
function lastByRule({ sheet }: GameState): boolean {
  return sheet.every(({ cause, points, teamIndex }, index) => {
    if (cause.kind !== 'lastQuestion') return true;
    const before = sheet
      .slice(0, index)
      .reduce((sum, line) => (line.teamIndex === teamIndex ? sum + line.points : sum), 0);
    return points % 50 === 0 && Math.abs(points) <= before / 2;
  });
}

// Undo stops every clock, and notes what was seen of a picture: compares the play, not the elapsed time.
function withoutClocks(state: GameState): unknown {
  const { question, studies: _, ...rest } = state;
  if (!question) return rest;
  return {
    ...rest,
    question: {
      ...question,
      paused: null,
      reading: null,
      clock: null,
      flipClock: null,
      consultation: question.consultation?.teammate ?? null,
    },
  };
}
