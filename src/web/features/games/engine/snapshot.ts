import { lifelineRecords } from '#shared/games/lifelines.ts';
import { openContext } from '#shared/games/question.ts';
import type { Game } from '#shared/games/state.ts';
import type { GameStateAsRead } from '#shared/support/schema.ts';

/** The state of a game, for support to read with a message about it [GAME-8]. */
export function snapshotOf({ pack, state, seq }: Game): GameStateAsRead {
  const { question, scores } = state;
  const { queued, active } = lifelineRecords(pack.gameId, state);
  return {
    teams: pack.teams.map(({ name }, teamIndex) => ({ name, score: scores[teamIndex] ?? 0 })),
    currentTeamIndex: state.currentTeamIndex,
    gameStatus: state.status,
    phase: state.phase,
    step: seq,
    lifelines: { queued: [...queued], active: [...active] },
    ...(question === null ? {} : { questionId: openContext(pack, question).question.id }),
  };
}
