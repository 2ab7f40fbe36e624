import { describe, expect, it } from 'vitest';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { awardedPoints, hostScore, uncountedReason } from './scoring.ts';
import { timeLeft } from './apply.ts';

function begin(options: SampleOptions = {}): TestGame {
  const table = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0, ...options }));
  table.give({ type: 'wheelStopped' });
  return table;
}

function open(table: TestGame): TestGame {
  table.give({ type: 'pick', cellId: table.openCell() });
  return table;
}

const choices = { setup: { answerMode: 'choices' as const } };

describe('the wheel', () => {
  it('turns setup into playing, names the first team and stays passed [GAME-2]', () => {
    const table = startTestGame(samplePack({ firstTeamIndex: 1 }));
    expect(table.state()).toMatchObject({ status: 'setup', initialWheelDelayPassed: false });
    expect(table.refusalOf({ type: 'pick', cellId: table.openCell() })).toBe('games/not-now');
    expect(table.give({ type: 'wheelStopped' })).toMatchObject({
      status: 'playing',
      currentTeamIndex: 1,
      initialWheelDelayPassed: true,
    });
    expect(table.refusalOf({ type: 'wheelStopped' })).toBe('games/not-now');
  });
});

describe('picking', () => {
  it('refuses a tile that does not exist, and one that is used', () => {
    const table = open(begin());
    table.give({ type: 'reveal' });
    table.give({ type: 'award', teamIndex: null });
    expect(table.refusalOf({ type: 'pick', cellId: 'nowhere' })).toBe('games/unknown-tile');
    expect(table.refusalOf({ type: 'pick', cellId: Object.keys(table.state().tiles)[0] ?? '' })).toBe(
      'games/tile-used',
    );
  });

  it('refuses a second tile while a question is open', () => {
    const table = open(begin());
    expect(table.refusalOf({ type: 'pick', cellId: '1-200-1' })).toBe('games/not-now');
  });
});

describe('a turn in open mode', () => {
  it('gives the full value to the own team and the turn to the next', () => {
    const table = open(begin());
    table.give({ type: 'reveal' });
    expect(table.give({ type: 'award', teamIndex: 0 })).toMatchObject({
      scores: [200, 0],
      currentTeamIndex: 1,
      phase: 'board',
    });
  });

  it('passes to the next team once, which may then be awarded', () => {
    const table = open(begin({ teams: 3 }));
    table.give({ type: 'pass' });
    expect(table.state().question).toMatchObject({ stage: 'steal', stealTeamIndex: 1 });
    expect(table.refusalOf({ type: 'pass' })).toBe('games/not-now');
    table.give({ type: 'reveal' });
    expect(table.refusalOf({ type: 'award', teamIndex: 2 })).toBe('games/award-not-allowed');
    expect(table.give({ type: 'award', teamIndex: 1 })).toMatchObject({ scores: [0, 200, 0], currentTeamIndex: 1 });
  });

  it('lets the host skip the steal; then only the own team can be awarded', () => {
    const table = open(begin());
    table.give({ type: 'reveal' });
    expect(table.refusalOf({ type: 'award', teamIndex: 1 })).toBe('games/award-not-allowed');
  });

  it('takes the next team from the last back to the first', () => {
    const table = open(begin({ firstTeamIndex: 1 }));
    table.give({ type: 'pass' });
    expect(table.state().question?.stealTeamIndex).toBe(0);
  });

  it('has no steal when steal time is off', () => {
    const table = open(begin({ setup: { stealTimeSeconds: null } }));
    expect(table.refusalOf({ type: 'pass' })).toBe('games/no-steal');
  });

  it('has no steal on a secret word, and its judge is the host in both modes', () => {
    for (const answerMode of ['open', 'choices'] as const) {
      const table = open(begin({ kind: 'secret-word', setup: { answerMode } }));
      expect(table.refusalOf({ type: 'pass' })).toBe('games/no-steal');
      expect(table.refusalOf({ type: 'choose', optionId: 'x' })).toBe('games/not-now');
      table.give({ type: 'reveal' });
      expect(table.state().question?.verdict).toBeUndefined();
      table.give({ type: 'award', teamIndex: 0 });
    }
  });

  it('does not let a question be tapped', () => {
    const table = open(begin());
    expect(table.refusalOf({ type: 'choose', optionId: table.rightOption() })).toBe('games/not-now');
  });
});

