import { memo } from 'react';
import { teamOf, type PackCell } from '#shared/games/pack.ts';
import type { GameState } from '#shared/games/state.ts';
import { useText } from '../../../../lib/language.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { GameContextValue } from '../../hooks/game-context.tsx';
import { Points } from '../frame/points.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './tile.module.css';

interface TileProps extends Pick<GameContextValue, 'pack' | 'isWriter' | 'give'> {
  readonly cell: PackCell;
  readonly categoryName: string;
  /** First or second cell of its value. */
  readonly side: number;
  /** Undefined while it is open. */
  readonly used: GameState['tiles'][string] | undefined;
}

/** A cell of the board: a button while open, then the cloth of the winning team. */
export const Tile = memo(function Tile({ cell, categoryName, side, used, pack, isWriter, give }: TileProps) {
  const text = useText().games.play.board;
  const common = { 'data-cell': cell.id, 'data-value': cell.value, 'data-side': side };
  if (!used) {
    return (
      <button
        {...common}
        type="button"
        className={classNames('tile', styles.tile)}
        aria-disabled={!isWriter || undefined}
        aria-label={text.tile(categoryName, cell.value)}
        onClick={() => isWriter && give({ type: 'pick', cellId: cell.id })}
      >
        <Points value={cell.value} />
      </button>
    );
  }
  if (used.awardedTo === null) {
    return (
      <div
        {...common}
        data-used
        role="img"
        aria-label={text.tileLost(categoryName, cell.value)}
        className={classNames('tile', styles.tile)}
      >
        <span className={styles.thread} />
      </div>
    );
  }
  const team = teamOf(pack, used.awardedTo);
  return (
    <div
      {...common}
      data-used
      data-team={team.color}
      role="img"
      className={classNames('tile team-cloth', styles.tile)}
      aria-label={text.tileWon(categoryName, cell.value, team.name)}
    >
      <Icon name="check" />
    </div>
  );
});
