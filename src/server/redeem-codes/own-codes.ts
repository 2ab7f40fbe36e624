import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { OwnRedeemCode, OwnRedeemCodes } from '#shared/redeem-codes/api.ts';
import { isUsedUp } from '#shared/redeem-codes/check-code.ts';
import type { UsageType } from '#shared/redeem-codes/schema.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import type { Cursor } from '../platform/cursor.ts';
import type { Tables } from '../platform/database/tables.ts';

export interface OwnCodePages {
  readonly limit: number;
  readonly assignedCursor?: string | undefined;
  readonly unusedCursor?: string | undefined;
  readonly redeemedCursor?: string | undefined;
}

/** Of the database's integers. */
const maxInteger = 2_147_483_647;

interface Row {
  readonly id: string;
  readonly code: string;
  readonly sessions_granted: number;
  readonly usage_type: UsageType;
  readonly multi_use_limit: number | null;
  readonly use_count: number;
  readonly is_active: boolean;
  readonly assigned_at: Date | null;
  readonly last_used_at: Date | null;
  readonly redeemed_at: Date | null;
}

/** A person's assigned, unused and redeemed codes, each with its own pages [RDM-3]. */
export async function listCodesOf(query: Kysely<Tables>, userId: string, pages: OwnCodePages): Promise<OwnRedeemCodes> {
  const assigned = pageOf(
    await listAssigned(query, userId, pages.limit + 1, pages.assignedCursor),
    pages.limit,
    'assigned_at',
  );
  const unused = pageOf(
    await listUnused(query, userId, pages.limit + 1, pages.unusedCursor),
    pages.limit,
    'assigned_at',
  );
  const redeemed = pageOf(
    await listRedeemed(query, userId, pages.limit + 1, pages.redeemedCursor),
    pages.limit,
    'last_used_at',
  );
  return {
    assignedCodes: assigned.codes,
    assignedCursor: assigned.cursor,
    hasMoreAssigned: assigned.hasMore,
    unusedCodes: unused.codes,
    unusedCursor: unused.cursor,
    hasMoreUnused: unused.hasMore,
    redeemedCodes: redeemed.codes,
    redeemedCursor: redeemed.cursor,
    hasMoreRedeemed: redeemed.hasMore,
  };
}

function pageOf(rows: readonly Row[], limit: number, column: 'assigned_at' | 'last_used_at') {
  const shown = rows.slice(0, limit);
  return {
    codes: shown.map(ownCodeOf),
    cursor: cursorAfter(shown.at(-1), column),
    hasMore: rows.length > shown.length,
  };
}

function assignedTo(query: Kysely<Tables>, userId: string, after: Cursor | null) {
  return codesSeenBy(query, userId)
    .where('code.assigned_to_user_id', '=', userId)
    .$if(after !== null, (paged) =>
      paged.where(
        sql<boolean>`(code.assigned_at, code.id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('code.assigned_at', 'desc')
    .orderBy('code.id', 'desc');
}

async function listAssigned(
  query: Kysely<Tables>,
  userId: string,
  limit: number,
  cursor: string | undefined,
): Promise<Row[]> {
  return assignedTo(query, userId, cursor === undefined ? null : readCursor(cursor))
    .limit(limit)
    .execute();
}

/** Of all that were assigned those that can still be redeemed, whatever page of the assigned ones is shown. */
async function listUnused(
  query: Kysely<Tables>,
  userId: string,
  limit: number,
  cursor: string | undefined,
): Promise<Row[]> {
  const after = cursor === undefined ? null : readCursor(cursor);
  return (
    assignedTo(query, userId, after)
      .where('redemption.redeemed_at', 'is', null)
      .where('code.is_active', '=', true)
      // The same as `isUsedUp`, where the rows are.
      .where(
        sql<boolean>`code.use_count < case when code.usage_type = 'single' then 1 else coalesce(nullif(code.multi_use_limit, 0), ${sql.lit(maxInteger)}) end`,
      )
      .limit(limit)
      .execute()
  );
}

async function listRedeemed(
  query: Kysely<Tables>,
  userId: string,
  limit: number,
  cursor: string | undefined,
): Promise<Row[]> {
  const after = cursor === undefined ? null : readCursor(cursor);
  return codesSeenBy(query, userId)
    .where('redemption.redeemed_at', 'is not', null)
    .where('code.is_active', '=', true)
    .$if(after !== null, (paged) =>
      paged.where(
        sql<boolean>`(code.last_used_at, code.id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('code.last_used_at', 'desc')
    .orderBy('code.id', 'desc')
    .limit(limit)
    .execute();
}

function codesSeenBy(query: Kysely<Tables>, userId: string) {
  return query
    .selectFrom('redeem_codes as code')
    .leftJoin('redemptions as redemption', (join) =>
      join.onRef('redemption.redeem_code_id', '=', 'code.id').on('redemption.user_id', '=', userId),
    )
    .select([
      'code.id',
      'code.code',
      'code.sessions_granted',
      'code.usage_type',
      'code.multi_use_limit',
      'code.use_count',
      'code.is_active',
      'code.assigned_at',
      'code.last_used_at',
      'redemption.redeemed_at',
    ]);
}

function isUnused(row: Row): boolean {
  return (
    row.is_active &&
    row.redeemed_at === null &&
    !isUsedUp({ usageType: row.usage_type, multiUseLimit: row.multi_use_limit }, row.use_count)
  );
}

function ownCodeOf(row: Row): OwnRedeemCode {
  return {
    id: row.id,
    code: row.code,
    sessionsGranted: row.sessions_granted,
    usageType: row.usage_type,
    isActive: row.is_active,
    isUnused: isUnused(row),
    assignedAt: row.assigned_at?.getTime() ?? null,
    lastUsedAt: row.last_used_at?.getTime() ?? null,
    redeemedAt: row.redeemed_at?.getTime() ?? null,
  };
}

function cursorAfter(row: Row | undefined, column: 'assigned_at' | 'last_used_at'): string | null {
  const at = row?.[column];
  return row === undefined || !at ? null : writeCursor({ at: at.getTime(), id: row.id });
}
