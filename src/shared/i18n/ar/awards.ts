import { pluralAr } from '../catalogue.ts';

/** What phones are honoured for at the end of a game: on their own cards, and on the host's summary. */
export const awards = {
  title: 'نجوم الجوالات',
  names: { buzzer: 'أسرع ضغطة', teammate: 'سند الفريق', votes: 'أصوب رأي' },
  seconds: (ms: number) => `خلال ${(ms / 1000).toFixed(2)} ثانية`,
  votes: (count: number) =>
    pluralAr(count, {
      zero: 'بلا أصوات صحيحة',
      one: 'صوت صحيح واحد',
      two: 'صوتان صحيحان',
      few: `${count} أصوات صحيحة`,
      many: `${count} صوتًا صحيحًا`,
      other: `${count} صوت صحيح`,
    }),
  votesOf: (right: number, all: number) => `الأصوات الصحيحة: ${right} من ${all}`,
  hints: (count: number) =>
    pluralAr(count, {
      zero: 'بلا تلميحات صحيحة',
      one: 'تلميح صحيح واحد',
      two: 'تلميحان صحيحان',
      few: `${count} تلميحات صحيحة`,
      many: `${count} تلميحًا صحيحًا`,
      other: `${count} تلميح صحيح`,
    }),
  sure: { guess: 'بمجرد تخمين', think: 'على أغلب الظن', sure: 'بلا شك' },
  fastest: (ms: number) => `أسرع ضغطة لك ${(ms / 1000).toFixed(2)} ثانية`,
};
