import { useSyncExternalStore } from 'react';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { ApiError, isUnanswered, watchCalls } from './api-client.ts';
import { connected, nextTick, reduceConnection, type Connection, type ConnectionEvent } from './connection.ts';
import { recordError } from './error-record.ts';

/** What a reset does with work in progress. The owner of the work registers these hooks. */
export interface ResetHooks {
  /** Drop reads and close the live channel before the server is probed. */
  readonly hold?: () => void;
  /** The server answers. */
  readonly resume?: () => void;
  /** The server doesn't answer: request dropped reads again, so that they show their error. */
  readonly askAgain?: () => void;
}

const patienceMs = 8000;
const lookEveryMs = 30_000;

export interface ConnectionStore {
  readonly state: () => Connection;
  readonly subscribe: (listener: () => void) => () => void;
  dispatch(type: Exclude<ConnectionEvent['type'], 'asked'>): void;
  onReset(hooks: ResetHooks): () => void;
  /** Watches the device's network state and every call. Returns a function that stops it. */
  watch(): () => void;
}

export function createConnectionStore(ask: () => Promise<boolean>, now = () => Date.now()): ConnectionStore {
  const listeners = new Set<() => void>();
  const hooks = new Set<ResetHooks>();
  let state = connected;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const happen = (event: ConnectionEvent) => {
    const before = state;
    state = reduceConnection(before, event);
    if (state === before) return;
    clearTimeout(timer);
    const tickAt = nextTick(state);
    if (tickAt !== null)
      timer = setTimeout(() => happen({ type: 'tick', at: Math.max(now(), tickAt) }), Math.max(0, tickAt - now()));
    follow(before.reset.phase, event);
    for (const listener of listeners) listener();
  };

  const probe = () => ask().catch(() => false);
  // After giving up, the page still probes at random intervals, so that it notices when the server is back.
  const look = () => {
    looking = setTimeout(
      () =>
        void probe().then((isAnswered) => {
          if (state.reset.phase !== 'offline-only') return;
          if (isAnswered) happen({ type: 'answered', at: now() });
          else look();
        }),
      lookEveryMs * (0.5 + Math.random()),
    );
  };
  const callHooks = (name: keyof ResetHooks) => {
    for (const each of hooks) each[name]?.();
  };

  const follow = (before: Connection['reset']['phase'], event: ConnectionEvent) => {
    const entered = state.reset.phase === before ? null : state.reset.phase;
    if (entered === 'waiting' && (before === 'idle' || before === 'offline-only')) callHooks('hold');
    if (entered === 'idle') callHooks('resume');
    if (event.type === 'asked' && !event.isAnswered) callHooks('askAgain');
    if (entered === 'offline-only') recordGivingUp();
    if (entered !== null) clearTimeout(looking);
    if (entered === 'offline-only') look();
    if (entered === 'asking') void probe().then((isAnswered) => happen({ type: 'asked', isAnswered, at: now() }));
  };

  const dispatch: ConnectionStore['dispatch'] = (type) => happen({ type, at: now() });
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    onReset(added) {
      hooks.add(added);
      return () => hooks.delete(added);
    },
    watch() {
      const offline = () => dispatch('offline');
      const online = () => dispatch('online');
      const rejected = ({ reason }: PromiseRejectionEvent) => {
        if (isConnectionFailure(reason)) dispatch('unhandled');
      };
      const seen = () => {
        if (document.visibilityState === 'visible' && state.reset.phase === 'offline-only') dispatch('retry');
      };
      document.addEventListener('visibilitychange', seen);
      window.addEventListener('offline', offline);
      window.addEventListener('online', online);
      window.addEventListener('unhandledrejection', rejected);
      const stopCalls = watchCalls(({ error }) => {
        if (error === null || !isConnectionFailure(error)) dispatch('answered');
        else dispatch('failed');
      });
      if (!navigator.onLine) offline();
      return () => {
        // Without a watcher the connection counts as working.
        state = connected;
        clearTimeout(timer);
        clearTimeout(looking);
        document.removeEventListener('visibilitychange', seen);
        window.removeEventListener('offline', offline);
        window.removeEventListener('online', online);
        window.removeEventListener('unhandledrejection', rejected);
        stopCalls();
      };
    },
  };
}

function recordGivingUp(): void {
  recordError(new Error('The server could not be reached: offline only from here on'), {
    context: 'connection',
    severity: 'medium',
    category: 'network',
    handled: true,
  });
}

/** No answer, or a server failure. A rejected call is an answer, and so is a site in maintenance. */
function isConnectionFailure(error: unknown): boolean {
  return isUnanswered(error) && !(error instanceof ApiError && error.code === 'system/maintenance');
}

// Bypasses the API client, which counts failures. The endpoint reads the database, as ordinary calls do.
async function askServer(): Promise<boolean> {
  const { status } = await fetch(siteSettingsApi.getSettings.path, {
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  });
  return status < 500;
}

/** The page's single connection store. */
export const connection = createConnectionStore(askServer);

/** Calls `act` when the device is online again or the server answers again. Returns a function that stops it. */
export function whenBack(act: () => void): () => void {
  window.addEventListener('online', act);
  const leave = connection.onReset({ resume: act });
  return () => {
    window.removeEventListener('online', act);
    leave();
  };
}

export function useConnection(): Connection {
  return useSyncExternalStore(connection.subscribe, connection.state, connection.state);
}
