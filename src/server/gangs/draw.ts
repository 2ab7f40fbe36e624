import { maxPlayers } from '#shared/games/setup.ts';
import type { drawRequestSchema, DrawnTeams } from '#shared/gangs/schema.ts';
import type { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import type { GangDeps } from './deps.ts';
import { drawCountsForMs, proveDraw } from './draw-proof.ts';
import { drawFairTeams, findOdds } from './draw-teams.ts';
import type { DrawingGang } from './draw-teams.ts';
import { findGang, listMembers } from './find-gang.ts';
import type { Results } from './results.ts';

/** What a draw reads with. */
export interface DrawDeps extends Pick<GangDeps, 'database' | 'clock' | 'secret'> {
  readonly results: Results;
}

/** Draws fair teams of those who are here. Changes nothing. */
export async function drawTeams(
  deps: DrawDeps,
  uid: string,
  { id, ...wish }: z.output<typeof drawRequestSchema> & { readonly id: string },
): Promise<DrawnTeams & { readonly proof: string }> {
  const now = deps.clock.now();
  if (wish.memberIds.length > wish.teams * maxPlayers) throw new AppError('gangs/team-full');
  const drawn = drawFairTeams(await readForDraw(deps, uid, id), wish);
  if (!drawn.ok) throw new AppError(drawn.refusal.code);
  const { seed, teams } = drawn.value;
  const proof = proveDraw(deps.secret, { gangId: id, seed, teams }, now);
  return { ...drawn.value, proof, expiresAt: now + drawCountsForMs };
}

/** Each team's chance to win in percent. */
export async function getOdds(
  deps: DrawDeps,
  uid: string,
  { id, teams }: { readonly id: string; readonly teams: readonly (readonly string[])[] },
): Promise<{ odds: number[] }> {
  const odds = findOdds(await readForDraw(deps, uid, id), teams);
  if (!odds.ok) throw new AppError(odds.refusal.code);
  return { odds: [...odds.value] };
}

/** What only hosts may ask of a gang. */
async function readForDraw(
  { database: { query }, results }: DrawDeps,
  uid: string,
  gangId: string,
): Promise<DrawingGang> {
  const { role } = await findGang(query, uid, gangId);
  if (role === 'member') throw new AppError('gangs/hosts-only');
  const members = await listMembers(query, gangId);
  return {
    members: members.map(({ id, is_young }) => ({ id, isYoung: is_young })),
    ratings: await results.ratings(query, gangId),
  };
}
