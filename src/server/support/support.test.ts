import './tables.ts';
import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { supportAdminApi } from '#shared/support/admin-api.ts';
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
    category: 'game_issue',
    description: '  لا يصل البريد  ',
    userName: 'نورة',
    userEmail: ' Noura@Example.com ',
  });
  expect(await stored()).toMatchObject([
    {
      id,
      user_id: 'anonymous',
      user_email: 'noura@example.com',
      user_name: 'نورة',
      description: 'لا يصل البريد',
      status: 'new',
      category: 'game_issue',
      notes: null,
      assigned_to: null,
      game_id: null,
      game_state: null,
    },
  ]);
});

it('knows who is signed in by the account, not by what they type [SUP-1]', async () => {
  const player = await app.signUp({ displayName: 'فهد' });
  const gameState = { teams: [{ name: 'الصقور' }], currentTeamIndex: 0, gameStatus: 'playing' as const };
  await player.call(supportApi.sendRequest, {
    category: 'game_feedback',
    description: 'لعبة حلوة',
    userEmail: 'other@example.com',
    gameState,
  });
  expect(await stored()).toMatchObject([
    {
      user_id: player.user.uid,
      user_email: player.user.email,
      user_name: 'فهد',
      category: 'game_feedback',
      game_state: gameState,
    },
  ]);
});

it.each([
  [{ description: '  \n ' }, 'support/description-required', 'يرجى إدخال وصف للمشكلة'],
  [{ category: 'game_feedback', description: '' }, 'support/feedback-required', 'يرجى إدخال ملاحظاتك'],
  [{}, 'support/description-required', 'يرجى إدخال وصف للمشكلة'],
  [{ description: 'x'.repeat(4001) }, 'support/description-too-long', 'الرسالة طويلة. أقصاها 4000 حرف.'],
  [{ description: 'x', userEmail: 'nobody' }, 'auth/invalid-email', 'البريد الإلكتروني غير صحيح. تأكد من كتابته.'],
])('refuses %j and stores nothing [SUP-1]', async (input, code, message) => {
  expect(await app.visitor().errorOf(supportApi.sendRequest, input)).toMatchObject({ status: 400, code, message });
  expect(await stored()).toEqual([]);
});

it("rejects staff fields in a user's message [SUP-1]", async () => {
  for (const field of ['status', 'notes', 'assignedTo', 'userId']) {
    expect(await app.visitor().errorOf(supportApi.sendRequest, { description: 'x', [field]: 'x' })).toMatchObject({
      fields: { [field]: 'unknown' },
    });
  }
});

it('goes along in the export, and loses its person with the account [AUTH-10]', async () => {
  const player = await app.signUp();
  await player.call(supportApi.sendRequest, { description: 'سؤال' });
  expect(await player.call(accountsApi.exportMe, {})).toMatchObject({
    supportRequests: [{ description: 'سؤال', status: 'new' }],
  });
  await player.call(accountsApi.deleteMe, { password: player.password });
  expect(await stored()).toMatchObject([
    { user_id: 'anonymous', user_email: null, user_name: null, description: 'سؤال' },
  ]);
});

it('stores the state of the game, the reported question, and the device [GAME-8]', async () => {
  const player = await app.signUp();
  const gameState = {
    teams: [
      { name: 'الصقور', score: 600 },
      { name: 'النوارس', score: -200 },
    ],
    currentTeamIndex: 1,
    gameStatus: 'playing' as const,
    phase: 'question' as const,
    questionId: 'geo-0017',
    step: 14,
    lifelines: {
      queued: [{ lifeline: 'flip' as const, gameId: 'g-1', activatingTeamIndex: 0, queuedAt: 1 }],
      active: [{ lifeline: 'comeback' as const, gameId: 'g-1', teamIndex: 1, activatedAt: 2, expiresAt: null }],
    },
  };
  const sentFrom = {
    page: '/game/x',
    language: 'ar' as const,
    screen: '390x844',
    platform: 'android',
    appVersion: '1.4.0',
  };
  const message = {
    category: 'game_feedback' as const,
    description: 'الجواب قديم',
    gameState,
    questionId: 'geo-0017',
    reason: 'outdated' as const,
    sentFrom,
  };
  await player.call(supportApi.sendRequest, message);
  expect(await stored()).toMatchObject([
    { game_state: gameState, question_id: 'geo-0017', reason: 'outdated', sent_from: sentFrom },
  ]);
  expect(await player.call(accountsApi.exportMe, {})).toMatchObject({
    supportRequests: [{ questionId: 'geo-0017', reason: 'outdated', sentFrom }],
  });
});

