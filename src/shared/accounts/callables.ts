import { z } from 'zod';
import { callable } from '../kernel/callable.ts';
import { referralCodeSchema } from './referral.ts';
import { deletionSchema } from './schema.ts';

const nothing = z.object({});

/** Product.md §7 "Callable functions": those of an account. */
export const accountCallables = {
  getReferralCode: callable({
    name: 'getReferralCode', access: 'signed-in', summary: "One's own referral code, made when first asked for.",
    input: nothing, output: z.object({ success: z.literal(true), referralCode: z.string() }), errors: [],
  }),
  processReferral: callable({
    name: 'processReferral', access: 'signed-in',
    summary: 'Takes a friend\'s code: rewards both at once, or when the address is verified. A code that doesn\'t count is told by success, message and code.',
    input: z.object({ referralCode: referralCodeSchema }),
    output: z.object({ success: z.boolean(), message: z.string(), code: z.string().optional() }), errors: [],
  }),
  checkPendingReferral: callable({
    name: 'checkPendingReferral', access: 'signed-in', summary: 'Settles a code that waits, where it can be, and says how it stands.',
    input: nothing, output: z.object({ message: z.string(), alreadyProcessed: z.boolean() }), errors: [],
  }),
  deleteOwnAccount: callable({
    name: 'deleteOwnAccount', access: 'signed-in',
    summary: "Deletes one's own account for good. Wants the password; an account without one wants a sign-in of the last 5 minutes.",
    input: deletionSchema, output: z.object({ success: z.literal(true) }), errors: ['auth/requires-recent-login', 'auth/wrong-password'],
  }),
};
