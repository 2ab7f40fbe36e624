import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { InAppSettings } from '../settings.ts';

export const inAppSignatureHeader = 'x-revenuecat-webhook-signature';
/** Each attempt has a new signature, with its own time. */
const signatureAgeMs = 5 * 60_000;

/** Why a webhook isn't trusted; null if it is. Every configured proof is required. */
export function doubtAbout(
  { webhookAuthorization, webhookSecret }: InAppSettings,
  rawBody: string,
  headers: IncomingHttpHeaders,
  nowMs: number,
): string | null {
  if (webhookAuthorization !== null && !isSame(headers.authorization ?? '', webhookAuthorization))
    return 'authorization';
  if (webhookSecret !== null && !isSigned(rawBody, headers[inAppSignatureHeader], webhookSecret, nowMs))
    return 'signature';
  return null;
}

// `t=<seconds>,v1=<hex>` over "<seconds>.<body>"; while a secret is replaced there may be several v1.
function isSigned(rawBody: string, header: string | string[] | undefined, secret: string, nowMs: number): boolean {
  if (typeof header !== 'string') return false;
  const parts = header.split(',').map((part) => part.trim());
  const seconds = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(nowMs - Number(seconds) * 1000) > signatureAgeMs) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest('hex');
  return parts.some((part) => part.startsWith('v1=') && isSame(part.slice('v1='.length), expected));
}

// Compares hashes of equal length, so that not even the length leaks.
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHmac('sha256', 'compared').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
