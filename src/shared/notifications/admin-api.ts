import { z } from 'zod';
import { emailSchema } from '../accounts/schema.ts';
import { contract } from '../kernel/contract.ts';
import { instantSchema } from '../kernel/instant.ts';
import {
  audiences,
  maxBodyLength,
  maxTitleLength,
  notificationDataSchema,
  pushTopics,
  scheduledStates,
} from './schema.ts';

/** Arabic always; where English is left out, Arabic is shown in its place. */
const text = (max: number) =>
  z.strictObject({ ar: z.string().trim().min(1).max(max), en: z.string().trim().min(1).max(max).optional() });

const wishSchema = z
  .strictObject({
    audience: z.enum(audiences),
    topic: z.enum(pushTopics).optional(),
    userId: z.string().max(100).optional(),
    title: text(maxTitleLength),
    body: text(maxBodyLength),
    data: notificationDataSchema.default({}),
  })
  .refine(({ audience, topic }) => (audience === 'topic') === (topic !== undefined), {
    error: 'notifications/topic-required',
    path: ['topic'],
  })
  .refine(({ audience, userId }) => (audience === 'user') === (userId !== undefined), {
    error: 'notifications/user-required',
    path: ['userId'],
  });
export type NotificationWish = z.output<typeof wishSchema>;

const count = z.number().int();
const written = {
  id: z.string(),
  audience: z.enum(audiences),
  topic: z.enum(pushTopics).nullable(),
  userId: z.string().nullable(),
  title: z.object({ ar: z.string(), en: z.string().nullable() }),
  body: z.object({ ar: z.string(), en: z.string().nullable() }),
  data: z.record(z.string(), z.string()),
};
const sentNotificationSchema = z.object({
  ...written,
  timestamp: count,
  sentBy: z.string(),
  /** Devices by result: accepted by the push service, rejected by it, permanently gone, and still to retry. */
  delivery: z.object({ sent: count, failed: count, dropped: count, waiting: count, isDone: z.boolean() }),
});
export type SentNotification = z.infer<typeof sentNotificationSchema>;

const scheduledSchema = z.object({
  ...written,
  sendAt: count,
  state: z.enum(scheduledStates),
  version: count,
  /** The one person it is for. */
  person: z.object({ displayName: z.string(), email: z.string() }).nullable(),
});
export type ScheduledNotification = z.infer<typeof scheduledSchema>;
const scheduled = z.object({ scheduled: scheduledSchema });

const scheduleWishSchema = wishSchema.safeExtend({ sendAt: instantSchema });
export type ScheduleWish = z.output<typeof scheduleWishSchema>;
const id = z.string().min(1).max(64);
/** As it was read. */
const version = count;
const inputErrors = [
  'notifications/page-refused',
  'notifications/topic-required',
  'notifications/user-required',
  'notifications/user-not-found',
] as const;
const settledErrors = [
  'notifications/scheduled-not-found',
  'notifications/scheduled-changed-meanwhile',
  'notifications/scheduled-settled',
] as const;

export const scheduledAdminApi = {
  list: contract({
    method: 'GET',
    path: '/api/admin/notifications/scheduled',
    access: 'moderator',
    summary: 'Scheduled notifications and their results, the latest first.',
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({ items: z.array(scheduledSchema), nextCursor: z.string().nullable(), hasMore: z.boolean() }),
    errors: [],
  }),
  create: contract({
    method: 'POST',
    path: '/api/admin/notifications/scheduled',
    access: 'moderator',
    status: 201,
    idempotent: true,
    summary:
      'Schedules a notification. If the server is down at that time, it is sent within the hour after it, or not at all.',
    input: scheduleWishSchema,
    output: scheduled,
    errors: [...inputErrors, 'notifications/time-past'],
  }),
  change: contract({
    method: 'PATCH',
    path: '/api/admin/notifications/scheduled/{id}',
    access: 'moderator',
    summary: 'Changes a scheduled notification.',
    input: scheduleWishSchema.safeExtend({ id, version }),
    output: scheduled,
    errors: [...settledErrors, ...inputErrors, 'notifications/time-past'],
  }),
  cancel: contract({
    method: 'POST',
    path: '/api/admin/notifications/scheduled/{id}/cancellation',
    access: 'moderator',
    summary: 'Cancels a scheduled notification.',
    input: z.strictObject({ id, version }),
    output: scheduled,
    errors: settledErrors,
  }),
};

export const notificationsAdminApi = {
  send: contract({
    method: 'POST',
    path: '/api/admin/notifications',
    access: 'moderator',
    status: 201,
    idempotent: true,
    summary:
      'Sends a notification to everyone, to the followers of a topic, or to one person: into their list, and to their devices.',
    input: wishSchema,
    output: z.object({ notification: sentNotificationSchema }),
    errors: inputErrors,
  }),
  findReach: contract({
    method: 'GET',
    path: '/api/admin/notifications/reach',
    access: 'moderator',
    summary:
      'The number of people and devices that a notification would reach, counted within the last minute; one person is found by their address.',
    input: z
      .strictObject({
        audience: z.enum(audiences),
        topic: z.enum(pushTopics).optional(),
        email: emailSchema.optional(),
      })
      .refine(({ audience, topic }) => (audience === 'topic') === (topic !== undefined), {
        error: 'notifications/topic-required',
        path: ['topic'],
      })
      .refine(({ audience, email }) => (audience === 'user') === (email !== undefined), {
        error: 'notifications/user-required',
        path: ['email'],
      }),
    output: z.object({
      people: count,
      devices: count,
      person: z.object({ id: z.string(), displayName: z.string(), email: z.string() }).nullable(),
      countedAt: z.number().int(),
    }),
    errors: ['notifications/topic-required', 'notifications/user-required', 'notifications/user-not-found'],
  }),
  list: contract({
    method: 'GET',
    path: '/api/admin/notifications',
    access: 'moderator',
    summary: 'Sent notifications, newest first, with the number of devices reached.',
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({
      items: z.array(sentNotificationSchema),
      nextCursor: z.string().nullable(),
      hasMore: z.boolean(),
    }),
    errors: [],
  }),
};
