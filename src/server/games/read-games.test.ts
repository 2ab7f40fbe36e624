import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { abandonedAfterMs, gamesApi } from '#shared/games/api.ts';
import { answerCodeOf, type Pack, type PackQuestion } from '#shared/games/pack.ts';
import type { QuestionKind } from '#shared/questions/schema.ts';
import { present } from '#shared/kernel/assert.ts';
import { openCells, sampleSetup, startHosted, type Device } from '#testing/hosted-game.ts';
import { sampleAccepted, sampleForbidden } from '#testing/sample-forbidden.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { loadLine } from './loaded-game.ts';

let app: TestApp;
let host: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  host = await app.verified();
  await app.database.transaction((tx) =>
    app.accounts.grantSessions(tx, { userId: host.user.uid, reason: 'admin', sourceId: 'test', sessions: 20 }),
  );
});

type ListPage = z.output<typeof gamesApi.listGames.output>;

async function listAll(outcome: 'open' | 'finished', limit: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: ListPage = await host.call(gamesApi.listGames, {
      outcome,
      limit,
      ...(cursor === null ? {} : { cursor }),
    });
    expect(page.hasMore).toBe(page.nextCursor !== null);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return ids;
}

it("lists one's own games in play by their last step, page by page [GAME-3]", async () => {
  const devices: Device[] = [];
  for (let game = 0; game < 5; game += 1) {
    app.clock.moveBy(1000);
    devices.push(await startHosted(app, host));
  }
  app.clock.moveBy(1000);
  await devices[1]?.play({ type: 'wheelStopped' });
  await (await app.verified()).call(gamesApi.startGame, sampleSetup());
  const wanted = [1, 4, 3, 2, 0].map((index) => devices[index]?.gameId);
  for (const limit of [1, 2, 5, 50]) expect(await listAll('open', limit)).toEqual(wanted);
  expect(await listAll('finished', 10)).toEqual([]);
});

it('keeps the order of games of the same instant over pages [GAME-3]', async () => {
  const ids: string[] = [];
  for (let game = 0; game < 4; game += 1) ids.push((await host.call(gamesApi.startGame, sampleSetup())).game.id);
  expect((await listAll('open', 1)).sort()).toEqual(ids.sort());
});

it('lists finished games by their end, with winners and scores [GAME-4]', async () => {
  const ended: string[] = [];
  for (const opened of [4, 12]) {
    const device = await startHosted(app, host);
    await openCells(device, opened);
    if (opened < 12) device.step({ type: 'end' });
    device.step({ type: 'finish' });
    app.clock.moveBy(60_000);
    await device.send();
    ended.unshift(device.gameId);
  }
  const { items } = await host.call(gamesApi.listGames, { outcome: 'finished' });
  expect(items.map(({ id }) => id)).toEqual(ended);
  expect(items[0]).toMatchObject({
    outcome: 'finished',
    gameStatus: 'finished',
    openedTiles: 12,
    tiles: 12,
    winners: [0, 1],
    finishedAt: app.clock.now(),
  });
  expect(await listAll('finished', 1)).toEqual(ended);
  expect(await listAll('open', 10)).toEqual([]);
});

it('sends a game compressed to a client that takes it', async () => {
  const game = await startHosted(app, host);
  const path = `${gamesApi.getGame.path.replace('{id}', game.gameId)}?rulesVersion=${rulesVersion}`;
  const plain = await host.request({ path });
  const small = await host.request({ path, headers: { 'accept-encoding': 'gzip, br' } });
  expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'br']);
  expect(small.headers['vary']).toBe('accept-encoding');
  expect(JSON.parse(brotliDecompressSync(small.bytes).toString('utf8'))).toMatchObject({
    pack: { gameId: game.gameId },
  });
});

it('refuses a cursor that it never gave [GAME-3]', async () => {
  for (const cursor of ['x', 'AAAA', '%', Buffer.from('1 2').toString('base64url')]) {
    expect(await host.errorOf(gamesApi.listGames, { cursor })).toMatchObject({
      status: 400,
      fields: { cursor: 'invalid' },
    });
  }
});

