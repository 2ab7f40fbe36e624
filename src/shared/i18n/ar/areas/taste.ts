import type { Shape } from '../../catalogue.ts';
import { taste } from '../taste.ts';

/** The game that a visitor plays on the home page. */
export const tasteTexts = { taste };

export type TasteTexts = Shape<typeof tasteTexts>;
