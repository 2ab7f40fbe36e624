import { honoursOf, storyOf, type Story, type StoryTile } from '../games/honours.ts';
import { findCell, teamOf, type Pack } from '../games/pack.ts';
import type { Game } from '../games/state.ts';
import { summarize, type Summary } from '../games/summary.ts';
import { present } from '../kernel/assert.ts';

/** The turn that moved the night most. */
export interface Swing extends StoryTile {
  readonly turn: number;
  /** Its place in the course of the scores. */
  readonly step: number;
  /** What the turn brought, doubled by a comeback. */
  readonly points: number;
  /** True where the winner took the lead for good; false for the largest gain of a winner that was never behind. */
  readonly isLead: boolean;
}

export interface Carried {
  readonly categoryIndex: number;
  readonly teamIndex: number;
  readonly tiles: number;
  /** Of the team, as the pack names them; empty without names. */
  readonly players: readonly string[];
}

/** What a night is remembered for, from the turns of its game. */
export interface Recap {
  /** Team indexes; more than one for a shared win. */
  readonly winners: readonly number[];
  /** Best first, with the names of their players. */
  readonly teams: readonly {
    readonly teamIndex: number;
    readonly score: number;
    readonly place: number;
    readonly players: readonly string[];
  }[];
  /** Scores after each line of the sheet, starting with all at 0. */
  readonly course: Summary['course'];
  readonly lastQuestion: Story['lastQuestion'];
  readonly swing: Swing | null;
  readonly bestSteal: Story['bestSteal'];
  readonly hardest: Story['hardest'];
  /** The longest run of own turns won, of 3 or more. */
  readonly streak: { readonly teamIndex: number; readonly count: number } | null;
  /** Who won the most tiles of a category, 2 or more; in the order of the board. */
  readonly carried: readonly Carried[];
}

/** The recap of a finished game. Points by hand and the last question count for no moment, as in honours.ts. */
export function recapOf({ pack, state }: Pick<Game, 'pack' | 'state'>): Recap {
  return recapOfSummary(pack, summarize(pack, state));
}

/** The same, where the summary is known already. */
export function recapOfSummary(pack: Pack, summary: Summary): Recap {
  const story = storyOf(pack, summary);
  const streak = honoursOf(pack, summary).find(({ kind }) => kind === 'streak');
  const ranked = [...summary.teams].sort((one, other) => one.place - other.place || other.score - one.score);
  return {
    winners: summary.winners,
    teams: ranked.map(({ teamIndex, score, place }) => ({
      teamIndex,
      score,
      place,
      players: teamOf(pack, teamIndex).players,
    })),
    course: summary.course,
    lastQuestion: story.lastQuestion,
    swing: swingOf(pack, summary, story),
    bestSteal: story.bestSteal,
    hardest: story.hardest,
    streak: streak?.kind === 'streak' ? { teamIndex: streak.teamIndex, count: streak.count } : null,
    carried: story.crowns.map(({ categoryIndex, teamIndex, tiles }) => ({
      categoryIndex,
      teamIndex,
      tiles,
      players: teamOf(pack, teamIndex).players,
    })),
  };
}

/**
 * Where the winner took the lead for good. Where the others never led, or the win is shared, the turn with the highest gain
 * of a winner, the first of equals: it changes the margin to every other team by that gain.
 */
function swingOf(pack: Pack, { turns, winners, sheet }: Summary, story: Story): Swing | null {
  const won = turns.filter(({ awardedTo }) => awardedTo !== null && winners.includes(awardedTo));
  const gains = story.swing ? won.filter(({ turn }) => turn === story.swing?.turn) : won;
  const highest = Math.max(0, ...gains.map(({ points }) => points));
  const turn = gains.find(({ points }) => points === highest);
  if (turn === undefined) return null;
  const { categoryIndex, value } = present(findCell(pack, turn.cellId), 'the cell');
  return {
    teamIndex: present(turn.awardedTo, 'the team'),
    categoryIndex,
    value,
    turn: turn.turn,
    step: 1 + sheet.findIndex(({ cause }) => 'cellId' in cause && cause.cellId === turn.cellId),
    points: turn.points,
    isLead: story.swing !== null,
  };
}
