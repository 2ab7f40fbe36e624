import { useSyncExternalStore } from 'react';
import { soundSets, type SoundSet } from '#shared/games/sounds/sets.ts';
import { languages, type Language } from '#shared/kernel/text.ts';
import { stored } from '../../../lib/storage.ts';

/** LIFE-1: what each volume is until it is changed; at it a sound has the level at which it was measured. */
export const volume = 0.5;

export const channels = ['music', 'effects', 'voice'] as const;
export type Channel = (typeof channels)[number];

/** How this device sounds. Whether it may sound at all is the switch of lib/sound.ts. */
export interface SoundMix {
  /** From 0 to 1. */
  readonly volumes: Readonly<Record<Channel, number>>;
  readonly set: SoundSet;
  /** The chosen voice by language; absent for the device's first. */
  readonly voices: Readonly<Partial<Record<Language, string>>>;
  /** Reads each question by itself. */
  readonly readsAloud: boolean;
}

const defaults: SoundMix = {
  volumes: { music: volume, effects: volume, voice: 0.9 },
  set: 'full',
  voices: {},
  readsAloud: false,
};

/** Reads each part on its own: what is missing or wrong has its default. A device that stored nothing but the mute keeps both. */
export function readMix(value: unknown): SoundMix {
  const kept = fieldsOf(value);
  const volumes = fieldsOf(kept['volumes']);
  const voices = fieldsOf(kept['voices']);
  const volumeOf = (channel: Channel) => {
    const found = volumes[channel];
    return typeof found === 'number' && found >= 0 && found <= 1 ? found : defaults.volumes[channel];
  };
  return {
    volumes: { music: volumeOf('music'), effects: volumeOf('effects'), voice: volumeOf('voice') },
    set: soundSets.find((set) => set === kept['set']) ?? defaults.set,
    voices: Object.fromEntries(
      languages.flatMap((language) => {
        const uri = voices[language];
        return typeof uri === 'string' ? [[language, uri]] : [];
      }),
    ),
    readsAloud: kept['readsAloud'] === true,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

let mix: SoundMix | null = null;
const listeners = new Set<() => void>();

export function soundMix(): SoundMix {
  mix ??= readMix(stored.soundMix.read());
  return mix;
}

export function changeMix(change: Partial<SoundMix>): void {
  mix = { ...soundMix(), ...change };
  stored.soundMix.write(mix);
  for (const listener of listeners) listener();
}

/** Reads the stored mix again, as a new page does. */
export function resetMix(): void {
  mix = null;
  for (const listener of listeners) listener();
}

export function onMixChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSoundMix(): SoundMix {
  return useSyncExternalStore(onMixChange, soundMix, soundMix);
}
