/**
 * Writes content/sharp-ears.json and content/media/sharp-ears from the lists in scripts/sharp-ears. Needs ffmpeg.
 * Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-sharp-ears.ts
 */
import { writeSoundCategory } from './audio/write-category.ts';
import { ears200 } from './sharp-ears/ears-200.ts';
import { ears400 } from './sharp-ears/ears-400.ts';
import { ears600 } from './sharp-ears/ears-600.ts';

writeSoundCategory(
  {
    id: 'sharp-ears',
    name: { ar: 'آذان صاغية', en: 'Sharp ears' },
    description: {
      ar: 'عُدّوا وقارنوا بالأذن وحدها: كم، وأيّها أعلى؟',
      en: 'Count and compare by ear alone: how many, which is higher?',
    },
    icon: 'ear-bells',
    hue: 48,
    availableFrom: '2026-11-24',
  },
  [ears200, ears400, ears600],
  'scripts/make-sharp-ears.ts',
);
