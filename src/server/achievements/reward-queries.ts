import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { AdminReward, RewardGrant } from '#shared/achievements/admin-api.ts';
import type { RewardInput } from '#shared/achievements/rewards.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { countOf } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { RewardRulesTable } from './tables.ts';

type Query = Database['query'] | Tx;

export async function listRules(query: Query): Promise<AdminReward[]> {
  const rows = await rules(query)
    .orderBy('reward_rules.created_at', 'desc')
    .orderBy('reward_rules.id', 'desc')
    .execute();
  return rows.map(ruleOf);
}

export async function findRule(query: Query, id: string): Promise<AdminReward | null> {
  const row = await rules(query).where('reward_rules.id', '=', id).executeTakeFirst();
  return row === undefined ? null : ruleOf(row);
}

function rules(query: Query) {
  return query
    .selectFrom('reward_rules')
    .selectAll('reward_rules')
    .select([
      countOf('reward-grants', 'reward_rules.id').as('grant_count'),
      countOf('reward-sessions', 'reward_rules.id').as('session_count'),
    ]);
}

/** When a rule is in force, in the shape of the rules. */
export function inForceOf(row: Selectable<RewardRulesTable>): Pick<RewardInput, 'isActive' | 'startsAt' | 'endsAt'> {
  return {
    isActive: row.is_active,
    startsAt: row.starts_at?.getTime() ?? null,
    endsAt: row.ends_at?.getTime() ?? null,
  };
}

function ruleOf(
  row: Selectable<RewardRulesTable> & { readonly grant_count: number; readonly session_count: number },
): AdminReward {
  return {
    id: row.id,
    kind: row.kind,
    count: row.count,
    sessions: row.sessions,
    ...inForceOf(row),
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    grantCount: row.grant_count,
    sessionCount: row.session_count,
  };
}

/** Grants, newest first. A deleted account has no name here. */
export async function listGrants(
  query: Query,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{
  items: RewardGrant[];
  nextCursor: string | null;
  hasMore: boolean;
}> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await query
    .selectFrom('reward_grants as given')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'given.user_id').on('users.deleted_at', 'is', null))
    .select([
      'given.id',
      'given.rule_id',
      'given.kind',
      'given.count',
      'given.sessions',
      'given.user_id',
      'given.granted_at',
      'users.display_name',
    ])
    .$if(after !== null, (paged) =>
      paged.where(
        sql<boolean>`(given.granted_at, given.id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('given.granted_at', 'desc')
    .orderBy('given.id', 'desc')
    .limit(limit + 1)
    .execute();
  const hasMore = rows.length > limit;
  const items = rows.slice(0, limit).map((row): RewardGrant => ({
    id: row.id,
    ruleId: row.rule_id,
    kind: row.kind,
    count: row.count,
    sessions: row.sessions,
    userId: row.user_id,
    displayName: row.display_name,
    grantedAt: row.granted_at.getTime(),
  }));
  const last = items.at(-1);
  return {
    items,
    hasMore,
    nextCursor: hasMore && last !== undefined ? writeCursor({ at: last.grantedAt, id: last.id }) : null,
  };
}
