import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { paymentProviderIds } from '../store/payment-providers.ts';
import { overrideAudiences, paymentMethods } from '../store/payment-method.ts';
import { paymentMethodOverrideSchema } from '../store/schema.ts';
import { maintenanceSchema, maintenanceWishSchema } from './maintenance.ts';

const fact = z.string().nullable();
const instant = z.number().int().nullable();

/** What the operator sets from outside: it doesn't change while the server runs. */
export const siteFactsSchema = z.object({
  /** The seller's details, required by Kuwait's law on digital commerce. */
  seller: z.object({ name: fact, registration: fact, address: fact, phone: fact, email: fact }),
  apps: z.object({ appStore: fact, playStore: fact }),
  /** True where pages keep people from looking behind them (docs/decisions/008). */
  contentGuard: z.boolean(),
});
export type SiteFacts = z.infer<typeof siteFactsSchema>;

const overrideSchema = z.object({
  enabled: z.boolean(),
  appliesTo: z.enum(overrideAudiences),
  forceMethod: z.enum(paymentMethods),
  reason: z.string(),
  scheduledStart: instant,
  scheduledEnd: instant,
});

/** What the whole site shows of itself. What isn't set is null, and hidden. */
export const siteSettingsSchema = siteFactsSchema.extend({
  /** Who takes money online, and whether it is real. */
  payment: z.object({ provider: z.enum(paymentProviderIds), isLive: z.boolean() }),
  paymentMethodOverride: overrideSchema.omit({ reason: true }),
  ...maintenanceSchema.shape,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

const keptOverride = overrideSchema.extend({ updatedAt: instant, updatedBy: fact });
export type KeptOverride = z.infer<typeof keptOverride>;

const referralRewardSchema = z.strictObject({
  inviter: z.number().int().min(0).max(100),
  invited: z.number().int().min(0).max(100),
});

export const siteSettingsApi = {
  getSettings: contract({
    method: 'GET',
    path: '/api/settings',
    access: 'anyone',
    inMaintenance: 'open',
    summary:
      'The public part of the site settings: the seller, where the apps are, how one pays, and whether the site is under maintenance.',
    input: z.strictObject({}),
    output: siteSettingsSchema,
    failed: 'site-settings/load-failed',
    errors: [],
  }),
  getPaymentOverride: contract({
    method: 'GET',
    path: '/api/admin/site-settings/payment-override',
    access: 'admin',
    summary: 'The payment method that people in the app must use, with who set it and why.',
    input: z.strictObject({}),
    output: z.object({ paymentMethodOverride: keptOverride }),
    failed: 'site-settings/load-failed',
    errors: [],
  }),
  getReferralReward: contract({
    method: 'GET',
    path: '/api/admin/site-settings/referral-reward',
    access: 'admin',
    summary: 'What an invitation is worth to each side, in sessions.',
    input: z.strictObject({}),
    output: referralRewardSchema,
    failed: 'site-settings/load-failed',
    errors: [],
  }),
  setReferralReward: contract({
    method: 'POST',
    path: '/api/admin/site-settings/referral-reward',
    access: 'admin',
    summary: 'Sets what an invitation is worth from now on; 0 gives nothing.',
    input: referralRewardSchema,
    output: referralRewardSchema,
    errors: [],
  }),
  setMaintenance: contract({
    method: 'PATCH',
    path: '/api/admin/site-settings/maintenance',
    access: 'admin',
    summary: 'Turns maintenance on or off; an empty message means the default, omitted fields stay.',
    input: maintenanceWishSchema,
    output: maintenanceSchema,
    failed: 'site-settings/maintenance-failed',
    denied: 'site-settings/maintenance-denied',
    errors: [],
  }),
  setPaymentOverride: contract({
    method: 'POST',
    path: '/api/admin/site-settings/payment-override',
    access: 'admin',
    summary: 'Sets the payment method that people in the app must use, for a while or until further notice.',
    input: paymentMethodOverrideSchema,
    output: z.object({ paymentMethodOverride: keptOverride }),
    failed: 'site-settings/override-failed',
    denied: 'site-settings/override-denied',
    errors: [],
  }),
};
