import { randomIndex, seededRandom, shuffle, type Random } from '../kernel/random.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import { oddsOf } from './odds.ts';
import { TeamSums } from './team-sums.ts';
import { visitPlacings, type Placing, type PlacingRules, type Unit } from './placing.ts';
import { sum, type Rating } from './rating.ts';

export interface DrawnPerson {
  readonly id: string;
  readonly isYoung: boolean;
  readonly rating: Rating;
}

export interface Draw {
  readonly people: readonly DrawnPerson[];
  readonly teams: number;
  /** Pairs of ids. A pair of which one isn't among the people counts for nothing. */
  readonly apart: readonly (readonly [string, string])[];
  readonly together: readonly (readonly [string, string])[];
  readonly seed: string;
}

interface Drawn {
  readonly teams: readonly (readonly string[])[];
  /** Each team's chance to win in percent; together 100. */
  readonly odds: readonly number[];
}

/** Up to here all partitions are compared. */
export const maxEnumerated = 12;
/** How much wider apart than the best the chances of drawn teams may be. */
export const tolerance = 0.02;
const starts = 4;
/** Far more than wishes that can be met need. */
const maxSteps = 20_000;

/**
 * Draws teams whose chances are as even as they can be, and chooses among nearly equal ones by the seed. Sizes differ by
 * one at most, and the young are spread evenly as far as the wishes allow. `impossible` if more must play together or
 * apart than the teams allow, or a team would be empty.
 */
export function drawTeams(draw: Draw): Result<Drawn, 'impossible'> {
  const people = [...draw.people].sort((one, other) => (one.id < other.id ? -1 : 1));
  const units = unitsOf({ ...draw, people });
  if (units === null || people.length < draw.teams) return refuse('impossible');
  const random = seededRandom(draw.seed);
  const placing =
    people.length <= maxEnumerated ? amongAll(units, draw.teams, random) : amongOptima(units, draw.teams, random);
  if (placing === null) return refuse('impossible');
  const labels = shuffle([...Array(draw.teams).keys()], random);
  const byId = new Map(people.map((person) => [person.id, person]));
  const teams = labels.map((label) => units.flatMap(({ ids }, index) => (placing[index] === label ? ids : [])).sort());
  const ratings = teams.map((ids) => ids.flatMap((id) => byId.get(id)?.rating ?? []));
  return ok({ teams, odds: oddsOf(ratings) });
}

/** Uniformly among all partitions within the tolerance of the best. */
function amongAll(units: readonly Unit[], teams: number, random: Random): Placing | null {
  const found: { readonly placing: Placing; readonly spread: number; readonly youngGap: number }[] = [];
  visitPlacings(units, { teams, isYoungEven: false }, (placing) => {
    const sums = new TeamSums(units, placing, teams);
    found.push({ placing, spread: sums.spread(), youngGap: sums.youngGap() });
    return false;
  });
  const maxYoungGap = Math.max(1, Math.min(...found.map(({ youngGap }) => youngGap)));
  return choose(
    found.filter(({ youngGap }) => youngGap <= maxYoungGap),
    random,
  );
}

/** Among the optima that a few random starts lead to. */
function amongOptima(units: readonly Unit[], teams: number, random: Random): Placing | null {
  // What is hard to place comes first.
  const hardFirst = [...units.keys()].sort((one, other) => hardness(units[other]) - hardness(units[one]));
  const found: { readonly placing: Placing; readonly spread: number }[] = [];
  for (let start = 0; start < starts; start += 1) {
    const first = anyPlacing(units, hardFirst, teams, random);
    if (first === null) return null;
    const sums = new TeamSums(units, first, teams);
    sums.swapWhileBetter(random);
    found.push({ placing: sums.placing(), spread: sums.spread() });
  }
  return choose(found, random);
}

function hardness(unit: Unit | undefined): number {
  return unit === undefined ? 0 : unit.ids.length * 1000 + unit.apart.size * 10 + unit.young;
}

/** Random teams that keep the wishes, the young spread evenly if possible; null if none was found. */
function anyPlacing(units: readonly Unit[], order: readonly number[], teams: number, random: Random): Placing | null {
  const placeOf = new Map(order.map((unit, place) => [unit, place]));
  const ordered = order.flatMap((index) => {
    const unit = units[index];
    if (unit === undefined) return [];
    return [{ ...unit, apart: new Set([...unit.apart].map((other) => placeOf.get(other) ?? -1)) }];
  });
  const orderFor = () => shuffle([...Array(teams).keys()], random);
  for (const isYoungEven of [true, false]) {
    const rules: PlacingRules = { teams, isYoungEven, orderFor, maxSteps };
    const found: Placing[] = [];
    visitPlacings(ordered, rules, (placing) => found.push(placing) > 0);
    const [placed] = found;
    if (placed !== undefined) return units.map((_, index) => placed[placeOf.get(index) ?? -1] ?? 0);
  }
  return null;
}

function choose(
  found: readonly { readonly placing: Placing; readonly spread: number }[],
  random: Random,
): Placing | null {
  const best = Math.min(...found.map(({ spread }) => spread));
  const good = found.filter(({ spread }) => spread <= best + tolerance + 1e-9);
  return good[randomIndex(random, good.length)]?.placing ?? null;
}

/** Null if two must be together and apart. */
function unitsOf({ people, apart, together }: Draw): readonly Unit[] | null {
  const groupOf = new Map(people.map(({ id }) => [id, id]));
  for (const [one, other] of together) {
    const [from, to] = [groupOf.get(one), groupOf.get(other)];
    if (from === undefined || to === undefined) continue;
    for (const [id, group] of groupOf) if (group === from) groupOf.set(id, to);
  }
  const groups = [...new Set(groupOf.values())];
  const unitOf = (id: string) => groups.indexOf(groupOf.get(id) ?? '');
  const pairs = apart
    .map(([one, other]) => [unitOf(one), unitOf(other)] as const)
    .filter(([one, other]) => one !== -1 && other !== -1);
  if (pairs.some(([one, other]) => one === other)) return null;
  return groups.map((group, index) => {
    const members = people.filter(({ id }) => groupOf.get(id) === group);
    return {
      ids: members.map(({ id }) => id),
      young: members.filter(({ isYoung }) => isYoung).length,
      mu: sum(members.map(({ rating }) => rating.mu)),
      variance: sum(members.map(({ rating }) => rating.sigma ** 2)),
      apart: new Set(pairs.flatMap(([one, other]) => (one === index ? [other] : other === index ? [one] : []))),
    };
  });
}
