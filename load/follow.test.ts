import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { gameTopicOf } from '#shared/games/live.ts';
import { createCaller } from '#testing/caller.ts';
import { createRecorder } from './recorder.ts';
import { acknowledgedToSeen, createStepWatch, openLivePage } from './follow.ts';

let now = 0;
const newWatch = () => {
  now = 0;
  const recorder = createRecorder(() => now, 10_000);
  const watch = createStepWatch(recorder, () => now);
  return { watch, found: () => Object.fromEntries(recorder.operations().map((each) => [each.name, each])) };
};

it('measures from the acknowledgement until the second device has the command', () => {
  const { watch, found } = newWatch();
  watch.sent('one');
  now = 30;
  watch.acknowledged('one');
  expect(watch.unseen()).toBe(1);
  now = 70;
  watch.seen('one');
  // Later changes repeat the last commands.
  watch.seen('one');
  expect(watch.unseen()).toBe(0);
  expect(found()['live: command sent to seen']).toMatchObject({ count: 1, max: 70 });
  expect(found()[acknowledgedToSeen]).toMatchObject({ count: 1, max: 40 });
});

it('counts no delay where the second device has it before the first has its answer', () => {
  const { watch, found } = newWatch();
  watch.sent('one');
  now = 20;
  watch.seen('one');
  expect(found()).toEqual({});
  now = 30;
  watch.acknowledged('one');
  expect(found()[acknowledgedToSeen]).toMatchObject({ count: 1, max: 0 });
  expect(found()['live: command sent to seen']).toMatchObject({ max: 20 });
});

it('counts a command as an error that never arrives, but only one that was acknowledged', () => {
  const { watch, found } = newWatch();
  watch.sent('lost');
  watch.acknowledged('lost');
  watch.sent('unanswered');
  watch.giveUp();
  expect(found()[acknowledgedToSeen]).toMatchObject({ count: 1, errors: 1, codes: { 'not seen': 1 } });
  expect(watch.unseen()).toBe(0);
});

it('follows a game from its first answer on, not from its first try', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = openLivePage({ origin, recorder: createRecorder(() => 0, 10_000) }, createCaller(origin), 'one');
  let isFollowed = false;
  const followed = page.followed.then(() => {
    isFollowed = true;
  });
  const [socket] = (await once(server, 'connection')) as [WebSocket];
  await once(socket, 'message');
  expect(isFollowed).toBe(false);
  const data = { seq: 0, outcome: 'open', writer: null, intermission: null, branches: [], tail: [] };
  socket.send(JSON.stringify({ topic: gameTopicOf('one'), version: '1', data }));
  await followed;
  page.close();
  server.close();
});
