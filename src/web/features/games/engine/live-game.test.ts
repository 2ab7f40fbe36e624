import { beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '#shared/games/commands.ts';
import { leaseRenewalMs } from '#shared/games/api.ts';
import { playSeededGame } from '#testing/invariants.ts';
import { FakeServer, MemorySteps, openDevice, pack, flushMicrotasks } from '#testing/web/game-devices.ts';
import { watchEveryMs } from './game-engine.ts';
import { joinTail } from './game-changes.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  server.isLive = true;
});
const device = (name: string, wishes: Parameters<typeof openDevice>[2] = {}) => openDevice(server, name, wishes);
type Device = Awaited<ReturnType<typeof device>>;

const firstCell = pack.cells[0]?.id ?? '';
const secondCell = pack.cells[1]?.id ?? '';
const waits = ({ timers }: Device) => timers.waiting.map(({ ms }) => ms);

const line = (ids: string): Command[] => Array.from(ids, (id, index) => ({ type: 'pause', id, seq: index + 1, at: 1 }));

it.each([
  ['goes on from what the page has', 'ab', 'abcd', 2, 'abcd'],
  ['takes the whole where it begins at the start', '', 'ab', 1, 'ab'],
  ['leaves what the page has already', 'abc', 'abc', 3, 'abc'],
  ['drops what the page has more than that', 'abcx', 'abc', 3, 'abc'],
  ['knows that something is missing between', 'a', 'abcd', 4, null],
  ['knows another line of the same length', 'abx', 'abyd', 3, null],
  ['has nothing to say before the first step', '', '', 1, ''],
])('%s [GAME-3]', (_, own, server, from, joined) => {
  const commands = line(server);
  const result = joinTail(line(own), { seq: commands.length, tail: commands.slice(from - 1) });
  expect(result?.map(({ id }) => id).join('') ?? null).toBe(joined);
});

describe('a game with live changes', () => {
  it('shows a step from its change event alone, without a request [GAME-3]', async () => {
    const television = await device('television');
    const phone = await device('phone');
    expect(waits(phone)).toEqual([]);
    const loads = server.loads;
    await television.give({ type: 'wheelStopped' }, { type: 'pick', cellId: firstCell });
    expect(phone.ready().game.state).toEqual(television.ready().game.state);
    expect([server.loads, waits(phone)]).toEqual([loads, []]);
  });

  it('comes to the same game as a full replay of each message, and again when the log is rewritten [GAME-3] [GAME-6]', async () => {
    const { commands } = playSeededGame(pack, 'watched', false);
    const { send, chooseBranch } = server.transport('television');
    server.lease = 'television';
    server.now = commands.at(-1)?.at ?? 0;
    const phone = await device('phone');
    const { loads } = server;
    for (let from = 0, size = 1; from < commands.length; from += size, size = (size % 4) + 1) {
      await send(commands.slice(from, from + size));
      await flushMicrotasks();
      expect(phone.ready().game).toEqual(server.game);
    }
    expect(server.loads).toBe(loads);
    server.branch = playSeededGame(pack, 'another way', false)
      .commands.slice(0, 40)
      .map((command) => ({ ...command, id: `${command.id}-apart` }));
    await chooseBranch('', 'branch');
    await flushMicrotasks();
    expect(server.game.seq).toBe(40);
    expect(phone.ready().game).toEqual(server.game);
  });

  it('polls every few seconds without a socket, until one opens [CONN-2]', async () => {
    const television = await device('television');
    const phone = await device('phone');
    server.setLive(false);
    expect(waits(phone)).toEqual([watchEveryMs]);
    await television.give({ type: 'wheelStopped' });
    await phone.timers.fire(watchEveryMs);
    expect(phone.ready().game.seq).toBe(1);
    await television.give({ type: 'pick', cellId: firstCell });
    server.setLive(true);
    await flushMicrotasks();
    expect(phone.ready().game.seq).toBe(2);
    expect(waits(phone)).toEqual([]);
  });

  it('loads the game if a change event leaves a gap, and retries if that fails [GAME-3]', async () => {
    const television = await device('television');
    const phone = await device('phone');
    server.setLive(false);
    await television.give({ type: 'wheelStopped' }, { type: 'pick', cellId: firstCell }, { type: 'reveal' });
    const [, , last] = server.commands;
    // As after another release of the page: the change event doesn't connect to its line.
    server.tailFrom = last?.seq ?? 0;
    server.isReachable = false;
    server.setLive(true);
    await flushMicrotasks();
    expect([phone.ready().game.seq, waits(phone)]).toEqual([0, [watchEveryMs]]);
    server.isReachable = true;
    await phone.timers.fire(watchEveryMs);
    expect([phone.ready().game.seq, waits(phone)]).toEqual([3, []]);
  });

  it('turns the old writing device to watching as soon as another takes over [GAME-3]', async () => {
    const television = await device('television');
    await television.give({ type: 'wheelStopped' }, { type: 'pick', cellId: firstCell });
    const phone = await device('phone');
    await phone.engine.takeOver();
    await flushMicrotasks();
    expect([television.ready().role, phone.ready().role]).toEqual(['watcher', 'writer']);
    await phone.give({ type: 'resume' });
    expect(television.ready().game.state).toEqual(phone.ready().game.state);
    await television.engine.takeOver();
    await flushMicrotasks();
    expect([television.ready().role, phone.ready().role]).toEqual(['writer', 'watcher']);
  });

  it('shows the writing device a line that another one had played apart [GAME-6]', async () => {
    const television = await device('television');
    await television.give({ type: 'wheelStopped' });
    server.isReachable = false;
    await television.give({ type: 'pick', cellId: firstCell });
    server.setLive(false);
    server.isReachable = true;
    const phone = await device('phone');
    await phone.engine.takeOver();
    await phone.give({ type: 'pick', cellId: secondCell });
    server.setLive(true);
    await flushMicrotasks();
    expect(phone.ready()).toMatchObject({ role: 'writer', branches: [{ deviceId: 'television' }] });
    expect(television.ready()).toMatchObject({ role: 'watcher', unsent: 0 });
  });

  it('receives nothing more once the page is left', async () => {
    const television = await device('television');
    const phone = await device('phone');
    phone.engine.close();
    await television.give({ type: 'wheelStopped' });
    expect([phone.ready().game.seq, waits(phone)]).toEqual([0, []]);
  });
});

