import type { Command } from '../games/commands.ts';
import { applyCommand, newGame } from '../games/log.ts';
import { findCell, findQuestion, openSecret, type Pack, type PackQuestion } from '../games/pack.ts';
import { isStealUntaken } from '../games/question.ts';
import type { GameState, TurnRecord } from '../games/state.ts';
import { acceptedNames, answerOf } from '../games/view.ts';
import { normalizeText } from '../kernel/text.ts';
import type { KeptPress } from './schema.ts';
import { sureness } from './tasks/hint-words.ts';
import { taskKeyOf, type PressOfSeat } from './tasks/task.ts';

/** Fewer right votes are luck. */
const minRightVotes = 3;

type Sureness = (typeof sureness)[number];

/** What phones are honoured for at the end of a game. Seats that are equal share it. */
export type Award =
  /** The time from the opening of a steal to the press, in ms. */
  | { readonly kind: 'buzzer'; readonly ms: number }
  /** Of right hints to a team that asked. */
  | { readonly kind: 'teammate'; readonly sure: Sureness; readonly count: number }
  | { readonly kind: 'votes'; readonly count: number };

/** What a seat did in a game. */
interface SeatFigures {
  /** On questions that counted; the last vote of each stage. */
  readonly votes: number;
  readonly votesRight: number;
  readonly hintsRight: number;
  /** Of its right hints. */
  readonly surest: Sureness | null;
  /** Null without a press for a steal. */
  readonly fastestMs: number | null;
}

export interface Awards {
  readonly awards: readonly { readonly award: Award; readonly seatIds: readonly string[] }[];
  /** By the id of the seat. */
  readonly figures: ReadonlyMap<string, SeatFigures>;
}

/** What a team was asked to its end, in one stage of a question. */
interface CountedTask {
  readonly question: PackQuestion;
  /** Who answered in the end: undo may have given a steal to another team before. Null in a steal that none took. */
  readonly teamIndex: number | null;
}

/**
 * The awards of a game by its log, and by what its seats have pressed. Only presses for questions that count do: not for
 * those that the host undid or objected to, nor for one that was set aside. A seat that was removed has none.
 */
export function awardsOf(
  pack: Pack,
  commands: readonly Command[],
  seats: readonly { readonly id: string }[],
  presses: readonly PressOfSeat[],
): Awards {
  const { state, openings } = playBack(pack, commands);
  const tasks = countedTasks(pack, state);
  const figures = new Map(
    seats.map(({ id }) => {
      const own = presses.flatMap(({ seatId, teamIndex, press }) => {
        const task = tasks.get(press.task);
        const isCounted = task !== undefined && (press.kind === 'buzz' || task.teamIndex === teamIndex);
        return seatId === id && isCounted ? [{ press, question: task.question }] : [];
      });
      return [id, figuresOf(pack, own, openings)];
    }),
  );
  return { figures, awards: [...buzzerAward(figures), ...teammateAward(figures), ...votesAward(figures)] };
}

/**
 * The last state, and when each steal opened to the other teams, in ms since 1970, by the key of its task; one that undo or a
 * pause opened again, by its last opening.
 */
function playBack(pack: Pack, commands: readonly Command[]) {
  let game = newGame(pack);
  const openings = new Map<string, number>();
  for (const command of commands) {
    const next = applyCommand(game, command);
    if (!next.ok) break;
    game = next.value;
    const { question } = game.state;
    const key = taskKeyOf(game.state);
    const opensAt = question !== null && isStealUntaken(question) ? question.clock?.since : null;
    if (key !== null && typeof opensAt === 'number') openings.set(key, opensAt);
  }
  return { state: game.state, openings };
}

/** By the keys of the tasks. */
function countedTasks(pack: Pack, { turns }: GameState): ReadonlyMap<string, CountedTask> {
  return new Map(
    turns.flatMap((turn) => {
      const question = playedQuestion(pack, turn);
      if (question === undefined) return [];
      const key = `${turn.cellId}.${turn.openedAt}.${turn.swappedFromId === null ? 'question' : 'reserve'}`;
      return [
        [`${key}.own`, { question, teamIndex: turn.teamIndex }],
        [`${key}.steal`, { question, teamIndex: turn.stealTeamIndex }],
      ] as const;
    }),
  );
}

