/**
 * Site settings: what the whole site shows of itself. Facts of the seller and the apps come from the
 * environment; a fact that isn't set is null, and no page shows it.
 */
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import type { SiteSettings } from '#shared/site-settings/api.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';

export const noSiteFacts: SiteSettings = {
  seller: { name: null, registration: null, address: null, phone: null, email: null },
  apps: { appStore: null, playStore: null },
  contentGuard: false,
};

export function mountSiteSettings(server: HttpServer, facts: SiteSettings): void {
  mount(server, siteSettingsApi.getSettings, () => facts);
}
