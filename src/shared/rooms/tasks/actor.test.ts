import { describe, expect, it } from 'vitest';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { openContext } from '../../games/question.ts';
import { answerOf, forbiddenWords } from '../../games/view.ts';
import { present } from '../../kernel/assert.ts';
import { judgeView } from '../remote-view.ts';
import { acceptsPress, eventOf, seatTask, type PressOfSeat } from './index.ts';
import type { TaskSeat } from './task.ts';

const noor: TaskSeat = { id: 'noor', teamIndex: 0, isCaptain: true, label: 'نورة' };
const fahad: TaskSeat = { id: 'fahad', teamIndex: 0, isCaptain: false, label: 'فهد' };
const rival: TaskSeat = { id: 'rival', teamIndex: 1, isCaptain: true, label: 'سالم' };
const onlooker: TaskSeat = { id: 'onlooker', teamIndex: null, isCaptain: false };

/** A game at its first tile, a secret word. */
function openWord(options: SampleOptions = {}): TestGame {
  const testGame = startTestGame(samplePack({ kind: 'secret-word', firstTeamIndex: 0, isRead: true, ...options }));
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: testGame.openCell() });
  return testGame;
}
const momentOf = (testGame: TestGame, seat: TaskSeat, pressed: readonly PressOfSeat[] = []) => ({
  game: testGame.game(),
  seat,
  // As the server gives them: those of this moment's task.
  pressed: pressed.filter(({ press }) => press.task === keyOf(testGame)),
  at: testGame.now(),
});
function keyOf(testGame: TestGame): string {
  return seatTask({ game: testGame.game(), seat: noor, pressed: [], at: testGame.now() })?.key ?? 'none';
}
function taskOf(testGame: TestGame, seat: TaskSeat, pressed: readonly PressOfSeat[] = []) {
  const task = seatTask(momentOf(testGame, seat, pressed));
  return task?.kind === 'actor' ? task : null;
}
const taking = (testGame: TestGame, { id, teamIndex }: TaskSeat): PressOfSeat[] => [
  { seatId: id, teamIndex, press: { kind: 'act-it', task: keyOf(testGame) } },
];
const accepts = (testGame: TestGame, seat: TaskSeat, kind: 'act-it' | 'ready', pressed: readonly PressOfSeat[] = []) =>
  acceptsPress({ kind, task: keyOf(testGame) }, momentOf(testGame, seat, pressed));

describe('a secret word', () => {
  it('has a part that is free for every phone of the team in turn, and for no other [ACTOR-1]', () => {
    const testGame = openWord();
    for (const seat of [noor, fahad]) {
      expect(taskOf(testGame, seat)).toMatchObject({ part: 'free', actorId: null, word: null, forbidden: null });
      expect(accepts(testGame, seat, 'act-it')).toBe(true);
    }
    for (const seat of [rival, onlooker]) {
      expect(taskOf(testGame, seat)).toBeNull();
      expect(accepts(testGame, seat, 'act-it')).toBe(false);
    }
  });

  it('is the actor’s alone, with what must not be said; its team sees who acts, and a judge sees nothing [ACTOR-1]', () => {
    const testGame = openWord();
    const pressed = taking(testGame, noor);
    const { pack, state } = testGame.game();
    const { question } = openContext(pack, present(state.question, 'it'));
    expect(taskOf(testGame, noor, pressed)).toMatchObject({
      part: 'own',
      word: answerOf(pack, question).answer,
      forbidden: forbiddenWords(pack, question),
    });
    expect(taskOf(testGame, fahad, pressed)).toMatchObject({
      part: 'other',
      actorId: 'noor',
      word: null,
      forbidden: null,
    });
    expect(taskOf(testGame, rival, pressed)).toBeNull();
    expect(judgeView(testGame.game())).toBeNull();
    for (const seat of [noor, fahad, rival]) expect(accepts(testGame, seat, 'act-it', pressed)).toBe(false);
  });

  it('starts its clock by the actor’s press, once, and not in a pause [ACTOR-1]', () => {
    const testGame = openWord();
    const pressed = taking(testGame, noor);
    expect(accepts(testGame, noor, 'ready')).toBe(false);
    expect(accepts(testGame, fahad, 'ready', pressed)).toBe(false);
    testGame.give({ type: 'pause' });
    expect(accepts(testGame, noor, 'ready', pressed)).toBe(false);
    testGame.give({ type: 'resume' });
    expect(accepts(testGame, noor, 'ready', pressed)).toBe(true);
    testGame.give({ type: 'startClock' });
    expect(taskOf(testGame, noor, pressed)?.isClockWaiting).toBe(false);
    expect(accepts(testGame, noor, 'ready', pressed)).toBe(false);
  });

  it('waits for no press where there is no clock [ACTOR-1]', () => {
    const testGame = openWord({ setup: { questionTimeSeconds: null } });
    expect(taskOf(testGame, noor, taking(testGame, noor))).toMatchObject({ part: 'own', isClockWaiting: false });
  });

  it('is a free part again after undo and after a swap, and none once the word is shown [ACTOR-1]', () => {
    const testGame = openWord({ firstTeamIndex: 1 });
    testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 0 });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: null });
    const cellId = testGame.openCell();
    testGame.give({ type: 'pick', cellId });
    const taken = taking(testGame, noor);
    expect(taskOf(testGame, noor, taken)?.part).toBe('own');
    testGame.give({ type: 'undo' });
    testGame.wait(1000);
    testGame.give({ type: 'pick', cellId });
    expect(taskOf(testGame, noor, taken)?.part).toBe('free');
    const again = taking(testGame, fahad);
    testGame.give({ type: 'swap' });
    expect(taskOf(testGame, fahad, [...taken, ...again])?.part).toBe('free');
    testGame.give({ type: 'reveal' });
    expect(taskOf(testGame, noor, taken)).toBeNull();
  });

  it('tells the screen who acts [ACTOR-2]', () => {
    expect(eventOf({ kind: 'act-it', task: 'key' }, noor)).toEqual({
      kind: 'act-it',
      seatId: 'noor',
      teamIndex: 0,
      task: 'key',
    });
  });
});
