import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { normalizeText } from '#shared/kernel/text.ts';
import type { Medium, MediaUse } from '#shared/media/admin-api.ts';
import { mediaTypes } from '#shared/media/schema.ts';
import type { Alt } from '#shared/media/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import { isUniqueViolation } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { withErrorCode } from '../platform/with-error-code.ts';
import type { UploadBody } from '../platform/http/index.ts';
import { newId } from '../platform/ids.ts';
import type { MediaDeps } from './deps.ts';
import { makeFiles } from './make-files.ts';
import type { Made } from './make-files.ts';
import { findByDigest, getMedium, listUses } from './queries.ts';
import { receive } from './receive.ts';
import type { Received } from './receive.ts';

export const removedKind = 'media/removed';
const removedSchema = z.object({ names: z.array(z.string()) });

const subjectType = 'medium';
/** A game without a command for 30 days has ended: what may be open longer than that is asked for by name. */
const servedAfterMs = 31 * 24 * 60 * 60 * 1000;
/** Longer than any upload takes. */
const lookAfterMs = 24 * 60 * 60 * 1000;

/** Takes a file into the library; what has its bytes already is answered in its place. */
export async function upload(
  deps: MediaDeps,
  actorId: string,
  name: string,
  body: UploadBody,
): Promise<{ item: Medium; isNew: boolean }> {
  const received = await receive(deps.incoming, name, body);
  try {
    const known = await findByDigest(deps.database.query, received.sha256);
    if (known !== null) return { item: known, isNew: false };
    const back = await takeBack(deps, actorId, name, received);
    if (back !== null) return { item: back, isNew: true };
    return await keep(deps, actorId, name, received, await makeFiles(received));
  } finally {
    await rm(received.path, { force: true });
  }
}

/** What left the library and is served yet: the same bytes are in it again. */
async function takeBack(
  { database, clock }: MediaDeps,
  actorId: string,
  name: string,
  { sha256 }: Received,
): Promise<Medium | null> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    const row = await tx
      .updateTable('media')
      .set({
        removed_at: null,
        name,
        folded_name: normalizeText(name),
        uploaded_by: actorId,
        uploaded_at: new Date(at),
      })
      .where('sha256', '=', sha256)
      .where('removed_at', 'is not', null)
      .returning(['id', 'type', 'bytes'])
      .executeTakeFirst();
    if (row === undefined) return null;
    await recordAudit(tx, {
      at,
      actorId,
      action: 'media/uploaded',
      subjectType,
      subjectId: row.id,
      before: null,
      after: { name, type: row.type, bytes: row.bytes, sha256 },
    });
    return getMedium(tx, row.id);
  });
}

/** The files first: a row never refers to missing files. */
async function keep(
  deps: MediaDeps,
  actorId: string,
  name: string,
  received: Received,
  made: Made,
): Promise<{ item: Medium; isNew: boolean }> {
  const key = randomBytes(16).toString('hex');
  const names = made.files.map((file) => `${key}/${file.name}`);
  // Where the process dies before there is a row, or the store away while they should go, they are looked after later.
  await deps.database.transaction((tx) => addRemoval(deps, tx, names, deps.clock.now() + lookAfterMs));
  try {
    await withErrorCode('system/unavailable', async () => {
      for (const file of made.files) await deps.store.put(`${key}/${file.name}`, file);
    });
    return { item: await insert(deps, actorId, { key, name, received, made }), isNew: true };
  } catch (error) {
    const removal = Promise.allSettled(names.map((each) => deps.store.remove(each)));
    // Without waiting: a store that failed now may keep the caller waiting for each file.
    if (!isUniqueViolation(error, 'media_sha256_key')) throw error;
    // A concurrent upload of the same bytes won.
    await removal;
    const known = await findByDigest(deps.database.query, received.sha256);
    if (known !== null) return { item: known, isNew: false };
    const back = await takeBack(deps, actorId, name, received);
    if (back === null) throw error;
    return { item: back, isNew: true };
  }
}

interface Kept {
  readonly key: string;
  readonly name: string;
  readonly received: Received;
  readonly made: Made;
}

async function insert(
  { database, clock }: MediaDeps,
  actorId: string,
  { key, name, received, made }: Kept,
): Promise<Medium> {
  const at = clock.now();
  const id = newId(at);
  const { type, bytes, sha256 } = received;
  return database.transaction(async (tx) => {
    await tx
      .insertInto('media')
      .values({
        id,
        key,
        kind: mediaTypes[type].kind,
        type,
        name,
        folded_name: normalizeText(name),
        sha256,
        bytes,
        width: made.width,
        height: made.height,
        is_animated: made.isAnimated,
        files: JSON.stringify(
          made.files.map((file) => ({
            name: file.name,
            mime: file.mime,
            bytes: file.bytes,
            width: file.width,
            height: file.height,
          })),
        ),
        alt: JSON.stringify({ ar: '', en: '' }),
        uploaded_by: actorId,
        uploaded_at: new Date(at),
      })
      .execute();
    await recordAudit(tx, {
      at,
      actorId,
      action: 'media/uploaded',
      subjectType,
      subjectId: id,
      before: null,
      after: { name, type, bytes, sha256 },
    });
    return getMedium(tx, id);
  });
}

