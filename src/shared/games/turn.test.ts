import { describe, expect, it } from 'vitest';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { awardedPoints, hostScore, uncountedReason } from './scoring.ts';
import { timeLeft } from './apply.ts';
import type { Act } from './commands.ts';

function begin(options: SampleOptions = {}): TestGame {
  const testGame = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0, ...options }));
  testGame.give({ type: 'wheelStopped' });
  return testGame;
}

function open(testGame: TestGame): TestGame {
  testGame.give({ type: 'pick', cellId: testGame.openCell() });
  return testGame;
}

const choices = { setup: { answerMode: 'choices' as const } };

describe('the wheel', () => {
  it('turns setup into playing, names the first team and stays passed [GAME-2]', () => {
    const testGame = startTestGame(samplePack({ firstTeamIndex: 1 }));
    expect(testGame.state()).toMatchObject({ status: 'setup', initialWheelDelayPassed: false });
    expect(testGame.refusalOf({ type: 'pick', cellId: testGame.openCell() })).toBe('games/not-now');
    expect(testGame.give({ type: 'wheelStopped' })).toMatchObject({
      status: 'playing',
      currentTeamIndex: 1,
      initialWheelDelayPassed: true,
    });
    expect(testGame.refusalOf({ type: 'wheelStopped' })).toBe('games/not-now');
  });
});

describe('picking', () => {
  it('refuses a tile that does not exist, and one that is used', () => {
    const testGame = open(begin());
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: null });
    expect(testGame.refusalOf({ type: 'pick', cellId: 'nowhere' })).toBe('games/unknown-tile');
    expect(testGame.refusalOf({ type: 'pick', cellId: Object.keys(testGame.state().tiles)[0] ?? '' })).toBe(
      'games/tile-used',
    );
  });

  it('refuses a second tile while a question is open', () => {
    const testGame = open(begin());
    expect(testGame.refusalOf({ type: 'pick', cellId: '1-200-1' })).toBe('games/not-now');
  });
});

describe('a turn in open mode', () => {
  it('gives the full value to the own team and the turn to the next', () => {
    const testGame = open(begin());
    testGame.give({ type: 'reveal' });
    expect(testGame.give({ type: 'award', teamIndex: 0 })).toMatchObject({
      scores: [200, 0],
      currentTeamIndex: 1,
      phase: 'board',
    });
  });

  it('passes to the next team once, which may then be awarded', () => {
    const testGame = open(begin({ teams: 3 }));
    testGame.give({ type: 'pass' });
    expect(testGame.state().question).toMatchObject({ stage: 'steal', stealTeamIndex: 1 });
    expect(testGame.refusalOf({ type: 'pass' })).toBe('games/not-now');
    testGame.give({ type: 'reveal' });
    expect(testGame.refusalOf({ type: 'award', teamIndex: 2 })).toBe('games/award-not-allowed');
    expect(testGame.give({ type: 'award', teamIndex: 1 })).toMatchObject({ scores: [0, 200, 0], currentTeamIndex: 1 });
  });

  it('lets the host skip the steal; then only the own team can be awarded', () => {
    const testGame = open(begin());
    testGame.give({ type: 'reveal' });
    expect(testGame.refusalOf({ type: 'award', teamIndex: 1 })).toBe('games/award-not-allowed');
  });

  it('takes the next team from the last back to the first', () => {
    const testGame = open(begin({ firstTeamIndex: 1 }));
    testGame.give({ type: 'pass' });
    expect(testGame.state().question?.stealTeamIndex).toBe(0);
  });

  it('begins once the stage has turned to its team, and may be answered before [DRAMA-2]', () => {
    const opened = (act: Act) => {
      const answerMode = act.type === 'choose' ? 'choices' : 'open';
      const testGame = startTestGame(
        samplePack({ kind: 'text', firstTeamIndex: 0, isRead: true, setup: { answerMode } }),
      );
      testGame.give({ type: 'wheelStopped' });
      open(testGame);
      testGame.wait(80_000);
      if (act.type !== 'timeUp') testGame.wait(-70_000);
      testGame.give(act.type === 'choose' ? { ...act, optionId: testGame.wrongOption() } : act);
      const since = testGame.state().question?.clock?.since ?? 0;
      expect(testGame.refusalOf({ type: 'reveal' })).toBeNull();
      return since - testGame.now();
    };
    expect(opened({ type: 'choose', optionId: '' })).toBe(3400);
    expect(opened({ type: 'pass' })).toBe(1400);
    expect(opened({ type: 'timeUp' })).toBe(2800);
  });

  it('has no steal when steal time is off', () => {
    const testGame = open(begin({ setup: { stealTimeSeconds: null } }));
    expect(testGame.refusalOf({ type: 'pass' })).toBe('games/no-steal');
  });

  it('has no steal on a secret word, and its judge is the host in both modes', () => {
    for (const answerMode of ['open', 'choices'] as const) {
      const testGame = open(begin({ kind: 'secret-word', setup: { answerMode } }));
      expect(testGame.refusalOf({ type: 'pass' })).toBe('games/no-steal');
      expect(testGame.refusalOf({ type: 'choose', optionId: 'x' })).toBe('games/not-now');
      testGame.give({ type: 'reveal' });
      expect(testGame.state().question?.verdict).toBeUndefined();
      testGame.give({ type: 'award', teamIndex: 0 });
    }
  });

  it('does not let a question be tapped', () => {
    const testGame = open(begin());
    expect(testGame.refusalOf({ type: 'choose', optionId: testGame.rightOption() })).toBe('games/not-now');
  });
});

