import { isForAccount } from '#shared/announcements/schema.ts';
import type { Announcement } from '#shared/announcements/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { announcementOf } from './announcement-of.ts';
import type { AnnouncementDeps } from './deps.ts';

/** A page already has what begins within this time; it refetches more often than this. */
const aheadMs = 15 * 60 * 1000;
/** More than a house announces at once. */
const maxCurrent = 50;

/** What runs or soon begins for an account, or for a visitor, without what they put away. */
export async function listCurrent(
  { database: { query }, clock, hasBought }: AnnouncementDeps,
  userId: string | null,
): Promise<Announcement[]> {
  const now = clock.now();
  const rows = await query
    .selectFrom('announcements')
    .selectAll('announcements')
    .where('withdrawn_at', 'is', null)
    .where('starts_at', '<=', new Date(now + aheadMs))
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', new Date(now))]))
    .$if(userId !== null, (found) =>
      found.where((is) =>
        is.or([
          is('is_dismissible', '=', false),
          is.not(
            is.exists(
              is
                .selectFrom('announcement_dismissals')
                .select('user_id')
                .whereRef('announcement_id', '=', 'announcements.id')
                .where('user_id', '=', userId ?? ''),
            ),
          ),
        ]),
      ),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxCurrent)
    .execute();
  const asksForPurchases = userId !== null && rows.some(({ audience }) => audience === 'never-bought');
  const reader = { isSignedIn: userId !== null, hasBought: asksForPurchases && (await hasBought(userId)) };
  return rows.filter(({ audience }) => isForAccount(audience, reader)).map(announcementOf);
}

/** Puts one away for an account; once more changes nothing. */
export async function dismiss(
  { database: { query }, clock }: AnnouncementDeps,
  userId: string,
  id: string,
): Promise<void> {
  const found = await query
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .where('is_dismissible', '=', true)
    .executeTakeFirst();
  if (found === undefined) throw new AppError('announcements/not-found');
  await query
    .insertInto('announcement_dismissals')
    .values({ user_id: userId, announcement_id: id, dismissed_at: new Date(clock.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
