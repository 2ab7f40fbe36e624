import { z } from 'zod';
import { maxTeams, minTeams } from '#shared/games/setup.ts';
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
  /** Came with the seed. */
  proof: z.string().optional(),
  /** These teams have started a game: who was here last is what the server says. */
  isPlayed: z.boolean().optional(),
});
export type GangDraft = z.infer<typeof gangDraftSchema>;

/** What the start sends of it. */
export function gangOfGame({ id, teams, seed, proof }: GangDraft): GangOfGame {
  const ids = teams.map((team) => team.map((member) => member.id));
  return { id, teams: ids, seed, ...(seed === null || proof === undefined ? {} : { proof }) };
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

/**
 * With the members' names as they are now, and without those who have left; the same object if nothing changed. Those
 * among `lastHere` in no team were merged with one who is gone, and take that place.
 */
export function withMembersOf(
  gang: GangDraft,
  members: readonly { readonly id: string; readonly name: string }[],
  lastHere: readonly string[],
): GangDraft {
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const isCurrent = gang.teams.flat().every(({ id, name }) => names.get(id) === name);
  if (isCurrent) return gang;
  const merged = gang.isPlayed === true ? mergedInto(gang, names, lastHere) : [];
  const teams = gang.teams.map((team) =>
    team.flatMap((member) => {
      const id = names.has(member.id) ? member.id : merged.shift();
      const name = id === undefined ? undefined : names.get(id);
      return id === undefined || name === undefined ? [] : [{ id, name }];
    }),
  );
  const hasAll = gang.teams.flat().every(({ id }) => names.has(id));
  return { ...gang, teams, seed: hasAll ? gang.seed : null };
}

/** Who of the latest game is in no team; none where that game was another one, or the places are too few. */
function mergedInto(gang: GangDraft, names: ReadonlyMap<string, string>, lastHere: readonly string[]): string[] {
  const ids = gang.teams.flat().map(({ id }) => id);
  const kept = ids.filter((id) => names.has(id));
  const merged = lastHere.filter((id) => names.has(id) && !ids.includes(id));
  const isSameGame = kept.every((id) => lastHere.includes(id));
  return isSameGame && merged.length <= ids.length - kept.length ? merged : [];
}
