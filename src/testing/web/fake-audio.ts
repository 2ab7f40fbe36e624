/** What was asked of a parameter: at which instant it heads for which value. */
export interface Ramp {
  readonly value: number;
  readonly at: number;
}

class FakeParam {
  value = 1;
  ramps: Ramp[] = [];

  setTargetAtTime(value: number, at: number): void {
    this.ramps.push({ value, at });
  }

  cancelScheduledValues(at: number): void {
    this.ramps = this.ramps.filter((ramp) => ramp.at < at);
  }
}

class FakeNode {
  readonly outputs: FakeNode[] = [];

  connect(output: FakeNode): FakeNode {
    this.outputs.push(output);
    return output;
  }
}

class FakeGain extends FakeNode {
  readonly gain = new FakeParam();
}

class FakeLimiter extends FakeNode {
  readonly threshold = new FakeParam();
  readonly knee = new FakeParam();
  readonly ratio = new FakeParam();
  readonly attack = new FakeParam();
  readonly release = new FakeParam();
}

export class FakeSource extends FakeNode {
  buffer: { readonly duration: number } | null = null;
  onended: (() => void) | null = null;
  startedAt: number | null = null;
  isStopped = false;

  start(at: number): void {
    this.startedAt = at;
  }

  stop(): void {
    this.isStopped = true;
  }
}

/** An AudioContext without sound: it notes its nodes, and time passes by hand. */
export class FakeAudio extends EventTarget {
  state: AudioContextState = 'suspended';
  currentTime = 0;
  readonly destination = new FakeNode();
  readonly gains: FakeGain[] = [];
  readonly sources: FakeSource[] = [];

  createGain(): FakeGain {
    const gain = new FakeGain();
    this.gains.push(gain);
    return gain;
  }

  createDynamicsCompressor(): FakeLimiter {
    return new FakeLimiter();
  }

  createBufferSource(): FakeSource {
    const source = new FakeSource();
    this.sources.push(source);
    return source;
  }

  createBuffer(_: number, length: number, rate: number) {
    return { duration: length / rate, copyToChannel: () => undefined };
  }

  resume(): Promise<void> {
    return this.#change('running');
  }

  suspend(): Promise<void> {
    return this.#change('suspended');
  }

  #change(state: AudioContextState): Promise<void> {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }
}
