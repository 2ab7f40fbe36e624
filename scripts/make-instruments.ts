/**
 * Writes content/instruments.json and content/media/instruments from the lists in scripts/instruments. Needs ffmpeg and
 * FluidSynth with the soundfont FluidR3. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-instruments.ts
 */
import { writeSoundCategory } from './audio/write-category.ts';
import { instruments200 } from './instruments/instruments-200.ts';
import { instruments400 } from './instruments/instruments-400.ts';
import { instruments600 } from './instruments/instruments-600.ts';

writeSoundCategory(
  {
    id: 'instruments',
    name: { ar: 'من يعزف؟', en: 'Who is playing?' },
    description: { ar: 'عود وبوق وكويكا: آلة من خلف ستارة', en: 'Oud, trumpet, cuica: an instrument behind a curtain' },
    icon: 'oud',
    hue: 66,
    availableFrom: '2026-11-24',
    hasSoundfont: true,
  },
  [instruments200, instruments400, instruments600],
  'scripts/make-instruments.ts',
);
