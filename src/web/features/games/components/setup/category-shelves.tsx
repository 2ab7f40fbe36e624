import { useState } from 'react';
import { normalizeText } from '#shared/kernel/text.ts';
import { boards } from '#shared/games/setup.ts';
import type { Category, CategoryMark } from '#shared/questions/api.ts';
import { categorySeasons } from '#shared/questions/category-times.ts';
import { collections } from '#shared/questions/schema.ts';
import { useText } from '../../../../lib/language.ts';
import { EmptyState } from '../../../../ui/state-panel.tsx';
import { CategoryCard } from './category-card.tsx';
import { freshGames, isDealt } from './fresh-games.ts';
import { ShelfChips, type Shelf } from './shelf-chips.tsx';
import { toggledCategory, type Draft } from './draft.ts';
import styles from './category-shelves.module.css';

interface CategoryShelvesProps {
  readonly categories: readonly Category[];
  readonly draft: Draft;
  readonly search: string;
  readonly isSorting: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onMark: (id: string, mark: CategoryMark | null) => void;
}

/** The catalogue by shelves: what is of the season, the host's favourites, the collections, and what the host has hidden [SETUP-1]. */
export function CategoryShelves({ categories, draft, search, isSorting, onChange, onMark }: CategoryShelvesProps) {
  const words = useText().gameSetup;
  const [chosen, setChosen] = useState<Shelf | null>(null);
  const shelves = shelvesOf(categories, isSorting);
  // A shelf that has become empty is no longer there to be chosen.
  const shelf = shelves.some(({ name }) => name === chosen) ? chosen : null;
  const wanted = normalizeText(search);
  const isFiltered = shelf !== null || wanted !== '';
  const shown = shelves
    .filter(({ name }) => (shelf === null ? wanted !== '' || name !== 'hidden' : name === shelf))
    .map(({ name, inside }) => ({ name, inside: found(inside, wanted) }))
    .filter(({ inside }) => inside.length > 0);
  const isFull = draft.categoryIds.length === boards[draft.length].categories;
  if (categories.length === 0) return <EmptyState icon="inbox" title={words.categories.none} />;
  const nameOf = (name: Shelf) =>
    name === 'favourite' || name === 'hidden'
      ? words.categories.marked[name]
      : name === 'ramadan' || name === 'national-day' || name === 'summer'
        ? words.categories.seasons[name]
        : words.collections[name];
  return (
    <section aria-label={words.categories.title} id="setup-categories" tabIndex={-1} className={styles.catalogue}>
      <ShelfChips shelves={shelves.map(({ name }) => name)} nameOf={nameOf} chosen={shelf} onChoose={setChosen} />
      <div className={styles.shelves} data-scrolls="" data-wraps={isFiltered || isSorting || undefined}>
        {shown.length === 0 && <p className="text-quiet">{words.categories.nothingFound}</p>}
        {shown.map(({ name, inside }) => (
          // A shelf takes the room of its cards, so that small ones share a row.
          <div key={name} className={styles.shelf} style={{ '--cards': inside.length }}>
            <h2 className="text-lg text-saffron-text">{nameOf(name)}</h2>
            <ul className={styles.cards}>
              {inside.map((category) => (
                <CategoryCard
                  key={category.id}
                  category={category}
                  freshLeft={freshGames(category, draft)}
                  needsSound={!isDealt(category, draft)}
                  isChosen={draft.categoryIds.includes(category.id)}
                  isOutOfReach={isFull}
                  onToggle={() => onChange(toggledCategory(draft, category.id))}
                  onMark={isSorting ? (mark) => onMark(category.id, mark) : undefined}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** While the host sorts, each card stays on the shelf of its collection, with the focus. */
function shelvesOf(
  categories: readonly Category[],
  isSorting: boolean,
): { name: Shelf; inside: readonly Category[] }[] {
  const shelfOf = ({ mark, season, collection }: Category): Shelf =>
    isSorting ? collection : (mark ?? season ?? collection);
  return ([...categorySeasons, 'favourite', ...collections, 'hidden'] as const)
    .map((name) => ({ name, inside: categories.filter((category) => shelfOf(category) === name) }))
    .filter(({ inside }) => inside.length > 0);
}

function found(categories: readonly Category[], wanted: string): readonly Category[] {
  if (wanted === '') return categories;
  return categories.filter(({ name, description }) =>
    normalizeText(`${name.ar} ${name.en} ${description.ar} ${description.en}`).includes(wanted),
  );
}
