import { buildPack, type DrawnQuestion } from '#shared/games/build-pack.ts';
import type { Act } from '#shared/games/commands.ts';
import { applyCommand, newGame } from '#shared/games/log.ts';
import { setupSchema } from '#shared/games/setup.ts';
import type { Game } from '#shared/games/state.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { mediaFilesOf } from '#shared/questions/media-files.ts';
import { questionOf, type QuestionDraft } from '#shared/questions/draft.ts';
import { cluesOf, nameThemLimits, studySeconds, type Question } from '#shared/questions/schema.ts';

export interface PreviewCategory {
  readonly id: string;
  readonly name: LocalizedText;
  readonly icon: string;
  readonly hue: number;
}

interface Wish {
  readonly draft: QuestionDraft;
  readonly category: PreviewCategory;
  /** By file; those that are known. */
  readonly mediaUrls: Readonly<Record<string, string>>;
  readonly teams: readonly [string, string];
  readonly isRevealed: boolean;
  readonly at: number;
}

const optionIds = ['option-0', 'option-1', 'option-2', 'option-3'] as const;

/** A game at this question; missing parts are shown as "…". Null if no screen could show it. */
export function previewGame({ draft, category, mediaUrls, teams, isRevealed, at }: Wish): Game | null {
  const question = questionOf(filled(draft));
  if (question === null) return null;
  const drawn: DrawnQuestion = {
    question,
    optionIds,
    mediaUrls: mediaFilesOf(question).map((file) => mediaUrls[file] ?? ''),
    answerCode: 'PREVIEW',
  };
  const pack = buildPack(
    {
      gameId: 'preview',
      seed: 'preview',
      key: '0'.repeat(64),
      categories: [category],
      tieBreaker: drawn,
      questionOf: () => drawn,
      setup: {
        ...setupSchema.parse({
          teams: teams.map((name) => ({ name })),
          length: 'short',
          categoryIds: ['one', 'two', 'three', 'four'],
        }),
        answerMode: answerModeOf(question),
      },
      cells: [{ categoryIndex: 0, value: question.value, questionId: question.id, reserveId: question.id }],
    },
    seededRandom(question.id),
  );
  const cellId = pack.cells[0]?.id ?? '';
  const opened = after(after(newGame(pack), { type: 'wheelStopped' }, at), { type: 'pick', cellId }, at);
  if (!isRevealed) return opened;
  // Answered right where options are tapped; else the host shows the answer.
  return after(opened, { type: 'choose', optionId: optionIds[0] }, at) ?? after(opened, { type: 'reveal' }, at);
}

function after(game: Game | null, act: Act, at: number): Game | null {
  if (game === null) return null;
  const next = applyCommand(game, { ...act, id: `preview-${game.seq}`, seq: game.seq + 1, at });
  return next.ok ? next.value : null;
}

// With its options on the screen it has the least room; where they are always there, `open` has one button more.
function answerModeOf(question: Question): 'open' | 'choices' {
  const areAlwaysShown = 'optionsShown' in question && question.optionsShown === true;
  return 'wrong' in question && !areAlwaysShown ? 'choices' : 'open';
}

const nothingYet = '…';
const noFile = `library/${'0'.repeat(36)}`;
const shown = (text: LocalizedText): LocalizedText => ({
  ar: text.ar || text.en || nothingYet,
  en: text.en || text.ar || nothingYet,
});

const within = (value: number | null, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(max, Math.max(min, value ?? min));
const emptyFile = (place: number) => `library/${String(place).repeat(36)}`;
const filled4 = (files: readonly string[]) => [0, 1, 2, 3].map((place) => files[place] || emptyFile(place));

function filled(draft: QuestionDraft): QuestionDraft {
  const common = {
    text: shown(draft.text),
    ...('explanation' in draft && draft.explanation ? { explanation: shown(draft.explanation) } : {}),
  };
  const options =
    'wrong' in draft
      ? {
          answer: shown(draft.answer),
          wrong: [shown(draft.wrong[0]), shown(draft.wrong[1]), shown(draft.wrong[2])] as [
            LocalizedText,
            LocalizedText,
            LocalizedText,
          ],
        }
      : null;
  const pictures = 'pictures' in draft && draft.pictures ? { pictures: filled4(draft.pictures) } : {};
  switch (draft.kind) {
    case 'text':
    case 'saying':
      return { ...draft, ...common, ...options, ...pictures };
    case 'image':
    case 'sound':
    case 'video':
      return {
        ...draft,
        ...common,
        ...options,
        ...pictures,
        media: { file: draft.media.file || noFile, alt: shown(draft.media.alt) },
      };
    case 'name-them':
      return {
        ...draft,
        ...common,
        goal: within(draft.goal, nameThemLimits.goal),
        seconds: within(draft.seconds, nameThemLimits.seconds),
        accepted: draft.accepted.length === 0 ? [shown({ ar: '', en: '' })] : draft.accepted.map(shown),
      };
    case 'picture-reveal':
      return {
        ...draft,
        ...common,
        ...options,
        alt: shown(draft.alt),
        steps: Array.from({ length: cluesOf[draft.value] }, (_, place) => draft.steps[place] || emptyFile(place)),
      };
    case 'memory':
      return {
        ...draft,
        ...common,
        ...options,
        media: { file: draft.media.file || noFile, alt: shown(draft.media.alt) },
        studySeconds: within(draft.studySeconds, studySeconds),
      };
    case 'falling-clues':
      return {
        ...draft,
        ...common,
        ...options,
        clues: Array.from({ length: cluesOf[draft.value] }, (_, index) =>
          shown(draft.clues[index] ?? { ar: '', en: '' }),
        ),
      };
    case 'secret-word':
      return { ...draft, ...common, answer: shown(draft.answer) };
    case 'closest-number':
      return {
        ...draft,
        ...common,
        number: draft.number ?? 0,
        unit: shown(draft.unit),
        ...(draft.counted ? { counted: shown(draft.counted) } : {}),
      };
    case 'order-years':
      return {
        ...draft,
        ...common,
        events: [0, 1, 2, 3].map((index) => ({
          text: shown(draft.events[index]?.text ?? { ar: '', en: '' }),
          year: draft.events[index]?.year ?? 1000 + index,
        })),
      };
  }
}
