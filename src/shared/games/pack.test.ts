import { describe, expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { answerCodeOf, type Pack, type PackQuestion } from './pack.ts';
import { readPack } from './schema.ts';

const questionsOf = (pack: Pack): readonly PackQuestion[] => [
  ...pack.cells.flatMap(({ question, reserve }) => [question, reserve]),
  pack.tieBreaker,
];

describe('what can be read in a pack by looking', () => {
  it('includes no answer code: each opens only its own answer [GAME-7]', () => {
    const pack = samplePack();
    const shown = JSON.stringify(pack);
    const codes = questionsOf(pack).map((question) => answerCodeOf(pack, question));
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) {
      expect(code).toMatch(/^code/);
      expect(shown.includes(code)).toBe(false);
    }
  });

  it('reveals no sealed text by its length [GAME-1]', () => {
    const sealed = questionsOf(samplePack()).flatMap((question) => [
      question.sealed.answer,
      question.sealed.explanation,
      question.sealed.number,
      question.sealed.years,
      ...(question.clues ?? []),
    ]);
    for (const text of sealed) expect((text ?? '').length % 128).toBe(0);
  });
});

it('reads a pack that was dealt while codes were in clear [GAME-7]', () => {
  const pack = samplePack();
  const [cell] = pack.cells as [Pack['cells'][number]];
  const sealed = { ...cell.question.sealed, answerCode: undefined };
  const older = readPack({
    ...pack,
    cells: [{ ...cell, question: { ...cell.question, sealed, answerCode: 'in-the-clear' } }],
  });
  expect(older.cells.map(({ question }) => answerCodeOf(older, question))).toEqual(['in-the-clear']);
});
