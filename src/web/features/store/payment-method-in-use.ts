import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { decidePaymentMethod, type PaymentMethod } from '#shared/store/payment-method.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { siteSettingsQuery } from '../../lib/site-settings.ts';
import { wrapper } from '../../lib/wrapper-bridge.ts';

type Override = Parameters<typeof decidePaymentMethod>[1];

/** How one pays here: in a browser online, in the app as the site settings have it. Null until that is known [PAY-3]. */
export function usePaymentMethod(): PaymentMethod | null {
  const platform = useSyncExternalStore(
    hearApp,
    () => wrapper.platform,
    () => 'none' as const,
  );
  const { data, error } = useQuery({ ...siteSettingsQuery, enabled: wrapper.isInside });
  const override = data?.paymentMethodOverride ?? null;
  const at = useTimeOf(override);
  if (!wrapper.isInside) return 'online';
  if (data === undefined && error === null) return null;
  if (platform !== 'none') return decidePaymentMethod(platform, override, at);
  // An app that doesn't report its platform gets the rules common to both.
  const [onIos, onAndroid] = [decidePaymentMethod('ios', override, at), decidePaymentMethod('android', override, at)];
  return onIos === onAndroid ? onIos : 'iap';
}

/** The app's store sells single packages: no cart and no codes if it is the only payment method [SHELL-2]. */
export function useHasCart(): boolean | null {
  const method = usePaymentMethod();
  return method === null ? null : method !== 'iap';
}

function hearApp(listener: () => void): () => void {
  return wrapper.on('app_info', listener);
}

/** A timer can't wait longer. */
const maxTimerMs = 2 ** 31 - 1;

/** The time, as far as it matters: it moves on where an override begins or ends. */
function useTimeOf(override: Override): number {
  const [at, setAt] = useState(serverNow);
  const next = [override?.scheduledStart, override?.scheduledEnd]
    .filter((turn) => typeof turn === 'number')
    .filter((turn) => turn > at)
    .sort((one, other) => one - other)[0];
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setAt(serverNow()), Math.min(Math.max(next - serverNow(), 0), maxTimerMs));
    return () => clearTimeout(timer);
  }, [next, at]);
  return at;
}
