import { openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { fallenClues } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { FitBox } from './fit-box.tsx';
import styles from './fallen-clues.module.css';

/** "Who am I": the clues that have fallen, the newest one large. */
export function FallenClues({ open }: { open: OpenQuestion }) {
  const text = useText().games.question.clues;
  const localized = useLocalized();
  const { pack } = useGameContext();
  const { question } = openContext(pack, open);
  const clues = fallenClues(pack, open);
  return (
    <FitBox className={styles.clues}>
      <p className={styles.asked}>{localized(question.text)}</p>
      <ol>
        {clues.map((clue, index) => (
          <li key={index} data-newest={index === clues.length - 1 || undefined}>
            <b aria-label={text.nth(index + 1)}>{index + 1}</b>
            <span>{localized(clue)}</span>
          </li>
        ))}
      </ol>
    </FitBox>
  );
}
