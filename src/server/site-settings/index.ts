/**
 * Site settings: what the whole site shows of itself. Owns site_settings, which has one row, made where it is missing.
 * Facts of the seller and the apps come from the environment; a fact that isn't set is null, and no page shows it.
 */
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import type { SiteFacts, SiteSettings } from '#shared/site-settings/api.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { readOverride, setOverride } from './payment-override.ts';
import { readReferralReward, setReferralReward } from './referral-reward.ts';

export { readReferralReward } from './referral-reward.ts';

export const noSiteFacts: SiteFacts = {
  seller: { name: null, registration: null, address: null, phone: null, email: null },
  apps: { appStore: null, playStore: null },
  contentGuard: false,
};

export interface SiteSettingsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly facts: SiteFacts;
  /** Who takes money online, as the store has it. */
  readonly payment: SiteSettings['payment'];
}

export function mountSiteSettings(server: HttpServer, deps: SiteSettingsDeps): void {
  mount(server, siteSettingsApi.getSettings, async () => {
    const { enabled, appliesTo, forceMethod, scheduledStart, scheduledEnd } = await readOverride(deps.database);
    return { ...deps.facts, payment: deps.payment, paymentMethodOverride: { enabled, appliesTo, forceMethod, scheduledStart, scheduledEnd } };
  });
  mount(server, siteSettingsApi.getPaymentOverride, async () => ({ paymentMethodOverride: await readOverride(deps.database) }));
  mount(server, siteSettingsApi.getReferralReward, () => readReferralReward(deps.database.query));
  mount(server, siteSettingsApi.setReferralReward, ({ input, caller }) => setReferralReward(deps, caller.user.uid, input));
  mount(server, siteSettingsApi.setPaymentOverride, async ({ input, caller }) => ({ paymentMethodOverride: await setOverride(deps, caller.user.uid, input) }));
}
