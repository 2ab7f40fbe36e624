import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { createTestApp, testAdminEmail } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { grantRole } from './grant-role.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

it('gives and takes roles, from the next call on [AUTH-11]', async () => {
  const player = await app.verified({ email: 'noura@example.com' });
  const role = async () => (await player.call(accountsApi.getMe, {})).user.role;
  expect(await grantRole(app.database, 'noura@example.com', 'moderator')).toBe('player');
  expect(await role()).toBe('moderator');
  expect(await grantRole(app.database, 'noura@example.com', 'player')).toBe('moderator');
  expect(await role()).toBe('player');
});

it('keeps the last admin, and lets one of two go [AUTH-11]', async () => {
  await app.admin();
  await expect(grantRole(app.database, testAdminEmail, 'player')).rejects.toMatchObject({
    code: 'accounts/last-admin',
  });
  expect(await grantRole(app.database, testAdminEmail, 'admin')).toBe('admin');
  await app.verified({ email: 'noura@example.com' });
  await grantRole(app.database, 'noura@example.com', 'admin');
  const both = await Promise.allSettled(
    [testAdminEmail, 'noura@example.com'].map((email) => grantRole(app.database, email, 'player')),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('knows no account that was never opened, or was deleted [AUTH-11]', async () => {
  const player = await app.signUp({ email: 'noura@example.com' });
  await player.call(accountsApi.deleteMe, { password: player.password });
  for (const email of ['noura@example.com', `deleted ${player.user.uid}`, 'nobody@example.com']) {
    await expect(grantRole(app.database, email, 'admin')).rejects.toMatchObject({ code: 'accounts/not-found' });
  }
});
