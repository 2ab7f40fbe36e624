import './tables.ts';
import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import { erasedName } from '#shared/gangs/schema.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { createTestGang, memberNamed, startGangGame } from '#testing/test-gang.ts';

let app: TestApp;
let owner: TestUser;
let gang: Gang;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.verified({ displayName: 'أم سالم' });
  gang = await createTestGang(owner, 'نورة', 'فهد');
});

const deleteMe = (user: TestUser) => user.call(accountsApi.deleteMe, { password: user.password });
const joinAs = async (memberId: string | null) => {
  const user = await app.verified();
  const { token } = await owner.call(gangsApi.invite, { id: gang.id, memberId });
  await user.call(gangsApi.acceptInvitation, { token });
  return user;
};

it('exports the gangs of an account: own ones with their members, hosted ones, and linked members [GANG-6]', async () => {
  const host = await joinAs(null);
  const guest = await joinAs(memberNamed(gang, 'نورة').id);
  const { gangs } = await owner.call(accountsApi.exportMe, {});
  expect(gangs).toMatchObject({
    owned: [{ id: gang.id, name: 'الديوانية', members: [{ name: 'نورة', isYoung: false }, { name: 'فهد' }] }],
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

it('removes a deleted co-host with the invitations made as one, and the evenings of the games started [GANG-6]', async () => {
  const host = await joinAs(null);
  await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
  await host.call(gangsApi.invite, { id: gang.id, memberId: null });
  await deleteMe(host);
  const { gang: left } = await owner.call(gangsApi.getGang, { id: gang.id });
  expect(left.hosts).toHaveLength(1);
  expect((await owner.call(gangsApi.listEvenings, { id: gang.id })).items).toEqual([]);
  const invitations = await app.database.query.selectFrom('gang_invitations').selectAll().execute();
  expect(invitations).toEqual([]);
});
