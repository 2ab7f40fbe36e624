import { abandonedAfterMs, type GameRecord } from '#shared/games/api.ts';
import type { Game } from '#shared/games/state.ts';
import type { Card, GameRow, StoredPack } from './tables.ts';

/** The columns that a command may change. */
export type Progress = Pick<
  GameRow,
  'seq' | 'game_status' | 'current_team_index' | 'wheel_passed' | 'scores' | 'opened_tiles'
>;

export function progressOf({ seq, state }: Game): Progress {
  return {
    seq,
    game_status: state.status,
    current_team_index: state.currentTeamIndex,
    wheel_passed: state.initialWheelDelayPassed,
    scores: [...state.scores],
    opened_tiles: Object.keys(state.tiles).length,
  };
}

export function cardOf(pack: StoredPack): Card {
  return { teams: pack.teams, categoryNames: pack.categories.map(({ name }) => name), tiles: pack.cells.length };
}

export function recordOf(row: GameRow, card: Card): GameRecord {
  return {
    id: row.id,
    gameStatus: row.game_status,
    outcome: row.outcome,
    length: row.length,
    teams: card.teams.map((team, index) => ({ ...team, score: row.scores[index] ?? 0 })),
    categoryNames: card.categoryNames,
    currentTeamIndex: row.current_team_index,
    initialWheelDelayPassed: row.wheel_passed,
    openedTiles: row.opened_tiles,
    tiles: card.tiles,
    seq: row.seq,
    createdAt: row.created_at.getTime(),
    lastCommandAt: row.last_command_at?.getTime() ?? null,
    finishedAt: row.finished_at?.getTime() ?? null,
    winners: row.winners,
  };
}

/** Games that saw their last command before this are abandoned, whether or not the job has come by. */
export function abandonedBefore(now: number): Date {
  return new Date(now - abandonedAfterMs);
}

/** The row as it counts now: an open game without recent commands has ended. */
export function asOf<Row extends Pick<GameRow, 'outcome' | 'created_at' | 'last_command_at'>>(
  row: Row,
  now: number,
): Row {
  const stale = row.outcome === 'open' && (row.last_command_at ?? row.created_at) < abandonedBefore(now);
  return stale ? { ...row, outcome: 'abandoned' } : row;
}
