import { isLastQuestion, openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { othersPoints, shownWorth } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { CategoryArt } from '../../../../ui/category-art.tsx';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { Points } from '../frame/points.tsx';
import { ReadButton } from './read-button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './card-meta.module.css';

/** The head of a question: its category, and what it is worth now to the team that answers. */
export function CardMeta({ open }: { open: OpenQuestion }) {
  const { question: text, play } = useText().games;
  const localized = useLocalized();
  const { pack, state } = useGameContext();
  if (isLastQuestion(open))
    return (
      <div className={styles.meta}>
        <span className="pill">{play.lastQuestion.title}</span>
        <ReadButton open={open} />
      </div>
    );
  const category = pack.categories[openContext(pack, open).cell.categoryIndex];
  const { points, isDoubled } = shownWorth(pack, state, open);
  const others = othersPoints(pack, state);
  return (
    <div className={styles.meta}>
      {category && (
        <span className={classNames('pill', styles.category)}>
          <CategoryArt name={category.icon} className={styles.art} />
          <span className="truncate">{localized(category.name)}</span>
        </span>
      )}
      {others !== null && (
        <span className={classNames('pill', styles.young)}>
          {others < points ? text.youngOthers(others) : text.young}
        </span>
      )}
      <ReadButton open={open} />
      <span className={styles.value} data-points>
        <Points value={points} />
        {isDoubled && <small>{text.doubled}</small>}
      </span>
    </div>
  );
}
