import type { Kysely } from 'kysely';
import { usualReferralReward } from '#shared/accounts/referral.ts';
import type { ReferralReward } from '#shared/accounts/referral.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { SiteSettingsDeps } from './index.ts';

export async function readReferralReward(query: Kysely<Tables>): Promise<ReferralReward> {
  const row = await query.selectFrom('site_settings').select(['referral_reward_inviter', 'referral_reward_invited']).executeTakeFirst();
  return row === undefined ? usualReferralReward : { inviter: row.referral_reward_inviter, invited: row.referral_reward_invited };
}

/** Holds from now on; what was given stays. */
export async function setReferralReward({ database, clock }: SiteSettingsDeps, actorId: string, after: ReferralReward): Promise<ReferralReward> {
  const now = clock.now();
  const columns = { referral_reward_inviter: after.inviter, referral_reward_invited: after.invited, last_updated: new Date(now), updated_by: actorId };
  await database.transaction(async (tx) => {
    const before = await readReferralReward(tx);
    await tx.insertInto('site_settings').values({ id: 'site_settings', ...columns }).onConflict((conflict) => conflict.column('id').doUpdateSet(columns)).execute();
    await recordAudit(tx, {
      at: now, actorId, action: 'site-settings/referral-reward-set', subjectType: 'site-settings', subjectId: 'site_settings', before: { ...before }, after: { ...after },
    });
  });
  return after;
}
