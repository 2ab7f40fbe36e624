import { useMutation, useQueryClient } from '@tanstack/react-query';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { tidyTypedCode } from '#shared/redeem-codes/code-format.ts';
import { call, codeOf } from '../../lib/api-client.ts';
import { meQuery, setSessionUser } from '../../lib/session.ts';

export const ownCodesKey = ['redeem-codes'];

/** Redeems a code; the shared balance is refetched at once. */
export function useRedeem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (typed: string) => call(redeemCodeApi.redeem, { code: tidyTypedCode(typed) }),
    onSuccess: ({ balance }) => {
      const user = client.getQueryData(meQuery.queryKey);
      if (user) setSessionUser(client, { ...user, gameSessionBalance: balance });
      return client.invalidateQueries({ queryKey: ownCodesKey });
    },
  });
}

/** The text of a failed attempt, in the product's words [RDM-2]. */
export function redeemErrorCode(error: unknown): string {
  const code = codeOf(redeemCodeApi.redeem, error);
  switch (code) {
    case 'auth/unauthenticated':
      return 'redeem-codes/unauthenticated';
    // No code of ours: the call itself is not there, or can't be reached.
    case 'system/not-found':
    case 'system/network':
      return 'redeem-codes/server-unreachable';
    case null:
    case 'system/unexpected':
    case 'system/unavailable':
      return 'redeem-codes/failed';
    // Longer than any code is.
    case 'system/invalid-input':
      return 'redeem-codes/not-found';
    default:
      return code;
  }
}
