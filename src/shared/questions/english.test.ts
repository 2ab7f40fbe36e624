import { describe, expect, it } from 'vitest';
import { englishFaults } from './english.ts';
import { questionSchema, type Question } from './schema.ts';

function asked(en: string, options: readonly [string, string, string, string]): Question {
  const [answer, ...wrong] = options.map((option) => ({ ar: 'خيار', en: option }));
  return questionSchema.parse({
    id: 'one-001',
    kind: 'text',
    value: 200,
    text: { ar: 'سؤال؟', en },
    answer,
    wrong,
    explanation: { ar: 'شرح.', en: 'Explanation.' },
  });
}
const named: readonly [string, string, string, string] = ['Cairo', 'Rabat', 'Tunis', 'Sanaa'];

describe('the English of the bank', () => {
  it('spells Quran, surah and Turkey one way', () => {
    const spelt = [
      'Which sura is the longest in the Quran?',
      'Who wrote the Qur’an out for Uthman?',
      'What is the capital of Türkiye?',
    ];
    expect(spelt.map((en) => englishFaults(asked(en, named)))).toEqual([
      ['write "surah"'],
      ['write "Quran"'],
      ['write "Turkey"'],
    ]);
  });

  it('begins an option that stands alone with a capital letter', () => {
    expect(englishFaults(asked('Who can’t jump?', ['elephant', 'Kangaroo', 'Frog', 'Rabbit']))).toEqual([
      'the option "elephant" stands alone: begin it with a capital letter',
    ]);
    expect(englishFaults(asked('It needs no… what?', ['“sleep” or rest', 'Food', 'Water', 'Air']))).toHaveLength(1);
    const fitting: readonly [string, string, string, string] = ['iPhone', '16 hours', 'x', ':-)'];
    expect(englishFaults(asked('Which one?', fitting))).toEqual([]);
  });

  it('lets an option continue the sentence that the question leaves open', () => {
    const open = ['Finish the line: “Life is but minutes and…”', 'Who is faster, man or…?', 'In Kuwait they say…'];
    for (const text of open) {
      expect(englishFaults(asked(text, ['seconds', 'a horse', 'Hunayn’s slippers', 'Antara']))).toEqual([]);
      expect(englishFaults(asked(text, ['seconds', 'A horse', 'years', 'hours']))).toEqual([
        'the option "A horse" continues a sentence: begin it with a small letter',
      ]);
    }
  });

  it('begins the names that a room may list, and a secret word, in the same way', () => {
    const explanation = { ar: 'شرح.', en: 'Explanation.' };
    const word = questionSchema.parse({
      id: 'one-002',
      kind: 'secret-word',
      act: 'mime',
      value: 200,
      text: { ar: 'حيوان', en: 'An animal' },
      answer: { ar: 'أسد', en: 'a lion' },
      explanation,
    });
    const list = questionSchema.parse({
      id: 'one-003',
      kind: 'name-them',
      value: 200,
      goal: 3,
      seconds: 20,
      text: { ar: 'سمّوا 3 فواكه', en: 'Name 3 fruits' },
      accepted: ['apple', 'Fig', 'Date', 'Plum'].map((en) => ({ ar: 'فاكهة', en })),
      explanation,
    });
    expect([word, list].map((question) => englishFaults(question).length)).toEqual([1, 1]);
  });
});
