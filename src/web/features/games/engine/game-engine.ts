import { assert } from '#shared/kernel/assert.ts';
import { leaseDurationMs, leaseRenewalMs, type Intermission } from '#shared/games/api.ts';
import { commandSchema, type Act } from '#shared/games/commands.ts';
import { applyCommand } from '#shared/games/log.ts';
import type { GameChange } from '#shared/games/live.ts';
import type { Pack } from '#shared/games/pack.ts';
import type { Game } from '#shared/games/state.ts';
import type { ApiError } from '../../../lib/api-client.ts';
import { advance } from './advance.ts';
import type { EngineParts } from './engine-parts.ts';
import { joinTail } from './game-changes.ts';
import { standingOf, type GameView, type ReadyGame, type Role, type Standing } from './game-view.ts';
import { handOver, isOutOfReach } from './hand-over.ts';
import { IntermissionKeeper } from './intermission-keeper.ts';
import { Keeper } from './keeper.ts';
import { reconcile, type Line } from './reconcile.ts';
import { restamp } from './restamp.ts';
import { createSender, type Sender } from './sender.ts';
import type { TabLock } from './tab-lock.ts';
import type { LoadedGame } from './transport.ts';

/** Without a live socket, a watcher sees the writing device's steps a few seconds later. */
export const watchEveryMs = 3000;

/** One game on this device: the pure rules play it and the screen shows it at once; each step is stored, then sent. */
export class GameEngine {
  #view: GameView = { status: 'loading' };
  #line: Line = { commands: [], sentSeq: 0 };
  /** The newest state. */
  #head: Game | null = null;
  /** Counts the lines adopted: a stored step of one that was left isn't sent. */
  #generation = 0;
  #loading: Promise<void> = Promise.resolve();
  /** Pending actions of the host: changes are handled after them. */
  #acting: Promise<void> = Promise.resolve();
  /** When it was last asked whether this device may write. */
  #askedAt = 0;
  #renewing: Promise<void> = Promise.resolve();
  #isHearing = false;
  #unfollow: () => void = () => undefined;
  #cancelTimer: () => void = () => undefined;
  #isClosed = false;
  readonly #listeners = new Set<() => void>();
  readonly #parts: EngineParts;
  readonly #lock: TabLock;
  readonly #keeper: Keeper;
  readonly #intermission: IntermissionKeeper;
  readonly #sender: Sender;

