/**
 * Monitoring: failures of pages and of the server. Owns error_records, which are forwarded to Sentry if it is
 * configured [ERR-1].
 */
import { monitoringApi } from '#shared/monitoring/api.ts';
import { mount } from '../platform/http/index.ts';
import type { Failure, HttpServer } from '../platform/http/index.ts';
import { hourMs } from '../platform/jobs.ts';
import type { Job } from '../platform/jobs.ts';
import type { PersonalData } from '../platform/personal-data.ts';
// Importing the domain also declares its tables.
import './tables.ts';
import { createRecordBook, eraseUser, exportUser, forgetOldRecords, forwardedKind } from './records.ts';
import type { RecordDeps } from './records.ts';
import { createSentry, sentEventSchema } from './sentry.ts';
import type { SentrySettings } from './sentry.ts';
import { recordOfFailure } from './server-failure.ts';

export { monitoringSettings } from './settings.ts';

export interface MonitoringSettings {
  /** Null: records are kept here alone. */
  readonly sentry: SentrySettings | null;
  /** Distinguishes installations in Sentry. */
  readonly environment: string;
}

export interface Monitoring extends PersonalData {
  mount(server: HttpServer): void;
  /** Records a server failure in the background; never throws. */
  failed(failure: Failure): void;
  /** Resolves when all pending writes are done. */
  flush(): Promise<void>;
  readonly jobs: readonly Job[];
  /** Deletes records older than 30 days. */
  forgetOldRecords(): Promise<void>;
}

/** Pending writes while the store is unavailable; further failures are dropped. */
const maxUnderWay = 20;

export function createMonitoring(
  deps: Omit<RecordDeps, 'isForwarding'> & { readonly settings: MonitoringSettings },
): Monitoring {
  const { clock, logger, outbox, settings } = deps;
  const records = createRecordBook({ ...deps, isForwarding: settings.sentry !== null });
  const sentry = settings.sentry === null ? null : createSentry(settings.sentry, () => clock.now());
  // Drops entries from before the setting was removed.
  outbox.on(forwardedKind, async (payload) => sentry?.send(sentEventSchema.parse(payload)));
  const underWay = new Set<Promise<void>>();
  const forgetRecords = () => forgetOldRecords(deps);
  return {
    jobs: [{ name: 'delete old error records', intervalMs: hourMs, work: forgetRecords, needsLongStatements: true }],
    mount(server) {
      mount(server, monitoringApi.reportErrors, async ({ input, caller, limitSubject: { networkAddress } }) => ({
        accepted: await records.keep(input.records, { origin: 'page', networkAddress }, caller?.user.uid ?? null),
      }));
    },
    failed(failure) {
      if (underWay.size >= maxUnderWay) return;
      const work = records
        .keep([recordOfFailure(failure, clock.now(), settings.environment)], { origin: 'server' }, null)
        .then(
          () => undefined,
          (error: unknown) => logger.warn({ err: error }, 'a failure could not be recorded'),
        )
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async flush() {
      await Promise.all(underWay);
    },
    forgetOldRecords: forgetRecords,
    eraseUser,
    exportUser,
  };
}
