import { describe, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { timeLeft } from './apply.ts';
import { replay } from './log.ts';
import { stealWindowMs } from './question.ts';
import { answeringTeam, shownWorth, stealTakers, undoSwing } from './view.ts';

const packOf = ({ setup, ...options }: SampleOptions = {}) =>
  samplePack({ kind: 'text', firstTeamIndex: 0, teams: 3, ...options, setup: { buzzer: true, ...setup } });

/** A question in the turn of the first team. */
function begin(options: SampleOptions = {}): TestGame {
  const testGame = startTestGame(packOf(options));
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: testGame.openCell() });
  return testGame;
}

const take = (teamIndex: number) => ({ type: 'takeSteal', teamIndex }) as const;
const choices = { setup: { answerMode: 'choices' as const } };
/** A steal that no team has taken. */
function openSteal(options: SampleOptions = {}): TestGame {
  const testGame = begin(options);
  testGame.give(
    options.setup?.answerMode === 'choices' ? { type: 'choose', optionId: testGame.wrongOption() } : { type: 'pass' },
  );
  return testGame;
}
const left = (testGame: TestGame) => timeLeft(testGame.state(), testGame.now());

describe('a pack', () => {
  it('has a buzzer where the host chose it, for three teams or more, from rules version 7 [BUZZ-1]', () => {
    expect(packOf().buzzer).toBe(true);
    expect(packOf({ teams: 4 }).buzzer).toBe(true);
    expect(packOf({ teams: 2 }).buzzer).toBeUndefined();
    expect(packOf({ rulesVersion: 6 }).buzzer).toBeUndefined();
    expect(packOf({ setup: { buzzer: false } }).buzzer).toBeUndefined();
  });
});

