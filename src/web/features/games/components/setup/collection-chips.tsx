import type { Collection } from '#shared/questions/schema.ts';
import { useText } from '../../../../lib/language.ts';
import styles from './collection-chips.module.css';

interface CollectionChipsProps {
  readonly collections: readonly Collection[];
  /** Null for all. */
  readonly chosen: Collection | null;
  readonly onChoose: (collection: Collection | null) => void;
}

/** One collection of a large catalogue, or all of it: rows that scroll sideways rather than a page that never ends. */
export function CollectionChips({ collections, chosen, onChoose }: CollectionChipsProps) {
  const words = useText().games.setup;
  const chip = (collection: Collection | null, label: string) => (
    <button
      key={collection ?? 'all'}
      type="button"
      aria-pressed={chosen === collection}
      className={styles.chip}
      onClick={() => onChoose(collection)}
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-label={words.categories.collections} className={styles.chips}>
      {chip(null, words.categories.all)}
      {collections.map((collection) => chip(collection, words.collections[collection]))}
    </div>
  );
}
