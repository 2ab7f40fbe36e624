import { afterEach, beforeEach, expect, it } from 'vitest';
import { gamesApi } from '#shared/games/api.ts';
import { answerCodeOf, questionsOf, type Pack } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import { readPack } from '#shared/games/schema.ts';
import type { SetupInput } from '#shared/games/setup.ts';
import { present } from '#shared/kernel/assert.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { openDevice, sampleSetup } from '#testing/hosted-game.ts';
import { sampleCategoryIds, sampleQuestionsPerValue } from '#testing/sample-content.ts';
import { createTestApp, type TestApp, type TestUser } from '#testing/test-app.ts';

let app: TestApp;
let host: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  host = await app.verified();
  await app.database.transaction((tx) =>
    app.accounts.grantSessions(tx, { userId: host.user.uid, reason: 'admin', sourceId: 'test', sessions: 40 }),
  );
});

/** Where questions were that a test has moved. */
let moved: readonly { id: string; category_id: string; draw_key: number; answer_key: string }[] = [];

// The files of a worker share one bank.
afterEach(async () => {
  const { query } = app.database;
  await query.updateTable('questions').set({ band: 'everyone', status: 'active' }).execute();
  for (const { id, ...place } of moved) await query.updateTable('questions').set(place).where('id', '=', id).execute();
  moved = [];
});

/**
 * Leaves one tie-breaker in the bank, and one question for children: in the first category, worth 200, and too far behind
 * others for a board to get it. Returns the ids of both.
 */
async function leaveOneOfBoth(): Promise<{ tieBreakerId: string; forChildrenId: string }> {
  const { query } = app.database;
  const rows = await query
    .selectFrom('questions')
    .select(['id', 'category_id', 'draw_key', 'answer_key'])
    .where('value', '=', 200)
    .orderBy('id')
    .execute();
  const [home, ...others] = sampleCategoryIds;
  const ofPool = rows.filter(({ category_id }) => [home, ...others.slice(4)].some((id) => id === category_id));
  moved = ofPool;
  const forChildrenId = present(ofPool[0], 'a question').id;
  // A draw reads 24 of a pool, from a random key on: more than that are before this one.
  expect(ofPool.length).toBeGreaterThan(24);
  const ids = ofPool.map(({ id }) => id);
  await query.updateTable('questions').set({ category_id: home, draw_key: 0 }).where('id', 'in', ids).execute();
  await query.updateTable('questions').set({ band: 'children', draw_key: 1 }).where('id', '=', forChildrenId).execute();
  const tieBreakers = (
    await query.selectFrom('questions').select(['id', 'category_id']).orderBy('id').execute()
  ).filter(({ category_id }) => !sampleCategoryIds.some((id) => id === category_id));
  const [left, ...rest] = tieBreakers.map(({ id }) => id);
  await query.updateTable('questions').set({ status: 'retired' }).where('id', 'in', rest).execute();
  return { tieBreakerId: present(left, 'a tie-breaker'), forChildrenId };
}

const teams: SetupInput['teams'] = [{ name: 'الصقور' }, { name: 'اللؤلؤ', isYoung: true }];
/** Makes questions of these categories ones for children: as many of each value. */
async function markChildrens(categoryIds: readonly string[], perValue: number): Promise<ReadonlySet<string>> {
  const rows = await app.database.query
    .selectFrom('questions')
    .select(['id', 'category_id', 'value'])
    .where('category_id', 'in', categoryIds)
    .orderBy('id')
    .execute();
  const ids = categoryIds.flatMap((category) =>
    [200, 400, 600].flatMap((value) =>
      rows.filter((row) => row.category_id === category && row.value === value).slice(0, perValue),
    ),
  );
  const marked = ids.map(({ id }) => id);
  await app.database.query.updateTable('questions').set({ band: 'children' }).where('id', 'in', marked).execute();
  return new Set(marked);
}
const start = async (changes: Partial<SetupInput> = {}) =>
  host.call(gamesApi.startGame, sampleSetup({ teams, ...changes }));
const idsOf = (pack: Pack) => pack.cells.flatMap((cell) => questionsOf(cell).map(({ id }) => id));
const four = sampleCategoryIds.slice(0, 4);

it('deals each tile a sister of its category and value for children, where the bank has one [YOUNG-1]', async () => {
  const forChildren = await markChildrens(four.slice(0, 3), 6);
  const pack = readPack((await start()).pack);
  for (const { categoryIndex, question, reserve, sister, value } of pack.cells) {
    expect(sister !== undefined).toBe(categoryIndex < 3);
    if (sister === undefined) continue;
    expect(forChildren).toContain(sister.id);
    expect(sister.id).toMatch(new RegExp(`^${four[categoryIndex]}-${value}-`));
    expect([question.id, reserve.id]).not.toContain(sister.id);
  }
  expect(new Set(idsOf(pack)).size).toBe(idsOf(pack).length);
  expect(pack.teams.map(({ isYoung }) => isYoung)).toEqual([undefined, true]);
});

it('deals none without a young team, nor to a program of older rules [YOUNG-1]', async () => {
  await markChildrens(four, 6);
  const ordinary = await start({ teams: [{ name: 'الصقور' }, { name: 'اللؤلؤ', isYoung: false }] });
  // A program that doesn't say what it knows gets the first rules.
  const { rulesVersion: _, ...unversioned } = sampleSetup({ teams });
  const older = await host.call(gamesApi.startGame, unversioned);
  for (const { pack } of [ordinary, older]) expect(JSON.stringify(pack)).not.toMatch(/"sister"|isYoung/);
});

