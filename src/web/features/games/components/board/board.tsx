import { memo, useMemo } from 'react';
import type { GameState } from '#shared/games/state.ts';
import { boardColumns, isDoubled, tilesLeft, type BoardColumn } from '#shared/games/view.ts';
import { hasStatus } from '#shared/games/lifelines.ts';
import { useText } from '../../../../lib/language.ts';
import { CategoryArt } from '../../../../ui/category-art.tsx';
import { SaduBand } from '../../../../ui/sadu-band.tsx';
import { useLocalized, useGameContext, type GameContextValue } from '../../hooks/game-context.tsx';
import { Tile } from './tile.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './board.module.css';

/** The board: pick any open tile. */
export function Board() {
  const text = useText().games.play;
  const { pack, state, isWriter, give } = useGameContext();
  const columns = useMemo(() => boardColumns(pack), [pack]);
  return (
    <>
      <div className={styles.board} data-length={pack.length}>
        {columns.map((column) => (
          <CategoryCard key={column.category.id} tiles={state.tiles} {...{ column, pack, isWriter, give }} />
        ))}
      </div>
      <span className="sr-only" aria-live="polite">
        {text.board.left(tilesLeft(pack, state))}
      </span>
    </>
  );
}

/** How many questions are left, or what acts in this turn. */
export function Situation() {
  const text = useText().games.play.board;
  const { pack, state } = useGameContext();
  const mayFlip = hasStatus(state, state.currentTeamIndex, 'flip', 'active');
  if (isDoubled(state)) return <span className="pill text-saffron-text">{text.doubled}</span>;
  if (mayFlip) return <span className="pill text-saffron-text">{text.mayFlip}</span>;
  return <span className="pill">{text.left(tilesLeft(pack, state))}</span>;
}

interface CategoryCardProps extends Pick<GameContextValue, 'pack' | 'isWriter' | 'give'> {
  readonly column: BoardColumn;
  readonly tiles: GameState['tiles'];
}

/** Without the context, which changes with each step: the board is rendered again only where a tile changed. */
const CategoryCard = memo(function CategoryCard({ column, tiles, ...game }: CategoryCardProps) {
  const { category, rows } = column;
  const localized = useLocalized();
  const name = localized(category.name);
  return (
    <section aria-label={name} className={classNames('hue', styles.category)} style={{ '--hue': category.hue }}>
      <SaduBand className={styles.teeth} />
      <div className={classNames('emblem', styles.emblem)}>
        <CategoryArt name={category.icon} className={styles.art} />
        <h2>{name}</h2>
      </div>
      {rows.flatMap(({ cells }) =>
        cells.map((cell, side) => (
          <Tile key={cell.id} cell={cell} categoryName={name} side={side} used={tiles[cell.id]} {...game} />
        )),
      )}
    </section>
  );
});
