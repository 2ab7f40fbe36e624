import { describe, expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { nextTeam, openContext } from '../games/question.ts';
import { answeringTeam, answerOf } from '../games/view.ts';
import { present } from '../kernel/assert.ts';
import { awardsOf } from './awards.ts';
import type { KeptPress } from './schema.ts';
import { taskKeyOf, type PressOfSeat } from './tasks/task.ts';

const [noura, fahd, salem] = ['noura', 'fahd', 'salem'] as const;

/** A game in options, and what its phones press meanwhile. */
function startNight(setup: Parameters<typeof samplePack>[0] = {}) {
  const pack = samplePack({
    kind: 'text',
    firstTeamIndex: 0,
    ...setup,
    setup: { answerMode: 'choices', ...setup.setup },
  });
  const game = startTestGame(pack);
  const pressed: PressOfSeat[] = [];
  game.give({ type: 'wheelStopped' });
  const task = () => present(taskKeyOf(game.state()), 'a task');
  /** From a seat of the team that may answer. */
  const press = (seatId: string, made: KeptPress) =>
    void pressed.push({ seatId, teamIndex: answeringTeam(game.state()), press: made });
  return {
    ...game,
    press,
    vote: (seatId: string, optionId: string) => press(seatId, { kind: 'vote', task: task(), optionId }),
    hint: (seatId: string, answer: { optionId: string } | { text: string }, sure: 'guess' | 'think' | 'sure') =>
      press(seatId, { kind: 'hint', task: task(), answer, sure }),
    /** `afterMs`: after the steal has opened, which is later than the step that opens it. */
    buzz(seatId: string, afterMs: number) {
      const opensAt = present(game.state().question?.clock?.since, 'the opening of the steal');
      press(seatId, { kind: 'buzz', task: task(), at: opensAt + afterMs });
    },
    take: () => game.give({ type: 'takeSteal', teamIndex: nextTeam(pack, game.state()) }),
    task,
    pick: () => game.give({ type: 'pick', cellId: game.openCell() }),
    /** Answers wrong, which opens the steal. */
    miss: () => game.give({ type: 'choose', optionId: game.wrongOption() }),
    /** Answers right, and gives the points. */
    win: () => {
      game.give({ type: 'choose', optionId: game.rightOption() });
      award(game);
    },
    awards: (seats: readonly string[] = [noura, fahd, salem]) =>
      awardsOf(
        pack,
        game.commands(),
        seats.map((id) => ({ id })),
        pressed,
      ),
  };
}

function award(game: TestGame): void {
  if (game.state().question?.stage !== 'revealed') game.give({ type: 'reveal' });
  game.give({ type: 'award', teamIndex: game.state().question?.verdict ?? null });
}

describe('most votes that were right', () => {
  it('counts the last vote of each stage, from three on [AWARD-1]', () => {
    const night = startNight();
    for (let count = 0; count < 3; count += 1) {
      night.pick();
      night.vote(noura, night.rightOption());
      night.vote(fahd, count < 2 ? night.rightOption() : night.wrongOption());
      night.win();
    }
    const { awards, figures } = night.awards();
    expect(awards).toEqual([{ award: { kind: 'votes', count: 3 }, seatIds: [noura] }]);
    expect(figures.get(fahd)).toMatchObject({ votes: 3, votesRight: 2 });
  });

  it('is shared by equals, and never had by a seat that was removed [AWARD-1]', () => {
    const night = startNight();
    for (let count = 0; count < 4; count += 1) {
      night.pick();
      for (const seat of [noura, fahd, salem]) if (seat !== fahd || count > 0) night.vote(seat, night.rightOption());
      night.win();
    }
    expect(night.awards().awards[0]?.seatIds).toEqual([noura, salem]);
    expect(night.awards([fahd]).awards).toEqual([{ award: { kind: 'votes', count: 3 }, seatIds: [fahd] }]);
  });

  it('leaves out what the host took back or objected to, and what was set aside [AWARD-1]', () => {
    const night = startNight({ setup: { answerMode: 'choices' } });
    night.pick();
    night.vote(noura, night.rightOption());
    night.give({ type: 'undo' });
    night.wait(1000);
    night.pick();
    night.vote(noura, night.rightOption());
    night.give({ type: 'reveal' });
    night.give({ type: 'annul', reason: 'unclear' });
    night.vote(noura, night.rightOption());
    night.win();
    expect(night.awards().figures.get(noura)).toMatchObject({ votes: 1, votesRight: 1 });
  });

  it('counts no vote for a question whose play never ended [AWARD-1]', () => {
    const night = startNight();
    night.pick();
    night.vote(noura, night.rightOption());
    expect(night.awards().figures.get(noura)).toMatchObject({ votes: 0 });
  });

  it('counts a vote in a steal apart from the one before it [AWARD-1]', () => {
    const night = startNight();
    night.pick();
    night.vote(noura, night.wrongOption());
    night.miss();
    night.vote(salem, night.rightOption());
    night.win();
    expect(night.awards().figures.get(noura)).toMatchObject({ votes: 1, votesRight: 0 });
    expect(night.awards().figures.get(salem)).toMatchObject({ votes: 1, votesRight: 1 });
  });
});

it('counts votes for a steal of the team alone that had it in the end [AWARD-1]', () => {
  const night = startNight({ teams: 3, setup: { buzzer: true } });
  night.pick();
  night.miss();
  night.give({ type: 'takeSteal', teamIndex: 1 });
  night.vote(noura, night.rightOption());
  night.give({ type: 'undo' });
  night.give({ type: 'takeSteal', teamIndex: 2 });
  night.vote(fahd, night.rightOption());
  night.win();
  night.pick();
  night.miss();
  night.take();
  night.vote(salem, night.rightOption());
  // Back to the own answer: the steal has never been.
  for (let step = 0; step < 2; step += 1) night.give({ type: 'undo' });
  night.win();
  const { figures } = night.awards();
  expect([noura, fahd, salem].map((seat) => figures.get(seat)?.votes)).toEqual([0, 1, 0]);
});

/** A game with the buzzer, whose steals open some time after the step, as the server deals it. */
const withBuzzer = { teams: 3, isRead: true, setup: { buzzer: true } } as const;

describe('the fastest buzzer', () => {
  it('is who pressed soonest after a steal opened; the same hundredth is equal [AWARD-1]', () => {
    const night = startNight(withBuzzer);
    for (const [first, second] of [
      [812, 420],
      [424, 990],
    ] as const) {
      night.pick();
      night.wait(5000);
      night.miss();
      night.buzz(noura, first);
      night.buzz(fahd, second);
      night.take();
      night.win();
    }
    const { awards, figures } = night.awards();
    expect(awards).toEqual([{ award: { kind: 'buzzer', ms: 420 }, seatIds: [noura, fahd] }]);
    expect(figures.get(noura)?.fastestMs).toBe(424);
    expect(figures.get(salem)?.fastestMs).toBeNull();
  });

  it('is measured from the steal that counted: a press for one that was undone is none [AWARD-1]', () => {
    const night = startNight(withBuzzer);
    night.pick();
    night.miss();
    night.buzz(noura, 300);
    night.wait(4000);
    night.give({ type: 'undo' });
    night.miss();
    night.buzz(fahd, 700);
    night.take();
    night.win();
    expect(night.awards().awards).toEqual([{ award: { kind: 'buzzer', ms: 700 }, seatIds: [fahd] }]);
  });
});

describe('the surest teammate', () => {
  it('gave a right hint: the surest first, then the most [AWARD-1]', () => {
    const night = startNight();
    for (const round of [0, 1]) {
      night.pick();
      night.hint(noura, { optionId: night.rightOption() }, 'think');
      if (round === 0) night.hint(fahd, { optionId: night.rightOption() }, 'sure');
      else night.hint(salem, { optionId: night.wrongOption() }, 'sure');
      night.win();
    }
    expect(night.awards().awards).toEqual([{ award: { kind: 'teammate', sure: 'sure', count: 1 }, seatIds: [fahd] }]);
    expect(night.awards([noura, salem]).awards).toEqual([
      { award: { kind: 'teammate', sure: 'think', count: 2 }, seatIds: [noura] },
    ]);
  });

  it('may say the answer in words, however they are spelled [AWARD-1]', () => {
    const night = startNight({ setup: { answerMode: 'open' } });
    night.pick();
    const { pack, state } = night.game();
    const { question } = openContext(pack, present(state.question, 'a question'));
    const { answer } = answerOf(pack, question);
    night.hint(noura, { text: `  ${answer.en.toUpperCase()}!` }, 'guess');
    night.hint(fahd, { text: answer.ar }, 'guess');
    night.hint(salem, { text: '…' }, 'sure');
    night.give({ type: 'reveal' });
    night.give({ type: 'award', teamIndex: 0 });
    expect(night.awards().awards).toEqual([
      { award: { kind: 'teammate', sure: 'guess', count: 1 }, seatIds: [noura, fahd] },
    ]);
  });
});

it('gives no award for a game whose phones pressed nothing [AWARD-1]', () => {
  const night = startNight();
  night.pick();
  night.win();
  expect(night.awards().awards).toEqual([]);
  expect(night.awards([]).figures.size).toBe(0);
});

it('ignores presses of a task that the game never asked, and a finished game keeps its awards [AWARD-1]', () => {
  const night = startNight(withBuzzer);
  night.pick();
  night.miss();
  night.buzz(noura, 500);
  night.press(fahd, { kind: 'buzz', task: 'points', at: night.now() });
  night.press(fahd, { kind: 'draft', task: night.task(), value: 1 });
  night.take();
  night.win();
  night.give({ type: 'end' });
  night.give({ type: 'finish' });
  expect(night.state().phase).toBe('finished');
  expect(night.awards().awards).toEqual([{ award: { kind: 'buzzer', ms: 500 }, seatIds: [noura] }]);
});
