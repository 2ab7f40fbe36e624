import { expect, it } from 'vitest';
import { stored } from '../../../lib/storage.ts';
import { changeMix, readMix, resetMix, soundMix, volume } from './mix.ts';

it('plays at half the volume until it is changed, also on a device that only stored its mute [LIFE-1]', () => {
  window.localStorage.setItem('siraj.sound', 'false');
  expect(stored.sound.read()).toBe(false);
  resetMix();
  expect(soundMix()).toMatchObject({ volumes: { music: volume, effects: volume }, set: 'full', readsAloud: false });
});

it('keeps volumes, set and voice on the device, beside the mute [SOUND-1]', () => {
  stored.sound.write(false);
  changeMix({ volumes: { music: 0, effects: 0.8, voice: 1 }, set: 'voices', voices: { ar: 'urn:maged' } });
  resetMix();
  expect(soundMix()).toMatchObject({
    volumes: { music: 0, effects: 0.8, voice: 1 },
    set: 'voices',
    voices: { ar: 'urn:maged' },
  });
  expect(stored.sound.read()).toBe(false);
});

it.each([null, 5, 'loud', [], { volumes: 'high', set: 'brass', voices: { ar: 3, fr: 'x' } }])(
  'takes defaults for what was stored wrong: %j',
  (kept) => {
    expect(readMix(kept)).toEqual(readMix(undefined));
  },
);

it('keeps what is right beside what is wrong', () => {
  expect(readMix({ volumes: { music: 2, effects: 0.25 }, readsAloud: true })).toMatchObject({
    volumes: { music: volume, effects: 0.25 },
    readsAloud: true,
  });
});
