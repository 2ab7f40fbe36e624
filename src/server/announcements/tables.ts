import type { ColumnType } from 'kysely';
import type { AnnouncementAudience, AnnouncementPriority } from '#shared/announcements/schema.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';

type Text = ColumnType<LocalizedText, string, string>;

export interface AnnouncementsTable {
  id: string;
  title: Text;
  body: Text;
  link: string | null;
  audience: AnnouncementAudience;
  priority: AnnouncementPriority;
  is_dismissible: boolean;
  starts_at: Date;
  ends_at: Date | null;
  withdrawn_at: Date | null;
  created_at: Date;
  updated_at: Date;
  version: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    announcements: AnnouncementsTable;
    announcement_dismissals: { user_id: string; announcement_id: string; dismissed_at: Date };
  }
}
