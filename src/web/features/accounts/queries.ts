import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import { call } from '../../lib/api-client.ts';
import { currentLanguage } from '../../lib/language.ts';
import { checkSession, meQuery, setSessionUser } from '../../lib/session.ts';
import { stored } from '../../lib/storage.ts';

/** AUTH-4: an open page notices a verified address by polling. */
export const verificationPollMs = 30_000;

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { email: string; password: string }) => call(accountsApi.signIn, input),
    onSuccess: ({ user }) => setSessionUser(client, user),
  });
}

export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      captchaProof,
      ...input
    }: {
      email: string;
      password: string;
      displayName: string;
      referralCode?: string;
      captchaProof: string | null;
    }) => call(accountsApi.signUp, { ...input, language: currentLanguage() }, { captchaProof }),
    onSuccess: ({ user }) => {
      stored.referralCode.clear();
      setSessionUser(client, user);
    },
  });
}

export function useSendVerificationMail() {
  return useMutation({ mutationFn: (input: { email?: string }) => call(accountsApi.sendVerificationMail, input) });
}

export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (oobCode: string) => call(accountsApi.completeAction, { mode: 'verifyEmail', oobCode }),
    onSuccess: ({ user }) => {
      // Null where this browser isn't signed in as the account that was confirmed.
      if (user !== null) setSessionUser(client, user);
    },
  });
}

/** Closes an account that a stranger opened with this address. */
export function useDisownAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (oobCode: string) => call(accountsApi.completeAction, { mode: 'disownAccount', oobCode }),
    // On the device that opened the account this ends its session.
    onSuccess: () => checkSession(client).catch(() => undefined),
  });
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
