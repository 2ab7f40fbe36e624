import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { tileValues } from '#shared/questions/schema.ts';
import { openCells, openDevice, startHosted, type Device } from '#testing/hosted-game.ts';
import { sampleCategoryIds, sampleQuestionsPerValue } from '#testing/sample-content.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { createGangSite, createTestGang, joinGang, memberNamed, playOut, startGangGame } from '#testing/test-gang.ts';

let app: TestApp;
let host: TestUser;
let gang: Gang;
beforeEach(async () => {
  ({ app, host, gang } = await createGangSite('نورة', 'فهد', 'سالم', 'ريم'));
});

const idOf = (name: string) => memberNamed(gang, name).id;
const seenBy = async (viewer: string) =>
  (
    await app.database.query
      .selectFrom('seen_questions')
      .select('question_id')
      .where('user_id', '=', viewer)
      .orderBy('question_id')
      .execute()
  ).map(({ question_id }) => question_id);
/** Fresh short games that the first category has left for members. */
async function freshFor(...names: readonly string[]): Promise<number | undefined> {
  const { items } = await host.call(gangsApi.listCategories, { id: gang.id, memberIds: names.map(idOf) });
  return items.find(({ id }) => id === sampleCategoryIds[0])?.gamesLeft?.short;
}

it('marks what a game opens as seen by each member in a team and by the host, and by none who stayed away [SEEN-2]', async () => {
  const device = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
  await openCells(device, 3);
  const opened = device
    .game()
    .pack.cells.slice(0, 3)
    .map(({ question }) => question.id)
    .sort();
  for (const viewer of [idOf('نورة'), idOf('فهد'), host.user.uid]) expect(await seenBy(viewer)).toEqual(opened);
  expect(await seenBy(idOf('سالم'))).toEqual([]);
});

it('counts the fresh games left for those who are here tonight, and deals them none that one has seen [SEEN-1, SEEN-2]', async () => {
  const whole = sampleQuestionsPerValue;
  const first = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
  await playOut(first, 0, 11);
  expect(await freshFor('سالم')).toBe(whole);
  expect(await freshFor('نورة')).toBe(whole - 1);
  expect(await freshFor('نورة', 'سالم')).toBe(whole - 1);
  const second = await startGangGame(app, host, gang, [['سالم'], ['ريم']]);
  await playOut(second, 0, 11);
  const third = await startGangGame(app, host, gang, [['سالم'], ['نورة']]);
  const known = new Set([...(await seenBy(idOf('سالم'))), ...(await seenBy(idOf('نورة')))]);
  for (const { question } of third.game().pack.cells) expect(known).not.toContain(question.id);
  // The host was there each time.
  const seenOf = (value: number) =>
    [...known].filter((id) => id.startsWith(`${sampleCategoryIds[0]}-${value}-`)).length;
  expect((await host.call(questionsApi.listCategories, {})).items[0]?.gamesLeft?.short).toBe(
    whole - Math.max(...tileValues.map(seenOf)),
  );
});

it('deals none of what a co-host’s game in play has in store for the same gang [SEEN-1]', async () => {
  const cohost = await app.verified();
  await joinGang(cohost, host, gang);
  const idsOf = ({ game }: Device) => game().pack.cells.flatMap(({ question, reserve }) => [question.id, reserve.id]);
  const dealt = idsOf(await startGangGame(app, cohost, gang, [['نورة'], ['فهد']]));
  for (let games = 0; games < 3; games += 1)
    for (const id of idsOf(await startGangGame(app, host, gang, [['نورة'], ['فهد']]))) expect(dealt).not.toContain(id);
});

it('leaves no trace of what an erased member has seen, also of a game in play, and merges what two have [SEEN-3]', async () => {
  const device = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
  await openCells(device, 2);
  const noura = idOf('نورة');
  await host.call(gangsApi.mergeMembers, { id: gang.id, memberId: idOf('فهد'), intoId: idOf('سالم') });
  expect(await seenBy(idOf('فهد'))).toEqual([]);
  expect(await seenBy(idOf('سالم'))).toHaveLength(2);
  await host.call(gangsApi.removeMember, { id: gang.id, memberId: noura });
  await device.play({ type: 'pick', cellId: device.game().pack.cells[2]?.id ?? '' });
  expect(await seenBy(noura)).toEqual([]);
  expect(await seenBy(idOf('سالم'))).toHaveLength(3);
});

