import type { z } from 'zod';
import { inAppErrorCodes, readInAppError } from '#shared/store/in-app-purchase.ts';
import type { inAppApi } from '#shared/store/in-app-api.ts';
import { AppError } from '../../platform/app-error.ts';
import { movePurchase } from '../move-purchase.ts';
import { getPurchase } from '../purchase-queries.ts';
import type { StoreDeps } from '../deps.ts';

type Report = z.output<typeof inAppApi.updatePurchaseStatus.input>;

const maxDetailsLength = 2000;

/**
 * The app reports a failed purchase. Only accepted for the caller's own pending purchase: it grants nothing, and a
 * later receipt overrides it. A pending approval is no failure.
 */
export async function reportInAppFailure(
  deps: StoreDeps,
  userId: string,
  report: Report,
): Promise<{ success: true; status: string }> {
  const { database, clock } = deps;
  const outcome = readInAppError({ type: report.errorType ?? undefined });
  await database.transaction(async (tx) => {
    const purchase = await tx
      .selectFrom('purchases')
      .select(['id', 'status'])
      .where('id', '=', report.customPurchaseId)
      .where('user_id', '=', userId)
      .where('method', '=', 'iap')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (purchase === undefined) throw new AppError('store/purchase-not-found');
    if (purchase.status !== 'pending' || outcome.state !== 'failed') return;
    await movePurchase(tx, deps, {
      purchaseId: purchase.id,
      to: 'failed',
      actor: 'buyer',
      at: clock.now(),
      detail: {
        failure: { code: inAppErrorCodes[outcome.type], message: report.errorMessage ?? '' },
        technicalDetails: JSON.stringify(report.technicalDetails ?? null).slice(0, maxDetailsLength),
        timestamp: report.timestamp ?? null,
      },
    });
  });
  return { success: true, status: (await getPurchase(database.query, report.customPurchaseId)).status };
}
