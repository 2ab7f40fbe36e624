import { sql } from 'kysely';
import type { z } from 'zod';
import type { AdminDiscountCode, adminStoreApi } from '#shared/store/admin-api.ts';
import type { discountCodeInputSchema } from '#shared/store/schema.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Tx } from '../../platform/database/index.ts';
import { newId } from '../../platform/ids.ts';
import { discountCodeOf, selectCodes } from '../discount-codes.ts';
import type { DiscountCodeRow } from '../discount-codes.ts';
import type { StoreDeps } from '../deps.ts';

type CodeInput = z.output<typeof discountCodeInputSchema>;
type Api = typeof adminStoreApi.listDiscountCodes;

export async function listDiscountCodes(
  { database, clock }: StoreDeps,
  wish: z.output<Api['input']>,
): Promise<z.input<Api['output']>> {
  const after = wish.cursor === undefined ? null : readCursor(wish.cursor);
  const search = wish.search?.trim().toUpperCase() ?? '';
  const rows = await selectCodes(database.query, clock.now())
    .$if(search !== '', (query) => query.where(sql<boolean>`position(${search} in code) > 0`))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wish.limit + 1)
    .execute();
  const shown = rows.slice(0, wish.limit);
  const last = shown.at(-1);
  const hasMore = rows.length > shown.length;
  return {
    items: shown.map(adminCodeOf),
    nextCursor: hasMore && last ? writeCursor({ at: last.created_at.getTime(), id: last.id }) : null,
    hasMore,
  };
}

export async function createDiscountCode(
  deps: StoreDeps,
  actorId: string,
  input: CodeInput,
): Promise<AdminDiscountCode> {
  const now = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const row = await tx
      .insertInto('discount_codes')
      .values({
        id: newId(now),
        ...columnsOf(input),
        last_used_at: null,
        created_at: new Date(now),
        updated_at: new Date(now),
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw taken();
    const created = adminCodeOf({ ...row, reserved_count: 0 });
    await recordAudit(tx, {
      at: now,
      actorId,
      action: 'store/discount-code-created',
      subjectType: 'discount-code',
      subjectId: row.id,
      before: null,
      after: { ...created },
    });
    return created;
  });
}

export async function updateDiscountCode(
  deps: StoreDeps,
  actorId: string,
  id: string,
  input: CodeInput,
): Promise<AdminDiscountCode> {
  const now = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const before = await lockCode(tx, id, now);
    const other = await tx
      .selectFrom('discount_codes')
      .select('id')
      .where('code', '=', input.code)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (other !== undefined) throw taken();
    const row = await tx
      .updateTable('discount_codes')
      .set({ ...columnsOf(input), updated_at: new Date(now) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = adminCodeOf({ ...row, reserved_count: before.reservedCount });
    await recordAudit(tx, {
      at: now,
      actorId,
      action: 'store/discount-code-updated',
      subjectType: 'discount-code',
      subjectId: id,
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}

export async function deleteDiscountCode(deps: StoreDeps, actorId: string, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const before = await lockCode(tx, id, deps.clock.now());
    await tx.deleteFrom('discount_codes').where('id', '=', id).execute();
    await recordAudit(tx, {
      at: deps.clock.now(),
      actorId,
      action: 'store/discount-code-deleted',
      subjectType: 'discount-code',
      subjectId: id,
      before: { ...before },
      after: null,
    });
  });
}

function taken(): AppError {
  return new AppError('store/discount-code-taken', { fields: { code: 'store/discount-code-taken' } });
}

async function lockCode(tx: Tx, id: string, at: number): Promise<AdminDiscountCode> {
  await tx.selectFrom('discount_codes').select('id').where('id', '=', id).forUpdate().execute();
  const row = await selectCodes(tx, at).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('store/discount-code-not-found');
  return adminCodeOf(row);
}

function columnsOf(input: CodeInput) {
  return {
    code: input.code,
    discount_type: input.discountType,
    discount_value: input.discountValue,
    package_ids: input.appliesTo === 'all' ? null : input.appliesTo,
    usage_limit: input.usageLimit,
    end_date: input.endDate === null ? null : new Date(input.endDate),
    is_active: input.isActive,
  };
}

function adminCodeOf(row: DiscountCodeRow): AdminDiscountCode {
  const { appliesTo, ...code } = discountCodeOf(row);
  return {
    ...code,
    appliesTo: appliesTo === 'all' ? 'all' : [...appliesTo],
    lastUsedAt: row.last_used_at?.getTime() ?? null,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}
