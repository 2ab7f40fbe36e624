/**
 * Writes content/rhythms.json and content/media/rhythms from the lists in scripts/rhythms. Needs ffmpeg. Run by
 * hand; what it writes is kept:
 *   node --import tsx scripts/make-rhythms.ts
 */
import { writeSoundCategory } from './audio/write-category.ts';
import { rhythms200 } from './rhythms/rhythms-200.ts';
import { rhythms400 } from './rhythms/rhythms-400.ts';
import { rhythms600 } from './rhythms/rhythms-600.ts';

writeSoundCategory(
  {
    id: 'rhythms',
    name: { ar: 'دُم تَك', en: 'Dum tak' },
    description: {
      ar: 'طبول وصفقات من الخليج والدنيا: اسمعوا وردّدوا',
      en: 'Drums and claps from the Gulf and afar: hear it, say it',
    },
    icon: 'tabla',
    hue: 28,
    availableFrom: '2026-11-24',
  },
  [rhythms200, rhythms400, rhythms600],
  'scripts/make-rhythms.ts',
);
