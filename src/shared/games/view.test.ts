import { describe, expect, it } from 'vitest';
import { seededRandom } from '../kernel/random.ts';
import { botMove } from '#testing/bot.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import type { Pack } from './pack.ts';
import {
  answeringTeam,
  awardChoices,
  boardColumns,
  lifelineRefusal,
  optionViews,
  refusalOf,
  revealedAnswer,
  setAside,
  shownWorth,
  tilesLeft,
  undoSwing,
} from './view.ts';

function begin(options: Parameters<typeof samplePack>[0] = {}) {
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0, ...options });
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  return { pack, testGame };
}

describe('what a screen sees', () => {
  it('lays a full board out in columns of two cells a value [GAME-1]', () => {
    const columns = boardColumns(samplePack({ setup: { length: 'full' } }));
    expect(columns).toHaveLength(6);
    for (const { rows } of columns)
      expect(rows.map(({ value, cells }) => [value, cells.length])).toEqual([
        [200, 2],
        [400, 2],
        [600, 2],
      ]);
  });

  it('says by the rules whether a step may be taken', () => {
    const { testGame } = begin();
    expect(refusalOf(testGame.game(), { type: 'reveal' }, testGame.now())).toBe('games/not-now');
    expect(refusalOf(testGame.game(), { type: 'pick', cellId: testGame.openCell() }, testGame.now())).toBeNull();
  });

  it('keeps the right option shut until the reveal, and shows no options in open mode', () => {
    const tapped = begin({ setup: { answerMode: 'choices' } });
    const opened = tapped.testGame.give({ type: 'pick', cellId: tapped.testGame.openCell() }).question;
    expect(opened && optionViews(tapped.pack, opened).map(({ look }) => look)).toEqual([
      'open',
      'open',
      'open',
      'open',
    ]);
    const wrong = tapped.testGame.wrongOption();
    tapped.testGame.give({ type: 'choose', optionId: wrong });
    const revealed = tapped.testGame.give({ type: 'reveal' }).question;
    const looks = revealed ? optionViews(tapped.pack, revealed) : [];
    expect(looks.find(({ id }) => id === wrong)).toMatchObject({ look: 'wrong', chosenBy: 0 });
    expect(looks.filter(({ look }) => look === 'right')).toHaveLength(1);

    const said = begin();
    const open = said.testGame.give({ type: 'pick', cellId: said.testGame.openCell() }).question;
    expect(open && optionViews(said.pack, open)).toEqual([]);
    expect(open && revealedAnswer(said.pack, open)).toBeNull();
  });

  it('shows the two choices that fiftyFifty leaves in open mode [LIFE-1]', () => {
    const { pack, testGame } = begin();
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    const open = testGame.give({ type: 'useLifeline', lifeline: 'fiftyFifty' }).question;
    expect(open && optionViews(pack, open)).toHaveLength(2);
  });

  it('shows the old answer after a swap [LIFE-2]', () => {
    const { pack, testGame } = begin();
    testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: null });
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    const open = testGame.give({ type: 'swap' }).question;
    expect(open && setAside(pack, open)?.answer.ar).toMatch(/^جواب /);
  });

  it('gives the own team double under comeback, and the stealing team the plain value [LIFE-1]', () => {
    const { pack, testGame } = begin();
    testGame.give({ type: 'adjust', teamIndex: 1, points: 500, reason: 'بداية' });
    testGame.give({ type: 'useLifeline', lifeline: 'comeback' });
    testGame.give({ type: 'pick', cellId: pack.cells.find(({ value }) => value === 400)?.id ?? '' });
    const state = testGame.give({ type: 'pass' });
    expect(awardChoices(pack, state)).toEqual([
      { teamIndex: 0, points: 800 },
      { teamIndex: 1, points: 400 },
    ]);
  });

  it('describes the effect of an undo: scores, the question that returns, the turn [GAME-2]', () => {
    const { pack, testGame } = begin();
    const cellId = testGame.openCell();
    testGame.give({ type: 'pick', cellId });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: 0 });
    const value = pack.cells.find(({ id }) => id === cellId)?.value;
    expect(undoSwing(testGame.game())).toMatchObject({
      command: { type: 'award' },
      scores: [{ teamIndex: 0, from: value, to: 0 }],
      reopensCellId: cellId,
      turnOf: 0,
    });
    expect(tilesLeft(pack, testGame.state())).toBe(11);
  });

  it('says of every lifeline what the rules say, through whole games [LIFE-1, LIFE-2]', () => {
    for (let seed = 0; seed < 15; seed += 1) {
      const random = seededRandom(`lifelines-${seed}`);
      const pack = samplePack({
        seed: `lifelines-${seed}`,
        teams: 2 + (seed % 3),
        setup: { answerMode: seed % 2 ? 'open' : 'choices', buzzer: seed > 8 },
      });
      const testGame = startTestGame(pack);
      for (let step = 0; step < 400 && testGame.state().status !== 'finished'; step += 1) {
        const { act, waitMs } = botMove(testGame.game(), random, testGame.now());
        testGame.wait(waitMs);
        if (refusalOf(testGame.game(), act, testGame.now()) === null) testGame.give(act);
        for (const lifeline of ['fiftyFifty', 'askTeammate', 'comeback'] as const) {
          if (testGame.state().status !== 'playing') continue;
          expect(lifelineRefusal(pack, testGame.state(), lifeline, testGame.now())).toBe(
            refusalOf(testGame.game(), { type: 'useLifeline', lifeline }, testGame.now()),
          );
        }
        if (testGame.state().status === 'playing') {
          expect(lifelineRefusal(pack, testGame.state(), 'flip', testGame.now())).toBe(
            refusalOf(testGame.game(), { type: 'swap' }, testGame.now()),
          );
        }
      }
    }
  });

  it('has no swing at the floor, the wheel', () => {
    expect(undoSwing(begin().testGame.game())).toBeNull();
  });
});

