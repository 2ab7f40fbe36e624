import type { GangsTexts } from '../../ar/areas/gangs.ts';
import { errors } from '../errors/gangs.ts';
import { gangPeople } from '../gang-people.ts';
import { gangs } from '../gangs.ts';

export const gangsTexts: GangsTexts = { gangs, gangPeople, errors };
