/**
 * Support: what people write to the house. Owns support_requests.
 * Anybody may write; who is signed in is known by the account and not by what they type
 * (product.md §3 "Support request or game feedback").
 */
import { supportApi } from '#shared/support/api.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
// Whoever knows the door knows the tables.
import './tables.ts';
import { countWaiting, eraseUser, exportUser, sendRequest } from './requests.ts';

export interface Support extends PersonalData {
  mount(server: HttpServer): void;
}

export function createSupport(deps: { readonly database: Database; readonly clock: Clock }): Support {
  return {
    mount(server) {
      mount(server, supportApi.countWaiting, () => countWaiting(deps));
      mount(server, supportApi.sendRequest, ({ input, caller }) => sendRequest(deps, caller, input));
    },
    eraseUser,
    exportUser,
  };
}
