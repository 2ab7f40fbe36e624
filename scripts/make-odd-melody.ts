/**
 * Writes content/odd-melody.json and content/media/odd-melody from the lists in scripts/odd-melody. Needs ffmpeg and
 * FluidSynth with the soundfont FluidR3. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-odd-melody.ts
 */
import { writeSoundCategory } from './audio/write-category.ts';
import { odd200 } from './odd-melody/odd-200.ts';
import { odd400 } from './odd-melody/odd-400.ts';
import { odd600 } from './odd-melody/odd-600.ts';

writeSoundCategory(
  {
    id: 'odd-melody',
    name: { ar: 'النغمة الشاذّة', en: 'The odd tune out' },
    description: { ar: 'أربع مرات، وواحدة خرجت عن الصف: أيها؟', en: 'Four times the same, and one steps out of line' },
    icon: 'four-notes',
    hue: 318,
    availableFrom: '2026-11-24',
    hasSoundfont: true,
  },
  [odd200, odd400, odd600],
  'scripts/make-odd-melody.ts',
);
