import type { Shape } from '../../catalogue.ts';
import { home } from '../home.ts';

export const homeTexts = { home };

export type HomeTexts = Shape<typeof homeTexts>;
