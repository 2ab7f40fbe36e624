import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { kindsAfter } from '#shared/games/kinds.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { gamesApi } from '#shared/games/api.ts';
import { answerCodeOf, openSecret, type Pack, type PackQuestion } from '#shared/games/pack.ts';
import { readPack } from '#shared/games/schema.ts';
import { present } from '#shared/kernel/assert.ts';
import { sampleSetup } from '#testing/hosted-game.ts';
import { sampleCategoryIds } from '#testing/sample-content.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let host: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  host = await app.verified();
});

const questionsOf = (pack: Pack) => [
  ...pack.cells.flatMap(({ question, reserve }) => [question, reserve]),
  pack.tieBreaker,
];
const balance = async () => (await host.call(accountsApi.getMe, {})).user.gameSessionBalance;
const games = () => app.database.query.selectFrom('games').selectAll().execute();
const fillLedger = (sessions: number) =>
  app.database.transaction((tx) =>
    app.accounts.grantSessions(tx, { userId: host.user.uid, reason: 'admin', sourceId: 'test', sessions }),
  );

it('takes one session and deals a whole full game [GAME-1]', async () => {
  const { game, pack } = await host.call(gamesApi.startGame, sampleSetup({ length: 'full', hostTeamIndex: 1 }));
  expect(game).toMatchObject({
    gameStatus: 'setup',
    outcome: 'open',
    length: 'full',
    openedTiles: 0,
    tiles: 36,
    seq: 0,
    initialWheelDelayPassed: false,
    lastCommandAt: null,
    finishedAt: null,
    winners: [],
    createdAt: app.clock.now(),
    currentTeamIndex: pack.wheel.firstTeamIndex,
  });
  expect(game.teams.map(({ name, color, emblem, score }) => [name, color, emblem, score])).toEqual([
    ['الصقور', 'coral', 'falcon', 0],
    ['اللؤلؤ', 'turquoise', 'pearl', 0],
  ]);
  expect(pack).toMatchObject({
    gameId: game.id,
    rulesVersion,
    questionTimeMs: 60_000,
    stealTimeMs: 30_000,
    answerMode: 'open',
    hostTeamIndex: 1,
  });
  expect(await balance()).toBe(2);
  const [entry] = await app.database.query
    .selectFrom('session_ledger')
    .selectAll()
    .where('reason', '=', 'game')
    .execute();
  expect(entry).toMatchObject({ delta: -1, source_id: game.id, balance_after: 2 });
});

it('deals each cell a question and a reserve of its category and value, none twice, options shuffled and answers sealed [GAME-1]', async () => {
  const { pack: sent } = await host.call(gamesApi.startGame, sampleSetup({ length: 'full' }));
  const pack = readPack(sent);
  const questions = [...pack.cells.flatMap(({ question, reserve }) => [question, reserve]), pack.tieBreaker];
  expect(new Set(questions.map(({ id }) => id)).size).toBe(73);
  for (const { categoryIndex, value, question, reserve } of pack.cells) {
    for (const { id } of [question, reserve])
      expect(id.startsWith(`${sampleCategoryIds[categoryIndex] ?? ''}-${value}-`)).toBe(true);
  }
  expect(pack.tieBreaker.kind).toBe('closest-number');
  const withOptions = questions.filter(({ options }) => options.length > 0);
  const places = withOptions.map((question) =>
    question.options.findIndex(({ id }) => id === openSecret(pack, question, 'rightOptionId')),
  );
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  for (const question of withOptions) {
    const right = openSecret(pack, question, 'rightOptionId');
    const kept = openSecret(pack, question, 'keptOptionId');
    expect(kept).not.toBe(right);
    expect(question.options.map(({ id }) => id)).toContain(kept);
    expect(openSecret(pack, question, 'answer')).toContain(`Answer ${question.id}`);
  }
  // The options show the answer's text among the others; nothing says which it is.
  expect(
    JSON.stringify({ ...sent, cells: sent.cells.map(({ question }) => ({ ...question, options: [] })) }),
  ).not.toContain('Answer ');
});

