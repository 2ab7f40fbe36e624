import { useMutation, useQueryClient } from '@tanstack/react-query';
import { gamesApi } from '#shared/games/api.ts';
import { call } from '../../../../lib/api-client.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useText } from '../../../../lib/language.ts';
import { showToast } from '../../../../ui/toast.tsx';
import { finishedGameKey, type FinishedGame } from '../../queries.ts';

/** Chooses the best question of a finished game: shown at once, taken back if the server didn't store it [WEEK-2]. */
export function useBestQuestion(gameId: string): (questionId: string | null) => void {
  const client = useQueryClient();
  const words = useText().games.summary.questions;
  const describe = useErrorText();
  const show = (bestQuestionId: string | null) =>
    client.setQueryData<FinishedGame>(finishedGameKey(gameId), (game) => game && { ...game, bestQuestionId });
  const { mutate } = useMutation({
    mutationFn: (questionId: string | null) => call(gamesApi.chooseBestQuestion, { id: gameId, questionId }),
    onMutate: (questionId) => {
      const before = client.getQueryData<FinishedGame>(finishedGameKey(gameId))?.bestQuestionId ?? null;
      show(questionId);
      return before;
    },
    onError: (error, _, before = null) => {
      show(before);
      showToast({ id: 'best', variant: 'destructive', title: words.bestFailed, description: describe(error) });
    },
  });
  return mutate;
}
