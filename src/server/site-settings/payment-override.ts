import type { ColumnType, Generated } from 'kysely';
import type { KeptOverride } from '#shared/site-settings/api.ts';
import { overrideDefaults } from '#shared/store/payment-method.ts';
import type { PaymentMethodOverride } from '#shared/store/payment-method.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/index.ts';
import type { SiteSettingsDeps } from './index.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    site_settings: {
      id: 'site_settings';
      maintenance_mode: Generated<boolean>;
      maintenance_message: Generated<string>;
      estimated_maintenance_time: Generated<string>;
      maintenance_start_time: Date | null;
      payment_method_override: ColumnType<KeptOverride, string | undefined, string>;
      referral_reward_inviter: Generated<number>;
      referral_reward_invited: Generated<number>;
      last_updated: Generated<Date>;
      updated_by: string | null;
    };
  }
}

const nothingForced: KeptOverride = {
  enabled: false,
  ...overrideDefaults,
  forceMethod: 'iap',
  scheduledStart: null,
  scheduledEnd: null,
  updatedAt: null,
  updatedBy: null,
};

export async function readOverride(database: Database): Promise<KeptOverride> {
  const row = await database.query.selectFrom('site_settings').select('payment_method_override').executeTakeFirst();
  return row?.payment_method_override ?? nothingForced;
}

export async function setOverride(
  { database, clock }: SiteSettingsDeps,
  actorId: string,
  wish: PaymentMethodOverride,
): Promise<KeptOverride> {
  const now = clock.now();
  const after: KeptOverride = { ...wish, updatedAt: now, updatedBy: actorId };
  return database.transaction(async (tx) => {
    await tx
      .insertInto('site_settings')
      .values({ id: 'site_settings', updated_by: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const { payment_method_override: before } = await tx
      .selectFrom('site_settings')
      .select('payment_method_override')
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('site_settings')
      .set({ payment_method_override: JSON.stringify(after), last_updated: new Date(now), updated_by: actorId })
      .execute();
    await recordAudit(tx, {
      at: now,
      actorId,
      action: 'site-settings/payment-override-set',
      subjectType: 'site-settings',
      subjectId: 'site_settings',
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}
