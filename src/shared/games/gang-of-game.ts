import { z } from 'zod';
import { maxPlayers, maxTeams, minTeams } from './setup.ts';

const id = z.uuid();

/** Which gang a game is played by. The server names the players of each team after these members. */
export const gangOfGameSchema = z.strictObject({
  id,
  teams: z
    .array(z.array(id).min(1, { error: 'gangs/team-empty' }).max(maxPlayers, { error: 'gangs/team-full' }))
    .min(minTeams)
    .max(maxTeams),
  /** The seed of the draw that the screen showed; null where the host chose the teams. */
  seed: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .nullable(),
  /** Came with the draw. Without it, or for other teams, no seed is recorded. */
  proof: z.string().max(64).optional(),
});
export type GangOfGame = z.infer<typeof gangOfGameSchema>;