describe('a tab that slept', () => {
  it('checks whether it still has the game before its clock takes a step, and watches if not [GAME-3] [GAME-6]', async () => {
    const television = await device('television');
    await television.give({ type: 'wheelStopped' }, { type: 'pick', cellId: firstCell });
    server.setLive(false);
    server.now += 3_600_000;
    server.lease = null;
    const phone = await device('phone');
    await phone.give({ type: 'reveal' }, { type: 'award', teamIndex: 0 });
    // It wakes: the deadline is long over, and the clock of the screen says so first.
    expect(television.engine.give({ type: 'timeUp' })).toBeNull();
    await flushMicrotasks();
    expect(television.ready()).toMatchObject({ role: 'watcher', unsent: 0, branches: [] });
    expect(television.ready().game.state).toEqual(phone.ready().game.state);
    server.setLive(true);
    await phone.give({ type: 'pick', cellId: secondCell });
    expect(television.ready().game.state.question?.cellId).toBe(secondCell);
  });

  it('says that the time is up where the game is still its own, with and without the network [GAME-6]', async () => {
    const television = await device('television');
    await television.give({ type: 'wheelStopped' }, { type: 'pick', cellId: firstCell });
    server.now += 3_600_000;
    expect(television.engine.give({ type: 'timeUp' })).toBeNull();
    await flushMicrotasks();
    expect(server.commands.at(-1)?.type).toBe('timeUp');
    const stage = television.ready().game.state.question?.stage;
    server.isReachable = false;
    server.now += 3_600_000;
    expect(television.engine.give({ type: 'timeUp' })).toBeNull();
    await flushMicrotasks();
    expect(television.ready()).toMatchObject({ role: 'writer', unsent: 1 });
    expect(television.ready().game.state.question?.stage).not.toBe(stage);
  });
});

describe('a browser that is cleared in the middle of a game', () => {
  it('stores the whole line again with the next step; nothing is sent twice [GAME-6]', async () => {
    const steps = new MemorySteps();
    const television = await device('television', { steps });
    await television.give({ type: 'wheelStopped' });
    server.isReachable = false;
    await television.give({ type: 'pick', cellId: firstCell });
    steps.kept.clear();
    await television.give({ type: 'reveal' });
    expect(television.ready()).toMatchObject({ isKept: true, unsent: 2 });
    expect(steps.kept.get(pack.gameId)).toMatchObject({ sentSeq: 1, commands: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] });
    server.isReachable = true;
    television.engine.wake();
    await flushMicrotasks();
    expect(server.commands.map(({ type }) => type)).toEqual(['wheelStopped', 'pick', 'reveal']);
  });

  it('plays on and names the risk while the browser keeps nothing, until it does again; a reload takes the line of the server [GAME-6]', async () => {
    const steps = new MemorySteps();
    const television = await device('television', { steps });
    await television.give({ type: 'wheelStopped' });
    steps.kept.clear();
    steps.isFailing = true;
    await television.give({ type: 'pick', cellId: firstCell });
    expect(television.ready().isKept).toBe(false);
    const reloaded = await device('television', { steps });
    expect(reloaded.ready()).toMatchObject({ unsent: 0, game: { seq: 2 } });
    steps.isFailing = false;
    await reloaded.give({ type: 'reveal' });
    expect(reloaded.ready().isKept).toBe(true);
    expect(steps.kept.get(pack.gameId)?.commands).toHaveLength(3);
    expect(server.commands).toHaveLength(3);
  });
});

