import './tables.ts';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import { erasedName } from '#shared/gangs/schema.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { createGangSite, createTestGang, joinGang, memberNamed, playOut, startGangGame } from '#testing/test-gang.ts';

let app: TestApp;
let owner: TestUser;
let gang: Gang;
beforeEach(async () => {
  ({ app, host: owner, gang } = await createGangSite('نورة', 'فهد'));
});

const deleteMe = (user: TestUser) => user.call(accountsApi.deleteMe, { password: user.password });
const joinAs = async (memberId: string | null) => {
  const user = await app.verified();
  await joinGang(user, owner, gang, memberId);
  return user;
};

it('exports the gangs of an account: own ones with their members, hosted ones, and linked members [GANG-6]', async () => {
  const host = await joinAs(null);
  const guest = await joinAs(memberNamed(gang, 'نورة').id);
  const { gangs } = await owner.call(accountsApi.exportMe, {});
  expect(gangs).toMatchObject({
    owned: [
      {
        id: gang.id,
        name: 'الديوانية',
        bringsSeen: false,
        members: [{ name: 'نورة', isYoung: false }, { name: 'فهد' }],
      },
    ],
    hosted: [],
    linked: [],
  });
  expect((await host.call(accountsApi.exportMe, {}))['gangs']).toMatchObject({
    owned: [],
    hosted: [{ id: gang.id, name: 'الديوانية' }],
  });
  const theirs = await guest.call(accountsApi.exportMe, {});
  expect(theirs['gangs']).toMatchObject({ linked: [{ id: gang.id, gang: 'الديوانية', name: 'نورة', isShown: false }] });
  expect(JSON.stringify(theirs)).not.toContain('فهد');
});

it('exports the evenings that a linked member played, and what the member has seen [GANG-6]', async () => {
  const guest = await joinAs(memberNamed(gang, 'نورة').id);
  const other = await joinAs(memberNamed(gang, 'فهد').id);
  const device = await startGangGame(app, owner, gang, [['فهد'], ['نورة']]);
  await playOut(device, 1, 4);
  const played = [{ gameId: device.gameId, teamIndex: 1 }];
  const exported = await guest.call(accountsApi.exportMe, {});
  expect(exported).toMatchObject({ gangs: { linked: [{ name: 'نورة', played }] }, seenQuestions: 4 });
  expect((await other.call(accountsApi.exportMe, {}))['gangs']).toMatchObject({
    linked: [{ played: [{ teamIndex: 0 }] }],
  });
});

it('gives the gang of a deleted account to its co-host of longest standing [GANG-6]', async () => {
  const first = await joinAs(null);
  app.clock.moveBy(1000);
  const second = await joinAs(null);
  await deleteMe(owner);
  await app.outbox.drain();
  const { gang: kept } = await first.call(gangsApi.getGang, { id: gang.id });
  expect(kept).toMatchObject({ role: 'owner', members: [{ name: 'نورة' }, { name: 'فهد' }] });
  expect(kept.hosts.map(({ uid }) => uid)).toEqual([first.user.uid, second.user.uid]);
});

it('deletes a gang without a co-host together with the account, and its members’ names [GANG-6]', async () => {
  const host = await joinAs(null);
  const { gameId } = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
  await host.call(gangsApi.leaveGang, { id: gang.id, isErased: false });
  await deleteMe(owner);
  for (const table of ['gangs', 'gang_members', 'gang_evenings', 'gang_players', 'gang_invitations'] as const)
    expect(await app.database.query.selectFrom(table).selectAll().execute()).toEqual([]);
  const { pack } = await host.call(gamesApi.getGame, { id: gameId, rulesVersion });
  expect(pack.teams.map(({ players }) => players)).toEqual([[erasedName], [erasedName]]);
});

it('erases the member that a deleted account is linked to, also in games of others [GANG-6]', async () => {
  const guest = await joinAs(memberNamed(gang, 'نورة').id);
  const { gameId } = await startGangGame(app, owner, gang, [['نورة'], ['فهد']]);
  await deleteMe(guest);
  const { gang: left } = await owner.call(gangsApi.getGang, { id: gang.id });
  expect(left.members.map(({ name }) => name)).toEqual(['فهد']);
  const { pack } = await owner.call(gamesApi.getGame, { id: gameId, rulesVersion });
  expect(pack.teams.map(({ players }) => players)).toEqual([[erasedName], ['فهد']]);
});

