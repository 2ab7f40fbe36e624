import { expect, it } from 'vitest';
import { sampleContent } from '#testing/sample-content.ts';
import { present } from '../kernel/assert.ts';
import { checkTaste } from './taste.ts';

const text = (number: number, value = 200) => ({
  id: `taste-${number}`,
  kind: 'text',
  value,
  text: { ar: `سؤال المذاق رقم ${number}؟`, en: `Taste question ${number}?` },
  answer: { ar: `جواب ${number}`, en: `Answer ${number}` },
  wrong: ['a', 'b', 'c'].map((sign) => ({ ar: `خطأ ${sign}`, en: `Wrong ${sign}` })),
  explanation: { ar: 'شرح', en: 'An explanation' },
});
const tiles = (change: (index: number) => object = () => ({})) =>
  [0, 1, 2, 3].map((index) => ({
    category: `category-${index}`,
    value: 200,
    questions: [text(index)],
    ...change(index),
  }));
const faultsOf = (changed: unknown) => checkTaste({ tiles: changed }, sampleContent().categories).faults;

it('takes four tiles with as many questions each', () => {
  expect(faultsOf(tiles())).toEqual([]);
  expect(faultsOf(tiles().slice(1))).not.toEqual([]);
  expect(faultsOf(tiles((index) => (index === 2 ? { questions: [text(8), text(9)] } : {})))).toEqual([
    { file: 'taste/questions.json', where: 'category-2', fault: 'has 2 questions; the first tile has 1' },
  ]);
});

it('rejects a question that a game could ask too, a repeated one, and one of another value [TASTE-1]', () => {
  const inBank = present(
    sampleContent()
      .categories.flatMap(({ questions }) => questions)
      .find(({ kind }) => kind === 'text'),
    'a text question',
  );
  const twin = { ...inBank, id: 'taste-9', value: 200 };
  expect(faultsOf(tiles((index) => (index === 1 ? { questions: [twin] } : {})))).toContainEqual({
    file: 'taste/questions.json',
    where: 'taste-9',
    fault: `may ask the same as ${inBank.id}; change it`,
  });
  expect(faultsOf(tiles((index) => (index === 1 ? { questions: [text(0)] } : {})))).toContainEqual(
    expect.objectContaining({ where: 'taste-0', fault: 'may ask the same as taste-0; change it' }),
  );
  expect(faultsOf(tiles((index) => (index === 1 ? { questions: [text(1, 400)] } : {})))).toEqual([
    { file: 'taste/questions.json', where: 'taste-1', fault: 'is worth 400; its tile 200' },
  ]);
});

it('holds each question to the rules of the bank', () => {
  const stale = { ...text(1), text: { ar: 'من هو البطل الحالي؟', en: 'Who is the current champion?' } };
  expect(faultsOf(tiles((index) => (index === 1 ? { questions: [stale] } : {}))).map(({ fault }) => fault)).toEqual([
    'the answer may go out of date (ar)',
    'the answer may go out of date (en)',
  ]);
});
