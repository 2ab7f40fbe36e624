import type { HomeTexts } from '../../ar/areas/home.ts';
import { home } from '../home.ts';

export const homeTexts: HomeTexts = { home };
