import { findCell } from '../games/pack.ts';
import { maxOthersPoints } from '../games/scoring.ts';
import type { Game, GameState, TurnRecord } from '../games/state.ts';
import { winners } from '../games/tie-break.ts';
import { present } from '../kernel/assert.ts';
import type { EveningResult } from './schema.ts';

/**
 * What a finished game says about its teams. It comes from the last state alone: what undo took back isn't in it, and a
 * tile counts for the team that it was awarded to in the end.
 * - Opened tiles are those with a finished turn. A tile that closed after an objection counts for no team; where its
 *   reserve was played, the reserve counts.
 * - `points`: what tiles brought, doubled ones too, and adjustments, which correct a tile that was judged wrong. The last
 *   question doesn't count. Never below 0.
 * - `possible`: the values of the game's opened tiles, since any team could earn a tile by a steal or a contest; of a question
 *   for the young, what it brings a team that isn't in turn.
 * - `categories`: tiles that the team picked in its own turn, and those of them that it won. Adjustments name no tile and
 *   change none.
 */
export function eveningOf({ pack, state }: Pick<Game, 'pack' | 'state'>): EveningResult {
  const cellOf = (turn: TurnRecord) => present(findCell(pack, turn.cellId), 'the cell');
  const teams = pack.teams.map((_, teamIndex) => teamIndex);
  const possibleFor = (teamIndex: number) =>
    state.turns.reduce((sum, turn) => {
      const { sister, value } = cellOf(turn);
      const isOthers = sister?.id === turn.questionId && turn.teamIndex !== teamIndex;
      return sum + (isOthers ? Math.min(maxOthersPoints, value) : value);
    }, 0);
  return {
    teams: teams.map((teamIndex) => ({
      points: pointsOf(state, teamIndex),
      possible: possibleFor(teamIndex),
      steals: state.turns.filter(({ awardedTo, stealTeamIndex }) => isOf(teamIndex, awardedTo, stealTeamIndex)).length,
    })),
    winners: [...winners(pack, state)],
    categories: pack.categories.map(({ id, name, icon, hue }, categoryIndex) => {
      const turns = state.turns.filter((turn) => cellOf(turn).categoryIndex === categoryIndex);
      return {
        id,
        name,
        icon,
        hue,
        teams: teams.map((teamIndex) => ({
          tiles: turns.filter((turn) => isOf(teamIndex, turn.teamIndex)).length,
          won: turns.filter((turn) => isOf(teamIndex, turn.teamIndex, turn.awardedTo)).length,
        })),
      };
    }),
  };
}

function pointsOf({ sheet }: GameState, teamIndex: number): number {
  const lines = sheet.filter((line) => line.teamIndex === teamIndex && line.cause.kind !== 'lastQuestion');
  return Math.max(
    0,
    lines.reduce((sum, line) => sum + line.points, 0),
  );
}

function isOf(teamIndex: number, ...others: readonly (number | null)[]): boolean {
  return others.every((other) => other === teamIndex);
}
