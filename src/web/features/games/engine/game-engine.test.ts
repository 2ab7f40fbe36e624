import { beforeEach, describe, expect, it } from 'vitest';
import { leaseRenewalMs } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import { newGame } from '#shared/games/log.ts';
import {
  FakeServer,
  freeLock,
  MemoryIntermission,
  MemorySteps,
  openDevice,
  pack,
  flushMicrotasks,
} from '#testing/web/game-devices.ts';

const gameId = pack.gameId;
let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});
const device = (name: string, wishes: Parameters<typeof openDevice>[2] = {}) => openDevice(server, name, wishes);

const firstCell = pack.cells[0]?.id ?? '';
const secondCell = pack.cells[1]?.id ?? '';

describe('a game on this device', () => {
  it('takes a step at once and sends it in the background, once [GAME-6]', async () => {
    const television = await device('television');
    expect(television.ready().role).toBe('writer');
    await television.give({ type: 'wheelStopped' }, { type: 'pick', cellId: firstCell });
    expect(television.ready()).toMatchObject({ unsent: 0, game: { state: { phase: 'question' } } });
    expect(server.commands.map(({ type }) => type)).toEqual(['wheelStopped', 'pick']);
  });

  it('shows a step before the device has stored it, and sends it after [GAME-6]', async () => {
    let finish: () => void = () => undefined;
    class SlowSteps extends MemorySteps {
      override async append(id: string, command: Command) {
        await new Promise<void>((resolve) => (finish = resolve));
        return super.append(id, command);
      }
    }
    const television = await device('television', { steps: new SlowSteps() });
    expect(television.engine.give({ type: 'wheelStopped' })).toBeNull();
    expect(television.ready().game.state.phase).toBe('board');
    await flushMicrotasks();
    expect(server.commands).toEqual([]);
    finish();
    await flushMicrotasks();
    expect(server.commands.map(({ type }) => type)).toEqual(['wheelStopped']);
  });

  it('says which rule refuses a step, and changes nothing', async () => {
    const television = await device('television');
    expect(television.engine.give({ type: 'reveal' })).toBe('games/not-now');
    expect(television.ready().game.seq).toBe(0);
  });

  it('plays on without the network and sends everything in order when it is back [GAME-6]', async () => {
    const television = await device('television');
    await television.give({ type: 'wheelStopped' });
    server.isReachable = false;
    await television.give({ type: 'pick', cellId: firstCell }, { type: 'reveal' }, { type: 'award', teamIndex: 0 });
    expect(television.ready()).toMatchObject({ unsent: 3, sending: 'waiting', role: 'writer' });
    await television.timers.fire(1000);
    expect(television.ready().sending).toBe('waiting');
    server.isReachable = true;
    await television.timers.fire(2000);
    expect(television.ready()).toMatchObject({ unsent: 0, sending: 'calm' });
    expect(server.commands.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(server.game.state).toEqual(television.ready().game.state);
  });

  it('keeps unsent steps over a reload, also without the network, and sends them then [GAME-6]', async () => {
    const steps = new MemorySteps();
    const before = await device('television', { steps });
    await before.give({ type: 'wheelStopped' });
    server.isReachable = false;
    await before.give({ type: 'pick', cellId: firstCell });
    before.engine.close();
    expect(await steps.unsentGames()).toEqual([gameId]);

    const offline = await device('television', { steps });
    expect(offline.ready()).toMatchObject({ role: 'writer', unsent: 1, game: { state: { phase: 'question' } } });
    server.isReachable = true;
    offline.engine.wake();
    await flushMicrotasks();
    expect(server.commands).toHaveLength(2);
  });

  it('mends a gap by sending what the server misses', async () => {
    const television = await device('television');
    await television.give({ type: 'wheelStopped' }, { type: 'pick', cellId: firstCell });
    server.commands = [];
    server.game = newGame(pack);
    await television.give({ type: 'reveal' });
    expect(server.commands.map(({ type }) => type)).toEqual(['wheelStopped', 'pick', 'reveal']);
  });

  it('resumes on another device where the last one stopped [GAME-3]', async () => {
    const television = await device('television');
    await television.give({ type: 'wheelStopped' }, { type: 'pick', cellId: firstCell });
    server.lease = null;
    const phone = await device('phone');
    expect(phone.ready()).toMatchObject({
      role: 'writer',
      game: { seq: 2, state: { initialWheelDelayPassed: true, phase: 'question' } },
    });
  });

  it('says so when the browser refuses to keep steps, and plays on', async () => {
    const steps = new MemorySteps();
    steps.isFailing = true;
    const television = await device('television', { steps });
    await television.give({ type: 'wheelStopped' });
    expect(television.ready()).toMatchObject({ isKept: false, game: { state: { phase: 'board' } } });
    expect(server.commands).toHaveLength(1);
  });
});

describe('one writer', () => {
  it('watches while another device writes, and follows it every few seconds [GAME-3]', async () => {
    const television = await device('television');
    const phone = await device('phone');
    expect(phone.ready().role).toBe('watcher');
    expect(phone.engine.give({ type: 'wheelStopped' })).toBe('games/lease-lost');
    await television.give({ type: 'wheelStopped' });
    await phone.timers.fire(3000);
    expect(phone.ready().game.state.phase).toBe('board');
  });

  it('takes over when asked to and pauses the clock first; the old device turns to watching [GAME-3]', async () => {
    const television = await device('television');
    await television.give({ type: 'wheelStopped' }, { type: 'pick', cellId: firstCell });
    const phone = await device('phone');
    server.now += 10_000;
    await phone.engine.takeOver();
    await flushMicrotasks();
    expect(phone.ready()).toMatchObject({
      role: 'writer',
      game: { state: { question: { paused: true, clock: { remainingMs: 50_000 } } } },
    });
    await television.timers.fire(20_000);
    expect(television.ready().role).toBe('watcher');
    expect(television.ready().game.state.question?.paused).toBe(true);
  });

  it('hands steps played under a lost lease to the server as a branch, and lets the host pick one line [GAME-6]', async () => {
    const television = await device('television');
    await television.give({ type: 'wheelStopped' });
    server.isReachable = false;
    await television.give({ type: 'pick', cellId: firstCell });
    server.isReachable = true;
    const phone = await device('phone');
    await phone.engine.takeOver();
    await phone.give({ type: 'pick', cellId: secondCell });

    television.engine.wake();
    await flushMicrotasks();
    expect(television.ready()).toMatchObject({ role: 'watcher', unsent: 0, branches: [{ seq: 2 }] });
    expect(television.ready().game.state.question?.cellId).toBe(secondCell);

    server.lease = null;
    await television.engine.chooseBranch('00000000-0000-4000-8000-000000000001', 'branch');
    await flushMicrotasks();
    expect(television.ready().game.state.question?.cellId).toBe(firstCell);
    expect(television.ready().branches).toEqual([]);
  });

  it('gives a line that went another way to the server when it opens again [GAME-6]', async () => {
    const steps = new MemorySteps();
    const television = await device('television', { steps });
    await television.give({ type: 'wheelStopped' });
    server.isReachable = false;
    await television.give({ type: 'pick', cellId: firstCell });
    television.engine.close();
    server.isReachable = true;
    const phone = await device('phone');
    await phone.engine.takeOver();
    await phone.give({ type: 'pick', cellId: secondCell });

    const again = await device('television', { steps });
    expect(again.ready()).toMatchObject({ role: 'watcher', unsent: 0, branches: [{ seq: 2 }] });
    expect(again.ready().game.state.question?.cellId).toBe(secondCell);
  });

  it('lets one tab of a browser write; the other watches until it takes over [GAME-3]', async () => {
    let loseFirst: () => void = () => undefined;
    const first = await device('laptop', {
      createLock(onLost) {
        loseFirst = onLost;
        return freeLock(onLost);
      },
    });
    const second = await device('laptop', {
      createLock: () => ({
        acquire(steal) {
          if (steal) loseFirst();
          return Promise.resolve(steal);
        },
        release: () => undefined,
      }),
    });
    expect([first.ready().role, second.ready().role]).toEqual(['writer', 'watcher']);
    await second.engine.takeOver();
    expect([first.ready().role, second.ready().role]).toEqual(['watcher', 'writer']);
  });

  it('stops watching and writing when the game is over', async () => {
    const television = await device('television');
    await television.give({ type: 'wheelStopped' }, { type: 'end' }, { type: 'finish' });
    const phone = await device('phone');
    expect(phone.ready()).toMatchObject({ role: 'watcher', outcome: 'finished' });
    expect(phone.timers.waiting).toEqual([]);
  });
});

describe('an intermission', () => {
  it('is on every device that shows the game until the writing one ends it [REST-1]', async () => {
    server.isLive = true;
    const television = await device('television');
    const phone = await device('phone');
    television.engine.setIntermission('prayer');
    await flushMicrotasks();
    expect([television.ready().intermission, phone.ready().intermission]).toEqual(['prayer', 'prayer']);
    phone.engine.setIntermission(null);
    await flushMicrotasks();
    expect(television.ready().intermission).toBe('prayer');
    television.engine.setIntermission(null);
    await flushMicrotasks();
    expect([television.ready().intermission, phone.ready().intermission]).toEqual([null, null]);
  });

  it('outlives a reload without the network, and reaches the server with the lease [REST-1]', async () => {
    const wishes = { steps: new MemorySteps(), intermissions: new MemoryIntermission() };
    const before = await device('television', wishes);
    server.isReachable = false;
    before.engine.setIntermission('dinner');
    await flushMicrotasks();
    before.engine.close();
    const after = await device('television', wishes);
    expect(after.ready().intermission).toBe('dinner');
    expect(server.intermission).toBeNull();
    server.isReachable = true;
    await after.timers.fire(leaseRenewalMs);
    expect(server.intermission).toBe('dinner');
  });

  it('ends on a device that comes back after another one took over [REST-1]', async () => {
    const wishes = { steps: new MemorySteps(), intermissions: new MemoryIntermission() };
    const television = await device('television', wishes);
    server.isReachable = false;
    television.engine.setIntermission('dinner');
    await flushMicrotasks();
    server.isReachable = true;
    const phone = await device('phone');
    await phone.engine.takeOver();
    await television.timers.fire(leaseRenewalMs);
    expect(television.ready()).toMatchObject({ role: 'watcher', intermission: null });
    expect(wishes.intermissions.read()).toBeNull();
  });
});