describe('a turn in choices mode', () => {
  it('decides by the tap of the own team', () => {
    const testGame = open(begin(choices));
    testGame.give({ type: 'choose', optionId: testGame.rightOption() });
    expect(testGame.state().question).toMatchObject({ stage: 'revealed', verdict: 0 });
    expect(testGame.give({ type: 'award', teamIndex: 0 }).scores).toEqual([200, 0]);
  });

  it('hands a wrong choice to the next team, among the options left', () => {
    const testGame = open(begin(choices));
    const wrong = testGame.wrongOption();
    testGame.give({ type: 'choose', optionId: wrong });
    expect(testGame.state().question).toMatchObject({ stage: 'steal', stealTeamIndex: 1 });
    expect(testGame.refusalOf({ type: 'choose', optionId: wrong })).toBe('games/option-gone');
    testGame.give({ type: 'choose', optionId: testGame.rightOption() });
    expect(testGame.state().question).toMatchObject({ stage: 'revealed', verdict: 1 });
  });

  it('awards no team when both were wrong, and the host may still correct it', () => {
    const testGame = open(begin(choices));
    testGame.give({ type: 'choose', optionId: testGame.wrongOption() });
    testGame.give({ type: 'choose', optionId: testGame.wrongOption() });
    expect(testGame.state().question).toMatchObject({ stage: 'revealed', verdict: null });
    expect(testGame.give({ type: 'award', teamIndex: 1 }).scores).toEqual([0, 200]);
  });

  it('has no pass', () => {
    expect(open(begin(choices)).refusalOf({ type: 'pass' })).toBe('games/not-now');
  });
});