describe('a turn in choices mode', () => {
  it('decides by the tap of the own team', () => {
    const table = open(begin(choices));
    table.give({ type: 'choose', optionId: table.rightOption() });
    expect(table.state().question).toMatchObject({ stage: 'revealed', verdict: 0 });
    expect(table.give({ type: 'award', teamIndex: 0 }).scores).toEqual([200, 0]);
  });

  it('hands a wrong choice to the next team, among the options left', () => {
    const table = open(begin(choices));
    const wrong = table.wrongOption();
    table.give({ type: 'choose', optionId: wrong });
    expect(table.state().question).toMatchObject({ stage: 'steal', stealTeamIndex: 1 });
    expect(table.refusalOf({ type: 'choose', optionId: wrong })).toBe('games/option-gone');
    table.give({ type: 'choose', optionId: table.rightOption() });
    expect(table.state().question).toMatchObject({ stage: 'revealed', verdict: 1 });
  });

  it('awards no team when both were wrong, and the host may still correct it', () => {
    const table = open(begin(choices));
    table.give({ type: 'choose', optionId: table.wrongOption() });
    table.give({ type: 'choose', optionId: table.wrongOption() });
    expect(table.state().question).toMatchObject({ stage: 'revealed', verdict: null });
    expect(table.give({ type: 'award', teamIndex: 1 }).scores).toEqual([0, 200]);
  });

  it('has no pass', () => {
    expect(open(begin(choices)).refusalOf({ type: 'pass' })).toBe('games/not-now');
  });
});

