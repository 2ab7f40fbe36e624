import type { CaptchaAction } from '#shared/kernel/captcha.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Once } from '../platform/rate-limits/index.ts';
import { openText, sealText } from '../platform/sealed-text.ts';

/** Long enough to fill a form, too short to trade in. */
export const proofDurationMs = 10 * 60 * 1000;
const purpose = 'captcha proof';

/** A sealed note that an action was checked; valid once. */
export interface CaptchaProofs {
  issue(action: string): string;
  take(proof: string, action: CaptchaAction): Promise<boolean>;
}

export function createProofs({
  clock,
  secret,
  once,
}: {
  readonly clock: Clock;
  readonly secret: string;
  readonly once: Once;
}): CaptchaProofs {
  return {
    issue(action) {
      const now = clock.now();
      return sealText(`${newId(now)} ${now + proofDurationMs} ${action}`, secret, purpose);
    },
    async take(proof, action) {
      const [id, expiresAt, madeFor] = openText(proof, secret, purpose)?.split(' ') ?? [];
      if (id === undefined || madeFor !== action || Number(expiresAt) <= clock.now()) return false;
      // By its sealed content, since a seal has several encodings.
      return once.use(id);
    },
  };
}
