import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import { call } from '../../lib/api-client.ts';
import { meQuery, setSessionUser } from '../../lib/session.ts';

/** AUTH-4: an open page notices a verified address by polling. */
export const verificationPollMs = 30_000;

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { email: string; password: string }) => call(accountsApi.signIn, input),
    onSuccess: ({ user }) => setSessionUser(client, user),
  });
}

export function useSendVerificationMail() {
  return useMutation({ mutationFn: (input: { email?: string }) => call(accountsApi.sendVerificationMail, input) });
}

/** Changes what one may change of oneself. */
export function useUpdateMe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: z.input<typeof accountsApi.updateMe.input>) => call(accountsApi.updateMe, change),
    onSuccess: ({ user }) => setSessionUser(client, user),
  });
}

/** Asks again every 30 s and whenever the page is looked at, for as long as `isWaiting`. */
export function useVerificationWatch(isWaiting: boolean) {
  return useQuery({
    ...meQuery,
    enabled: isWaiting,
    refetchInterval: isWaiting ? verificationPollMs : false,
    refetchOnWindowFocus: isWaiting ? 'always' : false,
  });
}

/** True while developing: the mailbox page answers only then. */
export function useHasLocalMailbox(): boolean {
  const { data } = useQuery({
    queryKey: ['local-mailbox'],
    staleTime: Infinity,
    retry: false,
    async queryFn({ signal }) {
      const response = await fetch('/dev/mail.json', { signal });
      return response.ok && (response.headers.get('content-type') ?? '').includes('json');
    },
  });
  return data === true;
}
