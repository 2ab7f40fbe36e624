import type { z } from 'zod';
import type { accountsApi } from '#shared/accounts/api.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { AccountDeps } from './accounts.ts';
import { getUser } from './queries.ts';

export interface AccountExport {
  readonly data: z.input<typeof accountsApi.exportMe.output>;
  /** Further lists, too long for memory. */
  readonly lists: Readonly<Record<string, AsyncIterable<unknown>>>;
}

/** Everything the product stores about a person, at one moment; the items of its lists as they are when read. */
export async function exportAccount(
  deps: AccountDeps,
  others: readonly PersonalData[],
  { user, sessionId }: Caller,
): Promise<AccountExport> {
  const { uid } = user;
  return deps.database.transaction(async (tx) => {
    const devices = await tx
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', uid)
      .orderBy('created_at')
      .execute();
    const ledger = await tx.selectFrom('session_ledger').selectAll().where('user_id', '=', uid).orderBy('id').execute();
    const identities = await tx
      .selectFrom('identities')
      .selectAll()
      .where('user_id', '=', uid)
      .orderBy('created_at')
      .execute();
    const code = await tx.selectFrom('referral_codes').select('code').where('user_id', '=', uid).executeTakeFirst();
    const { friends } = await tx
      .selectFrom('referrals')
      .where('inviter_id', '=', uid)
      .select(({ fn }) => fn.countAll<number>().as('friends'))
      .executeTakeFirstOrThrow();
    const rest: Record<string, unknown> = {};
    const lists: Record<string, AsyncIterable<unknown>> = {};
    for (const other of others) {
      Object.assign(rest, await other.exportUser(tx, uid));
      Object.assign(lists, await other.exportLists?.(tx, uid));
    }
    const data = {
      ...rest,
      exportedAt: deps.clock.now(),
      user: await getUser(tx, uid),
      devices: devices.map((device) => ({
        userAgent: device.user_agent,
        signedInAt: device.created_at.getTime(),
        lastSeenAt: device.last_seen_at.getTime(),
        expiresAt: device.expires_at.getTime(),
        isThisOne: device.id === sessionId,
      })),
      identities: identities.map(({ provider, email, created_at: linked, last_used_at: used }) => ({
        provider,
        email,
        linkedAt: linked.getTime(),
        lastUsedAt: used.getTime(),
      })),
      ledger: ledger.map((row) => ({
        delta: row.delta,
        reason: row.reason,
        sourceId: row.source_id,
        balanceAfter: row.balance_after,
        at: row.created_at.getTime(),
      })),
      referral: { code: code?.code ?? null, friends },
    };
    return { data, lists };
  });
}
