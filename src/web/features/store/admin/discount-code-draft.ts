import { z } from 'zod';
import type { AdminDiscountCode } from '#shared/store/admin-api.ts';
import { kwdPlaces, writeDecimal } from '#shared/store/decimal.ts';
import { discountTypes } from '#shared/store/discount.ts';
import { kuwaitDay, kuwaitDayBounds } from '#shared/kernel/kuwait-time.ts';
import { optionally, requiredText, typedMoney, typedWhole } from './draft-fields.ts';

const percentage = typedWhole(99, 'percentage');
const fixed = typedMoney(kwdPlaces, 'amount-kwd');

/** A discount code as typed; parsing it gives the request's input. */
export const discountCodeDraftSchema = z
  .object({
    code: requiredText(40),
    discountType: z.enum(discountTypes),
    discountValue: z.string(),
    covers: z.enum(['all', 'some']),
    appliesTo: z.array(z.string()),
    usageLimit: optionally(typedWhole(1_000_000, 'usage-limit')),
    /** A day in Kuwait. */
    endDate: z.string(),
    isActive: z.boolean(),
  })
  .transform(({ covers, appliesTo, endDate, discountValue: typed, ...rest }, context) => {
    const value = (rest.discountType === 'percentage' ? percentage : fixed).safeParse(typed);
    if (!value.success)
      context.issues.push({
        code: 'custom',
        message: value.error.issues[0]?.message ?? '',
        path: ['discountValue'],
        input: typed,
      });
    if (covers === 'some' && appliesTo.length === 0)
      context.issues.push({ code: 'custom', message: 'no-packages', path: ['appliesTo'], input: appliesTo });
    return {
      ...rest,
      discountValue: value.data ?? 0,
      appliesTo: covers === 'all' ? ('all' as const) : appliesTo,
      endDate: endDate === '' ? null : kuwaitDayBounds(endDate).endAt,
    };
  });

export type DiscountCodeDraft = z.input<typeof discountCodeDraftSchema>;

export const emptyDiscountCodeDraft: DiscountCodeDraft = {
  code: '',
  discountType: 'percentage',
  discountValue: '',
  covers: 'all',
  appliesTo: [],
  usageLimit: '',
  endDate: '',
  isActive: true,
};

export function discountCodeDraftOf(code: AdminDiscountCode): DiscountCodeDraft {
  return {
    code: code.code,
    discountType: code.discountType,
    discountValue:
      code.discountType === 'percentage' ? String(code.discountValue) : writeDecimal(code.discountValue, kwdPlaces),
    covers: code.appliesTo === 'all' ? 'all' : 'some',
    appliesTo: code.appliesTo === 'all' ? [] : code.appliesTo,
    usageLimit: code.usageLimit === null ? '' : String(code.usageLimit),
    endDate: code.endDate === null ? '' : kuwaitDay(code.endDate),
    isActive: code.isActive,
  };
}
