import { awards } from './awards.ts';

/** What a player's phone says of its game at the end. */
export const phoneCard = {
  title: 'بطاقتك',
  place: ['المركز الأول', 'المركز الثاني', 'المركز الثالث', 'المركز الرابع'],
  share: 'شارك بطاقتك',
  save: 'احفظ بطاقتك صورة',
  saved: 'حُفظت الصورة.',
  awards,
};
