import { describe, expect, it } from 'vitest';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { timeLeft } from './apply.ts';
import { lifelineRecords } from './lifelines.ts';
import { openSecret } from './pack.ts';

function begin(options: SampleOptions = {}): TestGame {
  const table = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0, ...options }));
  table.give({ type: 'wheelStopped' });
  return table;
}
const open = (table: TestGame) => table.give({ type: 'pick', cellId: table.openCell() });
function finishTurn(table: TestGame, teamIndex: number | null = null): void {
  if (!table.state().question) open(table);
  if (table.state().question?.stage !== 'revealed') table.give({ type: 'reveal' });
  table.give({ type: 'award', teamIndex });
}
const statusOf = (table: TestGame, team: number, lifeline: 'fiftyFifty' | 'askTeammate' | 'comeback' | 'flip') =>
  table.state().lifelines[team]?.[lifeline].status;
const choices = { setup: { answerMode: 'choices' as const } };

describe('queueing', () => {
  it("is for any time but one's own turn, and can be taken off again [LIFE-1]", () => {
    const table = begin();
    expect(table.refusalOf({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 0 })).toBe('games/lifeline-own-turn');
    table.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    expect(lifelineRecords('g', table.state()).queued).toEqual([
      { lifeline: 'flip', gameId: 'g', activatingTeamIndex: 1, queuedAt: table.now() },
    ]);
    expect(table.refusalOf({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 })).toBe('games/lifeline-used');
    table.give({ type: 'unqueueLifeline', lifeline: 'flip', teamIndex: 1 });
    expect(statusOf(table, 1, 'flip')).toBe('available');
    expect(table.refusalOf({ type: 'unqueueLifeline', lifeline: 'flip', teamIndex: 1 })).toBe(
      'games/lifeline-not-queued',
    );
    expect(table.refusalOf({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 2 })).toBe('games/unknown-team');
  });

  it('goes with the game [LIFE-2]', () => {
    const table = begin();
    table.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    table.give({ type: 'end' });
    table.give({ type: 'finish' });
    expect(lifelineRecords('g', table.state())).toEqual({ queued: [], active: [] });
  });
});

