import { describe, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import { playSeededGame } from '#testing/invariants.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { findCell, questionFor, questionsOf, type Pack } from './pack.ts';
import { openContext } from './question.ts';
import { readPack } from './schema.ts';
import { firstRulesVersion, sistersSince } from './rules-version.ts';
import type { GameLength } from './setup.ts';
import { storyOf } from './honours.ts';
import { summarize } from './summary.ts';
import { answerOf, awardChoices, lifelineRefusal, othersPoints, setAside, shownWorth } from './view.ts';

const youngPack = (options: SampleOptions = {}) =>
  samplePack({ kind: 'text', young: [0], firstTeamIndex: 0, ...options });
const sisterCell = (pack: Pack, value = 600) =>
  present(
    pack.cells.find((cell) => cell.value === value && cell.sister !== undefined),
    'a tile with a sister question',
  );

function begin(pack: Pack) {
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  const open = () => present(testGame.state().question, 'the open question');
  return {
    ...testGame,
    open,
    asked: () => openContext(pack, open()).question,
    worth: () => shownWorth(pack, testGame.state(), open()).points,
  };
}

describe('a tile picked by a young team', () => {
  it('opens its sister question, and the ordinary one for any other team [YOUNG-1]', () => {
    const pack = youngPack();
    for (const firstTeamIndex of [0, 1]) {
      for (const cell of pack.cells) {
        const game = begin({ ...pack, wheel: { firstTeamIndex } });
        game.give({ type: 'pick', cellId: cell.id });
        const isYoung = firstTeamIndex === 0;
        expect(game.asked()).toEqual(isYoung ? (cell.sister ?? cell.question) : cell.question);
        expect(othersPoints(pack, game.state())).toBe(isYoung && cell.sister !== undefined ? 200 : null);
        expect(game.game().openedQuestionIds).toEqual([game.asked().id]);
      }
    }
  });

  it('is worth its whole value to the young, and 200 to a team that steals it [YOUNG-2]', () => {
    for (const value of [200, 400, 600]) {
      const pack = youngPack();
      const game = begin(pack);
      game.give({ type: 'pick', cellId: sisterCell(pack, value).id });
      expect(game.worth()).toBe(value);
      game.give({ type: 'pass' });
      expect(game.worth()).toBe(200);
      game.give({ type: 'reveal' });
      expect(awardChoices(pack, game.state())).toEqual([
        { teamIndex: 0, points: value },
        { teamIndex: 1, points: 200 },
      ]);
      game.give({ type: 'award', teamIndex: 1 });
      expect(game.state().scores).toEqual([0, 200]);
      expect(game.state().sheet).toMatchObject([{ teamIndex: 1, points: 200, cause: { kind: 'steal' } }]);
    }
  });

  it('says 200 while a steal is open to all other teams [YOUNG-2, BUZZ-2]', () => {
    const pack = youngPack({ teams: 3, young: [0, 1], setup: { buzzer: true } });
    const game = begin(pack);
    game.give({ type: 'pick', cellId: sisterCell(pack).id });
    game.give({ type: 'pass' });
    expect(game.worth()).toBe(200);
    game.give({ type: 'takeSteal', teamIndex: 2 });
    expect(game.worth()).toBe(200);
  });

  it('brings another team no more than clues have left, and 200 in a contest [YOUNG-2]', () => {
    const clues = youngPack({ kind: 'falling-clues' });
    const asked = begin(clues);
    asked.give({ type: 'pick', cellId: sisterCell(clues, 200).id });
    asked.give({ type: 'nextClue' });
    asked.give({ type: 'pass' });
    expect(asked.worth()).toBe(100);

    const contest = youngPack({ kind: 'closest-number' });
    const game = begin(contest);
    game.give({ type: 'pick', cellId: sisterCell(contest).id });
    game.give({ type: 'commitNumber', teamIndex: 0, number: 10 });
    game.give({ type: 'commitNumber', teamIndex: 1, number: 100 });
    game.give({ type: 'reveal' });
    expect(game.worth()).toBe(200);
    game.give({ type: 'award', teamIndex: 1 });
    expect(game.state().scores).toEqual([0, 200]);
  });

  it('doubles for the young under comeback, never for the others [YOUNG-2, LIFE-1]', () => {
    const pack = youngPack();
    const game = begin(pack);
    game.give({ type: 'adjust', teamIndex: 1, points: 100, reason: 'سؤال' });
    game.give({ type: 'useLifeline', lifeline: 'comeback' });
    game.give({ type: 'pick', cellId: sisterCell(pack, 400).id });
    expect(game.worth()).toBe(800);
    game.give({ type: 'pass' });
    expect(game.worth()).toBe(200);
  });
});

describe('flip, objection and undo of a sister question', () => {
  it('flips to the ordinary reserve, which brings a steal its whole value [YOUNG-3]', () => {
    const pack = youngPack();
    const cell = sisterCell(pack);
    const game = begin(pack);
    const first = present(cell.sister, 'the sister question');
    // Flip is queued in the other team's turn.
    game.give({ type: 'pick', cellId: present(pack.cells[0], 'a tile').id });
    game.give({ type: 'reveal' });
    game.give({ type: 'award', teamIndex: null });
    game.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 0 });
    game.give({ type: 'pick', cellId: present(pack.cells[1], 'a tile').id });
    game.give({ type: 'reveal' });
    game.give({ type: 'award', teamIndex: null });
    game.give({ type: 'pick', cellId: cell.id });
    expect(lifelineRefusal(pack, game.state(), 'flip', game.now())).toBeNull();
    game.give({ type: 'swap' });
    expect(game.asked()).toEqual(cell.reserve);
    expect(setAside(pack, game.open())).toEqual({ text: first.text, answer: answerOf(pack, first).answer });
    expect(game.game().openedQuestionIds.slice(-2)).toEqual([first.id, cell.reserve.id]);
    game.give({ type: 'pass' });
    expect(game.worth()).toBe(600);
    expect(othersPoints(pack, game.state())).toBeNull();
    game.give({ type: 'reveal' });
    game.give({ type: 'award', teamIndex: 1 });
    expect(game.state().turns.at(-1)).toMatchObject({
      questionId: cell.reserve.id,
      swappedFromId: first.id,
      points: 600,
    });
  });

  it('annuls the sister question, and the ordinary reserve takes its place [YOUNG-3]', () => {
    const pack = youngPack();
    const cell = sisterCell(pack);
    const game = begin(pack);
    game.give({ type: 'pick', cellId: cell.id });
    game.give({ type: 'reveal' });
    game.give({ type: 'annul', reason: 'wrong' });
    expect(game.state().annulled).toMatchObject([{ questionId: cell.sister?.id, teamIndex: 0 }]);
    expect(game.asked()).toEqual(cell.reserve);
    game.give({ type: 'reveal' });
    game.give({ type: 'award', teamIndex: 0 });
    expect(game.state().turns).toMatchObject([{ questionId: cell.reserve.id, swappedFromId: cell.sister?.id }]);
  });

  it('brings the same question back by undo, and the ordinary one once another team picks the tile [YOUNG-1]', () => {
    const pack = youngPack();
    const cell = sisterCell(pack);
    const game = begin(pack);
    game.give({ type: 'pick', cellId: cell.id });
    game.give({ type: 'reveal' });
    game.give({ type: 'undo' });
    expect(game.asked()).toEqual(cell.sister);
    game.give({ type: 'undo' });
    game.give({ type: 'pick', cellId: present(pack.cells[0], 'a tile').id });
    game.give({ type: 'reveal' });
    game.give({ type: 'award', teamIndex: null });
    game.give({ type: 'pick', cellId: cell.id });
    expect(game.asked()).toEqual(cell.question);
    expect(game.game().openedQuestionIds).toContain(cell.sister?.id);
  });
});

