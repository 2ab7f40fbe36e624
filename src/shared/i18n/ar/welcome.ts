import { pluralAr } from '../catalogue.ts';

/** The gift of a new account, shown once. */
export const welcome = {
  title: 'يا هلا فيك',
  gift: (count: number) =>
    pluralAr(count, {
      zero: 'حسابك جاهز',
      one: 'وصلتك جلسة لعب مجانية',
      two: 'وصلتك جلستا لعب مجانيتان',
      few: `وصلتك ${count} جلسات لعب مجانية`,
      many: `وصلتك ${count} جلسة لعب مجانية`,
      other: `وصلتك ${count} جلسة لعب مجانية`,
    }),
  body: 'كل جلسة لعبة كاملة لكل من في المجلس. اجمعهم حول الشاشة، والباقي علينا.',
  play: 'ابدأ اللعب',
  later: 'بعد قليل',
};