it('gives a new gang what its host has seen, if wished [SEEN-3]', async () => {
  const device = await startHosted(app, host);
  await openCells(device, 3);
  const names = ['دانة', 'ناصر'].map((name) => ({ name }));
  for (const bringsSeen of [true, false]) {
    const { gang: made } = await host.call(gangsApi.createGang, { name: 'الديوانية', members: names, bringsSeen });
    for (const { id } of made.members) expect(await seenBy(id)).toHaveLength(bringsSeen ? 3 : 0);
  }
});

describe('what the host of a first gang has seen, if wished', () => {
  const create = async (bringsSeen: boolean) =>
    (await host.call(gangsApi.createGang, { name: 'بيت بو خالد', members: [{ name: 'دانة' }], bringsSeen })).gang;
  const add = async (to: Gang, name: string, by: TestUser = host) => {
    const { gang: more } = await by.call(gangsApi.addMembers, { id: to.id, members: [{ name }] });
    return { gang: more, id: memberNamed(more, name).id };
  };
  beforeEach(async () => {
    const device = await startHosted(app, host);
    await openCells(device, 3);
  });

  it('has been seen by all who join before the first evening has ended, also by a latecomer, and by none later [SEEN-3]', async () => {
    let { gang: made, id } = await add(await create(true), 'ناصر');
    expect(await seenBy(id)).toHaveLength(3);
    // A game that doesn't count is no evening.
    app.clock.moveBy(1000);
    await playOut(await startGangGame(app, host, made, [['دانة'], ['ناصر']]), 0, 1);
    ({ gang: made, id } = await add(made, 'هدى'));
    expect(await seenBy(id)).toHaveLength(3);
    const evening = await startGangGame(app, host, made, [['دانة'], ['ناصر']]);
    await openCells(evening, 8);
    ({ gang: made, id } = await add(made, 'علي'));
    // What the evening opened before is not among it: a latecomer hasn't seen that.
    expect(await seenBy(id)).toHaveLength(3);
    evening.step({ type: 'end' });
    await evening.play({ type: 'finish' });
    ({ id } = await add(made, 'لولوة'));
    expect(await seenBy(id)).toEqual([]);
  });

  it('is also what the host saw as a member of another’s gang, while the two are linked [SEEN-3, SEEN-4]', async () => {
    const owner = await app.verified();
    const other = await createTestGang(owner, 'أبو خالد', 'علي');
    await joinGang(host, owner, other, memberNamed(other, 'أبو خالد').id);
    const asMember = await startGangGame(app, owner, other, [['أبو خالد'], ['علي']]);
    await openCells(asMember, 4);
    const seen = [...(await seenBy(host.user.uid)), ...(await seenBy(memberNamed(other, 'أبو خالد').id))];
    expect(new Set(seen).size).toBeGreaterThan(4);
    const made = await create(true);
    // What comes after the gang was made is no past that it was begun with.
    app.clock.moveBy(1000);
    await openCells(await startGangGame(app, owner, other, [['أبو خالد'], ['علي']]), 2);
    const expected = [...new Set(seen)].sort();
    expect(await seenBy(memberNamed(made, 'دانة').id)).toEqual(expected);
    expect(await seenBy((await add(made, 'ناصر')).id)).toEqual(expected);
    await host.call(gangsApi.leaveGang, { id: other.id, isErased: false });
    expect(await seenBy((await add(made, 'هدى')).id)).toEqual(expected);
  });

  it('has been seen by none who join where it wasn’t wished [SEEN-3]', async () => {
    const { id } = await add(await create(false), 'ناصر');
    expect(await seenBy(id)).toEqual([]);
  });

  it('is the owner’s, also where a co-host adds someone, and not that of a later owner [SEEN-3]', async () => {
    const cohost = await app.verified();
    const made = await create(true);
    await joinGang(cohost, host, made);
    await openCells(await startHosted(app, cohost), 1);
    expect(await seenBy((await add(made, 'ناصر', cohost)).id)).toEqual(await seenBy(host.user.uid));
    await host.call(accountsApi.deleteMe, { password: host.password });
    expect(await seenBy((await add(made, 'هدى', cohost)).id)).toEqual([]);
  });
});

