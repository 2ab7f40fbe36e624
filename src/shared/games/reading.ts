import { languages, type LocalizedText } from '../kernel/text.ts';
import { hidesNames } from '../questions/media-files.ts';
import type { Question } from '../questions/schema.ts';
import { remainingAt, resumeClock, startClock, stoppedClock, type Clock } from './clock.ts';
import { kindRules } from './kinds.ts';
import type { PackQuestion } from './pack.ts';
import type { AnswerMode } from './setup.ts';
import type { OpenQuestion } from './state.ts';

/** What keeps an open question's clocks waiting: the time to read it, or the press of an actor who has seen the word. */
export type Reading = Clock | 'until-pressed';

/**
 * How a question that opens is read; undefined where its clock starts at once. A picture is looked at for `studyMs`, what
 * is left of it where it was seen before.
 */
export function startReading(
  question: PackQuestion,
  at: number,
  studyMs: number | undefined = question.studyMs,
): Reading | undefined {
  if (studyMs !== undefined) return studyMs > 0 ? startClock(studyMs, at) : undefined;
  const { readingMs } = question;
  if (readingMs === undefined) return undefined;
  return readingMs === null ? 'until-pressed' : startClock(readingMs, at);
}

/** As `startReading`, for a question that comes while its clocks are paused. */
export function pausedReading(
  question: PackQuestion,
  studyMs: number | undefined = question.studyMs,
): Reading | undefined {
  if (studyMs !== undefined) return studyMs > 0 ? stoppedClock(studyMs) : undefined;
  const { readingMs } = question;
  if (readingMs === undefined) return undefined;
  return readingMs === null ? 'until-pressed' : stoppedClock(readingMs);
}

/** Time until the question has been read; null if only a press ends that. */
function readingLeft(reading: Reading | undefined, at: number): number | null {
  if (reading === undefined) return 0;
  return reading === 'until-pressed' ? null : remainingAt(reading, at);
}

/** True while the question is being read: its clocks wait. */
export function isReading({ reading }: Pick<OpenQuestion, 'reading'>, at: number): boolean {
  return readingLeft(reading, at) !== 0;
}

/** True while the picture of a question to remember is to be seen: no team may answer yet. */
export function isStudying(open: Pick<OpenQuestion, 'reading' | 'study'>, at: number): boolean {
  return open.study === true && isReading(open, at);
}

/** A new clock that starts once the question has been read. */
export function clockAfter(reading: Reading | undefined, totalMs: number, at: number): Clock {
  const left = readingLeft(reading, at);
  return left === null ? stoppedClock(totalMs) : startClock(totalMs, at + left);
}

/** Resumes a paused clock, once the question has been read. */
export function resumeAfter(reading: Reading | undefined, clock: Clock, at: number): Clock {
  const left = readingLeft(reading, at);
  return left === null ? clock : resumeClock(clock, at + left);
}

/** The question has been read, whatever time was left: its clocks run from now on, unless they are paused. */
export function endReading(open: OpenQuestion, at: number): OpenQuestion {
  if (!isReading(open, at)) return open;
  const start = (clock: Clock | null) => clock && (open.paused ? clock : { ...clock, since: at });
  return { ...open, reading: undefined, clock: start(open.clock), flipClock: start(open.flipClock) };
}

const minReadingMs = 2000;
const maxReadingMs = 12_000;
/** Until the room has looked up. */
const readingLeadMs = 1000;
/** Of a question read aloud, at about 14 characters a second. */
const readingMsPerCharacter = 70;
/** What a sealed clue counts as: its own length would say something of it. */
const charactersOfClue = 60;
/** What the picture of an option counts as. */
const charactersOfPicture = 10;

/**
 * How long a question is read, by the longer of its languages; null where its clock waits for the actor, undefined where it
 * waits for something else.
 */
export function readingMsOf(question: Question, answerMode: AnswerMode): number | null | undefined {
  if (kindRules[question.kind].opensWith === 'study') return undefined;
  if (question.kind === 'secret-word') return null;
  const texts = textsToRead(question, answerMode);
  const characters = Math.max(
    ...languages.map((language) => texts.reduce((sum, text) => sum + letterCount(text[language]), 0)),
  );
  const unread =
    (question.kind === 'falling-clues' ? charactersOfClue : 0) +
    ('pictures' in question ? (question.pictures ?? []).length * charactersOfPicture : 0);
  return Math.min(maxReadingMs, Math.max(minReadingMs, readingLeadMs + (characters + unread) * readingMsPerCharacter));
}

/** What can be read when the question opens. The options of a "who am I" come with its last clue. */
function textsToRead(question: Exclude<Question, { kind: 'secret-word' }>, answerMode: AnswerMode): LocalizedText[] {
  if (question.kind === 'order-years') return [question.text, ...question.events.map(({ text }) => text)];
  return 'wrong' in question &&
    kindRules[question.kind].steps === null &&
    !hidesNames(question) &&
    areOptionsShown(question, answerMode)
    ? [question.text, question.answer, ...question.wrong]
    : [question.text];
}

function areOptionsShown(question: Question, answerMode: AnswerMode): boolean {
  return (
    answerMode === 'choices' ||
    ('optionsShown' in question && question.optionsShown === true) ||
    ('pictures' in question && question.pictures !== undefined)
  );
}

// Vowel signs take no time.
function letterCount(text: string): number {
  return text.replace(/\p{M}/gu, '').length;
}
