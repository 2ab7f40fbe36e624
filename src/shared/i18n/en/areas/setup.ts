import type { SetupTexts } from '../../ar/areas/setup.ts';
import { setup } from '../games-setup.ts';

export const setupTexts: SetupTexts = { gameSetup: setup };
