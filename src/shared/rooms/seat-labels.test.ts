import { expect, it } from 'vitest';
import { commandSchema } from '../games/commands.ts';
import { seatLabels } from './seat-labels.ts';
import { maxSeatNameLength } from './seat-topic.ts';

const labelsOf = (...seats: readonly (readonly [name: string, teamIndex: number | null])[]) => {
  const labels = seatLabels(seats.map(([name, teamIndex], index) => ({ id: `${index}`, name, teamIndex })));
  return seats.map((_, index) => labels.get(`${index}`));
};

it('names seats by their names, and numbers a namesake of the same team in the order of joining [HINT-1]', () => {
  expect(labelsOf(['نورة', 0], ['فهد', 0], ['نورة', 1], ['نورة', 0], ['نورة', 0])).toEqual([
    'نورة',
    'فهد',
    'نورة',
    'نورة 2',
    'نورة 3',
  ]);
});

it('gives no two seats of a team one label, also where a name looks like a number was added [HINT-1]', () => {
  expect(labelsOf(['نورة', 0], ['نورة', 0], ['نورة 2', 0])).toEqual(['نورة', 'نورة 3', 'نورة 2']);
  expect(labelsOf(['نورة 2', 0], ['نورة 2', 0], ['نورة', 0], ['نورة', 0])).toEqual([
    'نورة 2',
    'نورة 2 2',
    'نورة',
    'نورة 3',
  ]);
});

it('has none for an onlooker [HINT-1]', () => {
  expect(labelsOf(['نورة', null], ['نورة', 0])).toEqual([undefined, 'نورة']);
});

it('is a name that the command accepts, however long [HINT-1]', () => {
  const longest = '👨‍👩‍👧'.repeat(maxSeatNameLength);
  for (const teammate of labelsOf([longest, 0], [longest, 0]))
    expect(
      commandSchema.safeParse({
        ...{ id: 'command-1', seq: 1, at: 0 },
        ...{ type: 'useLifeline', lifeline: 'askTeammate', teammate },
      }).data,
    ).toMatchObject({ teammate });
});
