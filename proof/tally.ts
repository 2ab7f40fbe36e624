/** How often each promise was tried and kept, with the first place where it was broken. */
export interface Tally {
  /** `shown` names what shows that the promise is broken. */
  note(promise: string, isKept: boolean, shown: string): void;
  rows(): (string | number)[][];
  broken(): string[];
}

/** At most this much of what shows a broken promise. */
const maxShown = 900;
const maxPlaces = 5;

export function createTally(): Tally {
  const promises = new Map<string, { tried: number; kept: number; places: string[] }>();
  return {
    note(promise, isKept, shown) {
      const found = promises.get(promise) ?? { tried: 0, kept: 0, places: [] };
      promises.set(promise, found);
      found.tried += 1;
      if (isKept) found.kept += 1;
      else if (found.places.length < maxPlaces) found.places.push(shown.slice(0, maxShown));
    },
    rows: () => [...promises].map(([promise, { tried, kept, places }]) => [promise, tried, kept, places[0] ?? '']),
    broken: () => [...promises].flatMap(([promise, { places }]) => places.map((place) => `${promise}: ${place}`)),
  };
}
