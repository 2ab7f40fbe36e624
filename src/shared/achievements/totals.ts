import { crownsOf, deficitOvercome } from '../games/honours.ts';
import { summarize } from '../games/summary.ts';
import { awardedPoints } from '../games/scoring.ts';
import type { Game } from '../games/state.ts';
import { calendarPlace } from './calendar.ts';
import { seasonsAt, type Season } from './seasons.ts';

/** What of a counted game its host's totals take in. */
export interface PlayedGame {
  readonly at: number;
  readonly score: number;
  readonly isWon: boolean;
  /** The winning margin; 0 if not won. */
  readonly margin: number;
  readonly steals: number;
  /** Points in every category. */
  readonly isSweep: boolean;
  /** Won without using a lifeline. */
  readonly isPure: boolean;
  readonly isFullBoard: boolean;
  readonly categoryIds: readonly string[];
  /** Own turns of the host's team answered right in a row. */
  readonly answerStreak: number;
  /** Categories in which the host's team won the highest number of tiles. */
  readonly crowns: number;
  /** The points that the winning host's team had been behind; 0 if not won. */
  readonly comeback: number;
}

/** What a badge can ask for; each is a number that only grows. */
export const metrics = [
  'games',
  'totalScore',
  'bestScore',
  'bestMargin',
  'bestWinStreak',
  'sweeps',
  'pureGames',
  'mostSteals',
  'mostInADay',
  'categories',
  'fullBoards',
  'bestAnswerStreak',
  'bestDayStreak',
  'bestWeekStreak',
  'totalSteals',
  'crowns',
  'bestComeback',
  'ramadanGames',
  'eidGames',
  'nationalDayGames',
  'winterGames',
] as const;
export type Metric = (typeof metrics)[number];

/** Totals over a person's counted games, accumulated game by game. */
export interface PlayTotals extends Readonly<Record<Metric, number>> {
  readonly winStreak: number;
  readonly gamesThatDay: number;
  readonly dayStreak: number;
  readonly weekStreak: number;
  /** Of the last game; null before the first. */
  readonly lastDay: number | null;
  readonly lastWeek: number | null;
  readonly lastMonth: number | null;
  readonly categoryIds: readonly string[];
}

export const noPlay: PlayTotals = {
  games: 0,
  totalScore: 0,
  bestScore: 0,
  bestMargin: 0,
  bestWinStreak: 0,
  sweeps: 0,
  pureGames: 0,
  mostSteals: 0,
  mostInADay: 0,
  categories: 0,
  fullBoards: 0,
  bestAnswerStreak: 0,
  bestDayStreak: 0,
  bestWeekStreak: 0,
  totalSteals: 0,
  crowns: 0,
  bestComeback: 0,
  ramadanGames: 0,
  eidGames: 0,
  nationalDayGames: 0,
  winterGames: 0,
  winStreak: 0,
  gamesThatDay: 0,
  dayStreak: 0,
  weekStreak: 0,
  lastDay: null,
  lastWeek: null,
  lastMonth: null,
  categoryIds: [],
};

/** Totals as they are stored: those that were added later are missing in older rows, and start at 0. */
export function readTotals(stored: Partial<PlayTotals>): PlayTotals {
  return { ...noPlay, ...stored };
}

/** Reads a game that ended; points count as they were awarded, adjusted ones don't. */
export function playedGame({ pack, state }: Game, score: number, at: number): PlayedGame {
  const summary = summarize(pack, state);
  const { hostTeamIndex: host } = pack;
  const categoryIds = pack.categories.map(({ id }) => id);
  const isFullBoard = summary.openedTiles === summary.tiles;
  const team = summary.teams.find(({ teamIndex }) => teamIndex === host);
  const common = { at, score, isFullBoard, categoryIds };
  if (team === undefined) return { ...common, ...watched };
  const others = pack.teams.flatMap((_, index) => (index === host ? [] : [awardedPoints(state, index)]));
  const isWon = summary.winners.includes(team.teamIndex);
  return {
    ...common,
    isWon,
    margin: isWon ? Math.max(0, score - Math.max(...others)) : 0,
    steals: team.stolen,
    isSweep: team.byCategory.every((points) => points > 0),
    isPure: isWon && summary.lifelines.every(({ teamIndex, brought }) => teamIndex !== host || brought === null),
    answerStreak: team.bestStreak,
    crowns: crownsOf(pack, summary.turns).filter(({ teamIndex }) => teamIndex === host).length,
    comeback: isWon ? deficitOvercome(pack, summary, team.teamIndex) : 0,
  };
}

/** Of a host without a team. */
const watched = {
  isWon: false,
  margin: 0,
  steals: 0,
  isSweep: false,
  isPure: false,
  answerStreak: 0,
  crowns: 0,
  comeback: 0,
};

/** Returns the totals with one more counted game. */
export function addPlayedGame(totals: PlayTotals, game: PlayedGame): PlayTotals {
  const place = calendarPlace(game.at);
  // One that ended just before another may be counted after it: days don't go backwards for that.
  const day = Math.max(place.day, totals.lastDay ?? place.day);
  const week = Math.max(place.week, totals.lastWeek ?? place.week);
  const month = Math.max(place.month, totals.lastMonth ?? place.month);
  const winStreak = game.isWon ? totals.winStreak + 1 : 0;
  const gamesThatDay = totals.lastDay === day ? totals.gamesThatDay + 1 : 1;
  const dayStreak = streakAfter(totals.dayStreak, totals.lastDay, day);
  const weekStreak = streakAfter(totals.weekStreak, totals.lastWeek, week);
  const categoryIds = [...new Set([...totals.categoryIds, ...game.categoryIds])];
  return {
    games: totals.games + 1,
    totalScore: totals.totalScore + game.score,
    bestScore: Math.max(totals.bestScore, game.score),
    bestMargin: Math.max(totals.bestMargin, game.margin),
    bestWinStreak: Math.max(totals.bestWinStreak, winStreak),
    sweeps: totals.sweeps + (game.isSweep ? 1 : 0),
    pureGames: totals.pureGames + (game.isPure ? 1 : 0),
    mostSteals: Math.max(totals.mostSteals, game.steals),
    mostInADay: Math.max(totals.mostInADay, gamesThatDay),
    categories: categoryIds.length,
    fullBoards: totals.fullBoards + (game.isFullBoard ? 1 : 0),
    winStreak,
    gamesThatDay,
    categoryIds,
    dayStreak,
    weekStreak,
    bestDayStreak: Math.max(totals.bestDayStreak, dayStreak),
    bestWeekStreak: Math.max(totals.bestWeekStreak, weekStreak),
    ...addFeats(totals, game),
    lastDay: day,
    lastWeek: week,
    lastMonth: month,
  };
}

function addFeats(totals: PlayTotals, game: PlayedGame) {
  const played = seasonsAt(game.at);
  const countIn = (season: Season) => (played.includes(season) ? 1 : 0);
  return {
    bestAnswerStreak: Math.max(totals.bestAnswerStreak, game.answerStreak),
    totalSteals: totals.totalSteals + game.steals,
    crowns: totals.crowns + game.crowns,
    bestComeback: Math.max(totals.bestComeback, game.comeback),
    ramadanGames: totals.ramadanGames + countIn('ramadan'),
    eidGames: totals.eidGames + countIn('eid'),
    nationalDayGames: totals.nationalDayGames + countIn('nationalDays'),
    winterGames: totals.winterGames + countIn('winter'),
  };
}

function streakAfter(streak: number, last: number | null, now: number): number {
  if (last === now) return streak;
  return last === now - 1 ? streak + 1 : 1;
}