describe('two tabs of one browser', () => {
  it('never lets the one that watches write into what the other keeps [GAME-6]', async () => {
    const steps = new MemorySteps();
    const writing = await device('laptop', { steps });
    await writing.give({ type: 'wheelStopped' });
    const taken = () => ({ acquire: () => Promise.resolve(false), release: () => undefined });
    const kept = steps.kept.get(pack.gameId);
    const watching = await device('laptop', { steps, createLock: taken });
    expect(steps.kept.get(pack.gameId)).toBe(kept);
    // Stored, and not sent yet: the watching tab receives the step before it.
    server.isReachable = false;
    await writing.give({ type: 'pick', cellId: firstCell });
    server.tell();
    await flushMicrotasks();
    expect([watching.ready().role, watching.ready().game.seq]).toEqual(['watcher', 1]);
    expect(steps.kept.get(pack.gameId)?.commands).toHaveLength(2);
  });

  it('continues from what the other tab stored and had not sent [GAME-6]', async () => {
    const steps = new MemorySteps();
    let loseFirst: () => void = () => undefined;
    const first = await device('laptop', {
      steps,
      createLock: (onLost) => {
        loseFirst = onLost;
        return { acquire: () => Promise.resolve(true), release: () => undefined };
      },
    });
    await first.give({ type: 'wheelStopped' });
    const second = await device('laptop', {
      steps,
      createLock: () => ({
        acquire: (steal) => {
          if (steal) loseFirst();
          return Promise.resolve(steal);
        },
        release: () => undefined,
      }),
    });
    server.isReachable = false;
    await first.give({ type: 'pick', cellId: firstCell });
    server.isReachable = true;
    await second.engine.takeOver();
    await flushMicrotasks();
    expect([first.ready().role, second.ready().role]).toEqual(['watcher', 'writer']);
    expect(second.ready().game.state.question?.cellId).toBe(firstCell);
    // Its clock was paused by taking over.
    expect(server.commands.map(({ type }) => type)).toEqual(['wheelStopped', 'pick', 'pause']);
  });
});

it('loses nothing where the network is cut in the middle of a reveal, and its answer with it [GAME-6]', async () => {
  const television = await device('television');
  await television.give({ type: 'wheelStopped' }, { type: 'pick', cellId: firstCell });
  server.losesAnswers = true;
  await television.give({ type: 'reveal' });
  expect(television.ready()).toMatchObject({
    unsent: 1,
    sending: 'waiting',
    game: { state: { question: { stage: 'revealed' } } },
  });
  server.losesAnswers = false;
  await television.give({ type: 'award', teamIndex: 0 });
  await television.timers.fire(1000);
  expect(television.ready()).toMatchObject({ unsent: 0, role: 'writer' });
  expect(server.commands.map(({ type }) => type)).toEqual(['wheelStopped', 'pick', 'reveal', 'award']);
});

describe('a device whose clock is wrong', () => {
  it('moves steps from a fast clock back, once the server can be asked [GAME-6]', async () => {
    const steps = new MemorySteps();
    const before = await device('television', { steps });
    await before.give({ type: 'wheelStopped' });
    before.engine.close();
    server.isReachable = false;
    let aheadMs = 3_600_000;
    const television = await device('television', { steps, now: () => server.now + aheadMs });
    await television.give({ type: 'pick', cellId: firstCell });
    server.now += 20_000;
    await television.give({ type: 'reveal' }, { type: 'award', teamIndex: 0 });
    server.isReachable = true;
    aheadMs = 0;
    television.engine.wake();
    await flushMicrotasks();
    expect(television.ready()).toMatchObject({ role: 'writer', unsent: 0, game: { seq: 4 } });
    const [, pick, reveal] = server.commands;
    expect([server.now - (reveal?.at ?? 0), (reveal?.at ?? 0) - (pick?.at ?? 0)]).toEqual([0, 20_000]);
    expect(steps.kept.get(pack.gameId)?.commands).toEqual(server.commands);
  });

  it('never runs a game backwards if the clock is behind [GAME-6]', async () => {
    let behindMs = 0;
    const television = await device('television', { now: () => server.now - behindMs });
    await television.give({ type: 'wheelStopped' });
    behindMs = 3_600_000;
    await television.give({ type: 'pick', cellId: firstCell });
    expect(server.commands.map(({ at }) => at)).toEqual([server.now, server.now]);
  });

  it('leaves a line that the server can not take, instead of sending it for ever [GAME-6]', async () => {
    const television = await device('television');
    await television.give({ type: 'wheelStopped' });
    // The server's own clock was set back.
    server.now -= 3_600_000;
    await television.give({ type: 'pick', cellId: firstCell });
    expect([television.ready().role, server.commands.length, server.sends.length]).toEqual(['watcher', 1, 2]);
  });

  it('renews its lease as ever: leases are the business of the server [GAME-3]', async () => {
    const television = await device('television', { now: () => server.now - 3_600_000 });
    await television.timers.fire(leaseRenewalMs);
    expect([television.ready().role, waits(television)]).toEqual(['writer', [leaseRenewalMs]]);
  });
});
