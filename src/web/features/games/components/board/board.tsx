import { boardColumns, isDoubled, tilesLeft, type BoardColumn } from '#shared/games/view.ts';
import { isStatus } from '#shared/games/lifelines.ts';
import { useText } from '../../../../lib/language.ts';
import { CategoryArt } from '../../../../ui/category-art.tsx';
import { SaduBand } from '../../../../ui/sadu-band.tsx';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { Tile } from './tile.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './board.module.css';

/** The board: pick any open tile. */
export function Board() {
  const text = useText().games.play;
  const { pack, state } = useGameContext();
  return (
    <>
      <div className={styles.board} data-length={pack.length}>
        {boardColumns(pack).map((column) => (
          <CategoryCard key={column.category.id} column={column} />
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
  const mayFlip = isStatus(state, state.currentTeamIndex, 'flip', 'active');
  if (isDoubled(state)) return <span className="pill text-saffron-text">{text.doubled}</span>;
  if (mayFlip) return <span className="pill text-saffron-text">{text.mayFlip}</span>;
  return <span className="pill">{text.left(tilesLeft(pack, state))}</span>;
}

function CategoryCard({ column: { category, rows } }: { column: BoardColumn }) {
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
        cells.map((cell, side) => <Tile key={cell.id} cell={cell} categoryName={name} side={side} />),
      )}
    </section>
  );
}
