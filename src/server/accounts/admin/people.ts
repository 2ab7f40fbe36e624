import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import { personSchema } from '#shared/accounts/admin-api.ts';
import type { adminAccountsApi, Person, PersonRow } from '#shared/accounts/admin-api.ts';
import { kuwaitDay, kuwaitDayBounds } from '#shared/kernel/kuwait-time.ts';
import { normalizeText } from '#shared/kernel/text.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/auth-session.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import { beginsWith, findFew, isOneOf } from '../../platform/database/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { AccountDeps } from '../accounts.ts';
import { listDevices } from '../devices.ts';
import { userOf } from '../queries.ts';

type Api = typeof adminAccountsApi;
type Wish = z.output<Api['listUsers']['input']>;

export async function listUsers({ database }: AccountDeps, wish: Wish): Promise<z.input<Api['listUsers']['output']>> {
  const { search = '', role, verified, disabled, joinedFrom, joinedTo, limit } = wish;
  const after = wish.cursor === undefined ? null : readCursor(wish.cursor);
  const filtered = database.query
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    // In the query's text, so that the partial indexes apply.
    .$if(role !== undefined, (query) =>
      query.where(
        role === 'player' ? sql<boolean>`role = 'player'` : sql<boolean>`role <> 'player' and role = ${role}`,
      ),
    )
    .$if(verified !== undefined, (query) =>
      query.where(verified === true ? sql<boolean>`email_verified` : sql<boolean>`not email_verified`),
    )
    .$if(disabled !== undefined, (query) =>
      query.where(disabled === true ? sql<boolean>`disabled` : sql<boolean>`not disabled`),
    )
    .$if(joinedFrom !== undefined, (query) => query.where('created_at', '>=', new Date(joinedFrom ?? 0)))
    .$if(joinedTo !== undefined, (query) => query.where('created_at', '<=', new Date(joinedTo ?? 0)))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`),
    );
  const ways = search.trim() === '' ? null : waysToFind(search);
  const matches = sql<boolean>`(${sql.join(ways ?? [], sql` or `)}) is true`;
  const few = ways && (await findFew(database.query, { listed: filtered, matches, ways, limit: limit + 1 }));
  const rows = await filtered
    .selectAll()
    .$if(few !== null, (query) => query.where(isOneOf('id', few ?? [])))
    .$if(ways !== null && few === null, (query) => query.where(matches))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map((row): PersonRow => {
    const { uid, email, displayName, emailVerified, createdAt, lastLogin, gamesPlayed, gameSessionBalance } =
      userOf(row);
    return {
      uid,
      email,
      displayName,
      role: row.role,
      emailVerified,
      createdAt,
      lastLogin,
      gamesPlayed,
      gameSessionBalance,
      disabled: row.disabled,
    };
  });
  const last = items.at(-1);
  const hasMore = rows.length > items.length;
  return { items, nextCursor: hasMore && last ? writeCursor({ at: last.createdAt, id: last.uid }) : null, hasMore };
}

/** An id, the beginning of an address, or the beginnings of words of a name: each of them has an index. */
function waysToFind(search: string): RawBuilder<boolean>[] {
  const typed = search.normalize('NFKC').trim().toLowerCase();
  // Normalized text contains only letters, digits and spaces, so nothing in it is query syntax.
  const words = normalizeText(search)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `'${word}':*`)
    .join(' & ');
  const byName = sql<boolean>`array_to_tsvector(string_to_array(folded_name, ' ')) @@ ${words}::tsquery`;
  return [sql<boolean>`id = ${search.trim()}`, beginsWith('email', typed), ...(words === '' ? [] : [byName])];
}

export async function countNewUsers({ database, clock }: AccountDeps): Promise<{ date: string; count: number }> {
  const date = kuwaitDay(clock.now());
  const { startAt, endAt } = kuwaitDayBounds(date);
  const { count } = await database.query
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    // Both ends: from one alone a kept plan expects a third of the table.
    .where('created_at', '>=', new Date(startAt))
    .where('created_at', '<=', new Date(endAt))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { date, count };
}

export async function lookUpUsers(
  { database }: AccountDeps,
  ids: readonly string[],
): Promise<z.input<Api['lookUpUsers']['output']>> {
  const rows = await database.query
    .selectFrom('users')
    .select(['id', 'display_name', 'email'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  const byId = new Map(rows.map(({ id, display_name: displayName, email }) => [id, { uid: id, displayName, email }]));
  return { items: [...new Set(ids)].flatMap((id) => byId.get(id) ?? []) };
}

export async function getPerson(deps: AccountDeps, { sessionId }: Caller, id: string): Promise<Person> {
  const { query } = deps.database;
  const row = await query
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('accounts/person-not-found');
  const identities = await query
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  const { friends } = await query
    .selectFrom('referrals')
    .where('inviter_id', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('friends'))
    .executeTakeFirstOrThrow();
  // Parsed, it loses the tokens of devices, which are keys to them.
  return personSchema.parse({
    ...userOf(row),
    disabled: row.disabled,
    devices: await listDevices(deps, id, sessionId),
    friends,
    identities: identities.map(({ provider, email, created_at: linked }) => ({
      provider,
      email,
      linkedAt: linked.getTime(),
    })),
  });
}

export async function listLedger(
  { database }: AccountDeps,
  wish: z.output<Api['listLedger']['input']>,
): Promise<z.input<Api['listLedger']['output']>> {
  await checkPerson(database.query, wish.id);
  const rows = await database.query
    .selectFrom('session_ledger')
    .selectAll()
    .where('user_id', '=', wish.id)
    .$if(wish.cursor !== undefined, (query) => query.where('id', '<', Number(wish.cursor)))
    .orderBy('id', 'desc')
    .limit(wish.limit + 1)
    .execute();
  const items = rows.slice(0, wish.limit).map((row) => ({
    id: row.id,
    delta: row.delta,
    reason: row.reason,
    sourceId: row.source_id,
    balanceAfter: row.balance_after,
    at: row.created_at.getTime(),
  }));
  const hasMore = rows.length > items.length;
  return { items, nextCursor: hasMore ? String(items.at(-1)?.id) : null, hasMore };
}

async function checkPerson(query: Database['query'] | Tx, id: string): Promise<void> {
  const row = await query
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('accounts/person-not-found');
}

const normalizeBatchSize = 1000;

/** Fills the normalized name of accounts that were created before search existed. */
export async function normalizeNames({ database }: Pick<AccountDeps, 'database'>): Promise<void> {
  for (;;) {
    const rows = await database.query
      .selectFrom('users')
      .select(['id', 'display_name'])
      .where('folded_name', 'is', null)
      .limit(normalizeBatchSize)
      .execute();
    for (const { id, display_name: name } of rows) {
      await database.query
        .updateTable('users')
        .set({ folded_name: normalizeText(name) })
        .where('id', '=', id)
        .where('display_name', '=', name)
        .execute();
    }
    if (rows.length < normalizeBatchSize) return;
  }
}
