import { sum } from './rating.ts';

/** People who stay together: one person, or those whom wishes join. */
export interface Unit {
  readonly ids: readonly string[];
  readonly young: number;
  readonly mu: number;
  readonly variance: number;
  /** Indexes of units that must not be in its team. */
  readonly apart: ReadonlySet<number>;
}

/** The team of each unit. */
export type Placing = readonly number[];

/** How many a team may have where `total` are spread evenly: `minSize`, or one more in `larger` teams. */
interface Share {
  readonly minSize: number;
  readonly larger: number;
}

export interface PlacingRules {
  readonly teams: number;
  /** Whether the numbers of young people differ by one at most. */
  readonly isYoungEven: boolean;
  /** The teams in the order in which they are tried for a unit; without it each partition is found once. */
  readonly orderFor?: () => readonly number[];
  /** How many units are put into a team, again and again, before the search gives up. */
  readonly maxSteps?: number;
}

/** Visits placings with teams of equal size, or one more, that keep people apart; ends when `visit` returns true. */
export function visitPlacings(units: readonly Unit[], rules: PlacingRules, visit: (placing: Placing) => boolean): void {
  new PlacingSearch(units, rules, visit).run(0);
}

class PlacingSearch {
  readonly #units: readonly Unit[];
  readonly #rules: PlacingRules;
  readonly #visit: (placing: Placing) => boolean;
  readonly #people: Share;
  readonly #young: Share;
  readonly #placing: number[] = [];
  readonly #sizes: number[];
  readonly #youngOf: number[];
  #steps = 0;

  constructor(units: readonly Unit[], rules: PlacingRules, visit: (placing: Placing) => boolean) {
    this.#units = units;
    this.#rules = rules;
    this.#visit = visit;
    this.#people = shareOf(sum(units.map(({ ids }) => ids.length)), rules.teams);
    this.#young = shareOf(sum(units.map(({ young }) => young)), rules.teams);
    this.#sizes = Array.from({ length: rules.teams }, () => 0);
    this.#youngOf = [...this.#sizes];
  }

  /** Places the unit and all after it. True once the search is over. */
  run(index: number): boolean {
    const unit = this.#units[index];
    if (unit === undefined) return this.#visit([...this.#placing]);
    for (const team of this.#teamsFor()) {
      this.#steps += 1;
      if (this.#steps > (this.#rules.maxSteps ?? Infinity)) return true;
      if (!this.#fits(unit, team)) continue;
      this.#put(unit, team, 1);
      this.#placing.push(team);
      if (this.run(index + 1)) return true;
      this.#placing.pop();
      this.#put(unit, team, -1);
    }
    return false;
  }

  /** Empty teams are alike: the first of them stands for all. */
  #teamsFor(): readonly number[] {
    if (this.#rules.orderFor !== undefined) return this.#rules.orderFor();
    const firstEmpty = this.#sizes.indexOf(0);
    return [...this.#sizes.keys()].filter((team) => firstEmpty === -1 || team <= firstEmpty);
  }

  #fits(unit: Unit, team: number): boolean {
    if (!hasRoom(this.#people, this.#sizes, team, unit.ids.length)) return false;
    if (this.#rules.isYoungEven && unit.young > 0 && !hasRoom(this.#young, this.#youngOf, team, unit.young))
      return false;
    for (const other of unit.apart) if (this.#placing[other] === team) return false;
    return true;
  }

  #put(unit: Unit, team: number, sign: 1 | -1): void {
    this.#sizes[team] = (this.#sizes[team] ?? 0) + sign * unit.ids.length;
    this.#youngOf[team] = (this.#youngOf[team] ?? 0) + sign * unit.young;
  }
}

function shareOf(total: number, teams: number): Share {
  return { minSize: Math.floor(total / teams), larger: total % teams };
}

function hasRoom({ minSize, larger }: Share, counts: readonly number[], team: number, more: number): boolean {
  const count = (counts[team] ?? 0) + more;
  if (count <= minSize) return true;
  if (count > minSize + 1) return false;
  return counts.filter((each, index) => index !== team && each > minSize).length < larger;
}
