import { z } from 'zod';
import { isAlike, isComparable, isSameText } from './alike.ts';
import { normalizeAnswer } from './answer-key.ts';
import { describeBreach, type ContentFault } from './content-rules.ts';
import { englishFaults } from './english.ts';
import { brokenRules } from './question-rules.ts';
import { questionSchema, tileValues, type CategoryFile, type Question } from './schema.ts';

const tileSchema = z.strictObject({
  /** Its name and illustration are those of the home page's sample board. */
  category: z.string(),
  value: z.literal(tileValues),
  /** One for each round. */
  questions: z.array(questionSchema).min(1),
});

/** content/taste/questions.json: the questions that a visitor plays on the home page. Games never deal them. */
const tasteSchema = z.strictObject({ tiles: z.array(tileSchema).length(4) });
export type Taste = z.infer<typeof tasteSchema>;

const file = 'taste/questions.json';

/** Checks the taste by the rules of content/README.md, against the bank: no question of it is in a game too. */
export function checkTaste(
  content: unknown,
  categories: readonly CategoryFile[],
): { readonly faults: readonly ContentFault[]; readonly questions: number } {
  const parsed = tasteSchema.safeParse(content);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({ file, where: path.join('.'), fault: message }));
    return { faults, questions: 0 };
  }
  const faults: ContentFault[] = [];
  const report = (where: string, fault: string) => faults.push({ file, where, fault });
  const { tiles } = parsed.data;
  const rounds = tiles[0]?.questions.length ?? 0;
  const others = categories.flatMap(({ questions }) => questions);
  for (const { category, value, questions } of tiles) {
    if (questions.length !== rounds)
      report(category, `has ${questions.length} questions; the first tile has ${rounds}`);
    for (const question of questions) {
      for (const fault of questionFaults(question, value, others)) report(question.id, fault);
      others.push(question);
    }
  }
  return { faults, questions: tiles.flatMap(({ questions }) => questions).length };
}

function questionFaults(question: Question, value: number, others: readonly Question[]): readonly string[] {
  const isPlain = question.kind === 'text' || question.kind === 'saying';
  return [
    ...(question.id.startsWith('taste-') ? [] : ['the id must begin with taste-']),
    ...(isPlain ? [] : ['must be a text or a saying']),
    ...(question.value === value ? [] : [`is worth ${question.value}; its tile ${value}`]),
    ...brokenRules(question, new Set()).map((breach) => describeBreach(breach, question)),
    ...englishFaults(question),
    ...others
      .filter((other) => other.id === question.id || asksTheSame(question, other))
      .map(({ id }) => `may ask the same as ${id}; change it`),
  ];
}

function asksTheSame(one: Question, other: Question): boolean {
  if (isSameText(one, other)) return true;
  if (!('answer' in one) || !('answer' in other) || !isComparable(one) || !isComparable(other)) return false;
  return normalizeAnswer(one.answer.ar) === normalizeAnswer(other.answer.ar) && isAlike(one, other);
}
