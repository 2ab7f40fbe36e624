import { settingsGroup, trustedUrlSetting } from '../platform/settings-group.ts';
import { readDsn } from './sentry.ts';
import type { SentrySettings } from './sentry.ts';

const timeoutMs = 10_000;

export const monitoringSettings = settingsGroup({
  shape: {
    SENTRY_DSN: trustedUrlSetting()
      .transform(readDsn)
      .refine((dsn) => dsn !== null, { error: 'must look like https://key@host/project' })
      .optional(),
  },
  read({ SENTRY_DSN }): { readonly sentry: SentrySettings | null } {
    return { sentry: SENTRY_DSN === undefined ? null : { ...SENTRY_DSN, timeoutMs } };
  },
});
