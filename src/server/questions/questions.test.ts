import { beforeEach, expect, it } from 'vitest';
import { gamesApi } from '#shared/games/api.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { openCells, openDevice, sampleSetup, startHosted, type Device } from '#testing/hosted-game.ts';
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

const gamesLeft = async () =>
  (await host.call(questionsApi.listCategories, {})).items.map((category) => category.gamesLeft);
const categoryIds = sampleCategoryIds.slice(0, 4);

/** Plays a short game to its end and answers the questions in the order of its cells. */
async function playShort(): Promise<string[]> {
  const device = await startHosted(app, host);
  await openCells(device, 12);
  await device.play({ type: 'finish' });
  return device.game().pack.cells.map(({ question }) => question.id);
}

it('shows the catalogue to visitors, without the fresh games left [GAME-9]', async () => {
  const { items } = await app.visitor().call(questionsApi.listCategories, {});
  expect(items.map(({ id }) => id)).toEqual([...sampleCategoryIds].sort());
  expect(items[0]).toEqual({
    id: 'alpha',
    name: { ar: 'فئة 5', en: 'Category alpha' },
    description: { ar: 'وصف', en: 'Description' },
    collection: 'general',
    picture: { icon: 'globe', hue: 120 },
    questions: 3 * sampleQuestionsPerValue,
  });
});

it('returns the fresh games left of each category, and counts opened questions [GAME-9]', async () => {
  expect(await gamesLeft()).toEqual(sampleCategoryIds.map(() => ({ full: 6, short: 12 })));
  const device = await startHosted(app, host, { length: 'full', categoryIds: [...sampleCategoryIds.slice(0, 6)] });
  expect(await gamesLeft()).toEqual(sampleCategoryIds.map(() => ({ full: 6, short: 12 })));
  await device.play({ type: 'wheelStopped' });
  await device.play({ type: 'pick', cellId: device.game().pack.cells[0]?.id ?? '' });
  const { items } = await host.call(questionsApi.listCategories, {});
  expect(items.find(({ id }) => id === sampleCategoryIds[0])?.gamesLeft).toEqual({ full: 5, short: 11 });
  const other = await (await app.verified()).call(questionsApi.listCategories, {});
  expect(other.items.every((category) => category.gamesLeft?.full === 6)).toBe(true);
});

it('brings no question back before a category is used up, then the longest unseen first [GAME-9]', async () => {
  const rounds: string[][] = [];
  for (let game = 0; game < sampleQuestionsPerValue; game += 1) {
    app.clock.moveBy(60_000);
    rounds.push(await playShort());
  }
  const all = rounds.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(4 * 3 * sampleQuestionsPerValue);
  const { items } = await host.call(questionsApi.listCategories, {});
  for (const id of categoryIds)
    expect(items.find((category) => category.id === id)?.gamesLeft).toEqual({ full: 0, short: 0 });
  for (const first of rounds.slice(0, 3)) {
    app.clock.moveBy(60_000);
    expect((await playShort()).sort()).toEqual([...first].sort());
  }
}, 60_000);

it('deals the last unseen questions to the cells, and seen ones to the reserves [GAME-9]', async () => {
  for (let game = 0; game < sampleQuestionsPerValue - 1; game += 1) await playShort();
  const seen = new Set(
    (await app.database.query.selectFrom('seen_questions').select('question_id').execute()).map(
      ({ question_id }) => question_id,
    ),
  );
  const { pack } = await host.call(gamesApi.startGame, sampleSetup());
  expect(pack.cells.some(({ question }) => seen.has(question.id))).toBe(false);
  expect(pack.cells.every(({ reserve }) => seen.has(reserve.id))).toBe(true);
}, 60_000);

it('deals a tie-breaker that was not seen before, as long as there is one [GAME-9]', async () => {
  const dealt: string[] = [];
  for (let game = 0; game < 4; game += 1) {
    app.clock.moveBy(60_000);
    const device: Device = await startHosted(app, host);
    await openCells(device, 4);
    device.step({ type: 'end' });
    device.step({ type: 'openTieBreaker' });
    device.step({ type: 'commitNumber', teamIndex: 0, number: 1 });
    device.step({ type: 'commitNumber', teamIndex: 1, number: 2 });
    device.step({ type: 'finish' });
    await device.send();
    dealt.push(device.game().pack.tieBreaker.id);
  }
  expect(new Set(dealt.slice(0, 3)).size).toBe(3);
  expect(dealt[3]).toBe(dealt[0]);
});

it('draws differently for every game and host [GAME-9]', async () => {
  const boards = new Set<string>();
  for (let game = 0; game < 5; game += 1) {
    const guest = await app.verified();
    const { pack } = await guest.call(gamesApi.startGame, sampleSetup());
    boards.add(JSON.stringify(pack.cells.map(({ question }) => question.id)));
  }
  expect(boards.size).toBe(5);
});

it('lets questions of an open game be dealt again once that is a week old [GAME-9]', async () => {
  const forgotten = await openDevice(
    app,
    host,
    (await host.call(gamesApi.startGame, sampleSetup({ length: 'full' }))).game.id,
    'device-first',
  );
  const dealt = new Set(forgotten.game().pack.cells.flatMap(({ question, reserve }) => [question.id, reserve.id]));
  app.clock.moveBy(7 * 24 * 3600_000);
  let again = 0;
  for (let game = 0; game < 3; game += 1) {
    const { pack } = await host.call(gamesApi.startGame, sampleSetup({ length: 'full' }));
    again += pack.cells.filter(({ question }) => dealt.has(question.id)).length;
  }
  expect(again).toBeGreaterThan(0);
});
