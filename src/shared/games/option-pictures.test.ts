import { describe, expect, it } from 'vitest';
import { startTestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { present } from '../kernel/assert.ts';
import { openContext } from './question.ts';
import { optionsShownSince } from './rules-version.ts';
import { answerPicture, bringsOptions, optionViews } from './view.ts';

function pictures(options: SampleOptions = {}) {
  const pack = samplePack({ kind: 'text', hasOptionPictures: true, firstTeamIndex: 0, ...options });
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: testGame.openCell() });
  const open = () => present(testGame.state().question, 'the open question');
  return { pack, testGame, open, views: () => optionViews(pack, open()) };
}

describe('options that are pictures', () => {
  it.each(['open', 'choices'] as const)(
    'are on the screen in %s mode, without what they show [KIND-1]',
    (answerMode) => {
      const { pack, views } = pictures({ setup: { answerMode } });
      expect(views()).toHaveLength(4);
      expect(views().map(({ text }) => text)).toEqual([null, null, null, null]);
      expect(new Set(views().map(({ picture }) => picture)).size).toBe(4);
      expect(JSON.stringify(pack)).not.toMatch(/Answer sample|Wrong 1/);
    },
  );

  it('get their texts at the reveal, and the right one is marked [KIND-1]', () => {
    const { testGame, views } = pictures({ setup: { answerMode: 'open' } });
    testGame.give({ type: 'reveal' });
    const right = views().find(({ look }) => look === 'right');
    expect(right?.text?.en).toMatch(/^Answer/);
    expect(views().every(({ text }) => text !== null)).toBe(true);
  });

  it('are crossed out by fiftyFifty and keep their numbers [KIND-1]', () => {
    const { testGame, views } = pictures({ setup: { answerMode: 'open' } });
    testGame.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    expect(views()).toHaveLength(4);
    expect(views().filter(({ look }) => look === 'gone')).toHaveLength(2);
  });

  it('are tapped in choices mode [KIND-1]', () => {
    const { testGame, open } = pictures({ setup: { answerMode: 'choices' } });
    testGame.give({ type: 'choose', optionId: testGame.rightOption() });
    expect(open()).toMatchObject({ stage: 'revealed', verdict: 0 });
  });

  it('give the judge the picture of the right one [KIND-1]', () => {
    const { pack, open } = pictures();
    const { question } = openContext(pack, open());
    expect(answerPicture(pack, question)).toMatch(/1\.svg$/);
  });

  it('add time to compare them [KIND-1]', () => {
    const readingOf = (hasOptionPictures: boolean) => {
      const { pack, open } = pictures({ isRead: true, hasOptionPictures, setup: { answerMode: 'open' } });
      return present(openContext(pack, open()).question.readingMs, 'the time to read');
    };
    expect(readingOf(true) - readingOf(false)).toBe(4 * 10 * 70);
  });
});

describe('options that a question asks among', () => {
  const among = (options: SampleOptions = {}) =>
    pictures({ hasOptionPictures: false, optionsShown: true, setup: { answerMode: 'open' }, ...options });

  it('are on the screen where the team says its answer, and are not tapped [KIND-5]', () => {
    const { testGame, views } = among();
    expect(views().map(({ look }) => look)).toEqual(['open', 'open', 'open', 'open']);
    expect(views().every(({ text }) => text !== null)).toBe(true);
    expect(testGame.refusalOf({ type: 'choose', optionId: testGame.rightOption() })).not.toBeNull();
  });

  it('are hidden of a question that does not ask among them [KIND-5]', () => {
    expect(pictures({ hasOptionPictures: false, setup: { answerMode: 'open' } }).views()).toEqual([]);
  });

  it('are marked by the reveal [KIND-5]', () => {
    const { testGame, views } = among();
    testGame.give({ type: 'reveal' });
    expect(views().find(({ look }) => look === 'right')?.text?.en).toMatch(/^Answer/);
    expect(views()).toHaveLength(4);
  });

  it('are crossed out by fiftyFifty, which brings others only where none are [KIND-5]', () => {
    const { pack, testGame, views } = among();
    expect(bringsOptions(pack, testGame.state().question)).toBe(false);
    const bare = pictures({ hasOptionPictures: false, setup: { answerMode: 'open' } });
    expect(bringsOptions(bare.pack, bare.open())).toBe(true);
    testGame.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    expect(views().filter(({ look }) => look === 'gone')).toHaveLength(2);
  });

  it('are read before the clock starts [KIND-5]', () => {
    const readingOf = (options: SampleOptions) => {
      const { pack, open } = among({ isRead: true, ...options });
      return present(openContext(pack, open()).question.readingMs, 'the time to read');
    };
    expect(readingOf({})).toBe(readingOf({ setup: { answerMode: 'choices' } }));
    expect(readingOf({ rulesVersion: optionsShownSince - 1 })).toBeLessThan(readingOf({}));
  });

  it('are as before in a game of older rules [KIND-5]', () => {
    const { pack, views } = among({ rulesVersion: optionsShownSince - 1 });
    expect(views()).toEqual([]);
    expect(JSON.stringify(pack)).not.toContain('optionsShown');
  });
});