describe('the clock', () => {
  it('refuses time up before the deadline and takes it at the deadline', () => {
    const table = open(begin());
    table.wait(59_999);
    expect(table.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    table.wait(1);
    expect(table.give({ type: 'timeUp' }).question).toMatchObject({ stage: 'steal', stealTeamIndex: 1 });
    table.wait(30_000);
    expect(table.give({ type: 'timeUp' }).question).toMatchObject({ stage: 'closed' });
  });

  it('awards no team when the steal runs out in choices mode', () => {
    const table = open(begin(choices));
    table.wait(60_000);
    expect(table.refusalOf({ type: 'choose', optionId: table.rightOption() })).toBe('games/time-is-up');
    table.give({ type: 'timeUp' });
    table.wait(30_000);
    expect(table.give({ type: 'timeUp' }).question).toMatchObject({ stage: 'revealed', verdict: null });
  });

  it('stops while paused and resumes with the remaining time', () => {
    const table = open(begin());
    table.wait(20_000);
    table.give({ type: 'pause' });
    table.wait(500_000);
    expect(table.refusalOf({ type: 'pause' })).toBe('games/not-now');
    table.give({ type: 'resume' });
    expect(timeLeft(table.state(), table.now())).toBe(40_000);
  });

  it('gives 15 seconds more, also after it ran out', () => {
    const table = open(begin());
    table.wait(70_000);
    table.give({ type: 'extend' });
    expect(timeLeft(table.state(), table.now())).toBe(15_000);
  });

  it('stays off everywhere when it is off', () => {
    const table = open(begin({ setup: { questionTimeSeconds: null } }));
    table.wait(10_000_000);
    expect(table.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    expect(table.refusalOf({ type: 'extend' })).toBe('games/not-now');
    table.give({ type: 'pause' });
    table.give({ type: 'resume' });
    expect(table.state().question?.clock).toBeNull();
  });

  it('never runs backwards when a device is behind', () => {
    const table = open(begin());
    table.wait(-30_000);
    table.give({ type: 'pause' });
    expect(timeLeft(table.state(), table.now())).toBe(60_000);
  });
});

describe('adjusting', () => {
  it('changes a score with a reason and stops at 0', () => {
    const table = begin();
    table.give({ type: 'adjust', teamIndex: 0, points: 300, reason: 'سؤال ملغى' });
    expect(table.give({ type: 'adjust', teamIndex: 0, points: -500, reason: 'خطأ' }).scores).toEqual([0, 0]);
    expect(table.state().sheet.map(({ points }) => points)).toEqual([300, -300]);
    expect(table.refusalOf({ type: 'adjust', teamIndex: 0, points: -100, reason: 'خطأ' })).toBe('games/adjust-nothing');
    expect(table.refusalOf({ type: 'adjust', teamIndex: 3, points: 100, reason: 'خطأ' })).toBe('games/unknown-team');
  });
});

describe('the end', () => {
  function playAll(table: TestGame, awardTo: (turn: number) => number | null): void {
    for (let turn = 0; table.openCell() !== ''; turn += 1) {
      open(table);
      table.give({ type: 'reveal' });
      table.give({ type: 'award', teamIndex: awardTo(turn) });
    }
  }

  it('shows the result on an empty board; only finish is final', () => {
    const table = begin();
    playAll(table, () => null);
    expect(table.state()).toMatchObject({ phase: 'result', status: 'playing', endedEarly: false });
    table.give({ type: 'undo' });
    expect(table.state().phase).toBe('question');
    table.give({ type: 'redo' });
    table.give({ type: 'finish' });
    expect(table.state().status).toBe('finished');
    expect(table.refusalOf({ type: 'undo' })).toBe('games/finished');
    expect(table.refusalOf({ type: 'pick', cellId: '0-200-1' })).toBe('games/finished');
  });

  it('gives two, three and four teams equal turns on both boards', () => {
    for (const length of ['full', 'short'] as const) {
      for (const teams of [2, 3, 4]) {
        const table = begin({ teams, setup: { length } });
        playAll(table, () => null);
        const turns = table.state().turns.map(({ teamIndex }) => teamIndex);
        const counts = Array.from({ length: teams }, (_, team) => turns.filter((each) => each === team).length);
        expect(new Set(counts).size).toBe(1);
      }
    }
  });

  it('may come early, also over an open question, and undo still leaves it', () => {
    const table = open(begin());
    expect(table.give({ type: 'end' })).toMatchObject({ phase: 'result', endedEarly: true, question: null });
    expect(Object.keys(table.state().tiles)).toHaveLength(1);
    expect(table.give({ type: 'undo' })).toMatchObject({ phase: 'question', endedEarly: false });
  });

  it('counts for the host from a third of the board on, without adjustments [GAME-5]', () => {
    const pack = samplePack({ kind: 'text', firstTeamIndex: 0, setup: { hostTeamIndex: 0 } });
    const table = startTestGame(pack);
    table.give({ type: 'wheelStopped' });
    for (let turn = 0; turn < 4; turn += 1) {
      expect(uncountedReason(pack, table.state(), 3_600_000)).toBe('too-few-tiles');
      open(table);
      table.give({ type: 'reveal' });
      table.give({ type: 'award', teamIndex: turn % 2 });
    }
    table.give({ type: 'adjust', teamIndex: 0, points: 1000, reason: 'هدية' });
    expect(uncountedReason(pack, table.state(), 3_600_000)).toBeNull();
    expect(uncountedReason(pack, table.state(), 4 * 5000)).toBeNull();
    expect(uncountedReason(pack, table.state(), 4 * 5000 - 1)).toBe('too-fast');
    expect(awardedPoints(table.state(), 0)).toBe(800);
    expect(hostScore(pack, table.state())).toBe(800);
    expect(hostScore({ ...pack, hostTeamIndex: null }, table.state())).toBe(0);
  });
});

describe('the place in the log', () => {
  it('refuses a gap and a place that is taken [GAME-6]', async () => {
    const { applyCommand } = await import('./log.ts');
    const table = begin();
    const at = table.now();
    const gap = applyCommand(table.game(), { type: 'end', id: 'command-x', seq: 3, at });
    const taken = applyCommand(table.game(), { type: 'end', id: 'command-x', seq: 1, at });
    expect(gap).toMatchObject({ refusal: { code: 'games/sequence-gap', params: { seq: 1 } } });
    expect(taken).toMatchObject({ refusal: { code: 'games/sequence-taken', params: { seq: 1 } } });
  });
});
