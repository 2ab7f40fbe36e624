import { maxPlayers } from '#shared/games/setup.ts';
import type { drawRequestSchema, DrawnTeams } from '#shared/gangs/schema.ts';
import type { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import type { GangDeps } from './deps.ts';
import { drawFairTeams, findOdds } from './draw-teams.ts';
import type { DrawingGang } from './draw-teams.ts';
import { findGang, listMembers } from './find-gang.ts';
import { readEvenings } from './table.ts';

type Database = GangDeps['database'];

/** Draws fair teams of those who are here. Changes nothing. */
export async function drawTeams(
  database: Database,
  uid: string,
  { id, ...wish }: z.output<typeof drawRequestSchema> & { readonly id: string },
): Promise<DrawnTeams> {
  if (wish.memberIds.length > wish.teams * maxPlayers) throw new AppError('gangs/team-full');
  const drawn = drawFairTeams(await readForDraw(database, uid, id), wish);
  if (!drawn.ok) throw new AppError(drawn.refusal.code);
  return drawn.value;
}

/** Each team's chance to win in percent. */
export async function getOdds(
  database: Database,
  uid: string,
  { id, teams }: { readonly id: string; readonly teams: readonly (readonly string[])[] },
): Promise<{ odds: number[] }> {
  const odds = findOdds(await readForDraw(database, uid, id), teams);
  if (!odds.ok) throw new AppError(odds.refusal.code);
  return { odds: [...odds.value] };
}

/** What only hosts may ask of a gang. */
async function readForDraw({ query }: Database, uid: string, gangId: string): Promise<DrawingGang> {
  const { role } = await findGang(query, uid, gangId);
  if (role === 'member') throw new AppError('gangs/hosts-only');
  const members = await listMembers(query, gangId);
  return {
    members: members.map(({ id, is_young }) => ({ id, isYoung: is_young })),
    evenings: await readEvenings(query, gangId),
  };
}
