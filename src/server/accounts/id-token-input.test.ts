import { expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import { errorAnswer } from '#testing/test-client.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it.each([
  ['a null character', 'key\0'],
  ['half a character', 'key\ud800'],
  ['a number', 7],
  ['a list', ['key']],
  ['an object', { key: 1 }],
  ['nothing', ''],
  ['a long text', 'k'.repeat(2000)],
])('answers a token whose key is named by %s as any bad token [AUTH-3]', async (_, kid) => {
  const app = await createTestApp();
  const token = `${part({ alg: 'ES256', typ: 'JWT', kid })}.${part({ sub: 'x', sid: 'x' })}.c2lnbmF0dXJl`;
  const answer = await app.visitor().request({ path: '/api/me', headers: { authorization: `Bearer ${token}` } });
  expect(errorAnswer(answer)).toMatchObject({ status: 401, code: 'auth/unauthenticated' });
});

it('gives no token to a session that ends while it asks for one [AUTH-3]', async () => {
  let isEnding = false;
  const app = await createTestApp({
    rateLimits: {
      // Counted after the session was found, and before the token is made.
      take: async () => {
        if (isEnding) await app.database.query.deleteFrom('sessions').execute();
      },
      giveBack: () => Promise.resolve(),
    },
  });
  const player = await app.signUp();
  isEnding = true;
  expect(await player.errorOf(accountsApi.issueIdToken, {})).toMatchObject({
    status: 401,
    code: 'auth/unauthenticated',
  });
});
