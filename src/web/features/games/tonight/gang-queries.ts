import { queryOptions } from '@tanstack/react-query';
import { maxTeams } from '#shared/games/setup.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import { call } from '../../../lib/api-client.ts';
import type { GangDraft } from '../components/setup/gang-draft.ts';
import { gangsKey } from '../components/setup/query-keys.ts';

/** The gangs that the caller may play with, the one that played last first. */
export const hostedGangsQuery = queryOptions({
  queryKey: [...gangsKey, 'hosted'],
  queryFn: async ({ signal }) =>
    (await call(gangsApi.listGangs, {}, { signal })).items.filter(({ role }) => role !== 'member'),
  retry: false,
});

/** The categories with the fresh games left for these members. */
export async function listTonightCategories(id: string, memberIds: readonly string[], signal: AbortSignal) {
  return (await call(gangsApi.listCategories, { id, memberIds: [...memberIds] }, { signal })).items;
}

/** The gang that played a game of the caller, with its members in their teams; null without one. */
export async function readGangOfGame(gameId: string, signal: AbortSignal): Promise<GangDraft | null> {
  const { gang } = await call(gangsApi.getGangOfGame, { id: gameId }, { signal });
  if (gang === null) return null;
  const teams = Array.from({ length: maxTeams }, (_, team) =>
    gang.players.filter(({ teamIndex }) => teamIndex === team).map(({ id, name }) => ({ id, name })),
  );
  return { id: gang.id, teams, seed: null };
}

/** The names of those who came late to a game of the caller; none without a gang. */
export async function readLatecomers(gameId: string, signal: AbortSignal): Promise<readonly string[]> {
  const { gang } = await call(gangsApi.getGangOfGame, { id: gameId }, { signal });
  return gang?.latecomers.map(({ name }) => name) ?? [];
}

/** A gang with its members and who was here last time. */
export const gangQuery = (id: string) =>
  queryOptions({
    queryKey: [...gangsKey, 'at-setup', id],
    queryFn: async ({ signal }) => (await call(gangsApi.getGang, { id }, { signal })).gang,
    retry: false,
  });

/** Who plays in a game of a gang, and who came late. The key names the game alone. */
export const attendanceQuery = (id: string, gameId: string) =>
  queryOptions({
    queryKey: [...gangsKey, 'attendance', gameId],
    queryFn: ({ signal }) => call(gangsApi.getAttendance, { id, gameId }, { signal }),
    retry: false,
  });
