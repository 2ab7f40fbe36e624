import { describe, expect, it } from 'vitest';
import { playThrough } from '#testing/play-through.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { untilWinnerMs } from '../games/finale-times.ts';
import type { Act } from '../games/commands.ts';
import { openContext } from '../games/question.ts';
import type { Game } from '../games/state.ts';
import { answerOf } from '../games/view.ts';
import { present } from '../kernel/assert.ts';
import { suspenseOf, phoneView } from './phone-view.ts';
import { pressSchema, suspenseMs } from './schema.ts';
import { judgeView, nextChangeOfRemote, remoteView } from './remote-view.ts';

/** A whole game of three teams, step by step. */
const playGame = (seed: string) =>
  playThrough(samplePack({ seed, teams: 3, setup: { lastQuestion: true, answerMode: 'choices' } }), seed);

describe('what a phone sees', () => {
  it('is never an answer, an option or the text of a question, in a whole game [ROOM-4]', () => {
    for (const seed of ['one', 'two', 'three']) {
      for (const game of playGame(seed)) {
        const { question } = game.state;
        if (question === null) continue;
        const { question: open } = openContext(game.pack, question);
        const sent = JSON.stringify(phoneView(game, 'open'));
        for (const text of [
          open.text.ar,
          answerOf(game.pack, open).answer.ar,
          ...open.options.map(({ text: { ar } }) => ar),
        ])
          expect(sent).not.toContain(JSON.stringify(text));
      }
    }
  });

  it('says of a question for the young what it brings others, and nothing of a sister that is still closed [YOUNG-5, ROOM-4]', () => {
    for (const answerMode of ['open', 'choices'] as const) {
      const pack = samplePack({ seed: 'young', teams: 2, young: [0], kind: 'text', setup: { answerMode } });
      for (const game of playThrough(pack, `young ${answerMode}`)) {
        const { question } = game.state;
        const view = phoneView(game, 'open');
        const isForYoung = question !== null && openContext(pack, question).isSister;
        expect(view.question?.othersPoints).toBe(isForYoung ? 200 : undefined);
        const sent = JSON.stringify([view, judgeView(game), remoteView(game, game.lastAt)]);
        for (const { id, sister } of pack.cells) {
          if (sister === undefined || (question?.cellId === id && isForYoung)) continue;
          expect(sent).not.toContain(sister.id);
        }
      }
    }
  });

  it('names no team in turn before the wheel has stopped, and none at the result [ROOM-4]', () => {
    const games = playGame('turns');
    for (const game of games) {
      const { phase, currentTeamIndex, winners } = phoneView(game, 'open');
      if (phase === 'wheel' || phase === 'result') expect(currentTeamIndex).toBeNull();
      if (phase !== 'result') expect(winners).toEqual([]);
    }
    expect(phoneView(present(games[0], 'the first'), 'open').phase).toBe('wheel');
    expect(phoneView(present(games.at(-1), 'the last'), 'finished').phase).toBe('result');
  });

  it('has the teams with their scores, and the open tile by category and value [ROOM-4]', () => {
    const pack = samplePack({ kind: 'text', firstTeamIndex: 0 });
    const testGame = startTestGame(pack);
    testGame.give({ type: 'wheelStopped' });
    const cell = present(pack.cells[0], 'a cell');
    testGame.give({ type: 'pick', cellId: cell.id });
    expect(phoneView(testGame.game(), 'open')).toMatchObject({
      phase: 'question',
      currentTeamIndex: 0,
      tilesLeft: pack.cells.length,
      teams: [{ name: 'الفريق 1', score: 0 }, { name: 'الفريق 2' }],
      question: {
        category: { name: pack.categories[0]?.name },
        value: cell.value,
        worth: cell.value,
        isRevealed: false,
        stealTeamIndex: null,
      },
    });
  });

  it('has the points that the screen shows: doubled by a comeback, less with each clue [ROOM-4, YOUNG-5]', () => {
    const cellOf = (pack: ReturnType<typeof samplePack>) =>
      present(
        pack.cells.find(({ value }) => value === 600),
        'a tile of 600',
      ).id;
    const open = (pack: ReturnType<typeof samplePack>, acts: readonly Act[], later: readonly Act[] = []) => {
      const testGame = startTestGame(pack);
      for (const act of [{ type: 'wheelStopped' } as const, ...acts]) testGame.give(act);
      testGame.give({ type: 'pick', cellId: cellOf(pack) });
      for (const act of later) testGame.give(act);
      return phoneView(testGame.game(), 'open').question;
    };
    const young = samplePack({ kind: 'text', firstTeamIndex: 0, teams: 2, young: [0] });
    const behind = { type: 'adjust', teamIndex: 1, points: 100, reason: 'سؤال' } as const;
    expect(open(young, [behind, { type: 'useLifeline', lifeline: 'comeback' }])).toMatchObject({
      value: 600,
      worth: 1200,
      othersPoints: 200,
    });
    const clues = samplePack({ kind: 'falling-clues', firstTeamIndex: 0 });
    expect(open(clues, [], [{ type: 'nextClue' }])).toMatchObject({ value: 600, worth: 500 });
  });
});

