import type { Selectable } from 'kysely';
import type { Announcement } from '#shared/announcements/schema.ts';
import type { AnnouncementsTable } from './tables.ts';

export function announcementOf(row: Selectable<AnnouncementsTable>): Announcement {
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    link: row.link,
    audience: row.audience,
    priority: row.priority,
    isDismissible: row.is_dismissible,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at?.getTime() ?? null,
  };
}
