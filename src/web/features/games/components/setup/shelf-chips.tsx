import type { CategoryMark } from '#shared/questions/api.ts';
import type { CategorySeason } from '#shared/questions/category-times.ts';
import type { Collection } from '#shared/questions/schema.ts';
import { useText } from '../../../../lib/language.ts';
import styles from './shelf-chips.module.css';

/** A shelf of the catalogue: a season that is on, what the host has marked, or a collection. */
export type Shelf = CategorySeason | CategoryMark | Collection;

interface ShelfChipsProps {
  readonly shelves: readonly Shelf[];
  readonly nameOf: (shelf: Shelf) => string;
  /** Null for all. */
  readonly chosen: Shelf | null;
  readonly onChoose: (shelf: Shelf | null) => void;
}

/** One shelf of the catalogue, or all of them. */
export function ShelfChips({ shelves, nameOf, chosen, onChoose }: ShelfChipsProps) {
  const words = useText().gameSetup.categories;
  const chip = (shelf: Shelf | null, label: string) => (
    <button
      key={shelf ?? 'all'}
      type="button"
      aria-pressed={chosen === shelf}
      className={styles.chip}
      onClick={() => onChoose(shelf)}
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-label={words.collections} className={styles.chips}>
      {chip(null, words.all)}
      {shelves.map((shelf) => chip(shelf, nameOf(shelf)))}
    </div>
  );
}
