/**
 * Writes content/sound-puzzles.json and content/media/sound-puzzles from the lists in scripts/sound-puzzles. Needs
 * ffmpeg. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-sound-puzzles.ts
 */
import { writeSoundCategory } from './audio/write-category.ts';
import { puzzles200 } from './sound-puzzles/puzzles-200.ts';
import { puzzles400 } from './sound-puzzles/puzzles-400.ts';
import { puzzles600 } from './sound-puzzles/puzzles-600.ts';

writeSoundCategory(
  {
    id: 'sound-puzzles',
    name: { ar: 'شفرة الأصوات', en: 'Sound codes' },
    description: { ar: 'مورس وهواتف ورعد: ألغاز تُحلّ بالأذن', en: 'Morse, telephones and thunder: puzzles for the ear' },
    icon: 'signal',
    hue: 262,
    availableFrom: '2026-11-24',
  },
  [puzzles200, puzzles400, puzzles600],
  'scripts/make-sound-puzzles.ts',
);
