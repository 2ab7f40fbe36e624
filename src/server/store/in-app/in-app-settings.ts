/** The settings of in-app purchase from the environment. Without them in-app purchases wait and expire. */
export interface InAppSettings {
  /** What RevenueCat sends as `Authorization`; null: not asked for. */
  readonly webhookAuthorization: string | null;
  /** What RevenueCat signs its webhooks with; null: not asked for. With neither, no webhook is taken. */
  readonly webhookSecret: string | null;
  /** A secret key, to look receipts up; null: they can't be. */
  readonly apiKey: string | null;
  readonly apiUrl: URL;
  /** Whether purchases that cost nothing are granted. */
  readonly isSandboxGranted: boolean;
  /** Addresses of those whose are, wherever. */
  readonly sandboxTesters: readonly string[];
  /** How long a look-up may take; RevenueCat itself waits 60 s for our answer. */
  readonly timeoutMs: number;
}

export const noInApp: InAppSettings = {
  webhookAuthorization: null,
  webhookSecret: null,
  apiKey: null,
  apiUrl: new URL('https://api.revenuecat.com'),
  isSandboxGranted: false,
  sandboxTesters: [],
  timeoutMs: 10_000,
};
