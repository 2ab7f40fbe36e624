import { present } from '../kernel/assert.ts';
import { randomIndex, shuffle, type Random } from '../kernel/random.ts';
import { padText, seal } from '../kernel/seal.ts';
import { formatGuess } from '../i18n/format.ts';
import type { Language, LocalizedText } from '../kernel/text.ts';
import { shownYear } from '../questions/year.ts';
import type { DrawnCell } from '../questions/drawing.ts';
import { hidesNames, mediaFilesOf } from '../questions/media-files.ts';
import type { Question } from '../questions/schema.ts';
import {
  clueName,
  secretName,
  stepName,
  type Accepted,
  type Pack,
  type PackCategory,
  type PackOption,
  type PackQuestion,
  type SealedSecrets,
  type StealLead,
} from './pack.ts';
import { readingMsOf } from './reading.ts';
import {
  buzzerSince,
  describeSince,
  optionsShownSince,
  lastQuestionSince,
  rulesVersion as newestRules,
  sistersSince,
  stealLeadSince,
} from './rules-version.ts';
import { minTeamsForBuzzer, teamColors, teamEmblems, type Setup } from './setup.ts';

/** A question as the bank gives it, with what a pack adds from outside the file. */
export interface DrawnQuestion {
  readonly question: Question;
  /** Ids that say nothing of their place: of the answer, then of the wrong options in their places. */
  readonly optionIds: readonly string[];
  /** Of its files, in the order of `mediaFilesOf`. */
  readonly mediaUrls: readonly string[];
  readonly answerCode: string;
}

export interface PackParts {
  readonly gameId: string;
  readonly seed: string;
  /** 32 random bytes in hex. */
  readonly key: string;
  readonly setup: Setup;
  /** Of the rules that the pack is made for; the newest by default. */
  readonly rulesVersion?: number;
  readonly categories: readonly PackCategory[];
  readonly cells: readonly DrawnCell[];
  readonly tieBreaker: DrawnQuestion;
  /** Where the set-up asks for it. */
  readonly lastQuestion?: { readonly question: DrawnQuestion; readonly reserve: DrawnQuestion } | null;
  readonly questionOf: (id: string) => DrawnQuestion;
}

/** As long as what the screen shows before a steal can be answered (web/features/games/drama/scenes.ts). */
export const stealLeadMs: StealLead = { choose: 3400, pass: 1400, timeUp: 2800 };

/**
 * Builds a pack from the drawn questions. All chance comes from `random`: the order of options, the pair of fiftyFifty,
 * the wheel.
 */
export function buildPack(parts: PackParts, random: Random): Pack {
  const { setup, key, rulesVersion = newestRules } = parts;
  const pack = ({ question, ...drawn }: DrawnQuestion) =>
    packQuestion({ ...drawn, question: forRules(question, rulesVersion) }, key, random);
  // Where clocks are off there is nothing to wait for.
  const isTimed = rulesVersion >= 2 && setup.questionTimeSeconds !== null;
  const packTimed = (drawn: DrawnQuestion): PackQuestion =>
    isTimed || drawn.question.kind === 'name-them'
      ? withReading(pack(drawn), readingMsOf(forRules(drawn.question, rulesVersion), setup.answerMode))
      : pack(drawn);
  const last =
    rulesVersion >= lastQuestionSince && setup.lastQuestion ? present(parts.lastQuestion, 'the last question') : null;
  const hasBuzzer = rulesVersion >= buzzerSince && setup.buzzer && setup.teams.length >= minTeamsForBuzzer;
  const counts = new Map<string, number>();
  const hasYoung = rulesVersion >= sistersSince;
  const cells = parts.cells.map(({ categoryIndex, value, questionId, reserveId, sisterId }) => {
    const group = `${categoryIndex}-${value}`;
    const number = (counts.get(group) ?? 0) + 1;
    counts.set(group, number);
    return {
      id: `${group}-${number}`,
      categoryIndex,
      value,
      question: packTimed(parts.questionOf(questionId)),
      reserve: packTimed(parts.questionOf(reserveId)),
      ...(hasYoung && sisterId !== undefined ? { sister: packTimed(parts.questionOf(sisterId)) } : {}),
    };
  });
  return {
    rulesVersion,
    gameId: parts.gameId,
    seed: parts.seed,
    key,
    length: setup.length,
    answerMode: setup.answerMode,
    questionTimeMs: setup.questionTimeSeconds === null ? null : setup.questionTimeSeconds * 1000,
    stealTimeMs: setup.stealTimeSeconds === null ? null : setup.stealTimeSeconds * 1000,
    ...(rulesVersion >= stealLeadSince && setup.stealTimeSeconds !== null ? { stealLeadMs } : {}),
    ...(hasBuzzer ? { buzzer: true } : {}),
    sound: setup.sound,
    hostTeamIndex: setup.hostTeamIndex,
    ...(rulesVersion >= 3 ? { takesObjections: true } : {}),
    teams: packTeams(setup, hasYoung),
    categories: parts.categories,
    cells,
    tieBreaker: pack(parts.tieBreaker),
    ...(last ? { lastQuestion: { question: packTimed(last.question), reserve: packTimed(last.reserve) } } : {}),
    wheel: { firstTeamIndex: randomIndex(random, setup.teams.length) },
  };
}

