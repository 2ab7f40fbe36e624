import type { SiteSettings } from '#shared/site-settings/api.ts';
import { versionOf } from '../platform/live/index.ts';
import type { LiveTopic } from '../platform/live/index.ts';

export const settingsChange = 'settings';

/** The public part of the settings, live on every open page. */
export function settingsTopic(readSettings: () => Promise<SiteSettings>): LiveTopic {
  return {
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
