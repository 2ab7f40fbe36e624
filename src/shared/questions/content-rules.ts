import { foldText, languages } from '../kernel/text.ts';
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
const leastQuestionsPerValue = 12;

// Words by which an answer goes out of date.
const expiring: Readonly<Record<'ar' | 'en', RegExp>> = {
  ar: /(^|\s)(حاليا|حاليًا|حالياً|الحالي|الحالية|الآن|اليوم الحاضر|هذا العام|هذه السنة|مؤخرا|مؤخرًا|حتى الآن|آخر بطل)(?=\s|[؟،.]|$)/,
  en: /\b(currently|at present|nowadays|right now|this year|so far|reigning|the current|as of)\b/i,
};

/** Checks all files together, since duplicates may stand in different ones. `media` holds the paths below content/media. */
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
      checkQuestion(question, media, report);
    }
  }
  return { faults, categories, questions: categories.reduce((sum, { questions }) => sum + questions.length, 0) };
}

function checkThirds(category: CategoryFile, report: (where: string, fault: string) => void): void {
  if (category.use === 'tie-breaker') {
    if (category.questions.some(({ kind }) => kind !== 'closest-number')) report('questions', 'a tie-breaker asks for a closest number');
    return;
  }
  const counts = tileValues.map((value) => category.questions.filter((question) => question.value === value).length);
  if (Math.min(...counts) < leastQuestionsPerValue) {
    report('questions', `needs at least ${leastQuestionsPerValue} a value; has ${counts.join(', ')} of 200, 400, 600`);
  }
  if (Math.max(...counts) !== Math.min(...counts)) report('questions', `is not in thirds by value: ${counts.join(', ')}`);
}

// Pictures share their wording ("whose flag is this?"), and secret words their sort: there the answer tells them apart.
function duplicateKey(question: Question, language: 'ar' | 'en'): string {
  const text = foldText(question.text[language]);
  if (question.kind === 'image') return `${text} ${question.media.file}`;
  if (question.kind === 'secret-word' || question.kind === 'falling-clues') return `${question.kind} ${foldText(question.answer[language])}`;
  if (question.kind === 'order-years') return `${question.kind} ${question.events.map((event) => foldText(event.text[language])).join(' / ')}`;
  return text;
}

function checkQuestion(question: Question, media: ReadonlySet<string>, report: (where: string, fault: string) => void): void {
  const fault = (text: string) => report(question.id, text);
  for (const language of languages) {
    if (expiring[language].test(question.text[language])) fault(`the answer may go out of date (${language})`);
    if (/\s{2,}|\n/.test(question.text[language])) fault(`stray white space (${language})`);
  }
  if (/[\u0660-\u0669\u06f0-\u06f9]/.test(JSON.stringify(question))) fault('digits must be Latin');
  if (/[A-Za-z]{4,}/.test(question.text.ar)) fault('Latin words in the Arabic text');
  if (/[\u0600-\u06ff]/.test(question.text.en)) fault('Arabic letters in the English text');
  if (question.kind === 'image' && !media.has(question.media.file)) fault(`content/media/${question.media.file} is missing`);
  if (question.kind === 'closest-number') checkCounted(question, fault);
  if (question.kind === 'order-years') checkEvents(question.events, fault);
  if (question.kind === 'falling-clues') checkClues(question, fault);
  if (!('wrong' in question)) return;
  for (const language of languages) {
    const options = [question.answer, ...question.wrong].map((option) => foldText(option[language]));
    if (new Set(options).size !== 4) fault(`two options are equal (${language})`);
    const answer = options[0] ?? '';
    if (answer.length > 2 && ` ${foldText(question.text[language])} `.includes(` ${answer} `)) fault(`the question contains its answer (${language})`);
    const others = question.wrong.map((option) => option[language].length);
    const longest = Math.max(...others);
    if (question.answer[language].length > 14 && question.answer[language].length > longest * 1.6) fault(`the answer stands out by its length (${language})`);
  }
}

// After 3 to 10 Arabic takes a plural, after 11 to 99 an accusative; a year takes no unit at all.
function checkCounted({ number, unit, counted }: Question & { kind: 'closest-number' }, fault: (text: string) => void): void {
  const rest = number % 100;
  const needsCounted = (rest >= 3 && rest <= 10) || (rest >= 11 && !/^\S+ة( |$)/.test(unit.ar)) || unit.en === 'year';
  if (needsCounted && counted === undefined) fault('needs "counted": the number with its unit as it is said');
  if (counted && ![counted.ar, counted.en].every((text) => text.replaceAll(',', '').includes(String(number)))) fault('"counted" must hold the number');
}

function checkEvents(events: (Question & { kind: 'order-years' })['events'], fault: (text: string) => void): void {
  if (events.some((event, index) => index > 0 && event.year <= (events[index - 1]?.year ?? event.year))) fault('the events must stand from the oldest on, each in a year of its own');
  for (const language of languages) {
    if (events.some(({ text }) => /\d{3,4}/.test(text[language]))) fault(`an event names a year (${language})`);
  }
}

function checkClues({ clues, value, answer }: Question & { kind: 'falling-clues' }, fault: (text: string) => void): void {
  if (clues.length !== cluesOf[value]) fault(`has ${clues.length} clues; a tile of ${value} has ${cluesOf[value]}`);
  for (const language of languages) {
    const word = foldText(answer[language]);
    if (clues.some((clue) => ` ${foldText(clue[language])} `.includes(` ${word} `))) fault(`a clue contains the answer (${language})`);
  }
}

function describePath(content: unknown, path: readonly PropertyKey[]): string {
  const [first, index] = path;
  const list = typeof content === 'object' && content !== null && 'questions' in content ? content.questions : undefined;
  const entry: unknown = first === 'questions' && typeof index === 'number' && Array.isArray(list) ? list[index] : undefined;
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : '';
  return [id, path.map(String).join('.')].filter(Boolean).join(' ');
}
