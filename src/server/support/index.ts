/**
 * Support: messages of users. Owns support_requests. Sending needs no account; the sender of a signed-in call is its
 * account, whatever the input says [SUP-1].
 */
import { supportAdminApi } from '#shared/support/admin-api.ts';
import { supportApi } from '#shared/support/api.ts';
import type { Tx } from '../platform/database/index.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
// Importing the domain also declares its tables.
import './tables.ts';
import { changeRequest, listStaff } from './change-request.ts';
import { exportRequests, getRequest, listRequests } from './request-queries.ts';
import { countWaiting, eraseUser, exportUser, sendRequest, storeObjection } from './requests.ts';
import type { Objection, SupportDeps } from './requests.ts';

export interface Support extends PersonalData {
  /** Stores an objection as a message about its question. */
  storeObjection(tx: Tx, objection: Objection): Promise<void>;
  mount(server: HttpServer): void;
}

export function createSupport(deps: SupportDeps): Support {
  return {
    mount(server) {
      mount(server, supportApi.countWaiting, () => countWaiting(deps));
      mount(server, supportApi.sendRequest, ({ input, caller }) => sendRequest(deps, caller, input));
      mountAdminRoutes(server, deps);
    },
    storeObjection: (tx, objection) => storeObjection(deps, tx, objection),
    eraseUser,
    exportUser,
  };
}

/** Mounts the staff's calls on support requests. */
function mountAdminRoutes(server: HttpServer, deps: SupportDeps): void {
  const { query } = deps.database;
  mount(server, supportAdminApi.list, ({ input, caller }) => listRequests(query, caller.user.uid, input));
  mount(server, supportAdminApi.exportCsv, async ({ input, caller }) => ({
    fileName: `messages-${new Date(deps.clock.now()).toISOString().slice(0, 10)}.csv`,
    csv: await exportRequests(query, caller.user.uid, input),
  }));
  mount(server, supportAdminApi.listStaff, async () => ({ items: await listStaff(query) }));
  mount(server, supportAdminApi.get, async ({ input }) => ({ item: await getRequest(query, input.id) }));
  mount(server, supportAdminApi.change, async ({ input: { id, version, ...changes }, caller }) => ({
    item: await changeRequest(deps, caller.user.uid, { id, version }, changes),
  }));
}
