import type { Tx } from '../platform/database/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';

export const announcementsOfUser: PersonalData = { eraseUser, exportUser };

async function eraseUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('announcement_dismissals').where('user_id', '=', userId).execute();
}

async function exportUser(tx: Tx, userId: string): Promise<{ dismissedAnnouncements: unknown[] }> {
  const rows = await tx
    .selectFrom('announcement_dismissals')
    .select(['announcement_id', 'dismissed_at'])
    .where('user_id', '=', userId)
    .orderBy('dismissed_at')
    .execute();
  return {
    dismissedAnnouncements: rows.map((row) => ({ id: row.announcement_id, dismissedAt: row.dismissed_at.getTime() })),
  };
}
