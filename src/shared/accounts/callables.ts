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
    summary: "One's own referral code, made when first asked for.",
    input: nothing,
    output: z.object({ success: z.literal(true), referralCode: z.string() }),
    errors: [],
  }),
  processReferral: callable({
    name: 'processReferral',
    rules: { access: 'signed-in' },
    summary:
      "Takes a friend's code: rewards both at once, or when the address is verified. A code that doesn't count is told by success, message and code.",
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
    summary: "Deletes one's own account for good. Takes no data within 5 minutes of the sign-in, else the password.",
    input: deletionSchema,
    output: z.object({ success: z.literal(true) }),
    errors: accountsApi.deleteMe.errors,
  }),
};
