import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { recordAudit } from './audit.ts';
import type { AuditEntry } from './audit.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const entry: AuditEntry = {
  at: 1_800_000_000_000,
  actorId: 'noura',
  action: 'store/package-updated',
  subjectType: 'package',
  subjectId: 'five-sessions',
  before: { order: 2 },
  after: { order: 1 },
};
const written = () => app.database.query.selectFrom('audit_log').selectAll().orderBy('id').execute();

it('keeps who changed what, when, and the state before and after', async () => {
  await app.database.transaction(async (tx) => {
    await recordAudit(tx, entry);
    await recordAudit(tx, { ...entry, action: 'store/package-deleted', after: null, note: 'no longer sold' });
  });
  expect(await written()).toMatchObject([
    {
      at: new Date(entry.at),
      actor_id: 'noura',
      action: 'store/package-updated',
      subject_type: 'package',
      subject_id: 'five-sessions',
      before: { order: 2 },
      after: { order: 1 },
      note: null,
    },
    { action: 'store/package-deleted', before: { order: 2 }, after: null, note: 'no longer sold' },
  ]);
});

it('says nothing of a change that was rolled back', async () => {
  await expect(
    app.database.transaction(async (tx) => {
      await recordAudit(tx, entry);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await written()).toEqual([]);
});
