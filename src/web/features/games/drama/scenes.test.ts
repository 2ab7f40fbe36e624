import { describe, expect, it } from 'vitest';
import { stealLeadMs } from '#shared/games/build-pack.ts';
import type { Act } from '#shared/games/commands.ts';
import { replay } from '#shared/games/log.ts';
import type { Pack } from '#shared/games/pack.ts';
import { quietCategoryIds } from '#shared/questions/quiet-categories.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { isSameMoment, scenesOf, sceneTimes } from './scenes.ts';

const packOf = (answerMode: 'open' | 'choices', options: SampleOptions = {}) =>
  samplePack({ kind: 'text', firstTeamIndex: 0, ...options, setup: { answerMode, ...options.setup } });

/** Plays by hand, and notes the scenes of each step. */
function watch(pack: Pack) {
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  const scenes = (act: Act) => {
    const before = testGame.game();
    testGame.give(act);
    return scenesOf(before, testGame.game());
  };
  const give = (act: Act) => scenes(act).map(({ name }) => name);
  const pick = () => give({ type: 'pick', cellId: testGame.openCell() });
  const turn = (teamIndex: number | null) => {
    pick();
    give({ type: 'reveal' });
    return give({ type: 'award', teamIndex });
  };
  return { testGame, scenes, give, pick, turn };
}

describe('the scenes of a question', () => {
  it('build suspense before a choice is right or wrong, and turn the stage to the team that steals [DRAMA-1, DRAMA-2]', () => {
    const { testGame, scenes, give, pick } = watch(packOf('choices'));
    expect(pick()).toEqual([]);
    expect(scenes({ type: 'choose', optionId: testGame.wrongOption() })).toMatchObject([
      { name: 'suspense', sound: 'suspense', teamIndex: 0 },
      { name: 'wrong', sound: 'wrong', teamIndex: 0 },
      { name: 'stealOpens', sound: 'stealOpens', teamIndex: 1 },
    ]);
    const optionId = testGame.rightOption();
    expect(scenes({ type: 'choose', optionId })).toMatchObject([
      { name: 'suspense', teamIndex: 1, choice: { teamIndex: 1, optionId } },
      { name: 'stealWon', sound: 'stealWon', teamIndex: 1, choice: { optionId } },
    ]);
    expect(give({ type: 'award', teamIndex: 1 })).toEqual([]);
    pick();
    expect(give({ type: 'choose', optionId: testGame.rightOption() })).toEqual(['suspense', 'right']);
  });

  it('show an answer said aloud first, and cheer with the judgement of the room [DRAMA-1]', () => {
    const { give, pick, turn } = watch(packOf('open'));
    pick();
    expect(give({ type: 'reveal' })).toEqual(['suspense', 'light']);
    expect(give({ type: 'award', teamIndex: 0 })).toEqual(['cheer']);
    expect(turn(null)).toEqual(['nobody']);
    pick();
    expect(give({ type: 'pass' })).toEqual(['stealOpens']);
    expect(give({ type: 'reveal' })).toEqual(['suspense', 'light']);
    expect(give({ type: 'award', teamIndex: 1 })).toEqual(['stealWon']);
  });

  it('are over when the clock of the steal that they open begins [DRAMA-2]', () => {
    const lengths = (name: 'choose' | 'pass' | 'timeUp') => {
      const { testGame, scenes, pick } = watch(packOf(name === 'choose' ? 'choices' : 'open'));
      pick();
      if (name === 'timeUp') testGame.wait(60_000);
      const shown = scenes(name === 'choose' ? { type: name, optionId: testGame.wrongOption() } : { type: name });
      return shown.reduce((sum, scene) => sum + sceneTimes[scene.name].ms, 0);
    };
    for (const name of ['choose', 'pass', 'timeUp'] as const) expect(stealLeadMs[name]).toBe(lengths(name));
  });

  it('open a steal with the buzzer to no team, then turn the stage to the one that has it [BUZZ-5]', () => {
    const { testGame, scenes, give, pick } = watch(packOf('open', { teams: 3, setup: { buzzer: true } }));
    pick();
    expect(scenes({ type: 'pass' })).toMatchObject([{ name: 'stealOpens', teamIndex: null }]);
    expect(scenes({ type: 'takeSteal', teamIndex: 2 })).toMatchObject([{ name: 'stealOpens', teamIndex: 2 }]);
    expect(sceneTimes.stealOpens.ms).toBe(stealLeadMs.pass);
    const before = testGame.game();
    expect(give({ type: 'undo' })).toEqual([]);
    expect(isSameMoment(before, testGame.game())).toBe(false);
    give({ type: 'resume' });
    testGame.wait(60_000);
    // Without the gong: no team has lost anything.
    expect(scenes({ type: 'timeUp' })).toMatchObject([{ name: 'stealOpens', teamIndex: 1 }]);
  });

  it('strike the gong, and follow the rules from there [DRAMA-3]', () => {
    const open = watch(packOf('open'));
    open.pick();
    open.testGame.wait(60_000);
    expect(open.give({ type: 'timeUp' })).toEqual(['timeUp', 'stealOpens']);
    open.testGame.wait(30_000);
    expect(open.give({ type: 'timeUp' })).toEqual(['timeUp']);
    expect(open.give({ type: 'reveal' })).toEqual(['suspense', 'light']);
    const choices = watch(packOf('choices', { setup: { stealTimeSeconds: null } }));
    choices.pick();
    choices.testGame.wait(60_000);
    expect(choices.give({ type: 'timeUp' })).toEqual(['timeUp', 'light']);
  });

  it('show the answer of a contest before they cheer the nearest team', () => {
    const { scenes, give, pick } = watch(packOf('open', { kind: 'closest-number' }));
    pick();
    give({ type: 'commitNumber', teamIndex: 0, number: 5 });
    give({ type: 'commitNumber', teamIndex: 1, number: 9_000_000 });
    expect(scenes({ type: 'reveal' })).toMatchObject([
      { name: 'suspense', choice: null },
      { name: 'light', sound: 'reveal' },
      { name: 'cheer', sound: 'right', teamIndex: 0 },
    ]);
  });

  it('cheer the nearest team of the last question, and no single one where several were equally near [LAST-1]', () => {
    const revealed = (numbers: readonly number[]) => {
      const { testGame, scenes, give, turn } = watch(packOf('open', { setup: { lastQuestion: true } }));
      for (const _ of testGame.game().pack.cells) turn(null);
      for (const teamIndex of [0, 1]) give({ type: 'commitPoints', teamIndex, points: 0 });
      give({ type: 'openLastQuestion' });
      for (const [teamIndex, number] of numbers.entries()) give({ type: 'commitNumber', teamIndex, number });
      return scenes({ type: 'reveal' }).map(({ name, teamIndex }) => [name, teamIndex]);
    };
    const answer = [
      ['suspense', null],
      ['light', null],
    ];
    expect(revealed([5, 100])).toEqual([...answer, ['cheer', 1]]);
    expect(revealed([5, 5])).toEqual([...answer, ['cheer', null]]);
    expect(revealed([])).toEqual(answer);
  });

  it('build no suspense before a secret word that the team has just called out', () => {
    const guessed = watch(packOf('open', { kind: 'secret-word' }));
    guessed.pick();
    expect(guessed.give({ type: 'reveal' })).toEqual(['light']);
    const fouled = watch(packOf('open', { kind: 'secret-word' }));
    const { pack } = fouled.testGame.game();
    const described = pack.cells.find(({ question }) => question.act === 'describe');
    fouled.give({ type: 'pick', cellId: described?.id ?? '' });
    expect(fouled.scenes({ type: 'foul' })).toMatchObject([{ name: 'wrong', sound: 'wrong', teamIndex: 0 }]);
    const unknown = watch(packOf('open', { kind: 'secret-word' }));
    unknown.pick();
    unknown.testGame.wait(90_000);
    expect(unknown.give({ type: 'timeUp' })).toEqual(['timeUp']);
    expect(unknown.give({ type: 'reveal' })).toEqual(['suspense', 'light']);
  });

  it('notice three right answers in a row of one team, and again six [DRAMA-1]', () => {
    const { testGame, turn, pick, give, scenes } = watch(packOf('open', { setup: { length: 'full' } }));
    const rounds = [0, null, 0, null, 0].map(turn);
    expect(rounds.at(-1)).toEqual(['cheer', 'streak']);
    [null, 0, null, 0, null].map(turn);
    pick();
    give({ type: 'reveal' });
    expect(scenes({ type: 'award', teamIndex: 0 }).at(-1)).toMatchObject({ name: 'streak', teamIndex: 0, run: 6 });
    expect(testGame.state().turns).toHaveLength(11);
  });

  it('leave the last award of a board to the show of the end', () => {
    const { testGame, give, turn } = watch(packOf('open'));
    for (let left = testGame.game().pack.cells.length; left > 1; left -= 1) turn(null);
    expect(turn(1)).toEqual([]);
    expect(testGame.state().phase).toBe('result');
    expect(give({ type: 'undo' })).toEqual([]);
  });

  it('are silent in a quiet category [SOUND-3]', () => {
    const sample = packOf('choices');
    const { testGame, scenes, pick } = watch({
      ...sample,
      categories: sample.categories.map((category, index) => ({ ...category, id: quietCategoryIds[index % 3] ?? '' })),
    });
    pick();
    const played = scenes({ type: 'choose', optionId: testGame.wrongOption() });
    expect(played.map(({ name, sound }) => [name, sound])).toEqual([
      ['suspense', null],
      ['wrong', null],
      ['stealOpens', null],
    ]);
  });
});

