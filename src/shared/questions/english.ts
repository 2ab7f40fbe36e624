import type { LocalizedText } from '../kernel/text.ts';
import type { Question } from './schema.ts';

/** Words that the bank spells one way. */
const spellings: readonly { readonly other: RegExp; readonly write: string }[] = [
  { other: /qur['’]an/i, write: 'Quran' },
  { other: /\bsuras?\b/i, write: 'surah' },
  { other: /türkiye/i, write: 'Turkey' },
];
/** A question whose end is left open: its options continue the sentence. */
const isOpen = /…[”’]?[.?!]?$/;
/** A word, and not a sign such as "x" or a name such as "iPhone". */
const smallWord = /^[“‘(]?\p{Ll}(?!\p{Lu}|$)/u;
const capitalOfSentence = /^(?:A|An|The|His|Her|Its|He|She|It|They|And|To) /;

/** The texts that stand on buttons, or are listed at the reveal. */
export function optionsOf(question: Question): readonly LocalizedText[] {
  if ('wrong' in question) return [question.answer, ...question.wrong];
  if ('accepted' in question) return question.accepted;
  return 'answer' in question ? [question.answer] : [];
}

/** What is wrong with the English of a question: its spelling, and how its options begin. */
export function englishFaults(question: Question): readonly string[] {
  const written = JSON.stringify(question);
  return [
    ...spellings.filter(({ other }) => other.test(written)).map(({ write }) => `write "${write}"`),
    ...optionsOf(question).flatMap(({ en }) => beginningFaults(en, isOpen.test(question.text.en))),
  ];
}

function beginningFaults(option: string, continues: boolean): readonly string[] {
  if (!continues)
    return smallWord.test(option) ? [`the option "${option}" stands alone: begin it with a capital letter`] : [];
  return capitalOfSentence.test(option)
    ? [`the option "${option}" continues a sentence: begin it with a small letter`]
    : [];
}
