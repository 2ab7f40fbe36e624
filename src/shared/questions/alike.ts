import { normalizeText, languages, type Language } from '../kernel/text.ts';
import type { QuestionDraft } from './draft.ts';
import { hidesNames } from './media-files.ts';

/** The share of words two questions with one answer may have in common before a person must look. */
const alikeFrom = 0.25;

export const incomparable = [
  'image',
  'sound',
  'video',
  'memory',
  'picture-reveal',
  'secret-word',
] as const satisfies readonly QuestionDraft['kind'][];

/** Pictures and sounds share their wording, and secret words their kind: words don't distinguish those. */
export function isComparable(question: QuestionDraft): boolean {
  return !incomparable.some((each) => each === question.kind) && !hidesNames(question);
}

/** Whether two questions with one answer may ask the same. */
export function isAlike(one: QuestionDraft, other: QuestionDraft): boolean {
  return likeness(one, other) >= alikeFrom;
}

/** Whether they ask in the same words, however those are spelled. */
export function isSameText(one: QuestionDraft, other: QuestionDraft): boolean {
  return languages.some(
    (language) =>
      normalizeText(one.text[language]) !== '' &&
      normalizeText(one.text[language]) === normalizeText(other.text[language]),
  );
}

/** The share of significant words that two questions have in common; in the language where it is larger. */
function likeness(one: QuestionDraft, other: QuestionDraft): number {
  return Math.max(
    ...languages.map((language) => {
      const first = tellingWords(one, language);
      const second = tellingWords(other, language);
      const common = [...first].filter((word) => second.has(word)).length;
      return common / Math.max(1, first.size + second.size - common);
    }),
  );
}

const small = new Set(
  normalizeText(
    'ما من هو هي في أي إلى على عن كم هذا هذه الذي التي ماذا أين متى لماذا كيف أو و إن كان كانت بين مع عند هل لا لم ' +
      'the a an of in what which who where when how many does do did was were to for by on at and or its it this that from with are is',
  ).split(' '),
);

function tellingWords(question: QuestionDraft, language: Language): Set<string> {
  const clues = question.kind === 'falling-clues' ? question.clues.map((clue) => clue[language]) : [];
  const words = normalizeText([question.text[language], ...clues].join(' ')).split(' ');
  return new Set(
    words.map((word) => word.replace(/^(وال|بال|كال|ال|لل)/, '')).filter((word) => word.length > 1 && !small.has(word)),
  );
}
