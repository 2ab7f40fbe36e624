import type { ChildProcess } from 'node:child_process';
import { expect } from '@playwright/test';
import { WebSocket } from 'ws';
import { livePath } from '#shared/kernel/live.ts';
import { createLiveConnection } from '#web/lib/live.ts';
import { kill, startServer } from './own-server.ts';
import { ownPort } from './ports.ts';
import { layPrepared } from './prepare.ts';
import { test } from './site.ts';

const port = ownPort('live');
const pages = 200;
const env = {
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: '.cache/live-data',
  RATE_LIMITS: 'off',
};

let server: ChildProcess | null = null;
const leave: (() => void)[] = [];

test.afterEach(async () => {
  for (const stop of leave) stop();
  if (server) await kill(server);
});

/** The part of a page that keeps its socket, once per page; `following` are those that follow the settings. */
function openPages(): { readonly following: Set<number>; readonly attemptsAt: number[]; readonly heard: Set<number> } {
  Object.assign(globalThis, { WebSocket });
  const following = new Set<number>();
  const heard = new Set<number>();
  const attemptsAt: number[] = [];
  for (let page = 0; page < pages; page += 1) {
    const live = createLiveConnection({
      onSessionEnded: () => undefined,
      open: () => {
        attemptsAt.push(Date.now());
        const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`);
        // An error is also reported by the close event.
        socket.on('error', () => undefined);
        return socket as unknown as globalThis.WebSocket;
      },
    });
    const unfollow = live.follow('settings', {
      onData: () => heard.add(page),
      onHold: (holds) => (holds ? following.add(page) : following.delete(page)),
    });
    leave.push(() => {
      unfollow();
      live.pause();
    });
  }
  return { following, attemptsAt, heard };
}

test("a server killed under 200 open pages has all of them back, and they don't come at one moment [USER-2]", async () => {
  test.setTimeout(300_000);
  layPrepared('.cache/live-data');
  server = await startServer(env);
  const { following, attemptsAt, heard } = openPages();
  await expect.poll(() => following.size, { timeout: 30_000 }).toBe(pages);
  await expect.poll(() => heard.size).toBe(pages);

  await kill(server);
  await expect.poll(() => following.size).toBe(0);
  attemptsAt.length = 0;
  server = await startServer(env);
  await expect.poll(() => following.size, { timeout: 60_000 }).toBe(pages);
  const moments = new Set(attemptsAt.map((at) => Math.floor(at / 100)));
  expect(moments.size, 'tenths of a second in which somebody came').toBeGreaterThan(10);
});
