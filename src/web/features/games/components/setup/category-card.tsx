import type { Category, CategoryMark } from '#shared/questions/api.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { CategoryArt } from '../../../../ui/category-art.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './category-card.module.css';

/** Up to this many fresh games left, the card says so. */
const fewFreshGames = 2;

interface CategoryCardProps {
  readonly category: Category;
  readonly freshLeft: number;
  /** The game's sound is off, and the category can't do without. */
  readonly needsSound: boolean;
  readonly isChosen: boolean;
  /** All places are taken. */
  readonly isOutOfReach: boolean;
  readonly onToggle: () => void;
  /** Present while the host sorts categories: the card then takes marks in place of being chosen. */
  readonly onMark: ((mark: CategoryMark | null) => void) | undefined;
}

/** A category on its shelf: chosen by a press, or marked. Says how many fresh games are left once they run low [GAME-9]. */
export function CategoryCard({
  category,
  freshLeft,
  needsSound,
  isChosen,
  isOutOfReach,
  onToggle,
  onMark,
}: CategoryCardProps) {
  const { language } = useLanguage();
  const isLocked = (isOutOfReach || needsSound) && !isChosen;
  const look = { style: { '--hue': category.picture.hue } } as const;
  const face = <Face category={category} freshLeft={freshLeft} needsSound={needsSound} />;
  if (onMark !== undefined) {
    return (
      <li className={classNames('hue', styles.card)} {...look}>
        {face}
        <Marks category={category} onMark={onMark} />
      </li>
    );
  }
  return (
    <li className="grid">
      <button
        type="button"
        title={category.description[language]}
        aria-pressed={isChosen}
        aria-disabled={isLocked || undefined}
        onClick={() => {
          if (!isLocked) onToggle();
        }}
        {...look}
        className={classNames('hue hover-ground', styles.card, isLocked && 'opacity-55')}
      >
        {face}
        <span aria-hidden="true" className={classNames(styles.check, !isChosen && 'opacity-0')}>
          <Icon name="check" />
        </span>
      </button>
    </li>
  );
}

function Face({ category, freshLeft, needsSound }: Pick<CategoryCardProps, 'category' | 'freshLeft' | 'needsSound'>) {
  const { language } = useLanguage();
  const words = useText().gameSetup.categories;
  return (
    <>
      <span className={classNames('emblem', styles.picture)}>
        <CategoryArt name={category.picture.icon} className={styles.art} />
      </span>
      <span className={styles.name}>{category.name[language]}</span>
      {category.isNew === true && <span className={styles.fresh}>{words.isNew}</span>}
      {needsSound ? (
        <span className={styles.fresh}>{words.needsSound}</span>
      ) : (
        category.gamesLeft !== undefined &&
        freshLeft <= fewFreshGames && <span className={styles.fresh}>{words.freshLeft(freshLeft)}</span>
      )}
      {category.mark === 'favourite' && (
        <span aria-hidden="true" className={styles.star}>
          <Icon name="star" className="fill-current" />
        </span>
      )}
    </>
  );
}

function Marks({ category, onMark }: { category: Category; onMark: (mark: CategoryMark | null) => void }) {
  const { language } = useLanguage();
  const words = useText().gameSetup.categories;
  const name = category.name[language];
  const toggle = (mark: CategoryMark, icon: 'star' | 'hide', label: string) => (
    <button
      type="button"
      aria-pressed={category.mark === mark}
      aria-label={label}
      title={label}
      className={styles.mark}
      onClick={() => onMark(category.mark === mark ? null : mark)}
    >
      <Icon name={icon} className={category.mark === mark && icon === 'star' ? 'fill-current' : ''} />
    </button>
  );
  return (
    <span className={styles.marks}>
      {toggle('favourite', 'star', words.favour(name))}
      {toggle('hidden', 'hide', words.hide(name))}
    </span>
  );
}
