import type { Game, GameState } from '../../games/state.ts';
import type { SeatEvent } from '../schema.ts';
import type { KeptPress, Press } from '../schema.ts';

/** Whose task it is. */
export interface TaskSeat {
  readonly id: string;
  /** Null for an onlooker, who has no task. */
  readonly teamIndex: number | null;
  readonly isCaptain: boolean;
  /** What the screen calls it in its team (`seatLabels`); absent for an onlooker. */
  readonly label?: string | undefined;
}

/**
 * A press that a room keeps: the newest of its seat, kind and task; the first for an actor's part, and for a steal since it
 * opened.
 */
export interface PressOfSeat {
  readonly seatId: string;
  readonly teamIndex: number | null;
  readonly press: KeptPress;
}

/** A seat at a moment of its game. */
export interface Moment {
  readonly game: Game;
  readonly seat: TaskSeat;
  /** For the task of this moment, of all seats. */
  readonly pressed: readonly PressOfSeat[];
  /** In ms since 1970. */
  readonly at: number;
}

/** A key of what the game asks now, different for each question, stage and swap; null if it asks nothing. */
export function taskKeyOf({ question, phase, tieBreak }: GameState): string | null {
  if (question !== null) {
    const { cellId, openedAt, swapped, stage } = question;
    return `${cellId}.${openedAt}.${swapped ? 'reserve' : 'question'}.${stage}`;
  }
  if (phase === 'lastQuestion') return 'points';
  return phase === 'result' && tieBreak !== null ? 'tie' : null;
}

/** What a seat has pressed last for the task of this moment. */
export function ownPress<Kind extends KeptPress['kind']>(
  { seat, pressed }: Pick<Moment, 'seat' | 'pressed'>,
  kind: Kind,
): Extract<KeptPress, { kind: Kind }> | null {
  const own = pressed.find(({ seatId, press }) => seatId === seat.id && press.kind === kind);
  return (own?.press as Extract<KeptPress, { kind: Kind }> | undefined) ?? null;
}

/** What the screen receives of a press; null for one that stays between the phones. */
export function eventOf(press: Press, { id: seatId, teamIndex }: TaskSeat): SeatEvent | null {
  const of = { seatId, teamIndex };
  switch (press.kind) {
    case 'vote':
    case 'answer':
      return { ...of, kind: press.kind, task: press.task, optionId: press.optionId };
    case 'commit':
      return { ...of, kind: 'commit', task: press.task, value: press.value };
    case 'hint': {
      const { task, sure, answer, askedAt } = press;
      const said = 'text' in answer ? { optionId: null, text: answer.text } : { optionId: answer.optionId, text: null };
      return { ...of, kind: 'hint', task, sure, askedAt, ...said };
    }
    case 'act-it':
    case 'ready':
      return { ...of, kind: press.kind, task: press.task };
    case 'buzz':
      return press.at === null ? null : { ...of, kind: 'buzz', task: press.task, at: press.at };
    default:
      return null;
  }
}
