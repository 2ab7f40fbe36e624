import type { z } from 'zod';
import type { gamesApi } from '#shared/games/api.ts';
import { AppError } from '../platform/app-error.ts';
import type { GameDeps } from './deps.ts';
import { loadLine } from './loaded-game.ts';
import { lockGame } from './queries.ts';

type Input = z.output<typeof gamesApi.chooseBestQuestion.input>;

/** Notes which question of a finished game the host liked best, in place of an earlier choice; null takes it back. */
export async function chooseBestQuestion(
  deps: GameDeps,
  hostId: string,
  { id: gameId, questionId }: Input,
): Promise<{ bestQuestionId: string | null }> {
  return deps.database.transaction(async (tx) => {
    const row = await lockGame(tx, hostId, gameId, deps.clock.now());
    if (row.outcome !== 'finished') throw new AppError('games/not-now');
    if (questionId === row.best_question_id) return { bestQuestionId: questionId };
    if (questionId !== null) {
      const { game } = await loadLine(tx, deps.cache.get(gameId), { gameId, line: row.line, seq: row.seq });
      const { turns, lastQuestion } = game.state;
      const played = [...turns.map((turn) => turn.questionId), lastQuestion?.outcome?.questionId];
      if (!played.includes(questionId)) throw new AppError('games/not-found');
    }
    await tx.updateTable('games').set({ best_question_id: questionId }).where('id', '=', gameId).execute();
    // A game that doesn't count says nothing of its questions.
    if (row.uncounted === null) await deps.questions.countBest(tx, { before: row.best_question_id, after: questionId });
    return { bestQuestionId: questionId };
  });
}
