import { openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { FitText } from './fit-text.tsx';
import styles from './name-them.module.css';

/** "Name five …": the question, and a place for each thing to be named, ticked as the room says them. */
export function NameThem({ open, goal }: { open: OpenQuestion; goal: number }) {
  const text = useText().games.question.nameThem;
  const localized = useLocalized();
  const { pack, isWriter, give } = useGameContext();
  const { question } = openContext(pack, open);
  const { ticks = 0 } = open;
  const mayTick = isWriter && open.stage === 'own' && !open.paused;
  return (
    <div className={styles.body}>
      <FitText key={localized(question.text)}>{localized(question.text)}</FitText>
      <p className="sr-only" aria-live="polite">
        {text.count(ticks, goal)}
      </p>
      <ol className={styles.places}>
        {Array.from({ length: goal }, (_, place) => (
          <li key={place}>
            {place === ticks && mayTick ? (
              <button type="button" className={styles.place} data-next="" onClick={() => give({ type: 'tick' })}>
                <span className="sr-only">{text.tick} </span>
                <bdi className="num">{place + 1}</bdi>
              </button>
            ) : (
              <span className={styles.place} data-ticked={place < ticks || undefined} aria-hidden="true">
                {place < ticks ? '✓' : <bdi className="num">{place + 1}</bdi>}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
