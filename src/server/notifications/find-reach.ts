import { sql } from 'kysely';
import type { z } from 'zod';
import type { notificationsAdminApi } from '#shared/notifications/admin-api.ts';
import type { PushTopic } from '#shared/notifications/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { countDevices } from './deliver.ts';

type Api = typeof notificationsAdminApi.findReach;
const count = sql<number>`count(*)::integer`;

type Reach = z.input<Api['output']>;

/** Counting reads every account and device: a second look while composing gets the same count, with its time. */
const keptMs = 60_000;

/**
 * Counts whom a notification would come to if it were sent now: their lists, and their devices. Counts of many people are
 * kept for a minute by this process; one person is always looked up.
 */
export function createReachCounter({
  database: { query },
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  const kept = new Map<PushTopic | null, { readonly countedAt: number; readonly reach: Promise<Reach> }>();
  return async ({ topic: followed, email }: z.output<Api['input']>): Promise<Reach> => {
    const topic = followed ?? null;
    const now = clock.now();
    if (email !== undefined) {
      const person = await findPerson(query, email);
      return {
        people: 1,
        devices: await countDevices(query, { topic: null, userId: person.id }),
        person,
        countedAt: now,
      };
    }
    const last = kept.get(topic);
    if (last !== undefined && now < last.countedAt + keptMs) return last.reach;
    // Kept while it is counted, so that two who ask at once wait for one count; a failed one is not kept.
    const reach = countReach(query, topic, now);
    kept.set(topic, { countedAt: now, reach });
    void reach.catch(() => kept.delete(topic));
    return reach;
  };
}

async function countReach(query: Database['query'], topic: PushTopic | null, countedAt: number): Promise<Reach> {
  const devices = await countDevices(query, { topic, userId: null });
  const { people } = await query
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .where('disabled', '=', false)
    .$if(topic !== null, (users) =>
      users.where((is) =>
        is.exists(
          is
            .selectFrom('followed_topics')
            .select('topic')
            .whereRef('followed_topics.user_id', '=', 'users.id')
            .where('topic', '=', topic ?? 'announcements'),
        ),
      ),
    )
    .select(count.as('people'))
    .executeTakeFirstOrThrow();
  return { people, devices, person: null, countedAt };
}

async function findPerson(
  query: Database['query'],
  email: string,
): Promise<{ id: string; displayName: string; email: string }> {
  const row = await query
    .selectFrom('users')
    .select(['id', 'display_name', 'email'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('notifications/user-not-found');
  return { id: row.id, displayName: row.display_name, email: row.email };
}
