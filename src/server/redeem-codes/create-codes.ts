import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { maxCodesShown } from '#shared/redeem-codes/admin-api.ts';
import type { RedeemCodeRecord } from '#shared/redeem-codes/admin-api.ts';
import { newUniqueRedeemCodes } from '#shared/redeem-codes/code-format.ts';
import { checkNewRedeemCode } from '#shared/redeem-codes/check-code.ts';
import type { NewRedeemCodes } from '#shared/redeem-codes/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import { checkAssignment } from './assignment.ts';
import { recordOf } from './code-record.ts';
import type { RedeemCodeDeps } from './deps.ts';

/** Who asks for codes, by which key. */
export interface CodeRequest {
  readonly actorId: string;
  readonly idempotencyKey: string;
}

export interface CodeBatch {
  readonly batchId: string;
  readonly count: number;
  /** The first of them. */
  readonly items: RedeemCodeRecord[];
}

/** Cryptographic: who could foresee a code would have its sessions. */
const secretChance = () => randomInt(2 ** 32) / 2 ** 32;

/** Makes a batch of codes, all or none. A key that was used before answers what it made then. */
export async function createCodes(
  deps: RedeemCodeDeps,
  request: CodeRequest,
  wish: NewRedeemCodes,
): Promise<CodeBatch> {
  const rule = checkNewRedeemCode(wish);
  if (!rule.ok) throw new AppError(rule.refusal.code);
  const now = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const batchId = newId(now);
    const inserted = await tx
      .insertInto('redeem_code_batches')
      .values({
        id: batchId,
        created_by: request.actorId,
        idempotency_key: request.idempotencyKey,
        code_count: wish.count,
        created_at: new Date(now),
      })
      .onConflict((conflict) => conflict.columns(['created_by', 'idempotency_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return findBatch(tx, request);
    await checkAssignment(tx, deps, wish);
    const made = await newUniqueRedeemCodes(secretChance, wish.count, (codes) =>
      claim(tx, { codes, batchId, wish, request, now }),
    );
    if (!made.ok) throw new AppError(made.refusal.code);
    const batch = await findBatch(tx, request);
    const [only] = batch.items;
    await recordAudit(tx, {
      at: now,
      actorId: request.actorId,
      action: 'redeem-codes/created',
      before: null,
      after: { ...wish, batchId },
      ...(wish.count === 1 && only !== undefined
        ? { subjectType: 'redeem-code', subjectId: only.id }
        : { subjectType: 'redeem-code-batch', subjectId: batchId }),
    });
    return batch;
  });
}

interface Claim {
  readonly codes: readonly string[];
  readonly batchId: string;
  readonly wish: NewRedeemCodes;
  readonly request: CodeRequest;
  readonly now: number;
}

/** Inserts the free codes in one statement; returns them. */
async function claim(tx: Tx, { codes, batchId, wish, request, now }: Claim): Promise<string[]> {
  const assignedAt = wish.assignedToUserId === null && wish.assignedPurchaseId === null ? null : new Date(now);
  const { rows } = await sql<{ code: string }>`
    insert into redeem_codes (id, code, sessions_granted, usage_type, multi_use_limit, auto_generated, created_by, batch_id,
      assigned_purchase_id, assigned_to_user_id, assigned_at, created_at)
    select drawn.id, drawn.code, ${wish.sessionsGranted}, ${wish.usageType}, ${wish.multiUseLimit}, true, ${request.actorId}, ${batchId},
      ${wish.assignedPurchaseId}, ${wish.assignedToUserId}, ${assignedAt}::timestamptz, ${new Date(now)}::timestamptz
    from unnest(${codes.map(() => newId(now))}::text[], ${[...codes]}::text[]) as drawn (id, code)
    on conflict (code) do nothing returning code
  `.execute(tx);
  return rows.map(({ code }) => code);
}

async function findBatch(tx: Tx, { actorId, idempotencyKey }: CodeRequest): Promise<CodeBatch> {
  const batch = await tx
    .selectFrom('redeem_code_batches')
    .select(['id', 'code_count'])
    .where('created_by', '=', actorId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('redeem_codes')
    .selectAll()
    .where('batch_id', '=', batch.id)
    .orderBy('id')
    .limit(maxCodesShown)
    .execute();
  return { batchId: batch.id, count: batch.code_count, items: rows.map(recordOf) };
}
