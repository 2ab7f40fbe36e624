import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import { erasedName } from '#shared/gangs/schema.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { changesLost } from '#server/platform/live/index.ts';
import { sourceOf } from '#server/questions/index.ts';
import { openDevice, sampleSetup, type Device } from '#testing/hosted-game.ts';
import { forgetBank, sampleContentOf } from '#testing/sample-content.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { createTestGang, joinGang, memberNamed, playOut, startGangGame } from '#testing/test-gang.ts';

const content = sourceOf(sampleContentOf('text'));
const named = 'نورة المطلوبة';
let app: TestApp;
let host: TestUser;
let gang: Gang;
beforeEach(async () => {
  app = await createTestApp({ content });
  host = await app.verified();
  gang = await createTestGang(host, named, 'فهد', 'سالم');
});
// The next file of the worker finds the samples as they were.
afterAll(() => forgetBank(app.database));

/** Every table as text, to look for a name. */
async function tablesWith(name: string): Promise<string[]> {
  const { rows: tables } = await sql<{ table: string }>`
    select tablename as table from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by tablename
  `.execute(app.database.query);
  const found: string[] = [];
  for (const { table } of tables) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from ${sql.table(table)} as one where one::text like ${`%${name}%`}) as found
    `.execute(app.database.query);
    if (rows[0]?.found === true) found.push(table);
  }
  return found;
}

/** Plays on another process, where the member is erased by this one. */
async function eraseBesideGame(): Promise<{ beside: TestApp; device: Device }> {
  const beside = await createTestApp({ content }, app);
  const there = beside.visitor();
  for (const [name, value] of host.cookies) there.cookies.set(name, value);
  const { gameId } = await startGangGame(app, host, gang, [[named], ['فهد']]);
  const device = await openDevice(beside, there, gameId, 'device-first');
  await device.play({ type: 'wheelStopped' });
  await host.call(gangsApi.removeMember, { id: gang.id, memberId: memberNamed(gang, named).id });
  return { beside, device };
}

/** Asks the member in a game, on both lines of it. */
async function playWithBranch(): Promise<{ first: Device; second: Device }> {
  const first = await startGangGame(app, host, gang, [[named, 'سالم'], ['فهد']]);
  await first.play({ type: 'wheelStopped' });
  const ask = (device: Device, cell: number) => {
    const { pack, state } = device.game();
    const [own, other] = state.currentTeamIndex === 0 ? [named, 'فهد'] : ['فهد', named];
    device.step({ type: 'pick', cellId: pack.cells[cell]?.id ?? '' });
    device.step({ type: 'useLifeline', lifeline: 'askTeammate', teammate: own });
    device.step({ type: 'endConsultation' });
    device.step({
      type: 'queueLifeline',
      lifeline: 'askTeammate',
      teamIndex: 1 - state.currentTeamIndex,
      teammate: other,
    });
  };
  const second = await openDevice(app, host, first.gameId, 'device-second');
  ask(first, 0);
  await second.takeLease(true);
  ask(second, 5);
  await second.send();
  expect((await first.errorOf()).code).toBe('games/lease-lost');
  return { first, second };
}

describe('erasing a member', () => {
  it('removes the name from the gang, and from packs and logs on every line [GANG-3]', async () => {
    await playWithBranch();
    expect(await tablesWith(named)).toEqual(['game_commands', 'game_packs', 'gang_members', 'gang_players']);
    await host.call(gangsApi.removeMember, { id: gang.id, memberId: memberNamed(gang, named).id });
    expect(await tablesWith(named)).toEqual([]);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from game_commands where payload ->> 'teammate' = ${erasedName}
    `.execute(app.database.query);
    expect(rows[0]?.count).toBe(2);
  });

  it('leaves games that replay and continue, with all points [GANG-3]', async () => {
    const { second } = await playWithBranch();
    const before = second.game();
    await host.call(gangsApi.removeMember, { id: gang.id, memberId: memberNamed(gang, named).id });
    const { pack, commands, branches } = await host.call(gamesApi.getGame, { id: second.gameId, rulesVersion });
    expect(pack.teams.map(({ players }) => players)).toEqual([[erasedName, 'سالم'], ['فهد']]);
    expect(commands.map(({ id }) => id)).toHaveLength(before.seq);
    expect(branches).toHaveLength(1);
    await second.reload();
    expect(second.game().state).toMatchObject({ scores: before.state.scores, phase: before.state.phase });
    await second.play({ type: 'reveal' });
    await second.play({ type: 'award', teamIndex: second.game().state.currentTeamIndex });
    const third = await openDevice(app, host, second.gameId, 'device-third');
    expect(third.game().state.scores).toEqual(second.game().state.scores);
    expect(
      await host.call(gamesApi.chooseBranch, {
        id: second.gameId,
        branchId: branches[0]?.id ?? '',
        keep: 'branch',
      }),
    ).toMatchObject({ game: { teams: [{ players: [erasedName, 'سالم'] }, { players: ['فهد'] }] } });
  });

  it('reaches the copies that processes keep in memory [GANG-3]', async () => {
    const device = await startGangGame(app, host, gang, [[named], ['فهد']]);
    await device.play({ type: 'wheelStopped' });
    await host.call(gangsApi.removeMember, { id: gang.id, memberId: memberNamed(gang, named).id });
    device.step({ type: 'pick', cellId: device.game().pack.cells[0]?.id ?? '' });
    const { game } = await device.send();
    expect(game.teams.map(({ players }) => players)).toEqual([[erasedName], ['فهد']]);
    const { items } = await host.call(gamesApi.listGames, {});
    expect(items[0]?.teams[0]?.players).toEqual([erasedName]);
  });

  it('reaches other processes, and what a device that doesn’t know of it sends later [GANG-3]', async () => {
    const { beside, device } = await eraseBesideGame();
    // What Redis would bring there.
    beside.live.changedHere(`names-of-game/${device.gameId}`);
    const waiting = 1 - device.game().state.currentTeamIndex;
    device.step({ type: 'queueLifeline', lifeline: 'askTeammate', teamIndex: waiting, teammate: named });
    const { game } = await device.send();
    expect(game.teams.map(({ players }) => players)).toEqual([[erasedName], ['فهد']]);
    expect(await tablesWith(named)).toEqual([]);
  });

  it('reaches a process that missed it, once its connection to Redis is back [GANG-3]', async () => {
    const { beside, device } = await eraseBesideGame();
    beside.live.changedHere(changesLost);
    const { game } = await device.play({ type: 'pick', cellId: device.game().pack.cells[0]?.id ?? '' });
    expect(game.teams.map(({ players }) => players)).toEqual([[erasedName], ['فهد']]);
  });

  it('holds in a process that has an older copy, whatever it is sent [GANG-3]', async () => {
    const { device } = await eraseBesideGame();
    const waiting = 1 - device.game().state.currentTeamIndex;
    await device.play({ type: 'queueLifeline', lifeline: 'askTeammate', teamIndex: waiting, teammate: named });
    expect(await tablesWith(named)).toEqual([]);
  });

  it('holds in a process that has an older copy also where no player is left, and the screen was away [GANG-3]', async () => {
    const { device } = await eraseBesideGame();
    await host.call(gangsApi.deleteGang, { id: gang.id });
    app.clock.moveBy(10 * 60 * 1000);
    const waiting = 1 - device.game().state.currentTeamIndex;
    await device.play({ type: 'queueLifeline', lifeline: 'askTeammate', teamIndex: waiting, teammate: named });
    expect(await tablesWith(named)).toEqual([]);
  });

  it('keeps a name that isn’t the member’s: in other teams, games and gangs [GANG-3]', async () => {
    const other = await createTestGang(host, named, 'علي');
    const game = await startGangGame(app, host, gang, [[named], ['فهد']]);
    const theirs = await startGangGame(app, host, other, [[named], ['علي']]);
    await host.call(gangsApi.removeMember, { id: gang.id, memberId: memberNamed(gang, named).id });
    const playersOf = async (id: string) =>
      (await host.call(gamesApi.getGame, { id, rulesVersion })).pack.teams[0]?.players;
    expect(await playersOf(game.gameId)).toEqual([erasedName]);
    expect(await playersOf(theirs.gameId)).toEqual([named]);
  });

  it('also finds the name that a game was started with, after the member was renamed or merged [GANG-3]', async () => {
    const { id } = memberNamed(gang, named);
    await playOut(await startGangGame(app, host, gang, [[named], ['فهد']]), 0);
    await host.call(gangsApi.changeMember, { id: gang.id, memberId: id, name: 'نور' });
    const intoId = memberNamed(gang, 'سالم').id;
    await host.call(gangsApi.mergeMembers, { id: gang.id, memberId: id, intoId });
    expect(await tablesWith(named)).toEqual(['game_packs', 'gang_players']);
    await host.call(gangsApi.removeMember, { id: gang.id, memberId: intoId });
    expect(await tablesWith(named)).toEqual([]);
    const { gang: left } = await host.call(gangsApi.getGang, { id: gang.id });
    expect(left).toMatchObject({ evenings: 1, members: [{ name: 'فهد' }] });
    const { items } = await host.call(gangsApi.listEvenings, { id: gang.id });
    expect(items[0]?.teams.map(({ memberIds }) => memberIds)).toEqual([[], [memberNamed(left, 'فهد').id]]);
  });

  it('leaves no name where a game starts with the member at the same moment [GANG-3]', async () => {
    const teams = [[memberNamed(gang, named).id], [memberNamed(gang, 'فهد').id]];
    const [started] = await Promise.allSettled([
      host.call(gamesApi.startGame, { ...sampleSetup(), gang: { id: gang.id, teams, seed: null } }),
      host.call(gangsApi.removeMember, { id: gang.id, memberId: memberNamed(gang, named).id }),
    ]);
    if (started.status === 'rejected') expect(String(started.reason)).toContain('gangs/unknown-member');
    expect(await tablesWith(named)).toEqual([]);
  });

  it('is the linked member’s own choice when leaving [GANG-3]', async () => {
    const guest = await app.verified();
    await joinGang(guest, host, gang, memberNamed(gang, named).id);
    await startGangGame(app, host, gang, [[named], ['فهد']]);
    await guest.call(gangsApi.leaveGang, { id: gang.id, isErased: true });
    expect(await tablesWith(named)).toEqual([]);
  });

  it('happens to no linked member who leaves without wishing it: name and evenings stay in the gang [GANG-3]', async () => {
    const guest = await app.verified();
    const { id: memberId } = memberNamed(gang, named);
    await joinGang(guest, host, gang, memberId);
    await playOut(await startGangGame(app, host, gang, [[named], ['فهد']]), 0);
    const ofMember = async () => {
      const { rows, titles } = await host.call(gangsApi.getTable, { id: gang.id });
      return { row: rows.find((row) => row.memberId === memberId), titles };
    };
    const [tables, before] = [await tablesWith(named), await ofMember()];
    expect(before.row).toMatchObject({ evenings: 1, wins: 1 });
    await guest.call(gangsApi.leaveGang, { id: gang.id, isErased: false });
    expect(await tablesWith(named)).toEqual(tables);
    expect(await ofMember()).toEqual(before);
  });
});

it('deletes a gang with its evenings and every member’s name, and keeps its games [GANG-3]', async () => {
  const { second } = await playWithBranch();
  await host.call(gangsApi.deleteGang, { id: gang.id });
  for (const name of [named, 'فهد', 'سالم', gang.id]) expect(await tablesWith(name)).toEqual([]);
  await second.reload();
  expect(second.game().pack.teams.map(({ players }) => players)).toEqual([[erasedName, erasedName], [erasedName]]);
  expect((await host.errorOf(gangsApi.getGang, { id: gang.id })).code).toBe('gangs/not-found');
});
