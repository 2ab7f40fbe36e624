import { assert } from '#shared/kernel/assert.ts';
import { leaseRenewalMs, type GameBranch, type GameRecord } from '#shared/games/api.ts';
import { commandSchema, type Act, type Command } from '#shared/games/commands.ts';
import { applyCommand, replay } from '#shared/games/log.ts';
import type { Pack } from '#shared/games/pack.ts';
import type { Game } from '#shared/games/state.ts';
import type { StepStore } from '../../../lib/step-store.ts';
import { handOver, isOutOfReach } from './hand-over.ts';
import { reconcile, type Line } from './reconcile.ts';
import { createSender, type Sender, type SendingState } from './sender.ts';
import type { TabLock } from './tab-lock.ts';
import type { Timers } from './timers.ts';
import type { GameTransport } from './transport.ts';

/** A watcher sees what the writing device does, a few seconds later. */
export const watchEveryMs = 3000;

/** One device writes; every other watches [GAME-3]. `opening` until it is known which this one is. */
export type Role = 'opening' | 'writer' | 'watcher';

export interface ReadyGame {
  readonly status: 'ready';
  readonly game: Game;
  readonly role: Role;
  /** Steps that only this device has so far [GAME-6]. */
  readonly unsent: number;
  readonly sending: SendingState;
  readonly branches: readonly GameBranch[];
  readonly outcome: GameRecord['outcome'];
  /** False where the browser refuses to keep steps: unsent ones would be lost with the page. */
  readonly isKept: boolean;
}
export type GameView = { readonly status: 'loading' } | { readonly status: 'failed'; readonly error: unknown } | ReadyGame;

export interface EngineParts {
  readonly gameId: string;
  readonly transport: GameTransport;
  readonly steps: StepStore;
  readonly timers: Timers;
  readonly createLock: (onLost: () => void) => TabLock;
  /** Server time, ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** One game on this device: the pure rules play it at once, each step is kept before the screen moves and sent in the background. */
export class GameEngine {
  #view: GameView = { status: 'loading' };
  #line: Line = { commands: [], sentSeq: 0 };
  /** The newest state; the screen follows once its step is kept. */
  #head: Game | null = null;
  /** Counts the lines adopted: a step of one that was left no longer moves the screen. */
  #generation = 0;
  #keeping: Promise<void> = Promise.resolve();
  #cancelTimer: () => void = () => undefined;
  #isClosed = false;
  readonly #listeners = new Set<() => void>();
  readonly #parts: EngineParts;
  readonly #lock: TabLock;
  readonly #sender: Sender;

