import type { Shape } from '../../catalogue.ts';
import { setup } from '../games-setup.ts';

/** Setting up a game; one that runs has no use for them. */
export const setupTexts = { gameSetup: setup };

export type SetupTexts = Shape<typeof setupTexts>;
