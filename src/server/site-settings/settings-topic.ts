import { siteSettingsSchema } from '#shared/site-settings/api.ts';
import type { SiteSettings } from '#shared/site-settings/api.ts';
import { versionOf } from '../platform/live/index.ts';
import type { DescribedTopic } from '../platform/live/index.ts';

export const settingsChange = 'settings';

/** The public part of the settings, live on every open page. */
export function settingsTopic(readSettings: () => Promise<SiteSettings>): DescribedTopic {
  return {
    description: {
      name: settingsChange,
      access: 'anyone',
      summary: 'The public settings of the site: maintenance, the payment method, the seller.',
      data: siteSettingsSchema,
    },
    isShared: true,
    owns: (name) => name === settingsChange,
    changeNameOf: (_, name) => name,
    async read(_, __, after) {
      const data = await readSettings();
      const version = versionOf(data);
      return version === after ? null : { version, data };
    },
  };
}
