import type { GangEveningTexts } from '../../ar/areas/gang-evening.ts';
import { errors } from '../errors/gangs.ts';
import { gangEvening } from '../gang-evening.ts';

export const gangEveningTexts: GangEveningTexts = { gangEvening, errors };
