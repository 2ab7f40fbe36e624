import { accountSettings } from './accounts/index.ts';
import { captchaSettings } from './captcha/index.ts';
import { mediaSettings } from './media/index.ts';
import { monitoringSettings } from './monitoring/index.ts';
import { notificationSettings } from './notifications/index.ts';
import { servesThisMachineOnly } from './platform/local-only.ts';
import { parseSettings, settingsGroup } from './platform/settings-group.ts';
import type { ParsedSettings } from './platform/settings-group.ts';
import { platformSettings } from './platform/settings.ts';
import { tracingSettings } from './platform/tracing/index.ts';
import { siteFactsSettings } from './site-settings/index.ts';
import { storeSettings } from './store/index.ts';

// Each domain declares its settings in its settings.ts.
const groups = [
  platformSettings,
  tracingSettings,
  accountSettings,
  captchaSettings,
  storeSettings,
  monitoringSettings,
  notificationSettings,
  mediaSettings,
  siteFactsSettings,
];

const allSettings = settingsGroup({
  shape: {
    ...platformSettings.shape,
    ...tracingSettings.shape,
    ...accountSettings.shape,
    ...captchaSettings.shape,
    ...storeSettings.shape,
    ...monitoringSettings.shape,
    ...notificationSettings.shape,
    ...mediaSettings.shape,
    ...siteFactsSettings.shape,
  },
  missing: (given) => groups.flatMap(({ missing }) => missing(given)),
  read(values) {
    const platform = platformSettings.read(values);
    return {
      ...platform,
      ...tracingSettings.read(values),
      ...accountSettings.read(values),
      ...captchaSettings.read(values),
      ...storeSettings.read(values),
      ...monitoringSettings.read(values),
      ...notificationSettings.read(values),
      ...mediaSettings.read(values),
      ...siteFactsSettings.read(values, servesThisMachineOnly(platform.host, platform.publicUrl)),
    };
  },
});

/** Every setting, checked. */
export type Env = ReturnType<typeof allSettings.read>;

export const settingNames: readonly string[] = Object.keys(allSettings.shape);

/** Reads the environment, once, for main.ts. */
export const parseEnv = (source: NodeJS.ProcessEnv): ParsedSettings<Env> => parseSettings(allSettings, source);