/** Says what a medium shows. */
export async function describe({ database, clock }: MediaDeps, actorId: string, id: string, alt: Alt): Promise<Medium> {
  return database.transaction(async (tx) => {
    const before = await lock(tx, id);
    await tx
      .updateTable('media')
      .set({ alt: JSON.stringify(alt) })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, {
      at: clock.now(),
      actorId,
      action: 'media/described',
      subjectType,
      subjectId: id,
      before: { alt: before.alt },
      after: { alt },
    });
    return getMedium(tx, id);
  });
}

/** Removes an unused medium from the library. It is served while a game in play may still show it. */
export async function remove(deps: MediaDeps, actorId: string, id: string): Promise<void> {
  const at = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    const row = await lock(tx, id);
    const uses = await listUses(tx, id);
    if (uses.length > 0) throw new AppError('media/in-use', { params: { count: uses.length } });
    if (row.was_used)
      await tx
        .updateTable('media')
        .set({ removed_at: new Date(at) })
        .where('id', '=', id)
        .execute();
    else await deleteWithFiles(deps, tx, row);
    const before = { name: row.name, type: row.type, bytes: row.bytes, sha256: row.sha256 };
    await recordAudit(tx, { at, actorId, action: 'media/deleted', subjectType, subjectId: id, before, after: null });
  });
}

/** Deletes media that left the library a month ago and are in no game in play. */
export async function forgetRemoved(deps: MediaDeps): Promise<void> {
  const before = new Date(deps.clock.now() - servedAfterMs);
  const due = await deps.database.query
    .selectFrom('media')
    .select(['id', 'key', 'removed_at'])
    .where('removed_at', '<', before)
    .execute();
  for (const { id, key, removed_at: removedAt } of due) {
    if (removedAt === null || (await deps.isInPlay(key, removedAt))) continue;
    await deps.database.transaction(async (tx) => {
      // It may be in the library again.
      const row = await tx
        .selectFrom('media')
        .select(['id', 'key', 'files'])
        .where('id', '=', id)
        .where('removed_at', '<', before)
        .forUpdate()
        .executeTakeFirst();
      if (row !== undefined) await deleteWithFiles(deps, tx, row);
    });
  }
}

/** Its files go after the commit, tried again until they are gone. */
async function deleteWithFiles(
  deps: MediaDeps,
  tx: Tx,
  { id, key, files }: Pick<Selectable<Tables['media']>, 'id' | 'key' | 'files'>,
): Promise<void> {
  await tx.deleteFrom('media').where('id', '=', id).execute();
  await addRemoval(
    deps,
    tx,
    files.map(({ name }) => `${key}/${name}`),
  );
}

function addRemoval({ outbox }: MediaDeps, tx: Tx, names: readonly string[], dueAt?: number): Promise<void> {
  return outbox.add(tx, removedKind, { names: [...names] } satisfies z.infer<typeof removedSchema>, dueAt);
}

/** Removes files that no medium has: its row went, or never came. */
export async function removeFiles({ database, store }: MediaDeps, payload: unknown): Promise<void> {
  for (const name of removedSchema.parse(payload).names) {
    const [key = ''] = name.split('/');
    const medium = await database.query.selectFrom('media').select('id').where('key', '=', key).executeTakeFirst();
    if (medium === undefined) await store.remove(name);
  }
}

/** From now on a thing uses these media and no others, in the transaction that changes the thing. */
export async function setUses(tx: Tx, { kind, id }: MediaUse, mediaIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('media_uses').where('kind', '=', kind).where('thing_id', '=', id).execute();
  const wanted = [...new Set(mediaIds)].sort();
  if (wanted.length === 0) return;
  // Locked, so that no concurrent call deletes one.
  const there = await tx
    .selectFrom('media')
    .select('id')
    .where('id', 'in', wanted)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (there.length < wanted.length) throw new AppError('media/not-found');
  await tx
    .updateTable('media')
    .set({ was_used: true })
    .where('id', 'in', wanted)
    .where('was_used', '=', false)
    .execute();
  await tx
    .insertInto('media_uses')
    .values(wanted.map((mediaId) => ({ media_id: mediaId, kind, thing_id: id })))
    .execute();
}

async function lock(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('media/not-found');
  return row;
}
