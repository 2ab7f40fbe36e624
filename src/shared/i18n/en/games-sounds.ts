import type { Shape } from '../catalogue.ts';
import type { sounds as ar } from '../ar/games-sounds.ts';

export const sounds: Shape<typeof ar> = {
  title: 'Sounds',
  isOn: 'Sound on',
  volumes: 'Volume',
  volume: { music: 'Quiet music', effects: 'Game sounds', voice: 'Reading voice' },
  set: 'Kind of sounds',
  sets: { full: 'Oud and rhythm', voices: 'Without instruments' },
  setHints: { full: 'Plucks of the oud, strokes of the darbuka', voices: 'Drums, claps and human voices' },
  keptHere: 'Your choice stays on this device.',
  quiet:
    'Questions on the Quran, the prophets and Islam are asked in quiet: no sounds, and nothing read by the device.',
  reading: {
    title: 'Reading questions aloud',
    read: 'Read it to us',
    stop: 'Stop reading',
    byItself: 'Read each question as it opens',
    byItselfHint: 'The device reads it, and stops when the question closes or the clock is paused.',
    voice: 'Voice',
    try: 'Try the voice',
    sample: 'Welcome to Siraj. Who begins tonight?',
  },
};
