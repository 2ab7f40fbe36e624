import { expect, it, vi } from 'vitest';
import { liveBeatMs } from '#shared/kernel/live.ts';
import { useLiveServer, type ConnectedPage } from '#testing/live-server.ts';
import { pingsInRow } from './round-trip.ts';

const site = useLiveServer();
const { open, clock, presses } = site;

/** Resolves once a page has received this number of pings. Their answers go out before what it sends afterwards. */
const pinged = (page: ConnectedPage, times: number) =>
  new Promise<void>((resolve) => {
    let count = 0;
    page.socket.on('ping', () => {
      count += 1;
      if (count === times) resolve();
    });
  });

it('gives a press its receipt by the clock of the server, and the measured round trip [ROOM-8]', async () => {
  const page = await open();
  const measured = pinged(page, pingsInRow);
  page.send({ subscribe: ['pressed'] });
  await page.next();
  await measured;
  page.send({ press: { topic: 'pressed', data: 'here' } });
  await expect.poll(() => presses).toHaveLength(1);
  expect(presses[0]).toMatchObject({ data: 'here', receivedAt: clock.now() });
  expect(presses[0]?.roundTripMs).toBeGreaterThan(0);
});

it('gives a press the round trip 0 while no ping has its answer, also where others are forged [ROOM-8]', async () => {
  const page = await open(undefined, {}, false);
  const measured = pinged(page, 1);
  page.send({ subscribe: ['pressed'] });
  await page.next();
  await measured;
  for (const payload of ['', '0', '2', 'forged', 'x'.repeat(125)]) page.socket.pong(payload);
  page.send({ press: { topic: 'pressed', data: 'here' } });
  await expect.poll(() => presses).toHaveLength(1);
  expect(presses[0]?.roundTripMs).toBe(0);
});

it('measures again at each beat, and only pages whose presses are taken [ROOM-8]', async () => {
  const [page, other] = [await open(), await open()];
  const payloads: string[] = [];
  other.socket.on('ping', (payload) => payloads.push(payload.toString()));
  const atFirst = pinged(page, pingsInRow);
  page.send({ subscribe: ['pressed'] });
  other.send({ subscribe: ['settings'] });
  await Promise.all([page.next(), other.next(), atFirst]);
  const again = pinged(page, pingsInRow);
  vi.advanceTimersByTime(liveBeatMs);
  await Promise.all([page.next(), other.next(), again]);
  expect(payloads).toEqual(['']);
});

it('answers with the time of the server to a request of this number [ROOM-8]', async () => {
  const page = await open();
  page.send({ clock: 7 });
  expect(await page.next()).toEqual({ clock: 7, at: clock.now() });
  page.send({ clock: 8, subscribe: ['settings'] });
  expect(await page.next()).toEqual({ clock: 8, at: clock.now() });
  expect(await page.next()).toMatchObject({ topic: 'settings' });
});

it('gives the receipt of a press to the page that pressed, and to no other [VOTE-3]', async () => {
  const [page, other] = [await open(), await open()];
  for (const each of [page, other]) {
    each.send({ subscribe: ['pressed'] });
    await each.next();
  }
  page.send({ press: { topic: 'pressed', data: 'here' } });
  page.send({ press: { topic: 'pressed', data: 'receipt' } });
  expect(await page.next()).toEqual({ topic: 'pressed', event: { received: 'receipt' } });
  other.send({ clock: 1 });
  expect(await other.next()).toMatchObject({ clock: 1 });
});
