import { accountsApi } from '#shared/accounts/api.ts';
import { AppError } from '../platform/app-error.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { idTokenDurationS, issueIdToken } from './id-tokens.ts';
import type { IdTokenDeps } from './id-tokens.ts';

export function mountIdTokens(server: HttpServer, deps: IdTokenDeps): void {
  mount(server, accountsApi.issueIdToken, async ({ caller }) => {
    // Else a token that was read once could be prolonged for ever.
    if (caller.byBearer) throw new AppError('auth/unauthenticated');
    return { idToken: await issueIdToken(deps, caller), expiresIn: idTokenDurationS };
  });
  mount(server, accountsApi.getSigningKeys, async () => ({ keys: [...(await deps.signingKeys.publicSet())] }));
}
