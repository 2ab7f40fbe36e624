import { pluralAr } from '../../catalogue.ts';

export const pieces = (count: number) =>
  pluralAr(count, {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: `${count} قطع`,
    many: `${count} قطعة`,
    other: `${count} قطعة`,
  });
export const sessions = (count: number) =>
  pluralAr(count, {
    zero: 'بلا جلسات',
    one: 'جلسة واحدة',
    two: 'جلستان',
    few: `${count} جلسات`,
    many: `${count} جلسة`,
    other: `${count} جلسة`,
  });
export const purchases = (count: number) =>
  pluralAr(count, {
    zero: 'لا عمليات',
    one: 'عملية واحدة',
    two: 'عمليتان',
    few: `${count} عمليات`,
    many: `${count} عملية`,
    other: `${count} عملية`,
  });
