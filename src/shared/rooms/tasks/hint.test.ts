import { describe, expect, it } from 'vitest';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { lifelineDurationMs } from '../../games/lifelines.ts';
import { openContext } from '../../games/question.ts';
import { optionViews } from '../../games/view.ts';
import { present } from '../../kernel/assert.ts';
import { pressSchema, type KeptPress } from '../schema.ts';
import { acceptsPress, askedAt, eventOf, nextChangeOfTask, seatTask, type Moment, type PressOfSeat } from './index.ts';

const noor = { id: 'noor', teamIndex: 0, isCaptain: false, label: 'نورة' };

/** The first tile, opened with a teammate asked. */
function askNoor(options: SampleOptions = {}): TestGame {
  const testGame = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0, ...options }));
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: testGame.openCell() });
  testGame.give({ type: 'useLifeline', lifeline: 'askTeammate', teammate: 'نورة' });
  return testGame;
}

const momentOf = (testGame: TestGame, seat: Moment['seat'] = noor, pressed: readonly PressOfSeat[] = []): Moment => ({
  game: testGame.game(),
  seat,
  pressed,
  at: testGame.now(),
});

function hintOf(testGame: TestGame, seat: Moment['seat'] = noor, pressed: readonly PressOfSeat[] = []) {
  const task = seatTask(momentOf(testGame, seat, pressed));
  return task?.kind === 'hint' ? task : null;
}
const openOf = (testGame: TestGame) => present(testGame.state().question, 'the question');
const textOf = (testGame: TestGame) => openContext(testGame.game().pack, openOf(testGame)).question.text;

const hint = (testGame: TestGame, changes: object = { answer: { text: 'الكويت' } }) =>
  ({ kind: 'hint', task: hintOf(testGame)?.key ?? 'none', sure: 'think', ...changes }) as Extract<
    KeptPress,
    { kind: 'hint' }
  >;
const accepts = (testGame: TestGame, changes?: object) => acceptsPress(hint(testGame, changes), momentOf(testGame));

