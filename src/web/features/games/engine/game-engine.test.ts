import { beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '#shared/games/commands.ts';
import { applyCommand, newGame, replay } from '#shared/games/log.ts';
import type { Game } from '#shared/games/state.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { ApiError } from '../../../lib/api-client.ts';
import type { KeptGame, StepStore } from '../../../lib/step-store.ts';
import { GameEngine } from './game-engine.ts';
import type { TabLock } from './tab-lock.ts';
import type { Timers } from './timers.ts';
import type { GameTransport, LoadedGame } from './transport.ts';

const pack = samplePack({ kind: 'text', firstTeamIndex: 0 });
const gameId = pack.gameId;

/** The server's part of game.md, "One writer", in memory. */
class FakeServer {
  game: Game = newGame(pack);
  commands: Command[] = [];
  lease: string | null = null;
  branch: Command[] = [];
  isReachable = true;
  sends: number[] = [];
  now = 1_700_000_000_000;

  transport(deviceId: string): GameTransport {
    return {
      load: () => this.#answer(() => this.#loaded()),
      send: (commands) => this.#answer(() => this.#take(deviceId, commands)),
      takeLease: (takeOver) => this.#answer(() => {
        if (this.lease !== null && this.lease !== deviceId && !takeOver) throw refusal('games/lease-held');
        this.lease = deviceId;
        return { seq: this.game.seq };
      }),
      chooseBranch: () => this.#answer(() => {
        this.commands = [...this.branch];
        this.branch = [];
        const replayed = replay(pack, this.commands);
        if (replayed.ok) this.game = replayed.value;
      }),
    };
  }

  #answer<Value>(make: () => Value): Promise<Value> {
    return new Promise((resolve) => {
      if (!this.isReachable) throw new ApiError({ code: 'system/network', status: 0 });
      resolve(make());
    });
  }

  #take(deviceId: string, commands: readonly Command[]): { seq: number } {
    this.sends.push(commands.length);
    if (this.lease !== deviceId) {
      this.branch = [...this.commands.slice(0, (commands[0]?.seq ?? 1) - 1), ...commands];
      throw refusal('games/lease-lost');
    }
    for (const command of commands) {
      if (this.commands[command.seq - 1]?.id === command.id) continue;
      const next = applyCommand(this.game, command);
      if (!next.ok) throw refusal(next.refusal.code, next.refusal.params);
      this.game = next.value;
      this.commands.push(command);
    }
    return { seq: this.game.seq };
  }

  #loaded(): LoadedGame {
    return {
      pack, commands: [...this.commands], lease: null, now: this.now,
      branches: this.branch.length === 0 ? [] : [{
        id: '00000000-0000-4000-8000-000000000001', forkSeq: 1, seq: this.branch.length, scores: [0, 0], openedTiles: 0, lastCommandAt: this.now, deviceId: 'television',
      }],
      record: {
        id: gameId, gameStatus: this.game.state.status, outcome: this.game.state.status === 'finished' ? 'finished' : 'open', length: 'short', teams: [],
        categoryNames: [], currentTeamIndex: 0, initialWheelDelayPassed: true, openedTiles: 0, tiles: 12, seq: this.game.seq,
        createdAt: 0, lastCommandAt: null, finishedAt: null, winners: [],
      },
    };
  }
}

function refusal(code: string, params = {}): ApiError {
  return new ApiError({ code, status: 409, params });
}

class MemorySteps implements StepStore {
  readonly kept = new Map<string, KeptGame>();
  isRefusing = false;
  read(id: string) { return Promise.resolve(this.kept.get(id) ?? null); }
  replace(id: string, kept: KeptGame) { return this.#write(id, () => kept); }
  append(id: string, command: Command) { return this.#write(id, (kept) => kept && { ...kept, commands: [...kept.commands, command] }); }
  markSent(id: string, sentSeq: number) { return this.#write(id, (kept) => kept && { ...kept, sentSeq }); }
  forget(id: string) {
    this.kept.delete(id);
    return Promise.resolve();
  }
  unsentGames() {
    return Promise.resolve([...this.kept].filter(([, { commands, sentSeq }]) => commands.length > sentSeq).map(([id]) => id));
  }
  #write(id: string, make: (kept: KeptGame | undefined) => KeptGame | undefined) {
    if (this.isRefusing) return Promise.reject(new Error('refused'));
    const next = make(this.kept.get(id));
    if (next) this.kept.set(id, next);
    return Promise.resolve();
  }
}

/** Timers that fire when a test says so. */
class HandTimers implements Timers {
  readonly waiting: { ms: number; act: () => void }[] = [];
  after(ms: number, act: () => void) {
    const entry = { ms, act };
    this.waiting.push(entry);
    return () => {
      const index = this.waiting.indexOf(entry);
      if (index !== -1) this.waiting.splice(index, 1);
    };
  }
  async fire(ms: number) {
    const index = this.waiting.findIndex((entry) => entry.ms === ms);
    expect(index, `a timer of ${ms} ms`).not.toBe(-1);
    const [entry] = this.waiting.splice(index, 1);
    entry?.act();
    await settled();
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

let server: FakeServer;
let ids = 0;

beforeEach(() => {
  server = new FakeServer();
  ids = 0;
});

const freeLock: (onLost: () => void) => TabLock = () => ({ acquire: () => Promise.resolve(true), release: () => undefined });

async function device(name: string, { steps = new MemorySteps(), createLock = freeLock } = {}) {
  const timers = new HandTimers();
  const engine = new GameEngine({
    gameId, transport: server.transport(name), steps, timers, createLock,
    now: () => server.now, newId: () => `${name}-step-${(ids += 1)}`,
  });
  await engine.open();
  await settled();
  const ready = () => {
    const view = engine.view();
    if (view.status !== 'ready') throw new Error(`the game is ${view.status}`);
    return view;
  };
  const give = async (...acts: Parameters<GameEngine['give']>[0][]) => {
    for (const act of acts) expect(engine.give(act)).toBeNull();
    await settled();
  };
  return { engine, timers, steps, ready, give };
}

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
    await settled();
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
    expect(phone.ready()).toMatchObject({ role: 'writer', game: { seq: 2, state: { initialWheelDelayPassed: true, phase: 'question' } } });
  });

  it('says so when the browser refuses to keep steps, and plays on', async () => {
    const steps = new MemorySteps();
    steps.isRefusing = true;
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
    await settled();
    expect(phone.ready()).toMatchObject({ role: 'writer', game: { state: { question: { paused: true, clock: { remainingMs: 50_000 } } } } });
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
    await settled();
    expect(television.ready()).toMatchObject({ role: 'watcher', unsent: 0, branches: [{ seq: 2 }] });
    expect(television.ready().game.state.question?.cellId).toBe(secondCell);

    server.lease = null;
    await television.engine.chooseBranch('00000000-0000-4000-8000-000000000001', 'branch');
    await settled();
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
