import type { BedName } from '#shared/games/sounds/beds.ts';
import type { SoundSet } from '#shared/games/sounds/sets.ts';
import type { SoundName } from '#shared/games/sounds/sounds.ts';
import { newId } from '../../../lib/new-id.ts';
import { soundMix, volume, type SoundMix } from './mix.ts';
import type * as soundLibrary from './sound-library.ts';

/** Gain of the bed while a sound plays, and while the device's voice speaks; otherwise it is 1. */
const underSound = 0.22;
const underVoice = 0.1;
/** A sound that is rendered later than this after its moment is left out. */
const maxLateMs = 350;
/** How far ahead the next bar of a bed is planned. */
const planAheadSeconds = 1.5;

/** Too short to push the bed back. */
const isSmall: ReadonlySet<SoundName> = new Set(['wheelTick', 'tick', 'lastTick', 'commit', 'undo']);

export interface BedWish {
  readonly bed: BedName;
  /** Else the set of this device. */
  readonly set?: SoundSet;
  /** Returns the time until the clock runs out, in ms. Called for each bar; the bed ends at 0. */
  readonly leftMs: () => number;
}

export interface PlayerParts {
  readonly createContext: () => AudioContext | null;
  readonly loadLibrary: () => Promise<typeof soundLibrary>;
  readonly isHidden: () => boolean;
}

interface Graph {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly music: GainNode;
  readonly duck: GainNode;
}

interface PlayingBed {
  readonly out: GainNode;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Mixes effects and music through one limiter, and lowers the music while an effect plays. Plays nothing before the
 * first press, in a hidden tab, or in a browser without Web Audio; the game works without sound.
 */
export class SoundPlayer {
  readonly #parts: PlayerParts;
  #graph: Graph | null = null;
  #library: soundLibrary.SoundLibrary | null = null;
  #loading: Promise<soundLibrary.SoundLibrary | null> | null = null;
  #duckedUntil = 0;
  #isSpeaking = false;
  #wish: BedWish | null = null;
  #bed: PlayingBed | null = null;
  readonly #sources = new Map<AudioBufferSourceNode, { readonly at: number; readonly isNote: boolean }>();

  constructor(parts: PlayerParts) {
    this.#parts = parts;
  }

