/** An opened tile, as the room saw it. Teams are named by their colour. */
export interface OpenedTile {
  readonly category: string;
  readonly value: number;
  readonly inTurn: string;
  readonly taker: string | null;
}

/** An evening as one in the room would write it down. */
export interface Evening {
  /** Names by the team's colour; an erased one is left out, a merged one has the name that stays. */
  readonly teams: ReadonlyMap<string, readonly string[]>;
  readonly tiles: readonly OpenedTile[];
}

export interface ExpectedRow {
  readonly wins: number;
  readonly evenings: number;
  /** In percent of the possible points. */
  readonly share: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

export function pointsOf({ tiles }: Evening, color: string): number {
  return sum(tiles.flatMap(({ taker, value }) => (taker === color ? [value] : [])));
}

export function winnersOf(evening: Evening): readonly string[] {
  const colors = [...evening.teams.keys()];
  const best = Math.max(...colors.map((color) => pointsOf(evening, color)));
  return colors.filter((color) => pointsOf(evening, color) === best);
}

const colorOf = ({ teams }: Evening, name: string) => [...teams].find(([, names]) => names.includes(name))?.[0] ?? null;

/** The row of a person in the table; computed apart from the product's own rules. */
export function rowOf(evenings: readonly Evening[], name: string): ExpectedRow {
  const own = evenings.flatMap((evening) => {
    const color = colorOf(evening, name);
    return color === null ? [] : [{ evening, color }];
  });
  const possible = sum(own.map(({ evening }) => sum(evening.tiles.map(({ value }) => value))));
  const points = sum(own.map(({ evening, color }) => pointsOf(evening, color)));
  return {
    evenings: own.length,
    wins: own.filter(({ evening, color }) => winnersOf(evening).includes(color)).length,
    share: Math.round((100 * points) / possible),
  };
}

/** Tiles of a category that a person's team opened in its turn, and the share of them that it won. */
export function categoryShare(evenings: readonly Evening[], name: string, category: string) {
  const own = evenings.flatMap((evening) => {
    const color = colorOf(evening, name);
    return evening.tiles.filter((tile) => tile.category === category && tile.inTurn === color);
  });
  const won = own.filter(({ taker, inTurn }) => taker === inTurn).length;
  return { tiles: own.length, share: own.length === 0 ? 0 : won / own.length };
}

/** How often two people won together, and how often the first beat the other, or lost. */
export function between(evenings: readonly Evening[], one: string, other: string) {
  const met = evenings.flatMap((evening) => {
    const [own, theirs] = [colorOf(evening, one), colorOf(evening, other)];
    const winners = winnersOf(evening);
    return own === null || theirs === null
      ? []
      : [{ isTogether: own === theirs, hasWon: winners.includes(own), hasLost: winners.includes(theirs) }];
  });
  const together = met.filter(({ isTogether }) => isTogether);
  const against = met.filter(({ isTogether }) => !isTogether);
  return {
    together: together.length,
    wonTogether: together.filter(({ hasWon }) => hasWon).length,
    against: against.length,
    wins: against.filter(({ hasWon, hasLost }) => hasWon && !hasLost).length,
    losses: against.filter(({ hasWon, hasLost }) => hasLost && !hasWon).length,
  };
}
