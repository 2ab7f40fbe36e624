import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { pushApi } from '#shared/notifications/api.ts';
import { isPushKey } from '#shared/notifications/push-key.ts';
import type { PushTopic } from '#shared/notifications/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import type { NotificationDeps } from './deps.ts';
import { areUsableKeys, pushEndpoint } from './push-endpoint.ts';
import type { PushRegistrationsTable } from './tables.ts';

type DeviceInput = z.output<typeof pushApi.register.input>;
type Device = Pick<Insertable<PushRegistrationsTable>, 'kind' | 'address' | 'auth' | 'p256dh' | 'platform'>;

/** More devices than a person has; the one that was refreshed longest ago makes room. */
export const maxRegistrations = 20;

/**
 * Registers a device of the caller; the same one keeps its token. Another user's device becomes the caller's, with a
 * new token.
 */
export async function register(deps: NotificationDeps, caller: Caller, input: DeviceInput): Promise<string> {
  const device = await deviceOf(deps, input);
  return deps.database.transaction(async (tx) => {
    await dropWhere(tx, deps, { address: device.address, notOf: caller.user.uid });
    const now = deps.clock.now();
    const { id } = await tx
      .insertInto('push_registrations')
      .values({
        id: newId(now),
        user_id: caller.user.uid,
        session_id: caller.sessionId,
        ...device,
        created_at: new Date(now),
        refreshed_at: new Date(now),
      })
      .onConflict((conflict) =>
        conflict.column('address').doUpdateSet({
          ...device,
          user_id: caller.user.uid,
          session_id: caller.sessionId,
          refreshed_at: new Date(now),
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await deps.accounts.keepPushToken(tx, caller.user.uid, id);
    await makeRoom(tx, deps, caller.user.uid);
    return id;
  });
}

/** Renews the caller's device: its keys, its address, and its last visit. */
export async function refresh(
  deps: NotificationDeps,
  caller: Caller,
  token: string,
  input: DeviceInput,
): Promise<string> {
  const device = await deviceOf(deps, input);
  return deps.database.transaction(async (tx) => {
    await refuseStranger(tx, caller, token);
    await dropWhere(tx, deps, { address: device.address, not: token });
    await tx
      .updateTable('push_registrations')
      .where('id', '=', token)
      .set({ ...device, session_id: caller.sessionId, refreshed_at: new Date(deps.clock.now()) })
      .execute();
    await deps.accounts.keepPushToken(tx, caller.user.uid, token);
    return token;
  });
}

export async function unregister(deps: NotificationDeps, caller: Caller, token: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await refuseStranger(tx, caller, token);
    await dropWhere(tx, deps, { id: token });
  });
}

/** Follows topics for all of the caller's devices. The token is one of ours, or the app's own for a phone. */
export async function followTopics(
  deps: NotificationDeps,
  caller: Caller,
  { token, topics }: { readonly token: string; readonly topics: readonly PushTopic[] },
): Promise<PushTopic[]> {
  return deps.database.transaction(async (tx) => {
    const own = await tx
      .selectFrom('push_registrations')
      .select('id')
      .where('user_id', '=', caller.user.uid)
      .where((is) => is.or([is('id', '=', token), is.and([is('kind', '=', 'native'), is('address', '=', token)])]))
      .executeTakeFirst();
    if (own === undefined) throw new AppError('notifications/registration-not-found');
    await tx
      .insertInto('followed_topics')
      .values([...new Set(topics)].map((topic) => ({ user_id: caller.user.uid, topic })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = await tx
      .selectFrom('followed_topics')
      .select('topic')
      .where('user_id', '=', caller.user.uid)
      .orderBy('topic')
      .execute();
    return rows.map(({ topic }) => topic);
  });
}

/** Removes devices, and their tokens from their owners' records. */
export async function dropWhere(
  tx: Tx,
  { accounts }: Pick<NotificationDeps, 'accounts'>,
  which: { readonly id?: string; readonly address?: string; readonly not?: string; readonly notOf?: string },
): Promise<void> {
  const dropped = await tx
    .deleteFrom('push_registrations')
    .$if(which.id !== undefined, (query) => query.where('id', '=', which.id ?? ''))
    .$if(which.address !== undefined, (query) => query.where('address', '=', which.address ?? ''))
    .$if(which.not !== undefined, (query) => query.where('id', '<>', which.not ?? ''))
    .$if(which.notOf !== undefined, (query) => query.where('user_id', '<>', which.notOf ?? ''))
    .returning(['id', 'user_id'])
    .execute();
  for (const { id, user_id: userId } of dropped) await accounts.dropPushToken(tx, userId, id);
}

async function refuseStranger(tx: Tx, caller: Caller, token: string): Promise<void> {
  const own = await tx
    .selectFrom('push_registrations')
    .select('id')
    .where('id', '=', token)
    .where('user_id', '=', caller.user.uid)
    .forUpdate()
    .executeTakeFirst();
  if (own === undefined) throw new AppError('notifications/registration-not-found');
}

async function makeRoom(tx: Tx, deps: NotificationDeps, userId: string): Promise<void> {
  const tooMany = await tx
    .selectFrom('push_registrations')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(maxRegistrations)
    .execute();
  for (const { id } of tooMany) await dropWhere(tx, deps, { id });
}

async function deviceOf(deps: NotificationDeps, { web, native }: DeviceInput): Promise<Device> {
  if (web === undefined)
    return {
      kind: 'native',
      address: native?.token ?? '',
      auth: null,
      p256dh: null,
      platform: native?.platform ?? null,
    };
  const { applicationPubKey: signedBy } = web;
  if (signedBy !== undefined && !isPushKey(signedBy)) throw new AppError('notifications/key-malformed');
  if (signedBy !== undefined && signedBy.replace(/=$/, '') !== (await deps.pushKeys()).publicKey.replace(/=$/, ''))
    throw new AppError('notifications/key-unknown');
  const address = pushEndpoint(web.endpoint, deps.push.hosts);
  if (address === null) throw new AppError('notifications/endpoint-refused');
  if (!areUsableKeys(web)) throw new AppError('notifications/device-keys-refused');
  return { kind: 'web', address, auth: web.auth, p256dh: web.p256dh, platform: null };
}
