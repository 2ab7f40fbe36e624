import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { accountCallables } from '#shared/accounts/callables.ts';
import { rateLimits } from '#shared/kernel/rate-limit.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/test-app.ts';
import { createRateLimits } from '../platform/rate-limits/index.ts';

let owner: TestUser;
beforeEach(async () => {
  const app = await createTestApp({ rateLimits: createRateLimits({ redis: null, secret: 'secret' }) });
  owner = await app.signUp();
});

const path = `/functions/me-central1/${accountCallables.deleteOwnAccount.name}`;
const callable = (password: string) => owner.request({ method: 'POST', path, body: { data: { password } } });
const { max } = rateLimits.sign_in;

it('lets a password be guessed no faster by the callable than by the call [AUTH-5] [LIMIT-1]', async () => {
  for (let count = 0; count < max; count += 2) {
    expect((await callable(`wrong-${count}`)).json).toMatchObject({
      error: { details: { code: 'auth/wrong-password' } },
    });
    expect(await owner.errorOf(accountsApi.deleteMe, { password: `wrong-${count}` })).toMatchObject({
      code: 'auth/wrong-password',
    });
  }
  expect(await callable(owner.password)).toMatchObject({
    status: 429,
    json: { error: { status: 'RESOURCE_EXHAUSTED' } },
  });
  expect(await owner.errorOf(accountsApi.deleteMe, { password: owner.password })).toMatchObject({
    status: 429,
    code: 'rate-limited',
  });
});
