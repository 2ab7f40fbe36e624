import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const tooCommon = (field: string) => ({
  status: 400,
  code: 'auth/password-too-common',
  fields: { [field]: 'auth/password-too-common' },
});
// By the rule of both sides, by the server's longer list, and by the name of the address.
const common = ['123456', 'Siraj-2026', 'klaster', 'Broncos', 'noura.s1', 'noura.s@example.com'];

it.each(common)('opens no account with %j [AUTH-12]', async (password) => {
  const refused = await app
    .visitor()
    .errorOf(passwordApi.signUp, { email: 'noura.s@example.com', displayName: 'نورة', password });
  expect(refused).toMatchObject(tooCommon('password'));
});

it.each(common)('sets %j by no mailed link, and the link stays good [AUTH-12] [AUTH-5]', async (newPassword) => {
  const { user } = await app.verified({ email: 'noura.s@example.com' });
  await app.visitor().call(accountsApi.sendPasswordResetMail, { email: user.email });
  const oobCode = await app.mailedCode(user.email);
  expect(
    await app.visitor().errorOf(passwordApi.completeAction, { mode: 'resetPassword', oobCode, newPassword }),
  ).toMatchObject(tooCommon('newPassword'));
  await app
    .visitor()
    .call(passwordApi.completeAction, { mode: 'resetPassword', oobCode, newPassword: 'seven-lanterns' });
});

it.each(common)('changes no password to %j [AUTH-12]', async (newPassword) => {
  const player = await app.verified({ email: 'noura.s@example.com' });
  expect(
    await player.errorOf(passwordApi.changePassword, { currentPassword: player.password, newPassword }),
  ).toMatchObject(tooCommon('newPassword'));
});

it('says so in both languages [AUTH-12] [AUTH-8]', async () => {
  const message = async (language: string) =>
    (
      await app
        .visitor()
        .errorOf(
          passwordApi.signUp,
          { email: 'n@example.com', displayName: 'نورة', password: 'password' },
          { 'accept-language': language },
        )
    ).message;
  expect(await message('ar')).toBe('كلمة المرور هذه سهلة التخمين. اختر كلمة لا يعرفها غيرك.');
  expect(await message('en')).toBe('This password is easy to guess. Choose one that nobody else would think of.');
});