it('removes a deleted co-host with the invitations made as one, and the game in play [GANG-6]', async () => {
  const host = await joinAs(null);
  await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
  await host.call(gangsApi.invite, { id: gang.id, memberId: null });
  await deleteMe(host);
  const { gang: left } = await owner.call(gangsApi.getGang, { id: gang.id });
  expect(left.hosts).toHaveLength(1);
  expect((await owner.call(gangsApi.listEvenings, { id: gang.id })).items).toEqual([]);
  for (const table of ['gang_invitations', 'gang_evenings', 'gang_players'] as const)
    expect(await app.database.query.selectFrom(table).selectAll().execute()).toEqual([]);
});

it('keeps the evenings of a deleted host for the gang: table, wins and draw stay, without names [GANG-6]', async () => {
  const host = await joinAs(memberNamed(gang, 'نورة').id);
  await joinGang(host, owner, gang);
  await playOut(await startGangGame(app, host, gang, [['نورة'], ['فهد']]), 1, 8);
  await app.database.query.updateTable('gang_evenings').set({ seed: 'K7M4Q9XR' }).execute();
  const fahd = memberNamed(gang, 'فهد').id;
  const tableOfFahd = async () =>
    (await owner.call(gangsApi.getTable, { id: gang.id })).rows.find(({ memberId }) => memberId === fahd);
  const before = await tableOfFahd();
  expect(before).toMatchObject({ evenings: 1, wins: 1 });
  await deleteMe(host);
  expect(await app.database.query.selectFrom('games').selectAll().execute()).toEqual([]);
  expect(await tableOfFahd()).toEqual(before);
  const { gang: left } = await owner.call(gangsApi.getGang, { id: gang.id });
  expect(left).toMatchObject({ evenings: 1, lastHere: [fahd], members: [{ name: 'فهد' }] });
  const { items } = await owner.call(gangsApi.listEvenings, { id: gang.id });
  expect(items).toMatchObject([
    {
      counts: true,
      seed: 'K7M4Q9XR',
      winners: [1],
      teams: [
        { name: '', memberIds: [] },
        { name: '', memberIds: [fahd] },
      ],
    },
  ]);
  const stored = await app.database.query.selectFrom('gang_players').select('name').orderBy('name').execute();
  expect(stored.map(({ name }) => name).sort()).toEqual([erasedName, 'فهد'].sort());
});

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

it.skipIf(!onPostgres)(
  'lets two owners who co-host each other’s gang delete their accounts at once [GANG-6]',
  async () => {
    const other = await app.verified();
    const theirs = await createTestGang(other, 'دانة');
    await joinGang(other, owner, gang);
    await joinGang(owner, other, theirs);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const { holding } = await new Promise<{ holding: Promise<void> }>((resolve) => {
      const transaction = app.database.transaction(async (tx) => {
        await tx.selectFrom('gangs').select('id').orderBy('id').forUpdate().execute();
        resolve({ holding: transaction });
        await released;
      });
    });
    const counted = countRuns(app.database);
    const deletions = Promise.all([deleteMe(owner), deleteMe(other)]);
    // Both wait, each at the first gang that it locks.
    await expect.poll(waiting).toBe(2);
    release();
    await Promise.all([holding, deletions]).finally(counted.end);
    // Each ran once: none was ended by the database for a deadlock.
    expect(counted.runs()).toBe(2);
    expect(await app.database.query.selectFrom('gangs').selectAll().execute()).toEqual([]);
  },
);

it.skipIf(!onPostgres)('lets a game of a deleted host end at the same moment [GANG-6]', async () => {
  const { gameId } = await startGangGame(app, owner, gang, [['نورة'], ['فهد']]);
  const counted = countRuns(app.database);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const { ending } = await new Promise<{ ending: Promise<void> }>((resolve) => {
    const transaction = app.database.transaction(async (tx) => {
      await tx.selectFrom('games').select('id').where('id', '=', gameId).forUpdate().execute();
      resolve({ ending: transaction });
      await released;
      await tx.updateTable('gang_evenings').set({ counts: false }).where('game_id', '=', gameId).execute();
    });
  });
  const deletion = deleteMe(owner);
  await expect.poll(waiting).toBe(1);
  release();
  await Promise.all([ending, deletion]).finally(counted.end);
  // Both lock the game before its evening: none was ended by the database for a deadlock.
  expect(counted.runs()).toBe(2);
  expect(await app.database.query.selectFrom('gang_evenings').selectAll().execute()).toEqual([]);
});

/** How many sessions of the database wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(app.database.query);
  return rows.length;
}

/** Counts how often work runs in transactions, repetitions included, until `end`. */
function countRuns(database: Database): { readonly runs: () => number; readonly end: () => void } {
  const transaction = database.transaction.bind(database);
  let runs = 0;
  database.transaction = (work) =>
    transaction((tx) => {
      runs += 1;
      return work(tx);
    });
  return { runs: () => runs, end: () => void Object.assign(database, { transaction }) };
}
