import { z } from 'zod';
import type { StaffAnnouncement } from '#shared/announcements/admin-api.ts';
import {
  announcementAudiences,
  announcementPriorities,
  maxAnnouncementBodyLength,
  maxAnnouncementTitleLength,
} from '#shared/announcements/schema.ts';
import { isSitePath } from '#shared/kernel/site-path.ts';
import { typedMoment, writeMoment } from '../../../lib/kuwait-moment.ts';

const required = (most: number, missing: string, long: string) =>
  z.string().trim().min(1, { error: missing }).max(most, { error: long });
const title = required(maxAnnouncementTitleLength, 'title', 'title-long');
const body = required(maxAnnouncementBodyLength, 'body', 'body-long');

/** An announcement as it is typed; moments are those of a clock in Kuwait. */
export const announcementDraftSchema = z
  .object({
    titleAr: title,
    titleEn: title,
    bodyAr: body,
    bodyEn: body,
    link: z
      .string()
      .trim()
      .max(200, { error: 'announcements/link-refused' })
      .refine((link) => link === '' || isSitePath(link), { error: 'announcements/link-refused' }),
    audience: z.enum(announcementAudiences),
    priority: z.enum(announcementPriorities),
    isDismissible: z.boolean(),
    startsAt: typedMoment,
    endsAt: typedMoment,
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    error: 'announcements/window-reversed',
    path: ['endsAt'],
  })
  .transform(({ titleAr, titleEn, bodyAr, bodyEn, link, ...rest }) => ({
    ...rest,
    title: { ar: titleAr, en: titleEn },
    body: { ar: bodyAr, en: bodyEn },
    link: link === '' ? null : link,
  }));
export type AnnouncementDraft = z.input<typeof announcementDraftSchema>;

export function announcementDraftOf(kept: StaffAnnouncement | null): AnnouncementDraft {
  if (kept === null) {
    return {
      titleAr: '',
      titleEn: '',
      bodyAr: '',
      bodyEn: '',
      link: '',
      audience: 'everybody',
      priority: 'normal',
      isDismissible: true,
      startsAt: '',
      endsAt: '',
    };
  }
  const { title: titles, body: bodies, link, audience, priority, isDismissible, startsAt, endsAt } = kept;
  return {
    titleAr: titles.ar,
    titleEn: titles.en,
    bodyAr: bodies.ar,
    bodyEn: bodies.en,
    link: link ?? '',
    audience,
    priority,
    isDismissible,
    startsAt: writeMoment(startsAt),
    endsAt: writeMoment(endsAt),
  };
}
