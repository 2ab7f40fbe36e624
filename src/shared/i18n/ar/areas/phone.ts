import type { Shape } from '../../catalogue.ts';
import { errors } from '../errors/phone.ts';
import { phone } from '../phone.ts';

/** The page of a phone in a room, which loads no other text. */
export const phoneTexts = { phone, errors };

export type PhoneTexts = Shape<typeof phoneTexts>;
