import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { withErrorCode } from '../platform/with-error-code.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { AccountDeps } from './accounts.ts';
import { disownAccount } from './deletion.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';
import { askForLink } from './link-mails.ts';
import { signInByLink } from './link-sign-in.ts';
import { changePassword } from './password-change.ts';
import { resetPassword } from './password-reset.ts';
import { verifyEmail } from './verification.ts';

/** Mailed links and what they do, passwords, devices. */
export function mountLinks(server: HttpServer, deps: AccountDeps, others: readonly PersonalData[]): void {
  mount(server, accountsApi.sendVerificationMail, async ({ input, caller }) => {
    await askForLink(deps, 'verifyEmail', caller, input.email);
    return {};
  });
  mount(server, accountsApi.sendPasswordResetMail, async ({ input }) => {
    await askForLink(deps, 'resetPassword', null, input.email);
    return {};
  });
  mount(server, accountsApi.sendSignInLink, async ({ input }) => {
    await askForLink(deps, 'signIn', null, input.email);
    return {};
  });
  mount(server, passwordApi.completeAction, async ({ input, caller, userAgent, setSession }) => {
    const { mode, oobCode: code, newPassword, email } = input;
    switch (mode) {
      case 'verifyEmail': {
        return { mode, ...(await deps.database.transaction((tx) => verifyEmail(tx, deps, caller, code))) };
      }
      case 'disownAccount': {
        const { userId } = await disownAccount(deps, others, code);
        if (caller?.user.uid === userId) setSession(null);
        return { mode, user: null };
      }
      case 'resetPassword': {
        const { endedOwnSession } = await resetPassword(deps, caller, { code, newPassword });
        if (endedOwnSession) setSession(null);
        return { mode, user: null };
      }
      case 'signIn': {
        const wish = { code, email, userAgent, replaces: caller };
        const { user, token } = await withErrorCode('auth/sign-in-failed', () => signInByLink(deps, wish));
        setSession(token);
        return { mode, user };
      }
    }
  });
  mount(server, passwordApi.changePassword, async ({ input, caller, setSession }) => {
    const { user, token } = await changePassword(deps, caller, input);
    setSession(token);
    return { user };
  });
  mount(server, accountsApi.listSessions, async ({ caller }) => ({
    items: await listDevices(deps, caller.user.uid, caller.sessionId),
  }));
  mount(server, accountsApi.endSession, async ({ input, caller, setSession }) => {
    await endDevice(deps, caller, input.id);
    if (input.id === caller.sessionId) setSession(null);
    return {};
  });
  mount(server, accountsApi.endOtherSessions, async ({ caller }) => ({ ended: await endOtherDevices(deps, caller) }));
}
