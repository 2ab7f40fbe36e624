import { sounds, type SoundName } from './sounds.ts';

/** LIFE-1. */
export const volume = 0.5;

let context: AudioContext | null = null;
let output: AudioNode | null = null;

/** Browsers let a page sound only after a tap: called by each, it costs nothing once the sound is open. */
export function unlockSound(): void {
  if (context === null) open();
  if (context?.state === 'suspended') void context.resume().catch(() => undefined);
}

function open(): void {
  if (!('AudioContext' in window)) return;
  context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = volume;
  // Several strokes at once must not crackle.
  const limiter = context.createDynamicsCompressor();
  gain.connect(limiter).connect(context.destination);
  output = gain;
}

/** Plays at once, or not at all where the sound isn't open: the game is whole without it. */
export function playSound(name: SoundName): void {
  if (context === null || output === null || context.state !== 'running') return;
  sounds[name]({ context, output }, context.currentTime + 0.005);
}
