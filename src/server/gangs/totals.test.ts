import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi, maxCommandsPerCall } from '#shared/games/api.ts';
import { applyCommand } from '#shared/games/log.ts';
import { minMsPerTile } from '#shared/games/scoring.ts';
import type { Game } from '#shared/games/state.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import { eveningOf } from '#shared/gangs/evening.ts';
import type { Evening, Gang } from '#shared/gangs/schema.ts';
import { tableOf } from '#shared/gangs/table.ts';
import { present } from '#shared/kernel/assert.ts';
import { randomIndex, seededRandom, shuffle, type Random } from '#shared/kernel/random.ts';
import { botMove } from '#testing/bot.ts';
import { openDevice, type Device } from '#testing/hosted-game.ts';
import { createTestApp, type TestApp, type TestUser } from '#testing/test-app.ts';
import { createTestGang, joinGang, startGangGame } from '#testing/test-gang.ts';

const day = 24 * 60 * 60 * 1000;
const acts = ['play', 'play', 'play', 'fork', 'fork', 'begin', 'merge', 'merge', 'remove', 'leave', 'delete'] as const;
type Act = (typeof acts)[number];

/** A game as this test remembers it; without a result where it counts for nothing. */
interface Played {
  readonly starter: TestUser;
  readonly evening: Omit<Evening, 'result'> & { readonly result: Evening['result'] | null };
}

/** A gang in play, and what its table has to come from. */
interface Room {
  readonly app: TestApp;
  readonly random: Random;
  readonly host: TestUser;
  /** Each is linked to a member too. */
  readonly cohosts: { readonly user: TestUser; memberId: string }[];
  gang: Gang;
  played: Played[];
}

it('has totals that are the sum of its evenings after undo, adjust, merge, branch choice and deletion in any order [TABLE-1]', async () => {
  const app = await createTestApp();
  await fc.assert(
    fc.asyncProperty(
      fc.string(),
      fc.array(fc.constantFrom(...acts), { minLength: 5, maxLength: 9 }),
      async (seed, wanted) => {
        const room = await openRoom(app, seed);
        for (const act of wanted) {
          await perform(room, act);
          room.gang = (await room.host.call(gangsApi.getGang, { id: room.gang.id })).gang;
          await expectSum(room);
          app.clock.moveBy(randomIndex(room.random, 2 * day));
        }
      },
    ),
    { numRuns: 4, endOnFailure: true },
  );
});

async function expectSum({ host, gang, played }: Room): Promise<void> {
  const evenings = played.flatMap(({ evening: { result, teams, ...evening } }) =>
    result === null ? [] : [{ ...evening, result, teams: teams.map((team) => [...team].sort()) }],
  );
  for (const season of ['all', ...tableOf(evenings, 'all').seasons])
    expect(await host.call(gangsApi.getTable, { id: gang.id, season })).toEqual(tableOf(evenings, season));
  expect(gang.evenings).toBe(evenings.length);
}

async function openRoom(app: TestApp, seed: string): Promise<Room> {
  const host = await rich(app);
  const names = ['نورة', 'فهد', 'سالم', 'ريم', 'دانة', 'علي', 'هدى', 'ناصر'];
  const gang = await createTestGang(host, ...names);
  const cohosts: Room['cohosts'] = [];
  for (const { id: memberId } of gang.members.slice(0, 2)) {
    const user = await rich(app);
    await joinGang(user, host, gang, memberId);
    await joinGang(user, host, gang);
    cohosts.push({ user, memberId });
  }
  // Read again: who is linked by now must not be merged with another who is.
  const { gang: linked } = await host.call(gangsApi.getGang, { id: gang.id });
  return { app, random: seededRandom(seed), host, cohosts, gang: linked, played: [] };
}

/** A user with sessions for many games. */
async function rich(app: TestApp): Promise<TestUser> {
  const user = await app.verified();
  await app.database.transaction((tx) =>
    app.accounts.grantSessions(tx, { userId: user.user.uid, reason: 'admin', sourceId: user.user.uid, sessions: 40 }),
  );
  return user;
}

async function perform(room: Room, act: Act): Promise<void> {
  switch (act) {
    case 'play':
      return play(room);
    case 'fork':
      return fork(room);
    case 'begin':
      await begin(room);
      return;
    case 'merge':
      return merge(room);
    case 'remove':
      return remove(room);
    case 'leave':
    case 'delete':
      return part(room, act);
  }
}

async function begin(room: Room): Promise<{ readonly device: Device; readonly starter: TestUser }> {
  const { app, random, gang, host, cohosts } = room;
  const hosts = [host, ...cohosts.map(({ user }) => user)];
  const starter = present(hosts[randomIndex(random, hosts.length)], 'a host');
  const here = shuffle(gang.members, random).slice(0, 2 + randomIndex(random, gang.members.length - 1));
  const teams = [0, 1].map((team) => here.filter((_, place) => place % 2 === team));
  const at = app.clock.now();
  const device = await startGangGame(
    app,
    starter,
    gang,
    teams.map((team) => team.map(({ name }) => name)),
  );
  const ids = teams.map((team) => team.map(({ id }) => id));
  room.played.push({ starter, evening: { gameId: device.gameId, at, teams: ids, result: null } });
  return { device, starter };
}

/** A whole game of bots, who also undo, redo, object and correct scores. */
async function play(room: Room): Promise<void> {
  const { device } = await begin(room);
  letBotsPlay(room, device, Infinity);
  await send(device, (commands) => device.send(commands));
  record(room, device.gameId, device.game());
}

