/** `hybrid` offers both ways. */
export const paymentMethods = ['iap', 'online', 'hybrid'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const overrideAudiences = ['all_flutter', 'ios_only', 'android_only'] as const;
export type OverrideAudience = (typeof overrideAudiences)[number];

/** PAY-3. */
export const overrideDefaults = { appliesTo: 'all_flutter', reason: 'Admin override' } as const;

/** How an admin has people in the app pay, for a while or until further notice [PAY-3]. */
export interface PaymentMethodOverride {
  readonly enabled: boolean;
  readonly appliesTo: OverrideAudience;
  readonly forceMethod: PaymentMethod;
  readonly reason: string;
  /** In force from here on; none: since ever. */
  readonly scheduledStart: number | null;
  /** No longer in force from here on; none: without end. */
  readonly scheduledEnd: number | null;
}

/** What of it decides; why it was set is for the staff. */
type OverrideRule = Omit<PaymentMethodOverride, 'reason'>;

/** The platform of a page: the wrapper on one of its two systems, or anything else. */
export type Platform = 'ios' | 'android' | 'web';

/**
 * In the app through its store, else online; an override applies in the app alone, since only there is a choice.
 * [PAY-3]
 */
export function decidePaymentMethod(platform: Platform, override: OverrideRule | null, at: number): PaymentMethod {
  if (platform === 'web') return 'online';
  return override !== null && isInForce(override, platform, at) ? override.forceMethod : 'iap';
}

function isInForce(
  { enabled, appliesTo, scheduledStart, scheduledEnd }: OverrideRule,
  platform: 'ios' | 'android',
  at: number,
): boolean {
  const isMeant = appliesTo === 'all_flutter' || appliesTo === `${platform}_only`;
  return (
    enabled &&
    isMeant &&
    (scheduledStart === null || at >= scheduledStart) &&
    (scheduledEnd === null || at < scheduledEnd)
  );
}
