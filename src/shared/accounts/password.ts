import { z } from 'zod';
import { characterCount, maxUnits } from '../kernel/text.ts';
import { isCommonPassword } from './common-passwords.ts';

export const minPasswordLength = 6;
/** Longer ones only cost hashing time. */
export const maxPasswordLength = 256;

const controls = /\p{Cc}/u;

/** Length counts characters as a person does, not UTF-16 units. */
export const passwordSchema = z
  .string({ error: 'auth/weak-password' })
  .max(maxUnits(maxPasswordLength), { abort: true, error: 'auth/password-too-long' })
  .refine((password) => characterCount(password, minPasswordLength) === minPasswordLength, {
    error: 'auth/weak-password',
  })
  .refine((password) => characterCount(password, maxPasswordLength + 1) <= maxPasswordLength, {
    abort: true,
    error: 'auth/password-too-long',
  })
  .refine((password) => !controls.test(password), { error: 'auth/invalid-password' })
  .refine((password) => !isCommonPassword(password), { error: 'auth/password-too-common' });
