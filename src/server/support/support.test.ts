import './tables.ts';
import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { supportApi } from '#shared/support/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const stored = () => app.database.query.selectFrom('support_requests').selectAll().execute();

it('takes a request from a visitor, with the address to answer to [SUP-1]', async () => {
  const { id } = await app.visitor().call(supportApi.sendRequest, {
    category: 'game_issue', description: '  لا يصل البريد  ', userName: 'نورة', userEmail: ' Noura@Example.com ',
  });
  expect(await stored()).toMatchObject([{
    id, user_id: 'anonymous', user_email: 'noura@example.com', user_name: 'نورة', description: 'لا يصل البريد',
    status: 'new', category: 'game_issue', notes: null, assigned_to: null, game_id: null, game_state: null,
  }]);
});

it('knows who is signed in by the account, not by what they type [SUP-1]', async () => {
  const player = await app.signUp({ displayName: 'فهد' });
  const gameState = { teams: [{ name: 'الصقور' }], currentTeamIndex: 0, gameStatus: 'playing' as const };
  await player.call(supportApi.sendRequest, { category: 'game_feedback', description: 'لعبة حلوة', userEmail: 'other@example.com', gameState });
  expect(await stored()).toMatchObject([{
    user_id: player.user.uid, user_email: player.user.email, user_name: 'فهد', category: 'game_feedback', game_state: gameState,
  }]);
});

it.each([
  [{ description: '  \n ' }, 'support/description-required', 'يرجى إدخال وصف للمشكلة'],
  [{ category: 'game_feedback', description: '' }, 'support/feedback-required', 'يرجى إدخال ملاحظاتك'],
  [{}, 'support/description-required', 'يرجى إدخال وصف للمشكلة'],
  [{ description: 'x'.repeat(4001) }, 'support/description-too-long', 'الرسالة طويلة. أقصاها 4000 حرف.'],
  [{ description: 'x', userEmail: 'nobody' }, 'auth/invalid-email', 'البريد الإلكتروني غير صحيح. تأكد من كتابته.'],
])('refuses %j and stores nothing [SUP-1]', async (input, code, message) => {
  expect(await app.visitor().refusal(supportApi.sendRequest, input)).toMatchObject({ status: 400, code, message });
  expect(await stored()).toEqual([]);
});

it('lets nobody set what the staff writes [SUP-1]', async () => {
  for (const field of ['status', 'notes', 'assignedTo', 'userId']) {
    expect(await app.visitor().refusal(supportApi.sendRequest, { description: 'x', [field]: 'x' })).toMatchObject({ fields: { [field]: 'unknown' } });
  }
});

it('goes along in the export, and loses its person with the account [AUTH-10]', async () => {
  const player = await app.signUp();
  await player.call(supportApi.sendRequest, { description: 'سؤال' });
  expect(await player.call(accountsApi.exportMe, {})).toMatchObject({ supportRequests: [{ description: 'سؤال', status: 'new' }] });
  await player.call(accountsApi.deleteMe, { password: player.password });
  expect(await stored()).toMatchObject([{ user_id: 'anonymous', user_email: null, user_name: null, description: 'سؤال' }]);
});

it('counts for the staff what nobody has taken up yet [ROUTE-5]', async () => {
  const admin = await app.admin();
  expect(await admin.call(supportApi.countWaiting, {})).toEqual({ count: 0, oldestAt: null });
  const first = app.clock.now();
  await app.visitor().call(supportApi.sendRequest, { description: 'الأولى' });
  app.clock.moveBy(60_000);
  const { id } = await app.visitor().call(supportApi.sendRequest, { description: 'الثانية' });
  expect(await admin.call(supportApi.countWaiting, {})).toEqual({ count: 2, oldestAt: first });
  await app.database.query.updateTable('support_requests').where('id', '!=', id).set({ status: 'answered' }).execute();
  expect(await admin.call(supportApi.countWaiting, {})).toEqual({ count: 1, oldestAt: first + 60_000 });
});
