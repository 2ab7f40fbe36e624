// Loaded at the first press: the game's sounds, rendered on this device in pieces of a few ms.
import { boardBar, clockBar, type BedBar, type BedName, type BedStroke } from '#shared/games/sounds/beds.ts';
import { renderInSteps } from '#shared/games/sounds/render.ts';
import type { Steps } from '#shared/games/sounds/instruments.ts';
import type { SoundSet } from '#shared/games/sounds/sets.ts';
import { sampleRate } from '#shared/games/sounds/signal.ts';
import { soundNames, type SoundName } from '#shared/games/sounds/sounds.ts';

interface Job {
  readonly key: string;
  readonly steps: Steps;
  readonly done: (buffer: AudioBuffer) => void;
}

/** A slice of rendering ends after this time: a slow phone must not miss a frame for it. */
const maxSliceMs = 5;

/** Rendered sounds by name. What is asked for comes before what is only prepared. */
export class SoundLibrary {
  readonly #buffers = new Map<string, Promise<AudioBuffer>>();
  readonly #ready = new Map<string, AudioBuffer>();
  #asked: Job[] = [];
  #prepared: Job[] = [];
  #isRunning = false;
  readonly #createBuffer: (length: number, rate: number) => AudioBuffer;

  constructor(createBuffer: (length: number, rate: number) => AudioBuffer) {
    this.#createBuffer = createBuffer;
  }

  /** Renders a whole set while the page rests, in the order in which a game needs it. */
  prepare(set: SoundSet): void {
    for (const name of soundNames) void this.#enqueue(`${set}/${name}`, () => renderInSteps(set, name), false);
  }

  /** The sound if it is rendered already. */
  ready(set: SoundSet, name: SoundName): AudioBuffer | null {
    return this.#ready.get(`${set}/${name}`) ?? null;
  }

  sound(set: SoundSet, name: SoundName): Promise<AudioBuffer> {
    return this.#enqueue(`${set}/${name}`, () => renderInSteps(set, name), true);
  }

  stroke({ id, play }: BedStroke): Promise<AudioBuffer> {
    return this.#enqueue(`bed/${id}`, play, true);
  }

  bar(set: SoundSet, bed: BedName, at: { seed: string; index: number; leftSeconds: number }): BedBar {
    return bed === 'board' ? boardBar(set, at.seed, at.index) : clockBar(set, at.seed, at.index, at.leftSeconds);
  }

  #enqueue(key: string, begin: () => Steps, isAsked: boolean): Promise<AudioBuffer> {
    const known = this.#buffers.get(key);
    if (known !== undefined) {
      if (isAsked) this.#bringForward(key);
      return known;
    }
    const rendered = new Promise<AudioBuffer>((resolve) => {
      (isAsked ? this.#asked : this.#prepared).push({ key, steps: begin(), done: resolve });
    });
    this.#buffers.set(key, rendered);
    this.#run();
    return rendered;
  }

  #bringForward(key: string): void {
    const job = this.#prepared.find((each) => each.key === key);
    if (job === undefined) return;
    this.#prepared = this.#prepared.filter((each) => each !== job);
    this.#asked.push(job);
  }

  #run(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#plan();
  }

  #plan(): void {
    if (this.#asked.length > 0 || !('requestIdleCallback' in window)) setTimeout(() => this.#work(), 0);
    else requestIdleCallback(() => this.#work(), { timeout: 1000 });
  }

  #work(): void {
    const start = performance.now();
    do {
      const job = this.#asked[0] ?? this.#prepared[0];
      if (job === undefined) {
        this.#isRunning = false;
        return;
      }
      this.#step(job);
    } while (performance.now() - start < maxSliceMs);
    this.#plan();
  }

  #step(job: Job): void {
    const { done, value } = job.steps.next();
    if (done !== true) return;
    this.#asked = this.#asked.filter((each) => each !== job);
    this.#prepared = this.#prepared.filter((each) => each !== job);
    const buffer = this.#createBuffer(value.length, sampleRate);
    buffer.copyToChannel(value, 0);
    this.#ready.set(job.key, buffer);
    job.done(buffer);
  }
}
