import { z } from 'zod';

/** The last moment of the year 9999: what comes later PostgreSQL and JavaScript write differently, or not at all. */
const latest = 253_402_300_799_999;

/** An instant as input, in ms since 1970. */
export const instantSchema = z.number().int().min(0).max(latest);

/** The same in an address. */
export const askedInstantSchema = z.coerce.number().int().min(0).max(latest);
