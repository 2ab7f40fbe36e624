import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeAudio } from '#testing/web/fake-audio.ts';
import { changeMix, soundMix } from './mix.ts';
import { SoundPlayer } from './player.ts';
import * as library from './sound-library.ts';

let audio: FakeAudio;
let isHidden: boolean;
let player: SoundPlayer;
beforeEach(() => {
  audio = new FakeAudio();
  isHidden = false;
  // Time passes with the rendering, not with the machine: a sound that is late is left out.
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1));
  player = new SoundPlayer({
    createContext: () => audio as unknown as AudioContext,
    loadLibrary: () => Promise.resolve(library),
    isHidden: () => isHidden,
  });
});
afterEach(() => player.stopAll());

/** The gain nodes in the order in which the player makes them. */
const gains = () => {
  const [makeup, effects, music, duck] = audio.gains;
  if (!makeup || !effects || !music || !duck) return expect.fail('the mixer is not open');
  return { makeup, effects, music, duck };
};
const started = () => audio.sources.filter(({ startedAt }) => startedAt !== null);
async function open(): Promise<void> {
  player.unlock();
  await expect.poll(() => audio.state).toBe('running');
}
const waitForSounds = (count: number) => expect.poll(started).toHaveLength(count);

it('is silent before the first press, and plays what that press calls for', async () => {
  player.play('pick');
  expect(audio.sources).toEqual([]);
  await open();
  player.play('tick');
  await waitForSounds(1);
});

it('pushes the music back under a sound, until it has ended', async () => {
  await open();
  player.play('pick');
  await waitForSounds(1);
  const { duck } = gains();
  const [down, up] = duck.gain.ramps;
  expect(down?.value).toBeLessThan(0.3);
  expect(up?.value).toBe(1);
  expect((up?.at ?? 0) - (down?.at ?? 0)).toBeCloseTo(0.8, 2);
});

it('leaves the music alone under a tick', async () => {
  await open();
  player.play('tick');
  await waitForSounds(1);
  expect(gains().duck.gain.ramps).toEqual([]);
});

it('keeps the music back as long as the voice speaks, also through a sound', async () => {
  await open();
  player.setSpeaking(true);
  player.play('pick');
  await waitForSounds(1);
  const { duck } = gains();
  expect(duck.gain.ramps.at(-1)?.value).toBeLessThan(0.2);
  player.setSpeaking(false);
  expect(duck.gain.ramps.at(-1)?.value).toBe(1);
});

it('plays at the level that was measured at the default volume, and twice as loud at the full one [LIFE-1]', async () => {
  await open();
  const { effects, music } = gains();
  expect([effects.gain.ramps.at(-1)?.value, music.gain.ramps.at(-1)?.value]).toEqual([1, 1]);
  changeMix({ volumes: { music: 0, effects: 1, voice: 1 } });
  player.setMix(soundMix());
  expect([effects.gain.ramps.at(-1)?.value, music.gain.ramps.at(-1)?.value]).toEqual([2, 0]);
});

it('plays nothing in a hidden tab, ends what plays, and goes back to its bed when the tab is shown [SOUND-1]', async () => {
  await open();
  player.play('pick');
  await waitForSounds(1);
  isHidden = true;
  player.changeVisibility();
  expect(started().every(({ isStopped }) => isStopped)).toBe(true);
  expect(audio.state).toBe('suspended');
  player.play('tick');
  const stop = player.startBed({ bed: 'clock', leftMs: () => 8000 });
  await player.preview('pick');
  expect(started()).toHaveLength(1);
  isHidden = false;
  player.changeVisibility();
  await expect.poll(() => started().length).toBeGreaterThan(1);
  stop();
});

it('begins a bed that was asked for before the first press with that press, and fades it out at its end', async () => {
  const stop = player.startBed({ bed: 'clock', leftMs: () => 8000 });
  expect(audio.gains).toEqual([]);
  await open();
  await expect.poll(() => started().length).toBeGreaterThan(1);
  const bed = audio.gains[4];
  expect(bed?.outputs).toEqual([gains().duck]);
  stop();
  expect(bed?.gain.ramps.at(-1)?.value).toBe(0);
});

it('drops what a step was still to play when that step is taken back', async () => {
  await open();
  player.play('wrong');
  player.play('stealOpens', 650);
  await waitForSounds(2);
  audio.currentTime = 0.1;
  player.stopComing();
  expect(started().map(({ startedAt, isStopped }) => [(startedAt ?? 0) > 0.1, isStopped])).toEqual(
    expect.arrayContaining([
      [false, false],
      [true, true],
    ]),
  );
});

it('plays a bed on when a step is taken back', async () => {
  await open();
  const stop = player.startBed({ bed: 'clock', leftMs: () => 8000 });
  await expect.poll(() => started().length).toBeGreaterThan(1);
  player.stopComing();
  expect(started().filter(({ isStopped }) => isStopped)).toEqual([]);
  stop();
});

it('asks for its sounds again at the next press if they could not be loaded', async () => {
  const loadLibrary = vi.fn(() => Promise.reject(new TypeError('no network')));
  const offline = new SoundPlayer({
    createContext: () => audio as unknown as AudioContext,
    loadLibrary,
    isHidden: () => false,
  });
  offline.unlock();
  await expect.poll(() => loadLibrary).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  await Promise.resolve();
  offline.unlock();
  expect(loadLibrary).toHaveBeenCalledTimes(2);
});

it('is silent where a browser has no audio', () => {
  const mute = new SoundPlayer({
    createContext: () => null,
    loadLibrary: () => Promise.resolve(library),
    isHidden: () => false,
  });
  mute.unlock();
  mute.play('pick');
  expect(mute.startBed({ bed: 'board', leftMs: () => Infinity })).toBeTypeOf('function');
});
