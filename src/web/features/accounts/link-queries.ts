import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { call } from '../../lib/api-client.ts';
import { useCaptcha } from '../../lib/captcha.ts';
import { isSafeOrigin } from '../../lib/origin.ts';
import { checkSession, setSessionUser } from '../../lib/session.ts';
import { stored } from '../../lib/storage.ts';

export function useSendPasswordReset() {
  const captcha = useCaptcha('password_reset');
  const send = useMutation({
    mutationFn: async (email: string) =>
      call(accountsApi.sendPasswordResetMail, { email }, { captchaProof: await captcha.takeProof() }),
  });
  return { ...send, prepare: captcha.begin };
}

export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { oobCode: string; newPassword: string }) =>
      call(passwordApi.completeAction, { mode: 'resetPassword', ...input }),
    // Where this device was signed in to the account it is not any more; a lost network here says nothing of the reset.
    onSuccess: () => checkSession(client).catch(() => undefined),
  });
}

const keptSchema = z.object({ email: z.string(), from: z.string().nullable() });

/** The device's data of a requested link: its address, and the page to return to. */
export function keptLink(): { readonly email: string; readonly from: string | null } {
  const kept = keptSchema.safeParse(stored.signInLink.read());
  if (!kept.success) return { email: '', from: null };
  const { email, from } = kept.data;
  return { email, from: isSafeOrigin(from) ? from : null };
}

export function useSendSignInLink() {
  return useMutation({
    mutationFn: ({ email }: { email: string; from: string | null }) => call(accountsApi.sendSignInLink, { email }),
    onSuccess: (_, asked) => stored.signInLink.write(asked),
  });
}

export function useSignInByLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { oobCode: string; email: string }) =>
      call(passwordApi.completeAction, { mode: 'signIn', ...input }),
    onSuccess: ({ user }) => {
      stored.signInLink.clear();
      setSessionUser(client, user);
    },
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { currentPassword?: string; newPassword: string }) => call(passwordApi.changePassword, input),
    onSuccess: ({ user }) => {
      setSessionUser(client, user);
      // The others are gone now.
      void client.invalidateQueries({ queryKey: ['devices'] });
    },
  });
}

export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (oobCode: string) => call(passwordApi.completeAction, { mode: 'verifyEmail', oobCode }),
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
    mutationFn: (oobCode: string) => call(passwordApi.completeAction, { mode: 'disownAccount', oobCode }),
    // On the device that opened the account this ends its session.
    onSuccess: () => checkSession(client).catch(() => undefined),
  });
}
