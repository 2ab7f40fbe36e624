/**
 * Media: the staff's library of pictures, sounds and films. Owns media and media_uses, and the files behind
 * /media/{key}/…. A file's type is detected from its bytes; pictures are encoded again. A user of a medium registers
 * with `setUses`, in its own transaction, and a used medium can't be deleted.
 */
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import type { MediaUse } from '#shared/media/admin-api.ts';
import type { Tx } from '../platform/database/index.ts';
import { mount, mountUpload } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { hourMs } from '../platform/jobs.ts';
import type { Job } from '../platform/jobs.ts';
import type { PersonalData } from '../platform/personal-data.ts';
// Importing the domain also declares its tables.
import './tables.ts';
import { describe, forgetRemoved, remove, removedKind, removeFiles, setUses, upload } from './change-media.ts';
import type { MediaDeps } from './deps.ts';
import { findShown, getMedium, listMedia, listUses } from './queries.ts';
import type { ShownMedium } from './queries.ts';
import { forgetLeftOvers } from './receive.ts';
import { mountServing } from './serve.ts';

export { createDiskStore } from './disk-store.ts';
export { createS3Store } from './s3-store.ts';
export { mediaSettings } from './settings.ts';
export type { ShownMedium } from './queries.ts';
export type { MediaStore } from './store.ts';

export interface Media extends PersonalData {
  mount(server: HttpServer): void;
  /** What uses a medium. */
  uses(mediaId: string): Promise<readonly MediaUse[]>;
  /** From now on a thing uses these media and no others. */
  setUses(tx: Tx, thing: MediaUse, mediaIds: readonly string[]): Promise<void>;
  /** The display data of these; unknown ones are omitted. */
  findShown(query: Pick<Tx, 'selectFrom'>, mediaIds: readonly string[]): Promise<ReadonlyMap<string, ShownMedium>>;
  readonly jobs: readonly Job[];
  /** Removes partial uploads of killed processes, and files that can no longer be seen. */
  forgetLeftOvers(): Promise<void>;
}

export function createMedia(deps: MediaDeps): Media {
  const { query } = deps.database;
  deps.outbox.on(removedKind, (payload) => removeFiles(deps, payload));
  const oneOf = async (id: string) => ({ item: await getMedium(query, id), uses: await listUses(query, id) });
  const removeLeftOvers = async () => {
    await forgetLeftOvers(deps.incoming, deps.clock.now());
    await forgetRemoved(deps);
  };
  return {
    jobs: [{ name: 'remove unused files', intervalMs: hourMs, work: removeLeftOvers, needsLongStatements: true }],
    mount(server) {
      mount(server, mediaAdminApi.list, ({ input }) => listMedia(query, input));
      mountUpload(server, mediaAdminApi.upload, ({ input, caller }, body) =>
        upload(deps, caller.user.uid, input.name, body),
      );
      mount(server, mediaAdminApi.get, ({ input }) => oneOf(input.id));
      mount(server, mediaAdminApi.describe, async ({ input, caller }) => {
        await describe(deps, caller.user.uid, input.id, input.alt);
        return oneOf(input.id);
      });
      mount(server, mediaAdminApi.remove, async ({ input, caller }) => {
        await remove(deps, caller.user.uid, input.id);
        return {};
      });
      mountServing(server, deps);
    },
    uses: (mediaId) => listUses(query, mediaId),
    setUses,
    findShown,
    forgetLeftOvers: removeLeftOvers,
    async eraseUser(tx, userId) {
      await tx.updateTable('media').set({ uploaded_by: null }).where('uploaded_by', '=', userId).execute();
    },
    async exportUser(tx, userId) {
      const rows = await tx
        .selectFrom('media')
        .select(['id', 'name', 'uploaded_at'])
        .where('uploaded_by', '=', userId)
        .orderBy('uploaded_at')
        .execute();
      return { media: rows.map((row) => ({ id: row.id, name: row.name, uploadedAt: row.uploaded_at.getTime() })) };
    },
  };
}
