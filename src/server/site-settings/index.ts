/**
 * Site settings: public data of the whole site. Owns site_settings, which has one row, created if missing. Facts of the
 * seller and the apps come from the environment; an unset fact is null, and no page shows it.
 */
import type { FastifyBaseLogger } from 'fastify';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import type { SiteFacts, SiteSettings } from '#shared/site-settings/api.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { DescribedTopic } from '../platform/live/index.ts';
import { createMaintenanceGate } from './maintenance-gate.ts';
import type { MaintenanceGate } from './maintenance-gate.ts';
import { readMaintenance, setMaintenance } from './maintenance.ts';
import { readOverride, setOverride } from './payment-override.ts';
import { readReferralReward, setReferralReward } from './referral-reward.ts';
import { settingsChange, settingsTopic } from './settings-topic.ts';

export { readReferralReward } from './referral-reward.ts';
export { siteFactsSettings } from './settings.ts';

export const noSiteFacts: SiteFacts = {
  seller: { name: null, registration: null, address: null, phone: null, email: null },
  apps: { appStore: null, playStore: null },
  contentGuard: false,
};

export interface SiteSettingsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly facts: SiteFacts;
  /** Who takes money online, as the store has it. */
  readonly payment: SiteSettings['payment'];
  /** Notifies open pages of a change. */
  readonly publishChange: (change: string) => void;
  /** Receives the changes of all processes. */
  readonly onLiveChange: (hear: (change: string) => void) => void;
}

export interface SiteSettingsDomain {
  mount(server: HttpServer): void;
  readonly settingsTopic: DescribedTopic;
  readonly maintenance: MaintenanceGate;
}

export function createSiteSettings(deps: SiteSettingsDeps): SiteSettingsDomain {
  const readSettings = async (): Promise<SiteSettings> => {
    const [{ enabled, appliesTo, forceMethod, scheduledStart, scheduledEnd }, maintenancePart] = await Promise.all([
      readOverride(deps.database),
      readMaintenance(deps.database.query),
    ]);
    return {
      ...deps.facts,
      payment: deps.payment,
      paymentMethodOverride: { enabled, appliesTo, forceMethod, scheduledStart, scheduledEnd },
      ...maintenancePart,
    };
  };
  const maintenance = createMaintenanceGate({
    clock: deps.clock,
    logger: deps.logger,
    read: () => readMaintenance(deps.database.query),
  });
  deps.onLiveChange((change) => {
    if (change === settingsChange) void maintenance.refresh();
  });
  return {
    settingsTopic: settingsTopic(readSettings),
    maintenance,
    mount(server) {
      mount(server, siteSettingsApi.getSettings, readSettings);
      mount(server, siteSettingsApi.getReferralReward, () => readReferralReward(deps.database.query));
      mount(server, siteSettingsApi.setReferralReward, ({ input, caller }) =>
        setReferralReward(deps, caller.user.uid, input),
      );
      mount(server, siteSettingsApi.setMaintenance, async ({ input, caller }) => {
        const after = await setMaintenance(deps, caller.user.uid, input);
        deps.publishChange(settingsChange);
        await maintenance.refresh();
        return after;
      });
      mount(server, siteSettingsApi.getPaymentOverride, async () => ({
        paymentMethodOverride: await readOverride(deps.database),
      }));
      mount(server, siteSettingsApi.setPaymentOverride, async ({ input, caller }) => {
        const paymentMethodOverride = await setOverride(deps, caller.user.uid, input);
        deps.publishChange(settingsChange);
        return { paymentMethodOverride };
      });
    },
  };
}
