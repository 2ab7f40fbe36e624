import { present } from '../kernel/assert.ts';
import { findCell, type Pack } from './pack.ts';
import type { TurnRecord } from './state.ts';
import type { Summary } from './summary.ts';

export const minStreak = 3;
export const minSteals = 2;
export const minCrownTiles = 2;

/** A title that a team earned in one game. Points corrected by hand don't count for any. */
export type Honour =
  /** Own turns answered right in a row. */
  | { readonly kind: 'streak'; readonly teamIndex: number; readonly count: number }
  | { readonly kind: 'steals'; readonly teamIndex: number; readonly count: number }
  /** The points the team was behind before it led, or won. */
  | { readonly kind: 'comeback'; readonly teamIndex: number; readonly deficit: number }
  | { readonly kind: 'category'; readonly teamIndex: number; readonly categoryIndex: number; readonly tiles: number };

/** What a team reached, and the turn in which it did. */
interface Reached {
  readonly teamIndex: number;
  readonly amount: number;
  readonly turnIndex: number;
}

type Played = Pick<Summary, 'turns' | 'winners'>;
/** What the story comes from. */
export type Recalled = Pick<Summary, 'turns' | 'winners' | 'teams'>;

/** The titles of a game, at most one of each kind. Among equals the first to reach it has the title. */
export function honoursOf(pack: Pack, { turns, winners }: Played): readonly Honour[] {
  const teams = pack.teams.map((_, teamIndex) => teamIndex);
  const streak = bestOf(
    teams.map((team) => streakOf(turns, team)),
    minStreak,
  );
  const steals = bestOf(
    teams.map((team) => stealsOf(turns, team)),
    minSteals,
  );
  const comeback = bestOf(
    teams.map((team) => comebackOf(pack, turns, team, winners)),
    1,
  );
  const crown = highestCrown(crownsOf(pack, turns));
  return [
    ...(streak ? [{ kind: 'streak', teamIndex: streak.teamIndex, count: streak.amount } as const] : []),
    ...(steals ? [{ kind: 'steals', teamIndex: steals.teamIndex, count: steals.amount } as const] : []),
    ...(comeback ? [{ kind: 'comeback', teamIndex: comeback.teamIndex, deficit: comeback.amount } as const] : []),
    ...(crown ? [crown] : []),
  ];
}

function highestCrown(crowns: readonly Crown[]): Honour | null {
  const inOrder = [...crowns].sort((one, other) => one.turnIndex - other.turnIndex);
  const best = maxBy(inOrder, ({ tiles }) => tiles);
  if (best === null) return null;
  const { teamIndex, categoryIndex, tiles } = best;
  return { kind: 'category', teamIndex, categoryIndex, tiles };
}

export interface Crown {
  readonly categoryIndex: number;
  readonly teamIndex: number;
  readonly tiles: number;
  /** When the team had as many. */
  readonly turnIndex: number;
}

/** The team with the highest number of tiles in each category, at least two; among equals the first to have as many. */
export function crownsOf(pack: Pack, turns: readonly TurnRecord[]): readonly Crown[] {
  return pack.categories.flatMap((_, categoryIndex) => {
    const inCategory = (turn: TurnRecord) => cellOf(pack, turn).categoryIndex === categoryIndex;
    const best = bestOf(
      pack.teams.map((_team, team) => countOf(turns, team, (turn) => turn.awardedTo === team && inCategory(turn))),
      minCrownTiles,
    );
    return best ? [{ categoryIndex, teamIndex: best.teamIndex, tiles: best.amount, turnIndex: best.turnIndex }] : [];
  });
}

/** The points by which a team that came to lead, or won, had been behind at its worst; 0 without any. */
export function deficitOvercome(pack: Pack, { turns, winners }: Played, teamIndex: number): number {
  return comebackOf(pack, turns, teamIndex, winners).amount;
}

/** One tile of the story of a game. */
export interface StoryTile {
  readonly teamIndex: number;
  readonly categoryIndex: number;
  readonly value: number;
}

export interface Story {
  /** Where the winner took the lead for good; null for a shared win, or if the others never led. */
  readonly swing: (StoryTile & { readonly turn: number }) | null;
  /** The steal with the highest points; the first of equals. */
  readonly bestSteal: StoryTile | null;
  /** The tile with the highest value that no team knew; the first of equals. */
  readonly hardest: Omit<StoryTile, 'teamIndex'> | null;
  readonly crowns: readonly Crown[];
  /** What the only winner gained by the last question, if it didn't lead before; else null. */
  readonly lastQuestion: { readonly teamIndex: number; readonly points: number } | null;
}

/** The moments of a game that its end recalls. */
export function storyOf(pack: Pack, { turns, winners, teams }: Recalled): Story {
  return {
    swing: swingOf(pack, turns, winners),
    bestSteal: tileOf(
      pack,
      maxBy(
        turns.filter((turn) => turn.awardedTo !== null && turn.awardedTo === turn.stealTeamIndex),
        ({ points }) => points,
      ),
    ),
    hardest: tileOf(
      pack,
      maxBy(
        turns.filter(({ awardedTo }) => awardedTo === null),
        (turn) => cellOf(pack, turn).value,
      ),
    ),
    crowns: crownsOf(pack, turns),
    lastQuestion: turnByLastQuestion(winners, teams),
  };
}

