import { describe, expect, it } from 'vitest';
import { startTestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { present } from '../kernel/assert.ts';
import { openContext, worthOf } from './question.ts';
import { answerPicture, optionViews, shownStep } from './view.ts';

function clearing(options: SampleOptions = {}) {
  const pack = samplePack({ kind: 'picture-reveal', firstTeamIndex: 0, ...options });
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: pack.cells.find(({ value }) => value === 600)?.id ?? '' });
  const open = () => present(testGame.state().question, 'the open question');
  return { pack, testGame, open };
}

describe('a picture that becomes clear', () => {
  it('shows a step at a time, each for 100 points [KIND-4]', () => {
    const { pack, testGame, open } = clearing();
    const seen = [shownStep(pack, open())?.url];
    const worths = [worthOf(openContext(pack, open()))];
    while (testGame.refusalOf({ type: 'nextClue' }) === null) {
      testGame.give({ type: 'nextClue' });
      seen.push(shownStep(pack, open())?.url);
      worths.push(worthOf(openContext(pack, open())));
    }
    expect(seen).toEqual([1, 2, 3, 4, 5].map((step) => `/media/sample-step-${step}.svg`));
    expect(worths).toEqual([600, 500, 400, 300, 200]);
    expect(testGame.refusalOf({ type: 'nextClue' })).toBe('games/no-clue');
  });

  it('seals the address of every step [KIND-4]', () => {
    const { pack } = clearing();
    expect(JSON.stringify(pack)).not.toContain('step-');
  });

  it('brings its options with the last step, and the whole picture with the answer [KIND-4]', () => {
    const { pack, testGame, open } = clearing({ setup: { answerMode: 'choices' } });
    expect(optionViews(pack, open())).toEqual([]);
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/lifeline-not-here');
    for (let step = 1; step < 5; step += 1) testGame.give({ type: 'nextClue' });
    expect(optionViews(pack, open())).toHaveLength(4);
    testGame.give({ type: 'undo' });
    expect(shownStep(pack, open())?.url).toContain('step-4');
    testGame.give({ type: 'reveal' });
    expect(shownStep(pack, open())?.url).toContain('step-5');
    expect(answerPicture(pack, openContext(pack, open()).question)).toContain('step-5');
  });
});
