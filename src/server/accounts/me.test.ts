import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

it('shows the record to its signed-in owner, and to no one else [ROUTE-3]', async () => {
  const player = await app.signUp();
  expect(await player.call(accountsApi.getMe, {})).toEqual({ user: player.user });
  expect(await app.visitor().errorOf(accountsApi.getMe, {})).toMatchObject({
    status: 401,
    code: 'auth/unauthenticated',
    message: 'سجّل دخولك أولًا.',
  });
});

it('changes name, single preferences and the newcomer mark, and leaves the rest', async () => {
  const player = await app.signUp();
  const { user } = await player.call(accountsApi.updateMe, {
    displayName: ' أم خالد ',
    preferences: { theme: 'light' },
    isNewUser: false,
  });
  expect(user).toEqual({
    ...player.user,
    displayName: 'أم خالد',
    isNewUser: false,
    preferences: { ...player.user.preferences, theme: 'light' },
  });
  expect((await player.call(accountsApi.updateMe, {})).user).toEqual(user);
});

it('keeps both of two preferences that are changed at once', async () => {
  const player = await app.signUp();
  await Promise.all([
    player.call(accountsApi.updateMe, { preferences: { sound: false } }),
    player.call(accountsApi.updateMe, { preferences: { language: 'en' } }),
  ]);
  expect((await player.call(accountsApi.getMe, {})).user.preferences).toEqual({
    language: 'en',
    theme: 'dark',
    sound: false,
  });
});

it("rejects changes of fields that are not the user's to change", async () => {
  const player = await app.signUp();
  for (const field of ['role', 'gameSessionBalance', 'emailVerified', 'uid', 'email', 'totalScore']) {
    expect(await player.errorOf(accountsApi.updateMe, { [field]: 1 })).toMatchObject({
      status: 400,
      fields: { [field]: 'unknown' },
    });
  }
  expect(await player.errorOf(accountsApi.updateMe, { isNewUser: true })).toMatchObject({
    fields: { isNewUser: 'invalid' },
  });
  expect(await player.errorOf(accountsApi.updateMe, { preferences: { theme: 'pink', admin: true } })).toMatchObject({
    fields: { 'preferences.theme': 'invalid' },
  });
  expect((await player.call(accountsApi.getMe, {})).user).toEqual(player.user);
});

it("answers in a user's own language if the request names no supported one", async () => {
  const player = await app.signUp();
  await player.call(accountsApi.updateMe, { preferences: { language: 'en' } });
  const refused = await player.errorOf(accountsApi.updateMe, { displayName: '' }, { 'accept-language': 'fr' });
  expect(refused.message).toBe('Enter a name of 1 to 40 characters.');
});

it('keeps a phone number in one spelling, and takes it away again [USER-4]', async () => {
  const player = await app.signUp();
  expect((await player.call(accountsApi.updateMe, { phoneNumber: ' ٥٠٠٠ ١٢٣٤ ' })).user.phoneNumber).toBe(
    '+96550001234',
  );
  for (const phoneNumber of ['', '123', 'null', '+965\u00005000123', ['50001234'], 50001234]) {
    expect(await player.errorOf(accountsApi.updateMe, { phoneNumber })).toMatchObject({
      status: 400,
      code: 'accounts/invalid-phone-number',
      fields: { phoneNumber: 'accounts/invalid-phone-number' },
    });
  }
  expect((await player.call(accountsApi.updateMe, { displayName: 'نورة' })).user.phoneNumber).toBe('+96550001234');
  expect((await player.call(accountsApi.updateMe, { phoneNumber: null })).user.phoneNumber).toBeNull();
});

it('keeps the city whose prayers are announced, off at first, and takes it away again [REST-1]', async () => {
  const player = await app.signUp();
  expect(player.user.prayerCity).toBeNull();
  expect((await player.call(accountsApi.updateMe, { prayerCity: 'kuwait' })).user.prayerCity).toBe('kuwait');
  expect(await player.errorOf(accountsApi.updateMe, { prayerCity: 'atlantis' })).toMatchObject({
    fields: { prayerCity: 'invalid' },
  });
  expect((await player.call(accountsApi.exportMe, {})).user.prayerCity).toBe('kuwait');
  expect((await player.call(accountsApi.updateMe, { prayerCity: null })).user.prayerCity).toBeNull();
});

it('keeps the wish for notifications [USER-4]', async () => {
  const player = await app.signUp();
  expect((await player.call(accountsApi.updateMe, { notificationsEnabled: true })).user.notificationsEnabled).toBe(
    true,
  );
  expect((await player.call(accountsApi.updateMe, { notificationsEnabled: false })).user.notificationsEnabled).toBe(
    false,
  );
  expect(await player.errorOf(accountsApi.updateMe, { notificationsEnabled: 'yes' })).toMatchObject({
    fields: { notificationsEnabled: 'invalid' },
  });
});