it('ends a game without a command for 30 days, without counting it [GAME-5]', async () => {
  const left = await startHosted(app, host);
  await openCells(left, 12);
  const code = left.codeOf(0);
  app.clock.moveBy(10 * 24 * 3600_000);
  const kept = await startHosted(app, host);
  app.clock.moveBy(abandonedAfterMs - 10 * 24 * 3600_000);
  expect(await listAll('open', 10)).toEqual([kept.gameId, left.gameId]);
  app.clock.moveBy(1);
  // It has ended before the hourly job comes by.
  expect(await listAll('open', 10)).toEqual([kept.gameId]);
  expect((await host.call(gamesApi.getGame, { id: left.gameId, rulesVersion })).game.outcome).toBe('abandoned');
  left.step({ type: 'finish' });
  expect(await left.errorOf()).toMatchObject({ code: 'games/finished' });
  expect(await host.errorOf(gamesApi.takeLease, { id: left.gameId, deviceId: left.deviceId })).toMatchObject({
    code: 'games/finished',
  });
  expect(await app.visitor().errorOf(gamesApi.getAnswer, { id: code })).toMatchObject({ code: 'games/not-found' });
  expect(await app.games.endAbandoned()).toBe(1);
  expect(await app.games.endAbandoned()).toBe(0);
  expect((await host.call(gamesApi.getGame, { id: left.gameId, rulesVersion })).game.outcome).toBe('abandoned');
  expect(await app.database.query.selectFrom('answer_codes').select('game_id').execute()).toEqual([
    { game_id: kept.gameId },
  ]);
  expect((await host.call(accountsApi.getMe, {})).user).toMatchObject({ gamesPlayed: 0, totalScore: 0 });
  expect(await host.errorOf(gamesApi.getSummary, { id: left.gameId, rulesVersion })).toMatchObject({
    code: 'games/not-now',
  });
});

it("shows the last question's answer to a client with its code [GAME-7, LAST-1]", async () => {
  const device = await startHosted(app, host, { length: 'short', lastQuestion: true });
  const { pack } = device.game();
  const { question } = present(pack.lastQuestion, 'the last question');
  const answer = await app.visitor().call(gamesApi.getAnswer, { id: answerCodeOf(pack, question) });
  expect(answer).toMatchObject({
    kind: 'closest-number',
    text: question.text,
    category: { icon: 'scale' },
    value: null,
  });
});

const questionsOf = (pack: Pack): readonly PackQuestion[] => [
  ...pack.cells.flatMap(({ question, reserve }) => [question, reserve]),
  pack.tieBreaker,
];

it.each<QuestionKind>([
  'text',
  'image',
  'saying',
  'secret-word',
  'closest-number',
  'memory',
  'name-them',
  'picture-reveal',
])('shows the answer of a %s question to a client with its code [GAME-7, WORD-1, KIND-3]', async (kind) => {
  // Chance may deal none of a kind. The only ones that the host hasn't seen are dealt first.
  const others = await app.database.query.selectFrom('questions').select('id').where('kind', '<>', kind).execute();
  const seen = others.map(({ id }) => ({ id, at: app.clock.now() }));
  await app.database.transaction((tx) => app.questions.markSeen(tx, [host.user.uid], seen));
  const device = await startHosted(app, host, { length: 'full' });
  const { pack } = device.game();
  const question = present(
    questionsOf(pack).find((each) => each.kind === kind),
    'a question of the kind',
  );
  const cell = pack.cells.find((each) => each.question === question || each.reserve === question);
  const answer = await app.visitor().call(gamesApi.getAnswer, { id: answerCodeOf(pack, question) });
  const category =
    cell === undefined
      ? { name: { ar: 'فاصلة', en: 'Tie-breakers' }, icon: 'scale', hue: 40 }
      : pack.categories[cell.categoryIndex];
  const { en } = answer.answer;
  if (kind === 'closest-number') expect(en).toMatch(/^[\d,]+ metres$/);
  else if (kind === 'name-them') expect(en).toBe(sampleAccepted.map((name) => name.en).join(', '));
  else expect(en).toBe(`Answer ${question.id}`);
  expect(answer.picture !== null).toBe(kind === 'picture-reveal');
  expect(answer).toEqual({
    kind,
    text: question.text,
    answer: answer.answer,
    explanation: kind === 'secret-word' || kind === 'name-them' ? null : { ar: 'شرح', en: 'Explanation' },
    act: question.act ?? null,
    forbidden: question.act === 'describe' ? sampleForbidden : null,
    accepted: kind === 'name-them' ? sampleAccepted : null,
    picture: answer.picture,
    category: { name: category?.name, icon: category?.icon, hue: category?.hue },
    value: cell?.value ?? null,
    isForYoung: false,
  });
});

