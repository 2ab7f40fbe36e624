/**
 * Writes content/melodies.json and content/media/melodies from the lists in scripts/melodies. Needs ffmpeg and FluidSynth
 * with the soundfont FluidR3. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-melodies.ts
 */
import { writeSoundCategory } from './audio/write-category.ts';
import { melodies200 } from './melodies/melodies-200.ts';
import { melodies400 } from './melodies/melodies-400.ts';
import { melodies600 } from './melodies/melodies-600.ts';

writeSoundCategory(
  {
    id: 'melodies',
    name: { ar: 'دندنها!', en: 'Hum that tune' },
    description: {
      ar: 'ألحان يعرفها العالم، وحكايات أعجب منها',
      en: 'Tunes the whole world hums, and the tales behind them',
    },
    icon: 'stave',
    hue: 232,
    availableFrom: '2026-11-24',
    hasSoundfont: true,
  },
  [melodies200, melodies400, melodies600],
  'scripts/make-melodies.ts',
);
