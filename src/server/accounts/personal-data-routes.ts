import { accountsApi } from '#shared/accounts/api.ts';
import { accountCallables } from '#shared/accounts/callables.ts';
import { mount, mountCallable, StreamedAnswer } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { AccountDeps } from './accounts.ts';
import { deleteAccount, deletionMailKind, sendDeletionMail } from './deletion.ts';
import { exportAccount } from './export.ts';

/** `others` are the other domains with personal data. */
export function mountPersonalData(server: HttpServer, deps: AccountDeps, others: readonly PersonalData[]): void {
  deps.outbox.on(deletionMailKind, (payload) => sendDeletionMail(deps, others, payload));
  mount(server, accountsApi.deleteMe, async ({ input, caller, setSession }) => {
    await deleteAccount(deps, others, caller, input.password);
    setSession(null);
    return {};
  });
  mount(server, accountsApi.exportMe, async ({ caller }) => {
    const { data, lists } = await exportAccount(deps, others, caller);
    return new StreamedAnswer(data, lists);
  });
  mountCallable(server, accountCallables.deleteOwnAccount, async ({ input, caller, setSession }) => {
    await deleteAccount(deps, others, caller, input.password);
    setSession(null);
    return { success: true as const };
  });
}