describe('whole games with young teams', () => {
  it.each([2, 3, 4])('hold every rule for %i teams, and replay equal [YOUNG-1, YOUNG-2, GAME-2]', (teams) => {
    const random = seededRandom(`young ${teams}`);
    for (const length of ['full', 'short'] satisfies GameLength[]) {
      for (const answerMode of ['open', 'choices'] as const) {
        const young = Array.from({ length: teams }, (_, index) => index).filter(() => random() < 0.6);
        const seed = `young ${teams} ${length} ${answerMode}`;
        const pack = samplePack({
          seed,
          teams,
          young: young.length === 0 ? [teams - 1] : young,
          isRead: true,
          setup: { length, answerMode, lastQuestion: true, buzzer: length === 'short' },
        });
        for (let round = 0; round < 3; round += 1) {
          const { game, commands } = playSeededGame(pack, `${seed} ${round}`, true);
          const opened = new Set(game.openedQuestionIds);
          const picks = commands.filter(({ type }) => type === 'pick').length;
          const asked = game.state.turns.filter(({ cellId, teamIndex }) => {
            const cell = present(findCell(pack, cellId), 'the tile');
            return opened.has(questionFor(pack, cell, teamIndex).id);
          });
          expect(asked).toHaveLength(game.state.turns.length);
          expect(picks).toBeGreaterThanOrEqual(game.state.turns.length);
          // The story and every figure of the end come from the same turns.
          storyOf(pack, summarize(pack, game.state));
        }
      }
    }
  });
});

describe('the pack', () => {
  it('deals no question twice, and seals a sister question as any other [YOUNG-1, GAME-7]', () => {
    const pack = samplePack({ teams: 4, young: [1, 3], setup: { length: 'full' } });
    const ids = pack.cells.flatMap((cell) => questionsOf(cell).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const sisters = pack.cells.flatMap(({ sister }) => (sister ? [sister] : []));
    expect(sisters.length).toBeGreaterThan(0);
    expect(JSON.stringify(sisters.map(({ sealed }) => sealed))).not.toMatch(/جواب|Answer|code/u);
    expect(sisters.every(({ answerCode, sealed }) => answerCode === '' && sealed.answerCode !== undefined)).toBe(true);
    expect(readPack(JSON.parse(JSON.stringify(pack)))).toEqual(pack);
  });

  it('without a young team, or for older rules, is as before [YOUNG-1]', () => {
    const older = Array.from({ length: sistersSince - firstRulesVersion }, (_, index) => firstRulesVersion + index);
    for (const pack of [youngPack({ young: [] }), ...older.map((rulesVersion) => youngPack({ rulesVersion }))])
      expect(JSON.stringify(pack)).not.toMatch(/sister|isYoung/);
  });
});