it('shows the answers of a game that was dealt while codes were in clear [GAME-7]', async () => {
  const device = await startHosted(app, host);
  const { pack } = device.game();
  const older = (question: PackQuestion) => ({
    ...question,
    sealed: { ...question.sealed, answerCode: undefined },
    answerCode: answerCodeOf(pack, question),
  });
  const cells = pack.cells.map((cell) => ({ ...cell, question: older(cell.question), reserve: older(cell.reserve) }));
  const stored = { ...pack, cells, tieBreaker: older(pack.tieBreaker) };
  await sql`update game_packs set pack = ${JSON.stringify(stored)}::jsonb where game_id = ${device.gameId}`.execute(
    app.database.query,
  );
  for (const question of questionsOf(pack)) {
    expect((await app.visitor().call(gamesApi.getAnswer, { id: answerCodeOf(pack, question) })).text).toEqual(
      question.text,
    );
  }
});

it('shows nothing for a code that is nearly right [GAME-7]', async () => {
  const device = await startHosted(app, host);
  const { pack } = device.game();
  const answerCode = answerCodeOf(pack, pack.tieBreaker);
  const other = answerCode.endsWith('A') ? 'B' : 'A';
  const wrong = [
    answerCode.slice(0, -1) + other,
    answerCode.slice(0, -1),
    `${answerCode}A`,
    `${answerCode.slice(0, 2)}            `,
    '%20'.repeat(4),
    "' or 1=1 --  ",
  ];
  for (const id of wrong) expect((await app.visitor().errorOf(gamesApi.getAnswer, { id })).status).toBe(404);
});

it('refuses a cursor that no list has given', async () => {
  const app = await createTestApp();
  const host = await app.verified();
  const forged = Buffer.from(`999999999999999 ${'0'.repeat(36)}`).toString('base64url');
  for (const cursor of ['x', forged]) {
    expect(await host.errorOf(gamesApi.listGames, { cursor })).toMatchObject({
      status: 400,
      code: 'system/invalid-input',
    });
  }
});

it('asks a page that is older than the rules of a game to reload, when it opens it or its summary [GAME-2]', async () => {
  const { gameId: id, game } = await startHosted(app, host);
  const newer = JSON.stringify({ ...game().pack, rulesVersion: rulesVersion + 1 });
  await sql`update game_packs set pack = ${newer} where game_id = ${id}`.execute(app.database.query);
  const refused = { status: 409, code: 'games/update-needed' };
  expect(await host.errorOf(gamesApi.getGame, { id, rulesVersion })).toMatchObject(refused);
  const { pack } = await host.call(gamesApi.getGame, { id, rulesVersion: rulesVersion + 1 });
  expect(pack.rulesVersion).toBe(rulesVersion + 1);
  // Nor does a process replay rules that are newer than its own: the page sends the steps again, to another one.
  const load = app.database.transaction((tx) => loadLine(tx, undefined, { gameId: id, line: 0, seq: 0 }));
  await expect(load).rejects.toMatchObject({ code: 'system/unavailable' });
  await app.database.query.updateTable('games').set({ outcome: 'finished' }).where('id', '=', id).execute();
  expect(await host.errorOf(gamesApi.getSummary, { id, rulesVersion })).toMatchObject(refused);
});

it('returns what the latest game was set up with, however that game ended, and only to its host [SETUP-2]', async () => {
  const lastSetup = async (by: TestUser) => (await by.call(gamesApi.getLastSetup, {})).setup;
  expect(await lastSetup(host)).toBeNull();
  const first = await startHosted(app, host, { length: 'short', answerMode: 'choices' });
  await openCells(first, 12);
  await first.play({ type: 'finish' });
  expect(await lastSetup(host)).toMatchObject({ length: 'short', answerMode: 'choices' });
  app.clock.moveBy(1000);
  const second = sampleSetup({
    length: 'full',
    teams: [
      { name: 'أهل البحر', players: ['نورة'], color: 'lime', emblem: 'dhow' },
      { name: 'أهل البر', players: ['فهد'], color: 'violet', emblem: 'oryx' },
    ],
    hostTeamIndex: 1,
    questionTimeSeconds: 90,
    stealTimeSeconds: null,
    sound: false,
  });
  await host.call(gamesApi.startGame, second);
  expect(await lastSetup(host)).toEqual({
    length: 'full',
    answerMode: 'open',
    questionTimeMs: 90_000,
    stealTimeMs: null,
    sound: false,
    lastQuestion: false,
    buzzer: false,
    hostTeamIndex: 1,
    teams: [
      { name: 'أهل البحر', players: ['نورة'], color: 'lime', emblem: 'dhow' },
      { name: 'أهل البر', players: ['فهد'], color: 'violet', emblem: 'oryx' },
    ],
    categoryIds: second.categoryIds,
  });
  expect(await lastSetup(await app.verified())).toBeNull();
});
