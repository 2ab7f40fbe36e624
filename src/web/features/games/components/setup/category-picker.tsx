import { useId, useMemo, useState } from 'react';
import { normalizeText } from '#shared/kernel/text.ts';
import { boards } from '#shared/games/setup.ts';
import type { Category } from '#shared/questions/api.ts';
import { collections, type Collection } from '#shared/questions/schema.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { CategoryArt } from '../../../../ui/category-art.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { EmptyState } from '../../../../ui/state-panel.tsx';
import { CollectionChips } from './collection-chips.tsx';
import { toggledCategory, type Draft } from './draft.ts';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './category-picker.module.css';

interface CategoryPickerProps {
  readonly categories: readonly Category[];
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly problem: string | undefined;
}

/** The catalogue by collection; each card shows its fresh games left [GAME-9]. */
export function CategoryPicker({ categories, draft, onChange, problem }: CategoryPickerProps) {
  const text = useText();
  const words = text.games.setup;
  const headingId = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Collection | null>(null);
  const shown = useMemo(
    () => found(categories, search).filter(({ collection }) => chosen === null || collection === chosen),
    [categories, search, chosen],
  );
  const wanted = boards[draft.length].categories;
  const isFull = draft.categoryIds.length === wanted;
  const surprise = () => {
    const rest = shuffled(categories.filter(({ id }) => !draft.categoryIds.includes(id)));
    rest.sort((one, other) => Number(freshLeft(other, draft) > 0) - Number(freshLeft(one, draft) > 0));
    onChange({ ...draft, categoryIds: [...draft.categoryIds, ...rest.map(({ id }) => id)].slice(0, wanted) });
  };
  if (categories.length === 0) return <EmptyState icon="inbox" title={words.categories.none} />;
  return (
    <section aria-labelledby={headingId} className="grid gap-5" id="setup-categories" tabIndex={-1}>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <h2 id={headingId} className="text-2xl">
          {words.categories.title}
        </h2>
        <p
          aria-live="polite"
          className={`pill ${problem !== undefined ? 'text-danger' : isFull ? 'text-success' : ''}`}
        >
          {problem !== undefined && <Icon name="error" />}
          {isFull ? words.categories.complete : words.categories.remaining(wanted - draft.categoryIds.length)}
        </p>
        <div className="ms-auto flex flex-wrap gap-2">
          <Button variant="secondary" icon="sparkles" onClick={surprise} disabled={isFull}>
            {words.categories.surprise}
          </Button>
          {draft.categoryIds.length > 0 && (
            <Button variant="bare" onClick={() => onChange({ ...draft, categoryIds: [] })}>
              {words.categories.clear}
            </Button>
          )}
        </div>
      </div>
      {categories.length > 12 && (
        <CollectionChips
          collections={collections.filter((collection) =>
            categories.some((category) => category.collection === collection),
          )}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {categories.length > 12 && (
        <TextField
          label={words.categories.search}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="max-w-md"
        />
      )}
      {shown.length === 0 && <p className="text-quiet">{words.categories.nothingFound}</p>}
      <div className="flex flex-wrap gap-x-6 gap-y-5">
        {collections.map((collection) => {
          const inside = shown.filter((category) => category.collection === collection);
          // A collection takes the room of its cards, so that small ones share a row.
          return inside.length === 0 ? null : (
            <div
              key={collection}
              className="grid max-w-full content-start gap-3"
              style={{ flex: `${inside.length} 1 ${inside.length * 10.75}rem` }}
            >
              <h3 className="text-lg text-saffron-text">{words.collections[collection]}</h3>
              <ul className={styles.grid}>
                {inside.map((category) => (
                  <CategoryCard
                    key={category.id}
                    category={category}
                    fresh={freshLeft(category, draft)}
                    isChosen={draft.categoryIds.includes(category.id)}
                    isOutOfReach={isFull}
                    onToggle={() => onChange(toggledCategory(draft, category.id))}
                  />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface CategoryCardProps {
  readonly category: Category;
  readonly fresh: number;
  readonly isChosen: boolean;
  readonly isOutOfReach: boolean;
  readonly onToggle: () => void;
}

function CategoryCard({ category, fresh, isChosen, isOutOfReach, onToggle }: CategoryCardProps) {
  const { language } = useLanguage();
  const text = useText();
  const isLocked = isOutOfReach && !isChosen;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-disabled={isLocked || undefined}
        onClick={() => {
          if (!isLocked) onToggle();
        }}
        style={{ '--hue': category.picture.hue }}
        className={classNames('hue hover-ground', styles.card, isLocked && 'opacity-55')}
      >
        <span className={classNames('emblem', styles.picture)}>
          <CategoryArt name={category.picture.icon} className={styles.art} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{category.name[language]}</span>
          <span className={styles.words}>{category.description[language]}</span>
          <span className={`text-[0.85em] font-semibold ${fresh === 0 ? 'text-quiet' : 'text-saffron-text'}`}>
            {text.games.setup.categories.freshLeft(fresh)}
          </span>
        </span>
        <span aria-hidden="true" className={classNames(styles.check, !isChosen && 'opacity-0')}>
          <Icon name="check" />
        </span>
      </button>
    </li>
  );
}

function freshLeft(category: Category, draft: Draft): number {
  return category.gamesLeft?.[draft.length] ?? 0;
}

function found(categories: readonly Category[], search: string): readonly Category[] {
  const wanted = normalizeText(search);
  if (wanted === '') return categories;
  return categories.filter(({ name, description }) =>
    normalizeText(`${name.ar} ${name.en} ${description.ar} ${description.en}`).includes(wanted),
  );
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
