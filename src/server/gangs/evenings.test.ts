import './tables.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminGamesApi } from '#shared/games/admin-api.ts';
import { accountsApi } from '#shared/accounts/api.ts';
import { abandonedAfterMs, gamesApi } from '#shared/games/api.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import { hostScore } from '#shared/games/scoring.ts';
import { eveningOf } from '#shared/gangs/evening.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { standingsApi } from '#shared/standings/api.ts';
import { periods } from '#shared/standings/period.ts';
import { sampleSetup } from '#testing/hosted-game.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { createGangSite, createTestGang, joinGang, memberNamed, playOut, startGangGame } from '#testing/test-gang.ts';
import { AppError } from '../platform/app-error.ts';
import { drawCountsForMs } from './draw-proof.ts';
import { recordMissed } from './evenings.ts';

let app: TestApp;
let host: TestUser;
let gang: Gang;
beforeEach(async () => {
  ({ app, host, gang } = await createGangSite('نورة', 'فهد', 'سالم'));
});

const idOf = (name: string) => memberNamed(gang, name).id;
const evenings = async (more: object = {}) => host.call(gangsApi.listEvenings, { id: gang.id, ...more });
const balance = async () => (await host.call(accountsApi.getMe, {})).user.gameSessionBalance;
const startWith = (changes: object) =>
  host.errorOf(gamesApi.startGame, {
    ...sampleSetup(),
    gang: { id: gang.id, teams: [[idOf('نورة')], [idOf('فهد')]], seed: null, ...changes },
  });

