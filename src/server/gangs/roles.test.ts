import './tables.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { gangsApi } from '#shared/gangs/api.ts';
import { invitationLastsMs, maxHosts, maxInvitations } from '#shared/gangs/schema.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { createGangSite, createTestGang, joinGang, memberNamed } from '#testing/test-gang.ts';

let app: TestApp;
let owner: TestUser;
let gang: Gang;
beforeEach(async () => {
  ({ app, host: owner, gang } = await createGangSite('نورة', 'فهد'));
});

const invited = async (memberId: string | null, by = owner) =>
  (await by.call(gangsApi.invite, { id: gang.id, memberId })).token;
const accept = async (user: TestUser, token: string) => (await user.call(gangsApi.acceptInvitation, { token })).gang;
const joinAs = async (memberId: string | null) => {
  const user = await app.verified();
  await joinGang(user, owner, gang, memberId);
  return user;
};
const idOf = (name: string) => memberNamed(gang, name).id;
const readGang = async (user = owner) => (await user.call(gangsApi.getGang, { id: gang.id })).gang;

describe('an invitation', () => {
  it('says what it is for, and makes its user a co-host or a member [GANG-2]', async () => {
    const [host, guest] = [await app.verified({ displayName: 'بو سالم' }), await app.verified()];
    const forHost = await invited(null);
    const { id, name, emblem, color } = gang;
    expect(await host.call(gangsApi.readInvitation, { token: forHost })).toEqual({
      gang: { id, name, emblem, color },
      member: null,
    });
    expect((await accept(host, forHost)).hosts).toMatchObject([
      { uid: owner.user.uid, isOwner: true, isYou: false },
      { uid: host.user.uid, name: 'بو سالم', isOwner: false, isYou: true },
    ]);
    const forMember = await invited(idOf('نورة'), host);
    expect(await guest.call(gangsApi.readInvitation, { token: forMember })).toMatchObject({
      member: { id: idOf('نورة'), name: 'نورة' },
    });
    const seen = await accept(guest, forMember);
    expect(seen).toMatchObject({ role: 'member', publicToken: null });
    expect(memberNamed(seen, 'نورة')).toMatchObject({ isYou: true, isLinked: true });
    expect((await guest.call(gangsApi.listGangs, {})).items).toMatchObject([{ id: gang.id, role: 'member' }]);
  });

  it('is good once: a repeated call finds the gang, and another user nothing [GANG-2]', async () => {
    const [one, other] = [await app.verified(), await app.verified()];
    const token = await invited(null);
    const both = await Promise.allSettled([accept(one, token), accept(other, token)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readGang()).hosts).toHaveLength(2);
    const [first, second] = both[0].status === 'fulfilled' ? [one, other] : [other, one];
    expect((await accept(first, token)).role).toBe('host');
    expect((await second.errorOf(gangsApi.acceptInvitation, { token })).code).toBe('gangs/invitation-gone');
    expect((await second.errorOf(gangsApi.readInvitation, { token })).code).toBe('gangs/invitation-gone');
    expect((await second.errorOf(gangsApi.getGang, { id: gang.id })).code).toBe('gangs/not-found');
  });

  it('ends after a week, with its member, with its host, and with newer ones [GANG-2]', async () => {
    const guest = await app.verified();
    const isGone = async (token: string) => (await guest.errorOf(gangsApi.acceptInvitation, { token })).code;
    const late = await invited(null);
    app.clock.moveBy(invitationLastsMs);
    expect(await isGone(late)).toBe('gangs/invitation-gone');
    const forMember = await invited(idOf('فهد'));
    await owner.call(gangsApi.removeMember, { id: gang.id, memberId: idOf('فهد') });
    expect(await isGone(forMember)).toBe('gangs/invitation-gone');
    const host = await joinAs(null);
    const byHost = await invited(null, host);
    await owner.call(gangsApi.removeHost, { id: gang.id, uid: host.user.uid });
    expect(await isGone(byHost)).toBe('gangs/invitation-gone');
    const oldest = await invited(null);
    for (let number = 0; number < maxInvitations; number += 1) {
      app.clock.moveBy(1);
      await invited(null);
    }
    expect(await isGone(oldest)).toBe('gangs/invitation-gone');
    expect(await isGone('a'.repeat(43))).toBe('gangs/invitation-gone');
  });

  it('makes no second host or member of one account, and no host too many [GANG-2]', async () => {
    const guest = await joinAs(idOf('نورة'));
    const errorOf = async (user: TestUser, token: string) =>
      (await user.errorOf(gangsApi.acceptInvitation, { token })).code;
    expect(await errorOf(guest, await invited(idOf('فهد')))).toBe('gangs/already-linked');
    expect(await errorOf(owner, await invited(null))).toBe('gangs/already-linked');
    expect((await owner.errorOf(gangsApi.invite, { id: gang.id, memberId: idOf('نورة') })).code).toBe(
      'gangs/already-linked',
    );
    const spare = await invited(null);
    for (let hosts = 1; hosts < maxHosts; hosts += 1) await joinAs(null);
    expect(await errorOf(guest, spare)).toBe('gangs/too-many-hosts');
    expect((await owner.errorOf(gangsApi.invite, { id: gang.id, memberId: null })).code).toBe('gangs/too-many-hosts');
  });

  it('is stored as a hash alone [GANG-2]', async () => {
    const token = await invited(null);
    const rows = await app.database.query.selectFrom('gang_invitations').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a co-host', () => {
  it('does all but deleting the gang and removing hosts [GANG-2]', async () => {
    const host = await joinAs(null);
    await host.call(gangsApi.changeGang, { id: gang.id, name: 'الجديدة', isPublic: true });
    await host.call(gangsApi.addMembers, { id: gang.id, members: [{ name: 'سالم' }] });
    await host.call(gangsApi.removeMember, { id: gang.id, memberId: idOf('فهد') });
    const seen = await readGang(host);
    expect(seen).toMatchObject({ name: 'الجديدة', role: 'host' });
    expect(seen.publicToken).not.toBeNull();
    for (const error of [
      await host.errorOf(gangsApi.deleteGang, { id: gang.id }),
      await host.errorOf(gangsApi.removeHost, { id: gang.id, uid: owner.user.uid }),
    ])
      expect(error).toMatchObject({ status: 403, code: 'gangs/owner-only' });
    const { gang: left } = await owner.call(gangsApi.removeHost, { id: gang.id, uid: host.user.uid });
    expect(left.hosts).toHaveLength(1);
    expect((await host.errorOf(gangsApi.getGang, { id: gang.id })).code).toBe('gangs/not-found');
  });

  it('leaves, and the owner can’t [GANG-2]', async () => {
    const host = await joinAs(null);
    await host.call(gangsApi.leaveGang, { id: gang.id, isErased: false });
    expect((await host.errorOf(gangsApi.getGang, { id: gang.id })).code).toBe('gangs/not-found');
    expect((await owner.errorOf(gangsApi.leaveGang, { id: gang.id, isErased: true })).code).toBe('gangs/owner-only');
  });
});

describe('a linked member', () => {
  it('reads, leaves, and changes nothing but the own consent [GANG-2]', async () => {
    const guest = await joinAs(idOf('نورة'));
    const { id } = gang;
    const own = { id, memberId: idOf('نورة') };
    for (const error of [
      await guest.errorOf(gangsApi.changeGang, { id, name: 'أخرى' }),
      await guest.errorOf(gangsApi.addMembers, { id, members: [{ name: 'سالم' }] }),
      await guest.errorOf(gangsApi.changeMember, { ...own, name: 'نور' }),
      await guest.errorOf(gangsApi.changeMember, { id, memberId: idOf('فهد'), isShown: true }),
      await guest.errorOf(gangsApi.removeMember, own),
      await guest.errorOf(gangsApi.invite, { id, memberId: null }),
    ])
      expect(error).toMatchObject({ status: 403, code: 'gangs/hosts-only' });
    const { gang: shown } = await guest.call(gangsApi.changeMember, { ...own, isShown: true });
    expect(memberNamed(shown, 'نورة').isShown).toBe(true);
    await guest.call(gangsApi.leaveGang, { id, isErased: false });
    expect(memberNamed(await readGang(), 'نورة')).toMatchObject({ isLinked: false, isShown: false });
    expect((await guest.errorOf(gangsApi.getGang, { id })).code).toBe('gangs/not-found');
  });

  it('alone consents to the name on the public page; hosts do for the others [GANG-2]', async () => {
    const show = (memberId: string) => ({ id: gang.id, memberId, isShown: true });
    await owner.call(gangsApi.changeMember, show(idOf('فهد')));
    const token = await invited(idOf('فهد'));
    const guest = await app.verified();
    expect(memberNamed(await accept(guest, token), 'فهد').isShown).toBe(false);
    expect((await owner.errorOf(gangsApi.changeMember, show(idOf('فهد')))).code).toBe('gangs/consent-of-member');
    await owner.call(gangsApi.changeMember, { id: gang.id, memberId: idOf('فهد'), name: 'فهّود' });
    await owner.call(gangsApi.changeMember, show(idOf('نورة')));
    await guest.call(gangsApi.changeMember, show(idOf('فهد')));
    expect((await readGang()).members.map(({ isShown }) => isShown)).toEqual([true, true]);
    // It was for one name: under another one that a host gives, the person is asked again.
    await owner.call(gangsApi.changeMember, { id: gang.id, memberId: idOf('فهد'), name: 'فهد' });
    expect((await readGang()).members.map(({ isShown }) => isShown)).toEqual([true, false]);
  });
});

it('shows a stranger no gang, whatever they ask of it [GANG-2]', async () => {
  const stranger = await app.verified();
  const { id } = gang;
  const memberId = idOf('نورة');
  for (const error of [
    await stranger.errorOf(gangsApi.getGang, { id }),
    await stranger.errorOf(gangsApi.listEvenings, { id }),
    await stranger.errorOf(gangsApi.changeMember, { id, memberId, isShown: true }),
    await stranger.errorOf(gangsApi.mergeMembers, { id, memberId, intoId: memberId }),
    await stranger.errorOf(gangsApi.leaveGang, { id, isErased: true }),
    await stranger.errorOf(gangsApi.getGang, { id: memberId }),
  ])
    expect(error).toMatchObject({ status: 404, code: 'gangs/not-found' });
  expect((await stranger.call(gangsApi.listGangs, {})).items).toEqual([]);
  const own = await createTestGang(stranger, 'غريب');
  expect((await stranger.errorOf(gangsApi.removeMember, { id: own.id, memberId })).code).toBe('gangs/unknown-member');
  expect(await readGang()).toEqual(gang);
});
