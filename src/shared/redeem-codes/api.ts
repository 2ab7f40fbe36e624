import { z } from 'zod';
import { callable } from '../kernel/callable.ts';
import { contract } from '../kernel/contract.ts';
import { typedRedeemCodeSchema, usageTypes } from './schema.ts';

const instant = z.number().int();

/** A code as the person sees it that it was meant for, or who redeemed it. Instants in ms since 1970. */
const ownRedeemCodeSchema = z.object({
  id: z.string(),
  code: z.string(),
  sessionsGranted: z.number().int(),
  usageType: z.enum(usageTypes),
  isActive: z.boolean(),
  /** Whether this person can still redeem it. */
  isUnused: z.boolean(),
  assignedAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  /** When this person redeemed it. */
  redeemedAt: instant.nullable(),
});
export type OwnRedeemCode = z.infer<typeof ownRedeemCodeSchema>;

/** The lists of a person, each with its own pages [RDM-3]. */
export const ownRedeemCodesSchema = z.object({
  assignedCodes: z.array(ownRedeemCodeSchema),
  redeemedCodes: z.array(ownRedeemCodeSchema),
  /** Of all assigned codes those that this person can still redeem, also where `assignedCodes` shows none of them. */
  unusedCodes: z.array(ownRedeemCodeSchema),
  assignedCursor: z.string().nullable(),
  unusedCursor: z.string().nullable(),
  redeemedCursor: z.string().nullable(),
  hasMoreAssigned: z.boolean(),
  hasMoreUnused: z.boolean(),
  hasMoreRedeemed: z.boolean(),
});
export type OwnRedeemCodes = z.infer<typeof ownRedeemCodesSchema>;

/** RDM-3. */
export const redeemCodePageSize = 5;
const cursor = z.string().max(200).optional();
export const ownRedeemCodePages = {
  limit: z.coerce.number().int().min(1).max(50).default(redeemCodePageSize),
  assignedCursor: cursor,
  unusedCursor: cursor,
  redeemedCursor: cursor,
};

const redeemErrors = [
  'redeem-codes/user-and-code-required',
  'redeem-codes/not-found',
  'redeem-codes/inactive',
  'redeem-codes/assigned-to-another',
  'redeem-codes/already-redeemed',
  'redeem-codes/already-used',
  'redeem-codes/limit-reached',
  'redeem-codes/balance-full',
  'redeem-codes/failed',
] as const;

// A code of sessions is as good as money: a user who may not buy may not redeem either [RDM-2].
const access = 'verified';

export const redeemCodeApi = {
  redeem: contract({
    method: 'POST',
    path: '/api/redeem-codes/redeem',
    access,
    summary: 'Redeems a code for the caller: adds its sessions to the balance, once.',
    input: z.object({ code: typedRedeemCodeSchema.default('') }),
    output: z.object({ sessionsGranted: z.number().int(), balance: z.number().int(), message: z.string() }),
    errors: redeemErrors,
  }),
  listOwn: contract({
    method: 'GET',
    path: '/api/redeem-codes',
    access: 'signed-in',
    summary:
      'The codes assigned to the caller, latest first, and the active ones that the caller has redeemed, last used first.',
    input: z.strictObject(ownRedeemCodePages),
    output: ownRedeemCodesSchema,
    failed: 'redeem-codes/fetch-own-failed',
    errors: [],
  }),
};

export const redeemCodeCallables = {
  redeemCodeCallable: callable({
    name: 'redeemCodeCallable',
    rules: redeemCodeApi.redeem,
    unauthenticated: 'redeem-codes/unauthenticated',
    summary: 'The same as POST /api/redeem-codes/redeem. An invalid code returns success false, with message and code.',
    input: z.object({ code: typedRedeemCodeSchema.default('') }),
    output: z.object({
      success: z.boolean(),
      message: z.string(),
      sessionsGranted: z.number().int(),
      code: z.string().optional(),
    }),
    errors: ['redeem-codes/unauthenticated', 'redeem-codes/failed'],
  }),
};