describe('a gang’s game', () => {
  it('has the members as players, whatever the set-up says, and is an evening from its start [GANG-5]', async () => {
    const { game, pack } = await host.call(gamesApi.startGame, {
      ...sampleSetup({ teams: [{ name: 'الصقور', players: ['عابر'] }, { name: 'اللؤلؤ' }] }),
      gang: { id: gang.id, teams: [[idOf('سالم'), idOf('نورة')], [idOf('فهد')]], seed: null },
    });
    expect(pack.teams.map(({ players }) => players)).toEqual([['سالم', 'نورة'], ['فهد']]);
    const { items } = await evenings();
    expect(items).toMatchObject([
      { gameId: game.id, counts: null, seed: null, winners: [], teams: [{ name: 'الصقور', score: 0 }, {}] },
    ]);
    expect(items[0]?.teams.map(({ memberIds }) => [...memberIds].sort())).toEqual([
      [idOf('سالم'), idOf('نورة')].sort(),
      [idOf('فهد')],
    ]);
    const { gang: after } = await host.call(gangsApi.getGang, { id: gang.id });
    expect([...after.lastHere].sort()).toEqual([idOf('سالم'), idOf('نورة'), idOf('فهد')].sort());
    expect(after).toMatchObject({ evenings: 0, lastEveningAt: null });
  });

  it('keeps the number of a draw for the teams that the server drew tonight, and for no others [DRAW-3]', async () => {
    const memberIds = gang.members.map(({ id }) => id);
    const { teams, seed, proof } = await host.call(gangsApi.drawTeams, { id: gang.id, memberIds, teams: 2 });
    const seedAfter = async (changes: object) => {
      const { game } = await host.call(gamesApi.startGame, {
        ...sampleSetup(),
        gang: { id: gang.id, teams, seed, proof, ...changes },
      });
      return (await evenings()).items.find(({ gameId }) => gameId === game.id)?.seed;
    };
    expect(await seedAfter({})).toBe(seed);
    expect(await seedAfter({ teams: teams.toReversed() })).toBeNull();
    expect(await seedAfter({ proof: undefined })).toBeNull();
  });

  it('counts the draws since the gang’s latest game, by all of its hosts, and its evening keeps how many there were [DRAW-5]', async () => {
    const cohost = await app.verified();
    await joinGang(cohost, host, gang);
    const memberIds = gang.members.map(({ id }) => id);
    const draw = (by = host) => {
      app.clock.moveBy(1000);
      return by.call(gangsApi.drawTeams, { id: gang.id, memberIds, teams: 2 });
    };
    const playWith = async ({ teams, seed, proof }: Awaited<ReturnType<typeof draw>>) => {
      app.clock.moveBy(1000);
      await host.call(gamesApi.startGame, { ...sampleSetup(), gang: { id: gang.id, teams, seed, proof } });
      return (await evenings()).items[0];
    };
    expect([await draw(), await draw(cohost)].map(({ draws }) => draws)).toEqual([1, 2]);
    expect((await Promise.all([draw(), draw(cohost)])).map(({ draws }) => draws).sort()).toEqual([3, 4]);
    const fifth = await draw();
    expect(await playWith(fifth)).toMatchObject({ seed: fifth.seed, draws: 5 });
    const next = await draw();
    expect([next, await draw(cohost)].map(({ draws }) => draws)).toEqual([1, 2]);
    // The count is that of the latest draw, whose teams these are not.
    expect(await playWith(next)).toMatchObject({ seed: next.seed, draws: null });
    expect([await draw(), await draw()].map(({ draws }) => draws)).toEqual([1, 2]);
    app.clock.moveBy(drawCountsForMs);
    expect((await draw()).draws).toBe(1);
  });

  it('starts only for hosts, with members of the gang, each in one team [GANG-5]', async () => {
    const other = await createTestGang(host, 'غريب');
    const before = await balance();
    expect((await startWith({ teams: [[idOf('نورة')], [memberNamed(other, 'غريب').id]] })).code).toBe(
      'gangs/unknown-member',
    );
    expect((await startWith({ id: idOf('نورة') })).code).toBe('gangs/not-found');
    for (const teams of [
      [[idOf('نورة')], [idOf('نورة')]],
      [[idOf('نورة')], [idOf('فهد')], [idOf('سالم')]],
    ])
      expect(await startWith({ teams })).toMatchObject({ status: 400, code: 'gangs/teams-invalid' });
    const guest = await app.verified();
    await joinGang(guest, host, gang, idOf('نورة'));
    const game = { ...sampleSetup(), gang: { id: gang.id, teams: [[idOf('نورة')], [idOf('فهد')]], seed: null } };
    expect((await guest.errorOf(gamesApi.startGame, game)).code).toBe('gangs/hosts-only');
    const stranger = await app.verified();
    expect((await stranger.errorOf(gamesApi.startGame, game)).code).toBe('gangs/not-found');
    expect(await balance()).toBe(before);
    expect((await evenings()).items).toEqual([]);
    expect((await host.call(gamesApi.listGames, {})).items).toEqual([]);
  });

  it('starts only with a member in each team, and takes no session otherwise [GANG-5]', async () => {
    const before = await balance();
    for (const [teams, field] of [
      [[[idOf('نورة'), idOf('فهد')], []], 'gang.teams.1'],
      [[[], [idOf('نورة')]], 'gang.teams.0'],
    ] as const)
      expect(await startWith({ teams: teams.map((team) => [...team]) })).toMatchObject({
        status: 400,
        code: 'gangs/team-empty',
        fields: { [field]: 'gangs/team-empty' },
      });
    expect(await balance()).toBe(before);
    expect((await evenings()).items).toEqual([]);
  });

  it('is one evening for a repeated start, paid by the co-host who starts it [GANG-5]', async () => {
    const cohost = await app.verified();
    await joinGang(cohost, host, gang);
    const setup = { ...sampleSetup(), gang: { id: gang.id, teams: [[idOf('نورة')], [idOf('فهد')]], seed: null } };
    const start = () => cohost.call(gamesApi.startGame, setup, { 'idempotency-key': 'evening-of-the-gang' });
    const [one, again] = await Promise.all([start(), start()]);
    expect(again.game.id).toBe(one.game.id);
    expect((await evenings()).items).toHaveLength(1);
    expect(await balance()).toBe(3);
    expect((await cohost.call(accountsApi.getMe, {})).user.gameSessionBalance).toBe(2);
  });

  it('gives the leaderboard’s credit to the co-host who starts it, and shows there nothing of the gang [GANG-5] [BOARD-1]', async () => {
    const cohost = await app.verified({ displayName: 'أم ناصر' });
    await joinGang(cohost, host, gang);
    const device = await startGangGame(app, cohost, gang, [['نورة'], ['فهد']], { hostTeamIndex: 0 });
    await playOut(device, 0);
    const score = hostScore(device.game().pack, device.game().state);
    expect(score).toBeGreaterThan(0);
    for (const period of periods) {
      const board = await host.call(standingsApi.list, { period });
      expect(board).toMatchObject({ items: [{ displayName: 'أم ناصر', score, games: 1, isOwn: false }], own: null });
      const ofGang = [gang.id, gang.name, 'الصقور', ...gang.members.flatMap(({ id, name }) => [id, name])];
      expect(ofGang.filter((each) => JSON.stringify(board).includes(each))).toEqual([]);
    }
  });

  it('leaves no evening where the game can’t start [GANG-5]', async () => {
    const changes = { categoryIds: ['no-such', 'alpha', 'beta', 'gamma'] };
    const gone = { ...sampleSetup(changes), gang: { id: gang.id, teams: [[idOf('نورة')], [idOf('فهد')]], seed: null } };
    expect((await host.errorOf(gamesApi.startGame, gone)).code).toBe('games/category-unavailable');
    const rows = await app.database.query.selectFrom('gang_evenings').selectAll().execute();
    expect(rows).toEqual([]);
  });
});