it('fills a board that has nothing to spare without sisters [YOUNG-1]', async () => {
  const keep = (id: string) => Number(id.split('-').at(-1)) <= 2;
  const forChildren = await markChildrens(four, sampleQuestionsPerValue);
  const spare = [...forChildren].filter((id) => !keep(id));
  await app.database.query.updateTable('questions').set({ status: 'retired' }).where('id', 'in', spare).execute();
  const left = forChildren.size - spare.length;
  const { pack } = await start();
  // Two a tile are on the board already.
  expect(pack.cells.filter(({ sister }) => sister !== undefined)).toHaveLength(left - 24);
});

it('starts a game where the only question for children has the answer of the only tie-breaker [YOUNG-1, GAME-9]', async () => {
  const { tieBreakerId, forChildrenId } = await leaveOneOfBoth();
  const sistersOf = (pack: Pack) => pack.cells.flatMap(({ sister }) => (sister === undefined ? [] : [sister.id]));
  const { query } = app.database;
  expect(sistersOf(readPack((await start()).pack))).toEqual([forChildrenId]);
  const { answer_key } = await query
    .selectFrom('questions')
    .select('answer_key')
    .where('id', '=', tieBreakerId)
    .executeTakeFirstOrThrow();
  await query.updateTable('questions').set({ answer_key }).where('id', '=', forChildrenId).execute();
  const other = await app.verified();
  const pack = readPack((await other.call(gamesApi.startGame, sampleSetup({ teams }))).pack);
  expect(pack.tieBreaker.id).toBe(tieBreakerId);
  expect(sistersOf(pack)).toEqual([]);
});

it('marks as seen what was opened alone, deals no seen sister, and counts fresh games as before [YOUNG-1, GAME-9]', async () => {
  await markChildrens(four, 4);
  const { game, pack } = await start();
  const device = await openDevice(app, host, game.id, 'device-first');
  await device.takeLease();
  const give = async (act: Parameters<typeof device.play>[0]) => device.play(act);
  await give({ type: 'wheelStopped' });
  const asked: string[] = [];
  for (const { id } of pack.cells.slice(0, 4)) {
    await give({ type: 'pick', cellId: id });
    const { state } = device.game();
    const { question } = openContext(device.game().pack, present(state.question, 'the open question'));
    const cell = present(
      pack.cells.find((each) => each.id === id),
      'the tile',
    );
    expect(question.id).toBe(state.currentTeamIndex === 1 ? (cell.sister ?? cell.question).id : cell.question.id);
    asked.push(question.id);
    await give({ type: 'reveal' });
    await give({ type: 'award', teamIndex: null });
  }
  const rows = await app.database.query
    .selectFrom('seen_questions')
    .select('question_id')
    .where('user_id', '=', host.user.uid)
    .execute();
  expect(rows.map(({ question_id }) => question_id).sort()).toEqual([...asked].sort());
  await give({ type: 'end' });
  await give({ type: 'finish' });
  const { items } = await host.call(questionsApi.listCategories, {});
  // Three tiles of the first category were opened, one of each value.
  expect(items.find(({ id }) => id === four[0])?.gamesLeft?.short).toBe(sampleQuestionsPerValue - 1);
  for (let round = 0; round < 3; round += 1) {
    const again = readPack((await start()).pack);
    const fresh = again.cells.flatMap(({ question, sister }) => (sister ? [question.id, sister.id] : [question.id]));
    for (const id of asked) expect(fresh).not.toContain(id);
  }
});

it("doesn't deal a sister that is in another open game [YOUNG-1, GAME-9]", async () => {
  await markChildrens(four, 6);
  const first = readPack((await start()).pack);
  const second = readPack((await start()).pack);
  const known = new Set(idsOf(first));
  expect(idsOf(second).filter((id) => known.has(id))).toEqual([]);
});

it('opens a sister’s answer by its code, as one for the young, and none for a command that names a team [YOUNG-1, YOUNG-5, GAME-7]', async () => {
  await markChildrens(four, 6);
  const { game, pack: sent } = await start();
  const pack = readPack(sent);
  const cell = present(
    pack.cells.find(({ sister }) => sister !== undefined),
    'a tile with a sister',
  );
  const sister = present(cell.sister, 'the sister');
  const code = answerCodeOf(pack, sister);
  expect(await app.visitor().call(gamesApi.getAnswer, { id: code })).toMatchObject({
    text: sister.text,
    isForYoung: true,
  });
  const ordinary = answerCodeOf(pack, cell.question);
  expect(await app.visitor().call(gamesApi.getAnswer, { id: ordinary })).toMatchObject({ isForYoung: false });
  const device = await openDevice(app, host, game.id, 'device-first');
  await device.takeLease();
  await device.play({ type: 'wheelStopped' });
  const forged = { ...device.step({ type: 'pick', cellId: cell.id }), teamIndex: 1 };
  expect(await device.errorOf([forged])).toMatchObject({ status: 400 });
});

it('proposes the same young teams for the next game [YOUNG-4, SETUP-2]', async () => {
  await start();
  const { setup } = await host.call(gamesApi.getLastSetup, {});
  expect(setup?.teams.map(({ isYoung }) => isYoung)).toEqual([undefined, true]);
});
