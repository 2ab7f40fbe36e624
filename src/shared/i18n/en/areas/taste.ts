import type { TasteTexts } from '../../ar/areas/taste.ts';
import { taste } from '../taste.ts';

export const tasteTexts: TasteTexts = { taste };
