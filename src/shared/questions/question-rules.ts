import { normalizeText, languages, type Language } from '../kernel/text.ts';
import { hidesNames, mediaPlaces } from './media-files.ts';
import { cluesOf, nameThemLimits, type Question } from './schema.ts';

/** The rules of content/README.md for a single question. */
export const questionRules = [
  'expires',
  'white-space',
  'digits',
  'latin-in-arabic',
  'arabic-in-english',
  'media-missing',
  'pictures-equal',
  'names-without-pictures',
  'needs-counted',
  'counted-differs',
  'events-order',
  'event-names-year',
  'clue-count',
  'clue-tells',
  'forbidden-repeats',
  'step-count',
  'steps-equal',
  'accepted-few',
  'accepted-repeats',
  'accepted-long',
  'goal-unsaid',
  'options-hidden',
  'options-equal',
  'answer-in-text',
  'answer-stands-out',
] as const;
export type QuestionRule = (typeof questionRules)[number];

export interface RuleBreach {
  readonly rule: QuestionRule;
  /** The field it is seen in, as a path. */
  readonly path: string;
  readonly language?: Language;
}

// Words by which an answer goes out of date.
const expiring: Readonly<Record<Language, RegExp>> = {
  ar: /(^|\s)(حاليا|حاليًا|حالياً|الحالي|الحالية|الآن|اليوم الحاضر|هذا العام|هذه السنة|مؤخرا|مؤخرًا|حتى الآن|آخر بطل)(?=\s|[؟،.]|$)/,
  en: /\b(currently|at present|nowadays|right now|this year|so far|reigning|the current|as of)\b/i,
};

// Words by which a question asks among its options.
const asksAmong: Readonly<Record<Language, RegExp>> = {
  ar: /(?<!\p{L})[لبفوك]?(أي\p{M}*\s((\S+\s)?من\s)?|أ(قرب|قدم|كبر|صغر|ول)\s|آخر\s)(هذه|هؤلاء)(?!\p{L})|مم[ّا]+ يلي/u,
  en: /\bwhich (\w+ )?of (these|the following)\b/i,
};

type Report = (rule: QuestionRule, path: string, language?: Language) => void;

/** `media` contains the available pictures and sounds, as questions of this kind name them. */
export function brokenRules(question: Question, media: ReadonlySet<string>): readonly RuleBreach[] {
  const breaches: RuleBreach[] = [];
  const report: Report = (rule, path, language) =>
    breaches.push(language === undefined ? { rule, path } : { rule, path, language });
  for (const language of languages) {
    if (expiring[language].test(question.text[language])) report('expires', `text.${language}`, language);
    if (/\s{2,}|\n/.test(question.text[language])) report('white-space', `text.${language}`, language);
  }
  if (/[\u0660-\u0669\u06f0-\u06f9]/.test(JSON.stringify(question))) report('digits', 'text.ar');
  if (/[A-Za-z]{4,}/.test(question.text.ar)) report('latin-in-arabic', 'text.ar');
  if (/[\u0600-\u06ff]/.test(question.text.en)) report('arabic-in-english', 'text.en');
  for (const { path, file } of mediaPlaces(question)) if (!media.has(file)) report('media-missing', path);
  checkKind(question, report);
  if ('wrong' in question) checkOptions(question, report);
  return breaches;
}

function checkKind(question: Question, report: Report): void {
  switch (question.kind) {
    case 'closest-number':
      checkCounted(question, report);
      break;
    case 'order-years':
      checkEvents(question, report);
      break;
    case 'falling-clues':
      checkClues(question, report);
      break;
    case 'picture-reveal':
      checkSteps(question, report);
      break;
    case 'secret-word':
      checkForbidden(question, report);
      break;
    case 'name-them':
      checkAccepted(question, report);
      break;
    case 'text':
      checkPictures(question, report);
      checkListing(question, report);
      break;
    case 'image':
      checkPictures(question, report);
      break;
    case 'saying':
      checkListing(question, report);
      break;
    case 'sound':
    case 'video':
    case 'memory':
      break;
  }
}

// After 3 to 10 Arabic takes a plural, after 11 to 99 an accusative; a year takes no unit at all.
function checkCounted({ number, unit, counted }: Question & { kind: 'closest-number' }, report: Report): void {
  const rest = number % 100;
  const needsCounted = (rest >= 3 && rest <= 10) || (rest >= 11 && !/^\S+ة( |$)/.test(unit.ar)) || unit.en === 'year';
  if (needsCounted && counted === undefined) report('needs-counted', 'counted.ar');
  if (counted && ![counted.ar, counted.en].every((text) => text.replaceAll(',', '').includes(String(number))))
    report('counted-differs', 'counted.ar');
}

