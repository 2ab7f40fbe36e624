import { beforeEach, expect, it } from 'vitest';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import { present } from '#shared/kernel/assert.ts';
import { questionsAdminApi } from '#shared/questions/admin-api.ts';
import { botMove } from '#testing/bot.ts';
import { startHosted, type Device } from '#testing/hosted-game.ts';
import { createTestApp, type TestApp, type TestUser } from '#testing/test-app.ts';
import { grantRole } from '../accounts/index.ts';

let app: TestApp;
let host: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  host = await app.verified();
});

async function playToEnd(): Promise<Device> {
  const device = await startHosted(app, host, { length: 'short', answerMode: 'open' });
  const random = seededRandom('the best question');
  while (device.game().state.status !== 'finished') {
    const { act, waitMs } = botMove(device.game(), random, app.clock.now());
    app.clock.moveBy(waitMs);
    try {
      device.step(act);
    } catch {
      continue;
    }
  }
  await device.send();
  return device;
}

const bestOf = async (id: string) => (await host.call(gamesApi.getSummary, { id, rulesVersion })).bestQuestionId;

it("keeps the host's best question of a finished game, and changes it [WEEK-2]", async () => {
  const open = await startHosted(app, host);
  expect(await host.errorOf(gamesApi.chooseBestQuestion, { id: open.gameId, questionId: null })).toMatchObject({
    code: 'games/not-now',
  });
  const device = await playToEnd();
  const id = device.gameId;
  const [first, second] = device.game().state.turns.map(({ questionId }) => questionId);
  expect(await bestOf(id)).toBeNull();
  for (const questionId of [first ?? '', second ?? '']) {
    await host.call(gamesApi.chooseBestQuestion, { id, questionId });
    expect(await bestOf(id)).toBe(questionId);
  }
  expect(await host.errorOf(gamesApi.chooseBestQuestion, { id, questionId: 'never-played' })).toMatchObject({
    code: 'games/not-found',
  });
  expect(await bestOf(id)).toBe(second);
  await host.call(gamesApi.chooseBestQuestion, { id, questionId: null });
  expect(await bestOf(id)).toBeNull();
});

it('counts the favourite of a question without figures, as a last question is [WEEK-2]', async () => {
  const device = await playToEnd();
  const { questionId } = present(device.game().state.turns[0], 'a turn');
  await app.database.query.deleteFrom('question_figures').execute();
  const figures = () => app.database.query.selectFrom('question_figures').select(['question_id', 'best']).execute();
  await host.call(gamesApi.chooseBestQuestion, { id: device.gameId, questionId });
  expect(await figures()).toEqual([{ question_id: questionId, best: 1 }]);
  await host.call(gamesApi.chooseBestQuestion, { id: device.gameId, questionId: null });
  expect(await figures()).toEqual([{ question_id: questionId, best: 0 }]);
});

it('shows staff how categories fare, and questions that contradict their value [WEEK-3]', async () => {
  const device = await playToEnd();
  const turn = present(device.game().state.turns[0], 'a turn');
  await host.call(gamesApi.chooseBestQuestion, { id: device.gameId, questionId: turn.questionId });
  await app.database.query
    .insertInto('question_figures')
    .values({ question_id: 'eta-200-0', opened: 30, own: 3, stolen: 2, nobody: 25 })
    .onConflict((conflict) => conflict.column('question_id').doUpdateSet({ opened: 30, own: 3, stolen: 2, nobody: 25 }))
    .execute();
  const moderator = await app.verified({ email: 'moderator@siraj.test' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
  const { items, contradictions } = await moderator.call(questionsAdminApi.listCategoryFigures, {});
  const { question_id: counted } = present(
    await app.database.query
      .selectFrom('question_figures')
      .select('question_id')
      .where('best', '=', 1)
      .executeTakeFirst(),
    'the counted question',
  );
  expect(counted).toBe(turn.questionId);
  expect(items.reduce((sum, { best }) => sum + best, 0)).toBe(1);
  expect(items.find(({ id }) => id === 'eta')?.byValue[0]).toMatchObject({ value: 200, opened: 30, answered: 5 });
  expect(contradictions).toMatchObject([{ id: 'eta-200-0', difficulty: 'harder', opened: 30, answered: 5 }]);
});
