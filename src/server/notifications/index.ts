/**
 * Notifications in a user's list and on their devices. Owns notifications, notification_reads, scheduled_notifications,
 * push_registrations, followed_topics, push_retries and push_keys. A notification to many is one row; who has read it
 * is stored separately. Pushes are sent by the outbox in batches, and to no device twice.
 */
import type { HttpServer } from '../platform/http/index.ts';
import type { Job } from '../platform/jobs.ts';
import type { DescribedTopic } from '../platform/live/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { pushBatch, pushDue, pushKind } from './deliver.ts';
import type { NotificationDeps, NotificationParts, PushOptions } from './deps.ts';
import { notificationsTopic } from './notifications-topic.ts';
import { notificationsOfUser } from './personal-data.ts';
import { createPushKeys } from './push-keys.ts';
import { createPushSender } from './push-sender.ts';
import { mountNotifications } from './routes.ts';
import { sendScheduled } from './send-scheduled.ts';
import './tables.ts';

export type { PushOptions } from './deps.ts';
export { notificationSettings } from './settings.ts';

export interface Notifications extends PersonalData {
  mount(server: HttpServer): void;
  readonly notificationsTopic: DescribedTopic;
  readonly jobs: readonly Job[];
  /** Retries devices whose push service asked for a delay. */
  pushDue(): Promise<void>;
  /** Sends due scheduled notifications. */
  sendScheduled(): Promise<void>;
}

/** The longest wait after the time that a push service asked for. */
const pushRetryMs = 15_000;
/** A scheduled notification is sent within this after its time. */
const scheduleCheckMs = 10_000;

/** No key of the operator's, no service but the browsers' own, and no app. */
export const noPushSettings: PushOptions = { keys: null, subject: null, hosts: [], fcm: null };

export function createNotifications(parts: NotificationParts): Notifications {
  const pushKeys = createPushKeys({ ...parts, given: parts.push.keys });
  const deps: NotificationDeps = { ...parts, pushKeys, sender: createPushSender(parts, pushKeys) };
  parts.outbox.on(pushKind, (payload) => pushBatch(deps, payload));
  const retryPushes = () => pushDue(deps);
  const sendDue = () => sendScheduled(deps);
  return {
    jobs: [
      { name: 'retry pushes', intervalMs: pushRetryMs, work: retryPushes },
      // At the start too: some became due while the process was down.
      { name: 'send scheduled notifications', intervalMs: scheduleCheckMs, work: sendDue, runsAtStart: true },
    ],
    mount: (server) => mountNotifications(server, deps),
    notificationsTopic: notificationsTopic(deps),
    pushDue: retryPushes,
    sendScheduled: sendDue,
    ...notificationsOfUser,
  };
}
