import { z } from 'zod';
import { providers } from '#shared/accounts/providers.ts';
import type { Provider } from '#shared/accounts/providers.ts';
import type { Tx } from '../platform/database/index.ts';
import { openText, sealText } from '../platform/sealed-text.ts';
import type { AccountDeps } from './accounts.ts';
import type { IdentityProviders } from './identity-providers.ts';

/** Outbox entry: give a provider its grant back. The token stays sealed in it. */
export const grantReturnKind = 'accounts/grant-return';
const payloadSchema = z.object({ provider: z.enum(providers), sealedToken: z.string() });

const purpose = "a provider's refresh token";

export function sealGrant({ secret }: Pick<AccountDeps, 'secret'>, refreshToken: string): string {
  return sealText(refreshToken, secret, purpose);
}

/**
 * For an account, or one provider of it, that is being removed: revokes its grants after the commit, with retries,
 * without delaying the removal.
 */
export async function giveGrantsBack(
  tx: Tx,
  { outbox }: Pick<AccountDeps, 'outbox'>,
  userId: string,
  provider?: Provider,
): Promise<void> {
  const kept = await tx
    .selectFrom('identities')
    .select(['provider', 'sealed_refresh_token'])
    .where('user_id', '=', userId)
    .where('sealed_refresh_token', 'is not', null)
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? 'apple'))
    .execute();
  for (const { provider: of, sealed_refresh_token: sealedToken } of kept)
    await outbox.add(tx, grantReturnKind, { provider: of, sealedToken });
}

/** Handles the entry. A provider that is no longer set up, or a token of an older secret, can't be answered any more. */
export async function returnGrant(
  { secret, identityProviders }: { readonly secret: string; readonly identityProviders: IdentityProviders },
  payload: unknown,
): Promise<void> {
  const { provider, sealedToken } = payloadSchema.parse(payload);
  const refreshToken = openText(sealedToken, secret, purpose);
  if (refreshToken !== null) await identityProviders[provider]?.revoke(refreshToken);
}
