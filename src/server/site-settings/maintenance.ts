import type { Kysely } from 'kysely';
import { changeMaintenance, noMaintenance } from '#shared/site-settings/maintenance.ts';
import type { Maintenance, MaintenanceWish } from '#shared/site-settings/maintenance.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { SiteSettingsDeps } from './index.ts';

export async function readMaintenance(query: Kysely<Tables>): Promise<Maintenance> {
  return maintenanceOf(await partOf(query).executeTakeFirst());
}

export async function setMaintenance(
  { database, clock }: SiteSettingsDeps,
  actorId: string,
  wish: MaintenanceWish,
): Promise<Maintenance> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    await tx
      .insertInto('site_settings')
      .values({ id: 'site_settings', updated_by: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const before = maintenanceOf(await partOf(tx).forUpdate().executeTakeFirstOrThrow());
    const after = changeMaintenance(before, wish, now);
    const { maintenanceStartTime: startTime } = after;
    await tx
      .updateTable('site_settings')
      .set({
        maintenance_mode: after.maintenanceMode,
        maintenance_message: after.maintenanceMessage,
        estimated_maintenance_time: after.estimatedMaintenanceTime,
        maintenance_start_time: startTime === null ? null : new Date(startTime),
        last_updated: new Date(now),
        updated_by: actorId,
      })
      .execute();
    await recordAudit(tx, {
      at: now,
      actorId,
      action: 'site-settings/maintenance-set',
      subjectType: 'site-settings',
      subjectId: 'site_settings',
      before,
      after,
    });
    return after;
  });
}

function partOf(query: Kysely<Tables>) {
  return query
    .selectFrom('site_settings')
    .select(['maintenance_mode', 'maintenance_message', 'estimated_maintenance_time', 'maintenance_start_time']);
}

function maintenanceOf(row: Awaited<ReturnType<ReturnType<typeof partOf>['executeTakeFirst']>>): Maintenance {
  return row === undefined
    ? noMaintenance
    : {
        maintenanceMode: row.maintenance_mode,
        maintenanceMessage: row.maintenance_message,
        estimatedMaintenanceTime: row.estimated_maintenance_time,
        maintenanceStartTime: row.maintenance_start_time?.getTime() ?? null,
      };
}
