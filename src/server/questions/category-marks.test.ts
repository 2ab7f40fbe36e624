import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { questionsApi, type CategoryMark } from '#shared/questions/api.ts';
import { createTestApp, type TestApp, type TestUser } from '#testing/test-app.ts';

let app: TestApp;
let host: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  host = await app.verified();
});

const mark = (id: string, wanted: CategoryMark | null, by = host) =>
  by.call(questionsApi.markCategory, { id, mark: wanted });
const marksOf = async (by = host) =>
  Object.fromEntries(
    (await by.call(questionsApi.listCategories, {})).items.flatMap((category) =>
      category.mark === undefined ? [] : [[category.id, category.mark]],
    ),
  );

it("keeps a host's favourite and hidden categories, one mark each, until they are removed [SETUP-1]", async () => {
  expect(await marksOf()).toEqual({});
  await mark('alpha', 'favourite');
  await mark('beta', 'hidden');
  expect(await marksOf()).toEqual({ alpha: 'favourite', beta: 'hidden' });
  await mark('alpha', 'hidden');
  await mark('beta', null);
  expect(await marksOf()).toEqual({ alpha: 'hidden' });
});

it('shows a mark to its host alone [SETUP-1]', async () => {
  await mark('alpha', 'hidden');
  expect(await marksOf(await app.verified())).toEqual({});
  const { items } = await app.visitor().call(questionsApi.listCategories, {});
  expect(items.some((category) => category.mark !== undefined)).toBe(false);
});

it('rejects a mark of a category that is unknown [SETUP-1]', async () => {
  expect(await host.errorOf(questionsApi.markCategory, { id: 'nowhere', mark: 'hidden' })).toMatchObject({
    code: 'questions/category-not-found',
  });
});

it('forgets the marks of a deleted account [AUTH-10]', async () => {
  await mark('alpha', 'favourite');
  await host.call(accountsApi.deleteMe, { password: host.password });
  expect(await app.database.query.selectFrom('category_marks').selectAll().execute()).toEqual([]);
});
