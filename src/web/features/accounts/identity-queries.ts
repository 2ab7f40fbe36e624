import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { providerApi } from '#shared/accounts/provider-api.ts';
import type { Provider } from '#shared/accounts/providers.ts';
import { call } from '../../lib/api-client.ts';
import { profileSettings } from '../../lib/paths.ts';
import { refetchOnSettled } from '../../lib/refetch-on-settled.ts';
import { canSignInByApp, signInByApp } from './app-sign-in.ts';
import { goToProvider } from './provider-sign-in.ts';

const identitiesKey = ['identities'];

/** By whom one can sign in to this account. */
export function useIdentities() {
  return useQuery({
    queryKey: identitiesKey,
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(providerApi.listIdentities, {}, { signal })).items,
  });
}

/** Leaves the page for the provider's, which leads back to the settings; an app opens it in the system's browser. */
export function useLinkIdentity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ provider, password }: { provider: Provider; password: string }) => {
      const { link } = await call(providerApi.allowIdentityLink, password === '' ? {} : { password });
      const wish = { provider, origin: profileSettings, link };
      if (!canSignInByApp(provider)) {
        goToProvider({ ...wish, mode: 'redirect' });
        return;
      }
      await signInByApp(wish, new AbortController().signal);
      await client.invalidateQueries({ queryKey: identitiesKey });
    },
  });
}

export function useUnlinkIdentity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (provider: Provider) => call(providerApi.unlinkIdentity, { provider }),
    // Also after an error: it may be gone already.
    onSettled: refetchOnSettled(() => client.invalidateQueries({ queryKey: identitiesKey })),
  });
}
