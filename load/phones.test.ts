import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusalOf } from '#shared/games/view.ts';
import { commitActOf, taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import type { Phone } from './phone.ts';
import { openPhones, phonesAGame } from './phones.ts';
import { createRecorder } from './recorder.ts';
import { startVisit, thisMachineOnly, type Visit, type World } from './visit.ts';

const gameId = 'a17f0a52-0d1d-4f6e-9f64-1d1b8f6a2b01';
let world: World;
let closed: number;
beforeEach(() => {
  closed = 0;
  world = {
    origin: 'http://127.0.0.1:1',
    seed: 'siraj',
    pace: 1,
    phones: 1,
    recorder: createRecorder(() => 0, 10_000),
    signal: new AbortController().signal,
    now: () => 0,
    mailedCode: () => Promise.reject(new Error('no mail')),
    nextCode: null,
    mustOpenRooms: true,
  };
});
afterEach(() => vi.useRealTimers());

/** A journey whose server answers the opening of a room so. */
function visitOf(outcome: object = { kind: 'done', value: { room: { code: '123456' } } }): Visit {
  const visit = startVisit(world, { email: 'noura@siraj.test', password: 'secret-1', isNew: false }, 1);
  return { ...visit, host: { ...visit.host, call: () => Promise.resolve(outcome) } as Visit['host'] };
}

const phone: Phone = {
  screenHas: () => undefined,
  screenIsAt: () => undefined,
  leave: () => Promise.resolve(),
  close: () => void (closed += 1),
};
const openOne = () => Promise.resolve(phone);

/** A screen that follows at once, and to which `send` brings an event. */
function newScreen() {
  let receive: (event: unknown) => void = () => undefined;
  const follow = (_: string, onEvent: typeof receive) => {
    receive = onEvent;
    return Promise.resolve();
  };
  return { screen: { follow }, send: (event: unknown) => receive(event) };
}

it('takes what each captain has committed, also where both did so before the same step', async () => {
  const pack = samplePack({ kind: 'closest-number', teams: 2, firstTeamIndex: 0 });
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: testGame.openCell() });
  const { screen, send } = newScreen();
  const phones = (await openPhones(visitOf(), gameId, screen, openOne))!;
  const task = taskKeyOf(testGame.state());
  for (const teamIndex of [0, 1]) send({ kind: 'commit', seatId: gameId, teamIndex, task, value: 1990 });
  const taken = [0, 1].map((teamIndex) => {
    const act = phones.takeAct(testGame.game(), testGame.now());
    expect(act).toEqual(commitActOf(testGame.state(), teamIndex, 1990));
    expect(refusalOf(testGame.game(), act!, testGame.now())).toBeNull();
    testGame.give(act!);
    return act;
  });
  expect(taken).toHaveLength(2);
  expect(phones.takeAct(testGame.game(), testGame.now())).toBeNull();
});

it('closes every phone where one gets no seat, also those that come after it', async () => {
  const open = async (_: Visit, { number }: { readonly number: number }) => {
    if (number === 0) throw new Error('a phone has no seat');
    await new Promise((later) => setImmediate(later));
    return phone;
  };
  await expect(openPhones(visitOf(), gameId, newScreen().screen, open)).rejects.toThrow('a phone has no seat');
  expect(closed).toBe(phonesAGame - 1);
});

it('fails where the screen never gets the state of the room', async () => {
  vi.useFakeTimers();
  const follow = () => new Promise<void>(() => undefined);
  const opening = openPhones(visitOf(), gameId, { follow }, openOne);
  const failed = expect(opening).rejects.toThrow('the screen could not follow the room');
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(vi.getTimerCount()).toBe(0);
});

it('skips the phones where a server opens no rooms, but fails where it must', async () => {
  const refused = { kind: 'refused', code: thisMachineOnly };
  await expect(openPhones(visitOf(refused), gameId, newScreen().screen, openOne)).rejects.toThrow(thisMachineOnly);
  expect(world.recorder.skipped()).toEqual([]);
  world = { ...world, mustOpenRooms: false };
  expect(await openPhones(visitOf(refused), gameId, newScreen().screen, openOne)).toBeNull();
  expect(world.recorder.skipped()).toHaveLength(1);
});
