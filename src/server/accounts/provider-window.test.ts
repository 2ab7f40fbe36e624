import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { errorAnswer } from '#testing/test-client.ts';
import { addressIn, noura, withIssuer } from '#testing/provider-browser.ts';
import { AppError } from '../platform/app-error.ts';

let app: TestApp;
const { issuer, start, signIn, isSignedIn } = withIssuer(() => app);
beforeEach(async () => {
  app = await createTestApp({ providers: issuer().settings });
});

it('notifies the opener of a pop-up by a page with no other script, and closes it [AUTH-3]', async () => {
  const client = app.visitor();
  const done = await signIn(client, 'google', noura, 'mode=popup&origin=/game');
  expect(done).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
  expect(String(done.headers['content-security-policy'])).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(done.text).toContain('data-provider="google" data-code="" data-next="http://localhost:3000/game"');
  expect(done.text).toContain('}, window.location.origin);');
  expect(await isSignedIn(client)).toBe(true);
  const refused = await signIn(
    app.visitor(),
    'apple',
    { ...noura, refuses: 'access_denied' },
    'mode=popup&origin=/game&language=en',
  );
  expect(refused.status).toBe(200);
  expect(refused.text).toContain('<html lang="en" dir="ltr">');
  expect(refused.text).toContain(
    'data-code="auth/user-cancelled" data-next="http://localhost:3000/auth/login?provider=apple&amp;error=auth%2Fuser-cancelled&amp;from=%2Fgame"',
  );
  // Contains nothing of the issuer's message.
  expect(refused.text).not.toContain('issuer');
});

it('posts to our own site only, and continues itself without an opener [AUTH-3]', async () => {
  const { text } = await signIn(app.visitor(), 'google', { ...noura, refuses: 'access_denied' }, 'mode=popup');
  const script = /<script>([\s\S]*)<\/script>/.exec(text)?.[1] ?? '';
  const run = (opener: object | null) => {
    const done: unknown[] = [];
    const data = { provider: 'google', code: 'auth/user-cancelled', next: 'http://localhost:3000/next' };
    runInNewContext(script, {
      document: { body: { dataset: data } },
      window: {
        opener: opener && { postMessage: (...given: unknown[]) => done.push(...given) },
        close: () => done.push('closed'),
        location: { origin: 'http://localhost:3000', replace: (address: string) => done.push(address) },
      },
    });
    return JSON.parse(JSON.stringify(done)) as unknown;
  };
  expect(run({})).toEqual([
    { type: 'siraj/sign-in', provider: 'google', code: 'auth/user-cancelled' },
    'http://localhost:3000',
    'closed',
  ]);
  expect(run(null)).toEqual(['http://localhost:3000/next']);
});

it('leads back to our own site only [AUTH-3]', async () => {
  for (const origin of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'game',
  ]) {
    const answer = await start(app.visitor(), 'google', `origin=${encodeURIComponent(origin)}`);
    expect(errorAnswer(answer)).toMatchObject({ status: 400, fields: { origin: 'invalid' } });
  }
  expect(errorAnswer(await start(app.visitor(), 'google', 'mode=frame'))).toMatchObject({ status: 400 });
  const client = app.visitor();
  expect(addressIn(await signIn(client, 'google', noura, `origin=${encodeURIComponent('/لعبة?"><script>')}`))).toBe(
    'http://localhost:3000/%D9%84%D8%B9%D8%A8%D8%A9?%22%3E%3Cscript%3E',
  );
});

it('shows a page in words to whom it refuses a start, in the language asked for, with a way back [LIMIT-1]', async () => {
  const refuse = () =>
    Promise.reject(new AppError('rate-limited', { params: { operation: 'sign_in' }, retryAfterSeconds: 90 }));
  app = await createTestApp({
    providers: issuer().settings,
    rateLimits: { take: refuse, giveBack: () => Promise.resolve() },
  });
  const asked = (language: string, accept: string) =>
    app.visitor().request({ path: `/api/auth/google/start?language=${language}`, headers: { accept } });
  const page = await asked('ar', 'text/html,application/xhtml+xml');
  expect(page.status).toBe(429);
  expect(page.headers).toMatchObject({ 'retry-after': '90', 'content-type': 'text/html; charset=utf-8' });
  expect(page.text).toContain('<html lang="ar" dir="rtl">');
  expect(page.text).toContain('<a href="http://localhost:3000/">تابع إلى سِراج</a>');
  expect(page.text).not.toContain('rate-limited');
  expect((await asked('en', 'text/html')).text).toContain('<html lang="en" dir="ltr">');
  expect(errorAnswer(await asked('ar', 'application/json'))).toMatchObject({ status: 429, code: 'rate-limited' });
});
