import { expect, it } from 'vitest';
import { guard, readRows, unguard } from './csv-rows.ts';

it('reads a large table by turns with what else the process has to do [ADM-1]', async () => {
  let turn = 0;
  let isReading = true;
  const next = () => {
    turn += 1;
    if (isReading) setImmediate(next);
  };
  setImmediate(next);
  const rowsOfTurn = new Map<number, number>();
  const lines: number[] = [];
  const texts = new Set<string>();
  const row = `${'سؤال '.repeat(60)},"سطر\nوسطر"\n`;
  for await (const {
    line,
    cells: [text = ''],
  } of readRows(`text,note\n${row.repeat(5000)}`)) {
    lines.push(line);
    texts.add(text);
    rowsOfTurn.set(turn, (rowsOfTurn.get(turn) ?? 0) + 1);
  }
  isReading = false;
  expect([lines.length, lines.at(-1)]).toEqual([5001, 10_001]);
  // A character split between two chunks is read correctly.
  expect(texts).toEqual(new Set(['text', 'سؤال '.repeat(60)]));
  expect(Math.max(...rowsOfTurn.values())).toBeLessThan(1000);
});

it.each(['=1+1', '+965', '-2', '@sum', '\tx', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a', "'=1"])(
  'guards %j, and takes the guard off again [ADM-1]',
  (cell) => {
    expect(guard(cell)).toBe(`'${cell}`);
    expect(unguard(guard(cell))).toBe(cell);
  },
);

it.each(['سؤال', '', "'قال", '1=1'])('leaves %j as it is [ADM-1]', (cell) => {
  expect([guard(cell), unguard(cell)]).toEqual([cell, cell]);
});
