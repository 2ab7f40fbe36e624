import { languages, type LocalizedText } from '../kernel/text.ts';
import { isComparable, isAlike } from './alike.ts';
import { normalizeAnswer } from './answer-key.ts';
import type { ContentFault } from './content-rules.ts';
import { englishFaults, optionsOf } from './english.ts';
import { hidesNames, mediaFilesOf } from './media-files.ts';
import type { CategoryFile, Question } from './schema.ts';

/** Two questions that look alike and were found by a person to ask different things. */
export type ReviewedPair = readonly [string, string];

export interface BankSurroundings {
  readonly reviewed: readonly ReviewedPair[];
  /** Paths below content/media. */
  readonly media: ReadonlySet<string>;
  /** Folders below content/media that contain a LICENSE. */
  readonly licensed: ReadonlySet<string>;
  /** Categories written before each question had to name its source. */
  readonly unsourced: ReadonlySet<string>;
}

/**
 * In a category, how often the answer may be the longest of its four options, and how often its number may have the
 * same rank.
 */
const maxLongestShare = 0.4;
const maxSameRankShare = 0.75;
const minRanked = 8;
/** A word that no narrow screen can break. */
const maxWordLength = 24;

/**
 * Checks across files: repeated questions, categories whose answers can be guessed by form, pictures without a licence.
 */
export function checkBank(categories: readonly CategoryFile[], around: BankSurroundings): readonly ContentFault[] {
  return [
    ...alikeFaults(categories, around.reviewed),
    ...categories.flatMap((category) => [...balanceFaults(category), ...languageFaults(category)]),
    ...sourceFaults(categories, around),
    ...mediaFaults(categories, around),
  ];
}

interface Placed {
  readonly file: string;
  readonly question: Question & { readonly answer: LocalizedText };
}

function alikeFaults(categories: readonly CategoryFile[], reviewed: readonly ReviewedPair[]): readonly ContentFault[] {
  const byAnswer = new Map<string, Placed[]>();
  for (const { id, questions } of categories) {
    for (const question of questions) {
      if (!('answer' in question) || !isComparable(question)) continue;
      const key = normalizeAnswer(question.answer.ar);
      byAnswer.set(key, [...(byAnswer.get(key) ?? []), { file: `${id}.json`, question }]);
    }
  }
  const known = new Set(reviewed.map(pairKey));
  const found = new Set<string>();
  const faults: ContentFault[] = [];
  for (const group of byAnswer.values()) {
    for (const [index, { file, question }] of group.entries()) {
      for (const earlier of group.slice(0, index)) {
        if (!isAlike(question, earlier.question)) continue;
        const key = pairKey([earlier.question.id, question.id]);
        found.add(key);
        if (!known.has(key))
          faults.push({
            file,
            where: question.id,
            fault: `may ask the same as ${earlier.question.id}; change one, or note the pair in content/review/alike.json`,
          });
      }
    }
  }
  for (const pair of reviewed) {
    if (!found.has(pairKey(pair)))
      faults.push({
        file: 'review/alike.json',
        where: pair.join(' '),
        fault: 'is not alike any more; take the pair out',
      });
  }
  return faults;
}

function pairKey(pair: ReviewedPair): string {
  return [...pair].sort().join(' ');
}

function balanceFaults({ id, questions }: CategoryFile): readonly ContentFault[] {
  const withOptions = questions.flatMap((question) => ('wrong' in question && !hidesNames(question) ? [question] : []));
  const report = (fault: string) => [{ file: `${id}.json`, where: 'questions', fault }];
  const share = (count: number, all: number) => `${Math.round((100 * count) / all)}%`;
  const longest = languages.flatMap((language) => {
    const count = withOptions.filter(({ answer, wrong }) =>
      wrong.every((option) => option[language].length < answer[language].length),
    ).length;
    return count > withOptions.length * maxLongestShare
      ? report(`the answer is the longest option in ${share(count, withOptions.length)} (${language})`)
      : [];
  });
  // Numbers are shown in numeric order, so their rank must not reveal the answer.
  const ranks = withOptions.flatMap(({ answer, wrong }) => {
    const [right = NaN, ...others] = [answer, ...wrong].map(({ en }) => Number(en.replaceAll(',', '')));
    return [right, ...others].every(Number.isFinite) ? [others.filter((number) => number < right).length] : [];
  });
  const oneRank = [0, 1, 2, 3].flatMap((rank) => {
    const count = ranks.filter((each) => each === rank).length;
    return ranks.length >= minRanked && count > ranks.length * maxSameRankShare
      ? report(`of numbers the answer stands at place ${rank + 1} in ${share(count, ranks.length)}`)
      : [];
  });
  return [...longest, ...oneRank];
}

function languageFaults({ id, questions }: CategoryFile): readonly ContentFault[] {
  return questions.flatMap((question) => {
    const report = (fault: string) => [{ file: `${id}.json`, where: question.id, fault }];
    const shown = [question.text, ...('explanation' in question && question.explanation ? [question.explanation] : [])];
    const options = optionsOf(question);
    return [
      ...(shown.some(({ ar }) => !/[\u0621-\u064a]/.test(ar)) ? report('a text has no Arabic') : []),
      ...(shown.some(({ en }) => !/[A-Za-z]/.test(en)) ? report('a text has no English') : []),
      ...(options.some(({ en }) => /[\u0621-\u064a]/.test(en)) ? report('an English option has Arabic letters') : []),
      ...englishFaults(question).flatMap(report),
      ...languages.flatMap((language) =>
        [...shown, ...options].some((text) => text[language].split(/\s/).some((word) => word.length > maxWordLength))
          ? report(`a word is longer than a narrow screen (${language})`)
          : [],
      ),
    ];
  });
}

// A page's address, or a book: at least its title and the place in it.
function isSource(source: string): boolean {
  return /^https?:/.test(source)
    ? /^https?:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/.test(source)
    : /\p{L}{2}\P{L}+\p{L}{2}/u.test(source);
}

function sourceFaults(categories: readonly CategoryFile[], { unsourced }: BankSurroundings): readonly ContentFault[] {
  const report = (id: string, where: string, fault: string) => [{ file: `${id}.json`, where, fault }];
  return categories
    .filter(({ id }) => !unsourced.has(id))
    .flatMap(({ id, questions }) =>
      questions.flatMap(({ id: where, kind, source }) => {
        // A secret word states no fact, and the room judges what it names.
        if (source === undefined)
          return kind === 'secret-word' || kind === 'name-them' ? [] : report(id, where, 'names no source');
        return isSource(source) ? [] : report(id, where, 'the source is neither an address nor a place in a book');
      }),
    );
}

function mediaFaults(
  categories: readonly CategoryFile[],
  { media, licensed }: BankSurroundings,
): readonly ContentFault[] {
  const used = new Map(
    categories.flatMap(({ id, questions }) =>
      questions.flatMap((question) => mediaFilesOf(question).map((file) => [file, id] as const)),
    ),
  );
  const unlicensed = [...used].filter(([path]) => !licensed.has(path.split('/')[0] ?? ''));
  return [
    ...[...new Set(unlicensed.map(([path, id]) => `${id} ${path.split('/')[0] ?? ''}`))].map((pair) => {
      const [id = '', folder = ''] = pair.split(' ');
      return { file: `${id}.json`, where: '', fault: `content/media/${folder}/LICENSE is missing` };
    }),
    ...[...media]
      .filter((path) => !used.has(path))
      .map((path) => ({ file: `media/${path}`, where: '', fault: 'no question shows or plays this file' })),
  ];
}
