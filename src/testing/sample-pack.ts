import { seededRandom, shuffle } from '#shared/kernel/random.ts';
import { normalizeText } from '#shared/kernel/text.ts';
import { drawBoard, drawSisters, type Candidate } from '#shared/questions/drawing.ts';
import { mediaFilesOf } from '#shared/questions/media-files.ts';
import { cluesOf, questionSchema, type Question, type QuestionKind, type TileValue } from '#shared/questions/schema.ts';
import { buildPack, type DrawnQuestion } from '#shared/games/build-pack.ts';
import type { Pack } from '#shared/games/pack.ts';
import { readPack } from '#shared/games/schema.ts';
import { boards, setupSchema, type SetupInput } from '#shared/games/setup.ts';
import { sampleAccepted, sampleForbidden } from './sample-forbidden.ts';

const kinds: readonly QuestionKind[] = [
  'text',
  'saying',
  'image',
  'sound',
  'video',
  'secret-word',
  'falling-clues',
  'closest-number',
  'order-years',
  'memory',
  'name-them',
  'picture-reveal',
];
const questionsPerValue = 8;
const sampleMedia = {
  image: '/media/sample.svg',
  memory: '/media/sample.svg',
  sound: '/media/sample/file.mp3',
  video: '/media/sample/file.mp4',
} as const;

export interface SampleOptions {
  readonly seed?: string;
  readonly teams?: number;
  readonly setup?: Partial<SetupInput>;
  /** The one kind of every question; a mix of all when left out. */
  readonly kind?: QuestionKind;
  /** Text questions have pictures as options. */
  readonly hasOptionPictures?: boolean;
  /** Text questions ask among their options. */
  readonly optionsShown?: true;
  /** With the times to read and to open a steal that the server deals; otherwise each clock starts at once. */
  readonly isRead?: boolean;
  /** Of the rules it is dealt for; the newest when left out. */
  readonly rulesVersion?: number;
  /** Which teams are of young players: each tile has a sister question then, except those of the last category. */
  readonly young?: readonly number[];
  /** Who begins, instead of whom the wheel chose. */
  readonly firstTeamIndex?: number;
}

/** A pack made like the server's, from sample questions and a seed: the same seed, the same pack. */
export function samplePack(options: SampleOptions = {}): Pack {
  const { seed = 'sample', teams = 2, kind, young = [] } = options;
  const random = seededRandom(seed);
  const length = options.setup?.length ?? 'short';
  const categoryIds = Array.from({ length: boards[length].categories }, (_, index) => `sample${index}`);
  const setup = setupSchema.parse({
    teams: Array.from({ length: teams }, (_, index) => ({
      name: `الفريق ${index + 1}`,
      ...(young.includes(index) ? { isYoung: true } : {}),
    })),
    categoryIds,
    length,
    ...options.setup,
  });
  const drawn = new Map<string, DrawnQuestion>();
  const candidatesOf = (categoryIndex: number, value: TileValue): Candidate[] => {
    const candidates = Array.from({ length: questionsPerValue }, (_, number) => {
      const question = sampleQuestion(
        categoryIndex,
        value,
        number,
        kind ?? kinds[(categoryIndex + number) % kinds.length] ?? 'text',
        options,
      );
      drawn.set(question.id, asDrawn(question));
      return { id: question.id, answerKey: normalizeText(question.id) };
    });
    return shuffle(candidates, random);
  };
  const board = drawBoard(categoryIds.length, boards[length].cellsPerValue, candidatesOf);
  if (!board.ok) throw new Error('Bug: the samples do not fill a board');
  const taken = new Set(board.cells.flatMap(({ questionId, reserveId }) => [questionId, reserveId].map(normalizeText)));
  const cells =
    young.length === 0
      ? board.cells
      : drawSisters(
          board.cells,
          (index, value) => (index === categoryIds.length - 1 ? [] : candidatesOf(index, value)),
          taken,
        );
  const pack = buildPack(
    {
      gameId: '00000000-0000-4000-8000-000000000000',
      seed,
      key: '0f'.repeat(32),
      setup,
      ...(options.rulesVersion === undefined ? {} : { rulesVersion: options.rulesVersion }),
      categories: categoryIds.map((id, index) => ({
        id,
        name: { ar: `فئة ${index + 1}`, en: `Category ${index + 1}` },
        icon: 'globe',
        hue: index * 60,
      })),
      cells,
      tieBreaker: asDrawn(sampleQuestion(9, 600, 0, 'closest-number')),
      lastQuestion: {
        question: asDrawn(sampleQuestion(9, 600, 1, 'closest-number')),
        reserve: asDrawn(sampleQuestion(9, 600, 2, 'closest-number')),
      },
      questionOf: (id) => {
        const found = drawn.get(id);
        if (!found) throw new Error(`Bug: ${id} was never drawn`);
        return found;
      },
    },
    random,
  );
  const dealt = options.isRead === true ? pack : withoutReading(pack);
  return options.firstTeamIndex === undefined ? dealt : { ...dealt, wheel: { firstTeamIndex: options.firstTeamIndex } };
}

