import { present } from '#shared/kernel/assert.ts';
import type { Pack, PackTeam } from '#shared/games/pack.ts';

export function teamOf(pack: Pack, teamIndex: number): PackTeam {
  return present(pack.teams[teamIndex], 'the team');
}
