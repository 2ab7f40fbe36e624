import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { OwnRedeemCode, OwnRedeemCodes } from '#shared/redeem-codes/api.ts';
import { isUsedUp } from '#shared/redeem-codes/redeem.ts';
import type { UsageType } from '#shared/redeem-codes/schema.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import type { Tables } from '../platform/database/tables.ts';

export interface OwnCodePages {
  readonly limit: number;
  readonly assignedCursor?: string | undefined;
  readonly redeemedCursor?: string | undefined;
}

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

/** A person's assigned and redeemed codes, each a page of its own (product.md §7). */
export async function listCodesOf(query: Kysely<Tables>, userId: string, pages: OwnCodePages): Promise<OwnRedeemCodes> {
  const assigned = await listAssigned(query, userId, pages.limit + 1, pages.assignedCursor);
  const redeemed = await listRedeemed(query, userId, pages.limit + 1, pages.redeemedCursor);
  const shown = assigned.slice(0, pages.limit);
  const shownRedeemed = redeemed.slice(0, pages.limit);
  return {
    assignedCodes: shown.map(ownCodeOf),
    redeemedCodes: shownRedeemed.map(ownCodeOf),
    unusedCodes: shown.filter(isOpen).map(ownCodeOf),
    assignedCursor: cursorAfter(shown.at(-1), 'assigned_at'),
    redeemedCursor: cursorAfter(shownRedeemed.at(-1), 'last_used_at'),
    hasMoreAssigned: assigned.length > shown.length,
    hasMoreRedeemed: redeemed.length > shownRedeemed.length,
  };
}

async function listAssigned(query: Kysely<Tables>, userId: string, limit: number, cursor: string | undefined): Promise<Row[]> {
  const after = cursor === undefined ? null : readCursor(cursor);
  return codesSeenBy(query, userId)
    .where('code.assigned_to_user_id', '=', userId)
    .$if(after !== null, (paged) => paged.where(sql<boolean>`(code.assigned_at, code.id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`))
    .orderBy('code.assigned_at', 'desc').orderBy('code.id', 'desc').limit(limit).execute();
}

async function listRedeemed(query: Kysely<Tables>, userId: string, limit: number, cursor: string | undefined): Promise<Row[]> {
  const after = cursor === undefined ? null : readCursor(cursor);
  return codesSeenBy(query, userId)
    .where('redemption.redeemed_at', 'is not', null).where('code.is_active', '=', true)
    .$if(after !== null, (paged) => paged.where(sql<boolean>`(code.last_used_at, code.id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`))
    .orderBy('code.last_used_at', 'desc').orderBy('code.id', 'desc').limit(limit).execute();
}

function codesSeenBy(query: Kysely<Tables>, userId: string) {
  return query.selectFrom('redeem_codes as code')
    .leftJoin('redemptions as redemption', (join) => join.onRef('redemption.redeem_code_id', '=', 'code.id').on('redemption.user_id', '=', userId))
    .select([
      'code.id', 'code.code', 'code.sessions_granted', 'code.usage_type', 'code.multi_use_limit', 'code.use_count', 'code.is_active',
      'code.assigned_at', 'code.last_used_at', 'redemption.redeemed_at',
    ]);
}

function isOpen(row: Row): boolean {
  return row.is_active && row.redeemed_at === null && !isUsedUp({ usageType: row.usage_type, multiUseLimit: row.multi_use_limit }, row.use_count);
}

function ownCodeOf(row: Row): OwnRedeemCode {
  return {
    id: row.id, code: row.code, sessionsGranted: row.sessions_granted, usageType: row.usage_type, isActive: row.is_active,
    assignedAt: row.assigned_at?.getTime() ?? null, lastUsedAt: row.last_used_at?.getTime() ?? null, redeemedAt: row.redeemed_at?.getTime() ?? null,
  };
}

function cursorAfter(row: Row | undefined, column: 'assigned_at' | 'last_used_at'): string | null {
  const at = row?.[column];
  return row === undefined || !at ? null : writeCursor({ at: at.getTime(), id: row.id });
}