function withoutReading(pack: Pack): Pack {
  const json = JSON.stringify(pack, (name, value: unknown) =>
    name === 'readingMs' || name === 'stealLeadMs' ? undefined : value,
  );
  return readPack(JSON.parse(json));
}

function asDrawn(question: Question): DrawnQuestion {
  return {
    question,
    optionIds: ['right', 'wrong1', 'wrong2', 'wrong3'].map((place) => `${question.id}:${place}`),
    mediaUrls: mediaFilesOf(question).map((file) =>
      'media' in question && file === question.media.file
        ? sampleMedia[question.kind]
        : `/media/${file.replace('/', '-')}`,
    ),
    answerCode: `code${question.id}`.replaceAll('-', ''),
  };
}

function sampleQuestion(
  categoryIndex: number,
  value: TileValue,
  number: number,
  kind: QuestionKind,
  { hasOptionPictures = false, optionsShown }: Pick<SampleOptions, 'hasOptionPictures' | 'optionsShown'> = {},
): Question {
  const id = `sample${categoryIndex}-${value}-${number}`;
  const text = { ar: `سؤال ${id}؟`, en: `Question ${id}?` };
  const answer = { ar: `جواب ${id}`, en: `Answer ${id}` };
  const wrong = [1, 2, 3].map((place) => ({ ar: `خطأ ${place}`, en: `Wrong ${place}` }));
  const explanation = { ar: 'شرح.', en: 'Explanation.' };
  const common = { id, value, text };
  switch (kind) {
    case 'text':
      return questionSchema.parse({
        ...common,
        kind,
        answer,
        wrong,
        explanation,
        optionsShown,
        ...(hasOptionPictures ? { pictures: [1, 2, 3, 4].map((place) => `sample/${place}.svg`) } : {}),
      });
    case 'saying':
      return questionSchema.parse({ ...common, kind, answer, wrong, explanation });
    case 'image':
      return questionSchema.parse({
        ...common,
        kind,
        answer,
        wrong,
        explanation,
        media: { file: 'sample/one.svg', alt: text },
      });
    case 'memory':
      return questionSchema.parse({
        ...common,
        kind,
        answer,
        wrong,
        explanation,
        media: { file: 'sample/one.svg', alt: text },
        studySeconds: 8,
      });
    case 'name-them':
      return questionSchema.parse({ ...common, kind, goal: 3, seconds: 30, accepted: sampleAccepted });
    case 'picture-reveal':
      return questionSchema.parse({
        ...common,
        kind,
        answer,
        wrong,
        explanation,
        steps: Array.from({ length: cluesOf[value] }, (_, step) => `sample/step-${step + 1}.svg`),
        alt: text,
      });
    case 'sound':
    case 'video':
      return questionSchema.parse({
        ...common,
        kind,
        answer,
        wrong,
        explanation,
        media: { file: `library/${'0'.repeat(36)}`, alt: text },
      });
    case 'secret-word':
      // Some are described, without words that the actor must not say.
      return questionSchema.parse(
        number % 2 === 0
          ? { ...common, kind, answer, act: 'mime' }
          : { ...common, kind, answer, act: 'describe', forbidden: sampleForbidden },
      );
    case 'closest-number':
      return questionSchema.parse({ ...common, kind, number: 100, unit: { ar: 'متر', en: 'metres' }, explanation });
    case 'falling-clues': {
      const clues = Array.from({ length: cluesOf[value] }, (_, clue) => ({
        ar: `دليل ${clue + 1}`,
        en: `Clue ${clue + 1}`,
      }));
      return questionSchema.parse({ ...common, kind, answer, wrong, explanation, clues });
    }
    case 'order-years': {
      const events = [-300, 622, 1492, 1961].map((year, place) => ({
        text: { ar: `حدث ${place}`, en: `Event ${place}` },
        year,
      }));
      return questionSchema.parse({ ...common, kind, events, explanation });
    }
  }
}
