/**
 * The state of the page's connection: a pure reducer over events [CONN-1, CONN-2]. `offline`: the device has no
 * network, or the page has given up; `server`: there is a network, and the server fails.
 */
export type Trouble = 'none' | 'offline' | 'server';

/** A reset: pending reads are dropped, then the server is probed with growing delays until it answers. */
export type Reset =
  | { readonly phase: 'idle' }
  | { readonly phase: 'waiting'; readonly attempt: number; readonly until: number }
  | { readonly phase: 'asking'; readonly attempt: number }
  /** After five failed probes the page stops probing. */
  | { readonly phase: 'offline-only' };

export interface Connection {
  readonly trouble: Trouble;
  /** Dismissed by the user, until the state changes. */
  readonly isDismissed: boolean;
  /** Something was kept on the device since the connection was lost. */
  readonly hasKept: boolean;
  readonly reset: Reset;
  /** Since when the device has no network. */
  readonly offlineSince: number | null;
  readonly errors: number;
  /** How many of them, to the last, came each within 30 s of the one before. */
  readonly inARow: number;
  readonly lastErrorAt: number | null;
  /** When to reconnect after an unhandled error. */
  readonly reconnectAt: number | null;
  /** When the last reset ended well, and how often trouble came back soon after one: the next waits longer. */
  readonly resetAt: number | null;
  readonly relapses: number;
}

export type ConnectionEvent =
  | {
      readonly type: 'offline' | 'online' | 'failed' | 'answered' | 'unhandled' | 'retry' | 'tick' | 'dismiss' | 'kept';
      readonly at: number;
    }
  | { readonly type: 'asked'; readonly isAnswered: boolean; readonly at: number };

export const connected: Connection = {
  trouble: 'none',
  isDismissed: false,
  hasKept: false,
  reset: { phase: 'idle' },
  offlineSince: null,
  errors: 0,
  inARow: 0,
  lastErrorAt: null,
  reconnectAt: null,
  resetAt: null,
  relapses: 0,
};

const rowGapMs = 30_000;
const errorsInARow = 5;
const errorsAtAll = 8;
/** A shorter loss is not shown. */
const graceMs = 1000;
const holdMs = 2000;
const maxHoldMs = 5 * 60_000;
const reconnectAfterMs = 5000;
export const maxAttempts = 5;
/** Trouble within this after a reset is the same one: a server that fails in part isn't asked for everything again and again. */
const relapseMs = 60_000;
const firstWaitMs = 1000;
const maxWaitMs = 30_000;

export function resetWaitMs(failedAttempts: number): number {
  return Math.min(firstWaitMs * 2 ** (failedAttempts - 1), maxWaitMs);
}

export function reduceConnection(state: Connection, event: ConnectionEvent): Connection {
  return told(state, changed(state, event), event.at);
}

/** The next time at which the state changes by itself: a tick is due then. */
export function nextTick(state: Connection): number | null {
  const times = [
    state.offlineSince !== null && state.trouble === 'none' ? state.offlineSince + graceMs : null,
    state.reset.phase === 'waiting' ? state.reset.until : null,
    state.reconnectAt,
  ].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

function changed(state: Connection, event: ConnectionEvent): Connection {
  const { at } = event;
  switch (event.type) {
    case 'offline':
      return { ...state, offlineSince: state.offlineSince ?? at };
    case 'online':
      return state.reset.phase === 'idle' && state.trouble !== 'server'
        ? { ...state, offlineSince: null }
        : hold({ ...state, offlineSince: null }, at, 0);
    case 'failed':
      return counted(state, at);
    case 'answered':
      return answered(state, at);
    case 'unhandled':
      return state.reset.phase === 'idle' ? { ...state, reconnectAt: at + reconnectAfterMs } : state;
    case 'retry':
      return state.reset.phase === 'asking' ? state : hold(state, at);
    case 'asked':
      return asked(state, event.isAnswered, at);
    case 'tick':
      return passed(state, at);
    case 'dismiss':
      return { ...state, isDismissed: true };
    case 'kept':
      return { ...state, hasKept: true };
  }
}

function counted(state: Connection, at: number): Connection {
  const isInRow = state.lastErrorAt !== null && at - state.lastErrorAt <= rowGapMs;
  return { ...state, errors: state.errors + 1, inARow: isInRow ? state.inARow + 1 : 1, lastErrorAt: at };
}

// An answer between errors ends no trouble: a server that fails every other call is in trouble. One after a quiet while does.
function answered(state: Connection, at: number): Connection {
  const isQuiet = state.lastErrorAt === null || at - state.lastErrorAt > rowGapMs;
  if (isQuiet || state.reset.phase === 'offline-only') return cleared(state);
  return { ...state, reconnectAt: null, hasKept: state.trouble !== 'none' && state.hasKept };
}

function cleared(state: Connection): Connection {
  const { trouble, isDismissed, offlineSince, resetAt, relapses } = state;
  return { ...connected, trouble, isDismissed, offlineSince, resetAt, relapses };
}

function hold(state: Connection, at: number, forMs = holdMs): Connection {
  return { ...state, reconnectAt: null, reset: { phase: 'waiting', attempt: 1, until: at + forMs } };
}

function asked(state: Connection, isAnswered: boolean, at: number): Connection {
  if (state.reset.phase !== 'asking') return state;
  // The server answered, whatever the device reports.
  if (isAnswered) return { ...cleared(state), offlineSince: null, resetAt: at };
  const { attempt } = state.reset;
  if (attempt >= maxAttempts) return { ...state, reset: { phase: 'offline-only' } };
  return { ...state, reset: { phase: 'waiting', attempt: attempt + 1, until: at + resetWaitMs(attempt) } };
}

function passed(state: Connection, at: number): Connection {
  if (state.reset.phase === 'waiting' && at >= state.reset.until)
    return { ...state, reset: { phase: 'asking', attempt: state.reset.attempt } };
  if (state.reconnectAt !== null && at >= state.reconnectAt) return hold(state, at);
  return state;
}

/** The message for the user, and the automatic next step. */
function told(before: Connection, state: Connection, at: number): Connection {
  const trouble = troubleOf(state, at);
  if (trouble === before.trouble) return state;
  const next: Connection = { ...state, trouble, isDismissed: false, hasKept: trouble !== 'none' && state.hasKept };
  if (trouble !== 'server' || next.reset.phase !== 'idle') return next;
  const relapses = next.resetAt !== null && at - next.resetAt <= relapseMs ? next.relapses + 1 : 0;
  return hold({ ...next, relapses }, at, Math.min(holdMs * 2 ** relapses, maxHoldMs));
}

function troubleOf(state: Connection, at: number): Trouble {
  if (state.offlineSince !== null && (state.trouble === 'offline' || at - state.offlineSince >= graceMs))
    return 'offline';
  if (state.reset.phase === 'offline-only') return 'offline';
  // A new round of asking after it was given up is still the same trouble.
  if (state.inARow >= errorsInARow || state.errors >= errorsAtAll) return 'server';
  return 'none';
}
