import { z } from 'zod';
import { maxTeams, minTeams } from '#shared/games/setup.ts';
import { followMerges, type Merge } from '#shared/gangs/merges.ts';
import type { GangOfGame } from '#shared/gangs/schema.ts';

/** A gang in the form of a new game, with the names that the form shows. */
export const gangDraftSchema = z.object({
  id: z.string(),
  teams: z
    .array(z.array(z.object({ id: z.string(), name: z.string() })))
    .min(minTeams)
    .max(maxTeams),
  /** Of the draw; null where the teams were changed by hand. */
  seed: z.string().nullable(),
  /** These two came with the seed. */
  proof: z.string().optional(),
  expiresAt: z.number().optional(),
  /** These teams have started a game: who was here last is what the server says. */
  isPlayed: z.boolean().optional(),
});
export type GangDraft = z.infer<typeof gangDraftSchema>;

/** What the start sends of it. */
export function gangOfGame({ id, teams, seed, proof }: GangDraft): GangOfGame {
  const ids = teams.map((team) => team.map((member) => member.id));
  return { id, teams: ids, seed, ...(seed === null || proof === undefined ? {} : { proof }) };
}

/** Whether an evening would keep the number of the draw: the server drew these teams, and lately. */
export function isDrawn({ seed, proof, expiresAt = 0 }: GangDraft, now: number): boolean {
  return seed !== null && proof !== undefined && now < expiresAt;
}

/** More or fewer teams: who loses a team joins the smallest ones. That is no draw any more. */
export function withGangTeamCount(gang: GangDraft, count: number): GangDraft {
  if (gang.teams.length === count) return gang;
  const teams = Array.from({ length: count }, (_, index) => [...(gang.teams[index] ?? [])]);
  for (const member of gang.teams.slice(count).flat()) {
    const [smallest] = [...teams].sort((one, other) => one.length - other.length);
    smallest?.push(member);
  }
  return { ...gang, teams, seed: null };
}

/** With the members as they are now: their names, without those who have left, and after merges; the same object if nothing changed. */
export function withMembersOf(
  gang: GangDraft,
  members: readonly { readonly id: string; readonly name: string }[],
  merges: readonly Merge[],
): GangDraft {
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const before = gang.teams.flat();
  if (before.every(({ id, name }) => names.get(id) === name)) return gang;
  const ids = gang.teams.map((team) => team.map(({ id }) => id));
  const teams = followMerges(ids, merges).map((team) =>
    team.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
  );
  return { ...gang, teams, seed: before.every(({ id }) => names.has(id)) ? gang.seed : null };
}