/** Two devices play on apart; the host keeps one of the lines, which is played to its end. */
async function fork(room: Room): Promise<void> {
  const { app, random } = room;
  const { device: first, starter } = await begin(room);
  // Twice as many don't open and close twelve tiles.
  const steps = () => 1 + randomIndex(random, 15);
  letBotsPlay(room, first, steps());
  await send(first, (commands) => first.send(commands));
  const second = await openDevice(app, starter, first.gameId, 'device-second');
  await second.takeLease(true);
  letBotsPlay(room, first, random() < 0.3 ? Infinity : steps());
  letBotsPlay(room, second, steps());
  await send(second, (commands) => second.send(commands));
  let branchId = '';
  await send(first, async (commands) => {
    const error = await first.errorOf(commands);
    expect(error.code).toBe('games/lease-lost');
    branchId = String(error.params['branchId']);
  });
  const keep = random() < 0.5 ? 'branch' : 'main';
  await starter.call(gamesApi.chooseBranch, { id: first.gameId, branchId, keep });
  const device = keep === 'branch' ? first : second;
  const kept = device.game();
  await device.reload();
  expect(device.game().state).toEqual(kept.state);
  if (kept.state.status !== 'finished') {
    await device.takeLease(true);
    letBotsPlay(room, device, Infinity);
    await send(device, (commands) => device.send(commands));
  }
  record(room, device.gameId, device.game());
}

/** Takes steps of bots on this device alone, or plays to the end; those that the rules reject change nothing. */
function letBotsPlay({ app, random }: Room, device: Device, steps: number): void {
  let taken = 0;
  while (taken < steps && device.game().state.status !== 'finished') {
    const game = device.game();
    const { act, waitMs } = botMove(game, random, app.clock.now());
    // A game that has ended on one device has no branches.
    if (act.type === 'end' && steps < Infinity) continue;
    app.clock.moveBy(waitMs);
    if (!applyCommand(game, { ...act, id: `probe-${taken}`, seq: game.seq + 1, at: app.clock.now() }).ok) continue;
    device.step(act);
    taken += 1;
  }
}

async function send(device: Device, each: (commands: ReturnType<Device['unsent']>) => Promise<unknown>): Promise<void> {
  device.passTime(device.game().pack.cells.length * minMsPerTile);
  const commands = [...device.unsent()];
  for (let first = 0; first < commands.length; first += maxCommandsPerCall)
    await each(commands.slice(first, first + maxCommandsPerCall));
}

/** An evening counts with a third of its tiles. */
function record(room: Room, gameId: string, game: Game): void {
  if (3 * Object.keys(game.state.tiles).length < game.pack.cells.length) return;
  changeEvenings(room, (evening) => (evening.gameId === gameId ? { ...evening, result: eveningOf(game) } : evening));
}

function changeEvenings(room: Room, change: (evening: Played['evening']) => Played['evening']): void {
  room.played = room.played.map(({ starter, evening }) => ({ starter, evening: change(evening) }));
}

/** Puts one member in the place of another; null takes the member out. */
function replaceMember(room: Room, memberId: string, by: string | null): void {
  changeEvenings(room, (evening) => ({
    ...evening,
    teams: evening.teams.map((team) => team.flatMap((id) => (id === memberId ? (by ?? []) : id))),
  }));
}

async function merge(room: Room): Promise<void> {
  const { gang, host, cohosts, random, played } = room;
  const [from, into] = shuffle(gang.members, random);
  if (from === undefined || into === undefined) return;
  const wish = { id: gang.id, memberId: from.id, intoId: into.id };
  const were = (ids: readonly string[]) => [from.id, into.id].every((id) => ids.includes(id));
  if (from.isLinked && into.isLinked) {
    expect((await host.errorOf(gangsApi.mergeMembers, wish)).code).toBe('gangs/already-linked');
  } else if (played.some(({ evening }) => were(evening.teams.flat()))) {
    expect((await host.errorOf(gangsApi.mergeMembers, wish)).code).toBe('gangs/played-together');
  } else {
    await host.call(gangsApi.mergeMembers, wish);
    replaceMember(room, from.id, into.id);
    for (const cohost of cohosts) if (cohost.memberId === from.id) cohost.memberId = into.id;
  }
}

async function remove(room: Room): Promise<void> {
  const { gang, host, random } = room;
  const member = gang.members[randomIndex(random, gang.members.length)];
  if (member === undefined || gang.members.length < 4) return;
  await host.call(gangsApi.removeMember, { id: gang.id, memberId: member.id });
  replaceMember(room, member.id, null);
}

/** A co-host leaves, perhaps with the own member's name, or deletes the account with its games. */
async function part(room: Room, act: 'leave' | 'delete'): Promise<void> {
  const { gang, random } = room;
  const cohost = gang.members.length < 4 ? undefined : room.cohosts.pop();
  if (cohost === undefined) return;
  const { user, memberId } = cohost;
  const isErased = act === 'delete' || random() < 0.5;
  await (act === 'delete'
    ? user.call(accountsApi.deleteMe, { password: user.password })
    : user.call(gangsApi.leaveGang, { id: gang.id, isErased }));
  if (act === 'delete')
    room.played = room.played.filter(({ starter, evening }) => starter !== user || evening.result !== null);
  if (isErased) replaceMember(room, memberId, null);
}
