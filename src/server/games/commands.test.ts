import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { gamesApi } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import { openDevice, startHosted, type Device } from '#testing/hosted-game.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClient } from '#testing/test-client.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let host: TestUser;
let device: Device;
beforeEach(async () => {
  app = await createTestApp();
  host = await app.verified();
  device = await startHosted(app, host, { answerMode: 'choices' });
});

const stored = () =>
  app.database.query.selectFrom('game_commands').selectAll().orderBy('line').orderBy('seq').execute();
const cell = (index: number) => device.game().pack.cells[index]?.id ?? '';

it('stores commands in order and returns the state of the game [GAME-6]', async () => {
  await device.play({ type: 'wheelStopped' });
  app.clock.moveBy(5000);
  device.step({ type: 'pick', cellId: cell(0) });
  device.step({ type: 'reveal' });
  device.step({ type: 'award', teamIndex: device.game().state.currentTeamIndex });
  const team = device.game().state.turns[0]?.teamIndex ?? -1;
  const { seq, game, now } = await device.send();
  expect([seq, now]).toEqual([4, app.clock.now()]);
  expect(game).toMatchObject({
    gameStatus: 'playing',
    outcome: 'open',
    initialWheelDelayPassed: true,
    openedTiles: 1,
    seq: 4,
    lastCommandAt: app.clock.now(),
    currentTeamIndex: (team + 1) % 2,
  });
  expect(game.teams[team]?.score).toBe(200);
  expect((await stored()).map(({ seq: place, payload, device_id }) => [place, payload.type, device_id])).toEqual([
    [1, 'wheelStopped', 'device-first'],
    [2, 'pick', 'device-first'],
    [3, 'reveal', 'device-first'],
    [4, 'award', 'device-first'],
  ]);
});

it('has in the database whatever it acknowledged, to the letter [GAME-6]', async () => {
  const sent = [
    device.step({ type: 'wheelStopped' }),
    device.step({ type: 'pick', cellId: cell(3) }),
    device.step({ type: 'adjust', teamIndex: 0, points: 100, reason: 'ضيافة ☕' }),
  ];
  await device.send();
  expect((await stored()).map(({ payload }) => payload)).toEqual(sent);
  const { commands } = await host.call(gamesApi.getGame, { id: device.gameId, rulesVersion });
  expect(commands).toEqual(sent);
});

it('passes over what it has already, alone or before new steps [GAME-6]', async () => {
  const first = device.step({ type: 'wheelStopped' });
  await device.send();
  const again = await device.send([first]);
  expect(again.seq).toBe(1);
  const second = device.step({ type: 'pick', cellId: cell(0) });
  const both = await device.send([first, second, second]);
  expect(both.seq).toBe(2);
  expect(await stored()).toHaveLength(2);
});

/** A game of another host, with its wheel stopped here alone. */
async function otherGame(on: TestApp = app, email?: string): Promise<Device> {
  const other = await startHosted(on, await on.verified(email === undefined ? {} : { email }));
  other.step({ type: 'wheelStopped' });
  return other;
}

it('stores what several games send at once, each with its own steps [GAME-6]', async () => {
  const devices = [await otherGame(), await otherGame(), await otherGame()];
  const [first] = devices;
  const opened = first?.game().pack.cells[0];
  first?.step({ type: 'pick', cellId: opened?.id ?? '' });
  const sent = devices.map(({ gameId, unsent }) => ({ gameId, commands: [...unsent()] }));
  const answers = await Promise.all(devices.map((each) => each.send()));
  expect(answers.map(({ seq }) => seq)).toEqual([2, 1, 1]);
  const rows = await stored();
  for (const { gameId, commands } of sent)
    expect(rows.filter(({ game_id }) => game_id === gameId).map(({ payload }) => payload)).toEqual(commands);
  const seen = await app.database.query.selectFrom('seen_questions').selectAll().execute();
  expect(seen.map(({ question_id }) => question_id)).toEqual([opened?.question.id]);
});

