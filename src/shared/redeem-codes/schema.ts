import { z } from 'zod';

export const usageTypes = ['single', 'multi'] as const;
export type UsageType = (typeof usageTypes)[number];

/** How many an admin may make at once. */
export const mostCodesAtOnce = 10_000;

/** As people type it; what it is is found out by looking it up. */
export const typedRedeemCodeSchema = z.string().max(64);

/** What an admin asks for. That the numbers aren't negative has messages of its own: `checkNewRedeemCode`. */
export const newRedeemCodesSchema = z.strictObject({
  count: z.number().int().min(1).max(mostCodesAtOnce).default(1),
  sessionsGranted: z.number().int().max(1000),
  usageType: z.enum(usageTypes).default('single'),
  multiUseLimit: z.number().int().max(1_000_000).nullable().default(null),
  assignedToUserId: z.string().min(1).max(64).nullable().default(null),
  assignedPurchaseId: z.string().min(1).max(64).nullable().default(null),
});
