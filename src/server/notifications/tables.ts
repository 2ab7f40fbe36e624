import type { ColumnType, Generated } from 'kysely';
import type { WrapperPlatform } from '#shared/kernel/wrapper-messages.ts';
import type { ScheduleWish } from '#shared/notifications/admin-api.ts';
import type { Audience, NotificationData, PushTopic, ScheduledState } from '#shared/notifications/schema.ts';

export interface NotificationsTable {
  id: string;
  audience: Audience;
  topic: PushTopic | null;
  user_id: string | null;
  title_ar: string;
  title_en: string | null;
  body_ar: string;
  body_en: string | null;
  data: ColumnType<NotificationData, string, never>;
  sent_by: string;
  idempotency_key: string;
  created_at: Date;
  push_cursor: Generated<string>;
  pushed_at: Date | null;
  sent_count: Generated<number>;
  failed_count: Generated<number>;
  dropped_count: Generated<number>;
}

export interface ScheduledNotificationsTable {
  id: string;
  audience: Audience;
  topic: PushTopic | null;
  user_id: string | null;
  title: ColumnType<ScheduleWish['title'], string, string>;
  body: ColumnType<ScheduleWish['body'], string, string>;
  data: ColumnType<NotificationData, string, string>;
  send_at: Date;
  state: ScheduledState;
  notification_id: string | null;
  created_by: string;
  idempotency_key: string;
  created_at: Date;
  updated_at: Date;
  version: number;
}

export interface PushRegistrationsTable {
  id: string;
  user_id: string;
  session_id: string;
  kind: 'web' | 'native';
  address: string;
  auth: string | null;
  p256dh: string | null;
  platform: WrapperPlatform | null;
  created_at: Date;
  refreshed_at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    notifications: NotificationsTable;
    scheduled_notifications: ScheduledNotificationsTable;
    notification_reads: { user_id: string; notification_id: string; read_at: Date };
    push_registrations: PushRegistrationsTable;
    followed_topics: { user_id: string; topic: PushTopic };
    push_retries: { notification_id: string; registration_id: string; attempts: number; run_after: Date };
    push_keys: { public_key: string; sealed_private_key: string; created_at: Date };
  }
}