it('stores the steps of every other game where those of one fail [GAME-6]', async () => {
  const quiet = await createTestApp({ logger: pino({ level: 'silent' }) }, app);
  const [failing, fine] = [await otherGame(quiet, 'one@siraj.test'), await otherGame(quiet, 'two@siraj.test')];
  await sql`alter table game_commands add constraint broken check (game_id <> ${sql.lit(failing.gameId)})`.execute(
    app.database.query,
  );
  try {
    const [failed, answer] = await Promise.allSettled([failing.send(), fine.send()]);
    expect(failed.status).toBe('rejected');
    expect(answer).toMatchObject({ status: 'fulfilled', value: { seq: 1 } });
  } finally {
    await sql`alter table game_commands drop constraint broken`.execute(app.database.query);
    await quiet.live.close();
  }
  expect((await stored()).map(({ game_id }) => game_id)).toEqual([fine.gameId]);
});

it('stores each of equal batches sent at once one time [GAME-6]', async () => {
  const batch = [device.step({ type: 'wheelStopped' }), device.step({ type: 'pick', cellId: cell(0) })];
  const answers = await Promise.all(Array.from({ length: 20 }, () => device.send(batch)));
  expect(answers.map(({ seq }) => seq)).toEqual(answers.map(() => 2));
  expect(await stored()).toHaveLength(2);
});

it('gives a place to one of many concurrent steps, in any process [GAME-6]', async () => {
  const beside = await createTestApp({}, app);
  const client = createTestClient(beside.server.fastify);
  for (const [name, value] of host.cookies) client.cookies.set(name, value);
  await device.play({ type: 'wheelStopped' });
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      (index % 2 === 0 ? host : client).request({
        method: 'POST',
        path: `/api/games/${device.gameId}/commands`,
        body: {
          deviceId: device.deviceId,
          commands: [{ type: 'pick', cellId: cell(index % 12), id: `contender-${index}`, seq: 2, at: app.clock.now() }],
        },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, json } of answers)
    if (status !== 200) expect(json).toMatchObject({ error: { code: 'games/sequence-taken', params: { seq: 2 } } });
  expect(await stored()).toHaveLength(2);
  expect(await app.database.query.selectFrom('seen_questions').select('question_id').execute()).toHaveLength(1);
});

it('refuses a gap with the last place it has, and stores nothing [GAME-6]', async () => {
  await device.play({ type: 'wheelStopped' });
  device.step({ type: 'pick', cellId: cell(0) });
  const later = device.step({ type: 'reveal' });
  expect(await device.errorOf([later])).toMatchObject({ status: 409, code: 'games/sequence-gap', params: { seq: 1 } });
  expect(await stored()).toHaveLength(1);
});

it('refuses another command at a place that is taken, and a known id at another place [GAME-6]', async () => {
  const first = device.step({ type: 'wheelStopped' });
  await device.send();
  const other: Command = { type: 'pick', id: 'somewhere-else', seq: 1, at: app.clock.now(), cellId: cell(0) };
  expect(await device.errorOf([other])).toMatchObject({ code: 'games/sequence-taken', params: { seq: 1 } });
  expect(await device.errorOf([{ ...first, seq: 2 }])).toMatchObject({ code: 'games/sequence-taken' });
  expect(await stored()).toHaveLength(1);
});

it('keeps what came before the first refused step, and drops what follows [GAME-6]', async () => {
  const stamp = { at: app.clock.now() };
  const refused = await device.errorOf([
    { type: 'wheelStopped', id: 'command-1', seq: 1, ...stamp },
    { type: 'pick', id: 'command-2', seq: 2, cellId: 'nowhere', ...stamp },
    { type: 'pick', id: 'command-3', seq: 2, cellId: cell(0), ...stamp },
  ]);
  expect(refused).toMatchObject({ status: 400, code: 'games/unknown-tile' });
  expect((await stored()).map(({ id }) => id)).toEqual(['command-1']);
  const { game } = await host.call(gamesApi.getGame, { id: device.gameId, rulesVersion });
  expect(game).toMatchObject({ seq: 1, gameStatus: 'playing' });
});

