import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { LiveMessage } from '#shared/kernel/live.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller } from '#server/platform/auth-session.ts';
import { createLive, type Live, type LiveTopic, type PressTime } from '#server/platform/live/index.ts';
import { openLivePage, type LivePage } from './live-page.ts';

/** A page that is connected to the live channel. */
export interface ConnectedPage extends Pick<LivePage, 'socket' | 'closed'> {
  /** The next message that comes. */
  next(): Promise<LiveMessage>;
  send(request: unknown): void;
}

/** The live channel alone on a server, with topics that tests change. */
export interface LiveServer {
  server: Server;
  live: Live;
  readonly port: () => number;
  readonly clock: { readonly now: () => number };
  /** While true, topics can't be read. */
  isBroken: boolean;
  /** What a reading of `mine/…` waits for. */
  readSlowly: () => Promise<void>;
  /** Sessions that have ended. */
  readonly ended: Set<string>;
  /** What was pressed on the topic `pressed`. */
  readonly presses: (PressTime & { readonly data: unknown })[];
  /** Sockets to end after the test. */
  readonly opened: WebSocket[];
  change(name: string, data: unknown): void;
  /** `cookie`: the session of the page's user. */
  open(cookie?: string, headers?: Record<string, string>, autoPong?: boolean): Promise<ConnectedPage>;
}

const caller = (sessionId: string) => ({ sessionId, user: { uid: sessionId } }) as unknown as Caller;

/** A new server for each test of a file. Its topics: `settings` and `many/…` for all, `mine/…` for the session of that name, `pressed`. */
export function useLiveServer(): LiveServer {
  const site = {} as LiveServer;
  let states: Map<string, { version: number; data: unknown }>;
  const read = (name: string, after: string | null) => {
    if (site.isBroken) throw new Error('the database is away');
    const { version, data } = states.get(name) ?? { version: 0, data: null };
    return String(version) === after ? null : { version: String(version), data };
  };
  const topics: readonly LiveTopic[] = [
    {
      isShared: true,
      owns: (name) => name === 'settings' || name.startsWith('many/'),
      changeNameOf: (_, name) => name,
      read: async (_, name, after) => Promise.resolve(read(name, after)),
    },
    {
      isShared: false,
      owns: (name) => name.startsWith('mine/'),
      changeNameOf: (_, name) => name,
      read: async (who, name, after) => {
        await site.readSlowly();
        if (site.ended.has(who?.sessionId ?? '')) return Promise.reject(new AppError('auth/unauthenticated'));
        if (name !== `mine/${who?.sessionId ?? ''}`) return Promise.reject(new AppError('auth/permission-denied'));
        return Promise.resolve(read(name, after));
      },
    },
    {
      isShared: false,
      owns: (name) => name === 'pressed',
      changeNameOf: (_, name) => name,
      read: (_, name, after) => Promise.resolve(read(name, after)),
      press: (_caller, _name, data, time) => {
        site.presses.push({ data, ...time });
        return Promise.resolve(data === 'receipt' ? { received: data } : null);
      },
    },
  ];
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    site.ended.clear();
    site.presses.splice(0);
    states = new Map([['settings', { version: 1, data: 'open' }]]);
    const server = createServer().listen(0, '127.0.0.1');
    const live = createLive({ redis: null, logger: pino({ level: 'silent' }), clock: site.clock });
    Object.assign(site, { server, live, isBroken: false, readSlowly: () => Promise.resolve() });
    await once(server, 'listening');
    live.attach(
      server,
      topics,
      (request) =>
        Promise.resolve(
          request.headers['x-foreign'] === undefined
            ? { caller: request.headers.cookie === undefined ? null : caller(request.headers.cookie) }
            : { status: 403 as const },
        ),
      () => Promise.resolve(true),
    );
  });
  afterEach(async () => {
    for (const socket of site.opened.splice(0)) socket.terminate();
    await site.live.close();
    site.server.closeAllConnections();
    site.server.close();
    vi.useRealTimers();
  });
  return Object.assign(site, {
    port: () => (site.server.address() as AddressInfo).port,
    clock: { now: () => 1_800_000_000_123 },
    ended: new Set<string>(),
    presses: [],
    opened: [],
    change(name, data) {
      states.set(name, { version: (states.get(name)?.version ?? 0) + 1, data });
      site.live.publishChange(name);
    },
    async open(cookie, headers = {}, autoPong = true) {
      const { socket, closed, until } = await openLivePage(site.port(), {
        headers: { ...(cookie === undefined ? {} : { cookie }), ...headers },
        autoPong,
      });
      site.opened.push(socket);
      return {
        socket,
        closed,
        next: async () => (await until(() => true)) as unknown as LiveMessage,
        send: (request) => socket.send(typeof request === 'string' ? request : JSON.stringify(request)),
      };
    },
  } satisfies Partial<LiveServer>);
}
