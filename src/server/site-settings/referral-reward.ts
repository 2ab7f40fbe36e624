import type { Kysely } from 'kysely';
import { usualReferralReward } from '#shared/accounts/referral.ts';
import type { ReferralReward } from '#shared/accounts/referral.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { SiteSettingsDeps } from './index.ts';

export async function readReferralReward(query: Kysely<Tables>): Promise<ReferralReward> {
  const row = await partOf(query).executeTakeFirst();
  return row === undefined ? usualReferralReward : rewardOf(row);
}

/** Applies from now on; past grants stay. */
export async function setReferralReward(
  { database, clock }: SiteSettingsDeps,
  actorId: string,
  after: ReferralReward,
): Promise<ReferralReward> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await tx
      .insertInto('site_settings')
      .values({ id: 'site_settings', updated_by: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const before = rewardOf(await partOf(tx).forUpdate().executeTakeFirstOrThrow());
    await tx
      .updateTable('site_settings')
      .set({
        referral_reward_inviter: after.inviter,
        referral_reward_invited: after.invited,
        last_updated: new Date(now),
        updated_by: actorId,
      })
      .execute();
    await recordAudit(tx, {
      at: now,
      actorId,
      action: 'site-settings/referral-reward-set',
      subjectType: 'site-settings',
      subjectId: 'site_settings',
      before: { ...before },
      after: { ...after },
    });
  });
  return after;
}

function partOf(query: Kysely<Tables>) {
  return query.selectFrom('site_settings').select(['referral_reward_inviter', 'referral_reward_invited']);
}

function rewardOf(row: {
  readonly referral_reward_inviter: number;
  readonly referral_reward_invited: number;
}): ReferralReward {
  return { inviter: row.referral_reward_inviter, invited: row.referral_reward_invited };
}
