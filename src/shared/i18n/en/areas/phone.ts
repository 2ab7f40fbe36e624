import type { PhoneTexts } from '../../ar/areas/phone.ts';
import { errors } from '../errors/phone.ts';
import { phone } from '../phone.ts';

export const phoneTexts: PhoneTexts = { phone, errors };
