import type { Selectable } from 'kysely';
import { directions } from '#shared/i18n/catalogue.ts';
import type { Language } from '#shared/kernel/text.ts';
import type { PushPayload } from '#shared/notifications/schema.ts';
import type { NotificationsTable, PushRegistrationsTable } from './tables.ts';

export type PushTarget = Pick<
  Selectable<PushRegistrationsTable>,
  'id' | 'user_id' | 'kind' | 'address' | 'auth' | 'p256dh'
> & { readonly language: Language };

/** What a push service made of a message. */
export type PushResult =
  | { readonly outcome: 'sent' | 'failed' | 'gone' }
  /** Rate-limited, with the service's wait if it gives one. */
  | { readonly outcome: 'later'; readonly afterMs: number | null };

export interface PushMessage {
  readonly payload: PushPayload;
  /** As push services get it. */
  readonly json: string;
  /** One message of a notification takes the place of another that still waits. */
  readonly topic: string;
}

export type SendPush = (target: PushTarget, message: PushMessage) => Promise<PushResult>;

/** How long a push service keeps a message for a device that is off. */
export const pushTtlSeconds = 3 * 24 * 60 * 60;
/** A push service that doesn't answer within this is tried again later. */
export const pushTimeoutMs = 8_000;

/** The push message of a notification, in the language of its user. The longest texts there can be still fit into what push services take. */
export function pushMessage(notification: Selectable<NotificationsTable>, language: Language): PushMessage {
  const { title, body } = textOf(notification, language);
  const shown = language === 'en' && notification.title_en !== null ? 'en' : 'ar';
  const payload: PushPayload = {
    id: notification.id,
    title,
    body,
    lang: shown,
    dir: directions[shown],
    page: notification.data['page'] ?? null,
  };
  return { payload, json: JSON.stringify(payload), topic: notification.id.replaceAll('-', '').slice(0, 32) };
}

/** English if requested and available. */
export function textOf(
  row: Pick<Selectable<NotificationsTable>, 'title_ar' | 'title_en' | 'body_ar' | 'body_en'>,
  language: Language,
): { title: string; body: string } {
  if (language === 'ar') return { title: row.title_ar, body: row.body_ar };
  return { title: row.title_en ?? row.title_ar, body: row.body_en ?? row.body_ar };
}

/** What an answer's status means (RFC 8030, and the services' own documents). */
export function resultOf(status: number, retryAfter: string | null | undefined, now: number): PushResult {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 429 || status >= 500) return { outcome: 'later', afterMs: waitOf(retryAfter ?? '', now) };
  return { outcome: 'failed' };
}

/** Seconds, or an instant (RFC 9110). */
function waitOf(retryAfter: string, now: number): number | null {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
