/** Something counted for one day: games, a category's games, or that a person was there. */
export type Note =
  | { readonly kind: 'games'; readonly date: string; readonly games: number; readonly completed: number }
  | { readonly kind: 'category'; readonly date: string; readonly categoryId: string; readonly games: number }
  | { readonly kind: 'active'; readonly date: string; readonly userId: string };

export interface Buffered {
  readonly note: Note;
  readonly since: number;
}

const maxDays = 100;
const keptForMs = 24 * 60 * 60 * 1000;

/** Counts that are not written yet; equal ones are added up. */
export interface Buffer {
  add(buffered: Buffered): void;
  /** Takes everything out; drops counts that are a day old. */
  take(now: number): Buffered[];
  /** Drops the counts of a day. */
  forget(date: string): void;
  clear(): void;
  isFull(): boolean;
}

export function createBuffer(): Buffer {
  const entries = new Map<string, Buffered>();
  const days = new Set<string>();
  const clear = () => {
    entries.clear();
    days.clear();
  };
  return {
    add(buffered) {
      days.add(buffered.note.date);
      const key = keyOf(buffered.note);
      const before = entries.get(key);
      entries.set(
        key,
        before === undefined
          ? buffered
          : { note: sum(before.note, buffered.note), since: Math.min(before.since, buffered.since) },
      );
    },
    take(now) {
      const taken = [...entries.values()].filter(({ since }) => now - since <= keptForMs);
      clear();
      return taken;
    },
    forget(date) {
      days.delete(date);
      for (const [key, { note }] of entries) if (note.date === date) entries.delete(key);
    },
    clear,
    isFull: () => days.size >= maxDays,
  };
}

function keyOf(note: Note): string {
  if (note.kind === 'games') return `${note.date} games`;
  return note.kind === 'category' ? `${note.date} category ${note.categoryId}` : `${note.date} active ${note.userId}`;
}

function sum(one: Note, other: Note): Note {
  if (one.kind === 'games' && other.kind === 'games')
    return { ...one, games: one.games + other.games, completed: one.completed + other.completed };
  if (one.kind === 'category' && other.kind === 'category') return { ...one, games: one.games + other.games };
  return one;
}
