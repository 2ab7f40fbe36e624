import { pluralEn } from '../../catalogue.ts';

export const pieces = (count: number) => pluralEn(count, { one: '1 piece', other: `${count} pieces` });
export const sessions = (count: number) => pluralEn(count, { one: '1 session', other: `${count} sessions` });
export const purchases = (count: number) => pluralEn(count, { one: '1 purchase', other: `${count} purchases` });