  constructor(parts: EngineParts) {
    this.#parts = parts;
    this.#lock = parts.createLock(() => this.#turnToWatching());
    this.#keeper = new Keeper({
      gameId: parts.gameId,
      steps: parts.steps,
      line: () => this.#head && { pack: this.#head.pack, ...this.#line },
      onKept: (isKept) => this.#change({ isKept }),
    });
    this.#intermission = new IntermissionKeeper(parts.gameId, parts.intermissions);
    this.#sender = createSender({
      timers: parts.timers,
      unsent: () => this.#line.commands.slice(this.#line.sentSeq),
      send: (commands) => parts.transport.send(commands),
      onStored: (seq) => this.#setSent(Math.max(seq, this.#line.sentSeq)),
      onGap: (seq) => this.#setSent(seq),
      onRejected: (error) => void this.#mend(error),
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
      const kept = await this.#keeper.read();
      if (!isOutOfReach(error) || !kept) {
        this.#publish({ status: 'failed', error });
        return;
      }
      this.#adopt(kept.pack, kept, { branches: [], outcome: 'open', intermission: this.#intermission.current() });
    }
    await this.#write(false);
    if (this.#isGone()) return;
    this.#unfollow = this.#parts.follow({
      onChange: (change) => void this.#hear(change),
      onHold: (holds) => {
        this.#isHearing = holds;
        this.#watch();
      },
    });
  }

  /** Takes a step at once. Null, or the code of the rule that rejects it. */
  readonly give = (act: Act): string | null => {
    // After a sleep another device may have the game: checked before the clock takes a step.
    if (act.type === 'timeUp' && this.#role() === 'writer' && this.#parts.now() - this.#askedAt > leaseDurationMs) {
      void this.#renew().then(() => this.give(act));
      return null;
    }
    const head = this.#head;
    if (head === null || this.#view.status !== 'ready' || this.#view.role !== 'writer') return 'games/lease-lost';
    const at = Math.max(this.#parts.now(), head.lastAt);
    // What the server would not even read must not get into the log.
    const { success, data: command } = commandSchema.safeParse({
      ...act,
      id: this.#parts.newId(),
      seq: head.seq + 1,
      at,
    });
    if (!success) return 'system/invalid-input';
    const applied = applyCommand(head, command);
    if (!applied.ok) return applied.refusal.code;
    this.#head = applied.value;
    this.#line = { ...this.#line, commands: [...this.#line.commands, command] };
    // Before it is stored, since a disk can take longer than a frame.
    this.#change({ game: applied.value, unsent: this.#unsent() });
    const generation = this.#generation;
    void this.#keeper.step(command).then(() => {
      if (generation === this.#generation) this.#sender.kick();
    });
    return null;
  };

  /** Makes this the writing device; a running clock is paused at the time that is left. */
  takeOver(): Promise<void> {
    return this.#act(async () => {
      await this.#write(true);
      const open = this.#head?.state.question;
      if (open && !open.paused && (open.stage === 'own' || open.stage === 'steal')) this.give({ type: 'pause' });
    });
  }

  /** Begins or ends an intermission: on this device at once, on the others with the lease. */
  readonly setIntermission = (intermission: Intermission | null): void => {
    if (this.#role() !== 'writer') return;
    this.#intermission.set(intermission);
    this.#change({ intermission });
    this.#renewing = this.#renewing.then(() => this.#renew());
  };

  /** Picks one whole line where two devices played on. */
  chooseBranch(branchId: string, keep: 'branch' | 'main'): Promise<void> {
    return this.#act(async () => {
      await this.#parts.transport.chooseBranch(branchId, keep);
      await this.#keeper.forget();
      this.#head = null;
      await this.#load();
      await this.#write(false);
    });
  }

  /** The network is back: no waiting out of the back-off. */
  readonly wake = (): void => this.#sender.wake();

  close(): void {
    this.#isClosed = true;
    this.#cancelTimer();
    this.#unfollow();
    this.#lock.release();
    // Sends what is unsent; what fails is stored for the next time.
    void this.#keeper.whenWritten().then(() => {
      if (this.#unsent() === 0) this.#sender.stop();
    });
  }

  #act(act: () => Promise<void>): Promise<void> {
    this.#acting = act();
    return this.#acting;
  }

  /** One reading after another, so that the newest stays. */
  #load(): Promise<void> {
    this.#loading = this.#loading.catch(() => undefined).then(() => this.#loadLine());
    return this.#loading;
  }

  /** Reads the server's line, after handing it what it hasn't of another one. */
  async #loadLine(): Promise<void> {
    const { transport } = this.#parts;
    const own = this.#head === null ? await this.#keeper.read() : this.#line;
    let loaded = await transport.load();
    const { aside, line } = reconcile(loaded.commands, own);
    if (aside.length === 0) {
      this.#adopt(loaded.pack, line, this.#loaded(loaded));
      return;
    }
    // A clock that ran ahead must not cost the steps: the server takes none from the future.
    const whole = own && (restamp(loaded.pack, own, this.#parts.now()) ?? own);
    await handOver(transport, whole?.commands ?? [], aside[0]?.seq ?? 1);
    loaded = await transport.load();
    this.#adopt(loaded.pack, { commands: loaded.commands, sentSeq: loaded.commands.length }, this.#loaded(loaded));
    void this.#keeper.whole();
  }

  #adopt(pack: Pack, line: Line, standing: Standing): void {
    const played = this.#head && { game: this.#head, commands: this.#line.commands };
    const advanced = advance(pack, played, line.commands);
    assert(advanced.ok, 'a stored log replays');
    this.#generation += 1;
    this.#line = line;
    this.#head = advanced.value;
    const before =
      this.#view.status === 'ready' ? this.#view : ({ role: 'opening', sending: 'calm', isKept: true } as const);
    this.#publish({ ...before, status: 'ready', game: advanced.value, unsent: this.#unsent(), ...standing });
  }

  /** Another tab of this device may have stored unsent steps: the next writer continues from them. */
  async #takeUpKept(): Promise<void> {
    const kept = await this.#keeper.read();
    if (kept === null || this.#view.status !== 'ready') return;
    const { aside, line } = reconcile(this.#line.commands, kept);
    if (aside.length === 0 && line.commands.length > this.#line.commands.length)
      this.#adopt(kept.pack, line, standingOf(this.#view));
  }

  #loaded({ branches, record, intermission }: LoadedGame): Standing {
    return { branches, outcome: record.outcome, intermission: this.#intermission.current(intermission) };
  }

  async #takeLease(takeOver: boolean): Promise<number> {
    this.#askedAt = this.#parts.now();
    const intermission = this.#intermission.unsent();
    const { seq } = await this.#parts.transport.takeLease(takeOver, intermission);
    this.#intermission.markSent(intermission);
    return seq;
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
    if (this.#role() === 'watcher') await this.#takeUpKept();
    try {
      const seq = await this.#takeLease(takeOver);
      if (seq > this.#line.sentSeq) await this.#load();
    } catch (error) {
      // Without a network the writing device continues; taking over requires the server.
      if (takeOver || !isOutOfReach(error)) {
        if (!takeOver) this.#intermission.forget();
        this.#turnToWatching();
        if (takeOver) throw error;
        return;
      }
    }
    if (this.#isGone()) {
      this.#lock.release();
      return;
    }
    this.#intermission.inherit(this.#view.status === 'ready' ? this.#view.intermission : null);
    this.#change({ role: 'writer' });
    // Kept by the tab that writes, and no other: they share one store.
    void this.#keeper.whole();
    this.#sender.kick();
    this.#schedule(leaseRenewalMs, () => this.#renew());
  }

  async #renew(): Promise<void> {
    try {
      const seq = await this.#takeLease(false);
      // Another device wrote and left meanwhile.
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

  /** Permanent errors of the server: steps from the future are moved to their place, any other ends this line. */
  async #mend(error: ApiError): Promise<void> {
    const view = this.#view;
    // Left: the next visit repairs it, and the stored steps stay.
    if (this.#isGone()) return;
    const line =
      error.code === 'games/clock-ahead' && view.status === 'ready'
        ? restamp(view.game.pack, this.#line, this.#parts.now())
        : null;
    if (line === null || view.status !== 'ready') {
      await this.#leaveLine();
      return;
    }
    this.#adopt(view.game.pack, line, standingOf(view));
    await this.#keeper.whole();
    this.#sender.kick();
  }

  /** The game's state on the server. For a writer that is a hint: it asks whether it still has the lease. */
  async #hear(change: GameChange): Promise<void> {
    await this.#acting.catch(() => undefined);
    await this.#loading.catch(() => undefined);
    const view = this.#view;
    if (this.#isGone() || view.status !== 'ready') return;
    if (view.role === 'writer') {
      this.#change({ branches: change.branches });
      if (!this.#isOver() && !this.#isOwnLine(change)) await this.#renew();
      return;
    }
    const commands = this.#unsent() === 0 ? joinTail(this.#line.commands, change) : null;
    if (commands === null) await this.#refresh();
    else this.#adopt(view.game.pack, { commands, sentSeq: commands.length }, standingOf(change));
  }

  #isOwnLine({ writer, tail }: GameChange): boolean {
    const last = tail.at(-1);
    if (writer !== null && writer !== this.#parts.deviceId) return false;
    return last === undefined || this.#line.commands[last.seq - 1]?.id === last.id;
  }

  /** This device's line ended: what it has goes to the server, then it watches. */
  async #leaveLine(): Promise<void> {
    this.#intermission.forget();
    this.#turnToWatching();
    await this.#refresh();
  }

  #turnToWatching(): void {
    this.#lock.release();
    this.#change({ role: 'watcher' });
    this.#cancelTimer();
    this.#watch();
  }

  async #refresh(): Promise<void> {
    if (this.#isGone() || this.#role() !== 'watcher') return;
    const isRead = await this.#load().then(
      () => true,
      () => false,
    );
    this.#watch(isRead);
  }

  /** A watcher polls every few seconds, unless the topic is live and was read. */
  #watch(isRead = true): void {
    if (this.#role() !== 'watcher') return;
    if (this.#isHearing && isRead) this.#cancelTimer();
    else if (!this.#isOver()) this.#schedule(watchEveryMs, () => this.#refresh());
  }

  #schedule(ms: number, act: () => Promise<void>): void {
    this.#cancelTimer();
    if (!this.#isClosed) this.#cancelTimer = this.#parts.timers.after(ms, () => void act());
  }

  #setSent(seq: number): void {
    this.#line = { ...this.#line, sentSeq: Math.min(seq, this.#line.commands.length) };
    const { sentSeq } = this.#line;
    void this.#keeper.sent(sentSeq);
    this.#change({ unsent: this.#unsent() });
  }

  /** Checked after every await: the page may be left meanwhile. */
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
    return (
      this.#view.status !== 'ready' || this.#view.outcome !== 'open' || this.#view.game.state.status === 'finished'
    );
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