/** A steal that is open to all teams but the first. */
function openSteal() {
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0, teams: 3, isRead: true, setup: { buzzer: true } });
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: testGame.openCell() });
  testGame.give({ type: 'pass' });
  return testGame;
}

describe('a steal that no team has taken', () => {
  const questionOf = ({ game }: ReturnType<typeof openSteal>) => phoneView(game(), 'open').question;

  it('is open to the others until a time, which a pause stops [BUZZ-4]', () => {
    const testGame = openSteal();
    const until = testGame.now() + 1400 + 5000;
    const open = { buzzer: true, answers: 'others', stealTeamIndex: null, mayBeStolen: false };
    expect(phoneView(testGame.game(), 'open').currentTeamIndex).toBe(0);
    expect(questionOf(testGame)).toMatchObject({ ...open, stealOpenUntil: until });
    testGame.wait(2400);
    testGame.give({ type: 'pause' });
    expect(questionOf(testGame)).toMatchObject({ ...open, stealOpenUntil: null });
    testGame.wait(10_000);
    testGame.give({ type: 'resume' });
    expect(questionOf(testGame)).toMatchObject({ ...open, stealOpenUntil: until + 10_000 });
  });

  it('is the team’s that was first, as any steal is [BUZZ-4]', () => {
    const testGame = openSteal();
    testGame.give({ type: 'takeSteal', teamIndex: 2 });
    expect(questionOf(testGame)).toMatchObject({ answers: 'team', stealTeamIndex: 2, stealOpenUntil: null });
  });

  it('is given by the remote to any team that may take it [BUZZ-4]', () => {
    const testGame = openSteal();
    const remote = remoteView(testGame.game(), testGame.now());
    expect(remote.steals).toEqual([1, 2]);
    expect(remote.acts).toEqual(['reveal', 'pause', 'undo']);
    const press = (teamIndex: number | null) =>
      pressSchema.safeParse({ kind: 'act', seq: remote.seq, act: { type: 'takeSteal', teamIndex } }).success;
    expect([press(1), press(null)]).toEqual([true, false]);
    testGame.give({ type: 'takeSteal', teamIndex: 1 });
    expect(remoteView(testGame.game(), testGame.now()).steals).toEqual([]);
  });
});

describe('a question that none may answer any more', () => {
  const closedByOf = ({ game }: ReturnType<typeof openSteal>) => phoneView(game(), 'open').question?.closedBy;
  const openKind = (kind: 'closest-number' | 'text') => {
    const testGame = startTestGame(samplePack({ kind, firstTeamIndex: 0, setup: { questionTimeSeconds: 30 } }));
    testGame.give({ type: 'wheelStopped' });
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    return testGame;
  };

  it('was answered by all teams, or its time is over [ROOM-4]', () => {
    const contest = openKind('closest-number');
    contest.give({ type: 'commitNumber', teamIndex: 0, number: 1 });
    expect(closedByOf(contest)).toBeUndefined();
    contest.give({ type: 'commitNumber', teamIndex: 1, number: 2 });
    expect(closedByOf(contest)).toBe('all');
    contest.give({ type: 'reveal' });
    expect(closedByOf(contest)).toBeUndefined();
    const late = openKind('closest-number');
    late.give({ type: 'commitNumber', teamIndex: 0, number: 1 });
    late.wait(600_000);
    late.give({ type: 'timeUp' });
    expect(closedByOf(late)).toBe('time');
  });
});

