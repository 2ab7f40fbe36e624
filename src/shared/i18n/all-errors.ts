import { errors as ar } from './ar/errors.ts';
import { errors as staffAr } from './ar/staff/errors.ts';
import { errors as en } from './en/errors.ts';
import { errors as staffEn } from './en/staff/errors.ts';

/** The texts of every code in both languages, for the server. The page loads the staff's with their area. */
export const allErrors = { ar: { ...ar, ...staffAr }, en: { ...en, ...staffEn } } as const;