describe('a hint', () => {
  it('is asked of the seat of the team in turn that the screen named, and of no other [HINT-1]', () => {
    const testGame = askNoor();
    expect(hintOf(testGame)).toMatchObject({ text: textOf(testGame), options: [], isGiven: false });
    for (const seat of [
      { ...noor, label: 'نورة 2' },
      { ...noor, teamIndex: 1 },
      { ...noor, teamIndex: null, label: undefined },
    ])
      expect(hintOf(testGame, seat)).toBeNull();
    testGame.give({ type: 'endConsultation' });
    expect(hintOf(testGame)).toBeNull();
  });

  it('is asked of no phone where the screen named none [HINT-1]', () => {
    const testGame = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0 }));
    testGame.give({ type: 'wheelStopped' });
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    expect(hintOf(testGame)).toBeNull();
    testGame.give({ type: 'useLifeline', lifeline: 'askTeammate' });
    expect(hintOf(testGame)).toBeNull();
    expect(hintOf(testGame, { ...noor, teamIndex: null, label: undefined })).toBeNull();
  });

  it('shows the options that the screen shows: all in choices, those that are left after two are gone [HINT-1]', () => {
    const inChoices = askNoor({ setup: { answerMode: 'choices' } });
    const views = optionViews(inChoices.game().pack, openOf(inChoices));
    expect(hintOf(inChoices)?.options).toEqual(views.map(({ id, text }, index) => ({ id, text, place: index + 1 })));
    inChoices.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    expect(hintOf(inChoices)?.options).toHaveLength(2);
    const inOpen = askNoor();
    inOpen.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    expect(hintOf(inOpen)?.options).toHaveLength(2);
  });

  it('knows options that are pictures by their places, whose names no phone gets [HINT-1]', () => {
    const testGame = askNoor({ hasOptionPictures: true });
    expect(hintOf(testGame)?.options).toMatchObject([1, 2, 3, 4].map((place) => ({ place, text: null })));
  });

  it('shows the clues that have fallen, and no later one [HINT-1]', () => {
    const testGame = askNoor({ kind: 'falling-clues' });
    expect(hintOf(testGame)?.text.ar.split('\n')).toHaveLength(2);
    testGame.give({ type: 'nextClue' });
    expect(hintOf(testGame)?.text.ar.split('\n')).toHaveLength(3);
  });

  it('ends with the time to ask, which stands still in a pause [HINT-1]', () => {
    const testGame = askNoor();
    expect(hintOf(testGame)?.until).toBe(testGame.now() + lifelineDurationMs);
    testGame.give({ type: 'pause' });
    expect(hintOf(testGame)?.until).toBeNull();
    expect(accepts(testGame)).toBe(true);
    testGame.give({ type: 'resume' });
    testGame.wait(lifelineDurationMs - 1);
    expect(accepts(testGame)).toBe(true);
    testGame.wait(1);
    expect(accepts(testGame)).toBe(false);
  });

  it('waits for the look at a picture to remember, as the screen does [HINT-1]', () => {
    const testGame = startTestGame(samplePack({ kind: 'memory', firstTeamIndex: 1 }));
    testGame.give({ type: 'wheelStopped' });
    testGame.give({ type: 'queueLifeline', lifeline: 'askTeammate', teamIndex: 0, teammate: 'نورة' });
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    testGame.wait(15_000);
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: null });
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    expect(openOf(testGame).consultation).not.toBeNull();
    expect(hintOf(testGame)).toBeNull();
    const seen = present(nextChangeOfTask({ game: testGame.game() }, testGame.now()), 'the end of the look');
    testGame.wait(seen - testGame.now());
    expect(hintOf(testGame)).toMatchObject({ text: textOf(testGame), until: seen + lifelineDurationMs });
  });

  it('is an option where some are shown, and words where none are [HINT-1]', () => {
    const inChoices = askNoor({ setup: { answerMode: 'choices' } });
    const optionId = present(hintOf(inChoices)?.options[1], 'an option').id;
    expect(accepts(inChoices, { answer: { optionId } })).toBe(true);
    expect(accepts(inChoices, { answer: { optionId: 'none' } })).toBe(false);
    expect(accepts(inChoices)).toBe(false);
    const inOpen = askNoor();
    expect(accepts(inOpen)).toBe(true);
    expect(accepts(inOpen, { answer: { optionId } })).toBe(false);
  });

  it('is dropped from another seat, and of another task [HINT-1]', () => {
    const testGame = askNoor();
    expect(acceptsPress(hint(testGame), momentOf(testGame, { ...noor, label: 'فهد' }))).toBe(false);
    expect(accepts(testGame, { task: 'earlier', answer: { text: 'الكويت' } })).toBe(false);
  });

  it('is known as given, and reaches the screen with how sure it is [HINT-1]', () => {
    const testGame = askNoor();
    const press = { ...hint(testGame), askedAt: askedAt(testGame.state()) };
    expect(hintOf(testGame, noor, [{ seatId: 'noor', teamIndex: 0, press }])?.isGiven).toBe(true);
    expect(eventOf(press, noor)).toMatchObject({ kind: 'hint', optionId: null, text: 'الكويت', sure: 'think' });
  });

  it('is given again where undo took back the call and the same teammate is asked once more [HINT-1]', () => {
    const testGame = askNoor();
    const press = { ...hint(testGame), askedAt: askedAt(testGame.state()) };
    const isGiven = () => hintOf(testGame, noor, [{ seatId: 'noor', teamIndex: 0, press }])?.isGiven;
    testGame.give({ type: 'pause' });
    testGame.wait(5000);
    testGame.give({ type: 'resume' });
    expect(isGiven()).toBe(true);
    testGame.give({ type: 'undo' });
    testGame.wait(1000);
    testGame.give({ type: 'useLifeline', lifeline: 'askTeammate', teammate: 'نورة' });
    expect(isGiven()).toBe(false);
  });

  it('has 1 to 60 characters as a person counts them, and none that is hidden [HINT-1]', () => {
    const saying = (text: string) =>
      pressSchema.safeParse({ kind: 'hint', task: 'task', answer: { text }, sure: 'sure' }).data;
    expect(saying('  الكويت ')).toMatchObject({ answer: { text: 'الكويت' } });
    expect(saying('كُ'.repeat(60))).toBeDefined();
    for (const text of ['', '   ', 'ك'.repeat(61), 'ك'.repeat(100_000), 'ك\u202e', '\u200b', 'ك\u200eم'])
      expect(saying(text)).toBeUndefined();
  });
});
