import { z } from 'zod';

export const usageTypes = ['single', 'multi'] as const;
export type UsageType = (typeof usageTypes)[number];

/** How many an admin may make at once. */
export const maxCodesAtOnce = 10_000;

/** As people type it; what it is is found out by looking it up. */
export const typedRedeemCodeSchema = z.string().max(64);

const sessionsGranted = z.number().int().max(1000);
const usageType = z.enum(usageTypes);
const multiUseLimit = z.number().int().max(1_000_000).nullable();
const id = z.string().min(1).max(64).nullable();

/** An admin's input. Negative numbers have their own messages: `checkNewRedeemCode`. */
export const newRedeemCodesSchema = z.strictObject({
  count: z.number().int().min(1).max(maxCodesAtOnce).default(1),
  sessionsGranted,
  usageType: usageType.default('single'),
  multiUseLimit: multiUseLimit.default(null),
  assignedToUserId: id.default(null),
  assignedPurchaseId: id.default(null),
});
export type NewRedeemCodes = z.infer<typeof newRedeemCodesSchema>;

/** What an admin changes of a code; its text and its id stay [RDM-1]. */
export const redeemCodeChangesSchema = z.strictObject({
  sessionsGranted: sessionsGranted.optional(),
  usageType: usageType.optional(),
  multiUseLimit: multiUseLimit.optional(),
  assignedToUserId: id.optional(),
  assignedPurchaseId: id.optional(),
  isActive: z.boolean().optional(),
});
export type RedeemCodeChanges = z.infer<typeof redeemCodeChangesSchema>;