describe('a question and the teams that answer it', () => {
  const pickWorth = (pack: Pack, testGame: TestGame, value: number) =>
    testGame.give({
      type: 'pick',
      cellId: pack.cells.find(({ id, value: own }) => own === value && !testGame.state().tiles[id])?.id ?? '',
    });
  const worth = (pack: Pack, testGame: TestGame) => {
    const { question } = testGame.state();
    return question && shownWorth(pack, testGame.state(), question);
  };

  /** The second team trails and plays its turn under a comeback. */
  function beginComeback(options: Parameters<typeof samplePack>[0] = {}) {
    const { pack, testGame } = begin(options);
    pickWorth(pack, testGame, 600);
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: 0 });
    testGame.give({ type: 'useLifeline', lifeline: 'comeback' });
    pickWorth(pack, testGame, 400);
    return { pack, testGame };
  }

  it('names one number for a comeback, from the pick to the award [LIFE-1]', () => {
    const { pack, testGame } = beginComeback();
    expect(worth(pack, testGame)).toEqual({ points: 800, isDoubled: true });
    testGame.give({ type: 'reveal' });
    expect(worth(pack, testGame)).toEqual({ points: 800, isDoubled: true });
    expect(awardChoices(pack, testGame.state())).toEqual([{ teamIndex: 1, points: 800 }]);
    testGame.give({ type: 'award', teamIndex: 1 });
    expect(testGame.state().scores).toEqual([600, 800]);
  });

  it('names the plain points for a steal from a comeback, also once it is over [LIFE-1]', () => {
    const { pack, testGame } = beginComeback();
    testGame.give({ type: 'pass' });
    expect(worth(pack, testGame)).toEqual({ points: 400, isDoubled: false });
    testGame.give({ type: 'reveal' });
    expect(worth(pack, testGame)).toEqual({ points: 400, isDoubled: false });
  });

  it('doubles a contest only for the team with a comeback, once it has won', () => {
    const { pack, testGame } = beginComeback({ kind: 'closest-number', setup: { answerMode: 'open' } });
    expect(worth(pack, testGame)).toEqual({ points: 400, isDoubled: false });
    testGame.give({ type: 'commitNumber', teamIndex: 1, number: 100 });
    testGame.give({ type: 'commitNumber', teamIndex: 0, number: 900 });
    testGame.give({ type: 'reveal' });
    expect(worth(pack, testGame)).toEqual({ points: 800, isDoubled: true });
  });

  it('stays with the team that had the steal until the award, also when its time is over [GAME-2]', () => {
    const { pack, testGame } = begin();
    pickWorth(pack, testGame, 600);
    expect(answeringTeam(testGame.state())).toBe(0);
    testGame.give({ type: 'pass' });
    testGame.wait(60_000);
    testGame.give({ type: 'timeUp' });
    expect(testGame.state().question?.stage).toBe('closed');
    expect(answeringTeam(testGame.state())).toBe(1);
    testGame.give({ type: 'reveal' });
    expect(answeringTeam(testGame.state())).toBe(1);
    testGame.give({ type: 'award', teamIndex: null });
    expect(answeringTeam(testGame.state())).toBe(1);
  });
});
