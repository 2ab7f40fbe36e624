import type { OpenQuestion } from '#shared/games/state.ts';
import { loadGameTexts } from '../../../../lib/language.ts';
import { lazyPage } from '../../../../lib/lazy-page.ts';
import type { StealRaceProps } from '../question/steal-race.tsx';

const load = () => import('./later-stages.ts');

export const QuestionStage = lazyPage<'QuestionStage', { open: OpenQuestion }>(load, 'QuestionStage', loadGameTexts);
export const PointsStage = lazyPage<'PointsStage'>(load, 'PointsStage', loadGameTexts);
export const ResultStage = lazyPage<'ResultStage'>(load, 'ResultStage', loadGameTexts);
export const JudgeAnswer = lazyPage<'JudgeAnswer'>(load, 'JudgeAnswer', loadGameTexts);
/** Shown after the wheel's show, seconds after the wheel's own painting. */
export const MediaProgress = lazyPage<'MediaProgress'>(load, 'MediaProgress', loadGameTexts);

/** Only in games with the buzzer. */
export const StealRace = lazyPage<'StealRace', StealRaceProps>(
  () => import('../question/steal-race.tsx'),
  'StealRace',
  loadGameTexts,
);

/** Loads the stages that follow the wheel and the board, so that each appears with the press that leads to it. */
export async function preloadStages(): Promise<void> {
  await Promise.all(
    [QuestionStage, PointsStage, ResultStage, JudgeAnswer, MediaProgress].map(({ preload }) => preload()),
  );
}
