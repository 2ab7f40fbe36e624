import { describe, expect, it } from 'vitest';
import type { Act } from '#shared/games/commands.ts';
import { replay } from '#shared/games/log.ts';
import type { Pack } from '#shared/games/pack.ts';
import type { Game } from '#shared/games/state.ts';
import { quietCategoryIds } from '#shared/questions/quiet-categories.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { bedOf, ticksOf } from './clock-sounds.ts';
import { audibleCues, cuesOf } from './cues.ts';

const packOf = (answerMode: 'open' | 'choices', options: SampleOptions = {}) =>
  samplePack({ kind: 'text', firstTeamIndex: 0, ...options, setup: { answerMode, ...options.setup } });

/** Plays by hand, and notes what each step sounds like. */
function listen(pack: Pack) {
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  const give = (act: Act) => {
    const before = testGame.game();
    testGame.give(act);
    return audibleCues(cuesOf(before, testGame.game()), before, testGame.game()).map(({ name }) => name);
  };
  const pick = () => give({ type: 'pick', cellId: testGame.openCell() });
  return { testGame, give, pick };
}

describe('the sounds of a turn', () => {
  it('are a pluck, then wrong and the steal, then the steal that is won, in choices [SOUND-1]', () => {
    const { testGame, give, pick } = listen(packOf('choices'));
    expect(pick()).toEqual(['pick']);
    expect(give({ type: 'pause' })).toEqual([]);
    expect(give({ type: 'choose', optionId: testGame.wrongOption() })).toEqual(['wrong', 'stealOpens']);
    expect(give({ type: 'choose', optionId: testGame.rightOption() })).toEqual(['stealWon']);
    expect(give({ type: 'award', teamIndex: 1 })).toEqual([]);
  });

  it('tell a right answer from a wrong one that ends the question', () => {
    const right = listen(packOf('choices'));
    right.pick();
    expect(right.give({ type: 'choose', optionId: right.testGame.rightOption() })).toEqual(['right']);
    const wrong = listen(packOf('choices', { setup: { stealTimeSeconds: null } }));
    wrong.pick();
    expect(wrong.give({ type: 'choose', optionId: wrong.testGame.wrongOption() })).toEqual(['wrong']);
  });

  it('are a reveal and the judgement of the room in open', () => {
    const { give, pick } = listen(packOf('open'));
    const judged = (teamIndex: number | null) => {
      pick();
      return [give({ type: 'reveal' }), give({ type: 'award', teamIndex })];
    };
    expect(judged(0)).toEqual([['reveal'], ['right']]);
    expect(judged(null)).toEqual([['reveal'], ['wrong']]);
    pick();
    expect(give({ type: 'pass' })).toEqual(['stealOpens']);
    give({ type: 'reveal' });
    expect(give({ type: 'award', teamIndex: 1 })).toEqual(['stealWon']);
  });

  it('strike the gong when the time is up, before the steal and at the end', () => {
    const { testGame, give, pick } = listen(packOf('open'));
    pick();
    testGame.wait(60_000);
    expect(give({ type: 'timeUp' })).toEqual(['timeUp', 'stealOpens']);
    testGame.wait(30_000);
    expect(give({ type: 'timeUp' })).toEqual(['timeUp']);
  });

  it('notice a third right answer in a row of one team', () => {
    const { give, pick } = listen(packOf('open'));
    const award = (teamIndex: number | null) => {
      pick();
      give({ type: 'reveal' });
      return give({ type: 'award', teamIndex });
    };
    expect([award(0), award(null), award(0), award(null), award(0)]).toEqual([
      ['right'],
      ['wrong'],
      ['right'],
      ['wrong'],
      ['right', 'streak'],
    ]);
    expect([award(null), award(0)]).toEqual([['wrong'], ['right']]);
  });

  it('give each lifeline its own', () => {
    const { testGame, give, pick } = listen(packOf('choices'));
    pick();
    expect(give({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toEqual(['fiftyFifty']);
    expect(give({ type: 'useLifeline', lifeline: 'askTeammate' })).toEqual(['askTeammate']);
    give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    give({ type: 'choose', optionId: testGame.rightOption() });
    give({ type: 'award', teamIndex: 0 });
    expect(pick()).toEqual(['pick']);
    expect(give({ type: 'swap' })).toEqual(['flip']);
  });

  it('mark each committed answer of a contest', () => {
    const { give, pick } = listen(packOf('open', { kind: 'closest-number' }));
    pick();
    expect(give({ type: 'commitNumber', teamIndex: 0, number: 5 })).toEqual(['commit']);
    expect(give({ type: 'commitNumber', teamIndex: 1, number: 9_000_000 })).toEqual(['commit']);
    expect(give({ type: 'reveal' })).toEqual(['reveal', 'right']);
  });
});

describe('the end of a game', () => {
  it('leaves drum roll and fanfare of a winner to the show', () => {
    const { give, pick } = listen(packOf('open'));
    pick();
    give({ type: 'reveal' });
    give({ type: 'award', teamIndex: 0 });
    expect(give({ type: 'end' })).toEqual([]);
    expect(give({ type: 'finish' })).toEqual([]);
  });

  it('keeps the fanfare of a tie for its end', () => {
    const { give } = listen(packOf('open'));
    expect(give({ type: 'end' })).toEqual([]);
    expect(give({ type: 'finish' })).toEqual(['fanfare']);
  });
});

describe('nothing sounds twice', () => {
  it('when a step is taken back and brought again', () => {
    const { testGame, give, pick } = listen(packOf('choices'));
    pick();
    give({ type: 'choose', optionId: testGame.rightOption() });
    expect(give({ type: 'undo' })).toEqual(['undo']);
    expect(give({ type: 'redo' })).toEqual([]);
    give({ type: 'undo' });
    expect(give({ type: 'undo' })).toEqual(['undo']);
  });

  it('when a page loads, reconnects or catches up [SOUND-1]', () => {
    const { testGame, pick, give } = listen(packOf('choices'));
    const start = testGame.game();
    pick();
    give({ type: 'choose', optionId: testGame.wrongOption() });
    give({ type: 'choose', optionId: testGame.rightOption() });
    const now = testGame.game();
    expect(cuesOf(now, now)).toEqual([]);
    const again = replay(now.pack, testGame.commands());
    expect(again.ok && cuesOf(now, again.value)).toEqual([]);
    give({ type: 'award', teamIndex: 1 });
    expect(cuesOf(start, testGame.game())).toEqual([]);
  });
});

describe('a question of a quiet category', () => {
  const sample = packOf('choices');
  const quiet: Pack = {
    ...sample,
    categories: sample.categories.map((category, index) => ({ ...category, id: quietCategoryIds[index % 3] ?? '' })),
  };

  it('has no sound from the pick to the award, and no music [SOUND-3]', () => {
    const { testGame, give, pick } = listen(quiet);
    const heard = [
      pick(),
      give({ type: 'useLifeline', lifeline: 'askTeammate' }),
      give({ type: 'choose', optionId: testGame.wrongOption() }),
    ];
    expect(bedOf(quiet, testGame.state())).toBeNull();
    heard.push(give({ type: 'choose', optionId: testGame.rightOption() }), give({ type: 'award', teamIndex: 1 }));
    expect(heard.flat()).toEqual([]);
    expect(bedOf(quiet, testGame.state())).toBe('board');
  });
});

describe('the music', () => {
  it('is below the board and a running clock, and below nothing else', () => {
    const { testGame, give, pick } = listen(packOf('choices'));
    const bed = () => bedOf(testGame.game().pack, testGame.state());
    expect(bed()).toBe('board');
    pick();
    expect(bed()).toBe('clock');
    give({ type: 'pause' });
    expect(bed()).toBeNull();
    give({ type: 'resume' });
    give({ type: 'choose', optionId: testGame.rightOption() });
    expect(bed()).toBeNull();
  });

  it('makes room for a question that is heard itself', () => {
    const { testGame, pick } = listen(packOf('choices', { kind: 'sound' }));
    pick();
    expect(bedOf(testGame.game().pack, testGame.state())).toBeNull();
  });
});

it('ticks in the last ten seconds of a clock, and not for those that have passed', () => {
  const clock = { totalMs: 30_000, remainingMs: 30_000, since: 1000 };
  const whole = ticksOf(clock, 1000);
  expect(whole.map(({ afterMs }) => afterMs)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29].map((at) => at * 1000));
  expect(whole.filter(({ name }) => name === 'lastTick')).toHaveLength(3);
  expect(ticksOf(clock, 26_500).map(({ afterMs }) => afterMs)).toEqual([500, 1500, 2500, 3500]);
  // A clock that begins once the question has been read.
  expect(ticksOf({ ...clock, since: 5000 }, 1000)[0]).toEqual({ name: 'tick', afterMs: 24_000 });
});

it('plays a lifeline that arrives together with the reveal, as for a watching device [SOUND-1]', () => {
  const { testGame, pick } = listen(packOf('choices'));
  pick();
  const before: Game = testGame.game();
  testGame.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
  testGame.give({ type: 'choose', optionId: testGame.rightOption() });
  expect(cuesOf(before, testGame.game()).map(({ name }) => name)).toEqual(['right', 'fiftyFifty']);
});
