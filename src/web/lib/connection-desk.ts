import { useSyncExternalStore } from 'react';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { ApiError, isUnanswered, watchCalls } from './api-client.ts';
import { connected, nextTick, reduceConnection, type Connection, type ConnectionEvent } from './connection.ts';
import { recordError } from './error-record.ts';

/** What a reset does with what is under way; whoever holds it says so here. */
export interface ResetHooks {
  /** Drop reads, close the live channel: the server will be asked anew. */
  readonly hold?: () => void;
  /** The server answers. */
  readonly resume?: () => void;
  /** It didn't: reads that were dropped are asked for again, so that they show why they are missing. */
  readonly askAgain?: () => void;
}

const patienceMs = 8000;
const lookEveryMs = 30_000;

export interface ConnectionDesk {
  readonly state: () => Connection;
  readonly subscribe: (listener: () => void) => () => void;
  tell(type: Exclude<ConnectionEvent['type'], 'asked'>): void;
  onReset(hooks: ResetHooks): () => void;
  /** Listens to the device and to every call; answers how to stop. */
  watch(): () => void;
}

export function createConnectionDesk(ask: () => Promise<boolean>, now = () => Date.now()): ConnectionDesk {
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

  // Given up, the page still looks now and then, each by its own chance: it must not stay deaf to a server that is back.
  const look = () => {
    looking = setTimeout(
      () =>
        void ask()
          .catch(() => false)
          .then((isAnswered) => {
            if (state.reset.phase !== 'offline-only') return;
            if (isAnswered) happen({ type: 'answered', at: now() });
            else look();
          }),
      lookEveryMs * (0.5 + Math.random()),
    );
  };

  const follow = (before: Connection['reset']['phase'], event: ConnectionEvent) => {
    const { phase } = state.reset;
    if (phase === 'waiting' && (before === 'idle' || before === 'offline-only')) for (const { hold } of hooks) hold?.();
    if (phase === 'idle' && before !== 'idle') for (const { resume } of hooks) resume?.();
    if (event.type === 'asked' && !event.isAnswered) for (const { askAgain } of hooks) askAgain?.();
    if (phase === 'offline-only' && before !== 'offline-only')
      recordError(new Error('The server could not be reached: offline only from here on'), {
        context: 'connection',
        severity: 'medium',
        category: 'network',
        handled: true,
      });
    if (phase !== before) clearTimeout(looking);
    if (phase === 'offline-only' && before !== 'offline-only') look();
    if (phase === 'asking' && before !== 'asking') {
      void ask()
        .catch(() => false)
        .then((isAnswered) => happen({ type: 'asked', isAnswered, at: now() }));
    }
  };

  const tell: ConnectionDesk['tell'] = (type) => happen({ type, at: now() });
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
    onReset(added) {
      hooks.add(added);
      return () => hooks.delete(added);
    },
    watch() {
      const offline = () => tell('offline');
      const online = () => tell('online');
      const rejected = ({ reason }: PromiseRejectionEvent) => {
        if (isConnectionFailure(reason)) tell('unhandled');
      };
      const seen = () => {
        if (document.visibilityState === 'visible' && state.reset.phase === 'offline-only') tell('retry');
      };
      document.addEventListener('visibilitychange', seen);
      window.addEventListener('offline', offline);
      window.addEventListener('online', online);
      window.addEventListener('unhandledrejection', rejected);
      const stopCalls = watchCalls(({ error }) => {
        if (error === null || !isConnectionFailure(error)) tell('answered');
        else tell('failed');
      });
      if (!navigator.onLine) offline();
      return () => {
        // What nobody watches isn't known to be in trouble.
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

/** No answer at all, or one that the server is to blame for. A refusal is an answer, and so is that the site is closed. */
function isConnectionFailure(error: unknown): boolean {
  return isUnanswered(error) && !(error instanceof ApiError && error.code === 'system/maintenance');
}

// Beside the ordinary calls, whose failures are counted. It reaches the database, as they do.
async function askServer(): Promise<boolean> {
  const { status } = await fetch(siteSettingsApi.getSettings.path, {
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  });
  return status < 500;
}

/** The one of this page. */
export const connection = createConnectionDesk(askServer);

/** Calls when what waits may go: the device says that it has a network, or the server answers again. The answer stops it. */
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
