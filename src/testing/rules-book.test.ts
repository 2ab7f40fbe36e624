import { describe, expect, it } from 'vitest';
import { commandSchema, lifelines, type Lifeline } from '#shared/games/commands.ts';
import { kindRules } from '#shared/games/kinds.ts';
import { lifelineRecords } from '#shared/games/lifelines.ts';
import { worthOf, openContext } from '#shared/games/question.ts';
import {
  boards,
  gameLengths,
  minTeams,
  maxTeams,
  questionTimesSeconds,
  setupSchema,
  stealTimesSeconds,
  answerModes,
  teamColors,
  teamEmblems,
} from '#shared/games/setup.ts';
import { ar } from '#shared/i18n/ar/index.ts';
import { staff as staffAr } from '#shared/i18n/ar/staff/index.ts';
import { en } from '#shared/i18n/en/index.ts';
import { staff as staffEn } from '#shared/i18n/en/staff/index.ts';
import { cluesOf, questionKinds, tileValues } from '#shared/questions/schema.ts';
import { listOf, readBookTable, readBookTables, valueInSource, valueOf, type BookRow } from './book-tables.ts';
import { startTestGame, type TestGame } from './test-game.ts';
import { samplePack } from './sample-pack.ts';

const yes = (value: boolean) => (value ? 'yes' : 'no');
const rowOf = (rows: readonly BookRow[], column: string, name: string): BookRow => {
  const row = rows.find((each) => each[column] === name);
  if (row === undefined) throw new Error(`no row ${name}`);
  return row;
};
const rules = (heading: string) => readBookTable('rules.md', heading);

describe('the rule book', () => {
  it('lists every kind of question with its rules and its names in both languages [LIFE-1]', () => {
    const rows = rules('Kinds of question');
    expect(rows.map(({ kind }) => kind)).toEqual(questionKinds);
    for (const kind of questionKinds) {
      const { hasOptions, canBeStolen, contest, allows } = kindRules[kind];
      expect(rowOf(rows, 'kind', kind), kind).toMatchObject({
        Arabic: staffAr.adminQuestions.kinds[kind],
        English: staffEn.adminQuestions.kinds[kind],
        options: yes(hasOptions),
        steal: yes(canBeStolen),
        contest: contest ?? 'no',
        fiftyFifty: yes(allows.fiftyFifty),
        askTeammate: yes(allows.askTeammate),
        flip: yes(allows.flip),
      });
    }
  });

  it.each(rules('Kinds of question'))('says what $kind is worth', ({ kind = '', worth }) => {
    const testGame = begin({ kind: questionKinds.find((each) => each === kind) ?? 'text' });
    testGame.give({ type: 'pick', cellId: cellOf(testGame, 600) });
    const worths = () =>
      worthOf(openContext(testGame.game().pack, testGame.state().question ?? expect.fail('no question is open')));
    const seen = [worths()];
    while (testGame.refusalOf({ type: 'nextClue' }) === null) {
      testGame.give({ type: 'nextClue' });
      seen.push(worths());
    }
    const hasClues = worth === '100 less for each clue after the first, at least 100';
    if (!hasClues) expect(worth).toBe('the tile');
    expect(seen).toEqual(hasClues ? [600, 500, 400, 300, 200] : [600]);
  });

  it('lists the clues of a value', () => {
    const clues = readBookTables('rules.md', 'Kinds of question')[1] ?? [];
    expect(clues).toEqual(tileValues.map((value) => ({ value: String(value), clues: String(cluesOf[value]) })));
  });

  it('lists the four lifelines with their names in both languages [LIFE-1]', () => {
    const rows = rules('Lifelines');
    expect(rows.map(({ lifeline, Arabic, English }) => ({ lifeline, Arabic, English }))).toEqual(
      lifelines.map((lifeline) => ({
        lifeline,
        Arabic: ar.games.play.lifelines.names[lifeline],
        English: en.games.play.lifelines.names[lifeline],
      })),
    );
  });

  it.each(lifelines)('says when %s may be used, becomes active and ends [LIFE-1, LIFE-2]', (lifeline) => {
    expect(rowOf(rules('Lifelines'), 'lifeline', lifeline)).toMatchObject(playLifeline(lifeline));
  });

  it('lists every command of a game', () => {
    expect(rules('Commands').map(({ command }) => command)).toEqual(
      commandSchema.options.map(({ shape }) => shape.type.value),
    );
  });

  it('lists the lengths of a game with their boards [GAME-1]', () => {
    expect(rules('Board')).toEqual(
      gameLengths.map((length) => {
        const { categories, cellsPerValue } = boards[length];
        return {
          length,
          categories: String(categories),
          'tiles of each value in a category': String(cellsPerValue),
          tiles: String(categories * cellsPerValue * tileValues.length),
        };
      }),
    );
  });

  it('lists the options of a game with their defaults [GAME-1]', () => {
    const rows = rules('Set-up');
    const defaults = setupSchema.parse({
      teams: [{ name: 'one' }, { name: 'two' }],
      categoryIds: ['a', 'b', 'c', 'd'],
      length: 'short',
    });
    const seconds = (value: number | null) => (value === null ? 'off' : `${value} s`);
    const option = (name: string) => {
      const { choices = '', default: usual } = rowOf(rows, 'option', name);
      return { choices: listOf(choices), usual };
    };
    const teams = Array.from({ length: maxTeams - minTeams + 1 }, (_, index) => String(minTeams + index));
    expect(option('length').choices).toEqual(gameLengths);
    expect(option('teams').choices).toEqual(teams);
    expect(option('answer mode')).toEqual({ choices: answerModes, usual: defaults.answerMode });
    expect(option('question time')).toEqual({
      choices: [...questionTimesSeconds.map(seconds), 'off'],
      usual: seconds(defaults.questionTimeSeconds),
    });
    expect(option('steal time')).toEqual({
      choices: [...stealTimesSeconds.map(seconds), 'off'],
      usual: seconds(defaults.stealTimeSeconds),
    });
    expect(option('buzzer').usual).toBe(defaults.buzzer ? 'on' : 'off');
    expect(option('last question').usual).toBe(defaults.lastQuestion ? 'on' : 'off');
    expect(option('sound').usual).toBe(defaults.sound ? 'on' : 'off');
    expect(option('team colour').choices).toEqual(teamColors);
    expect(option('team emblem').choices).toEqual(teamEmblems);
    expect(option('team of the young').usual).toBe(defaults.teams[0]?.isYoung === true ? 'on' : 'off');
    expect(rows).toHaveLength(11);
  });

  it.each(rules('Numbers'))('gives $number as the code has it', ({ value = '', constant = '', file = '' }) => {
    expect(valueInSource(file, constant)).toBe(valueOf(value));
  });
});

