import type { PackCell } from '#shared/games/pack.ts';
import { useText } from '../../../../lib/language.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { teamOf, useGameContext } from '../../engine/game-context.tsx';
import { Points } from '../frame/points.tsx';

interface TileProps {
  readonly cell: PackCell;
  readonly categoryName: string;
  /** First or second cell of its value. */
  readonly side: number;
}

/** A cell of the board: a button while open, then the cloth of the winning team. */
export function Tile({ cell, categoryName, side }: TileProps) {
  const text = useText().games.play.board;
  const { pack, state, isWriter, give } = useGameContext();
  const used = state.tiles[cell.id];
  const common = { 'data-cell': cell.id, 'data-value': cell.value, 'data-side': side };
  if (!used) {
    return (
      <button
        {...common}
        type="button"
        className="tile"
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
      <div {...common} data-used role="img" aria-label={text.tileLost(categoryName, cell.value)} className="tile">
        <span className="tile-thread" />
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
      className="tile team-cloth"
      aria-label={text.tileWon(categoryName, cell.value, team.name)}
    >
      <Icon name="check" />
    </div>
  );
}