describe('an evening', () => {
  const stored = () =>
    app.database.query.selectFrom('gang_evenings').select(['counts', 'result']).executeTakeFirstOrThrow();

  it('counts with its result once the game ends, in the same transaction [GANG-5]', async () => {
    const device = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
    expect(await stored()).toEqual({ counts: null, result: null });
    await playOut(device, 1, 8);
    expect(await stored()).toEqual({ counts: true, result: eveningOf(device.game()) });
    const [item] = (await evenings()).items;
    expect(item).toMatchObject({ counts: true, winners: [1] });
    expect(item?.teams.map(({ score }) => score)).toEqual(device.game().state.scores);
    const { items } = await host.call(gangsApi.listGangs, {});
    expect(items).toMatchObject([{ evenings: 1, lastEveningAt: item?.at }]);
  });

  it('doesn’t count with too few tiles, or where the game was abandoned [GANG-5]', async () => {
    await playOut(await startGangGame(app, host, gang, [['نورة'], ['فهد']]), 0, 1);
    expect(await stored()).toEqual({ counts: false, result: null });
    app.clock.moveBy(1000);
    const left = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
    const ended = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
    const admin = await app.admin();
    await admin.call(adminGamesApi.endGame, { id: ended.gameId, as: 'abandoned', reason: 'توقفت' });
    app.clock.moveBy(abandonedAfterMs / 2);
    expect((await evenings()).items.map(({ counts }) => counts)).toEqual([false, null, false]);
    app.clock.moveBy(abandonedAfterMs / 2 + 1);
    const { items } = await evenings();
    expect(items.map(({ counts }) => counts)).toEqual([false, false, false]);
    await app.games.endAbandoned();
    expect((await evenings()).items.find(({ gameId }) => gameId === left.gameId)?.counts).toBe(false);
    expect((await host.call(gangsApi.getGang, { id: gang.id })).gang).toMatchObject({ evenings: 0 });
  });

  it('is recorded later where an older process ended the game [GANG-5]', async () => {
    const device = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
    await playOut(device, 1, 8);
    await playOut(await startGangGame(app, host, gang, [['نورة'], ['فهد']]), 0, 1);
    await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
    // As a process leaves it that knows no gangs.
    await app.database.query.updateTable('gang_evenings').set({ counts: null, result: null }).execute();
    expect(await recordMissed({ database: app.database, finishedGame: app.games.finished })).toBe(2);
    const rows = await app.database.query.selectFrom('gang_evenings').selectAll().execute();
    expect(rows.map(({ counts }) => String(counts)).sort()).toEqual(['false', 'null', 'true']);
    expect(rows.find(({ counts }) => counts === true)?.result).toEqual(eveningOf(device.game()));
    expect(rows.find(({ game_id }) => game_id === device.gameId)?.counts).toBe(true);
  });

  it('is recorded also where an earlier one can’t be replayed yet [GANG-5]', async () => {
    const newer = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
    await playOut(newer, 1, 8);
    app.clock.moveBy(1000);
    const device = await startGangGame(app, host, gang, [['نورة'], ['فهد']]);
    await playOut(device, 1, 8);
    await app.database.query.updateTable('gang_evenings').set({ counts: null, result: null }).execute();
    const finishedGame: typeof app.games.finished = (id) =>
      id === newer.gameId ? Promise.reject(new AppError('system/unavailable')) : app.games.finished(id);
    await expect(recordMissed({ database: app.database, finishedGame })).rejects.toThrow();
    const { items } = await evenings();
    expect(items.map(({ gameId, counts }) => [gameId, counts])).toEqual([
      [device.gameId, true],
      [newer.gameId, false],
    ]);
  });

  it('is listed page by page, the latest first [GANG-5]', async () => {
    const started: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      started.unshift((await startGangGame(app, host, gang, [['نورة'], ['فهد']])).gameId);
      if (number === 0) app.clock.moveBy(1000);
    }
    const first = await evenings({ limit: 2 });
    expect(first).toMatchObject({ hasMore: true });
    const rest = await evenings({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(rest).toMatchObject({ hasMore: false, nextCursor: null });
    expect([...first.items, ...rest.items].map(({ gameId }) => gameId)).toEqual(started);
  });

  it('says which members played, as they are now, to its host alone while that one hosts the gang [GANG-11]', async () => {
    const cohost = await app.verified();
    await joinGang(cohost, host, gang);
    const { gameId } = await startGangGame(app, cohost, gang, [['نورة', 'سالم'], ['فهد']]);
    const played = async () => (await cohost.call(gangsApi.getGangOfGame, { id: gameId })).gang;
    await host.call(gangsApi.changeMember, { id: gang.id, memberId: idOf('نورة'), name: 'نور' });
    await host.call(gangsApi.removeMember, { id: gang.id, memberId: idOf('سالم') });
    const players = (await played())?.players ?? [];
    expect((await played())?.id).toBe(gang.id);
    expect(players.map(({ id, name, teamIndex }) => [id, name, teamIndex]).sort()).toEqual(
      [
        [idOf('نورة'), 'نور', 0],
        [idOf('فهد'), 'فهد', 1],
      ].sort(),
    );
    expect(await host.errorOf(gangsApi.getGangOfGame, { id: gameId })).toMatchObject({ code: 'games/not-found' });
    await cohost.call(gangsApi.leaveGang, { id: gang.id, isErased: false });
    expect(await played()).toBeNull();
    const { game } = await host.call(gamesApi.startGame, sampleSetup());
    expect((await host.call(gangsApi.getGangOfGame, { id: game.id })).gang).toBeNull();
  });

  it('stays out of games without a gang [GANG-5]', async () => {
    await host.call(gamesApi.startGame, sampleSetup());
    expect((await evenings()).items).toEqual([]);
  });
});
