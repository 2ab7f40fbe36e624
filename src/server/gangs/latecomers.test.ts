import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import type { Device } from '#testing/hosted-game.ts';
import { openDevice, startHosted } from '#testing/hosted-game.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { createGangSite, joinGang, memberNamed, playOut, startGangGame } from '#testing/test-gang.ts';

let app: TestApp;
let host: TestUser;
let gang: Gang;
let device: Device;
beforeEach(async () => {
  ({ app, host, gang } = await createGangSite('نورة', 'فهد', 'سالم', 'دانة'));
  device = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
});

const idOf = (name: string) => memberNamed(gang, name).id;
const arrival = (name: string, afterSeq = device.game().seq) => ({
  id: gang.id,
  gameId: device.gameId,
  memberId: idOf(name),
  afterSeq,
});
const arrive = (name: string, afterSeq?: number) => host.call(gangsApi.addLatecomer, arrival(name, afterSeq));
const goBack = (name: string) =>
  host.call(gangsApi.removeLatecomer, { id: gang.id, gameId: device.gameId, memberId: idOf(name) });
const attendance = () => host.call(gangsApi.getAttendance, { id: gang.id, gameId: device.gameId });
const seenBy = async (viewer: string) =>
  (
    await app.database.query.selectFrom('seen_questions').select('question_id').where('user_id', '=', viewer).execute()
  ).map(({ question_id }) => question_id);
const questionOf = (cell: number) => device.game().pack.cells[cell]?.question.id ?? '';
/** Opens a cell and closes it, on this device alone. */
function open(cell: number, on = device): void {
  if (on.game().state.phase === 'wheel') on.step({ type: 'wheelStopped' });
  on.step({ type: 'pick', cellId: on.game().pack.cells[cell]?.id ?? '' });
  on.step({ type: 'reveal' });
  on.step({ type: 'award', teamIndex: null });
}
async function openAndSend(cell: number): Promise<void> {
  open(cell);
  await device.send();
}

it('names latecomers to the game’s host, beside its players, until they are removed [LATE-1, RECAP-1]', async () => {
  await openAndSend(0);
  await arrive('سالم');
  app.clock.moveBy(1000);
  await arrive('دانة');
  const played = async () => (await host.call(gangsApi.getGangOfGame, { id: device.gameId })).gang;
  expect((await played())?.latecomers.map(({ name }) => name)).toEqual(['سالم', 'دانة']);
  expect((await played())?.players.map(({ name }) => name).sort()).toEqual(['فهد', 'نورة']);
  await host.call(gangsApi.removeMember, { id: gang.id, memberId: idOf('سالم') });
  expect((await played())?.latecomers.map(({ name }) => name)).toEqual(['دانة']);
});

it('marks what opens from then on as seen by a latecomer, and nothing from before [LATE-1]', async () => {
  await openAndSend(0);
  const salem = idOf('سالم');
  expect(await arrive('سالم')).toEqual({
    players: [idOf('نورة'), idOf('فهد')].sort(),
    latecomers: [salem],
  });
  await openAndSend(1);
  await openAndSend(2);
  expect((await seenBy(salem)).sort()).toEqual([questionOf(1), questionOf(2)].sort());
  expect(await seenBy(idOf('دانة'))).toEqual([]);
});

it('keeps the first arrival where the call is repeated, and leaves players as they are [LATE-1]', async () => {
  await openAndSend(0);
  const seq = device.game().seq;
  await Promise.all([arrive('سالم', seq), arrive('سالم', seq)]);
  await openAndSend(1);
  expect((await arrive('سالم', 0)).latecomers).toEqual([idOf('سالم')]);
  expect(await seenBy(idOf('سالم'))).toEqual([questionOf(1)]);
  expect((await arrive('نورة')).latecomers).toEqual([idOf('سالم')]);
  await openAndSend(2);
  expect(await seenBy(idOf('نورة'))).toHaveLength(3);
});

it('counts steps that were played after the tap and stored before it, once those from before are stored [LATE-2]', async () => {
  open(0);
  const tapped = device.game().seq;
  open(1);
  const early = await host.errorOf(gangsApi.addLatecomer, arrival('سالم', tapped));
  expect(early).toMatchObject({ code: 'games/sequence-gap', params: { seq: 0 } });
  await device.send();
  await arrive('سالم', tapped);
  expect(await seenBy(idOf('سالم'))).toEqual([questionOf(1)]);
  await openAndSend(2);
  expect(await seenBy(idOf('سالم'))).toHaveLength(2);
});

it('takes an arrival from offline also after the end, but none from after it, nor to a game that was given up [LATE-2]', async () => {
  open(0);
  const tapped = device.game().seq;
  await playOut(device, 0, 0);
  const last = device.game().seq;
  expect((await host.errorOf(gangsApi.addLatecomer, arrival('سالم', last))).code).toBe('games/finished');
  expect((await arrive('سالم', tapped)).latecomers).toEqual([idOf('سالم')]);
  device = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
  await app.database.query.updateTable('games').set({ outcome: 'abandoned' }).where('id', '=', device.gameId).execute();
  expect((await host.errorOf(gangsApi.addLatecomer, arrival('سالم'))).code).toBe('games/finished');
});

