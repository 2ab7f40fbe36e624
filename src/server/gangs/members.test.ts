import './tables.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { gamesApi } from '#shared/games/api.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import { maxGangs, maxMembers } from '#shared/gangs/schema.ts';
import { openCells, sampleSetup } from '#testing/hosted-game.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { createTestGang, joinGang, memberNamed, startGangGame } from '#testing/test-gang.ts';

let app: TestApp;
let host: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  host = await app.verified({ displayName: 'أم سالم' });
});

const namesOf = (gang: { members: readonly { name: string }[] }) => gang.members.map(({ name }) => name);

describe('a gang', () => {
  it('has a name, looks, its host and members in the order of joining [GANG-1]', async () => {
    const gang = await createTestGang(host, 'سالم', 'نورة');
    const { gang: more } = await host.call(gangsApi.addMembers, {
      id: gang.id,
      members: [{ name: 'فهد', isYoung: true }],
    });
    expect(more).toMatchObject({
      name: 'الديوانية',
      role: 'owner',
      evenings: 0,
      lastEveningAt: null,
      publicToken: null,
    });
    expect(more.hosts).toEqual([{ uid: host.user.uid, name: 'أم سالم', isOwner: true, isYou: true }]);
    expect(namesOf(more)).toEqual(['سالم', 'نورة', 'فهد']);
    expect(more.members.map(({ emblem }) => emblem)).toEqual(['falcon', 'pearl', 'dhow']);
    expect(memberNamed(more, 'فهد')).toMatchObject({ isYoung: true, isShown: false, isLinked: false, isYou: false });
    expect(await host.call(gangsApi.getGang, { id: gang.id })).toEqual({ gang: more });
    const { items } = await host.call(gangsApi.listGangs, {});
    expect(items).toMatchObject([{ id: gang.id, members: 3, role: 'owner' }]);
  });

  it('is created once for a repeated call, and a host has no more than the limit [GANG-1]', async () => {
    const key = { 'idempotency-key': 'gang-of-the-host' };
    const create = () => host.call(gangsApi.createGang, { name: 'الأهل', members: [{ name: 'نورة' }] }, key);
    const [one, again] = await Promise.all([create(), create()]);
    expect(again).toEqual(one);
    for (let number = 1; number < maxGangs; number += 1) await createTestGang(host, 'نورة');
    const more = { name: 'واحدة أكثر', members: [{ name: 'نورة' }] };
    expect((await host.errorOf(gangsApi.createGang, more)).code).toBe('gangs/too-many');
    expect(await create()).toEqual(one);
  });

  it('has a member at least: at its creation, and where a host removes one [GANG-1, GANG-3]', async () => {
    for (const input of [{ name: 'الأهل' }, { name: 'الأهل', members: [] }])
      expect(await host.errorOf(gangsApi.createGang, input as never)).toMatchObject({
        status: 400,
        code: 'gangs/members-missing',
        fields: { members: 'gangs/members-missing' },
      });
    const gang = await createTestGang(host, 'نورة', 'فهد');
    const remove = (name: string) => ({ id: gang.id, memberId: memberNamed(gang, name).id });
    // At once: one of them is the last by then.
    const removed = await Promise.allSettled(
      ['نورة', 'فهد'].map((name) => host.call(gangsApi.removeMember, remove(name))),
    );
    expect(removed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { gang: left } = await host.call(gangsApi.getGang, { id: gang.id });
    expect(left.members).toHaveLength(1);
    const last = remove(left.members[0]?.name ?? '');
    expect(await host.errorOf(gangsApi.removeMember, last)).toMatchObject({ status: 409, code: 'gangs/last-member' });
  });

  it('turns its public page on and off, each time with a new address [GANG-1]', async () => {
    const { id } = await createTestGang(host, 'نورة');
    const set = async (isPublic: boolean) =>
      (await host.call(gangsApi.changeGang, { id, isPublic, name: 'الشلّة' })).gang.publicToken;
    const first = await set(true);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await set(true)).toBe(first);
    expect(await set(false)).toBeNull();
    expect(await set(true)).not.toBe(first);
  });
});

