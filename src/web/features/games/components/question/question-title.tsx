import { isLastQuestion, openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';

/** The category and the value of the question, which is the title of the screen. */
export function QuestionTitle({ open }: { open: OpenQuestion }) {
  const { question: text, play } = useText().games;
  const localized = useLocalized();
  const { pack } = useGameContext();
  if (isLastQuestion(open)) return play.lastQuestion.title;
  const { cell } = openContext(pack, open);
  const category = pack.categories[cell.categoryIndex];
  return text.title(category ? localized(category.name) : '', cell.value);
}