describe('a steal with the buzzer', () => {
  it('opens without a team, to all but the one in turn, the next first [BUZZ-2]', () => {
    const testGame = openSteal({ teams: 4 });
    expect(testGame.state().question).toMatchObject({ stage: 'steal', stealTeamIndex: null });
    expect(stealTakers(testGame.game().pack, testGame.state())).toEqual([1, 2, 3]);
    expect(answeringTeam(testGame.state())).toBeNull();
    testGame.give(take(3));
    expect(testGame.state().question).toMatchObject({ stage: 'steal', stealTeamIndex: 3 });
    expect(stealTakers(testGame.game().pack, testGame.state())).toEqual([]);
    expect(answeringTeam(testGame.state())).toBe(3);
  });

  it('is never the team in turn’s, nor one’s that does not play [BUZZ-2]', () => {
    const testGame = openSteal();
    expect(testGame.refusalOf(take(0))).toBe('games/steal-own-question');
    expect(testGame.refusalOf(take(3))).toBe('games/unknown-team');
  });

  it('is taken once, and only while it is open [BUZZ-2]', () => {
    const testGame = begin();
    expect(testGame.refusalOf(take(1))).toBe('games/not-now');
    testGame.give({ type: 'pass' });
    testGame.give(take(2));
    expect(testGame.refusalOf(take(1))).toBe('games/not-now');
    testGame.give({ type: 'reveal' });
    expect(testGame.refusalOf(take(1))).toBe('games/not-now');
  });

  it('begins its own time once a team has it [BUZZ-2]', () => {
    const testGame = openSteal();
    expect(left(testGame)).toBe(stealWindowMs);
    testGame.wait(3000);
    expect(left(testGame)).toBe(2000);
    testGame.give(take(2));
    expect(left(testGame)).toBe(30_000);
    testGame.wait(29_999);
    expect(testGame.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    testGame.wait(1);
    expect(testGame.give({ type: 'timeUp' }).question).toMatchObject({ stage: 'closed', stealTeamIndex: 2 });
  });

  it('goes to the next team in order when 5 s are over [BUZZ-3]', () => {
    const testGame = openSteal();
    testGame.wait(stealWindowMs - 1);
    expect(testGame.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    testGame.wait(1);
    expect(testGame.give({ type: 'timeUp' }).question).toMatchObject({ stage: 'steal', stealTeamIndex: 1 });
    expect(left(testGame)).toBe(30_000);
  });

  it('can be taken until the end of the 5 s is in the log: a press on the edge counts [BUZZ-3]', () => {
    const testGame = openSteal();
    testGame.wait(stealWindowMs + 300);
    expect(testGame.give(take(2)).question?.stealTeamIndex).toBe(2);
  });

  it('waits for the screen, before the 5 s and before the time of the team [BUZZ-3]', () => {
    const testGame = openSteal({ isRead: true });
    testGame.wait(1400 + stealWindowMs - 1);
    expect(testGame.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    testGame.give(take(1));
    testGame.wait(1400 + 29_999);
    expect(testGame.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    testGame.wait(1);
    testGame.give({ type: 'timeUp' });
  });

  it('stands still during a pause, and can be taken then [BUZZ-3]', () => {
    const testGame = openSteal();
    testGame.wait(2000);
    testGame.give({ type: 'pause' });
    testGame.wait(60_000);
    expect(testGame.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    expect(left(testGame)).toBe(3000);
    testGame.give({ type: 'resume' });
    testGame.wait(1000);
    testGame.give({ type: 'pause' });
    expect(testGame.give(take(2)).question).toMatchObject({ stealTeamIndex: 2, paused: false });
    expect(left(testGame)).toBe(30_000);
  });

  it('has no time to be added before a team has it [BUZZ-3]', () => {
    const testGame = openSteal();
    expect(testGame.refusalOf({ type: 'extend' })).toBe('games/not-now');
    testGame.give(take(1));
    testGame.give({ type: 'extend' });
    expect(left(testGame)).toBe(45_000);
  });

  it('is taken back by undo, paused with the time it had, for another team [BUZZ-3]', () => {
    const testGame = openSteal();
    testGame.wait(2000);
    testGame.give(take(1));
    expect(undoSwing(testGame.game())?.command.type).toBe('takeSteal');
    testGame.wait(9000);
    testGame.give({ type: 'undo' });
    expect(testGame.state().question).toMatchObject({ stage: 'steal', stealTeamIndex: null, paused: true });
    expect(left(testGame)).toBe(3000);
    testGame.give({ type: 'redo' });
    expect(testGame.state().question?.stealTeamIndex).toBe(1);
    testGame.give({ type: 'undo' });
    expect(testGame.give(take(2)).question).toMatchObject({ stealTeamIndex: 2, paused: false });
    testGame.give({ type: 'undo' });
    testGame.give({ type: 'undo' });
    expect(testGame.state().question).toMatchObject({ stage: 'own', paused: true });
  });

  it('that fell to the next team can be given to another after undo [BUZZ-3]', () => {
    const testGame = openSteal();
    testGame.wait(stealWindowMs);
    testGame.give({ type: 'timeUp' });
    testGame.give({ type: 'undo' });
    expect(testGame.state().question).toMatchObject({ stealTeamIndex: null, paused: true });
    expect(testGame.give(take(2)).question?.stealTeamIndex).toBe(2);
  });

  it('shows its tile undoubled while no team has it: comeback doubles the own award alone [BUZZ-2]', () => {
    const testGame = startTestGame(packOf());
    testGame.give({ type: 'wheelStopped' });
    testGame.give({ type: 'adjust', teamIndex: 1, points: 400, reason: 'ahead' });
    testGame.give({ type: 'useLifeline', lifeline: 'comeback' });
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    const shown = () => {
      const { pack, state } = testGame.game();
      return shownWorth(pack, state, present(state.question, 'the question'));
    };
    expect(shown()).toEqual({ points: 400, isDoubled: true });
    testGame.give({ type: 'pass' });
    expect(shown()).toEqual({ points: 200, isDoubled: false });
  });

  it('is not there where steal time is off, nor after fiftyFifty [BUZZ-2]', () => {
    expect(begin({ setup: { stealTimeSeconds: null } }).refusalOf({ type: 'pass' })).toBe('games/no-steal');
    const halved = begin();
    halved.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    expect(halved.refusalOf({ type: 'pass' })).toBe('games/no-steal');
  });

  it('opens to no team and to no lifeline: nothing may be used in it [BUZZ-2]', () => {
    const testGame = openSteal();
    for (const lifeline of ['fiftyFifty', 'askTeammate'] as const)
      expect(testGame.refusalOf({ type: 'useLifeline', lifeline })).toBe('games/not-now');
    expect(testGame.refusalOf({ type: 'pass' })).toBe('games/not-now');
  });

  it('replays to the same end, from its log alone [BUZZ-2]', () => {
    const testGame = openSteal(choices);
    testGame.wait(1234);
    testGame.give(take(2));
    testGame.give({ type: 'choose', optionId: testGame.rightOption() });
    testGame.give({ type: 'award', teamIndex: 2 });
    const again = replay(testGame.game().pack, testGame.commands());
    expect(again.ok && again.value.state).toEqual(testGame.state());
  });
});

describe('a steal with the buzzer in open mode', () => {
  it('awards the own team before the one that was first, and no other [BUZZ-2]', () => {
    const testGame = openSteal();
    testGame.give(take(2));
    testGame.give({ type: 'reveal' });
    expect(testGame.refusalOf({ type: 'award', teamIndex: 1 })).toBe('games/award-not-allowed');
    expect(testGame.refusalOf({ type: 'award', teamIndex: 0 })).toBeNull();
    testGame.give({ type: 'award', teamIndex: 2 });
    expect(testGame.state()).toMatchObject({ scores: [0, 0, 200], currentTeamIndex: 1 });
    expect(testGame.state().turns[0]).toMatchObject({ stealTeamIndex: 2, awardedTo: 2 });
    expect(testGame.state().sheet[0]?.cause).toMatchObject({ kind: 'steal' });
  });

  it('that the host ends without a team counts as none: only the own team can be awarded [BUZZ-2]', () => {
    const testGame = openSteal();
    testGame.give({ type: 'reveal' });
    expect(testGame.refusalOf({ type: 'award', teamIndex: 1 })).toBe('games/award-not-allowed');
    testGame.give({ type: 'award', teamIndex: 0 });
    expect(testGame.state().turns[0]?.stealTeamIndex).toBeNull();
  });

  it('opens when the time of the team in turn is up [BUZZ-2]', () => {
    const testGame = begin();
    testGame.wait(60_000);
    expect(testGame.give({ type: 'timeUp' }).question).toMatchObject({ stage: 'steal', stealTeamIndex: null });
    expect(left(testGame)).toBe(stealWindowMs);
  });
});

describe('a steal with the buzzer in choices mode', () => {
  it('takes no option before a team has it, then one of those left, for that team [BUZZ-2]', () => {
    const testGame = openSteal(choices);
    const wrong = testGame.state().question?.choices[0]?.optionId ?? '';
    for (const optionId of [testGame.rightOption(), testGame.wrongOption()])
      expect(testGame.refusalOf({ type: 'choose', optionId })).toBe('games/not-now');
    testGame.wait(stealWindowMs);
    expect(testGame.refusalOf({ type: 'choose', optionId: testGame.rightOption() })).toBe('games/not-now');
    testGame.give(take(2));
    expect(testGame.refusalOf({ type: 'choose', optionId: wrong })).toBe('games/option-gone');
    testGame.give({ type: 'choose', optionId: testGame.rightOption() });
    expect(testGame.state().question).toMatchObject({ stage: 'revealed', verdict: 2 });
  });

  it('is there once: a second wrong option reveals the answer [BUZZ-2]', () => {
    const testGame = openSteal(choices);
    testGame.give(take(1));
    testGame.give({ type: 'choose', optionId: testGame.wrongOption() });
    expect(testGame.state().question).toMatchObject({ stage: 'revealed', verdict: null });
  });
});