describe('suspense', () => {
  const delaysOf = (games: readonly Game[]) =>
    games.slice(1).map((after, index) => suspenseOf(present(games[index], 'before').state, after.state));

  it('is in an answer, in points and in the result, and in nothing else [ROOM-4]', () => {
    const pack = samplePack({ kind: 'text', firstTeamIndex: 0, setup: { answerMode: 'open' } });
    const testGame = startTestGame(pack);
    const games = [testGame.game()];
    for (const act of [
      { type: 'wheelStopped' },
      { type: 'pick', cellId: present(pack.cells[0], 'a cell').id },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'reveal' },
      { type: 'award', teamIndex: 0 },
      { type: 'adjust', teamIndex: 0, points: 100, reason: 'تصحيح' },
      { type: 'end' },
      { type: 'finish' },
    ] as const) {
      testGame.give(act);
      games.push(testGame.game());
    }
    expect(delaysOf(games)).toEqual([0, 0, 0, 0, suspenseMs, suspenseMs, suspenseMs, untilWinnerMs(2), suspenseMs]);
  });

  it('is in the tap of an option, right or wrong [ROOM-4]', () => {
    const pack = samplePack({ kind: 'text', firstTeamIndex: 0, setup: { answerMode: 'choices' } });
    const testGame = startTestGame(pack);
    testGame.give({ type: 'wheelStopped' });
    testGame.give({ type: 'pick', cellId: present(pack.cells[0], 'a cell').id });
    const before = testGame.state();
    testGame.give({ type: 'choose', optionId: testGame.wrongOption() });
    expect(testGame.state().question?.stage).toBe('steal');
    expect(suspenseOf(before, testGame.state())).toBe(suspenseMs);
  });

  it('lasts in a tie until the tie-break is decided: no phone announces a win before [ROOM-4]', () => {
    const testGame = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0 }));
    testGame.give({ type: 'wheelStopped' });
    testGame.give({ type: 'end' });
    expect(phoneView(testGame.game(), 'open')).toMatchObject({ phase: 'result', isTied: true, winners: [] });
    testGame.give({ type: 'openTieBreaker' });
    testGame.give({ type: 'commitNumber', teamIndex: 0, number: 1 });
    expect(phoneView(testGame.game(), 'open')).toMatchObject({ isTied: true, winners: [] });
    testGame.give({ type: 'commitNumber', teamIndex: 1, number: 1_000_000 });
    const { isTied, winners } = phoneView(testGame.game(), 'open');
    expect([isTied, winners.length]).toEqual([false, 1]);
  });

  it('is in the loss of a question that brings no points [ROOM-4]', () => {
    const pack = samplePack({ kind: 'text', firstTeamIndex: 0, setup: { answerMode: 'open' } });
    const testGame = startTestGame(pack);
    testGame.give({ type: 'wheelStopped' });
    testGame.give({ type: 'pick', cellId: present(pack.cells[0], 'a cell').id });
    testGame.give({ type: 'reveal' });
    const before = testGame.game();
    testGame.give({ type: 'award', teamIndex: null });
    expect(suspenseOf(before.state, testGame.game().state)).toBe(suspenseMs);
  });
});

describe('the remote', () => {
  it('is computed again when the question has been read, and when its clock runs out [ROOM-6]', () => {
    const pack = samplePack({ kind: 'text', firstTeamIndex: 0, isRead: true, setup: { questionTimeSeconds: 30 } });
    const testGame = startTestGame(pack);
    testGame.give({ type: 'wheelStopped' });
    expect(nextChangeOfRemote(testGame.game(), testGame.now())).toBeNull();
    testGame.give({ type: 'pick', cellId: present(pack.cells[0], 'a cell').id });
    const opened = testGame.now();
    const read = present(nextChangeOfRemote(testGame.game(), opened), 'the end of reading');
    expect(read).toBeGreaterThan(opened);
    expect(nextChangeOfRemote(testGame.game(), read)).toBe(read + 30_000);
    expect(nextChangeOfRemote(testGame.game(), read + 30_000)).toBeNull();
  });
});