it('gives every question its own unguessable code [GAME-7]', async () => {
  const { pack } = await host.call(gamesApi.startGame, sampleSetup({ length: 'full' }));
  const read = readPack(pack);
  const codes = questionsOf(read).map((question) => answerCodeOf(read, question));
  expect(new Set(codes.map((code) => code.slice(2))).size).toBe(73);
  for (const code of codes) expect(code).toMatch(/^[\w-]{14}$/);
});

it('shows no code and no option of an unopened tile for the right one [GAME-7] [GAME-1]', async () => {
  const [first, second] = await Promise.all(
    [host, await app.verified()].map(async (each) => {
      const { game, pack } = await each.call(gamesApi.startGame, sampleSetup({ length: 'full' }));
      const stored = await app.database.query
        .selectFrom('answer_codes')
        .select('codes')
        .where('game_id', '=', game.id)
        .executeTakeFirstOrThrow();
      const opened = JSON.stringify([await each.call(gamesApi.getGame, { id: game.id, rulesVersion }), pack]);
      for (const code of stored.codes.split(' ')) expect(opened.includes(code)).toBe(false);
      return readPack(pack);
    }),
  );
  // The same question has other option ids in every game: none can be computed from public data.
  const idsOf = (question: PackQuestion) => [...question.options, ...(question.events ?? [])].map(({ id }) => id);
  const known = new Map(questionsOf(present(first, 'a pack')).map((question) => [question.id, idsOf(question)]));
  const shared = questionsOf(present(second, 'a pack')).filter(
    (question) => idsOf(question).length > 0 && known.has(question.id),
  );
  expect(shared.length).toBeGreaterThan(0);
  for (const question of shared)
    expect(known.get(question.id)?.filter((id) => idsOf(question).includes(id))).toEqual([]);
});

it('answers the same game to the same key, whatever the body, and takes no second session [GAME-1]', async () => {
  const key = { 'idempotency-key': 'the-same-key' };
  const first = await host.call(gamesApi.startGame, sampleSetup(), key);
  const again = await host.call(gamesApi.startGame, sampleSetup(), key);
  const other = await host.call(gamesApi.startGame, sampleSetup({ length: 'full' }), key);
  expect(again).toEqual(first);
  expect(other).toEqual(first);
  const raw = await host.request({ method: 'POST', path: '/api/games', body: sampleSetup(), headers: key });
  expect(raw.status).toBe(201);
  expect(await balance()).toBe(2);
});

it('makes one game of 20 equal requests at once, for one session [GAME-1]', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      host.call(gamesApi.startGame, sampleSetup(), { 'idempotency-key': 'pressed-in-haste' }),
    ),
  );
  expect(new Set(answers.map(({ game, pack }) => `${game.id} ${pack.key}`)).size).toBe(1);
  expect(await games()).toHaveLength(1);
  expect(await balance()).toBe(2);
});

it('keeps the keys of two hosts apart [GAME-1]', async () => {
  const key = { 'idempotency-key': 'the-same-key' };
  const other = await app.verified();
  const mine = await host.call(gamesApi.startGame, sampleSetup(), key);
  const theirs = await other.call(gamesApi.startGame, sampleSetup(), key);
  expect(theirs.game.id).not.toBe(mine.game.id);
});

it('asks a page that is older than the rules to reload, before a session is taken [GAME-1]', async () => {
  const refused = await host.errorOf(gamesApi.startGame, { ...sampleSetup(), rulesVersion: rulesVersion - 1 });
  expect(refused).toMatchObject({ status: 409, code: 'games/update-needed' });
  expect(await games()).toHaveLength(0);
  expect(await balance()).toBe(3);
});

it('answers a repeated start with its game, also to a page that is older than the rules by then [GAME-1]', async () => {
  const key = { 'idempotency-key': 'before-the-update' };
  const { game } = await host.call(gamesApi.startGame, sampleSetup(), key);
  const again = await host.call(gamesApi.startGame, { ...sampleSetup(), rulesVersion: rulesVersion - 1 }, key);
  expect(again.game.id).toBe(game.id);
  expect(await balance()).toBe(2);
});