describe('a member’s name', () => {
  it('is one that no other member has, however it is written [GANG-1]', async () => {
    const gang = await createTestGang(host, 'أحمد', '⭐');
    const add = (name: string) => host.errorOf(gangsApi.addMembers, { id: gang.id, members: [{ name }] });
    for (const name of ['احمد', ' أَحمد ', '⭐']) expect((await add(name)).code).toBe('gangs/name-taken');
    const { gang: more } = await host.call(gangsApi.addMembers, { id: gang.id, members: [{ name: '🌙' }] });
    const rename = { id: gang.id, memberId: memberNamed(more, '🌙').id };
    expect((await host.errorOf(gangsApi.changeMember, { ...rename, name: 'إحمد' })).code).toBe('gangs/name-taken');
    expect(namesOf((await host.call(gangsApi.changeMember, { ...rename, name: 'قمر' })).gang)).toContain('قمر');
    expect((await host.errorOf(gangsApi.createGang, { name: 'أ', members: [{ name: 'ب' }, { name: 'ب' }] })).code).toBe(
      'gangs/name-taken',
    );
  });

  it('goes to one of two who are added with it at once [GANG-1]', async () => {
    const { id } = await createTestGang(host, 'فهد');
    const added = await Promise.allSettled(
      ['نورة', 'نوره', 'نُورة'].map((name) => host.call(gangsApi.addMembers, { id, members: [{ name }] })),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await host.call(gangsApi.getGang, { id })).gang.members).toHaveLength(2);
  });

  it('stays unique in the database, also for a process with other rules [GANG-1]', async () => {
    const gang = await createTestGang(host, 'نورة', 'فهد');
    const clash = app.database.query
      .updateTable('gang_members')
      .set({ normalized_name: 'نوره' })
      .where('gang_id', '=', gang.id)
      .execute();
    await expect(clash).rejects.toMatchObject({ code: '23505' });
  });

  it('is refused once the gang is full [GANG-1]', async () => {
    const names = Array.from({ length: maxMembers }, (_, number) => `عضو ${number}`);
    const { id } = await createTestGang(host, ...names);
    expect((await host.errorOf(gangsApi.addMembers, { id, members: [{ name: 'واحد أكثر' }] })).code).toBe('gangs/full');
  });
});

describe('members who are added together', () => {
  const named = (...names: readonly string[]) => names.map((name) => ({ name }));

  it('join in the order of the list, with looks that differ [GANG-1]', async () => {
    const { id } = await createTestGang(host, 'نورة');
    const { gang } = await host.call(gangsApi.addMembers, { id, members: named('فهد', 'سارة', 'علي') });
    expect(namesOf(gang)).toEqual(['نورة', 'فهد', 'سارة', 'علي']);
    expect(new Set(gang.members.map(({ emblem }) => emblem)).size).toBe(4);
  });

  it.each([
    ['a name of the gang', ['فهد', 'نوره'], 'members.1.name'],
    ['a name of the list', ['فهد', 'سارة', 'فَهد'], 'members.2.name'],
  ])('are all rejected for %s, with its field [GANG-1]', async (_, names, field) => {
    const { id } = await createTestGang(host, 'نورة');
    const error = await host.errorOf(gangsApi.addMembers, { id, members: named(...names) });
    expect(error).toMatchObject({ status: 409, code: 'gangs/name-taken', fields: { [field]: 'gangs/name-taken' } });
    expect(namesOf((await host.call(gangsApi.getGang, { id })).gang)).toEqual(['نورة']);
  });

  it('fill the gang up to its limit, and are all rejected beyond it [GANG-1]', async () => {
    const { id } = await createTestGang(host, 'نورة');
    const names = Array.from({ length: maxMembers }, (_, number) => `عضو ${number}`);
    const add = { id, members: named(...names) };
    expect((await host.errorOf(gangsApi.addMembers, add)).code).toBe('gangs/full');
    expect((await host.call(gangsApi.getGang, { id })).gang.members).toHaveLength(1);
    const { gang } = await host.call(gangsApi.addMembers, { id, members: named(...names.slice(1)) });
    expect(gang.members).toHaveLength(maxMembers);
  });

  it('are at least one and at most as many as a gang has [GANG-1]', async () => {
    const { id } = await createTestGang(host, 'نورة');
    const names = Array.from({ length: maxMembers + 1 }, (_, number) => `عضو ${number}`);
    for (const members of [[], named(...names)])
      expect(await host.errorOf(gangsApi.addMembers, { id, members })).toMatchObject({ status: 400 });
  });
});

