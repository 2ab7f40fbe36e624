import { present } from '#shared/kernel/assert.ts';
import type { StaffAnnouncement } from '#shared/announcements/admin-api.ts';
import type { AnnouncementInput } from '#shared/announcements/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import type { AnnouncementDeps } from './deps.ts';
import { findAnnouncement } from './staff-queries.ts';

interface Standing {
  readonly id: string;
  /** As it was read. */
  readonly version: number;
}

export async function createAnnouncement(
  { database, clock }: AnnouncementDeps,
  actorId: string,
  input: AnnouncementInput,
): Promise<StaffAnnouncement> {
  const at = clock.now();
  const id = newId(at);
  const columns = columnsOf(input, at);
  return database.transaction(async (tx) => {
    await tx
      .insertInto('announcements')
      .values({ id, ...columns, withdrawn_at: null, created_at: new Date(at), updated_at: new Date(at), version: 1 })
      .execute();
    const after = present(await findAnnouncement(tx, id, at), 'the new announcement');
    await recordAudit(tx, {
      at,
      actorId,
      action: 'announcements/created',
      subjectType: 'announcement',
      subjectId: id,
      before: null,
      after: { ...after },
    });
    return after;
  });
}

export async function changeAnnouncement(
  { database, clock }: AnnouncementDeps,
  actorId: string,
  standing: Standing,
  input: AnnouncementInput,
): Promise<StaffAnnouncement> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    const before = await take(tx, standing, at);
    await tx
      .updateTable('announcements')
      .where('id', '=', standing.id)
      .set({
        ...columnsOf(input, before.state === 'waiting' ? at : before.startsAt, at),
        updated_at: new Date(at),
        version: standing.version + 1,
      })
      .execute();
    const after = present(await findAnnouncement(tx, standing.id, at), 'the changed announcement');
    await recordAudit(tx, {
      at,
      actorId,
      action: 'announcements/changed',
      subjectType: 'announcement',
      subjectId: standing.id,
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}

export async function withdrawAnnouncement(
  { database, clock }: AnnouncementDeps,
  actorId: string,
  standing: Standing,
): Promise<StaffAnnouncement> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    const before = await take(tx, standing, at);
    await tx
      .updateTable('announcements')
      .where('id', '=', standing.id)
      .set({ withdrawn_at: new Date(at), updated_at: new Date(at), version: standing.version + 1 })
      .execute();
    const after = present(await findAnnouncement(tx, standing.id, at), 'the withdrawn announcement');
    await recordAudit(tx, {
      at,
      actorId,
      action: 'announcements/withdrawn',
      subjectType: 'announcement',
      subjectId: standing.id,
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}

/** Locks an announcement that may be changed: unchanged since it was read, and not withdrawn. */
async function take(tx: Tx, { id, version }: Standing, now: number): Promise<StaffAnnouncement> {
  await tx.selectFrom('announcements').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const found = await findAnnouncement(tx, id, now);
  if (found === null) throw new AppError('announcements/not-found');
  if (found.version !== version) throw new AppError('announcements/changed-meanwhile');
  if (found.state === 'withdrawn') throw new AppError('announcements/withdrawn-already');
  return found;
}

/** `startsAt` null is `begin`; rejects one that would be over at once. */
function columnsOf(
  { title, body, link, audience, priority, isDismissible, startsAt, endsAt }: AnnouncementInput,
  begin: number,
  now = begin,
) {
  const from = startsAt ?? begin;
  if (endsAt !== null && endsAt <= now) throw new AppError('announcements/window-past');
  if (endsAt !== null && endsAt <= from) throw new AppError('announcements/window-reversed');
  return {
    title: JSON.stringify(title),
    body: JSON.stringify(body),
    link,
    audience,
    priority,
    is_dismissible: isDismissible,
    starts_at: new Date(from),
    ends_at: endsAt === null ? null : new Date(endsAt),
  };
}
