import { present } from '#shared/kernel/assert.ts';
import type { AdminReward } from '#shared/achievements/admin-api.ts';
import type { RewardInput } from '#shared/achievements/rewards.ts';
import { AppError } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import { newId } from '../platform/ids.ts';
import type { AchievementDeps } from './deps.ts';
import { findRule } from './reward-queries.ts';

export async function createRule(
  { database, clock }: AchievementDeps,
  actorId: string,
  input: RewardInput,
): Promise<AdminReward> {
  const at = clock.now();
  const id = newId(at);
  return database.transaction(async (tx) => {
    await tx
      .insertInto('reward_rules')
      .values({ id, ...columnsOf(input), created_at: new Date(at), updated_at: new Date(at) })
      .execute();
    const after = present(await findRule(tx, id), 'the new rule');
    await recordAudit(tx, {
      at,
      actorId,
      action: 'achievements/reward-created',
      subjectType: 'reward',
      subjectId: id,
      before: null,
      after: { ...after },
    });
    return after;
  });
}

export async function updateRule(
  { database, clock }: AchievementDeps,
  actorId: string,
  id: string,
  input: RewardInput,
): Promise<AdminReward> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    await tx.selectFrom('reward_rules').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    const before = await findRule(tx, id);
    if (before === null) throw new AppError('achievements/rule-not-found');
    await tx
      .updateTable('reward_rules')
      .set({ ...columnsOf(input), updated_at: new Date(at) })
      .where('id', '=', id)
      .execute();
    const after = present(await findRule(tx, id), 'the changed rule');
    await recordAudit(tx, {
      at,
      actorId,
      action: 'achievements/reward-updated',
      subjectType: 'reward',
      subjectId: id,
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}

function columnsOf({ kind, count, sessions, isActive, startsAt, endsAt }: RewardInput) {
  return {
    kind,
    count,
    sessions,
    is_active: isActive,
    starts_at: startsAt === null ? null : new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
  };
}
