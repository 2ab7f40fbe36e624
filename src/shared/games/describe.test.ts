import { describe, expect, it } from 'vitest';
import { present } from '../kernel/assert.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { sampleForbidden } from '#testing/sample-forbidden.ts';
import { startTestGame } from '#testing/test-game.ts';
import type { SecretWordAct } from '../questions/schema.ts';
import { forbiddenWords } from './view.ts';

/** A game with a secret word open that is given in this way. */
function openWord(act: SecretWordAct, options: SampleOptions = {}) {
  const pack = samplePack({ kind: 'secret-word', firstTeamIndex: 0, ...options });
  const cell = present(
    pack.cells.find(({ question }) => question.act === act),
    `a word for ${act}`,
  );
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: cell.id });
  return { pack, testGame, question: cell.question };
}

describe('a word that is described', () => {
  it('has four words that must not be said, as secret as the word itself [WORD-1]', () => {
    const { pack, question } = openWord('describe');
    expect(forbiddenWords(pack, question)).toEqual(sampleForbidden);
    expect(JSON.stringify(pack)).not.toMatch(/ممنوعة|Forbidden/);
  });

  it('brings no points once one of them is said, in both answer modes, and undo takes that back [WORD-1]', () => {
    for (const answerMode of ['open', 'choices'] as const) {
      const { testGame } = openWord('describe', { setup: { answerMode } });
      testGame.wait(20_000);
      const { question } = testGame.give({ type: 'foul' });
      expect(question).toMatchObject({ stage: 'revealed', verdict: null, isFoul: true });
      expect(testGame.give({ type: 'award', teamIndex: null })).toMatchObject({ scores: [0, 0], currentTeamIndex: 1 });
      testGame.give({ type: 'undo' });
      testGame.give({ type: 'undo' });
      expect(testGame.state().question).toMatchObject({ stage: 'own', clock: { remainingMs: 40_000 } });
      expect(testGame.state().question?.isFoul).toBeUndefined();
    }
  });

  it('may be awarded all the same: the room decides what was said [WORD-1]', () => {
    const { testGame } = openWord('describe');
    testGame.give({ type: 'foul' });
    expect(testGame.give({ type: 'award', teamIndex: 0 }).scores[0]).toBeGreaterThan(0);
  });

  it('has no foul once its time is up or its word is shown [WORD-1]', () => {
    const { testGame } = openWord('describe');
    testGame.wait(60_000);
    expect(testGame.refusalOf({ type: 'foul' })).toBe('games/time-is-up');
    testGame.give({ type: 'timeUp' });
    expect(testGame.refusalOf({ type: 'foul' })).toBe('games/not-now');
    testGame.give({ type: 'reveal' });
    expect(testGame.refusalOf({ type: 'foul' })).toBe('games/not-now');
  });

  it('is the only one with a foul [WORD-1]', () => {
    expect(openWord('mime').testGame.refusalOf({ type: 'foul' })).toBe('games/not-now');
  });

  it('is mimed in a game of older rules [WORD-1]', () => {
    const { pack } = openWord('mime', { rulesVersion: 4 });
    expect(pack.cells.every(({ question }) => question.act === 'mime')).toBe(true);
    expect(pack.cells.every(({ question }) => forbiddenWords(pack, question) === null)).toBe(true);
  });
});
