import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { foldText } from '#shared/kernel/text.ts';
import type { Medium, MediaUse } from '#shared/media/admin-api.ts';
import { mediaTypes } from '#shared/media/schema.ts';
import type { Alt } from '#shared/media/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import { isUniqueViolation } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import { failingAs } from '../platform/failing-as.ts';
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

/** Takes a file into the library; what has its bytes already is answered in its place. */
export async function upload(deps: MediaDeps, actorId: string, name: string, body: UploadBody): Promise<{ item: Medium; isNew: boolean }> {
  const received = await receive(deps.incoming, name, body);
  try {
    const known = await findByDigest(deps.database.query, received.sha256);
    if (known !== null) return { item: known, isNew: false };
    return await keep(deps, actorId, name, received, await makeFiles(received));
  } finally {
    await rm(received.path, { force: true });
  }
}

/** The files first: a row never stands for what isn't there. */
async function keep(deps: MediaDeps, actorId: string, name: string, received: Received, made: Made): Promise<{ item: Medium; isNew: boolean }> {
  const key = randomBytes(16).toString('hex');
  const names = made.files.map((file) => `${key}/${file.name}`);
  try {
    await failingAs('system/unavailable', async () => {
      for (const file of made.files) await deps.store.put(`${key}/${file.name}`, file);
    });
    return { item: await insert(deps, actorId, { key, name, received, made }), isNew: true };
  } catch (error) {
    await Promise.allSettled(names.map((each) => deps.store.remove(each)));
    // Somebody was quicker with the same bytes.
    const known = isUniqueViolation(error, 'media_sha256_key') ? await findByDigest(deps.database.query, received.sha256) : null;
    if (known === null) throw error;
    return { item: known, isNew: false };
  }
}

interface Kept {
  readonly key: string;
  readonly name: string;
  readonly received: Received;
  readonly made: Made;
}

async function insert({ database, clock }: MediaDeps, actorId: string, { key, name, received, made }: Kept): Promise<Medium> {
  const at = clock.now();
  const id = newId(at);
  const { type, bytes, sha256 } = received;
  return database.transaction(async (tx) => {
    await tx.insertInto('media').values({
      id, key, kind: mediaTypes[type].kind, type, name, folded_name: foldText(name), sha256, bytes,
      width: made.width, height: made.height, is_animated: made.isAnimated,
      files: JSON.stringify(made.files.map((file) => ({ name: file.name, mime: file.mime, bytes: file.bytes, width: file.width, height: file.height }))),
      alt: JSON.stringify({ ar: '', en: '' }), uploaded_by: actorId, uploaded_at: new Date(at),
    }).execute();
    await recordAudit(tx, { at, actorId, action: 'media/uploaded', subjectType, subjectId: id, before: null, after: { name, type, bytes, sha256 } });
    return getMedium(tx, id);
  });
}

/** Says what a medium shows. */
export async function describe({ database, clock }: MediaDeps, actorId: string, id: string, alt: Alt): Promise<Medium> {
  return database.transaction(async (tx) => {
    const before = await lock(tx, id);
    await tx.updateTable('media').set({ alt: JSON.stringify(alt) }).where('id', '=', id).execute();
    await recordAudit(tx, { at: clock.now(), actorId, action: 'media/described', subjectType, subjectId: id, before: { alt: before.alt }, after: { alt } });
    return getMedium(tx, id);
  });
}

/** Deletes one that nothing uses; its files go after the commit, tried again until they are gone. */
export async function remove({ database, clock, outbox }: MediaDeps, actorId: string, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lock(tx, id);
    const uses = await listUses(tx, id);
    if (uses.length > 0) throw new AppError('media/in-use', { params: { count: uses.length } });
    await tx.deleteFrom('media').where('id', '=', id).execute();
    await outbox.add(tx, removedKind, { names: row.files.map(({ name }) => `${row.key}/${name}`) } satisfies z.infer<typeof removedSchema>);
    const before = { name: row.name, type: row.type, bytes: row.bytes, sha256: row.sha256 };
    await recordAudit(tx, { at: clock.now(), actorId, action: 'media/deleted', subjectType, subjectId: id, before, after: null });
  });
}

export async function removeFiles({ store }: MediaDeps, payload: unknown): Promise<void> {
  for (const name of removedSchema.parse(payload).names) await store.remove(name);
}

/** From now on a thing uses these media and no others, in the transaction that changes the thing. */
export async function setUses(tx: Tx, { kind, id }: MediaUse, mediaIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('media_uses').where('kind', '=', kind).where('thing_id', '=', id).execute();
  const wanted = [...new Set(mediaIds)].sort();
  if (wanted.length === 0) return;
  // Held, so that nobody deletes one meanwhile.
  const there = await tx.selectFrom('media').select('id').where('id', 'in', wanted).orderBy('id').forShare().execute();
  if (there.length < wanted.length) throw new AppError('media/not-found');
  await tx.insertInto('media_uses').values(wanted.map((mediaId) => ({ media_id: mediaId, kind, thing_id: id }))).execute();
}

async function lock(tx: Tx, id: string) {
  const row = await tx.selectFrom('media').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new AppError('media/not-found');
  return row;
}
