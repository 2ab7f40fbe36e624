import { expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { newestAward } from './flying-points.ts';

it('flies for an award alone, not for a question without a winner, and not for undo or redo', () => {
  const table = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0 }));
  const cellId = table.openCell();
  const awards: unknown[] = [];
  const give = (...acts: Parameters<typeof table.give>[0][]) => {
    acts.forEach((act) => table.give(act));
    awards.push(newestAward(table.game()));
  };
  give({ type: 'wheelStopped' }, { type: 'pick', cellId }, { type: 'reveal' });
  give({ type: 'award', teamIndex: 0 });
  give({ type: 'undo' });
  give({ type: 'redo' });
  give({ type: 'adjust', teamIndex: 1, points: 100, reason: 'تصحيح' });
  give({ type: 'pick', cellId: table.openCell() }, { type: 'reveal' }, { type: 'award', teamIndex: null });
  const points = table.state().turns[0]?.points;
  expect(points).toBeGreaterThan(0);
  expect(awards).toEqual([null, { cellId, teamIndex: 0, points }, null, null, null, null]);
});
