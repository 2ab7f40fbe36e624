import { adminAccountsApi as api } from '#shared/accounts/admin-api.ts';
import { mount } from '../../platform/http/index.ts';
import type { HttpServer } from '../../platform/http/index.ts';
import type { AccountDeps } from '../accounts.ts';
import { listAuditLog } from './audit-log.ts';
import {
  changeBalance,
  changeRole,
  endUserSession,
  endUserSessions,
  markVerifiedByStaff,
  resendVerification,
  setDisabled,
} from './change-people.ts';
import { countNewUsers, getPerson, listLedger, listUsers, lookUpUsers } from './people.ts';

export function mountAdminAccounts(server: HttpServer, deps: AccountDeps): void {
  mount(server, api.listUsers, ({ input }) => listUsers(deps, input));
  mount(server, api.countNewUsers, () => countNewUsers(deps));
  mount(server, api.lookUpUsers, ({ input }) => lookUpUsers(deps, input.ids));
  mount(server, api.getUser, async ({ input, caller }) => ({ user: await getPerson(deps, caller, input.id) }));
  mount(server, api.listLedger, ({ input }) => listLedger(deps, input));
  mount(server, api.listAuditLog, ({ input }) => listAuditLog(deps, input));
  mount(server, api.changeBalance, async ({ input, caller, idempotencyKey }) => ({
    balance: await changeBalance(deps, caller.user.uid, idempotencyKey, input),
  }));
  mount(server, api.endUserSessions, async ({ input, caller }) => ({
    ended: await endUserSessions(deps, caller.user.uid, input.id),
  }));
  mount(server, api.changeRole, async ({ input, caller }) => {
    await changeRole(deps, caller.user.uid, input);
    return {};
  });
  mount(server, api.setDisabled, async ({ input, caller }) => {
    await setDisabled(deps, caller.user.uid, input);
    return {};
  });
  mount(server, api.endUserSession, async ({ input, caller }) => {
    await endUserSession(deps, caller.user.uid, input.id, input.deviceId);
    return {};
  });
  mount(server, api.resendVerification, async ({ input, caller }) => {
    await resendVerification(deps, caller.user.uid, input.id);
    return {};
  });
  mount(server, api.markVerified, async ({ input, caller }) => {
    await markVerifiedByStaff(deps, caller.user.uid, input);
    return {};
  });
}
