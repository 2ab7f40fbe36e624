import type { IncomingOf } from '#shared/kernel/wrapper-messages.ts';
import type { ErrorParams } from '#shared/kernel/result.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { storeErrors } from '#shared/store/errors.ts';
import {
  inAppErrorCodes,
  readInAppError,
  type InAppErrorType,
  type InAppOutcome,
} from '#shared/store/in-app-purchase.ts';
import { purchaseApi, type Payment, type Purchase } from '#shared/store/purchase-api.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { currentText } from '../../../lib/language.ts';
import type { Wrapper } from '../../../lib/wrapper-bridge.ts';
import { showToast } from '../../../ui/toast.tsx';
import { confirmPurchase } from './confirm-purchase.ts';
import { endInAppTry, findInAppTry, keepInAppTry, tryToBuy, type InAppTry } from './in-app-tries.ts';
import { reportInAppFailure } from './report-in-app-failure.ts';

/** How far the purchase in the app's store is, as its buyer sees it. */
export type InAppStep =
  | { readonly step: 'idle' }
  | { readonly step: 'opening'; readonly packageId: string }
  | { readonly step: 'in-store' | 'confirming' }
  | { readonly step: 'told'; readonly state: Exclude<InAppOutcome['state'], 'failed'> }
  | {
      readonly step: 'failed';
      readonly code: string;
      readonly params: ErrorParams;
      readonly retry: (() => void) | null;
    };

export interface InAppBuyer {
  readonly uid: string;
  /** Whether the buyer sees the purchase view; elsewhere only toasts are shown. */
  readonly isLooking: () => boolean;
  /** The server recorded the payment, or will soon. */
  readonly onPaid: (purchaseId: string) => void;
}

export interface InAppCheckout {
  /** Opens the purchase of one package and hands it to the app's store. A second press changes nothing. */
  readonly buy: (packageId: string) => Promise<void>;
  /** Closes the dialog; a running purchase continues. */
  readonly dismiss: () => void;
  /** Listens to the app for this buyer. Returns a function that stops it. */
  readonly attend: (buyer: InAppBuyer) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => InAppStep;
}

const idle: InAppStep = { step: 'idle' };
/** A pending failure report must not close the retried purchase. */
const reportPatienceMs = 3000;

/** Buying in the app's store, from the press to the server's word. Nothing is granted here [PAY-4]. */
export function createInAppCheckout(app: Wrapper): InAppCheckout {
  const steps = createStepStore();
  const { put } = steps;
  let buyer: InAppBuyer | null = null;
  /** A package pressed before a buyer is attached; bought once one is. */
  let wanted: string | null = null;
  let reporting: Promise<unknown> = Promise.resolve();
  const confirmations = createConfirmations();

  const fail = (code: string, retry: (() => void) | null, params: ErrorParams = {}) => {
    showFailure(code, params);
    put({ step: 'failed', code, params, retry: isRetryable(code) ? retry : null });
  };

  const buy = async (packageId: string) => {
    const by = buyer;
    if (isRunning(steps.current())) return;
    put({ step: 'opening', packageId });
    if (by === null) {
      wanted = packageId;
      return;
    }
    try {
      await atMost(reporting, reportPatienceMs);
      const opened = await open(tryToBuy(by.uid, packageId));
      if (buyer === by) handOver(opened, packageId);
    } catch (error) {
      if (buyer !== by) return;
      const { code, params } = error instanceof ApiError ? error : { code: 'system/unexpected', params: {} };
      fail(code, () => void buy(packageId), params);
    }
  };
  const handOver = ({ purchase, payment }: Opened, packageId: string) => {
    if (payment.kind !== 'in-app') {
      void confirm(purchase.id, true);
      return;
    }
    put({ step: 'in-store' });
    const { productId, customPurchaseId, appUserId } = payment;
    if (!app.send({ type: 'purchase', productId, customPurchaseId, appUserId })) {
      failInStore('CONFIGURATION_ERROR', purchase.id, packageId, { code: null, message: null });
    }
  };
  const failInStore = (type: InAppErrorType, purchaseId: string, packageId: string, error: StoreError) => {
    fail(inAppErrorCodes[type], () => void buy(packageId));
    reporting = reportStoreError(app, type, purchaseId, error);
  };

  const confirm = async (purchaseId: string, isShown: boolean) => {
    const by = buyer;
    if (by === null) return;
    if (isShown) put({ step: 'confirming' });
    const outcome = await confirmations.confirm(purchaseId);
    if (outcome === null) return;
    if (outcome === 'granted' || outcome === 'refunded') endOf(by.uid, purchaseId);
    if (outcome === 'granted') showSuccess();
    const isWatched = steps.current().step === 'confirming';
    if (outcome === 'unclear' && isWatched) fail('iap/processing-failed', () => void confirm(purchaseId, true));
    // A background check without a result doesn't navigate.
    if (outcome === 'unclear' || (outcome === 'waiting' && !isWatched)) return;
    put(idle);
    by.onPaid(purchaseId);
  };

  const hearSuccess = ({ customPurchaseId }: IncomingOf<'purchase_success'>) => {
    if (buyer === null) return;
    const begun = findInAppTry(buyer.uid, customPurchaseId);
    if (customPurchaseId === null) fail('iap/missing-purchase-id', null);
    // Another user's, or another tab's: the store notifies the server.
    if (begun !== null) void confirm(begun.purchaseId, customPurchaseId !== null && buyer.isLooking());
  };
  const hearError = ({ customPurchaseId, error }: IncomingOf<'purchase_error'>) => {
    const begun = buyer === null ? null : findInAppTry(buyer.uid, customPurchaseId);
    // A late error doesn't undo a payment.
    if (begun === null || confirmations.isRunning(begun.purchaseId)) return;
    const outcome = readInAppError({ code: error.code, userCancelled: error.isCancelled });
    if (outcome.state === 'failed') failInStore(outcome.type, begun.purchaseId, begun.packageId, error);
    else put({ step: 'told', state: outcome.state });
    if (outcome.state === 'already-purchased') void confirm(begun.purchaseId, false);
  };

  return {
    buy,
    dismiss: () => put(idle),
    attend(by) {
      buyer = by;
      const endings = [
        confirmations.begin(),
        app.on('purchase_success', hearSuccess),
        app.on('purchase_error', hearError),
      ];
      if (wanted !== null) {
        const packageId = wanted;
        wanted = null;
        put(idle);
        void buy(packageId);
      }
      return () => {
        for (const end of endings) end();
        buyer = null;
        put(idle);
      };
    },
    subscribe: steps.subscribe,
    current: steps.current,
  };
}

