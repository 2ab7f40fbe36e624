import { shuffle, type Random } from '../kernel/random.ts';
import { chancesOf } from './odds.ts';
import type { Placing, Unit } from './placing.ts';

/** What a swap must bring, so that the search is short: a tenth of a percentage point. */
export const minGain = 0.001;

interface Team {
  size: number;
  young: number;
  mu: number;
  variance: number;
}

/** What a swap makes smaller: the first one before the second. */
interface Measure {
  readonly crowd: number;
  readonly spread: number;
}

/** A placing with the sums of its teams, for comparing and for swaps. */
export class TeamSums {
  readonly #units: readonly Unit[];
  readonly #placing: number[];
  readonly #teams: Team[];

  constructor(units: readonly Unit[], placing: Placing, teams: number) {
    this.#units = units;
    this.#placing = [...placing];
    this.#teams = Array.from({ length: teams }, () => ({ size: 0, young: 0, mu: 0, variance: 0 }));
    units.forEach((unit, index) => this.#add(unit, placing[index] ?? 0, 1));
  }

  placing(): Placing {
    return [...this.#placing];
  }

  /** Between the best chance and the worst one. */
  spread(): number {
    const chances = chancesOf(this.#teams);
    return Math.max(...chances) - Math.min(...chances);
  }

  /** Between the teams with the most and the fewest young people. */
  youngGap(): number {
    let [most, fewest] = [0, Infinity];
    for (const { young } of this.#teams) [most, fewest] = [Math.max(most, young), Math.min(fewest, young)];
    return most - fewest;
  }

  /** Swaps units of equal size while a swap brings the chances nearer to each other, or spreads the young more evenly. */
  swapWhileBetter(random: Random): void {
    const indexes = [...this.#units.keys()];
    const pairs = shuffle(
      indexes.flatMap((one) => indexes.slice(one + 1).map((other) => [one, other] as const)),
      random,
    );
    let now: Measure = { crowd: this.#crowd(), spread: this.spread() };
    for (let isBetter = true; isBetter;) {
      isBetter = false;
      for (const [one, other] of pairs) {
        const next = this.#swapIfBetter(one, other, now);
        if (next === null) continue;
        now = next;
        isBetter = true;
        // Nothing is left to gain.
        if (now.crowd === 0 && now.spread < minGain) return;
      }
    }
  }

  /** The measure after the swap; null if it isn't better, and was taken back. */
  #swapIfBetter(one: number, other: number, { crowd, spread }: Measure): Measure | null {
    if (!this.#maySwap(one, other)) return null;
    this.#swap(one, other);
    const next = { crowd: this.#crowd(), spread: this.spread() };
    if (next.crowd < crowd || (next.crowd === crowd && next.spread <= spread - minGain)) return next;
    this.#swap(one, other);
    return null;
  }

  /** By how much the numbers of young people differ more than they should. */
  #crowd(): number {
    return Math.max(0, this.youngGap() - 1);
  }

  #maySwap(one: number, other: number): boolean {
    const [unit, twin] = [this.#units[one], this.#units[other]];
    const [from, to] = [this.#placing[one], this.#placing[other]];
    if (unit === undefined || twin === undefined || from === to || unit.ids.length !== twin.ids.length) return false;
    const isFree = (apart: ReadonlySet<number>, team: number | undefined, leaving: number) =>
      apart.size === 0 || [...apart].every((index) => index === leaving || this.#placing[index] !== team);
    return isFree(unit.apart, to, other) && isFree(twin.apart, from, one);
  }

  #swap(one: number, other: number): void {
    const [unit, twin] = [this.#units[one], this.#units[other]];
    const [from = 0, to = 0] = [this.#placing[one], this.#placing[other]];
    if (unit === undefined || twin === undefined) return;
    this.#add(unit, from, -1);
    this.#add(twin, to, -1);
    this.#add(unit, to, 1);
    this.#add(twin, from, 1);
    this.#placing[one] = to;
    this.#placing[other] = from;
  }

  #add(unit: Unit, index: number, sign: 1 | -1): void {
    const team = this.#teams[index];
    if (team === undefined) return;
    team.size += sign * unit.ids.length;
    team.young += sign * unit.young;
    team.mu += sign * unit.mu;
    team.variance += sign * unit.variance;
  }
}
