/**
 * Writes content/everyday-sounds.json and content/media/everyday-sounds from the lists in scripts/everyday-sounds. Needs
 * ffmpeg. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-everyday-sounds.ts
 */
import { writeSoundCategory } from './audio/write-category.ts';
import { everyday200 } from './everyday-sounds/heard-200.ts';
import { everyday400 } from './everyday-sounds/heard-400.ts';
import { everyday600 } from './everyday-sounds/heard-600.ts';

writeSoundCategory(
  {
    id: 'everyday-sounds',
    name: { ar: 'شنو هالصوت؟', en: 'What was that?' },
    description: {
      ar: 'من المطبخ والشارع والبر: صوت بلا صورة',
      en: 'From kitchen, street and desert: a sound, no picture',
    },
    icon: 'speaker',
    hue: 172,
    availableFrom: '2026-11-24',
  },
  [everyday200, everyday400, everyday600],
  'scripts/make-everyday-sounds.ts',
);
