import { expect } from 'vitest';
import type { Intermission } from '#shared/games/api.ts';
import type { GameChange } from '#shared/games/live.ts';
import type { Command } from '#shared/games/commands.ts';
import { applyCommand, newGame, replay } from '#shared/games/log.ts';
import type { Pack } from '#shared/games/pack.ts';
import type { Game } from '#shared/games/state.ts';
import { ApiError } from '#web/lib/api-client.ts';
import type { KeptGame, StepStore } from '#web/lib/step-store.ts';
import { GameEngine } from '#web/features/games/engine/game-engine.ts';
import type { FollowGame, GameChangeHandlers } from '#web/features/games/engine/game-changes.ts';
import type { IntermissionStore, KeptIntermission } from '#web/features/games/engine/intermission-keeper.ts';
import type { TabLock } from '#web/features/games/engine/tab-lock.ts';
import type { Timers } from '#web/features/games/engine/timers.ts';
import type { GameTransport, LoadedGame } from '#web/features/games/engine/transport.ts';
import { samplePack } from '../sample-pack.ts';

export const pack = samplePack({ kind: 'text', firstTeamIndex: 0 });
const gameId = pack.gameId;

/** The server's part of docs/rules.md, "One writer", in memory, with its live channel. */
export class FakeServer {
  game: Game;
  commands: Command[] = [];
  lease: string | null = null;
  branch: Command[] = [];
  intermission: Intermission | null = null;
  isReachable = true;
  /** Takes what comes, and its answers never arrive. */
  losesAnswers = false;
  /** The first command of a published tail, if a test sets it. */
  tailFrom: number | null = null;
  sends: number[] = [];
  now = 1_700_000_000_000;
  /** Whether sockets are open; without them no changes arrive. */
  isLive = false;
  loads = 0;
  readonly #pack: Pack;
  readonly #followers = new Map<GameChangeHandlers, number | null>();

  /** Of a short game of texts, unless another is given. */
  constructor(dealt: Pack = pack) {
    this.#pack = dealt;
    this.game = newGame(dealt);
  }

  transport(deviceId: string): GameTransport {
    return {
      load: () =>
        this.#answer(() => {
          this.loads += 1;
          return this.#loaded();
        }),
      send: (commands) => this.#answer(() => this.#take(deviceId, commands)),
      takeLease: (takeOver, intermission) =>
        this.#answer(() => {
          if (this.lease !== null && this.lease !== deviceId && !takeOver) throw refusal('games/lease-held');
          const isChange = this.lease !== deviceId || intermission !== undefined;
          this.lease = deviceId;
          if (intermission !== undefined) this.intermission = intermission;
          if (isChange) this.tell();
          return { seq: this.game.seq };
        }),
      chooseBranch: () =>
        this.#answer(() => {
          this.commands = [...this.branch];
          this.branch = [];
          const replayed = replay(this.#pack, this.commands);
          if (replayed.ok) this.game = replayed.value;
          this.tell();
        }),
    };
  }

  readonly follow: FollowGame = (handlers) => {
    this.#followers.set(handlers, null);
    if (this.isLive) this.#hold(handlers);
    return () => this.#followers.delete(handlers);
  };

  /** Sockets open, or are lost. */
  setLive(isLive: boolean): void {
    this.isLive = isLive;
    for (const handlers of this.#followers.keys()) {
      if (isLive) this.#hold(handlers);
      else handlers.onHold(false);
    }
  }

  /** Sends the game's state to its followers, each from their last change. */
  tell(): void {
    if (this.isLive) for (const handlers of this.#followers.keys()) this.#tellOne(handlers);
  }

  #hold(handlers: GameChangeHandlers): void {
    handlers.onHold(true);
    this.#tellOne(handlers);
  }

  #tellOne(handlers: GameChangeHandlers): void {
    const from = this.#followers.get(handlers) ?? this.game.seq;
    this.#followers.set(handlers, this.game.seq);
    const { branches, record } = this.#loaded();
    const change: GameChange = {
      seq: this.game.seq,
      outcome: record.outcome,
      writer: this.lease,
      intermission: this.intermission,
      branches: [...branches],
      tail: this.commands.slice(Math.max(0, (this.tailFrom ?? from) - 1)),
    };
    handlers.onChange(change);
  }

  #answer<Value>(make: () => Value): Promise<Value> {
    return new Promise((resolve) => {
      if (!this.isReachable) throw new ApiError({ code: 'system/network', status: 0 });
      const value = make();
      if (this.losesAnswers) throw new ApiError({ code: 'system/network', status: 0 });
      resolve(value);
    });
  }

  #take(deviceId: string, commands: readonly Command[]): { seq: number } {
    this.sends.push(commands.length);
    if (this.lease !== deviceId) {
      this.branch = [...this.commands.slice(0, (commands[0]?.seq ?? 1) - 1), ...commands];
      this.tell();
      throw refusal('games/lease-lost');
    }
    if (commands.some(({ at }) => at > this.now + 60_000)) throw refusal('games/clock-ahead');
    for (const command of commands) {
      if (this.commands[command.seq - 1]?.id === command.id) continue;
      const next = applyCommand(this.game, command);
      if (!next.ok) throw refusal(next.refusal.code, next.refusal.params);
      this.game = next.value;
      this.commands.push(command);
    }
    this.tell();
    return { seq: this.game.seq };
  }

  #loaded(): LoadedGame {
    return {
      pack: this.#pack,
      commands: [...this.commands],
      lease: null,
      intermission: this.intermission,
      now: this.now,
      branches:
        this.branch.length === 0
          ? []
          : [
              {
                id: '00000000-0000-4000-8000-000000000001',
                forkSeq: 1,
                seq: this.branch.length,
                scores: [0, 0],
                openedTiles: 0,
                lastCommandAt: this.now,
                deviceId: 'television',
              },
            ],
      record: {
        id: gameId,
        gameStatus: this.game.state.status,
        outcome: this.game.state.status === 'finished' ? 'finished' : 'open',
        length: 'short',
        teams: [],
        categoryNames: [],
        currentTeamIndex: 0,
        initialWheelDelayPassed: true,
        openedTiles: 0,
        tiles: 12,
        seq: this.game.seq,
        createdAt: 0,
        lastCommandAt: null,
        finishedAt: null,
        winners: [],
      },
    };
  }
}

