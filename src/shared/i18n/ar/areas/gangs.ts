import type { Shape } from '../../catalogue.ts';
import { errors } from '../errors/gangs.ts';
import { gangPeople } from '../gang-people.ts';
import { gangs } from '../gangs.ts';

/** The pages of gangs: list, gang, invitation, public page. */
export const gangsTexts = { gangs, gangPeople, errors };

export type GangsTexts = Shape<typeof gangsTexts>;
