import { z } from 'zod';
import { callable } from '../kernel/callable.ts';
import { accountsApi } from './api.ts';
import { referralCodeSchema } from './referral.ts';
import { deletionSchema } from './schema.ts';

const nothing = z.object({});

/** The callable functions of an account (docs/product.md, "Callable functions"). */
export const accountCallables = {
  getReferralCode: callable({
    name: 'getReferralCode',
    rules: { access: 'signed-in' },
    summary: "The caller's referral code, created on first request.",
    input: nothing,
    output: z.object({ success: z.literal(true), referralCode: z.string() }),
    errors: [],
  }),
  processReferral: callable({
    name: 'processReferral',
    rules: { access: 'signed-in' },
    summary:
      "Stores a friend's code: rewards both at once, or when the address is verified. A code that doesn't count returns success false, with message and code.",
    input: z.object({ referralCode: referralCodeSchema }),
    output: z.object({ success: z.boolean(), message: z.string(), code: z.string().optional() }),
    errors: [],
  }),
  checkPendingReferral: callable({
    name: 'checkPendingReferral',
    rules: { access: 'signed-in' },
    summary: 'Applies a pending referral code if possible, and returns its state.',
    input: nothing,
    output: z.object({ message: z.string(), alreadyProcessed: z.boolean() }),
    errors: [],
  }),
  deleteOwnAccount: callable({
    name: 'deleteOwnAccount',
    rules: accountsApi.deleteMe,
    summary:
      "Deletes the caller's account permanently. Needs no input within 5 minutes of the sign-in, else the password.",
    input: deletionSchema,
    output: z.object({ success: z.literal(true) }),
    errors: accountsApi.deleteMe.errors,
  }),
};