function begin(options: Parameters<typeof samplePack>[0] = {}): TestGame {
  const testGame = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0, ...options }));
  testGame.give({ type: 'wheelStopped' });
  return testGame;
}

function cellOf(testGame: TestGame, value: number): string {
  return testGame.game().pack.cells.find((cell) => cell.value === value)?.id ?? '';
}

/** Queues a lifeline for the second team, which is behind, plays its turn, and notes what happens when. */
function playLifeline(lifeline: Lifeline): BookRow {
  const testGame = begin({ setup: { answerMode: 'choices' } });
  const status = () => testGame.state().lifelines[1]?.[lifeline].status;
  testGame.give({ type: 'adjust', teamIndex: 0, points: 100, reason: 'ahead' });
  testGame.give({ type: 'queueLifeline', lifeline, teamIndex: 1 });
  testGame.give({ type: 'pick', cellId: cellOf(testGame, 200) });
  testGame.give({ type: 'reveal' });
  testGame.give({ type: 'award', teamIndex: null });
  const isActiveAtStart = status() === 'active';
  testGame.give({ type: 'pick', cellId: cellOf(testGame, 400) });
  expect(status()).toBe('active');
  const [record] = lifelineRecords('g', testGame.state()).active;
  const expiresAt = record?.expiresAt ?? null;
  testGame.give({ type: 'reveal' });
  const isOverAtReveal = status() === 'used';
  testGame.give({ type: 'award', teamIndex: null });
  expect(status()).toBe('used');
  const command = { id: 'command-1', seq: 1, at: 0, type: 'useLifeline', lifeline };
  return {
    'by hand': yes(commandSchema.safeParse(command).success),
    'queued, becomes active': isActiveAtStart ? 'at the start of the turn' : 'when the question opens',
    expiresAt: expiresAt === null ? 'null' : `${(expiresAt - testGame.now()) / 1000} s`,
    'ends at the latest': isOverAtReveal ? 'reveal' : 'award',
  };
}