it('deals a game of the first rules to a program that does not say which it knows [GAME-1]', async () => {
  const { rulesVersion: _, ...setup } = sampleSetup();
  const { game, pack } = await host.call(gamesApi.startGame, setup);
  expect(pack).toMatchObject({ rulesVersion: 1 });
  expect(pack.takesObjections).toBeUndefined();
  const questions = pack.cells.flatMap(({ question, reserve }) => [question, reserve]);
  expect(questions.filter(({ readingMs }) => readingMs !== undefined)).toEqual([]);
  expect(questions.filter(({ kind }) => kindsAfter(1).includes(kind))).toEqual([]);
  expect((await host.call(gamesApi.getGame, { id: game.id })).pack).toEqual(pack);
});

it('deals a last question and its reserve from the tie-breakers where the host chose it [LAST-1]', async () => {
  const { game, pack } = await host.call(gamesApi.startGame, sampleSetup({ lastQuestion: true }));
  const { question, reserve } = present(pack.lastQuestion, 'the last question');
  const ids = [question.id, reserve.id, pack.tieBreaker.id];
  expect(new Set(ids).size).toBe(3);
  expect([question.kind, reserve.kind]).toEqual(['closest-number', 'closest-number']);
  expect(JSON.stringify(question)).not.toContain('metres"}}');
  expect((await host.call(gamesApi.getLastSetup, {})).setup).toMatchObject({ lastQuestion: true });
  const codes = await app.database.query
    .selectFrom('game_packs')
    .select('question_ids')
    .where('game_id', '=', game.id)
    .executeTakeFirstOrThrow();
  expect(codes.question_ids).toEqual(expect.arrayContaining(ids));
});

it('deals no last question to a program of the first rules, and none by default [LAST-1]', async () => {
  const { rulesVersion: _, ...setup } = sampleSetup({ lastQuestion: true });
  const first = await host.call(gamesApi.startGame, setup);
  expect(first.pack.lastQuestion).toBeUndefined();
  expect((await host.call(gamesApi.startGame, sampleSetup())).pack.lastQuestion).toBeUndefined();
});

it('deals the buzzer where the host chose it, for three teams or more, and remembers it [BUZZ-1]', async () => {
  const teams = ['أ', 'ب', 'ج'].map((name) => ({ name }));
  const chosen = await host.call(gamesApi.startGame, sampleSetup({ teams, buzzer: true }));
  expect(chosen.pack.buzzer).toBe(true);
  expect((await host.call(gamesApi.getLastSetup, {})).setup).toMatchObject({ buzzer: true });
  app.clock.moveBy(1000);
  const { pack } = await host.call(gamesApi.startGame, sampleSetup({ teams: teams.slice(1), buzzer: true }));
  expect(pack.buzzer).toBeUndefined();
  expect((await host.call(gamesApi.getLastSetup, {})).setup).toMatchObject({ buzzer: false });
});

it('deals no buzzer to a program of the first rules, and none by default [BUZZ-1]', async () => {
  const teams = ['أ', 'ب', 'ج'].map((name) => ({ name }));
  const { rulesVersion: _, ...setup } = sampleSetup({ teams, buzzer: true });
  expect((await host.call(gamesApi.startGame, setup)).pack.buzzer).toBeUndefined();
  expect((await host.call(gamesApi.startGame, sampleSetup({ teams }))).pack.buzzer).toBeUndefined();
});

it('takes no session where the bank has too few questions for a last one [LAST-1]', async () => {
  await app.database.query
    .updateTable('questions')
    .set({ status: 'retired' })
    .where('category_id', '=', 'tie')
    .where('id', '<>', 'tie-0')
    .execute();
  const refused = await host.errorOf(gamesApi.startGame, sampleSetup({ lastQuestion: true }));
  await app.database.query
    .updateTable('questions')
    .set({ status: 'active' })
    .where('category_id', '=', 'tie')
    .execute();
  expect(refused).toMatchObject({ status: 409, code: 'games/last-question-unavailable' });
  expect(await balance()).toBe(3);
  expect(await games()).toHaveLength(0);
});

