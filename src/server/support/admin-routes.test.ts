import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { supportAdminApi } from '#shared/support/admin-api.ts';
import { supportApi } from '#shared/support/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { grantRole } from '../accounts/index.ts';
import '../platform/audit.ts';

let app: TestApp;
let admin: TestUser;
let moderator: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.admin();
  moderator = await app.verified({ email: 'moderator@siraj.test', displayName: 'سارة' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
});

const write = async (message: Record<string, unknown>) => {
  app.clock.moveBy(1000);
  return (await app.visitor().call(supportApi.sendRequest, { description: 'نص', ...message })).id;
};
const ids = async (filters: Record<string, unknown> = {}) =>
  (await moderator.call(supportAdminApi.list, filters)).items.map(({ id }) => id);
const audits = () =>
  app.database.query
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'support/changed')
    .orderBy('id')
    .execute();

it('gives the staff what people wrote, page by page, the newest first [SUP-1] [ADM-3]', async () => {
  const [first, second, third] = [await write({}), await write({}), await write({})];
  const page = await moderator.call(supportAdminApi.list, { limit: 2 });
  expect(page.items.map(({ id }) => id)).toEqual([third, second]);
  const rest = await moderator.call(supportAdminApi.list, { limit: 2, cursor: page.nextCursor ?? undefined });
  expect(rest).toMatchObject({ items: [{ id: first }], nextCursor: null, hasMore: false });
});

it('filters by status, kind, assignee, and by text, name or address [SUP-1]', async () => {
  const broken = await write({ description: 'المؤقت توقف 50%', userName: 'نورة', userEmail: 'noura@example.com' });
  const thought = await write({ category: 'game_feedback', description: 'فكرة' });
  const { item } = await moderator.call(supportAdminApi.get, { id: broken });
  await moderator.call(supportAdminApi.change, {
    id: broken,
    version: item.version,
    status: 'in_progress',
    assignedTo: moderator.user.uid,
  });
  expect(await ids({ status: 'in_progress' })).toEqual([broken]);
  expect(await ids({ status: 'new' })).toEqual([thought]);
  expect(await ids({ category: 'game_feedback' })).toEqual([thought]);
  expect(await ids({ assigned: 'me' })).toEqual([broken]);
  expect(await ids({ assigned: 'nobody' })).toEqual([thought]);
  for (const text of ['المؤقت', 'نورة', 'NOURA@', '50%']) expect(await ids({ text })).toEqual([broken]);
  expect(await ids({ text: '%' })).toEqual([broken]);
  expect(await ids({ text: '_' })).toEqual([]);
});

it('counts the reports of one question together [SUP-1]', async () => {
  const reports = [
    await write({ questionId: 'geo-0017', reason: 'outdated' }),
    await write({ questionId: 'geo-0017', reason: 'unclear' }),
  ];
  const other = await write({});
  expect(await ids({ questionId: 'geo-0017' })).toEqual([...reports].reverse());
  const { items } = await moderator.call(supportAdminApi.list, {});
  expect(items.map(({ id, reportCount }) => [id, reportCount])).toEqual([
    [other, 0],
    [reports[1], 2],
    [reports[0], 2],
  ]);
});

it('writes down who changed what, and empty notes are none [SUP-1] [ADM-3]', async () => {
  const id = await write({});
  const { item } = await admin.call(supportAdminApi.change, {
    id,
    version: 1,
    status: 'answered',
    notes: '  رددت عليه  ',
    assignedTo: moderator.user.uid,
  });
  expect(item).toMatchObject({
    status: 'answered',
    notes: 'رددت عليه',
    assignedTo: { id: moderator.user.uid, displayName: 'سارة' },
    version: 2,
  });
  expect(
    (await admin.call(supportAdminApi.change, { id, version: 2, notes: ' ', assignedTo: null })).item,
  ).toMatchObject({ status: 'answered', notes: null, assignedTo: null });
  expect(await audits()).toMatchObject([
    {
      actor_id: admin.user.uid,
      subject_id: id,
      before: { status: 'new', notes: null, assignedTo: null },
      after: { status: 'answered', notes: 'رددت عليه', assignedTo: moderator.user.uid },
    },
    { before: { notes: 'رددت عليه' }, after: { notes: null, assignedTo: null } },
  ]);
});

it("tells the second of two who change a message at once, and keeps the first one's [SUP-1]", async () => {
  const id = await write({});
  await admin.call(supportAdminApi.change, { id, version: 1, notes: 'الأول' });
  expect(await moderator.errorOf(supportAdminApi.change, { id, version: 1, notes: 'الثاني' })).toMatchObject({
    status: 409,
    code: 'support/changed-meanwhile',
  });
  expect((await admin.call(supportAdminApi.get, { id })).item).toMatchObject({ notes: 'الأول', version: 2 });
  expect(await audits()).toHaveLength(1);
});

it('rejects an unknown assignee, and an unknown message [SUP-1]', async () => {
  const id = await write({});
  const player = await app.verified();
  for (const assignedTo of [player.user.uid, 'nobody']) {
    expect(await admin.errorOf(supportAdminApi.change, { id, version: 1, status: 'closed', assignedTo })).toMatchObject(
      { status: 400, code: 'support/assignee-not-staff' },
    );
  }
  expect((await admin.call(supportAdminApi.get, { id })).item).toMatchObject({ status: 'new', version: 1 });
  expect(await admin.errorOf(supportAdminApi.get, { id: 'x' })).toMatchObject({
    status: 404,
    code: 'support/not-found',
  });
  expect(await admin.errorOf(supportAdminApi.change, { id: 'x', version: 1 })).toMatchObject({ status: 404 });
  const { items } = await moderator.call(supportAdminApi.listStaff, {});
  expect(items.map((each) => each.id).sort()).toEqual([admin.user.uid, moderator.user.uid].sort());
});

it('returns the found messages as a file without formulas [SUP-1]', async () => {
  await write({ description: '=1+1', userName: 'نورة' });
  await write({ category: 'game_feedback', description: 'فكرة' });
  const { fileName, csv } = await moderator.call(supportAdminApi.exportCsv, { category: 'game_issue' });
  expect(fileName).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(",'=1+1,");
});

it("unassigns a message when its assignee's account is deleted [AUTH-10]", async () => {
  const id = await write({});
  await admin.call(supportAdminApi.change, { id, version: 1, assignedTo: moderator.user.uid });
  await moderator.call(accountsApi.deleteMe, { password: moderator.password });
  expect((await admin.call(supportAdminApi.get, { id })).item).toMatchObject({ assignedTo: null, version: 3 });
});
