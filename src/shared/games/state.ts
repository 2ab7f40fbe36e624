import type { Clock } from './clock.ts';
import type { Command, Lifeline, Objection } from './commands.ts';
import type { Pack } from './pack.ts';
import type { Reading } from './reading.ts';

/** GAME-2. */
export type GameStatus = 'setup' | 'playing' | 'finished';

/**
 * Which screen is up. `lastQuestion`: the teams commit points for it; once it is open the phase is `question`. `result`
 * is the end that undo can still leave; `finished` is final.
 */
export type Phase = 'wheel' | 'board' | 'question' | 'lastQuestion' | 'result' | 'finished';

export type LifelineStatus = 'available' | 'queued' | 'active' | 'used';

export interface LifelineState {
  readonly status: LifelineStatus;
  readonly queuedAt: number | null;
  readonly activatedAt: number | null;
  readonly teammate: string | null;
}
export type TeamLifelines = Readonly<Record<Lifeline, LifelineState>>;

/**
 * `own` and `steal`: a team may answer, in a `steal` once a team has it. `closed`: no team may, and the answer isn't shown yet. `revealed`: the answer
 * is on the screen and the award is open.
 */
export type Stage = 'own' | 'steal' | 'closed' | 'revealed';

export interface Choice {
  readonly teamIndex: number;
  readonly optionId: string;
}

/** What a team commits in a contest: a number, or the ids of the events in its order. */
export type Commitment = number | readonly string[];

export interface OpenQuestion {
  readonly cellId: string;
  /** True once the cell's reserve is in the question's place, by `flip` or by an objection. */
  readonly swapped: boolean;
  /** True where the tile opened its sister question; also once the reserve has taken that one's place. */
  readonly isSister?: true;
  /** True for a reserve that was dealt because the host objected to the question. */
  readonly isAfterObjection?: true;
  readonly stage: Stage;
  readonly openedAt: number;
  /** Held by the host. */
  readonly paused: boolean;
  /** What its clocks wait for. Absent or run out once it has been read, and where they start at once. */
  readonly reading?: Reading | undefined;
  /** True where `reading` is the time in which a picture is seen that is hidden after it. */
  readonly study?: true;
  /** Of the stage; null if it has no limit. While the question is read it starts in the future. */
  readonly clock: Clock | null;
  readonly consultation: { readonly teammate: string | null; readonly clock: Clock } | null;
  /** How long `flip` may still be used; null where the team in turn has no active flip. */
  readonly flipClock: Clock | null;
  /** Options still on the table; null while all are, or where the kind has none. */
  readonly leftOptionIds: readonly string[] | null;
  readonly fiftyFifty: boolean;
  readonly choices: readonly Choice[];
  /** Things named so far; absent before the first. */
  readonly ticks?: number;
  /** Clues that have fallen, or steps of a picture; 0 where the kind has none. */
  readonly clues: number;
  /** By team index; those who have committed. */
  readonly commitments: Readonly<Record<number, Commitment>>;
  /** The team that got the steal, from the moment it got it. Null in a `steal` that no team has taken yet. */
  readonly stealTeamIndex: number | null;
  /** `choices`: who was right, decided by the options. `open`: undefined until the host taps. */
  readonly verdict: number | null | undefined;
  /** True once the actor has said a forbidden word. */
  readonly isFoul?: true;
}

/** One finished turn, from which every figure of the summary comes. */
export interface TurnRecord {
  readonly turn: number;
  readonly teamIndex: number;
  readonly cellId: string;
  readonly questionId: string;
  /** The question whose place the cell's reserve took. */
  readonly swappedFromId: string | null;
  readonly stealTeamIndex: number | null;
  readonly awardedTo: number | null;
  readonly points: number;
  readonly choices: readonly Choice[];
  readonly lifelines: readonly Lifeline[];
  readonly openedAt: number;
  readonly endedAt: number;
}

/** A question that the host objected to: it counts for nothing. */
export interface AnnulledQuestion {
  readonly cellId: string;
  readonly questionId: string;
  /** The team in turn. */
  readonly teamIndex: number;
  readonly reason: Objection;
  readonly at: number;
}

/** A line of the score sheet. */
export interface ScoreLine {
  readonly at: number;
  readonly teamIndex: number;
  readonly points: number;
  readonly cause:
    | { readonly kind: 'own' | 'steal' | 'comeback' | 'contest'; readonly cellId: string }
    | { readonly kind: 'lastQuestion' }
    | { readonly kind: 'adjust'; readonly reason: string };
}

/** What the last question brought a team. */
export interface LastResult {
  readonly teamIndex: number;
  /** Null if the team gave no answer. */
  readonly number: number | null;
  readonly isNearest: boolean;
  /** Gained, or lost below 0. */
  readonly points: number;
}

export interface LastQuestion {
  /** By team index: the points of those who have committed. */
  readonly points: Readonly<Record<number, number>>;
  /** Null until its points are given; stays null if it was annulled or left out. */
  readonly outcome: { readonly questionId: string; readonly results: readonly LastResult[] } | null;
}

export interface TieBreak {
  readonly teamIndexes: readonly number[];
  /** By team index; those who have committed. */
  readonly numbers: Readonly<Record<number, number>>;
}

export interface GameState {
  readonly status: GameStatus;
  readonly phase: Phase;
  readonly initialWheelDelayPassed: boolean;
  readonly currentTeamIndex: number;
  /** Turns begun, from 1. */
  readonly turn: number;
  readonly scores: readonly number[];
  readonly lifelines: readonly TeamLifelines[];
  /** Lifelines that became active in this turn. */
  readonly turnLifelines: readonly Lifeline[];
  /** By cell id: who was awarded the opened cell. */
  readonly tiles: Readonly<Record<string, { readonly awardedTo: number | null }>>;
  readonly question: OpenQuestion | null;
  readonly turns: readonly TurnRecord[];
  /** Absent until the host objects to a question. */
  readonly annulled?: readonly AnnulledQuestion[];
  /**
   * What is left of the look at a picture, in ms by question id: undo brings no second look. Absent until undo leaves such a
   * question.
   */
  readonly studies?: Readonly<Record<string, number>>;
  readonly sheet: readonly ScoreLine[];
  readonly endedEarly: boolean;
  /** Absent until the board is empty, and where the pack has no last question. */
  readonly lastQuestion?: LastQuestion;
  readonly tieBreak: TieBreak | null;
  readonly finishedAt: number | null;
}

/** One step that undo can take back, or redo can bring again. */
export interface Step {
  readonly command: Command;
  readonly state: GameState;
  readonly at: number;
}

/** A stack that shares its tail, so that a long game costs no copies. */
export type Steps = { readonly top: Step; readonly rest: Steps } | null;

/** A game at one point of its log. */
export interface Game {
  readonly pack: Pack;
  readonly state: GameState;
  /** Sequence number of the last command; 0 before the first. */
  readonly seq: number;
  /** Time of the last command: a later one never counts as earlier. */
  readonly lastAt: number;
  /** States to which undo goes back. */
  readonly past: Steps;
  /** States that redo brings again. */
  readonly future: Steps;
  /** Every question ever opened, also those undone: they stay seen. */
  readonly openedQuestionIds: readonly string[];
}