// A team without a chosen colour or emblem gets the first free one.
function packTeams(setup: Setup, hasYoung: boolean): Pack['teams'] {
  const colors = teamColors.filter((color) => !setup.teams.some((team) => team.color === color));
  const emblems = teamEmblems.filter((emblem) => !setup.teams.some((team) => team.emblem === emblem));
  return setup.teams.map(({ name, players, color, emblem, isYoung }) => ({
    name,
    players: players ?? [],
    color: color ?? present(colors.shift(), 'a free colour'),
    emblem: emblem ?? present(emblems.shift(), 'a free emblem'),
    ...(hasYoung && isYoung === true ? { isYoung } : {}),
  }));
}

/** A question without what a program of these rules doesn't know. */
function forRules(question: Question, version: number): Question {
  return withoutListing(version < describeSince ? toMime(question) : question, version);
}

function withoutListing(question: Question, version: number): Question {
  if (version >= optionsShownSince || !('optionsShown' in question)) return question;
  const { optionsShown: _, ...bare } = question;
  return bare;
}

/** A described word as a program of older rules can play it. */
function toMime(question: Question): Question {
  if (question.kind !== 'secret-word' || question.act !== 'describe') return question;
  const { forbidden: _, ...word } = question;
  return { ...word, act: 'mime' };
}

function packQuestion(drawn: DrawnQuestion, key: string, random: Random): PackQuestion {
  const { question, answerCode } = drawn;
  const shut = (secret: keyof SealedSecrets, text: string) => seal(text, key, secretName(question.id, secret));
  const shutPadded = (secret: keyof SealedSecrets, text: string, alike: readonly string[] = []) =>
    shut(secret, padText(text, alike));
  const explanation =
    question.explanation === undefined
      ? {}
      : { explanation: shutPadded('explanation', JSON.stringify(question.explanation)) };
  const common = { id: question.id, kind: question.kind, text: question.text, answerCode: '' };
  const sealed = { answerCode: shut('answerCode', answerCode), ...explanation };
  switch (question.kind) {
    case 'secret-word':
      return {
        ...common,
        options: [],
        act: question.act,
        sealed: {
          ...sealed,
          answer: shutPadded('answer', JSON.stringify(question.answer)),
          ...(question.forbidden === undefined
            ? {}
            : { forbidden: shutPadded('forbidden', JSON.stringify(question.forbidden)) }),
        },
      };
    case 'name-them': {
      const accepted: Accepted = { names: question.accepted, isComplete: question.complete === true };
      const listed = (language: Language, separator: string) =>
        question.accepted.map((name) => name[language]).join(separator);
      return {
        ...common,
        options: [],
        goal: question.goal,
        timeMs: question.seconds * 1000,
        sealed: {
          ...sealed,
          answer: shutPadded('answer', JSON.stringify({ ar: listed('ar', '، '), en: listed('en', ', ') })),
          accepted: shutPadded('accepted', JSON.stringify(accepted)),
        },
      };
    }
    case 'closest-number': {
      const number = String(question.number);
      const inOrder = (language: Language) => `${formatGuess(question.number, language)} ${question.unit[language]}`;
      const answer = question.counted ?? { ar: inOrder('ar'), en: inOrder('en') };
      return {
        ...common,
        options: [],
        unit: question.unit,
        sealed: {
          ...sealed,
          answer: shutPadded('answer', JSON.stringify(answer)),
          number: shutPadded('number', number),
        },
      };
    }
    case 'order-years': {
      const events = question.events.map(({ text, year }, place) => ({
        id: present(drawn.optionIds[place], 'an option id'),
        text,
        year,
      }));
      const inOrder = (language: Language, arrow: string) =>
        question.events.map(({ text, year }) => `${text[language]} (${shownYear(year, language)})`).join(` ${arrow} `);
      return {
        ...common,
        options: [],
        events: shuffle(
          events.map(({ id, text }) => ({ id, text })),
          random,
        ),
        sealed: {
          ...sealed,
          answer: shutPadded('answer', JSON.stringify({ ar: inOrder('ar', '←'), en: inOrder('en', '→') })),
          years: shutPadded('years', JSON.stringify(Object.fromEntries(events.map(({ id, year }) => [id, year])))),
        },
      };
    }
    case 'text':
    case 'image':
    case 'sound':
    case 'video':
    case 'saying':
    case 'memory':
    case 'picture-reveal':
    case 'falling-clues': {
      const { sealed: options, ...shown } = packOptions({ ...drawn, question }, shut, random);
      return { ...common, ...shown, ...packLooks(drawn, key), sealed: { ...sealed, ...options } };
    }
  }
}

