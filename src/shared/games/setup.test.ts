import { expect, it } from 'vitest';
import { commandSchema, maxNumber } from './commands.ts';
import { setupSchema } from './setup.ts';

const setup = (names: readonly string[], more: object = {}) => ({
  teams: names.map((name) => ({ name })),
  categoryIds: ['a', 'b', 'c', 'd'],
  length: 'short',
  ...more,
});
const problems = (input: unknown) => {
  const parsed = setupSchema.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

it('takes two to four teams and fills in the defaults of the rule book [GAME-1]', () => {
  expect(setupSchema.parse(setup(['الصقور', 'اللؤلؤ']))).toMatchObject({
    answerMode: 'open',
    questionTimeSeconds: 60,
    stealTimeSeconds: 30,
    sound: true,
    hostTeamIndex: null,
  });
});

it.each([
  ['   ', 'games/name-missing'],
  ['س'.repeat(25), 'games/name-too-long'],
  ['\u2060', 'games/name-invisible'],
  ['\u3164', 'games/name-invisible'],
  ['\u064b', 'games/name-invisible'],
  ['قا\u202eلب', 'games/name-invisible'],
  ['نس\u200cور', 'games/name-invisible'],
  [`ن${'\u064b'.repeat(30)}`, 'games/name-invisible'],
])('refuses the team name %j [GAME-1]', (name, code) => {
  expect(problems(setup([name, 'اللؤلؤ']))).toContain(`teams.0.name ${code}`);
});

it.each([
  ['الصقور', 'الصُّقور'],
  ['فريق ۱', 'فريق 1'],
  ['ی فارسي', 'ي فارسي'],
  ['🦅', '🦅'],
  ['Falcons', 'FALCONS'],
])('takes %s and %s as one name [GAME-1]', (one, other) => {
  expect(problems(setup([one, other]))).toContain('teams.1.name games/name-taken');
});

it('accepts what people really write', () => {
  expect(problems(setup(['س'.repeat(24), '👨‍👩‍👧‍👦 العائلة', 'بنات نورة ❤️', 'Team A']))).toEqual([]);
});

it.each([
  [{ categoryIds: ['a', 'b', 'c'] }, 'categoryIds games/category-count'],
  [{ categoryIds: ['a', 'a', 'b', 'c'] }, 'categoryIds games/category-repeated'],
  [{ hostTeamIndex: 2 }, 'hostTeamIndex games/unknown-team'],
])('refuses %j with a code of its own [GAME-1]', (more, problem) => {
  expect(problems(setup(['الصقور', 'اللؤلؤ'], more))).toContain(problem);
});

it('lets a command ask every player of a valid set-up, and accepts only valid numbers [LIFE-1]', () => {
  const stamp = { id: 'command-1', seq: 1, at: 1 };
  const player = 'مُّ'.repeat(20);
  expect(
    problems(setup(['الصقور', 'اللؤلؤ'], { teams: [{ name: 'الصقور', players: [player] }, { name: 'اللؤلؤ' }] })),
  ).toEqual([]);
  expect(
    commandSchema.safeParse({ ...stamp, type: 'useLifeline', lifeline: 'askTeammate', teammate: player }).success,
  ).toBe(true);
  expect(commandSchema.safeParse({ ...stamp, type: 'commitNumber', teamIndex: 0, number: maxNumber + 1 }).success).toBe(
    false,
  );
});