function turnByLastQuestion(winners: Recalled['winners'], teams: Recalled['teams']): Story['lastQuestion'] {
  const winner = winners.length === 1 ? teams.find(({ teamIndex }) => teamIndex === winners[0]) : undefined;
  if (winner === undefined || winner.last === null || winner.last <= 0) return null;
  const before = ({ score, last }: Recalled['teams'][number]) => score - (last ?? 0);
  const wasBehind = teams.some((team) => before(team) > before(winner));
  return wasBehind ? { teamIndex: winner.teamIndex, points: winner.last } : null;
}

function swingOf(pack: Pack, turns: readonly TurnRecord[], winners: readonly number[]): Story['swing'] {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const course = pointsAfter(pack, turns);
  const leads = course.map((scores) => deficitIn(scores, winner) < 0);
  const lastBehind = leads.lastIndexOf(false);
  const turn = turns[lastBehind + 1];
  const wasBehind = course.some((scores) => deficitIn(scores, winner) > 0);
  // A winner by the tie-breaker never led.
  if (!turn || !wasBehind) return null;
  const { categoryIndex, value } = cellOf(pack, turn);
  return { teamIndex: winner, categoryIndex, value, turn: turn.turn };
}

function streakOf(turns: readonly TurnRecord[], teamIndex: number): Reached {
  let run = 0;
  let best: Reached = { teamIndex, amount: 0, turnIndex: 0 };
  for (const [turnIndex, turn] of turns.entries()) {
    if (turn.teamIndex !== teamIndex) continue;
    run = turn.awardedTo === teamIndex ? run + 1 : 0;
    if (run > best.amount) best = { teamIndex, amount: run, turnIndex };
  }
  return best;
}

function stealsOf(turns: readonly TurnRecord[], teamIndex: number): Reached {
  return countOf(turns, teamIndex, (turn) => turn.awardedTo === teamIndex && turn.stealTeamIndex === teamIndex);
}

function countOf(turns: readonly TurnRecord[], teamIndex: number, isCounted: (turn: TurnRecord) => boolean): Reached {
  let reached: Reached = { teamIndex, amount: 0, turnIndex: 0 };
  for (const [turnIndex, turn] of turns.entries())
    if (isCounted(turn)) reached = { teamIndex, amount: reached.amount + 1, turnIndex };
  return reached;
}

function comebackOf(pack: Pack, turns: readonly TurnRecord[], teamIndex: number, winners: readonly number[]): Reached {
  let worst = 0;
  let best: Reached = { teamIndex, amount: 0, turnIndex: 0 };
  const course = pointsAfter(pack, turns);
  for (const [turnIndex, scores] of course.entries()) {
    const deficit = deficitIn(scores, teamIndex);
    worst = Math.max(worst, deficit);
    // A tied winner has overcome it by the tie-breaker. One that was still behind won by points that count for no title.
    const isOvercome = deficit < 0 || (deficit === 0 && turnIndex === course.length - 1 && winners.includes(teamIndex));
    if (isOvercome && worst > best.amount) best = { teamIndex, amount: worst, turnIndex };
  }
  return best;
}

/** Awarded points of all teams after each turn. */
function pointsAfter(pack: Pack, turns: readonly TurnRecord[]): readonly (readonly number[])[] {
  let scores: readonly number[] = pack.teams.map(() => 0);
  return turns.map(({ awardedTo, points }) => {
    scores = scores.map((score, index) => (index === awardedTo ? score + points : score));
    return scores;
  });
}

/** The points a team is behind the best of the others; below 0 if it leads. */
function deficitIn(scores: readonly number[], teamIndex: number): number {
  return Math.max(...scores.filter((_, index) => index !== teamIndex)) - present(scores[teamIndex], 'the score');
}

function bestOf(all: readonly Reached[], min: number): Reached | null {
  const enough = all.filter(({ amount }) => amount >= min);
  const inOrder = [...enough].sort((one, other) => one.turnIndex - other.turnIndex);
  return maxBy(inOrder, ({ amount }) => amount);
}

/** The first of those with the highest value. */
function maxBy<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item | null {
  let best: Item | null = null;
  for (const item of items) if (best === null || valueOf(item) > valueOf(best)) best = item;
  return best;
}

function tileOf(pack: Pack, turn: TurnRecord | null): StoryTile | null {
  if (turn === null) return null;
  const { categoryIndex, value } = cellOf(pack, turn);
  return { teamIndex: turn.awardedTo ?? turn.teamIndex, categoryIndex, value };
}

function cellOf(pack: Pack, turn: TurnRecord) {
  return present(findCell(pack, turn.cellId), 'the cell');
}
