import { expect, it } from 'vitest';
import { seatsByTeam } from './seats-by-team.ts';

const seat = (name: string, teamIndex: number | null) => ({ name, teamIndex });

it('lists the seats of each team and the onlookers in the order of joining', () => {
  const [sara, ali, noor, hamad] = [seat('سارة', 1), seat('علي', null), seat('نور', 1), seat('حمد', 0)];
  expect(seatsByTeam([sara, ali, noor, hamad], 3)).toEqual({ teams: [[hamad], [sara, noor], []], onlookers: [ali] });
});
