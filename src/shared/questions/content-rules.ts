import { normalizeText, languages } from '../kernel/text.ts';
import { brokenRules, type QuestionRule, type RuleBreach } from './question-rules.ts';
import { mediaFilesOf, mediaPlaces } from './media-files.ts';
import { categoryFileSchema, cluesOf, tileValues, type CategoryFile, type Question } from './schema.ts';

/** A rule of content/README.md that a file breaks. `where` is a question id, or a path in the file. */
export interface ContentFault {
  readonly file: string;
  readonly where: string;
  readonly fault: string;
}

export interface ContentReport {
  readonly faults: readonly ContentFault[];
  readonly categories: readonly CategoryFile[];
  readonly questions: number;
}

/** A board takes two cells and two reserves a value; 12 a value is three games without a repeat. */
const minQuestionsPerValue = 12;

/**
 * Checks all files together, since duplicates may be in different ones. `media` contains the paths below content/media.
 */
export function checkCategories(
  files: readonly { readonly name: string; readonly content: unknown }[],
  media: ReadonlySet<string>,
): ContentReport {
  const faults: ContentFault[] = [];
  const categories: CategoryFile[] = [];
  const seenIds = new Map<string, string>();
  const seenTexts = new Map<string, string>();
  for (const { name, content } of files) {
    const parsed = categoryFileSchema.safeParse(content);
    if (!parsed.success) {
      for (const issue of parsed.error.issues.slice(0, 40)) {
        faults.push({ file: name, where: describePath(content, issue.path), fault: issue.message });
      }
      continue;
    }
    const category = parsed.data;
    categories.push(category);
    const report = (where: string, fault: string) => faults.push({ file: name, where, fault });
    if (name !== `${category.id}.json`) report('id', `the file must be called ${category.id}.json`);
    if (seenIds.has(category.id)) report('id', `also the id of a category in ${seenIds.get(category.id)}`);
    seenIds.set(category.id, name);
    checkThirds(category, report);
    for (const question of category.questions) {
      if (!question.id.startsWith(`${category.id}-`)) report(question.id, `the id must begin with ${category.id}-`);
      const elsewhere = seenIds.get(question.id);
      if (elsewhere !== undefined) report(question.id, `the id stands again in ${elsewhere}`);
      seenIds.set(question.id, name);
      for (const language of languages) {
        const key = duplicateKey(question, language);
        const twin = seenTexts.get(key);
        if (twin !== undefined) report(question.id, `asks the same as ${twin} (${language})`);
        seenTexts.set(key, question.id);
      }
      for (const breach of brokenRules(question, media)) report(question.id, describeBreach(breach, question));
    }
  }
  return { faults, categories, questions: categories.reduce((sum, { questions }) => sum + questions.length, 0) };
}

function checkThirds(category: CategoryFile, report: (where: string, fault: string) => void): void {
  if (category.use === 'tie-breaker') {
    if (category.questions.some(({ kind }) => kind !== 'closest-number'))
      report('questions', 'a tie-breaker asks for a closest number');
    return;
  }
  const counts = tileValues.map((value) => category.questions.filter((question) => question.value === value).length);
  if (Math.min(...counts) < minQuestionsPerValue) {
    report('questions', `needs at least ${minQuestionsPerValue} a value; has ${counts.join(', ')} of 200, 400, 600`);
  }
  if (Math.max(...counts) !== Math.min(...counts))
    report('questions', `is not in thirds by value: ${counts.join(', ')}`);
}

// Pictures share their wording ("whose flag is this?"), and secret words their kind: their answers distinguish them.
function duplicateKey(question: Question, language: 'ar' | 'en'): string {
  const text = normalizeText(question.text[language]);
  const [shown] = mediaFilesOf(question);
  if (shown !== undefined) return `${text} ${shown}`;
  if (question.kind === 'secret-word' || question.kind === 'falling-clues')
    return `${question.kind} ${normalizeText(question.answer[language])}`;
  if (question.kind === 'order-years')
    return `${question.kind} ${question.events.map((event) => normalizeText(event.text[language])).join(' / ')}`;
  return text;
}

const ruleTexts: Readonly<Record<QuestionRule, string>> = {
  expires: 'the answer may go out of date',
  'white-space': 'stray white space',
  digits: 'digits must be Latin',
  'latin-in-arabic': 'Latin words in the Arabic text',
  'arabic-in-english': 'Arabic letters in the English text',
  'media-missing': 'what it shows is missing',
  'pictures-equal': 'two options have the same picture',
  'names-without-pictures': 'shows the names of pictures that it does not have',
  'options-hidden': 'asks among its options, which are not shown: needs "optionsShown": true',
  'needs-counted': 'needs "counted": the number with its unit as it is said',
  'counted-differs': '"counted" must hold the number',
  'events-order': 'the events must stand from the oldest on, each in a year of its own',
  'event-names-year': 'an event names a year',
  'clue-count': 'has another number of clues than a tile of its value',
  'clue-tells': 'a clue contains the answer',
  'forbidden-repeats': 'a forbidden word repeats another or the word itself',
  'step-count': 'has another number of steps than a tile of its value',
  'steps-equal': 'two steps are the same picture',
  'accepted-few': 'accepts too few answers for its goal',
  'accepted-repeats': 'an accepted answer repeats another',
  'accepted-long': 'the accepted answers are too long together',
  'goal-unsaid': 'the text does not say how many',
  'options-equal': 'two options are equal',
  'answer-in-text': 'the question contains its answer',
  'answer-stands-out': 'the answer stands out by its length',
};

export function describeBreach({ rule, path, language }: RuleBreach, question: Question): string {
  if (rule === 'clue-count' && question.kind === 'falling-clues')
    return `has ${question.clues.length} clues; a tile of ${question.value} has ${cluesOf[question.value]}`;
  if (rule === 'media-missing')
    return `content/media/${mediaPlaces(question).find((place) => place.path === path)?.file ?? ''} is missing`;
  return language === undefined ? ruleTexts[rule] : `${ruleTexts[rule]} (${language})`;
}

function describePath(content: unknown, path: readonly PropertyKey[]): string {
  const [first, index] = path;
  const list =
    typeof content === 'object' && content !== null && 'questions' in content ? content.questions : undefined;
  const entry: unknown =
    first === 'questions' && typeof index === 'number' && Array.isArray(list) ? list[index] : undefined;
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : '';
  return [id, path.map(String).join('.')].filter(Boolean).join(' ');
}
