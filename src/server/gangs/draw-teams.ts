import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { drawTeams } from '#shared/gangs/draw.ts';
import { oddsOf } from '#shared/gangs/odds.ts';
import { startRating, type Rating } from '#shared/gangs/rating.ts';
import type { drawRequestSchema, DrawnTeams, Member } from '#shared/gangs/schema.ts';
import { ok, refuse, type Result } from '#shared/kernel/result.ts';

/** What a draw needs to know of a gang. */
export interface DrawingGang {
  readonly members: readonly Pick<Member, 'id' | 'isYoung'>[];
  /** Of those who have played. */
  readonly ratings: ReadonlyMap<string, Rating>;
}

/** Letters and digits that a room doesn't mix up when the number is read aloud or copied. */
export const seedAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
export const seedLength = 8;

/** The number of a draw, which the screen shows. */
export function createSeed(): string {
  return Array.from({ length: seedLength }, () => seedAlphabet.charAt(randomInt(seedAlphabet.length))).join('');
}

/** Fair teams of those who are here; a wish about a member who isn't counts for nothing. */
export function drawFairTeams(
  { members, ratings }: DrawingGang,
  { memberIds, teams, apart, together }: z.output<typeof drawRequestSchema>,
  seed: string = createSeed(),
): Result<Omit<DrawnTeams, 'proof'>, 'gangs/unknown-member' | 'gangs/draw-impossible'> {
  const here = new Set(memberIds);
  const present = members.filter(({ id }) => here.has(id));
  if (present.length < here.size) return refuse('gangs/unknown-member');
  const people = present.map(({ id, isYoung }) => ({ id, isYoung, rating: ratings.get(id) ?? startRating }));
  const drawn = drawTeams({ people, teams, apart, together, seed });
  if (!drawn.ok) return refuse('gangs/draw-impossible');
  const { odds } = drawn.value;
  return ok({ teams: drawn.value.teams.map((ids) => [...ids]), odds: [...odds], seed });
}

/** Each team's chance in percent, after a name was moved by hand. */
export function findOdds(
  { members, ratings }: DrawingGang,
  teams: readonly (readonly string[])[],
): Result<readonly number[], 'gangs/unknown-member'> {
  const known = new Set(members.map(({ id }) => id));
  if (teams.some((ids) => ids.some((id) => !known.has(id)))) return refuse('gangs/unknown-member');
  return ok(oddsOf(teams.map((ids) => ids.map((id) => ratings.get(id) ?? startRating))));
}
