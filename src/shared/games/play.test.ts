import { expect, it } from 'vitest';
import { playSeededGame } from '#testing/invariants.ts';
import { samplePack } from '#testing/sample-pack.ts';
import type { GameLength } from './setup.ts';

it.each([2, 3, 4])('holds every rule over seeded games of %i teams, and replays equal [GAME-2, LIFE-1]', (teams) => {
  for (const length of ['full', 'short'] satisfies GameLength[]) {
    for (const answerMode of ['open', 'choices'] as const) {
      const pack = samplePack({
        seed: `${teams} ${length} ${answerMode}`,
        teams,
        isRead: true,
        setup: { length, answerMode, lastQuestion: true, buzzer: length === 'short' },
      });
      for (let game = 0; game < 3; game += 1) {
        expect(playSeededGame(pack, `${teams} ${length} ${answerMode} ${game}`, true).game.state.status).toBe(
          'finished',
        );
      }
    }
  }
});