it('creates nothing at balance 0 [GAME-1]', async () => {
  for (let left = 3; left > 0; left -= 1) await host.call(gamesApi.startGame, sampleSetup());
  const refused = await host.errorOf(gamesApi.startGame, sampleSetup());
  expect(refused).toMatchObject({ status: 402, code: 'accounts/no-sessions-left' });
  expect(await games()).toHaveLength(3);
  expect(await app.database.query.selectFrom('game_packs').select('game_id').execute()).toHaveLength(3);
});

it('makes one game of many starts at once with one session left [GAME-1]', async () => {
  await host.call(gamesApi.startGame, sampleSetup());
  await host.call(gamesApi.startGame, sampleSetup());
  const send = (key: string) =>
    host.request({ method: 'POST', path: '/api/games', body: sampleSetup(), headers: { 'idempotency-key': key } });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => send(`key-number-${number}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 402)]);
  expect(await games()).toHaveLength(3);
  expect(await balance()).toBe(0);
});

it('reports each invalid field of a set-up, and takes no session [GAME-1]', async () => {
  const refused = await host.errorOf(gamesApi.startGame, {
    ...sampleSetup(),
    teams: [{ name: ' ' }, { name: 'أ' }, { name: 'ا' }],
    categoryIds: ['alpha', 'alpha'],
    questionTimeSeconds: 45,
    hostTeamIndex: 7,
  });
  expect(refused).toMatchObject({ status: 400, code: 'system/invalid-input' });
  expect(refused.fields).toMatchObject({ 'teams.0.name': 'games/name-missing', questionTimeSeconds: 'invalid' });
  const names = await host.errorOf(
    gamesApi.startGame,
    sampleSetup({ teams: [{ name: 'أحمد' }, { name: 'احمد' }], categoryIds: ['alpha', 'alpha'], hostTeamIndex: 2 }),
  );
  expect(names.fields).toEqual({
    'teams.1.name': 'games/name-taken',
    categoryIds: 'games/category-count',
    hostTeamIndex: 'games/unknown-team',
  });
  expect(await balance()).toBe(3);
  expect(await games()).toEqual([]);
});

it('names the category that cannot be dealt, and takes no session [GAME-1]', async () => {
  const refused = await host.errorOf(
    gamesApi.startGame,
    sampleSetup({ categoryIds: ['alpha', 'nowhere', 'beta', 'tie'] }),
  );
  expect(refused).toMatchObject({ status: 400, code: 'games/category-unavailable' });
  expect(refused.fields).toEqual({
    'categoryIds.1': 'games/category-unavailable',
    'categoryIds.3': 'games/category-unavailable',
  });
  expect(await balance()).toBe(3);
  expect(await games()).toEqual([]);
});

it('is for verified accounts, with a key [GAME-1]', async () => {
  expect(await app.visitor().errorOf(gamesApi.startGame, sampleSetup())).toMatchObject({ status: 401 });
  expect(await (await app.signUp()).errorOf(gamesApi.startGame, sampleSetup())).toMatchObject({
    status: 403,
    code: 'auth/email-not-verified',
  });
  expect(await host.errorOf(gamesApi.startGame, sampleSetup(), { 'idempotency-key': '' })).toMatchObject({
    code: 'system/idempotency-key-required',
  });
});

it('deals no question of another open game while there are others [GAME-9]', async () => {
  await fillLedger(10);
  const first = await host.call(gamesApi.startGame, sampleSetup({ length: 'full' }));
  const second = await host.call(gamesApi.startGame, sampleSetup({ length: 'full' }));
  const third = await host.call(gamesApi.startGame, sampleSetup({ length: 'full' }));
  const idsOf = ({ pack }: typeof first) => pack.cells.flatMap(({ question, reserve }) => [question.id, reserve.id]);
  expect(new Set([...idsOf(first), ...idsOf(second), ...idsOf(third)]).size).toBe(3 * 72);
  // Nothing is left apart: a fourth game is dealt all the same.
  await host.call(gamesApi.startGame, sampleSetup({ length: 'full' }));
});