it('counts what the device of the tap opened on a line that was set aside [LATE-2]', async () => {
  await openAndSend(0);
  const tapped = device.game().seq;
  open(1);
  const other = await openDevice(app, host, device.gameId, 'device-second');
  await other.takeLease(true);
  open(2, other);
  await other.send();
  expect((await device.errorOf()).code).toBe('games/lease-lost');
  await arrive('سالم', tapped);
  expect((await seenBy(idOf('سالم'))).sort()).toEqual([questionOf(1), questionOf(2)].sort());
});

it('takes a slip back: nothing more is seen, and the member may come again [LATE-3]', async () => {
  await arrive('سالم');
  await openAndSend(0);
  expect((await goBack('سالم')).latecomers).toEqual([]);
  await openAndSend(1);
  expect(await seenBy(idOf('سالم'))).toEqual([questionOf(0)]);
  await goBack('سالم');
  // A player isn't a latecomer: taking back changes nothing.
  await goBack('نورة');
  await arrive('سالم');
  await openAndSend(2);
  expect((await seenBy(idOf('سالم'))).sort()).toEqual([questionOf(0), questionOf(2)].sort());
  expect(await seenBy(idOf('نورة'))).toHaveLength(3);
});

it('counts the evening for those in a team at the start alone [LATE-1]', async () => {
  await arrive('سالم');
  await playOut(device, 0);
  const table = await host.call(gangsApi.getTable, { id: gang.id, season: 'all' });
  expect(table.rows.map(({ memberId }) => memberId).sort()).toEqual([idOf('نورة'), idOf('فهد')].sort());
  const { items } = await host.call(gangsApi.listEvenings, { id: gang.id, limit: 10 });
  expect(items.flatMap(({ teams }) => teams.flatMap(({ memberIds }) => memberIds))).not.toContain(idOf('سالم'));
  expect((await host.call(gangsApi.getGang, { id: gang.id })).gang.lastHere).not.toContain(idOf('سالم'));
});

it('is for the host of the game, for members of its gang, and for no other game [LATE-1]', async () => {
  const cohost = await app.verified();
  await joinGang(cohost, host, gang);
  expect((await cohost.errorOf(gangsApi.addLatecomer, arrival('سالم'))).code).toBe('games/not-found');
  const stranger = await app.verified();
  expect((await stranger.errorOf(gangsApi.addLatecomer, arrival('سالم'))).code).toBe('gangs/not-found');
  const foreign = { ...arrival('سالم'), memberId: host.user.uid };
  expect((await host.errorOf(gangsApi.addLatecomer, foreign)).code).toBe('gangs/unknown-member');
  const { gameId } = await startHosted(app, host);
  expect((await host.errorOf(gangsApi.addLatecomer, { ...arrival('سالم'), gameId })).code).toBe('games/not-found');
});

it('forgets an erased latecomer, also in the game in play [LATE-4]', async () => {
  const salem = idOf('سالم');
  await arrive('سالم');
  await openAndSend(0);
  await host.call(gangsApi.removeMember, { id: gang.id, memberId: salem });
  await openAndSend(1);
  expect(await seenBy(salem)).toEqual([]);
  expect((await attendance()).latecomers).toEqual([]);
});

it('moves arrivals to the member who is the same person; who played didn’t come late [LATE-4]', async () => {
  await arrive('سالم');
  await arrive('دانة');
  await host.call(gangsApi.mergeMembers, { id: gang.id, memberId: idOf('سالم'), intoId: idOf('دانة') });
  expect((await attendance()).latecomers).toEqual([idOf('دانة')]);
  await openAndSend(0);
  expect(await seenBy(idOf('دانة'))).toEqual([questionOf(0)]);
  await host.call(gangsApi.mergeMembers, { id: gang.id, memberId: idOf('نورة'), intoId: idOf('دانة') });
  expect(await attendance()).toEqual({ players: [idOf('فهد'), idOf('دانة')].sort(), latecomers: [] });
  await openAndSend(1);
  expect((await seenBy(idOf('دانة'))).sort()).toEqual([questionOf(0), questionOf(1)].sort());
});

it('takes a tap from offline on a member who was merged meanwhile as one on who stays [LATE-2]', async () => {
  await openAndSend(0);
  const late = arrival('دانة');
  await host.call(gangsApi.mergeMembers, { id: gang.id, memberId: idOf('دانة'), intoId: idOf('سالم') });
  expect((await host.call(gangsApi.addLatecomer, late)).latecomers).toEqual([idOf('سالم')]);
  const { id, gameId, memberId } = late;
  expect((await host.call(gangsApi.removeLatecomer, { id, gameId, memberId })).latecomers).toEqual([]);
});

it('exports the games to which the member of an account came late, and forgets them with the account [LATE-4]', async () => {
  const guest = await app.verified();
  await joinGang(guest, host, gang, idOf('سالم'));
  await arrive('سالم');
  expect((await guest.call(accountsApi.exportMe, {}))['gangs']).toMatchObject({
    linked: [{ name: 'سالم', cameLateTo: [{ gameId: device.gameId }] }],
  });
  await guest.call(accountsApi.deleteMe, { password: guest.password });
  await openAndSend(0);
  expect((await attendance()).latecomers).toEqual([]);
  expect(await seenBy(idOf('سالم'))).toEqual([]);
});

it('names the gang in the pack, so that the screen knows whom it may ask [LATE-1]', async () => {
  expect(device.game().pack.gangId).toBe(gang.id);
  expect((await startHosted(app, host)).game().pack.gangId).toBeUndefined();
});