describe('the clock', () => {
  it('refuses time up before the deadline and takes it at the deadline', () => {
    const testGame = open(begin());
    testGame.wait(59_999);
    expect(testGame.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    testGame.wait(1);
    expect(testGame.give({ type: 'timeUp' }).question).toMatchObject({ stage: 'steal', stealTeamIndex: 1 });
    testGame.wait(30_000);
    expect(testGame.give({ type: 'timeUp' }).question).toMatchObject({ stage: 'closed' });
  });

  it('awards no team when the steal runs out in choices mode', () => {
    const testGame = open(begin(choices));
    testGame.wait(60_000);
    expect(testGame.refusalOf({ type: 'choose', optionId: testGame.rightOption() })).toBe('games/time-is-up');
    testGame.give({ type: 'timeUp' });
    testGame.wait(30_000);
    expect(testGame.give({ type: 'timeUp' }).question).toMatchObject({ stage: 'revealed', verdict: null });
  });

  it('stops while paused and resumes with the remaining time', () => {
    const testGame = open(begin());
    testGame.wait(20_000);
    testGame.give({ type: 'pause' });
    testGame.wait(500_000);
    expect(testGame.refusalOf({ type: 'pause' })).toBe('games/not-now');
    testGame.give({ type: 'resume' });
    expect(timeLeft(testGame.state(), testGame.now())).toBe(40_000);
  });

  it('gives 15 seconds more, also after it ran out', () => {
    const testGame = open(begin());
    testGame.wait(70_000);
    testGame.give({ type: 'extend' });
    expect(timeLeft(testGame.state(), testGame.now())).toBe(15_000);
  });

  it('stays off everywhere when it is off', () => {
    const testGame = open(begin({ setup: { questionTimeSeconds: null } }));
    testGame.wait(10_000_000);
    expect(testGame.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    expect(testGame.refusalOf({ type: 'extend' })).toBe('games/not-now');
    testGame.give({ type: 'pause' });
    testGame.give({ type: 'resume' });
    expect(testGame.state().question?.clock).toBeNull();
  });

  it('never runs backwards when a device is behind', () => {
    const testGame = open(begin());
    testGame.wait(-30_000);
    testGame.give({ type: 'pause' });
    expect(timeLeft(testGame.state(), testGame.now())).toBe(60_000);
  });
});

describe('adjusting', () => {
  it('changes a score with a reason and stops at 0', () => {
    const testGame = begin();
    testGame.give({ type: 'adjust', teamIndex: 0, points: 300, reason: 'سؤال ملغى' });
    expect(testGame.give({ type: 'adjust', teamIndex: 0, points: -500, reason: 'خطأ' }).scores).toEqual([0, 0]);
    expect(testGame.state().sheet.map(({ points }) => points)).toEqual([300, -300]);
    expect(testGame.refusalOf({ type: 'adjust', teamIndex: 0, points: -100, reason: 'خطأ' })).toBe(
      'games/adjust-nothing',
    );
    expect(testGame.refusalOf({ type: 'adjust', teamIndex: 3, points: 100, reason: 'خطأ' })).toBe('games/unknown-team');
  });
});

describe('the end', () => {
  function playAll(testGame: TestGame, awardTo: (turn: number) => number | null): void {
    for (let turn = 0; testGame.openCell() !== ''; turn += 1) {
      open(testGame);
      testGame.give({ type: 'reveal' });
      testGame.give({ type: 'award', teamIndex: awardTo(turn) });
    }
  }

  it('shows the result on an empty board; only finish is final', () => {
    const testGame = begin();
    playAll(testGame, () => null);
    expect(testGame.state()).toMatchObject({ phase: 'result', status: 'playing', endedEarly: false });
    testGame.give({ type: 'undo' });
    expect(testGame.state().phase).toBe('question');
    testGame.give({ type: 'redo' });
    testGame.give({ type: 'finish' });
    expect(testGame.state().status).toBe('finished');
    expect(testGame.refusalOf({ type: 'undo' })).toBe('games/finished');
    expect(testGame.refusalOf({ type: 'pick', cellId: '0-200-1' })).toBe('games/finished');
  });

  it('gives two, three and four teams equal turns on both boards', () => {
    for (const length of ['full', 'short'] as const) {
      for (const teams of [2, 3, 4]) {
        const testGame = begin({ teams, setup: { length } });
        playAll(testGame, () => null);
        const turns = testGame.state().turns.map(({ teamIndex }) => teamIndex);
        const counts = Array.from({ length: teams }, (_, team) => turns.filter((each) => each === team).length);
        expect(new Set(counts).size).toBe(1);
      }
    }
  });

  it('may come early, also over an open question, and undo still leaves it', () => {
    const testGame = open(begin());
    expect(testGame.give({ type: 'end' })).toMatchObject({ phase: 'result', endedEarly: true, question: null });
    expect(Object.keys(testGame.state().tiles)).toHaveLength(1);
    expect(testGame.give({ type: 'undo' })).toMatchObject({ phase: 'question', endedEarly: false });
  });

  it('counts for the host from a third of the board on, without adjustments [GAME-5]', () => {
    const pack = samplePack({ kind: 'text', firstTeamIndex: 0, setup: { hostTeamIndex: 0 } });
    const testGame = startTestGame(pack);
    testGame.give({ type: 'wheelStopped' });
    for (let turn = 0; turn < 4; turn += 1) {
      expect(uncountedReason(pack, testGame.state(), 3_600_000)).toBe('too-few-tiles');
      open(testGame);
      testGame.give({ type: 'reveal' });
      testGame.give({ type: 'award', teamIndex: turn % 2 });
    }
    testGame.give({ type: 'adjust', teamIndex: 0, points: 1000, reason: 'هدية' });
    expect(uncountedReason(pack, testGame.state(), 3_600_000)).toBeNull();
    expect(uncountedReason(pack, testGame.state(), 4 * 5000)).toBeNull();
    expect(uncountedReason(pack, testGame.state(), 4 * 5000 - 1)).toBe('too-fast');
    expect(awardedPoints(testGame.state(), 0)).toBe(800);
    expect(hostScore(pack, testGame.state())).toBe(800);
    expect(hostScore({ ...pack, hostTeamIndex: null }, testGame.state())).toBe(0);
  });
});

describe('the place in the log', () => {
  it('refuses a gap and a place that is taken [GAME-6]', async () => {
    const { applyCommand } = await import('./log.ts');
    const testGame = begin();
    const at = testGame.now();
    const gap = applyCommand(testGame.game(), { type: 'end', id: 'command-x', seq: 3, at });
    const taken = applyCommand(testGame.game(), { type: 'end', id: 'command-x', seq: 1, at });
    expect(gap).toMatchObject({ refusal: { code: 'games/sequence-gap', params: { seq: 1 } } });
    expect(taken).toMatchObject({ refusal: { code: 'games/sequence-taken', params: { seq: 1 } } });
  });
});