describe('two members that are one person', () => {
  const merge = (id: string, memberId: string, intoId: string) => ({ id, memberId, intoId });

  it('become one with the evenings of both [GANG-4]', async () => {
    const gang = await createTestGang(host, 'نورة', 'نوّار', 'فهد');
    const [from, into] = [memberNamed(gang, 'نوّار'), memberNamed(gang, 'نورة')];
    await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
    app.clock.moveBy(1000);
    await startGangGame(app, host, gang, [['فهد'], ['نوّار']]);
    const { gang: merged } = await host.call(gangsApi.mergeMembers, merge(gang.id, from.id, into.id));
    expect(namesOf(merged)).toEqual(['نورة', 'فهد']);
    const { items } = await host.call(gangsApi.listEvenings, { id: gang.id });
    const fahad = memberNamed(gang, 'فهد').id;
    expect(items.map(({ teams }) => teams.map(({ memberIds }) => memberIds))).toEqual([
      [[fahad], [into.id]],
      [[into.id], [fahad]],
    ]);
  });

  it('play as the one who stays in teams that were drawn before, without the number of that draw [GANG-4]', async () => {
    const gang = await createTestGang(host, 'نوّار', 'نوير', 'نورة', 'فهد');
    const [first, second, stays] = ['نوّار', 'نوير', 'نورة'].map((name) => memberNamed(gang, name).id) as [
      string,
      string,
      string,
    ];
    await host.call(gangsApi.mergeMembers, merge(gang.id, first, second));
    app.clock.moveBy(1000);
    const { gang: merged } = await host.call(gangsApi.mergeMembers, merge(gang.id, second, stays));
    expect(merged.merges).toEqual([second, first].map((id) => ({ id, intoId: stays })));
    const device = await startGangGame(app, host, gang, [['نوّار'], ['فهد']]);
    expect(device.game().pack.teams.map(({ players }) => players)).toEqual([['نورة'], ['فهد']]);
    const { items } = await host.call(gangsApi.listEvenings, { id: gang.id });
    expect(items).toMatchObject([
      { seed: null, teams: [{ memberIds: [stays] }, { memberIds: [memberNamed(gang, 'فهد').id] }] },
    ]);
    await openCells(device, 1);
    const seen = await app.database.query
      .selectFrom('seen_questions')
      .select('user_id')
      .where('user_id', 'in', [first, second, stays])
      .execute();
    expect(seen).toEqual([{ user_id: stays }]);
  });

  it('are in one team where teams from before have both; the game needs others in the other team [GANG-4]', async () => {
    const gang = await createTestGang(host, 'نوّار', 'نورة', 'فهد');
    const [from, into] = [memberNamed(gang, 'نوّار').id, memberNamed(gang, 'نورة').id];
    await host.call(gangsApi.mergeMembers, merge(gang.id, from, into));
    const startWith = (teams: string[][]) => ({ ...sampleSetup(), gang: { id: gang.id, teams, seed: null } });
    expect((await host.errorOf(gamesApi.startGame, startWith([[from], [into]]))).code).toBe('gangs/team-empty');
    const fahad = memberNamed(gang, 'فهد').id;
    const { pack } = await host.call(gamesApi.startGame, startWith([[from, fahad], [into]]));
    expect(pack.teams.map(({ players }) => players)).toEqual([['فهد'], ['نورة']]);
  });

  it('leave no trace of a merge once the one who stays is removed, and show none to a linked member [GANG-4]', async () => {
    const gang = await createTestGang(host, 'نوّار', 'نورة', 'فهد');
    const [from, into] = [memberNamed(gang, 'نوّار').id, memberNamed(gang, 'نورة').id];
    await host.call(gangsApi.mergeMembers, merge(gang.id, from, into));
    const guest = await app.verified({ email: 'fahad@siraj.test' });
    const { token } = await host.call(gangsApi.invite, { id: gang.id, memberId: memberNamed(gang, 'فهد').id });
    expect((await guest.call(gangsApi.acceptInvitation, { token })).gang.merges).toEqual([]);
    const { gang: left } = await host.call(gangsApi.removeMember, { id: gang.id, memberId: into });
    expect(left.merges).toEqual([]);
    expect(await app.database.query.selectFrom('gang_merges').selectAll().execute()).toEqual([]);
  });

  it('can’t have played in one game, nor have two accounts [GANG-4]', async () => {
    const gang = await createTestGang(host, 'نورة', 'فهد');
    const [noura, fahad] = [memberNamed(gang, 'نورة').id, memberNamed(gang, 'فهد').id];
    const errorOf = async (one: string, other: string) =>
      (await host.errorOf(gangsApi.mergeMembers, merge(gang.id, one, other))).code;
    expect(await errorOf(noura, noura)).toBe('gangs/already-linked');
    for (const memberId of [noura, fahad]) {
      const guest = await app.verified({ email: `${memberId}@siraj.test` });
      await joinGang(guest, host, gang, memberId);
    }
    expect(await errorOf(noura, fahad)).toBe('gangs/already-linked');
    const other = await createTestGang(host, 'سالم', 'ريم');
    await startGangGame(app, host, other, [['سالم'], ['ريم']]);
    const [salem, reem] = [memberNamed(other, 'سالم').id, memberNamed(other, 'ريم').id];
    expect((await host.errorOf(gangsApi.mergeMembers, merge(other.id, salem, reem))).code).toBe(
      'gangs/played-together',
    );
    expect(await errorOf(noura, salem)).toBe('gangs/unknown-member');
  });

  it('keep the account of the one that had it, which is asked again for the other name [GANG-4]', async () => {
    const gang = await createTestGang(host, 'نورة', 'نوّار');
    const [from, into] = [memberNamed(gang, 'نوّار').id, memberNamed(gang, 'نورة').id];
    const guest = await app.verified({ email: 'noura@siraj.test' });
    await joinGang(guest, host, gang, from);
    await guest.call(gangsApi.changeMember, { id: gang.id, memberId: from, isShown: true });
    await host.call(gangsApi.mergeMembers, merge(gang.id, from, into));
    const { gang: theirs } = await guest.call(gangsApi.getGang, { id: gang.id });
    expect(theirs.members).toMatchObject([{ id: into, name: 'نورة', isYou: true, isShown: false }]);
  });
});
