import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { readPack } from '#shared/games/schema.ts';
import { ApiError, call, codeOf } from '../../../../lib/api-client.ts';
import { checkBalance } from '../../../../lib/balance.ts';
import { categoriesQuery } from '../../../../lib/categories.ts';
import { useCodeText, useErrorText } from '../../../../lib/error-text.ts';
import { newId } from '../../../../lib/new-id.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { useRefreshSession, useSession } from '../../../../lib/session.ts';
import { createStepStore } from '../../../../lib/step-store.ts';
import { stored } from '../../../../lib/storage.ts';
import { showToast } from '../../../../ui/toast.tsx';
import type { FirstGameState } from '../how-to-play/first-game.tsx';
import { toSetup, type Draft } from './draft.ts';
import { gangOfGame } from './gang-draft.ts';
import { gangsKey, lastSetupKey } from './query-keys.ts';
import type { Stop } from './stop-dialog.tsx';

/** One start at a time; its key is kept until the server has answered, so that a lost answer costs no second session. */
export function useStart(onStop: (stop: Stop) => void) {
  const isChecking = useRef(false);
  const describeCode = useCodeText();
  const navigate = useNavigate();
  const refreshSession = useRefreshSession();
  const client = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  const describe = useErrorText();
  const { isPending, mutate } = useMutation({
    mutationFn: async (draft: Draft) => {
      // A server of an earlier version rejects the field.
      const setup = { ...toSetup(draft), ...(draft.gang === null ? {} : { gang: gangOfGame(draft.gang) }) };
      return call(
        gamesApi.startGame,
        { ...setup, rulesVersion },
        { idempotencyKey: startKeyOf(JSON.stringify(setup)) },
      );
    },
    onSuccess: async ({ game, pack }, draft) => {
      // Null: the server knew no earlier game; undefined: it wasn't asked, or didn't answer.
      const arrival: FirstGameState = { isFirstGame: client.getQueryData(lastSetupKey) === null };
      stored.gameStartKey.clear();
      // The next game has these teams and rules, and other categories.
      stored.gameSetup.write({
        ...draft,
        categoryIds: [],
        gang: draft.gang && { ...draft.gang, seed: null, isPlayed: true },
      });
      // From here on the game can be played without the network [GAME-6].
      await createStepStore(uid)
        .replace(game.id, { pack: readPack(pack), commands: [], sentSeq: 0 })
        .catch(() => undefined);
      void refreshSession();
      void client.invalidateQueries({ queryKey: ['games', 'list'] });
      void client.invalidateQueries({ queryKey: lastSetupKey });
      void client.invalidateQueries({ queryKey: gangsKey });
      void client.invalidateQueries({ queryKey: categoriesQuery.queryKey });
      // In the set-up's place: "back" must not lead to a second start of the same game.
      await navigate(pathTo('game', { gameId: game.id }), { replace: true, state: arrival });
    },
    onError: (error) => {
      const isRejected = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isRejected) stored.gameStartKey.clear();
      const code = codeOf(gamesApi.startGame, error);
      if (code === 'accounts/no-sessions-left') onStop('no-sessions');
      else if (code === 'games/update-needed') onStop('update');
      else showToast({ id: 'setup', variant: 'destructive', title: describe(error) });
      // A member may have left meanwhile: after the refetch the teams are without them.
      void client.invalidateQueries({ queryKey: gangsKey });
      // A category was removed meanwhile: after the refetch it drops out of the choice.
      if (code === 'games/category-unavailable') void client.invalidateQueries({ queryKey: categoriesQuery.queryKey });
    },
  });
  const begin = async (draft: Draft) => {
    if (isChecking.current || isPending) return;
    isChecking.current = true;
    const { balance, problem } = await checkBalance(client);
    isChecking.current = false;
    if (problem !== null) showToast({ id: 'balance', variant: 'destructive', title: describeCode(problem) ?? '' });
    if (balance === 0) onStop('no-sessions');
    else mutate(draft);
  };
  return { isStarting: isPending, begin };
}

/** The key of a start that got no answer, if it asked for the same game; otherwise a new one. */
function startKeyOf(setup: string): string {
  const [key, ...asked] = (stored.gameStartKey.read() ?? '').split(' ');
  const idempotencyKey = key !== undefined && asked.join(' ') === setup ? key : newId();
  stored.gameStartKey.write(`${idempotencyKey} ${setup}`);
  return idempotencyKey;
}