  /** Starts or resumes audio. Browsers allow that only in a press, so call it at each one. Also loads the sounds. */
  unlock(): void {
    if (this.#graph === null) this.#open();
    const context = this.#graph?.context;
    if (context !== undefined && context.state !== 'running' && !this.#parts.isHidden()) resume(context);
    if (this.#graph !== null) void this.#load(this.#graph);
  }

  #open(): void {
    const context = this.#parts.createContext();
    if (context === null) return;
    const limiter = context.createDynamicsCompressor();
    // Touches only what several sounds at once, or a volume over 0.5, raise above it.
    limiter.threshold.value = limiterDb;
    limiter.knee.value = 0;
    limiter.ratio.value = limiterRatio;
    limiter.attack.value = 0.001;
    limiter.release.value = 0.12;
    const makeup = context.createGain();
    makeup.gain.value = 10 ** (-makeupDb / 20);
    const [effects, music, duck] = [context.createGain(), context.createGain(), context.createGain()];
    effects.connect(limiter);
    duck.connect(music).connect(limiter);
    limiter.connect(makeup).connect(context.destination);
    this.#graph = { context, effects, music, duck };
    context.addEventListener('statechange', () => this.#beginBed());
    this.setMix(soundMix());
  }

  #load({ context }: Graph): Promise<soundLibrary.SoundLibrary | null> {
    this.#loading ??= this.#parts
      .loadLibrary()
      .then(({ SoundLibrary }) => {
        const library = new SoundLibrary((length, rate) => context.createBuffer(1, length, rate));
        this.#library = library;
        library.prepare(soundMix().set);
        return library;
      })
      .catch(() => {
        // No network yet: the next press asks again.
        this.#loading = null;
        return null;
      });
    return this.#loading;
  }

  setMix({ volumes, set }: SoundMix): void {
    this.#library?.prepare(set);
    if (this.#graph === null) return;
    const { context, effects, music } = this.#graph;
    effects.gain.setTargetAtTime(gainOf(volumes.effects), context.currentTime, 0.03);
    music.gain.setTargetAtTime(gainOf(volumes.music), context.currentTime, 0.03);
  }

  /** Plays now or `afterMs` later, or not at all where the sound isn't open. */
  play(name: SoundName, afterMs = 0): void {
    const graph = this.#graph;
    if (graph === null || this.#parts.isHidden()) return;
    const ready = this.#audible() && this.#library?.ready(soundMix().set, name);
    if (ready) this.#start(graph, ready, name, graph.context.currentTime + 0.005 + afterMs / 1000);
    else void this.#playLate(graph, name, performance.now() + afterMs);
  }

  /** At the first press, and before a sound is rendered. */
  async #playLate(graph: Graph, name: SoundName, dueMs: number): Promise<void> {
    const library = await this.#load(graph);
    const buffer = await library?.sound(soundMix().set, name);
    const aheadMs = dueMs - performance.now();
    if (buffer === undefined || this.#audible() === null || aheadMs < -maxLateMs) return;
    this.#start(graph, buffer, name, graph.context.currentTime + Math.max(0, aheadMs) / 1000);
  }

  /** Plays a sound of any set as soon as it is there: for trying, not for a game's moment. */
  async preview(name: SoundName, set: SoundSet = soundMix().set): Promise<void> {
    this.unlock();
    const graph = this.#graph;
    const library = graph === null ? null : await this.#load(graph);
    const buffer = await library?.sound(set, name);
    if (graph === null || buffer === undefined || this.#parts.isHidden()) return;
    this.stopAll();
    this.#start(graph, buffer, name, 0);
  }

  /** Ends all that plays now. */
  stopAll(): void {
    for (const source of this.#sources.keys()) this.#stop(source);
  }

  #start(graph: Graph, buffer: AudioBuffer, name: SoundName, due: number): void {
    const at = Math.max(due, graph.context.currentTime);
    this.#startSource(graph, buffer, at, graph.effects, false);
    if (!isSmall.has(name)) this.#duckFor(graph, at, buffer.duration);
  }

  /** `isNote`: of a bed. */
  #startSource({ context }: Graph, buffer: AudioBuffer, at: number, output: AudioNode, isNote: boolean): void {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(output);
    source.onended = () => this.#sources.delete(source);
    this.#sources.set(source, { at, isNote });
    source.start(at);
  }

  #duckFor({ duck }: Graph, at: number, seconds: number): void {
    this.#duckedUntil = Math.max(this.#duckedUntil, at + seconds);
    if (this.#isSpeaking) return;
    duck.gain.cancelScheduledValues(at);
    duck.gain.setTargetAtTime(underSound, at, 0.04);
    duck.gain.setTargetAtTime(1, this.#duckedUntil, 0.5);
  }

  /** The bed stays back as long as the device's voice speaks. */
  setSpeaking(isSpeaking: boolean): void {
    this.#isSpeaking = isSpeaking;
    if (this.#graph === null) return;
    const { context, duck } = this.#graph;
    duck.gain.cancelScheduledValues(context.currentTime);
    duck.gain.setTargetAtTime(isSpeaking ? underVoice : 1, context.currentTime, isSpeaking ? 0.06 : 0.5);
  }

  /** Drops the sounds that were to come after a step that has been taken back. A bed plays on: its bars are planned ahead. */
  stopComing(): void {
    const now = this.#graph?.context.currentTime ?? 0;
    for (const [source, { at, isNote }] of this.#sources) if (!isNote && at > now) this.#stop(source);
  }

  #stop(source: AudioBufferSourceNode): void {
    this.#sources.delete(source);
    source.stop();
  }

  /** Plays a bed, as soon as the sound is open, until the returned function fades it out. */
  startBed(wish: BedWish): () => void {
    this.#endBed();
    this.#wish = wish;
    this.#beginBed();
    return () => {
      if (this.#wish !== wish) return;
      this.#wish = null;
      this.#endBed();
    };
  }

  #beginBed(): void {
    const [graph, wish] = [this.#audible(), this.#wish];
    if (graph === null || wish === null || this.#bed !== null) return;
    const { context, duck } = graph;
    const out = context.createGain();
    out.gain.value = 0;
    out.gain.setTargetAtTime(1, context.currentTime, 0.6);
    out.connect(duck);
    this.#bed = { out, timer: undefined };
    this.#planBar(this.#bed, wish, { seed: newId(), index: 0, at: context.currentTime + 0.1 });
  }

  #planBar(
    bed: PlayingBed,
    wish: BedWish,
    { seed, index, at }: { readonly seed: string; readonly index: number; readonly at: number },
  ): void {
    const [graph, library] = [this.#graph, this.#library];
    if (graph === null || this.#bed !== bed) return;
    const { context } = graph;
    const again = (next: number, from: number) => {
      const waitMs = Math.max(50, (from - context.currentTime - planAheadSeconds) * 1000);
      bed.timer = setTimeout(() => this.#planBar(bed, wish, { seed, index: next, at: from }), waitMs);
    };
    if (library === null) {
      again(index, context.currentTime + 2);
      return;
    }
    const leftSeconds = wish.leftMs() / 1000 - (at - context.currentTime);
    if (leftSeconds <= 0) return;
    const { seconds, strokes } = library.bar(wish.set ?? soundMix().set, wish.bed, { seed, index, leftSeconds });
    for (const stroke of strokes) {
      void library.stroke(stroke).then((buffer) => {
        // A note that is late is left out: the next one is in time.
        const due = at + stroke.at;
        if (this.#bed === bed && due > context.currentTime) this.#startNote(graph, buffer, due, stroke.gain);
      });
    }
    again(index + 1, at + seconds);
  }

  #startNote(graph: Graph, buffer: AudioBuffer, at: number, loudness: number): void {
    if (this.#bed === null) return;
    const gain = graph.context.createGain();
    gain.gain.value = loudness;
    gain.connect(this.#bed.out);
    this.#startSource(graph, buffer, at, gain, true);
  }

  #endBed(): void {
    if (this.#bed === null || this.#graph === null) return;
    const { out, timer } = this.#bed;
    clearTimeout(timer);
    this.#bed = null;
    const { context } = this.#graph;
    out.gain.cancelScheduledValues(context.currentTime);
    out.gain.setTargetAtTime(0, context.currentTime, 0.15);
  }

  /** Call when the tab is hidden or shown. Hiding it stops all sounds and suspends audio; showing it resumes audio. */
  changeVisibility(): void {
    const context = this.#graph?.context;
    if (context === undefined) return;
    if (!this.#parts.isHidden()) {
      resume(context);
      return;
    }
    this.#endBed();
    for (const source of this.#sources.keys()) this.#stop(source);
    void context.suspend().catch(() => undefined);
  }

  #audible(): Graph | null {
    const isOpen = this.#graph?.context.state === 'running' && !this.#parts.isHidden();
    return isOpen ? this.#graph : null;
  }
}

const limiterDb = -3;
const limiterRatio = 20;
/** Gain in dB that a DynamicsCompressorNode adds: 60 % of its reduction of a full-scale signal (Web Audio API). */
const makeupDb = 0.6 * -(limiterDb - limiterDb / limiterRatio);

/** A volume of 0.5 leaves a sound as it was measured; 1 is twice as much. */
function gainOf(share: number): number {
  return share / volume;
}

function resume(context: AudioContext): void {
  void context.resume().catch(() => undefined);
}

export const player = new SoundPlayer({
  createContext: () => ('AudioContext' in window ? new AudioContext() : null),
  loadLibrary: () => import('./sound-library.ts'),
  isHidden: () => document.visibilityState === 'hidden',
});
