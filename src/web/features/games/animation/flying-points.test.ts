import { expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { newestAward } from './flying-points.ts';

it('flies for an award alone, not for a question without a winner, and not for undo or redo', () => {
  const testGame = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0 }));
  const cellId = testGame.openCell();
  const awards: unknown[] = [];
  const give = (...acts: Parameters<typeof testGame.give>[0][]) => {
    acts.forEach((act) => testGame.give(act));
    awards.push(newestAward(testGame.game()));
  };
  give({ type: 'wheelStopped' }, { type: 'pick', cellId }, { type: 'reveal' });
  give({ type: 'award', teamIndex: 0 });
  give({ type: 'undo' });
  give({ type: 'redo' });
  give({ type: 'adjust', teamIndex: 1, points: 100, reason: 'تصحيح' });
  give({ type: 'pick', cellId: testGame.openCell() }, { type: 'reveal' }, { type: 'award', teamIndex: null });
  const points = testGame.state().turns[0]?.points;
  expect(points).toBeGreaterThan(0);
  expect(awards).toEqual([null, { cellId, teamIndex: 0, points }, null, null, null, null]);
});
