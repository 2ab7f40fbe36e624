import { z } from 'zod';
import { contract } from '../kernel/contract.ts';

const fact = z.string().nullable();

/** What the whole site shows of itself. What isn't set is null, and hidden. */
export const siteSettingsSchema = z.object({
  /** Who sells, as Kuwait's law on digital commerce has it told. */
  seller: z.object({ name: fact, registration: fact, address: fact, phone: fact, email: fact }),
  apps: z.object({ appStore: fact, playStore: fact }),
  /** True where pages keep people from looking behind them (docs/decisions/008). */
  contentGuard: z.boolean(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

export const siteSettingsApi = {
  getSettings: contract({
    method: 'GET', path: '/api/settings', access: 'anyone',
    summary: 'The public part of the site settings: the seller, and where the apps are.',
    input: z.strictObject({}), output: siteSettingsSchema, errors: [],
  }),
};