type Shut = (secret: keyof SealedSecrets, text: string) => string;
type Chosen = DrawnQuestion & { readonly question: Extract<Question, { wrong: unknown }> };

/** The options of a question in their order, what it shows, and its secrets. */
function packOptions(
  drawn: Chosen,
  shut: Shut,
  random: Random,
): Pick<PackQuestion, 'options' | 'optionsShown' | 'media' | 'sealed'> {
  const { question } = drawn;
  const optionId = (place: number) => present(drawn.optionIds[place], 'an option id');
  const pictures = 'pictures' in question ? question.pictures : undefined;
  const isUnnamed = hidesNames(question);
  const named = [question.answer, ...question.wrong].map((text, place) => ({ id: optionId(place), text }));
  const options = named.map(({ id, text }, place): PackOption => {
    const file = pictures?.[place];
    return { id, text: isUnnamed ? unnamed : text, ...(file === undefined ? {} : { picture: urlOf(drawn, file) }) };
  });
  const names = JSON.stringify(Object.fromEntries(named.map(({ id, text }) => [id, text])));
  return {
    options: inReadingOrder(options, random),
    ...('optionsShown' in question && question.optionsShown ? { optionsShown: true } : {}),
    ...('media' in question ? { media: { url: urlOf(drawn, question.media.file), alt: question.media.alt } } : {}),
    sealed: {
      answer: shut(
        'answer',
        padText(
          JSON.stringify(question.answer),
          question.wrong.map((text) => JSON.stringify(text)),
        ),
      ),
      rightOptionId: shut('rightOptionId', optionId(0)),
      keptOptionId: shut('keptOptionId', optionId(1 + randomIndex(random, 3))),
      ...(isUnnamed ? { names: shut('names', padText(names)) } : {}),
    },
  };
}

/** What some kinds show step by step, or for a time. */
function packLooks(drawn: DrawnQuestion, key: string): Pick<PackQuestion, 'clues' | 'steps' | 'studyMs'> {
  const { question } = drawn;
  if (question.kind === 'memory') return { studyMs: question.studySeconds * 1000 };
  if (question.kind === 'picture-reveal') {
    const urls = question.steps.map((file, index) =>
      seal(padText(urlOf(drawn, file)), key, stepName(question.id, index)),
    );
    return { steps: { alt: question.alt, urls } };
  }
  if (question.kind !== 'falling-clues') return {};
  const { id, clues } = question;
  return { clues: clues.map((clue, index) => seal(padText(JSON.stringify(clue)), key, clueName(id, index))) };
}

function urlOf({ question, mediaUrls }: DrawnQuestion, file: string): string {
  return present(mediaUrls[mediaFilesOf(question).indexOf(file)], 'what the question shows');
}

function withReading(question: PackQuestion, readingMs: number | null | undefined): PackQuestion {
  return readingMs === undefined ? question : { ...question, readingMs };
}

const unnamed: LocalizedText = { ar: '', en: '' };

// Numbers keep their numeric order; other options are shuffled.
function inReadingOrder(options: readonly PackOption[], random: Random): readonly PackOption[] {
  const number = (option: PackOption) => Number(option.text.en.replaceAll(',', ''));
  return options.every((option) => option.text.en.trim() !== '' && Number.isFinite(number(option)))
    ? [...options].sort((one, other) => number(one) - number(other))
    : shuffle(options, random);
}
