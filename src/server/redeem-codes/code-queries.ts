import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { maxRedeemersShown } from '#shared/redeem-codes/admin-api.ts';
import type { redeemCodeAdminApi, RedeemCodeRecord } from '#shared/redeem-codes/admin-api.ts';
import { tidyTypedCode } from '#shared/redeem-codes/code-format.ts';
import { maxCodesAtOnce } from '#shared/redeem-codes/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { beginsWith, findFew, isOneOf } from '../platform/database/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { recordOf } from './code-record.ts';

type Api = typeof redeemCodeAdminApi;
type Filters = z.output<Api['exportCsv']['input']>;

/** The codes, newest first, a page at a time. */
export async function listCodes(
  query: Kysely<Tables>,
  wish: z.output<Api['list']['input']>,
): Promise<z.input<Api['list']['output']>> {
  const rows = await selectCodes(query, wish, wish.limit + 1, wish.cursor);
  const shown = rows.slice(0, wish.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(recordOf),
    hasMore: rows.length > shown.length,
    nextCursor:
      rows.length > shown.length && last !== undefined
        ? writeCursor({ at: last.created_at.getTime(), id: last.id })
        : null,
  };
}

export async function getCode(query: Kysely<Tables>, id: string): Promise<z.input<Api['get']['output']>> {
  const row = await query.selectFrom('redeem_codes').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('redeem-codes/unknown-code-id');
  const redeemers = await query
    .selectFrom('redemptions')
    .select(['user_id', 'redeemed_at'])
    .where('redeem_code_id', '=', id)
    .orderBy('redeemed_at', 'desc')
    .orderBy('user_id')
    .limit(maxRedeemersShown)
    .execute();
  return {
    item: recordOf(row),
    redeemedBy: redeemers.map((each) => ({ userId: each.user_id, redeemedAt: each.redeemed_at.getTime() })),
  };
}

const columns = [
  'code',
  'sessionsGranted',
  'usageType',
  'multiUseLimit',
  'isActive',
  'isUsed',
  'useCount',
  'assignedToUserId',
  'assignedPurchaseId',
  'batchId',
  'createdAt',
] as const satisfies readonly (keyof RedeemCodeRecord)[];

/** The same as a table for spreadsheets, in which nothing is taken for a formula. */
export async function exportCodes(query: Kysely<Tables>, filters: Filters): Promise<string> {
  const rows = await selectCodes(query, filters, maxCodesAtOnce);
  return stringify(
    rows.map(recordOf).map((record) => ({ ...record, createdAt: new Date(record.createdAt).toISOString() })),
    { header: true, columns: [...columns], bom: true, escape_formulas: true, cast: { boolean: String } },
  );
}

async function selectCodes(query: Kysely<Tables>, filters: Filters, limit: number, cursor?: string) {
  const { code, batchId, assignedToUserId, assignedPurchaseId, isUsed, isActive } = filters;
  const after = cursor === undefined ? null : readCursor(cursor);
  let codes = query.selectFrom('redeem_codes');
  if (batchId !== undefined) codes = codes.where('batch_id', '=', batchId);
  if (assignedToUserId !== undefined) codes = codes.where('assigned_to_user_id', '=', assignedToUserId);
  if (assignedPurchaseId !== undefined) codes = codes.where('assigned_purchase_id', '=', assignedPurchaseId);
  // In the query's text, so that the partial indexes apply.
  if (isUsed !== undefined) codes = codes.where(isUsed ? sql<boolean>`is_used` : sql<boolean>`not is_used`);
  if (isActive !== undefined) codes = codes.where(isActive ? sql<boolean>`is_active` : sql<boolean>`not is_active`);
  if (after !== null)
    codes = codes.where(sql<boolean>`(created_at, id) < (${new Date(after.at)}::timestamptz, ${after.id})`);
  const prefix = tidyTypedCode(code ?? '');
  if (prefix !== '') {
    // Not by a pattern, in which a typed % would mean anything.
    const begins = sql<boolean>`starts_with(code, ${prefix}) is true`;
    const few = await findFew(query, { listed: codes, matches: begins, ways: [beginsWith('code', prefix)], limit });
    codes = codes.where(few === null ? begins : isOneOf('id', few));
  }
  return codes.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
