import { expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { revealedAnswer } from '#shared/games/view.ts';
import { questionDraftSchema, type QuestionDraft } from '#shared/questions/draft.ts';
import { questionKinds, type QuestionKind } from '#shared/questions/schema.ts';
import { sampleContent } from '#testing/sample-content.ts';
import { previewGame } from './preview-game.ts';

const category = { id: 'alpha', name: { ar: 'فئة', en: 'Category' }, icon: 'globe', hue: 1 };
const gameAt = (draft: QuestionDraft, isRevealed: boolean) =>
  previewGame({
    draft,
    category,
    mediaUrls: { 'flags/a.svg': '/media/a.svg' },
    teams: ['الصقور', 'اللؤلؤ'],
    isRevealed,
    at: 1000,
  });
const blank = { ar: '', en: '' };

// The bank's files have no sounds and no films: such a question is a picture question otherwise.
function sampleOf(kind: QuestionKind): unknown {
  const sample = (wanted: QuestionKind) =>
    sampleContent().categories[0]?.questions.find((each) => each.kind === wanted);
  return (
    sample(kind) ?? {
      ...sample('image'),
      kind,
      media: { file: `library/${'0'.repeat(36)}`, alt: { ar: 'وصف', en: 'About it' } },
    }
  );
}

it.each(questionKinds)('shows a question of the kind %s, open and revealed [ADM-1]', (kind) => {
  const draft = questionDraftSchema.parse(sampleOf(kind));
  expect(gameAt(draft, false)?.state.question?.stage).toBe('own');
  const game = present(gameAt(draft, true), 'the game');
  const open = present(game.state.question, 'the open question');
  expect(open.stage).toBe('revealed');
  if ('answer' in draft) expect(revealedAnswer(game.pack, open)?.answer).toEqual(draft.answer);
});

it.each(questionKinds)('shows a %s of which nothing is written yet [ADM-1]', (kind) => {
  const common = { id: 'new', value: 600, band: 'everyone', text: blank } as const;
  const options = { ...common, answer: blank, wrong: [blank, blank, blank], explanation: blank };
  const drafts: Record<string, unknown> = {
    text: { kind, ...options },
    saying: { kind, ...options },
    image: { kind, ...options, media: { file: '', alt: blank } },
    sound: { kind, ...options, media: { file: '', alt: blank } },
    video: { kind, ...options, media: { file: '', alt: blank } },
    'falling-clues': { kind, ...options, clues: [] },
    'secret-word': { kind, ...common, act: 'mime', answer: blank, explanation: blank },
    memory: { kind, ...options, media: { file: '', alt: blank }, studySeconds: null },
    'name-them': { kind, ...common, goal: null, seconds: 3, accepted: [] },
    'picture-reveal': { kind, ...options, steps: ['', ''], alt: blank },
    'order-years': { kind, ...common, events: [], explanation: blank },
    'closest-number': { kind, ...common, number: null, unit: blank, counted: blank, explanation: blank },
  };
  expect(gameAt(questionDraftSchema.parse(drafts[kind]), true)?.pack.cells[0]?.question.text.ar).toBe('…');
});
