import { expect, it } from 'vitest';
import { startTestGame } from '#testing/test-game.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { gameStateSchema } from '#shared/support/schema.ts';
import { snapshotOf } from './snapshot.ts';

it('hands the staff the records of queued and active lifelines with a message about a game [GAME-8, LIFE-1]', () => {
  const table = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0 }));
  table.give({ type: 'wheelStopped' });
  table.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
  const queuedAt = table.now();
  table.give({ type: 'pick', cellId: table.openCell() });
  table.give({ type: 'useLifeline', lifeline: 'askTeammate', teammate: 'نورة' });
  const { gameId } = table.game().pack;
  expect(gameStateSchema.parse(snapshotOf(table.game())).lifelines).toEqual({
    queued: [{ lifeline: 'flip', gameId, activatingTeamIndex: 1, queuedAt }],
    active: [
      { lifeline: 'askTeammate', gameId, teamIndex: 0, activatedAt: table.now(), expiresAt: table.now() + 30_000 },
    ],
  });
});
