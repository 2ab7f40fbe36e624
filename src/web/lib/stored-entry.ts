/**
 * The only user of localStorage and sessionStorage. Each thing kept in the browser is one row, of `stored` (storage.ts) or
 * of `kept` (phone/kept.ts); what can't be read, or isn't what it should be, counts as not there. Where the browser blocks
 * storage, or it is full, a value lives as long as its page.
 */
export interface Stored<Value> {
  readonly key: string;
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
}

/** `kept` uses localStorage, or sessionStorage if that is unavailable. */
type Area = 'local' | 'session' | 'kept';

export function entry<Value>(area: Area, name: string, parse: (value: unknown) => Value | null): Stored<Value> {
  const key = `siraj.${name}`;
  return {
    key,
    read() {
      try {
        const text = unstored.get(key) ?? firstOf(area, (storage) => storage.getItem(key));
        return text === null ? null : parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    write(value) {
      const text = JSON.stringify(value);
      const isStored = firstOf(area, (storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (isStored === null) unstored.set(key, text);
      else unstored.delete(key);
    },
    clear() {
      unstored.delete(key);
      // Denied: nothing was stored either.
      for (const storage of areas[area]) attempt(() => storage().removeItem(key));
    },
  };
}

/** What no storage took, by key: newer than anything stored. */
const unstored = new Map<string, string>();

const local = () => window.localStorage;
const session = () => window.sessionStorage;
const areas: Readonly<Record<Area, readonly (() => Storage)[]>> = {
  local: [local],
  session: [session],
  kept: [local, session],
};

/** What the first storage answers that answers at all. */
function firstOf<Value>(area: Area, ask: (storage: Storage) => Value | null): Value | null {
  for (const storage of areas[area]) {
    const answer = attempt(() => ask(storage()));
    if (answer !== null) return answer;
  }
  return null;
}

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function oneOf<Value extends string>(values: readonly Value[]): (value: unknown) => Value | null {
  return (value) => values.find((allowed) => allowed === value) ?? null;
}

export function boolean(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

export function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

export function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function texts(value: unknown): readonly string[] | null {
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : null;
}
