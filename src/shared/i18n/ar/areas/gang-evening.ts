import type { Shape } from '../../catalogue.ts';
import { errors } from '../errors/gangs.ts';
import { gangEvening } from '../gang-evening.ts';

/** Who of a gang is here tonight, and the draw of the teams: set-up loads it after its first painting. */
export const gangEveningTexts = { gangEvening, errors };

export type GangEveningTexts = Shape<typeof gangEveningTexts>;
