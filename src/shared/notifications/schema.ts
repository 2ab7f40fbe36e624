import { z } from 'zod';
import { isSitePath } from '../kernel/site-path.ts';

/** Push topics; a person follows them for all their devices [NOTE-3]. */
export const pushTopics = ['announcements', 'game-updates', 'promotions', 'tournaments', 'maintenance'] as const;
export type PushTopic = (typeof pushTopics)[number];

export const audiences = ['all', 'topic', 'user'] as const;
export type Audience = (typeof audiences)[number];

/** What became of a notification that was to be sent later. */
export const scheduledStates = ['waiting', 'sent', 'missed', 'cancelled'] as const;
export type ScheduledState = (typeof scheduledStates)[number];

/** A scheduled notification that was late is still sent within this time, and not later. */
export const sentLateWithinMs = 60 * 60 * 1000;

export const maxTitleLength = 100;
export const maxBodyLength = 500;

/** What goes along with a notification; `page` is the page of ours that it opens. */
export const notificationDataSchema = z
  .record(z.string().regex(/^[a-zA-Z][\w-]{0,39}$/), z.string().max(200))
  .refine((data) => Object.keys(data).length <= 10)
  .refine((data) => data['page'] === undefined || isSitePath(data['page']), {
    error: 'notifications/page-refused',
    path: ['page'],
  });
export type NotificationData = z.infer<typeof notificationDataSchema>;

/** A notification [NOTE-1], in the reader's language. The instant in ms since 1970. */
export const notificationSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  data: z.record(z.string(), z.string()),
  timestamp: z.number().int(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** The live message about a page's notifications. */
export const notificationChangeSchema = z.object({ unread: z.number().int(), newest: notificationSchema.nullable() });

/** What the worker is given to show [NOTE-2]. */
export const pushPayloadSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  lang: z.enum(['ar', 'en']),
  dir: z.enum(['rtl', 'ltr']),
  page: z.string().refine(isSitePath).nullable().catch(null),
});
export type PushPayload = z.infer<typeof pushPayloadSchema>;
