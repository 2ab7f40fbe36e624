import { expect, it } from 'vitest';
import { startTestGame } from '#testing/test-game.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { gameStateSchema } from '#shared/support/schema.ts';
import { snapshotOf } from './snapshot.ts';

it('hands the staff the records of queued and active lifelines with a message about a game [GAME-8, LIFE-1]', () => {
  const testGame = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0 }));
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
  const queuedAt = testGame.now();
  testGame.give({ type: 'pick', cellId: testGame.openCell() });
  testGame.give({ type: 'useLifeline', lifeline: 'askTeammate', teammate: 'نورة' });
  const { gameId } = testGame.game().pack;
  expect(gameStateSchema.parse(snapshotOf(testGame.game())).lifelines).toEqual({
    queued: [{ lifeline: 'flip', gameId, activatingTeamIndex: 1, queuedAt }],
    active: [
      {
        lifeline: 'askTeammate',
        gameId,
        teamIndex: 0,
        activatedAt: testGame.now(),
        expiresAt: testGame.now() + 30_000,
      },
    ],
  });
});
