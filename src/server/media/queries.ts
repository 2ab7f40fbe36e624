import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';
import { normalizeText } from '#shared/kernel/text.ts';
import type { mediaAdminApi, MediaUse, Medium } from '#shared/media/admin-api.ts';
import { shownFile, smallFile } from '#shared/media/schema.ts';
import type { MediaKind } from '#shared/media/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import type { Tables } from '../platform/database/tables.ts';

type ListApi = (typeof mediaAdminApi)['list'];
export type Reader = Pick<Kysely<Tables>, 'selectFrom'>;

/** The library, newest first, a page at a time. */
export async function listMedia(
  query: Reader,
  { kind, text, cursor, limit }: z.output<ListApi['input']>,
): Promise<z.input<ListApi['output']>> {
  let found = mediaRows(query).orderBy('medium.uploaded_at', 'desc').orderBy('medium.id', 'desc');
  if (kind !== undefined) found = found.where('medium.kind', '=', kind);
  const normalized = normalizeText(text ?? '');
  if (normalized !== '') found = found.where(sql<boolean>`strpos(medium.folded_name, ${normalized}) > 0`);
  if (cursor !== undefined) {
    const after = readCursor(cursor);
    found = found.where(
      sql<boolean>`(medium.uploaded_at, medium.id) < (${new Date(after.at)}::timestamptz, ${after.id})`,
    );
  }
  const rows = await found.limit(limit + 1).execute();
  const items = rows.slice(0, limit).map(mediumOf);
  const last = items.at(-1);
  const hasMore = rows.length > limit;
  return {
    items,
    hasMore,
    nextCursor: hasMore && last !== undefined ? writeCursor({ at: last.uploadedAt, id: last.id }) : null,
  };
}

export async function getMedium(query: Reader, id: string): Promise<Medium> {
  const row = await mediaRows(query).where('medium.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('media/not-found');
  return mediumOf(row);
}

/** The one with exactly these bytes. */
export async function findByDigest(query: Reader, sha256: string): Promise<Medium | null> {
  const row = await mediaRows(query).where('medium.sha256', '=', sha256).executeTakeFirst();
  return row === undefined ? null : mediumOf(row);
}

/** What others show of one. */
export interface ShownMedium {
  readonly kind: MediaKind;
  readonly isAnimated: boolean;
  /** Over a whole screen. */
  readonly url: string;
  /** As a small sign. */
  readonly smallUrl: string;
}

/** Those of these ids that the library has. */
export async function findShown(query: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, ShownMedium>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('media')
    .select(['id', 'key', 'kind', 'is_animated', 'files'])
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, key, kind, is_animated: isAnimated, files }) => [
      id,
      { kind, isAnimated, url: mediaUrl(key, shownFile(files).name), smallUrl: mediaUrl(key, smallFile(files).name) },
    ]),
  );
}

export async function listUses(query: Reader, mediaId: string): Promise<MediaUse[]> {
  const rows = await query
    .selectFrom('media_uses')
    .select(['kind', 'thing_id'])
    .where('media_id', '=', mediaId)
    .orderBy('kind')
    .orderBy('thing_id')
    .execute();
  return rows.map((row) => ({ kind: row.kind, id: row.thing_id }));
}

export function mediaUrl(key: string, file: string): string {
  return `/media/${key}/${file}`;
}

function mediaRows(query: Reader) {
  return query
    .selectFrom('media as medium')
    .leftJoin('user_directory as sender', 'sender.id', 'medium.uploaded_by')
    .where('medium.removed_at', 'is', null)
    .selectAll('medium')
    .select(['sender.display_name as sender_name'])
    .select((select) =>
      select
        .selectFrom('media_uses')
        .whereRef('media_uses.media_id', '=', 'medium.id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('use_count'),
    );
}

function mediumOf(row: Awaited<ReturnType<ReturnType<typeof mediaRows>['executeTakeFirstOrThrow']>>): Medium {
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    name: row.name,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    isAnimated: row.is_animated,
    files: row.files.map(({ name, mime, bytes, width, height }) => ({
      url: mediaUrl(row.key, name),
      mime,
      bytes,
      width,
      height,
    })),
    alt: row.alt,
    uploadedAt: row.uploaded_at.getTime(),
    uploadedBy:
      row.uploaded_by === null ? null : { id: row.uploaded_by, displayName: row.sender_name ?? row.uploaded_by },
    useCount: row.use_count ?? 0,
  };
}