function checkEvents({ events }: Question & { kind: 'order-years' }, report: Report): void {
  const early = events.findIndex((event, index) => index > 0 && event.year <= (events[index - 1]?.year ?? event.year));
  if (early >= 0) report('events-order', `events.${early}.year`);
  for (const language of languages) {
    const named = events.findIndex(({ text }) => /\d{3,4}/.test(text[language]));
    if (named >= 0) report('event-names-year', `events.${named}.text.${language}`, language);
  }
}

function checkClues({ clues, value, answer }: Question & { kind: 'falling-clues' }, report: Report): void {
  if (clues.length !== cluesOf[value]) report('clue-count', 'clues');
  for (const language of languages) {
    const word = normalizeText(answer[language]);
    const telling = clues.findIndex((clue) => ` ${normalizeText(clue[language])} `.includes(` ${word} `));
    if (telling >= 0) report('clue-tells', `clues.${telling}.${language}`, language);
  }
}

function checkForbidden({ answer, forbidden = [] }: Question & { kind: 'secret-word' }, report: Report): void {
  for (const language of languages) {
    const words = [answer, ...forbidden].map((word) => normalizeText(word[language]));
    if (new Set(words).size < words.length)
      report('forbidden-repeats', `forbidden.${Math.max(0, repeated(words) - 1)}.${language}`, language);
  }
}

function checkSteps({ steps, value }: Question & { kind: 'picture-reveal' }, report: Report): void {
  if (steps.length !== cluesOf[value]) report('step-count', 'steps');
  const again = repeated(steps);
  if (again >= 0) report('steps-equal', `steps.${again}`);
}

function checkAccepted({ text, goal, accepted, complete }: Question & { kind: 'name-them' }, report: Report): void {
  // Where others count too, the list shows more than the goal.
  if (accepted.length < goal + (complete ? 0 : 1)) report('accepted-few', 'accepted');
  for (const language of languages) {
    if (!new RegExp(`(^|\\D)${goal}(\\D|$)`).test(text[language])) report('goal-unsaid', `text.${language}`, language);
    const names = accepted.map((name) => normalizeText(name[language]));
    const again = repeated(names);
    if (again >= 0) report('accepted-repeats', `accepted.${again}.${language}`, language);
    const length = accepted.reduce((sum, name) => sum + name[language].length, 0);
    if (length > nameThemLimits.characters) report('accepted-long', 'accepted', language);
  }
}

function checkPictures({ pictures, namesShown }: Question & { kind: 'text' | 'image' }, report: Report): void {
  const again = repeated(pictures ?? []);
  if (again >= 0) report('pictures-equal', `pictures.${again}`);
  if (pictures === undefined && namesShown) report('names-without-pictures', 'namesShown');
}

// Pictures and sounds may show what "these" are.
function checkListing(question: Question & { kind: 'text' | 'saying' }, report: Report): void {
  if (question.optionsShown || ('pictures' in question && question.pictures !== undefined)) return;
  for (const language of languages)
    if (asksAmong[language].test(question.text[language])) report('options-hidden', `text.${language}`, language);
}

function checkOptions(question: Extract<Question, { wrong: unknown }>, report: Report): void {
  const { text, answer, wrong } = question;
  // Pictures without their texts: "which one is …" names what it asks for, and no text stands out.
  const isUnread = hidesNames(question);
  for (const language of languages) {
    const options = [answer, ...wrong].map((option) => normalizeText(option[language]));
    if (new Set(options).size !== 4)
      report('options-equal', `wrong.${Math.max(0, repeated(options) - 1)}.${language}`, language);
    if (isUnread) continue;
    const normalized = options[0] ?? '';
    if (normalized.length > 2 && ` ${normalizeText(text[language])} `.includes(` ${normalized} `))
      report('answer-in-text', `text.${language}`, language);
    const longest = Math.max(...wrong.map((option) => option[language].length));
    if (answer[language].length > 14 && answer[language].length > longest * 1.6)
      report('answer-stands-out', `answer.${language}`, language);
  }
}

function repeated(options: readonly string[]): number {
  return options.findIndex((option, index) => options.indexOf(option) < index);
}
