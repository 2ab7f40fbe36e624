import { z } from 'zod';
import { isSitePath } from '#shared/kernel/site-path.ts';
import type { ScheduledNotification } from '#shared/notifications/admin-api.ts';
import { audiences, maxBodyLength, maxTitleLength, pushTopics } from '#shared/notifications/schema.ts';
import { typedMoment, writeMoment } from '../../../lib/kuwait-moment.ts';

const required = (max: number, missing: string, long: string) =>
  z.string().trim().min(1, { error: missing }).max(max, { error: long });

export const whens = ['now', 'later'] as const;

/** A notification as it is typed; the person is named by their address, the moment is one of a clock in Kuwait. */
export const notificationDraftSchema = z
  .object({
    audience: z.enum(audiences),
    topic: z.enum(pushTopics),
    email: z.string().trim().max(254, { error: 'email' }),
    titleAr: required(maxTitleLength, 'title', 'title-long'),
    titleEn: z.string().trim().max(maxTitleLength, { error: 'title-long' }),
    bodyAr: required(maxBodyLength, 'body', 'body-long'),
    bodyEn: z.string().trim().max(maxBodyLength, { error: 'body-long' }),
    when: z.enum(whens),
    sendAt: typedMoment,
    page: z
      .string()
      .trim()
      .max(200, { error: 'notifications/page-refused' })
      .refine((page) => page === '' || isSitePath(page), { error: 'notifications/page-refused' }),
  })
  .refine(({ audience, email }) => audience !== 'user' || email.includes('@'), { error: 'email', path: ['email'] })
  .refine(({ when, sendAt }) => when === 'now' || sendAt !== null, { error: 'send-at', path: ['sendAt'] })
  .transform(({ audience, topic, email, titleAr, titleEn, bodyAr, bodyEn, page, when, sendAt }) => ({
    sendAt: when === 'now' ? null : sendAt,
    whom: { audience, ...(audience === 'topic' ? { topic } : {}) },
    ...(audience === 'user' ? { email } : {}),
    words: {
      title: { ar: titleAr, ...(titleEn === '' ? {} : { en: titleEn }) },
      body: { ar: bodyAr, ...(bodyEn === '' ? {} : { en: bodyEn }) },
      data: page === '' ? {} : { page },
    },
  }));
export type NotificationDraft = z.input<typeof notificationDraftSchema>;
export type NotificationPlan = z.output<typeof notificationDraftSchema>;

export const emptyNotificationDraft: NotificationDraft = {
  audience: 'all',
  topic: 'announcements',
  email: '',
  titleAr: '',
  titleEn: '',
  bodyAr: '',
  bodyEn: '',
  page: '',
  when: 'now',
  sendAt: '',
};

/** One that waits for its time, as it was typed. */
export function notificationDraftOf({
  audience,
  topic,
  person,
  title,
  body,
  data,
  sendAt,
}: ScheduledNotification): NotificationDraft {
  return {
    audience,
    topic: topic ?? 'announcements',
    email: person?.email ?? '',
    titleAr: title.ar,
    titleEn: title.en ?? '',
    bodyAr: body.ar,
    bodyEn: body.en ?? '',
    page: data['page'] ?? '',
    when: 'later',
    sendAt: writeMoment(sendAt),
  };
}