describe('a linked account and its member', () => {
  let guest: TestUser;
  beforeEach(async () => {
    guest = await app.verified();
    await link(gang, 'نورة');
  });
  const link = (to: Gang, name: string) => joinGang(guest, host, to, memberNamed(to, name).id);
  const own = async () => (await guest.call(questionsApi.listCategories, {})).items[0]?.gamesLeft?.short;
  const playOwn = async () => {
    const device = await startHosted(app, guest);
    await openCells(device, 11);
  };
  const playGang = async () => playOut(await startGangGame(app, host, gang, [['نورة'], ['فهد']]), 0, 11);
  const whole = sampleQuestionsPerValue;

  it('are one person: what either has seen is fresh for none of the two [SEEN-4]', async () => {
    await playOwn();
    expect(await freshFor('نورة')).toBe(whole - 1);
    expect(await freshFor('نورة', 'فهد')).toBe(whole - 1);
    expect(await freshFor('فهد')).toBe(whole);
    await playGang();
    expect(await own()).toBe(whole - 2);
    expect(await freshFor('نورة')).toBe(whole - 2);
    const known = new Set([...(await seenBy(guest.user.uid)), ...(await seenBy(idOf('نورة')))]);
    const dealtTo = async (device: Promise<Device>) => (await device).game().pack.cells.map((cell) => cell.question.id);
    for (const id of await dealtTo(startHosted(app, guest))) expect(known).not.toContain(id);
    for (const id of await dealtTo(startGangGame(app, host, gang, [['نورة'], ['ريم']])))
      expect(known).not.toContain(id);
  });

  it('are one person in every gang that the account is linked in [SEEN-4]', async () => {
    const other = await createTestGang(host, 'نوير', 'علي');
    await link(other, 'نوير');
    await playGang();
    const memberIds = [memberNamed(other, 'نوير').id];
    const { items } = await host.call(gangsApi.listCategories, { id: other.id, memberIds });
    expect(items[0]?.gamesLeft?.short).toBe(whole - 1);
  });

  it('part so that the account keeps what both have seen, and the gang nothing of the account’s [SEEN-4]', async () => {
    await playOwn();
    await playGang();
    await guest.call(gangsApi.leaveGang, { id: gang.id, isErased: false });
    expect(await own()).toBe(whole - 2);
    expect(await freshFor('نورة')).toBe(whole - 1);
  });

  it('part likewise where a host removes the member, or deletes the gang [SEEN-4]', async () => {
    await playGang();
    await host.call(gangsApi.removeMember, { id: gang.id, memberId: idOf('نورة') });
    expect(await own()).toBe(whole - 1);
    expect(await seenBy(idOf('نورة'))).toEqual([]);
  });

  it('leave nothing behind once the account is deleted [SEEN-3, SEEN-4]', async () => {
    await playOwn();
    await playGang();
    await guest.call(accountsApi.deleteMe, { password: guest.password });
    for (const viewer of [guest.user.uid, idOf('نورة')]) expect(await seenBy(viewer)).toEqual([]);
  });
});

