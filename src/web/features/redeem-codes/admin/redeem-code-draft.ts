import { z } from 'zod';
import type { RedeemCodeRecord } from '#shared/redeem-codes/admin-api.ts';
import { checkNewRedeemCode } from '#shared/redeem-codes/check-code.ts';
import { maxCodesAtOnce, usageTypes, type RedeemCodeChanges } from '#shared/redeem-codes/schema.ts';
import { parseDecimal } from '#shared/store/decimal.ts';

const maxSessions = 1000;
const maxPeople = 1_000_000;

/** A whole number as it is typed, also below zero; `problem` is what the form says of anything else. */
function typedInteger(max: number, problem: string) {
  return z.string().transform((typed, context) => {
    const [, sign = '', digits = ''] = /^\s*([-−]?)(.+)$/s.exec(typed) ?? [];
    const amount = parseDecimal(digits, 0);
    if (amount !== null && amount <= max) return sign === '' ? amount : -amount;
    context.issues.push({ code: 'custom', message: problem, input: typed });
    return z.NEVER;
  });
}

const typedId = z
  .string()
  .trim()
  .max(64, { error: 'too-long' })
  .transform((id) => (id === '' ? null : id));

/** The form of new codes; the rule's errors appear at their fields. */
export const redeemCodeDraftSchema = z
  .object({
    count: typedInteger(maxCodesAtOnce, 'count').refine((count) => count >= 1, { error: 'count' }),
    sessionsGranted: typedInteger(maxSessions, 'sessions'),
    usageType: z.enum(usageTypes),
    multiUseLimit: z.string(),
    assignedToUserId: typedId,
    assignedPurchaseId: typedId,
  })
  .transform(({ multiUseLimit: typed, ...rest }, context) => {
    const limit = typedLimit(rest.usageType === 'single' ? '' : typed);
    if (limit === undefined)
      context.issues.push({ code: 'custom', message: 'limit', path: ['multiUseLimit'], input: typed });
    const wish = { ...rest, multiUseLimit: limit ?? null };
    const checked = checkNewRedeemCode(wish);
    if (!checked.ok) {
      const { code } = checked.refusal;
      context.issues.push({
        code: 'custom',
        message: code,
        path: [code === 'redeem-codes/negative-limit' ? 'multiUseLimit' : 'sessionsGranted'],
        input: typed,
      });
    }
    return wish;
  });

function typedLimit(typed: string): number | null | undefined {
  return typed.trim() === '' ? null : typedInteger(maxPeople, 'limit').safeParse(typed).data;
}

export type RedeemCodeDraft = z.input<typeof redeemCodeDraftSchema>;
type RedeemCodeWish = z.output<typeof redeemCodeDraftSchema>;

export const emptyRedeemCodeDraft: RedeemCodeDraft = {
  count: '1',
  sessionsGranted: '1',
  usageType: 'single',
  multiUseLimit: '',
  assignedToUserId: '',
  assignedPurchaseId: '',
};

export function redeemCodeDraftOf(code: RedeemCodeRecord): RedeemCodeDraft {
  return {
    count: '1',
    sessionsGranted: String(code.sessionsGranted),
    usageType: code.usageType,
    multiUseLimit: code.multiUseLimit === null ? '' : String(code.multiUseLimit),
    assignedToUserId: code.assignedToUserId ?? '',
    assignedPurchaseId: code.assignedPurchaseId ?? '',
  };
}

/** Only changed fields: a code's assigned user may be deleted by the time its number of sessions changes. */
export function changesOf(code: RedeemCodeRecord, wish: RedeemCodeWish): RedeemCodeChanges {
  return {
    ...(wish.sessionsGranted === code.sessionsGranted ? {} : { sessionsGranted: wish.sessionsGranted }),
    ...(wish.usageType === code.usageType ? {} : { usageType: wish.usageType }),
    ...(wish.multiUseLimit === code.multiUseLimit ? {} : { multiUseLimit: wish.multiUseLimit }),
    ...(wish.assignedToUserId === code.assignedToUserId ? {} : { assignedToUserId: wish.assignedToUserId }),
    ...(wish.assignedPurchaseId === code.assignedPurchaseId ? {} : { assignedPurchaseId: wish.assignedPurchaseId }),
  };
}
