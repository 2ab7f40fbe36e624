import { maxPlayers } from '#shared/games/setup.ts';
import type { drawRequestSchema, DrawnTeams } from '#shared/gangs/schema.ts';
import { sql } from 'kysely';
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

/** Draws fair teams of those who are here, and counts the draw. */
export async function drawTeams(
  deps: DrawDeps,
  uid: string,
  { id, ...wish }: z.output<typeof drawRequestSchema> & { readonly id: string },
): Promise<DrawnTeams & { readonly draws: number; readonly proof: string }> {
  const now = deps.clock.now();
  if (wish.memberIds.length > wish.teams * maxPlayers) throw new AppError('gangs/team-full');
  const drawn = drawFairTeams(await readForDraw(deps, uid, id), wish);
  if (!drawn.ok) throw new AppError(drawn.refusal.code);
  const { seed, teams } = drawn.value;
  const proof = proveDraw(deps.secret, { gangId: id, seed, teams }, now);
  const draws = await countDraw(deps, id, now);
  return { ...drawn.value, draws, proof, expiresAt: now + drawCountsForMs };
}

/** Which draw this is since a game of the gang began. A draw that no game followed within a day belongs to another evening. */
async function countDraw({ database: { query } }: DrawDeps, gangId: string, now: number): Promise<number> {
  const { rows } = await sql<{ draws: number }>`
    update gangs set
      draws = case
        when drawn_at > ${new Date(now - drawCountsForMs)}::timestamptz then draws + 1
        else 1
      end,
      drawn_at = ${new Date(now)}::timestamptz
    where id = ${gangId}
    returning draws
  `.execute(query);
  const [counted] = rows;
  if (counted === undefined) throw new AppError('gangs/not-found');
  return counted.draws;
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
