import { describe, expect, it } from 'vitest';
import { checkBank, type BankSurroundings } from './bank-rules.ts';
import { categoryFileSchema, type CategoryFile } from './schema.ts';

const explanation = { ar: 'شرح.', en: 'Explanation.' };
const around: BankSurroundings = {
  reviewed: [],
  media: new Set(),
  licensed: new Set(),
  unsourced: new Set(['one', 'two']),
};

interface Asked {
  readonly text: { ar: string; en: string };
  readonly answer: { ar: string; en: string };
  readonly wrong?: readonly { ar: string; en: string }[];
}

function category(id: string, asked: readonly Asked[]): CategoryFile {
  return categoryFileSchema.parse({
    id,
    collection: 'general',
    name: { ar: 'فئة', en: 'Category' },
    description: { ar: 'وصف', en: 'Description' },
    icon: 'globe',
    hue: 1,
    questions: asked.map(({ text, answer, wrong }, index) => ({
      id: `${id}-${index}`,
      kind: 'text',
      value: 200,
      text,
      answer,
      explanation,
      wrong:
        wrong ??
        ['أ', 'ب', 'ج'].map((letter) => ({ ar: `خيار طويل ${letter}`, en: `A long option ${letter.charCodeAt(0)}` })),
    })),
  });
}

const minarets = {
  text: { ar: 'أي مدينة تُلقّب بمدينة الألف مئذنة؟', en: 'Which city is called the city of a thousand minarets?' },
  answer: { ar: 'القاهرة', en: 'Cairo' },
};
const again = {
  text: {
    ar: 'أي عاصمة عربية لقبها مدينة الألف مئذنة؟',
    en: 'Which Arab capital is nicknamed the city of a thousand minarets?',
  },
  answer: { ar: 'القاهره', en: 'Cairo' },
};
const nile = {
  text: {
    ar: 'في أي مدينة يقع المتحف الذي فيه قناع توت عنخ آمون؟',
    en: 'Where would you find the mask of Tutankhamun?',
  },
  answer: { ar: 'القاهرة', en: 'Cairo' },
};
const faultsOf = (categories: readonly CategoryFile[], more: Partial<BankSurroundings> = {}) =>
  checkBank(categories, { ...around, ...more }).map(({ where, fault }) => `${where}: ${fault}`);

describe('questions that look alike', () => {
  it('are reported if they have one answer and many words in common, in any category', () => {
    expect(faultsOf([category('one', [minarets]), category('two', [again])])).toEqual([
      expect.stringMatching(/^two-0: may ask the same as one-0/),
    ]);
  });

  it('may share an answer if they ask different things', () => {
    expect(faultsOf([category('one', [minarets, nile])])).toEqual([]);
  });

  it('are ignored once a person has reviewed the pair, and a reviewed pair that is no longer alike is reported', () => {
    expect(
      faultsOf([category('one', [minarets]), category('two', [again])], { reviewed: [['two-0', 'one-0']] }),
    ).toEqual([]);
    expect(faultsOf([category('one', [minarets])], { reviewed: [['two-0', 'one-0']] })).toEqual([
      expect.stringMatching(/not alike any more/),
    ]);
  });
});

describe('a category that gives itself away', () => {
  const asked = (answer: string, wrong: readonly string[], count: number): Asked[] =>
    Array.from({ length: count }, (_, index) => ({
      text: { ar: `سؤال ${'ابجدهوزحطي'.charAt(index)}؟`, en: `Question ${index}?` },
      answer: { ar: answer, en: answer },
      wrong: wrong.map((text) => ({ ar: text, en: text })),
    }));

  it('is reported when its answers are the longest options too often', () => {
    expect(
      faultsOf([category('one', asked('1 2 3 4', ['x', 'y', 'z'], 5))]).filter((fault) => /longest/.test(fault)),
    ).toHaveLength(2);
    expect(
      faultsOf([category('one', asked('w', ['x', 'y', 'z'], 5))]).filter((fault) => /longest/.test(fault)),
    ).toEqual([]);
  });

  it('is reported when numeric answers have the same rank too often', () => {
    expect(faultsOf([category('one', asked('7', ['5', '6', '9'], 8))])).toContain(
      'questions: of numbers the answer stands at place 3 in 100%',
    );
    expect(faultsOf([category('one', asked('7', ['5', '6', '9'], 7))]).filter((fault) => /place/.test(fault))).toEqual(
      [],
    );
  });
});

describe('sources', () => {
  const sourced = (source?: string) => {
    const { questions, ...rest } = category('one', [minarets]);
    return { ...rest, questions: questions.map((question) => ({ ...question, ...(source && { source }) })) };
  };

  it('are named by each question, unless its category was written before they had to be', () => {
    expect(faultsOf([sourced()], { unsourced: new Set() })).toEqual(['one-0: names no source']);
    expect(faultsOf([sourced()])).toEqual([]);
  });

  it('are the address of a page or a place in a book', () => {
    const strict = { unsourced: new Set<string>() };
    const good = ['https://example.org/cairo', 'ابن بطوطة، تحفة النظار، ج 1'];
    expect(good.flatMap((source) => faultsOf([sourced(source)], strict))).toEqual([]);
    for (const bad of ['https://', 'memory', '12'])
      expect(faultsOf([sourced(bad)], strict)).toEqual([
        expect.stringMatching(/neither an address nor a place in a book/),
      ]);
  });
});

describe('texts and pictures', () => {
  it("are reported if a language is missing or a word can't be broken", () => {
    const faults = faultsOf([
      category('one', [
        { ...minarets, text: { ar: 'What?', en: 'ماذا' } },
        { ...nile, text: { ar: `${'ا'.repeat(25)} ماذا`, en: 'What?' } },
      ]),
    ]);
    expect(faults).toEqual(
      expect.arrayContaining([
        'one-0: a text has no Arabic',
        'one-0: a text has no English',
        'one-1: a word is longer than a narrow screen (ar)',
      ]),
    );
  });

  it('need a licence beside them, and a question that shows them', () => {
    const shown = categoryFileSchema.parse({
      ...category('one', [minarets]),
      questions: [
        {
          id: 'one-0',
          kind: 'image',
          value: 200,
          ...minarets,
          wrong: ['أ', 'ب', 'ج'].map((ar) => ({ ar, en: 'x' })),
          explanation,
          media: { file: 'maps/a.svg', alt: minarets.text },
        },
      ],
    });
    const media = new Set(['maps/a.svg', 'maps/b.svg']);
    const mediaFaults = (more: Partial<BankSurroundings>) =>
      faultsOf([shown], more).filter((fault) => /LICENSE|no question/.test(fault));
    expect(mediaFaults({ media })).toEqual([
      ': content/media/maps/LICENSE is missing',
      ': no question shows or plays this file',
    ]);
    expect(mediaFaults({ media: new Set(['maps/a.svg']), licensed: new Set(['maps']) })).toEqual([]);
  });
});
