import { accountsApi } from '#shared/accounts/api.ts';
import { inAppApi } from '#shared/store/in-app-api.ts';
import type { InAppErrorType } from '#shared/store/in-app-purchase.ts';
import { call } from '../../../lib/api-client.ts';
import { serverNow } from '../../../lib/server-clock.ts';

export interface InAppFailure {
  readonly customPurchaseId: string;
  readonly errorType: InAppErrorType;
  readonly errorMessage: string;
  readonly technicalDetails: object;
}

/** Reports that a purchase failed [PAY-4]. Optional: an unreported one expires on the server. */
export async function reportInAppFailure(failure: InAppFailure): Promise<void> {
  try {
    const { idToken } = await call(accountsApi.issueIdToken, {}, { keepalive: true });
    await call(
      inAppApi.updatePurchaseStatus,
      { ...failure, status: 'failed', timestamp: new Date(serverNow()).toISOString() },
      { bearer: idToken, keepalive: true },
    );
  } catch {
    // Not awaited.
  }
}
