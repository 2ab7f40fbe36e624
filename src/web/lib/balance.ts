import type { QueryClient } from '@tanstack/react-query';
import { isBalanceTrusted } from '#shared/accounts/local-copy.ts';
import { meQuery } from './session.ts';
import { stored } from './storage.ts';

export interface CheckedBalance {
  readonly balance: number;
  /** Why the local copy had to do: the code of its message. */
  readonly problem: 'accounts/user-not-found' | 'accounts/balance-check-failed' | null;
}

/** The local balance if trusted (`isBalanceTrusted`), else the server's; on failure the local one with a problem [USER-1]. */
export async function checkBalance(client: QueryClient): Promise<CheckedBalance> {
  const copy = stored.authState.read()?.user;
  if (copy && isBalanceTrusted(copy, Date.now())) return { balance: copy.gameSessionBalance, problem: null };
  const fallBack = Math.max(0, copy?.gameSessionBalance ?? 0);
  try {
    const user = await client.query({ ...meQuery, staleTime: 0, retry: false });
    return user === null
      ? { balance: fallBack, problem: 'accounts/user-not-found' }
      : { balance: user.gameSessionBalance, problem: null };
  } catch {
    return { balance: fallBack, problem: 'accounts/balance-check-failed' };
  }
}