it('answers each rejected command with its code [GAME-2]', async () => {
  const refusal = async (command: Record<string, unknown>) =>
    (
      await host.errorOf(gamesApi.sendCommands, {
        id: device.gameId,
        deviceId: device.deviceId,
        commands: [{ id: 'refused-1', seq: device.game().seq + 1, at: app.clock.now(), ...command }],
      })
    ).code;
  expect(await refusal({ type: 'pick', cellId: cell(0) })).toBe('games/not-now');
  expect(await refusal({ type: 'undo' })).toBe('games/nothing-to-undo');
  await device.play({ type: 'wheelStopped' });
  expect(await refusal({ type: 'wheelStopped' })).toBe('games/not-now');
  expect(await refusal({ type: 'finish' })).toBe('games/not-now');
  await device.play({ type: 'pick', cellId: cell(0) });
  expect(await refusal({ type: 'timeUp' })).toBe('games/time-not-up');
  expect(await refusal({ type: 'dance' })).toBe('system/invalid-input');
  expect(await stored()).toHaveLength(2);
});

it('marks a question seen once it is opened, and no other [GAME-9]', async () => {
  await device.play({ type: 'wheelStopped' });
  await device.play({ type: 'pick', cellId: cell(2) });
  await device.play({ type: 'undo' });
  await device.play({ type: 'pick', cellId: cell(5) });
  const seen = await app.database.query.selectFrom('seen_questions').selectAll().orderBy('question_id').execute();
  expect(seen.map(({ user_id, question_id }) => [user_id, question_id])).toEqual(
    [device.game().pack.cells[2]?.question.id, device.game().pack.cells[5]?.question.id]
      .sort()
      .map((id) => [host.user.uid, id]),
  );
});

it('continues in any process: each sees what another has stored [GAME-3]', async () => {
  const beside = await createTestApp({}, app);
  const client = createTestClient(beside.server.fastify);
  for (const [name, value] of host.cookies) client.cookies.set(name, value);
  await device.play({ type: 'wheelStopped' });
  const there = await openDevice(beside, client, device.gameId, device.deviceId);
  for (let turn = 0; turn < 4; turn += 1) {
    const [here, elsewhere] = turn % 2 === 0 ? [there, device] : [device, there];
    await here.play({ type: 'pick', cellId: cell(turn) });
    await here.play({ type: 'reveal' });
    await here.play({ type: 'award', teamIndex: null });
    await elsewhere.reload();
  }
  expect(device.game().seq).toBe(13);
  expect(await stored()).toHaveLength(13);
});

it('is hidden from other users [GAME-3]', async () => {
  const stranger = await app.verified();
  const { gameId: id } = device;
  const command = device.step({ type: 'wheelStopped' });
  const calls = [
    stranger.errorOf(gamesApi.getGame, { id, rulesVersion }),
    stranger.errorOf(gamesApi.getSummary, { id, rulesVersion }),
    stranger.errorOf(gamesApi.takeLease, { id, deviceId: 'device-other' }),
    stranger.errorOf(gamesApi.sendCommands, { id, deviceId: device.deviceId, commands: [command] }),
    stranger.errorOf(gamesApi.chooseBranch, { id, branchId: id, keep: 'main' }),
    host.errorOf(gamesApi.getGame, { id: crypto.randomUUID(), rulesVersion }),
  ];
  for (const refused of await Promise.all(calls))
    expect(refused).toMatchObject({ status: 404, code: 'games/not-found' });
  expect((await host.errorOf(gamesApi.getGame, { id: 'not-a-uuid', rulesVersion })).status).toBe(404);
  expect((await app.visitor().errorOf(gamesApi.getGame, { id, rulesVersion })).status).toBe(401);
  expect(await stored()).toEqual([]);
});

it('refuses a command from the future, which would stop every clock of the game [GAME-6]', async () => {
  await device.play({ type: 'wheelStopped' });
  const command = (at: number): Command => ({ type: 'pick', cellId: cell(0), id: 'command-ahead', seq: 2, at });
  const body = (at: number) => ({ id: device.game().pack.gameId, deviceId: 'device-first', commands: [command(at)] });
  expect(await host.errorOf(gamesApi.sendCommands, body(app.clock.now() + 3_600_000))).toMatchObject({
    code: 'games/clock-ahead',
  });
  expect((await host.call(gamesApi.sendCommands, body(app.clock.now() + 1000))).seq).toBe(2);
});