function createStepStore() {
  let step = idle;
  const listeners = new Set<() => void>();
  return {
    current: () => step,
    put: (next: InAppStep) => {
      step = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Confirms purchases with the server, none of them twice at a time. */
function createConfirmations() {
  let leaving = new AbortController();
  const running = new Set<string>();
  return {
    isRunning: (purchaseId: string) => running.has(purchaseId),
    /** Begins for a buyer. Returns a function that stops what runs. */
    begin: () => {
      const own = (leaving = new AbortController());
      return () => {
        if (own === leaving) own.abort();
        running.clear();
      };
    },
    /** Null where the purchase is being confirmed already, or the buyer left in the meantime. */
    confirm: async (purchaseId: string) => {
      if (running.has(purchaseId)) return null;
      running.add(purchaseId);
      const { signal } = leaving;
      const outcome = await confirmPurchase(purchaseId, signal);
      running.delete(purchaseId);
      return signal.aborted ? null : outcome;
    },
  };
}

/** True during a purchase: another press changes nothing. */
function isRunning({ step }: InAppStep): boolean {
  return step === 'opening' || step === 'in-store' || step === 'confirming';
}

function showFailure(code: string, params: ErrorParams): void {
  showToast({
    id: 'in-app',
    title: currentText().storeMessages.paymentFailed,
    description: errorText(currentText().errors, code, params),
    variant: 'destructive',
  });
}

function showSuccess(): void {
  const { paymentSucceeded, sessionsAdded } = currentText().storeMessages;
  showToast({ id: 'in-app', title: paymentSucceeded, description: sessionsAdded });
}

interface StoreError {
  readonly code: string | null;
  readonly message: string | null;
}

/** Reports an error of the app's store to the server. */
function reportStoreError(
  { platform, transport, appVersion }: Wrapper,
  type: InAppErrorType,
  purchaseId: string,
  { code, message }: StoreError,
): Promise<unknown> {
  return reportInAppFailure({
    customPurchaseId: purchaseId,
    errorType: type,
    errorMessage: message ?? errorText(currentText().errors, inAppErrorCodes[type]),
    technicalDetails: { code, message, platform, transport, appVersion },
  });
}

interface Opened {
  readonly purchase: Purchase;
  readonly payment: Payment;
}

/** Checks what this tab began: a failed purchase may have been paid after all, and must not be paid twice. */
async function open(begun: InAppTry): Promise<Opened> {
  if (begun.purchaseId === null) return openNew(begun);
  try {
    const opened = await call(purchaseApi.payAgain, { id: begun.purchaseId });
    keepInAppTry(begun);
    return opened;
  } catch (error) {
    if (!isRejected(error)) throw error;
    endInAppTry(begun.key);
    return openNew(tryToBuy(begun.uid, begun.packageId));
  }
}

async function openNew(begun: InAppTry): Promise<Opened> {
  try {
    const opened = await call(
      purchaseApi.createPurchase,
      { items: [{ packageId: begun.packageId, quantity: 1 }], method: 'iap' },
      { idempotencyKey: begun.key },
    );
    keepInAppTry({ ...begun, purchaseId: opened.purchase.id });
    // Its answer was lost, and it has failed since.
    return opened.purchase.status === 'failed' ? await call(purchaseApi.payAgain, { id: opened.purchase.id }) : opened;
  } catch (error) {
    if (isRejected(error)) endInAppTry(begun.key);
    throw error;
  }
}

function endOf(uid: string, purchaseId: string): void {
  const begun = findInAppTry(uid, purchaseId);
  if (begun !== null) endInAppTry(begun.key);
}

/** Rejected permanently; not for a lost session or a rate limit. */
function isRejected(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 403, 429].includes(error.status)
  );
}

/** The code's row says whether a store's error is permanent; network and server errors may pass. */
function isRetryable(code: string): boolean {
  const rows: Readonly<Record<string, { readonly retryable: boolean }>> = storeErrors;
  return rows[code]?.retryable ?? true;
}

function atMost(work: Promise<unknown>, durationMs: number): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, durationMs))]);
}
