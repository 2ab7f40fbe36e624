import { present } from '../kernel/assert.ts';
import { lifelines, type Lifeline } from './commands.ts';
import { findCell, type Pack } from './pack.ts';
import { awardedPoints } from './scoring.ts';
import type { AnnulledQuestion, GameState, LastQuestion, ScoreLine, TurnRecord } from './state.ts';
import { winners } from './tie-break.ts';

export interface TeamFigures {
  readonly teamIndex: number;
  readonly score: number;
  /** 1 for the winners; teams with equal scores share a place. */
  readonly place: number;
  /** Right answers in the team's own time, and by stealing. */
  readonly own: number;
  readonly stolen: number;
  /** Contests won in another team's turn. */
  readonly contests: number;
  readonly asked: number;
  /** The longest run of the team's own turns that it answered right. */
  readonly bestStreak: number;
  /** Points by category index. */
  readonly byCategory: readonly number[];
  readonly adjusted: number;
  /** Gained or lost by the last question; null if none was played to its end. */
  readonly last: number | null;
}

export interface LifelineFigures {
  readonly teamIndex: number;
  readonly lifeline: Lifeline;
  /** Points awarded to the team in the turn of the lifeline; null if it was never used. */
  readonly brought: number | null;
}

export interface Summary {
  readonly winners: readonly number[];
  readonly teams: readonly TeamFigures[];
  /** Scores after each line of the sheet, starting with all at 0. */
  readonly course: readonly (readonly number[])[];
  readonly turns: readonly TurnRecord[];
  readonly annulled: readonly AnnulledQuestion[];
  /** Null if none was played to its end. */
  readonly lastQuestion: LastQuestion['outcome'];
  readonly sheet: readonly ScoreLine[];
  readonly lifelines: readonly LifelineFigures[];
  readonly openedTiles: number;
  readonly tiles: number;
}

/** Every figure of /game-summary/{id}, from the pack and the last state alone. */
export function summarize(pack: Pack, state: GameState): Summary {
  const won = winners(pack, state);
  return {
    winners: won,
    teams: pack.teams.map((_, teamIndex) => teamFigures(pack, state, teamIndex, won)),
    course: scoreCourse(pack, state),
    turns: state.turns,
    annulled: state.annulled ?? [],
    lastQuestion: state.lastQuestion?.outcome ?? null,
    sheet: state.sheet,
    lifelines: pack.teams.flatMap((_, teamIndex) =>
      lifelines.map((lifeline) => lifelineFigures(state, teamIndex, lifeline)),
    ),
    openedTiles: Object.keys(state.tiles).length,
    tiles: pack.cells.length,
  };
}

/** The result of each opened question: known by the team asked, by another team, or by none. */
export function playedQuestions({
  turns,
}: Pick<GameState, 'turns'>): readonly { readonly questionId: string; readonly knownBy: 'own' | 'steal' | 'nobody' }[] {
  return turns.map(({ questionId, awardedTo, teamIndex }) => ({
    questionId,
    knownBy: awardedTo === null ? 'nobody' : awardedTo === teamIndex ? 'own' : 'steal',
  }));
}

function teamFigures(pack: Pack, state: GameState, teamIndex: number, won: readonly number[]): TeamFigures {
  const score = present(state.scores[teamIndex], 'the score');
  const ownTurns = state.turns.filter((turn) => turn.teamIndex === teamIndex);
  const awarded = state.turns.filter((turn) => turn.awardedTo === teamIndex);
  const own = awarded.filter((turn) => turn.teamIndex === teamIndex).length;
  const stolen = awarded.filter((turn) => turn.stealTeamIndex === teamIndex).length;
  const last = state.lastQuestion?.outcome?.results.find((result) => result.teamIndex === teamIndex)?.points ?? null;
  const better = state.scores.filter((other) => other > score).length;
  return {
    teamIndex,
    score,
    place: won.includes(teamIndex) ? 1 : Math.max(better + 1, won.length + 1),
    own,
    stolen,
    contests: awarded.length - own - stolen,
    asked: ownTurns.length,
    bestStreak: maxRunLength(ownTurns.map((turn) => turn.awardedTo === teamIndex)),
    byCategory: pack.categories.map((_, index) =>
      awarded.reduce((sum, turn) => (categoryOf(pack, turn) === index ? sum + turn.points : sum), 0),
    ),
    adjusted: score - awardedPoints(state, teamIndex) - (last ?? 0),
    last,
  };
}

function lifelineFigures(state: GameState, teamIndex: number, lifeline: Lifeline): LifelineFigures {
  const turn = state.turns.find((each) => each.teamIndex === teamIndex && each.lifelines.includes(lifeline));
  if (!turn) return { teamIndex, lifeline, brought: null };
  return { teamIndex, lifeline, brought: turn.awardedTo === teamIndex ? turn.points : 0 };
}

function scoreCourse(pack: Pack, state: GameState): readonly (readonly number[])[] {
  let scores: readonly number[] = pack.teams.map(() => 0);
  return [
    scores,
    ...state.sheet.map((line) => {
      scores = scores.map((score, index) => (index === line.teamIndex ? score + line.points : score));
      return scores;
    }),
  ];
}

function categoryOf(pack: Pack, turn: TurnRecord): number {
  return present(findCell(pack, turn.cellId), 'the cell').categoryIndex;
}

function maxRunLength(hits: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const hit of hits) {
    run = hit ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
