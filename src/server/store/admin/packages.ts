import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { AdminPackage } from '#shared/store/admin-api.ts';
import { checkPackage } from '#shared/store/package.ts';
import type { packageInputSchema } from '#shared/store/schema.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { storedPackageOf } from '../queries.ts';
import type { StoreDeps } from '../deps.ts';

type PackageInput = z.output<typeof packageInputSchema>;

export async function listAllPackages({ database }: StoreDeps): Promise<AdminPackage[]> {
  const rows = await database.query.selectFrom('game_packages').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(adminPackageOf);
}

export async function getAnyPackage({ database }: StoreDeps, id: string): Promise<AdminPackage> {
  const row = await database.query.selectFrom('game_packages').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('store/package-not-found');
  return adminPackageOf(row);
}

export async function createPackage(deps: StoreDeps, actorId: string, input: PackageInput): Promise<AdminPackage> {
  check(input);
  const now = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const last = await tx
      .selectFrom('game_packages')
      .select(sql<number>`coalesce(max(position), 0)`.as('position'))
      .executeTakeFirstOrThrow();
    const row = await tx
      .insertInto('game_packages')
      .values({
        id: newId(now),
        ...columnsOf(input),
        position: last.position + 1,
        created_at: new Date(now),
        updated_at: new Date(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const created = adminPackageOf(row);
    await recordAudit(tx, {
      at: now,
      actorId,
      action: 'store/package-created',
      subjectType: 'package',
      subjectId: row.id,
      before: null,
      after: { ...created },
    });
    return created;
  });
}

export async function updatePackage(
  deps: StoreDeps,
  actorId: string,
  id: string,
  input: PackageInput,
): Promise<AdminPackage> {
  check(input);
  const now = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const before = await lockPackage(tx, id);
    const row = await tx
      .updateTable('game_packages')
      .set({ ...columnsOf(input), updated_at: new Date(now) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = adminPackageOf(row);
    await recordAudit(tx, {
      at: now,
      actorId,
      action: 'store/package-updated',
      subjectType: 'package',
      subjectId: id,
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}

export async function deletePackage(deps: StoreDeps, actorId: string, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const before = await lockPackage(tx, id);
    await tx.deleteFrom('game_packages').where('id', '=', id).execute();
    await recordAudit(tx, {
      at: deps.clock.now(),
      actorId,
      action: 'store/package-deleted',
      subjectType: 'package',
      subjectId: id,
      before: { ...before },
      after: null,
    });
  });
}

/** Those that are named come in this order, before those that aren't. */
export async function orderPackages(deps: StoreDeps, actorId: string, ids: readonly string[]): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('game_packages')
      .select('id')
      .orderBy('position')
      .orderBy('id')
      .forUpdate()
      .execute();
    const before = rows.map(({ id }) => id);
    if (ids.some((id) => !before.includes(id))) throw new AppError('store/package-not-found');
    const after = [...new Set([...ids, ...before])];
    for (const [index, id] of after.entries())
      await tx
        .updateTable('game_packages')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute();
    await recordAudit(tx, {
      at: now,
      actorId,
      action: 'store/packages-ordered',
      subjectType: 'package',
      subjectId: 'all',
      before: { order: before },
      after: { order: after },
    });
  });
}

function check(input: PackageInput): void {
  const checked = checkPackage(input);
  if (checked.ok) return;
  const { code } = checked.refusal;
  throw new AppError(code, {
    fields: { [code === 'store/kwd-discount-above-price' ? 'discountPriceFils' : 'discountPriceUsdCents']: code },
  });
}

async function lockPackage(tx: Tx, id: string): Promise<AdminPackage> {
  const row = await tx.selectFrom('game_packages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new AppError('store/package-not-found');
  return adminPackageOf(row);
}

function columnsOf(input: PackageInput) {
  return {
    name: JSON.stringify(input.name),
    description: JSON.stringify(input.description),
    sessions: input.sessions,
    price_fils: input.priceFils,
    price_usd_cents: input.priceUsdCents,
    discount_price_fils: input.discountPriceFils,
    discount_price_usd_cents: input.discountPriceUsdCents,
    features: JSON.stringify(input.features),
    is_active: input.isActive,
    is_popular: input.isPopular,
    package_type: input.packageType,
    revenue_cat_product_id: input.revenueCatProductId,
  };
}

function adminPackageOf(row: Selectable<Tables['game_packages']>): AdminPackage {
  const { features, ...stored } = storedPackageOf(row);
  return {
    ...stored,
    features: [...features],
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}
