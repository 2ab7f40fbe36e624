import { sql } from 'kysely';
import type { AdminBadge, BadgeChange } from '#shared/achievements/admin-api.ts';
import type { BadgeInput } from '#shared/achievements/badges.ts';
import { AppError } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import { getBadge } from './badge-queries.ts';
import type { AchievementDeps } from './deps.ts';
import { queueBadgeGrants } from './give-badge.ts';

export async function createBadge(
  { database, clock, library }: AchievementDeps,
  actorId: string,
  input: BadgeInput,
): Promise<AdminBadge> {
  const at = clock.now();
  const id = newId(at);
  return database.transaction(async (tx) => {
    const { last } = await tx
      .selectFrom('badges')
      .select(sql<number>`coalesce(max(position), 0)`.as('last'))
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('badges')
      .values({
        id,
        ...columnsOf(input),
        ...(await takePicture(tx, library, id, input)),
        position: last + 1,
        created_at: new Date(at),
        updated_at: new Date(at),
      })
      .execute();
    const after = await getBadge(tx, id);
    await recordAudit(tx, {
      at,
      actorId,
      action: 'achievements/badge-created',
      subjectType: 'badge',
      subjectId: id,
      before: null,
      after: { ...after },
    });
    return after;
  });
}

export async function updateBadge(
  { database, clock, library }: AchievementDeps,
  actorId: string,
  { id, version, ...input }: BadgeChange,
): Promise<AdminBadge> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    const before = await lockBadge(tx, id);
    if (before.version !== version) throw new AppError('achievements/changed-meanwhile');
    await tx
      .updateTable('badges')
      .set({
        ...columnsOf(input),
        version: version + 1,
        ...(await takePicture(tx, library, id, input)),
        updated_at: new Date(at),
      })
      .where('id', '=', id)
      .execute();
    const after = await getBadge(tx, id);
    await recordAudit(tx, {
      at,
      actorId,
      action: 'achievements/badge-updated',
      subjectType: 'badge',
      subjectId: id,
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}

/** Whether a badge can be earned; and where wished, those who have earned it already get it after the commit. */
export async function activateBadge(
  deps: AchievementDeps,
  actorId: string,
  { id, isActive, alsoPast }: { readonly id: string; readonly isActive: boolean; readonly alsoPast: boolean },
): Promise<AdminBadge> {
  const at = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const before = await lockBadge(tx, id);
    await tx
      .updateTable('badges')
      .set({ is_active: isActive, updated_at: new Date(at) })
      .where('id', '=', id)
      .execute();
    if (isActive && alsoPast) await queueBadgeGrants(deps, tx, id);
    await recordAudit(tx, {
      at,
      actorId,
      action: isActive ? 'achievements/badge-activated' : 'achievements/badge-deactivated',
      subjectType: 'badge',
      subjectId: id,
      before: { isActive: before.isActive },
      after: { isActive, alsoPast: isActive && alsoPast },
    });
    return getBadge(tx, id);
  });
}

/** Those that are named come in this order, before those that aren't. */
export async function orderBadges(
  { database, clock }: AchievementDeps,
  actorId: string,
  ids: readonly string[],
): Promise<void> {
  await database.transaction(async (tx) => {
    const rows = await tx.selectFrom('badges').select('id').orderBy('position').orderBy('id').forUpdate().execute();
    const before = rows.map(({ id }) => id);
    const after = [...new Set([...ids.filter((id) => before.includes(id)), ...before])];
    for (const [index, id] of after.entries())
      await tx
        .updateTable('badges')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute();
    await recordAudit(tx, {
      at: clock.now(),
      actorId,
      action: 'achievements/badges-ordered',
      subjectType: 'badge',
      subjectId: 'all',
      before: { order: before },
      after: { order: after },
    });
  });
}

async function lockBadge(tx: Tx, id: string): Promise<AdminBadge> {
  await tx.selectFrom('badges').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return getBadge(tx, id);
}

/** Registers a badge's picture with the library, and releases the previous one. */
async function takePicture(tx: Tx, library: AchievementDeps['library'], badgeId: string, { pictureId }: BadgeInput) {
  const thing = { kind: 'badge', id: badgeId };
  if (pictureId === null) {
    await library.setUses(tx, thing, []);
    return { picture_id: null, picture_url: null };
  }
  await library.setUses(tx, thing, [pictureId]).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'media/not-found'
      ? noPicture('achievements/picture-not-found')
      : error;
  });
  const shown = (await library.findShown(tx, [pictureId])).get(pictureId);
  if (shown?.kind !== 'image') throw noPicture('achievements/picture-not-found');
  // Animated pictures are rejected: a profile full of badges must not move.
  if (shown.isAnimated) throw noPicture('achievements/picture-moves');
  return { picture_id: pictureId, picture_url: shown.smallUrl };
}

function noPicture(code: 'achievements/picture-not-found' | 'achievements/picture-moves'): AppError {
  return new AppError(code, { fields: { pictureId: code } });
}

function columnsOf({ name, description, emblem, color, conditions }: BadgeInput) {
  return {
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    emblem,
    color,
    conditions: JSON.stringify(conditions),
  };
}