  constructor(parts: EngineParts) {
    this.#parts = parts;
    this.#lock = parts.createLock(() => this.#turnToWatching());
    this.#sender = createSender({
      timers: parts.timers,
      unsent: () => this.#line.commands.slice(this.#line.sentSeq),
      send: (commands) => parts.transport.send(commands),
      onStored: (seq) => this.#setSent(Math.max(seq, this.#line.sentSeq)),
      onGap: (seq) => this.#setSent(seq),
      onRefused: () => void this.#leaveLine(),
      onState: (sending) => this.#change({ sending }),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): GameView => this.#view;

  async open(): Promise<void> {
    try {
      await this.#load();
    } catch (error) {
      const kept = await this.#read();
      if (!isOutOfReach(error) || !kept) {
        this.#publish({ status: 'failed', error });
        return;
      }
      this.#adopt(kept.pack, kept, { branches: [], outcome: 'open' });
    }
    await this.#write(false);
  }

  /** Takes a step at once. Null, or the code of the rule that refuses it. */
  readonly give = (act: Act): string | null => {
    const head = this.#head;
    if (head === null || this.#view.status !== 'ready' || this.#view.role !== 'writer') return 'games/lease-lost';
    const at = Math.max(this.#parts.now(), head.lastAt);
    // What the server would not even read must not get into the log.
    const { success, data: command } = commandSchema.safeParse({ ...act, id: this.#parts.newId(), seq: head.seq + 1, at });
    if (!success) return 'system/invalid-input';
    const applied = applyCommand(head, command);
    if (!applied.ok) return applied.refusal.code;
    this.#head = applied.value;
    this.#line = { ...this.#line, commands: [...this.#line.commands, command] };
    const generation = this.#generation;
    void this.#keep(() => this.#parts.steps.append(this.#parts.gameId, command)).then(() => {
      if (generation !== this.#generation) return;
      this.#change({ game: applied.value, unsent: this.#unsent() });
      this.#sender.kick();
    });
    return null;
  };

  /** Makes this the writing device; a running clock is paused at the time that is left. */
  async takeOver(): Promise<void> {
    await this.#write(true);
    const open = this.#head?.state.question;
    if (open && !open.paused && (open.stage === 'own' || open.stage === 'steal')) this.give({ type: 'pause' });
  }

  /** Picks one whole line where two devices played on. */
  async chooseBranch(branchId: string, keep: 'branch' | 'main'): Promise<void> {
    const { transport, steps, gameId } = this.#parts;
    await transport.chooseBranch(branchId, keep);
    await this.#keep(() => steps.forget(gameId));
    this.#head = null;
    await this.#load();
    await this.#write(false);
  }

  /** The network is back: no waiting out of the back-off. */
  readonly wake = (): void => this.#sender.wake();

  close(): void {
    this.#isClosed = true;
    this.#cancelTimer();
    this.#lock.release();
    // What is unsent goes on its way; what doesn't arrive is kept for the next time.
    void this.#keeping.then(() => {
      if (this.#unsent() === 0) this.#sender.stop();
    });
  }

  /** Reads the server's line, after handing it what it hasn't of another one. */
  async #load(): Promise<void> {
    const { transport } = this.#parts;
    const own = this.#head === null ? await this.#read() : this.#line;
    let loaded = await transport.load();
    const { aside, line } = reconcile(loaded.commands, own);
    if (aside.length === 0) {
      this.#adopt(loaded.pack, line, { branches: loaded.branches, outcome: loaded.record.outcome });
      return;
    }
    await this.#handOver(own, aside);
    loaded = await transport.load();
    const whole = { commands: loaded.commands, sentSeq: loaded.commands.length };
    this.#adopt(loaded.pack, whole, { branches: loaded.branches, outcome: loaded.record.outcome });
  }

  #handOver(own: Line | null, aside: readonly Command[]): Promise<void> {
    return handOver(this.#parts.transport, own?.commands ?? [], aside[0]?.seq ?? 1);
  }

  #adopt(pack: Pack, line: Line, rest: Pick<ReadyGame, 'branches' | 'outcome'>): void {
    const replayed = replay(pack, line.commands);
    assert(replayed.ok, 'a stored log replays');
    this.#generation += 1;
    this.#line = line;
    this.#head = replayed.value;
    const before = this.#view.status === 'ready' ? this.#view : { role: 'opening', sending: 'calm', isKept: true } as const;
    this.#publish({ ...before, status: 'ready', game: replayed.value, unsent: this.#unsent(), ...rest });
    void this.#keep(() => this.#parts.steps.replace(this.#parts.gameId, { pack, ...line }));
  }

  /** Becomes the writing device, unless another one or another tab is. */
  async #write(takeOver: boolean): Promise<void> {
    if (this.#isGone() || this.#isOver()) {
      this.#change({ role: 'watcher' });
      return;
    }
    if (!(await this.#lock.acquire(takeOver))) {
      this.#turnToWatching();
      return;
    }
    try {
      const { seq } = await this.#parts.transport.takeLease(takeOver);
      if (seq > this.#line.sentSeq) await this.#load();
    } catch (error) {
      // Without the network the device that has the game goes on; taking over needs the server's word.
      if (takeOver || !isOutOfReach(error)) {
        this.#turnToWatching();
        if (takeOver) throw error;
        return;
      }
    }
    if (this.#isGone()) {
      this.#lock.release();
      return;
    }
    this.#change({ role: 'writer' });
    this.#sender.kick();
    this.#schedule(leaseRenewalMs, () => this.#renew());
  }

  async #renew(): Promise<void> {
    try {
      const { seq } = await this.#parts.transport.takeLease(false);
      // Somebody wrote and went away again meanwhile.
      if (seq > this.#line.sentSeq && this.#unsent() === 0) {
        await this.#leaveLine();
        return;
      }
      this.#sender.wake();
    } catch (error) {
      if (!isOutOfReach(error)) {
        await this.#leaveLine();
        return;
      }
    }
    if (this.#role() === 'writer' && !this.#isOver()) this.#schedule(leaseRenewalMs, () => this.#renew());
  }

  /** This device's line ended: what it has goes to the server, then it watches. */
  async #leaveLine(): Promise<void> {
    this.#turnToWatching();
    await this.#refresh();
  }

  #turnToWatching(): void {
    this.#lock.release();
    this.#change({ role: 'watcher' });
    this.#schedule(watchEveryMs, () => this.#refresh());
  }

  async #refresh(): Promise<void> {
    if (this.#isGone() || this.#role() !== 'watcher') return;
    await this.#load().catch(() => undefined);
    if (this.#role() === 'watcher' && !this.#isOver()) this.#schedule(watchEveryMs, () => this.#refresh());
  }

  #schedule(ms: number, act: () => Promise<void>): void {
    this.#cancelTimer();
    if (!this.#isClosed) this.#cancelTimer = this.#parts.timers.after(ms, () => void act());
  }

  #setSent(seq: number): void {
    this.#line = { ...this.#line, sentSeq: Math.min(seq, this.#line.commands.length) };
    const { sentSeq } = this.#line;
    void this.#keep(() => this.#parts.steps.markSent(this.#parts.gameId, sentSeq));
    this.#change({ unsent: this.#unsent() });
  }

  // One write after another, so that what is kept is always a line without a gap.
  #keep(write: () => Promise<void>): Promise<void> {
    this.#keeping = this.#keeping.then(write).catch(() => this.#change({ isKept: false }));
    return this.#keeping;
  }

  #read() {
    return this.#parts.steps.read(this.#parts.gameId).catch(() => null);
  }

  /** Asked anew after every await: the page may be left meanwhile. */
  #isGone(): boolean {
    return this.#isClosed;
  }

  #unsent(): number {
    return this.#line.commands.length - this.#line.sentSeq;
  }

  #role(): Role {
    return this.#view.status === 'ready' ? this.#view.role : 'opening';
  }

  #isOver(): boolean {
    return this.#view.status !== 'ready' || this.#view.outcome !== 'open' || this.#view.game.state.status === 'finished';
  }

  #change(difference: Partial<Omit<ReadyGame, 'status'>>): void {
    if (this.#view.status === 'ready') this.#publish({ ...this.#view, ...difference });
  }

  #publish(view: GameView): void {
    if (this.#isClosed) return;
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