function refusal(code: string, params = {}): ApiError {
  return new ApiError({ code, status: 409, params });
}

/** The store of one browser. */
export class MemorySteps implements StepStore {
  readonly kept = new Map<string, KeptGame>();
  isFailing = false;
  read(id: string) {
    return Promise.resolve(this.kept.get(id) ?? null);
  }
  replace(id: string, kept: KeptGame) {
    return this.#write(id, () => kept);
  }
  append(id: string, command: Command) {
    if (!this.kept.has(id)) return Promise.reject(new Error('nothing is kept'));
    return this.#write(
      id,
      (kept) => kept && { ...kept, commands: [...kept.commands.filter(({ seq }) => seq < command.seq), command] },
    );
  }
  markSent(id: string, sentSeq: number) {
    return this.#write(id, (kept) => kept && { ...kept, sentSeq });
  }
  forget(id: string) {
    this.kept.delete(id);
    return Promise.resolve();
  }
  games() {
    return Promise.resolve([...this.kept.keys()]);
  }

  unsentGames() {
    return Promise.resolve(
      [...this.kept].filter(([, { commands, sentSeq }]) => commands.length > sentSeq).map(([id]) => id),
    );
  }
  #write(id: string, make: (kept: KeptGame | undefined) => KeptGame | undefined) {
    if (this.isFailing) return Promise.reject(new Error('refused'));
    const next = make(this.kept.get(id));
    if (next) this.kept.set(id, next);
    return Promise.resolve();
  }
}

/** What one browser keeps of an intermission. */
export class MemoryIntermission implements IntermissionStore {
  #kept: KeptIntermission | null = null;
  read() {
    return this.#kept;
  }
  write(kept: KeptIntermission) {
    this.#kept = kept;
  }
  clear() {
    this.#kept = null;
  }
}

/** Timers that fire when a test says so. */
export class HandTimers implements Timers {
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
    await flushMicrotasks();
  }
}

export async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

let ids = 0;

export const freeLock: (onLost: () => void) => TabLock = () => ({
  acquire: () => Promise.resolve(true),
  release: () => undefined,
});

/** A game open on a device. */
export async function openDevice(
  server: FakeServer,
  name: string,
  {
    steps = new MemorySteps(),
    intermissions = new MemoryIntermission(),
    createLock = freeLock,
    now = () => server.now,
  } = {},
) {
  const timers = new HandTimers();
  const engine = new GameEngine({
    gameId,
    deviceId: name,
    transport: server.transport(name),
    steps,
    intermissions,
    timers,
    createLock,
    follow: server.follow,
    now,
    newId: () => `${name}-step-${(ids += 1)}`,
  });
  await engine.open();
  await flushMicrotasks();
  const ready = () => {
    const view = engine.view();
    if (view.status !== 'ready') throw new Error(`the game is ${view.status}`);
    return view;
  };
  const give = async (...acts: Parameters<GameEngine['give']>[0][]) => {
    for (const act of acts) expect(engine.give(act)).toBeNull();
    await flushMicrotasks();
  };
  return { engine, timers, steps, ready, give };
}
