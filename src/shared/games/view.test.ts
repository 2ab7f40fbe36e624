import { describe, expect, it } from 'vitest';
import { seededRandom } from '../kernel/random.ts';
import { botMove } from '#testing/bot.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import {
  awardChoices,
  boardColumns,
  lifelineRefusal,
  optionViews,
  refusalOf,
  revealedAnswer,
  setAside,
  tilesLeft,
  undoSwing,
} from './view.ts';

function begin(options: Parameters<typeof samplePack>[0] = {}) {
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0, ...options });
  const table = startTestGame(pack);
  table.give({ type: 'wheelStopped' });
  return { pack, table };
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
    const { table } = begin();
    expect(refusalOf(table.game(), { type: 'reveal' }, table.now())).toBe('games/not-now');
    expect(refusalOf(table.game(), { type: 'pick', cellId: table.openCell() }, table.now())).toBeNull();
  });

  it('keeps the right option shut until the reveal, and shows no options in open mode', () => {
    const tapped = begin({ setup: { answerMode: 'choices' } });
    const opened = tapped.table.give({ type: 'pick', cellId: tapped.table.openCell() }).question;
    expect(opened && optionViews(tapped.pack, opened).map(({ look }) => look)).toEqual([
      'open',
      'open',
      'open',
      'open',
    ]);
    const wrong = tapped.table.wrongOption();
    tapped.table.give({ type: 'choose', optionId: wrong });
    const revealed = tapped.table.give({ type: 'reveal' }).question;
    const looks = revealed ? optionViews(tapped.pack, revealed) : [];
    expect(looks.find(({ id }) => id === wrong)).toMatchObject({ look: 'wrong', chosenBy: 0 });
    expect(looks.filter(({ look }) => look === 'right')).toHaveLength(1);

    const said = begin();
    const open = said.table.give({ type: 'pick', cellId: said.table.openCell() }).question;
    expect(open && optionViews(said.pack, open)).toEqual([]);
    expect(open && revealedAnswer(said.pack, open)).toBeNull();
  });

  it('shows the two choices that fiftyFifty leaves in open mode [LIFE-1]', () => {
    const { pack, table } = begin();
    table.give({ type: 'pick', cellId: table.openCell() });
    const open = table.give({ type: 'useLifeline', lifeline: 'fiftyFifty' }).question;
    expect(open && optionViews(pack, open)).toHaveLength(2);
  });

  it('shows the old answer after a swap [LIFE-2]', () => {
    const { pack, table } = begin();
    table.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    table.give({ type: 'pick', cellId: table.openCell() });
    table.give({ type: 'reveal' });
    table.give({ type: 'award', teamIndex: null });
    table.give({ type: 'pick', cellId: table.openCell() });
    const open = table.give({ type: 'swap' }).question;
    expect(open && setAside(pack, open)?.answer.ar).toMatch(/^جواب /);
  });

  it('gives the own team double under comeback, and the stealing team the plain value [LIFE-1]', () => {
    const { pack, table } = begin();
    table.give({ type: 'adjust', teamIndex: 1, points: 500, reason: 'بداية' });
    table.give({ type: 'useLifeline', lifeline: 'comeback' });
    table.give({ type: 'pick', cellId: pack.cells.find(({ value }) => value === 400)?.id ?? '' });
    const state = table.give({ type: 'pass' });
    expect(awardChoices(pack, state)).toEqual([
      { teamIndex: 0, points: 800 },
      { teamIndex: 1, points: 400 },
    ]);
  });

  it('describes the effect of an undo: scores, the question that returns, the turn [GAME-2]', () => {
    const { pack, table } = begin();
    const cellId = table.openCell();
    table.give({ type: 'pick', cellId });
    table.give({ type: 'reveal' });
    table.give({ type: 'award', teamIndex: 0 });
    const value = pack.cells.find(({ id }) => id === cellId)?.value;
    expect(undoSwing(table.game())).toMatchObject({
      command: { type: 'award' },
      scores: [{ teamIndex: 0, from: value, to: 0 }],
      reopensCellId: cellId,
      turnOf: 0,
    });
    expect(tilesLeft(pack, table.state())).toBe(11);
  });

  it('says of every lifeline what the rules say, through whole games [LIFE-1, LIFE-2]', () => {
    for (let seed = 0; seed < 15; seed += 1) {
      const random = seededRandom(`lifelines-${seed}`);
      const pack = samplePack({
        seed: `lifelines-${seed}`,
        teams: 2 + (seed % 3),
        setup: { answerMode: seed % 2 ? 'open' : 'choices' },
      });
      const table = startTestGame(pack);
      for (let step = 0; step < 400 && table.state().status !== 'finished'; step += 1) {
        const { act, waitMs } = botMove(table.game(), random, table.now());
        table.wait(waitMs);
        if (refusalOf(table.game(), act, table.now()) === null) table.give(act);
        for (const lifeline of ['fiftyFifty', 'askTeammate', 'comeback'] as const) {
          if (table.state().status !== 'playing') continue;
          expect(lifelineRefusal(pack, table.state(), lifeline, table.now())).toBe(
            refusalOf(table.game(), { type: 'useLifeline', lifeline }, table.now()),
          );
        }
        if (table.state().status === 'playing') {
          expect(lifelineRefusal(pack, table.state(), 'flip', table.now())).toBe(
            refusalOf(table.game(), { type: 'swap' }, table.now()),
          );
        }
      }
    }
  });

  it('has no swing at the floor, the wheel', () => {
    expect(undoSwing(begin().table.game())).toBeNull();
  });
});
