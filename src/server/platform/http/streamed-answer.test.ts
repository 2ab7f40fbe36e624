import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { StreamedAnswer } from './streamed-answer.ts';

async function* numbers(count: number, read: number[] = []): AsyncGenerator<{ n: number; text: string }> {
  for (let n = 0; n < count; n += 1) {
    read.push(n);
    yield await Promise.resolve({ n, text: 'نص'.repeat(500) });
  }
}

it('is one object: its own fields, then its lists in full', async () => {
  const short = new StreamedAnswer({ at: 7, name: 'سراج' }, { none: numbers(0), one: numbers(1), two: numbers(2) });
  expect(await json(short.stream())).toEqual({
    at: 7,
    name: 'سراج',
    none: [],
    one: [{ n: 0, text: expect.any(String) as string }],
    two: [{ n: 0 }, { n: 1 }].map((item) => ({ ...item, text: expect.any(String) as string })),
  });
  expect(await json(new StreamedAnswer({}, {}).stream())).toEqual({});
  expect(await json(new StreamedAnswer({}, { none: numbers(0) }).stream())).toEqual({ none: [] });
});

it('reads a list no faster than it is sent', async () => {
  const read: number[] = [];
  const stream = new StreamedAnswer({ at: 7 }, { games: numbers(10_000, read) }).stream();
  for await (const chunk of stream) {
    expect(String(chunk)).toContain('"at":7');
    break;
  }
  expect(read.length).toBeLessThan(200);
});

it('ends with the error of a list that can not be read', async () => {
  const failing = async function* () {
    yield 1;
    await Promise.reject(new Error('no database'));
  };
  await expect(json(new StreamedAnswer({ at: 7 }, { games: failing() }).stream())).rejects.toThrow('no database');
});
