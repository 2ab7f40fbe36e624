import { expect, it } from 'vitest';
import { checkCategories } from './content-rules.ts';
import { tileValues } from './schema.ts';

type Entry = Record<string, unknown>;
const both = (ar: string, en = ar) => ({ ar, en });

function category(change: (questions: Entry[]) => void = () => undefined): { name: string; content: unknown } {
  const questions: Entry[] = tileValues.flatMap((value, group) =>
    Array.from({ length: 12 }, (_, number) => ({
      id: `sample-${group}-${number}`,
      kind: 'text',
      value,
      text: both(`سؤال رقم ${group}-${number}؟`, `Question ${group}-${number}?`),
      answer: both('لندن', 'London'),
      wrong: [both('باريس', 'Paris'), both('روما', 'Rome'), both('مدريد', 'Madrid')],
      explanation: both('شرح.', 'Why.'),
    })),
  );
  change(questions);
  return {
    name: 'sample.json',
    content: {
      id: 'sample',
      collection: 'world',
      name: both('عينة', 'Sample'),
      description: both('وصف', 'Words'),
      icon: 'globe',
      hue: 1,
      questions,
    },
  };
}
const faultsOf = (change: (questions: Entry[]) => void) =>
  checkCategories([category(change)], new Set()).faults.map(({ where, fault }) => `${where}: ${fault}`);
const first = (questions: Entry[]) => questions[0] ?? {};
const clues = (count: number) =>
  Array.from({ length: count }, (_, index) => both(`دليل ${'أبج'.charAt(index)}`, `Clue ${index}`));
const events = (...years: number[]) =>
  years.map((year, index) => ({ text: both(`حدث ${'أبجد'.charAt(index)}`, `Event ${index}`), year }));

/** A question of a kind without options. */
function become(entry: Entry, fields: Entry): void {
  delete entry['answer'];
  delete entry['wrong'];
  Object.assign(entry, fields);
}

it('accepts a category that keeps every rule', () => {
  expect(faultsOf(() => undefined)).toEqual([]);
});

it.each<[string, (questions: Entry[]) => void, RegExp]>([
  [
    'a question that occurs twice once its Arabic is normalized',
    (all) => {
      first(all)['text'] = both('سُؤال رقم 0-1؟', 'Other?');
    },
    /asks the same as/,
  ],
  [
    'two wrong options',
    (all) => {
      first(all)['wrong'] = [both('باريس', 'Paris'), both('روما', 'Rome')];
    },
    /sample-0-0/,
  ],
  [
    'an option that equals the answer but for its hamza',
    (all) => {
      first(all)['wrong'] = [both('لُندن', 'London'), both('روما', 'Rome'), both('بون', 'Bonn')];
    },
    /options are equal/,
  ],
  [
    'unequal thirds',
    (all) => {
      first(all)['value'] = 600;
    },
    /thirds by value|at least 12/,
  ],
  [
    'an answer that expires',
    (all) => {
      first(all)['text'] = both('من بطل العالم حاليًا؟', 'Who is the current champion?');
    },
    /out of date/,
  ],
  [
    'an answer inside its question',
    (all) => {
      first(all)['text'] = both('أين تقع مدينة لندن؟', 'Where is London?');
    },
    /contains its answer/,
  ],
  [
    'Arabic-Indic digits',
    (all) => {
      first(all)['text'] = both('سؤال ١؟', 'One?');
    },
    /digits must be Latin/,
  ],
  [
    'a question too long for the screen',
    (all) => {
      first(all)['text'] = both('س'.repeat(171), 'Long?');
    },
    /sample-0-0/,
  ],
  [
    'a picture that is missing',
    (all) => {
      Object.assign(first(all), { kind: 'image', media: { file: 'flags/xx.svg', alt: both('علم', 'Flag') } });
    },
    /is missing/,
  ],
  [
    'a number whose unit is not said as it should be',
    (all) => {
      become(first(all), { kind: 'closest-number', number: 12, unit: both('متر', 'metres') });
    },
    /needs "counted"/,
  ],
  [
    'a year counted like a measure',
    (all) => {
      become(first(all), { kind: 'closest-number', number: 1900, unit: both('سنة', 'year') });
    },
    /needs "counted"/,
  ],
  [
    'a counted number that is another',
    (all) => {
      become(first(all), {
        kind: 'closest-number',
        number: 12,
        unit: both('متر', 'metres'),
        counted: both('13 مترًا', '13 metres'),
      });
    },
    /must hold the number/,
  ],
  [
    'a question that asks among hidden options',
    (all) => {
      Object.assign(first(all), { text: both('أيّ هذه الحيوانات أسرع؟', 'Which animal is the fastest?') });
    },
    /asks among its options/,
  ],
  [
    'a question that compares hidden options',
    (all) => {
      Object.assign(first(all), { text: both('بمن تثق أكثر: أقدم هؤلاء في صنعته؟', 'Who has been at it longest?') });
    },
    /asks among its options/,
  ],
  [
    'a question that asks among hidden options in English',
    (all) => {
      Object.assign(first(all), { text: both('ما أسرع حيوان؟', 'Which of these is the fastest?') });
    },
    /asks among its options/,
  ],
  [
    'events out of order',
    (all) => {
      become(first(all), { kind: 'order-years', events: events(622, 1961, 1492, 1990) });
    },
    /oldest/,
  ],
  [
    'two events of one year',
    (all) => {
      become(first(all), { kind: 'order-years', events: events(622, 622, 1492, 1990) });
    },
    /oldest/,
  ],
  [
    'an event that tells its year',
    (all) => {
      become(first(all), {
        kind: 'order-years',
        events: events(1, 2, 3, 4).map((event) => ({ ...event, text: both(`حدث عام 1961 ${event.year}`) })),
      });
    },
    /names a year/,
  ],
  [
    'too few clues',
    (all) => {
      Object.assign(first(all), { kind: 'falling-clues', value: 400, clues: clues(3) });
    },
    /has 3 clues/,
  ],
  [
    'a clue that contains the answer',
    (all) => {
      Object.assign(first(all), { kind: 'falling-clues', clues: [...clues(2), both('أنا لندن', 'I am London')] });
    },
    /clue contains/,
  ],
  [
    'an unknown field',
    (all) => {
      first(all)['hint'] = 'no';
    },
    /sample-0-0/,
  ],
])('refuses %s', (_, change, fault) => {
  expect(faultsOf(change).join('\n')).toMatch(fault);
});
