import { filledStrength, startRating, sum, type Rating, type Strength } from './rating.ts';

/** How much luck an evening has, for each team: the beta of `openskill`. */
const luckVariance = (startRating.sigma / 2) ** 2;

/** Each team's chance to win, by the model of Plackett and Luce that also rates the evenings; together 1. */
export function chancesOf(teams: readonly (Strength & { readonly size: number })[]): number[] {
  const teamSize = Math.max(...teams.map(({ size }) => size));
  if (teamSize === 0) return teams.map(() => 1 / teams.length);
  const filled = teams.map((team) => (team.size === 0 ? null : filledStrength(team, team.size, teamSize)));
  const scale = Math.sqrt(sum(filled.map((team) => (team === null ? 0 : team.variance + luckVariance))));
  const strongest = Math.max(...filled.map((team) => team?.mu ?? -Infinity));
  // A team without members never wins.
  const weights = filled.map((team) => (team === null ? 0 : Math.exp((team.mu - strongest) / scale)));
  const all = sum(weights);
  return weights.map((weight) => weight / all);
}

/** Each team's chance to win in whole percents that add up to 100. */
export function oddsOf(teams: readonly (readonly Rating[])[]): number[] {
  return wholePercents(chancesOf(teams.map(sumOf)));
}

function sumOf(ratings: readonly Rating[]): Strength & { size: number } {
  return {
    size: ratings.length,
    mu: sum(ratings.map(({ mu }) => mu)),
    variance: sum(ratings.map(({ sigma }) => sigma ** 2)),
  };
}

/** The largest remainders are rounded up; the first team's among equal ones. */
function wholePercents(chances: readonly number[]): number[] {
  // Equal chances may differ in their last digits.
  const exact = chances.map((chance) => Math.round(chance * 1e8) / 1e6);
  const whole = exact.map(Math.floor);
  const missing = 100 - sum(whole);
  const byRemainder = exact
    .map((percent, index) => ({ index, remainder: percent - Math.floor(percent) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  const rounded = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return whole.map((percent, index) => percent + (rounded.has(index) ? 1 : 0));
}