function playedQuestion(pack: Pack, { cellId, questionId }: TurnRecord): PackQuestion | undefined {
  const cell = findCell(pack, cellId);
  return cell && findQuestion(cell, questionId);
}

function figuresOf(
  pack: Pack,
  own: readonly { readonly press: KeptPress; readonly question: PackQuestion }[],
  openings: ReadonlyMap<string, number>,
): SeatFigures {
  const votes = own.flatMap(({ press, question }) =>
    press.kind === 'vote' ? [press.optionId === openSecret(pack, question, 'rightOptionId')] : [],
  );
  const hints = own.flatMap(({ press, question }) =>
    press.kind === 'hint' && isRightHint(pack, question, press.answer) ? [press.sure] : [],
  );
  const times = own.flatMap(({ press }) => {
    const opened = press.kind === 'buzz' ? openings.get(press.task) : undefined;
    // Of an opening that was undone since.
    return press.kind !== 'buzz' || opened === undefined || press.at === null || press.at < opened
      ? []
      : [press.at - opened];
  });
  return {
    votes: votes.length,
    votesRight: votes.filter(Boolean).length,
    hintsRight: hints.length,
    surest: sureness.findLast((sure) => hints.includes(sure)) ?? null,
    fastestMs: times.length === 0 ? null : Math.min(...times),
  };
}

/** An option by its id; words by the answer, or one of those that count, however they are spelled. */
function isRightHint(
  pack: Pack,
  question: PackQuestion,
  hint: Extract<KeptPress, { kind: 'hint' }>['answer'],
): boolean {
  if ('optionId' in hint) return hint.optionId === openSecret(pack, question, 'rightOptionId');
  const said = normalizeText(hint.text);
  const right = [answerOf(pack, question).answer, ...(acceptedNames(pack, question)?.names ?? [])];
  return said !== '' && right.some(({ ar, en }) => said === normalizeText(ar) || said === normalizeText(en));
}

type Figures = ReadonlyMap<string, SeatFigures>;

/** Times that show the same hundredth are equal. */
function buzzerAward(figures: Figures): Awards['awards'] {
  const hundredths = ({ fastestMs }: SeatFigures) => (fastestMs === null ? null : -Math.round(fastestMs / 10));
  const { best, seatIds } = bestOf(figures, hundredths);
  return best === null ? [] : [{ award: { kind: 'buzzer', ms: -best * 10 }, seatIds }];
}

/** The surest right hint first, then the number of right hints. */
function teammateAward(figures: Figures): Awards['awards'] {
  const hundred = 100;
  const rank = ({ surest, hintsRight }: SeatFigures) =>
    surest === null ? null : sureness.indexOf(surest) * hundred + hintsRight;
  const { best, seatIds } = bestOf(figures, rank);
  const first = best === null ? undefined : figures.get(seatIds[0] ?? '');
  if (first === undefined || first.surest === null) return [];
  return [{ award: { kind: 'teammate', sure: first.surest, count: first.hintsRight }, seatIds }];
}

function votesAward(figures: Figures): Awards['awards'] {
  const { best, seatIds } = bestOf(figures, ({ votesRight }) => (votesRight < minRightVotes ? null : votesRight));
  return best === null ? [] : [{ award: { kind: 'votes', count: best }, seatIds }];
}

/** The highest rank and all seats that have it; null for a seat without one. */
function bestOf(figures: Figures, rankOf: (figures: SeatFigures) => number | null) {
  const ranks = [...figures].map(([id, each]) => ({ id, rank: rankOf(each) }));
  const best = ranks.reduce<number | null>(
    (most, { rank }) => (rank !== null && (most === null || rank > most) ? rank : most),
    null,
  );
  return { best, seatIds: best === null ? [] : ranks.filter(({ rank }) => rank === best).map(({ id }) => id) };
}
