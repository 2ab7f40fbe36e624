import { languages, type Language } from '#shared/kernel/text.ts';
import { themes, type Theme } from '#shared/accounts/schema.ts';

/**
 * The only user of localStorage and sessionStorage. Each thing kept in the browser is one row of `stored`;
 * what can't be read, or isn't what it should be, counts as not there, and a refused write changes nothing.
 */
export interface Stored<Value> {
  readonly key: string;
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
}

type Area = 'local' | 'session';

function entry<Value>(area: Area, name: string, parse: (value: unknown) => Value | null): Stored<Value> {
  const key = `siraj.${name}`;
  return {
    key,
    read() {
      try {
        const text = storageOf(area).getItem(key);
        return text === null ? null : parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        storageOf(area).setItem(key, JSON.stringify(value));
      } catch {
        // Full or refused: the page goes on without.
      }
    },
    clear() {
      try {
        storageOf(area).removeItem(key);
      } catch {
        // Refused: nothing was kept either.
      }
    },
  };
}

function storageOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function oneOf<Value extends string>(values: readonly Value[]): (value: unknown) => Value | null {
  return (value) => values.find((allowed) => allowed === value) ?? null;
}

function boolean(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function texts(value: unknown): readonly string[] | null {
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : null;
}

/** Every key, once. Add a row here for anything a page wants to keep. */
export const stored = {
  language: entry<Language>('local', 'language', oneOf(languages)),
  theme: entry<Theme>('local', 'theme', oneOf(themes)),
  sound: entry<boolean>('local', 'sound', boolean),
  /** The account whose verification banner was put away, for this visit. */
  dismissedVerification: entry<string>('session', 'dismissed-verification', text),
  /** Reloads made by themselves after a missing chunk. */
  chunkReloads: entry<number>('session', 'chunk-reloads', number),
  /** Made once; by it the server knows which device writes a game. */
  deviceId: entry<string>('local', 'device-id', text),
  /** The last game set up here, and the key of a start whose answer hasn't come; features/games checks what they hold. */
  gameSetup: entry<unknown>('local', 'game-setup', (value) => value),
  gameStartKey: entry<string>('local', 'game-start-key', text),
  /** Accounts that were greeted on this device. */
  welcomed: entry<readonly string[]>('local', 'welcomed', texts),
  /** The invitation somebody came by, until they have signed up. */
  referralCode: entry<string>('session', 'referral-code', text),
} as const;
