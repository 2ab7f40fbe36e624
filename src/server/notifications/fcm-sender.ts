import { z } from 'zod';
import type { FcmSettings } from './settings.ts';
import type { NotificationParts } from './deps.ts';
import { pushTimeoutMs, pushTtlSeconds, resultOf } from './push-message.ts';
import type { SendPush } from './push-message.ts';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
/** Google's token lasts an hour; it is renewed before. */
const renewBeforeMs = 5 * 60 * 1000;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const errorSchema = z.object({
  error: z.object({ details: z.array(z.looseObject({ errorCode: z.string().optional() })).default([]) }),
});

/** Sends to phones through Firebase Cloud Messaging, as the service account of the operator's project. */
export function createFcmSender(
  { clock, logger, push: { timeoutMs = pushTimeoutMs } }: NotificationParts,
  settings: FcmSettings,
): SendPush {
  let known: { readonly token: Promise<string>; readonly until: number } | null = null;
  const accessToken = () => {
    const now = clock.now();
    if (known === null || known.until <= now) {
      known = { token: fetchToken(settings, now, timeoutMs), until: now + 60 * 60 * 1000 - renewBeforeMs };
      known.token.catch(() => {
        known = null;
      });
    }
    return known.token;
  };
  return async (target, { payload, topic }) => {
    try {
      const answer = await fetch(new URL(`/v1/projects/${settings.projectId}/messages:send`, settings.apiUrl), {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` },
        body: JSON.stringify({
          message: {
            token: target.address,
            notification: { title: payload.title, body: payload.body },
            data: { id: payload.id, ...(payload.page === null ? {} : { page: payload.page }) },
            android: { ttl: `${pushTtlSeconds}s`, collapse_key: topic },
            apns: { headers: { 'apns-collapse-id': topic } },
          },
        }),
      });
      if (answer.ok) return { outcome: 'sent' };
      const refusal = errorSchema.safeParse(await answer.json().catch(() => null));
      const codes = refusal.success ? refusal.data.error.details.map(({ errorCode }) => errorCode) : [];
      if (codes.includes('UNREGISTERED')) return { outcome: 'gone' };
      // Another 404 is a project that isn't there, and no fault of the phone's.
      if (answer.status < 429) logger.warn({ status: answer.status, codes }, 'Firebase rejects our pushes');
      return answer.status === 404
        ? { outcome: 'failed' }
        : resultOf(answer.status, answer.headers.get('retry-after'), clock.now());
    } catch (error) {
      logger.warn({ err: error }, 'Firebase could not be reached');
      return { outcome: 'later', afterMs: null };
    }
  };
}

async function fetchToken(settings: FcmSettings, now: number, timeoutMs: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const { importPKCS8, SignJWT } = await import('jose');
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(settings.clientEmail)
    .setAudience(settings.tokenUrl.href)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(await importPKCS8(settings.privateKey, 'RS256'));
  const answer = await fetch(settings.tokenUrl, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
  });
  if (!answer.ok) throw new Error(`Google gives no access token: ${answer.status}`);
  return tokenSchema.parse(await answer.json()).access_token;
}