describe('the time at which a question was seen', () => {
  const day = 24 * 60 * 60 * 1000;
  const seenAt = async (viewer: string) =>
    new Map(
      (
        await app.database.query
          .selectFrom('seen_questions')
          .select(['question_id', 'seen_at'])
          .where('user_id', '=', viewer)
          .execute()
      ).map(({ question_id, seen_at }) => [question_id, seen_at.getTime()]),
    );
  const questionOf = (device: Device, cell: number) => device.game().pack.cells[cell]?.question.id ?? '';
  /** Opens a cell on this device alone; returns when. */
  function open(device: Device, cell: number): number {
    if (device.game().state.phase === 'wheel') device.step({ type: 'wheelStopped' });
    const { at } = device.step({ type: 'pick', cellId: device.game().pack.cells[cell]?.id ?? '' });
    device.passTime(1000);
    device.step({ type: 'reveal' });
    device.step({ type: 'award', teamIndex: null });
    return at;
  }

  it('is that of the step that opened it, for an evening from offline which arrives after the next one [SEEN-2]', async () => {
    const offline = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
    const first = [open(offline, 0), open(offline, 1)];
    app.clock.moveBy(day);
    const next = await startGangGame(app, host, gang, [['نورة'], ['ريم']]);
    const later = open(next, 0);
    await next.send();
    app.clock.moveBy(day);
    await offline.send();
    const expected = [
      [questionOf(offline, 0), first[0]],
      [questionOf(offline, 1), first[1]],
      [questionOf(next, 0), later],
    ] as const;
    for (const viewer of [idOf('نورة'), host.user.uid]) expect(await seenAt(viewer)).toEqual(new Map(expected));
    expect(await seenAt(idOf('فهد'))).toEqual(new Map(expected.slice(0, 2)));
  });

  it('is that of its step also for a latecomer, and for a line that was set aside [SEEN-2, LATE-2]', async () => {
    const device = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
    await device.play({ type: 'wheelStopped' });
    const aside = open(device, 0);
    app.clock.moveBy(day);
    const other = await openDevice(app, host, device.gameId, 'device-second');
    await other.takeLease(true);
    const kept = open(other, 1);
    await other.send();
    app.clock.moveBy(day);
    expect((await device.errorOf()).code).toBe('games/lease-lost');
    const arrival = { id: gang.id, gameId: device.gameId, memberId: idOf('سالم'), afterSeq: 1 };
    await host.call(gangsApi.addLatecomer, arrival);
    const expected = new Map([
      [questionOf(device, 0), aside],
      [questionOf(device, 1), kept],
    ]);
    for (const name of ['نورة', 'سالم']) expect(await seenAt(idOf(name))).toEqual(expected);
  });

  it('is the later one of a question that two lines opened, in whatever order they arrive [SEEN-2]', async () => {
    const device = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
    await device.play({ type: 'wheelStopped' });
    open(device, 0);
    app.clock.moveBy(day);
    const other = await openDevice(app, host, device.gameId, 'device-second');
    await other.takeLease(true);
    const later = open(other, 0);
    await other.send();
    expect((await device.errorOf()).code).toBe('games/lease-lost');
    await host.call(gangsApi.addLatecomer, {
      id: gang.id,
      gameId: device.gameId,
      memberId: idOf('سالم'),
      afterSeq: 1,
    });
    for (const name of ['نورة', 'سالم']) expect((await seenAt(idOf(name))).get(questionOf(device, 0))).toBe(later);
  });

  it('is neither before the start of the game nor in the future, whatever the clock of the device says [SEEN-2]', async () => {
    const startedAt = app.clock.now();
    const device = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
    app.clock.moveBy(1000);
    open(device, 0);
    const early = device.unsent().map((command) => ({ ...command, at: startedAt - 30 * day }));
    await device.send(early);
    expect(await seenAt(idOf('نورة'))).toEqual(new Map([[questionOf(device, 0), startedAt]]));
    open(device, 1);
    const ahead = device.unsent().filter(({ seq }) => seq > early.length);
    const now = app.clock.now();
    await device.send(ahead.map((command) => ({ ...command, at: now + 30_000 })));
    expect((await seenAt(idOf('نورة'))).get(questionOf(device, 1))).toBe(now);
  });
});

it('tells the fresh games of a gang to its hosts alone, and of its members alone [SEEN-2]', async () => {
  const stranger = await app.verified();
  const memberIds = [idOf('نورة')];
  expect((await stranger.errorOf(gangsApi.listCategories, { id: gang.id, memberIds })).code).toBe('gangs/not-found');
  const foreign = { id: gang.id, memberIds: [host.user.uid] };
  expect((await host.errorOf(gangsApi.listCategories, foreign)).code).toBe('gangs/unknown-member');
});