it('stores a message once, however often and at once it is sent, and knows when it was written [GAME-8]', async () => {
  const player = await app.signUp();
  const writtenAt = app.clock.now() - 3_600_000;
  const message = { description: 'توقف المؤقت', messageId: 'message-0001', writtenAt, writtenBy: player.user.uid };
  const answers = await Promise.all([1, 2, 3, 4].map(() => player.call(supportApi.sendRequest, message)));
  expect(await player.call(supportApi.sendRequest, message)).toEqual(answers[0]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect((await stored()).map(({ written_at }) => written_at.getTime())).toEqual([writtenAt]);
  const other = await app.signUp();
  await other.call(supportApi.sendRequest, { description: 'رسالة غيرها', messageId: 'message-0001' });
  expect(await stored()).toHaveLength(2);
});

it('takes no time of writing that is still to come [GAME-8]', async () => {
  await app.visitor().call(supportApi.sendRequest, { description: 'x', writtenAt: app.clock.now() + 86_400_000 });
  expect((await stored()).map(({ written_at }) => written_at.getTime())).toEqual([app.clock.now()]);
});

it('stores nothing that waited under another account [GAME-8]', async () => {
  const writer = await app.signUp();
  const message = { description: 'x', writtenBy: writer.user.uid };
  for (const sender of [app.visitor(), await app.signUp()]) {
    expect(await sender.errorOf(supportApi.sendRequest, message)).toMatchObject({
      status: 401,
      code: 'auth/unauthenticated',
    });
  }
  expect(await stored()).toEqual([]);
});

it.each([
  [
    'more teams than play',
    { teams: Array.from({ length: 5 }, () => ({ name: 'x' })), currentTeamIndex: 0, gameStatus: 'playing' },
  ],
  ['a name too long', { teams: [{ name: 'x'.repeat(201) }], currentTeamIndex: 0, gameStatus: 'playing' }],
  ['a whole pack', { teams: [], currentTeamIndex: 0, gameStatus: 'playing', pack: {} }],
])('takes no game state with %s [GAME-8]', async (_, gameState) => {
  expect(await app.visitor().errorOf(supportApi.sendRequest, { description: 'x', gameState })).toMatchObject({
    status: 400,
  });
  expect(await stored()).toEqual([]);
});

it('lets two accounts go whose messages had the same id [AUTH-10]', async () => {
  for (const player of [await app.signUp(), await app.signUp()]) {
    await player.call(supportApi.sendRequest, { description: 'x', messageId: 'message-0001' });
    await player.call(accountsApi.deleteMe, { password: player.password });
  }
  expect((await stored()).map(({ user_id, message_id, sent_from }) => [user_id, message_id, sent_from])).toEqual([
    ['anonymous', null, null],
    ['anonymous', null, null],
  ]);
});

it('counts messages with status new for staff [ROUTE-5]', async () => {
  const admin = await app.admin();
  expect(await admin.call(supportApi.countWaiting, {})).toEqual({ count: 0, oldestAt: null, reportedQuestions: 0 });
  const first = app.clock.now();
  await app.visitor().call(supportApi.sendRequest, { description: 'الأولى' });
  app.clock.moveBy(60_000);
  const { id } = await app.visitor().call(supportApi.sendRequest, { description: 'الثانية' });
  expect(await admin.call(supportApi.countWaiting, {})).toEqual({ count: 2, oldestAt: first, reportedQuestions: 0 });
  await app.database.query.updateTable('support_requests').where('id', '!=', id).set({ status: 'answered' }).execute();
  expect(await admin.call(supportApi.countWaiting, {})).toEqual({
    count: 1,
    oldestAt: first + 60_000,
    reportedQuestions: 0,
  });
  for (const questionId of ['geo-0017', 'geo-0017', 'geo-0018'])
    await app.visitor().call(supportApi.sendRequest, { questionId, reason: 'outdated', description: 'قديمة' });
  expect(await admin.call(supportApi.countWaiting, {})).toMatchObject({ count: 4, reportedQuestions: 2 });
  expect((await admin.call(supportAdminApi.list, { about: 'question' })).items).toHaveLength(3);
});
