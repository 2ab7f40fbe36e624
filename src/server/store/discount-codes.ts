import './tables.ts';
import type { Kysely, Selectable } from 'kysely';
import type { z } from 'zod';
import { storeMessages as ar } from '#shared/i18n/ar/store-messages.ts';
import { storeMessages as en } from '#shared/i18n/en/store-messages.ts';
import type { Language } from '#shared/kernel/text.ts';
import { normalizeCode, validateDiscount } from '#shared/store/discount.ts';
import type { DiscountCode } from '#shared/store/discount.ts';
import { pricedLines } from '#shared/store/price-purchase.ts';
import type { RequestedLine } from '#shared/store/price-purchase.ts';
import type { purchaseApi } from '#shared/store/purchase-api.ts';
import type { Tables } from '../platform/database/tables.ts';
import { messageOf } from '../platform/http/index.ts';
import { listPackages } from './queries.ts';
import type { StoreDeps } from './deps.ts';

export async function findDiscountCode(query: Kysely<Tables>, typed: string, at: number): Promise<DiscountCode | null> {
  const row = await selectCodes(query, at).where('code', '=', normalizeCode(typed)).executeTakeFirst();
  return row === undefined ? null : discountCodeOf(row);
}

export type DiscountCodeRow = Selectable<Tables['discount_codes']> & { readonly reserved_count: number };

/** Codes with how many uses are reserved at a moment. */
export function selectCodes(query: Kysely<Tables>, at: number) {
  return query
    .selectFrom('discount_codes')
    .selectAll('discount_codes')
    .select((build) =>
      build
        .selectFrom('discount_reservations')
        .whereRef('discount_reservations.discount_code_id', '=', 'discount_codes.id')
        .where('discount_reservations.expires_at', '>', new Date(at))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('reserved_count'),
    )
    .$castTo<DiscountCodeRow>();
}

export function discountCodeOf(row: DiscountCodeRow): DiscountCode {
  return {
    id: row.id,
    code: row.code,
    discountType: row.discount_type,
    discountValue: row.discount_value,
    appliesTo: row.package_ids ?? 'all',
    usageLimit: row.usage_limit,
    usageCount: row.usage_count,
    reservedCount: row.reserved_count,
    endDate: row.end_date?.getTime() ?? null,
    isActive: row.is_active,
  };
}

type Answer = z.input<typeof purchaseApi.validateDiscount.output>;

/** The discount of a code on a cart, at stored prices. */
export async function checkDiscount(
  { database, clock }: StoreDeps,
  wish: { readonly code: string; readonly items: readonly RequestedLine[] },
  language: Language,
): Promise<Answer> {
  const packages = await listPackages(
    database.query,
    wish.items.map(({ packageId }) => packageId),
  );
  const found = await findDiscountCode(database.query, wish.code, clock.now());
  // An empty cart has its own text here, and is checked before its lines.
  const lines = wish.items.length === 0 ? { ok: true as const, value: [] } : pricedLines(packages, wish.items);
  const discount = lines.ok ? validateDiscount(wish.code, found, lines.value, clock.now()) : lines;
  if (!discount.ok) {
    const { code: reason, params } = discount.refusal;
    return {
      valid: false,
      reason,
      codeDetails: null,
      discountAmountFils: 0,
      discountAmount: 0,
      percentage: 0,
      message: messageOf(reason, language, params),
    };
  }
  const { id = '', code = '', discountType = 'fixed', discountValue = 0, appliesTo = 'all' } = found ?? {};
  return {
    valid: true,
    reason: null,
    codeDetails: { id, code, discountType, discountValue, appliesTo: appliesTo === 'all' ? 'all' : [...appliesTo] },
    discountAmountFils: discount.value.discountFils,
    discountAmount: discount.value.discountFils / 1000,
    percentage: discount.value.percentage,
    message: (language === 'ar' ? ar : en).discountApplied,
  };
}
