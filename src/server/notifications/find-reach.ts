import { sql } from 'kysely';
import type { z } from 'zod';
import type { notificationsAdminApi } from '#shared/notifications/admin-api.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/index.ts';
import { devicesOf } from './deliver.ts';

type Api = typeof notificationsAdminApi.findReach;
const count = sql<number>`count(*)::integer`;

/** Whom a notification would come to if it were sent now: their lists, and their devices. */
export async function findReach(query: Database['query'], { topic, email }: z.output<Api['input']>): Promise<z.input<Api['output']>> {
  const person = email === undefined ? null : await findPerson(query, email);
  const { devices } = await devicesOf(query, { topic: topic ?? null, userId: person?.id ?? null }).clearSelect()
    .select(count.as('devices')).executeTakeFirstOrThrow();
  if (person !== null) return { people: 1, devices, person };
  const { people } = await query.selectFrom('users').where('deleted_at', 'is', null).where('disabled', '=', false)
    .$if(topic !== undefined, (users) => users.where((is) => is.exists(
      is.selectFrom('followed_topics').select('topic').whereRef('followed_topics.user_id', '=', 'users.id').where('topic', '=', topic ?? 'announcements'),
    )))
    .select(count.as('people')).executeTakeFirstOrThrow();
  return { people, devices, person: null };
}

async function findPerson(query: Database['query'], email: string): Promise<{ id: string; displayName: string; email: string }> {
  const row = await query.selectFrom('users').select(['id', 'display_name', 'email']).where('email', '=', email).where('deleted_at', 'is', null).executeTakeFirst();
  if (row === undefined) throw new AppError('notifications/user-not-found');
  return { id: row.id, displayName: row.display_name, email: row.email };
}
