import { useMutation, useQueryClient } from '@tanstack/react-query';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { call } from '../../lib/api-client.ts';
import { currentLanguage } from '../../lib/language.ts';
import { setSessionUser } from '../../lib/session.ts';
import { stored } from '../../lib/storage.ts';

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
    }) => call(passwordApi.signUp, { ...input, language: currentLanguage() }, { captchaProof }),
    onSuccess: ({ user }) => {
      stored.referralCode.clear();
      setSessionUser(client, user);
    },
  });
}
