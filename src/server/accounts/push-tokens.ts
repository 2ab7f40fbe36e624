import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/database/index.ts';

/** By array union, so that a token occurs once [NOTE-2]. */
export async function keepPushToken(tx: Tx, clock: Clock, userId: string, token: string): Promise<void> {
  await tx
    .updateTable('users')
    .where('id', '=', userId)
    .set({
      fcm_tokens: sql<
        string[]
      >`case when fcm_tokens @> array[${token}::text] then fcm_tokens else array_append(fcm_tokens, ${token}::text) end`,
      last_token_update: new Date(clock.now()),
      notifications_enabled: true,
    })
    .execute();
}

export async function dropPushToken(tx: Tx, userId: string, token: string): Promise<void> {
  await tx
    .updateTable('users')
    .where('id', '=', userId)
    .set({ fcm_tokens: sql<string[]>`array_remove(fcm_tokens, ${token}::text)` })
    .execute();
}
