import { stepCount } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { shownStep } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { FitText } from './fit-text.tsx';
import { QuestionMedia } from './question-media.tsx';
import styles from './clearing-picture.module.css';

/** A picture as clear as it is by now, and how many steps it has. */
export function ClearingPicture({ open }: { open: OpenQuestion }) {
  const text = useText().games.question.steps;
  const localized = useLocalized();
  const { pack } = useGameContext();
  const { question } = openContext(pack, open);
  const media = shownStep(pack, open);
  const count = stepCount(question);
  return (
    <div className={styles.body}>
      <div className={styles.asked}>
        <FitText key={localized(question.text)}>{localized(question.text)}</FitText>
        <p className={styles.steps} role="img" aria-label={text.of(open.clues, count)}>
          {Array.from({ length: count }, (_, step) => (
            <i key={step} data-on={step < open.clues || undefined} />
          ))}
        </p>
      </div>
      {media && <QuestionMedia key={media.url} question={{ ...question, media }} isPaused={open.paused} />}
    </div>
  );
}
