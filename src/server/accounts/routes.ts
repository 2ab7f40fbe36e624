import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { signIn, signOut, signUp, updateMe } from './accounts.ts';
import type { AccountDeps } from './accounts.ts';
import { mountReferrals } from './referral-routes.ts';

export function mountAccounts(server: HttpServer, deps: AccountDeps): void {
  mount(server, passwordApi.signUp, async ({ input, language, userAgent, setSession }) => {
    const { user, token } = await signUp(deps, {
      ...input,
      language: input.language ?? language,
      referralCode: input.referralCode ?? null,
      userAgent,
    });
    setSession(token);
    return { user };
  });
  mount(server, accountsApi.signIn, async ({ input, caller, userAgent, setSession }) => {
    const { user, token } = await signIn(deps, { ...input, userAgent, replaces: caller });
    setSession(token);
    return { user };
  });
  mount(server, accountsApi.signOut, async ({ input, caller, setSession }) => {
    if (caller !== null) await signOut(deps, caller, input.notificationsEnabled);
    setSession(null);
    return {};
  });
  mount(server, accountsApi.getMe, ({ caller }) => ({ user: caller.user }));
  mount(server, accountsApi.updateMe, async ({ input, caller }) => ({ user: await updateMe(deps, caller, input) }));
  mountReferrals(server, deps);
}
