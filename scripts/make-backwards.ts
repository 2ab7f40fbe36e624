/**
 * Writes content/backwards.json and content/media/backwards from the lists in scripts/backwards. Needs ffmpeg and
 * FluidSynth with the soundfont FluidR3. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-backwards.ts
 */
import { writeSoundCategory } from './audio/write-category.ts';
import { backwards200 } from './backwards/backwards-200.ts';
import { backwards400 } from './backwards/backwards-400.ts';
import { backwards600 } from './backwards/backwards-600.ts';

writeSoundCategory(
  {
    id: 'backwards',
    name: { ar: 'لحن متنكّر', en: 'Tunes in disguise' },
    description: {
      ar: 'مقلوب أو حزين أو بآلة غريبة: ما أصله وما حكايته؟',
      en: 'Backwards, sad or on a tuba: which tune, and what’s its story?',
    },
    icon: 'cassette',
    hue: 8,
    availableFrom: '2026-11-24',
    hasSoundfont: true,
  },
  [backwards200, backwards400, backwards600],
  'scripts/make-backwards.ts',
);