describe('fiftyFifty', () => {
  it('leaves the right option and one wrong one, ends the steal, and is over at the reveal [LIFE-1]', () => {
    const table = begin(choices);
    open(table);
    table.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    const left = table.state().question?.leftOptionIds ?? [];
    expect(left).toHaveLength(2);
    expect(left).toContain(table.rightOption());
    expect(statusOf(table, 0, 'fiftyFifty')).toBe('active');
    table.give({ type: 'choose', optionId: table.wrongOption() });
    expect(table.state().question).toMatchObject({ stage: 'revealed', verdict: null, stealTeamIndex: null });
    expect(statusOf(table, 0, 'fiftyFifty')).toBe('used');
  });

  it('shows two choices in open mode too, without a steal', () => {
    const table = begin();
    open(table);
    table.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    expect(table.state().question?.leftOptionIds).toHaveLength(2);
    expect(table.refusalOf({ type: 'pass' })).toBe('games/no-steal');
    table.wait(60_000);
    expect(table.give({ type: 'timeUp' }).question?.stage).toBe('closed');
  });

  it('is used once a team and game [LIFE-1]', () => {
    const table = begin();
    open(table);
    table.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    finishTurn(table);
    finishTurn(table);
    open(table);
    expect(table.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/lifeline-used');
  });

  it('is not for a steal, nor before a question opens', () => {
    const table = begin();
    expect(table.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/not-now');
    open(table);
    table.give({ type: 'pass' });
    expect(table.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/not-now');
  });

  it('becomes active when queued, but waits on a secret word', () => {
    for (const [kind, status] of [
      ['text', 'active'],
      ['secret-word', 'queued'],
    ] as const) {
      const table = begin({ kind });
      table.give({ type: 'queueLifeline', lifeline: 'fiftyFifty', teamIndex: 1 });
      finishTurn(table);
      open(table);
      expect(statusOf(table, 1, 'fiftyFifty')).toBe(status);
    }
  });

  it('does not apply to a secret word', () => {
    const table = begin({ kind: 'secret-word' });
    open(table);
    expect(table.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/lifeline-not-here');
    expect(table.refusalOf({ type: 'useLifeline', lifeline: 'askTeammate' })).toBe('games/lifeline-not-here');
  });
});

describe('askTeammate', () => {
  it('stops the question clock for 30 seconds, then continues it [LIFE-1]', () => {
    const table = begin();
    open(table);
    table.wait(10_000);
    table.give({ type: 'useLifeline', lifeline: 'askTeammate', teammate: 'نورة' });
    expect(lifelineRecords('g', table.state()).active).toEqual([
      { lifeline: 'askTeammate', gameId: 'g', teamIndex: 0, activatedAt: table.now(), expiresAt: table.now() + 30_000 },
    ]);
    expect(table.state().question?.consultation?.teammate).toBe('نورة');
    table.wait(29_999);
    expect(table.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    table.wait(1);
    table.give({ type: 'timeUp' });
    expect(statusOf(table, 0, 'askTeammate')).toBe('used');
    expect(timeLeft(table.state(), table.now())).toBe(50_000);
  });

  it('may end early, and stops during a pause', () => {
    const table = begin();
    open(table);
    table.give({ type: 'useLifeline', lifeline: 'askTeammate' });
    table.give({ type: 'pause' });
    table.wait(100_000);
    table.give({ type: 'resume' });
    expect(lifelineRecords('g', table.state()).active[0]?.expiresAt).toBe(table.now() + 30_000);
    expect(timeLeft(table.state(), table.now() + 5000)).toBe(60_000);
    table.give({ type: 'endConsultation' });
    expect(timeLeft(table.state(), table.now() + 5000)).toBe(55_000);
  });

  it('queued, it acts before fiftyFifty and both may act in one turn', () => {
    const table = begin();
    table.give({ type: 'queueLifeline', lifeline: 'askTeammate', teamIndex: 1, teammate: 'سالم' });
    table.give({ type: 'queueLifeline', lifeline: 'fiftyFifty', teamIndex: 1 });
    finishTurn(table);
    open(table);
    expect(table.state().turnLifelines).toEqual(['askTeammate', 'fiftyFifty']);
    expect(table.state().question?.consultation?.teammate).toBe('سالم');
  });
});

describe('comeback', () => {
  it('is only for a team strictly below the highest, before a tile is picked', () => {
    const table = begin();
    expect(table.refusalOf({ type: 'useLifeline', lifeline: 'comeback' })).toBe('games/comeback-not-trailing');
    finishTurn(table, 0);
    open(table);
    expect(table.refusalOf({ type: 'useLifeline', lifeline: 'comeback' })).toBe('games/not-now');
  });

  it('doubles the own award of the turn and never a steal', () => {
    const table = begin();
    finishTurn(table, 0);
    table.give({ type: 'useLifeline', lifeline: 'comeback' });
    expect(lifelineRecords('g', table.state()).active).toMatchObject([{ lifeline: 'comeback', expiresAt: null }]);
    finishTurn(table, 1);
    expect(table.state().scores[1]).toBe(2 * 400);
    expect(table.state().sheet.at(-1)?.cause.kind).toBe('comeback');
    expect(statusOf(table, 1, 'comeback')).toBe('used');
    table.give({ type: 'useLifeline', lifeline: 'comeback' });
    open(table);
    table.give({ type: 'pass' });
    table.give({ type: 'reveal' });
    const before = table.state().scores[1] ?? 0;
    table.give({ type: 'award', teamIndex: 1 });
    expect((table.state().scores[1] ?? 0) - before).toBe(600);
  });

  it('queued and not trailing, stays queued', () => {
    const table = begin();
    table.give({ type: 'queueLifeline', lifeline: 'comeback', teamIndex: 1 });
    finishTurn(table);
    expect(statusOf(table, 1, 'comeback')).toBe('queued');
    finishTurn(table, 1);
    finishTurn(table);
    expect(statusOf(table, 1, 'comeback')).toBe('queued');
    table.give({ type: 'adjust', teamIndex: 0, points: 1000, reason: 'تصحيح' });
    table.give({ type: 'useLifeline', lifeline: 'comeback' });
    expect(statusOf(table, 1, 'comeback')).toBe('active');
  });

  it('queued and trailing, becomes active at the start of the turn', () => {
    const table = begin();
    table.give({ type: 'queueLifeline', lifeline: 'comeback', teamIndex: 1 });
    finishTurn(table, 0);
    expect(statusOf(table, 1, 'comeback')).toBe('active');
  });
});

describe('flip', () => {
  function withFlip(options: SampleOptions = {}): TestGame {
    const table = begin(options);
    table.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    finishTurn(table);
    return table;
  }

  it('becomes active at the start of the turn of the team that queued it, and only then [LIFE-2]', () => {
    const table = begin({ teams: 3 });
    table.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 2 });
    finishTurn(table);
    expect(statusOf(table, 2, 'flip')).toBe('queued');
    finishTurn(table);
    expect(statusOf(table, 2, 'flip')).toBe('active');
    expect(lifelineRecords('g', table.state())).toMatchObject({
      queued: [],
      active: [{ lifeline: 'flip', expiresAt: null }],
    });
  });

  it('swaps in the reserve with a fresh clock, and both questions are seen', () => {
    const table = withFlip();
    open(table);
    const cell = table.game().pack.cells.find(({ id }) => id === table.state().question?.cellId);
    table.wait(20_000);
    expect(lifelineRecords('g', table.state()).active[0]?.expiresAt).toBe(table.now() + 10_000);
    table.give({ type: 'swap' });
    expect(table.state().question).toMatchObject({ swapped: true, flipClock: null });
    expect(timeLeft(table.state(), table.now())).toBe(60_000);
    expect(statusOf(table, 1, 'flip')).toBe('used');
    expect(table.game().openedQuestionIds).toEqual(expect.arrayContaining([cell?.question.id, cell?.reserve.id]));
    expect(table.refusalOf({ type: 'swap' })).toBe('games/flip-over');
    table.give({ type: 'reveal' });
    table.give({ type: 'award', teamIndex: 1 });
    expect(table.state().turns.at(-1)).toMatchObject({
      questionId: cell?.reserve.id,
      swappedFromId: cell?.question.id,
    });
  });

  it('runs out after 30 seconds of an open tile', () => {
    const table = withFlip();
    table.wait(100_000);
    open(table);
    table.wait(30_000);
    expect(table.refusalOf({ type: 'swap' })).toBe('games/flip-over');
  });

  it('stops during a pause and a consultation', () => {
    const table = withFlip();
    open(table);
    table.wait(10_000);
    table.give({ type: 'pause' });
    expect(lifelineRecords('g', table.state()).active[0]?.expiresAt).toBeNull();
    table.wait(60_000);
    table.give({ type: 'resume' });
    table.give({ type: 'useLifeline', lifeline: 'askTeammate' });
    table.wait(25_000);
    table.give({ type: 'endConsultation' });
    table.wait(19_999);
    table.give({ type: 'swap' });
    expect(table.state().question?.swapped).toBe(true);
  });

  it('is not for a tile after fiftyFifty, and ends with the turn unused', () => {
    const table = withFlip();
    open(table);
    table.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    expect(table.refusalOf({ type: 'swap' })).toBe('games/lifeline-not-here');
    finishTurn(table);
    expect(statusOf(table, 1, 'flip')).toBe('used');
  });

  it('is not for a steal', () => {
    const table = withFlip();
    open(table);
    table.give({ type: 'pass' });
    expect(table.refusalOf({ type: 'swap' })).toBe('games/not-now');
  });

  it('may be used on a secret word', () => {
    const table = withFlip({ kind: 'secret-word' });
    open(table);
    expect(table.give({ type: 'swap' }).question?.swapped).toBe(true);
  });

  it('refuses a swap by a team that has no flip', () => {
    const table = begin();
    open(table);
    expect(table.refusalOf({ type: 'swap' })).toBe('games/flip-over');
  });
});

it('seals every secret of a pack apart and opens it to the same text', () => {
  const pack = samplePack({ kind: 'secret-word' });
  expect(JSON.stringify(pack.cells).includes('جواب')).toBe(false);
  for (const { question } of pack.cells) expect(openSecret(pack, question, 'answer')).toContain(`جواب ${question.id}`);
});
