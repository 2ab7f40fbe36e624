import type { FastifyBaseLogger } from 'fastify';
import { maintenanceRetrySeconds, noMaintenance } from '#shared/site-settings/maintenance.ts';
import type { Maintenance } from '#shared/site-settings/maintenance.ts';
import type { Clock } from '../platform/clock.ts';

/** Reload interval, in case a change from another process was lost. */
const oldMs = 30_000;

/** Whether the site is under maintenance, as this process knows it: asked at every call, so without the database. */
export interface MaintenanceGate {
  /** Null while the site is open. */
  readonly standing: () => { readonly retryAfterSeconds: number } | null;
  /**
   * Reloads the state: after a change before it is answered, so that the next call sees it. If that fails, the last
   * state stays.
   */
  readonly refresh: () => Promise<void>;
}

export function createMaintenanceGate({
  clock,
  logger,
  read,
}: {
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly read: () => Promise<Maintenance>;
}): MaintenanceGate {
  let known = noMaintenance;
  let readAt = clock.now();
  let newest = 0;
  const refresh = async () => {
    newest += 1;
    const turn = newest;
    readAt = clock.now();
    try {
      const found = await read();
      // An older reading that comes late must not undo a newer one.
      if (turn === newest) known = found;
    } catch (error) {
      logger.warn({ err: error }, 'whether the site is under maintenance could not be read');
    }
  };
  return {
    refresh,
    standing() {
      if (clock.now() - readAt >= oldMs) void refresh();
      return known.maintenanceMode ? { retryAfterSeconds: maintenanceRetrySeconds(known, clock.now()) } : null;
    },
  };
}
