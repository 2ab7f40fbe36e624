import { expect, it } from 'vitest';
import { drawBoard, drawSisters, gamesLeft, type Candidate } from './drawing.ts';

const candidates = (prefix: string, count: number): Candidate[] =>
  Array.from({ length: count }, (_, number) => ({ id: `${prefix}-${number}`, answerKey: `${prefix}-${number}` }));

it('fills the cells before the reserves, in the order given [GAME-9]', () => {
  const board = drawBoard(1, 2, (_, value) => candidates(String(value), 4));
  expect(board).toMatchObject({ ok: true });
  expect(board.ok && board.cells.filter(({ value }) => value === 200)).toEqual([
    { categoryIndex: 0, value: 200, questionId: '200-0', reserveId: '200-2' },
    { categoryIndex: 0, value: 200, questionId: '200-1', reserveId: '200-3' },
  ]);
});

it('never deals two questions with the same answer', () => {
  const same = (value: number): Candidate[] => [
    { id: `${value}-a`, answerKey: 'cairo' },
    ...candidates(String(value), 2),
  ];
  const board = drawBoard(1, 1, (_, value) => same(value));
  const ids = board.ok ? board.cells.flatMap(({ questionId, reserveId }) => [questionId, reserveId]) : [];
  expect(ids.filter((id) => id.endsWith('-a'))).toEqual(['200-a']);
});

it('fills a small category though a large one drew the answers it needs [GAME-9]', () => {
  const moon = { id: 'moon', answerKey: 'moon' };
  const sea = { id: 'sea', answerKey: 'sea' };
  const large = [{ id: 'the-moon', answerKey: 'moon' }, { id: 'the-sea', answerKey: 'sea' }, ...candidates('large', 2)];
  const board = drawBoard(2, 1, (category, value) =>
    value !== 200 ? candidates(`${category}-${value}`, 2) : category === 0 ? large : [moon, sea],
  );
  expect(board.ok && board.cells.filter(({ value }) => value === 200)).toEqual([
    { categoryIndex: 0, value: 200, questionId: 'large-0', reserveId: 'large-1' },
    { categoryIndex: 1, value: 200, questionId: 'moon', reserveId: 'sea' },
  ]);
});

it('uses a seen question for the reserve if one of a pool must be seen [GAME-9]', () => {
  const one = (id: string, answerKey = id) => ({ id, answerKey });
  // Unseen questions come first; the second category needs both of its own.
  const pools = [
    [one('unseen-moon', 'moon'), one('unseen'), one('seen')],
    [one('moon'), one('sea')],
  ];
  const board = drawBoard(2, 1, (category, value) =>
    value === 200 ? (pools[category] ?? []) : candidates(`${category}-${value}`, 2),
  );
  expect(
    board.ok && board.cells.find(({ categoryIndex, value }) => categoryIndex === 0 && value === 200),
  ).toMatchObject({ questionId: 'unseen', reserveId: 'seen' });
});

it('fails only if no board can be filled', () => {
  const pools = [
    ['a', 'b', 'c'],
    ['a', 'b', 'd'],
    ['a', 'c', 'd', 'e'],
  ].map((answers) => answers.map((answerKey) => ({ id: answerKey, answerKey })));
  const withPool = (pool: readonly Candidate[][]) =>
    drawBoard(3, 1, (category, value) =>
      value === 200 ? (pool[category] ?? []) : candidates(`${category}-${value}`, 2),
    );
  expect(withPool(pools).ok).toBe(false);
  expect(withPool([...pools.slice(0, 2), [...(pools[2] ?? []), { id: 'f', answerKey: 'f' }]]).ok).toBe(true);
});

it('names the category that has too few questions', () => {
  expect(drawBoard(2, 2, (category) => candidates(`c${category}`, category === 1 ? 3 : 12))).toEqual({
    ok: false,
    categoryIndex: 1,
  });
});

it.each([
  [[20, 20, 20], 2, 10],
  [[20, 5, 20], 2, 2],
  [[20, 5, 20], 1, 5],
  [[20, 1, 20], 2, 0],
])('counts the fresh games left by the scarcest value [GAME-9]', (unseen, cells, games) => {
  expect(gamesLeft(unseen, cells)).toBe(games);
});

it('gives each cell a sister with an answer that the game has nowhere else, where there is one [YOUNG-1]', () => {
  const board = drawBoard(2, 2, (category, value) => candidates(`${category}-${value}`, 4));
  const cells = board.ok ? board.cells : [];
  const forChildren = (category: number, value: number): Candidate[] => [
    { id: `${category}-${value}-known`, answerKey: '0-200-1' },
    { id: `${category}-${value}-moon`, answerKey: 'moon' },
    ...candidates(`child-${category}-${value}`, category === 0 ? 2 : 0),
  ];
  const answers = new Set(cells.flatMap(({ questionId, reserveId }) => [questionId, reserveId]));
  const drawn = drawSisters(cells, forChildren, answers);
  // The moon is asked once; the second category has nothing else.
  const sisters = drawn.flatMap(({ categoryIndex, sisterId }) => (sisterId ? [{ categoryIndex, sisterId }] : []));
  expect(sisters.map(({ sisterId }) => sisterId)).toEqual([
    '0-200-moon',
    'child-0-200-0',
    'child-0-400-0',
    'child-0-400-1',
    'child-0-600-0',
    'child-0-600-1',
  ]);
  expect(drawn).toMatchObject(cells);
});