describe('no scene plays twice', () => {
  it('by undo, redo, a reload or catching up', () => {
    const { testGame, give, pick } = watch(packOf('choices'));
    const start = testGame.game();
    pick();
    give({ type: 'choose', optionId: testGame.rightOption() });
    const revealed = testGame.game();
    expect([give({ type: 'undo' }), give({ type: 'redo' })]).toEqual([[], []]);
    const again = replay(revealed.pack, testGame.commands());
    expect(again.ok && scenesOf(testGame.game(), again.value)).toEqual([]);
    give({ type: 'award', teamIndex: 0 });
    expect(scenesOf(start, testGame.game())).toEqual([]);
  });

  it('and one that plays ends with its moment, but not with a pause or a correction of points', () => {
    const { testGame, give, pick } = watch(packOf('open'));
    pick();
    give({ type: 'reveal' });
    const revealed = testGame.game();
    give({ type: 'adjust', teamIndex: 0, points: 100, reason: 'x' });
    expect(isSameMoment(revealed, testGame.game())).toBe(true);
    give({ type: 'undo' });
    give({ type: 'undo' });
    expect(isSameMoment(revealed, testGame.game())).toBe(false);
  });
});

it('builds suspense for 0.8 to 1.5 s [DRAMA-1]', () => {
  expect(sceneTimes.suspense.ms).toBeGreaterThanOrEqual(800);
  expect(sceneTimes.suspense.ms).toBeLessThanOrEqual(1500);
});

it('gives the question back to the team that steals within 2.4 s of the wrong mark [DRAMA-2]', () => {
  expect(sceneTimes.wrong.ms + sceneTimes.stealOpens.ms).toBeLessThanOrEqual(2400);
});
