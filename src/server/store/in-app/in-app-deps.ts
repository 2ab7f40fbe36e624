import type { PayingDeps } from '../store-deps.ts';
import type { InAppSettings } from './in-app-settings.ts';
import type { ReceiptBook } from './receipts.ts';

export interface InAppDeps extends PayingDeps {
  readonly inApp: InAppSettings;
  readonly receipts: ReceiptBook | null;
}
