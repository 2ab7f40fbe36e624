import type { Database } from '#server/platform/database/index.ts';
import { cluesOf, tileValues, type CategoryFile, type Question } from '#shared/questions/schema.ts';
import type { Rating } from '#shared/questions/ratings.ts';
import { present } from '#shared/kernel/assert.ts';
import { compileContent } from '../server/questions/index.ts';
import type { Content } from '../server/questions/index.ts';
import { sampleAccepted, sampleForbidden } from './sample-forbidden.ts';

export const sampleCategoryIds = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta'] as const;

/** The least that content/README.md allows. */
export const sampleQuestionsPerValue = 12;

const kinds = [
  'text',
  'image',
  'saying',
  'secret-word',
  'falling-clues',
  'closest-number',
  'order-years',
  'memory',
  'name-them',
  'picture-reveal',
] as const;
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" id="name-of-it" viewBox="0 0 4 3"><title>name of it</title><path d="M0 0h4v3H0z"/></svg>';

const stepFile = (step: number) => `sample/step-${step}.svg`;
const stepPicture = (step: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h${step}v3H0z"/></svg>`;

/** The pictures of the sample bank, by their path in content/media. */
export const samplePictures: ReadonlyMap<string, string> = new Map([
  ['sample/one.svg', picture],
  ...[1, 2, 3, 4, 5].map((step) => [stepFile(step), stepPicture(step)] as const),
]);

let compiled: Content | null = null;

/** A small bank of all kinds: seven board categories and one of tie-breakers, by the rules of the real one. */
export function sampleContent(): Content {
  compiled ??= compile([...sampleCategoryIds.map((id) => sampleCategory(id)), sampleTieBreakers()]);
  return compiled;
}

/** As `sampleContent`, with this kind alone on every board. */
export function sampleContentOf(kind: (typeof kinds)[number]): Content {
  return compile([...sampleCategoryIds.map((id) => sampleCategory(id, kind)), sampleTieBreakers()]);
}

/** Compiles categories; throws if they break a rule. */
export function compile(categories: readonly CategoryFile[], ratings: readonly Rating[] = []): Content {
  const files = categories.map((category) => ({ name: `${category.id}.json`, content: category }));
  const { content, faults } = compileContent({
    categories: files,
    pictures: samplePictures,
    ratings,
  });
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`${fault.file} ${fault.where}: ${fault.fault}`);
  return content;
}

export function sampleCategory(id: string, kind?: (typeof kinds)[number]): CategoryFile {
  return {
    id,
    collection: 'general',
    use: 'board',
    icon: 'globe',
    hue: 120,
    name: { ar: `فئة ${id.length}`, en: `Category ${id}` },
    description: { ar: 'وصف', en: 'Description' },
    questions: tileValues.flatMap((value) =>
      Array.from({ length: sampleQuestionsPerValue }, (_, number) => sampleBankQuestion(id, value, number, kind)),
    ),
  };
}

function sampleBankQuestion(
  categoryId: string,
  value: Question['value'],
  number: number,
  kind = present(kinds[number % kinds.length], 'a kind'),
): Question {
  const id = `${categoryId}-${value}-${number}`;
  const spelled = inArabic(id);
  const common = { id, value, band: 'everyone' as const, text: { ar: `سؤال ${spelled}؟`, en: `Question ${id}?` } };
  const answer = { ar: `جواب ${spelled}`, en: `Answer ${id}` };
  const explanation = { ar: 'شرح', en: 'Explanation' };
  if (kind === 'secret-word')
    return value === 600
      ? { ...common, kind, act: 'describe', answer, forbidden: sampleForbidden }
      : { ...common, kind, act: 'mime', answer };
  if (kind === 'closest-number')
    return {
      ...common,
      kind,
      number: value * 1000 + number * 100,
      unit: { ar: `متر ${inArabic(categoryId)}`, en: 'metres' },
      explanation,
    };
  if (kind === 'order-years') {
    const events = [-300, 622, 1492, 1961].map((year, place) => ({
      text: {
        ar: `حدث ${place} ${inArabic(categoryId)} ${value / 100}-${number}`,
        en: `Event ${place} of ${categoryId} ${value / 100}-${number}`,
      },
      year,
    }));
    return { ...common, kind, events, explanation };
  }
  if (kind === 'name-them')
    return {
      ...common,
      text: { ar: `سمّوا 3 من ${spelled}`, en: `Name 3 of ${id}` },
      kind,
      goal: 3,
      seconds: 30,
      accepted: sampleAccepted,
    };
  const wrong: [typeof answer, typeof answer, typeof answer] = [
    { ar: 'خطأ 1', en: 'Wrong 1' },
    { ar: 'خطأ 2', en: 'Wrong 2' },
    { ar: 'خطأ 3', en: 'Wrong 3' },
  ];
  const shown = {
    ...common,
    answer,
    wrong: wrong.map((text) => ({ ar: `${text.ar} ${spelled}`, en: `${text.en} of ${id}` })) as typeof wrong,
    explanation,
  };
  if (kind === 'picture-reveal')
    return {
      ...shown,
      text: { ar: `تتضح ${spelled}؟`, en: `Clearing ${id}?` },
      kind,
      steps: Array.from({ length: cluesOf[value] }, (_, step) => stepFile(step + 1)),
      alt: { ar: 'صورة', en: 'A picture' },
    };
  if (kind === 'memory')
    return {
      ...shown,
      text: { ar: `ذاكرة ${spelled}؟`, en: `Memory ${id}?` },
      kind,
      media: { file: 'sample/one.svg', alt: { ar: 'صورة', en: 'A picture' } },
      studySeconds: 8,
    };
  if (kind === 'image')
    return {
      ...shown,
      text: { ar: `صورة ${spelled}؟`, en: `Picture ${id}?` },
      kind,
      media: { file: 'sample/one.svg', alt: { ar: 'صورة', en: 'A picture' } },
    };
  if (kind === 'falling-clues') {
    return {
      ...shown,
      kind,
      clues: Array.from({ length: cluesOf[value] }, (_, clue) => ({ ar: `دليل ${clue}`, en: `Clue ${clue}` })),
    };
  }
  return { ...shown, kind };
}

// The bank takes no Latin words in Arabic texts: each letter becomes two of theirs.
function inArabic(id: string): string {
  return id.replace(/[a-z]/g, (letter) => {
    const place = letter.charCodeAt(0) - 97;
    return `${'بجدرسص'.charAt(place / 6)}${'طعفقكل'.charAt(place % 6)}`;
  });
}

function sampleTieBreakers(): CategoryFile {
  return {
    id: 'tie',
    collection: 'general',
    use: 'tie-breaker',
    icon: 'scale',
    hue: 40,
    name: { ar: 'فاصلة', en: 'Tie-breakers' },
    description: { ar: 'الأقرب يفوز', en: 'The nearest wins' },
    questions: Array.from({ length: 3 }, (_, number) => ({
      id: `tie-${number}`,
      kind: 'closest-number',
      value: 600,
      band: 'everyone',
      number: 100 + number,
      text: { ar: `كم ${number}؟`, en: `How many ${number}?` },
      unit: { ar: 'متر', en: 'metres' },
      explanation: { ar: 'شرح', en: 'Explanation' },
    })),
  };
}

/** Call after tests that change the bank: restores the samples of the files. */
export async function forgetBank({ query }: Pick<Database, 'query'>): Promise<void> {
  for (const table of ['questions', 'content_state'] as const) await query.deleteFrom(table).execute();
}
