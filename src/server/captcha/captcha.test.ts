import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { captchaApi } from '#shared/captcha/api.ts';
import type { CaptchaPuzzle } from '#shared/captcha/api.ts';
import { present } from '#shared/kernel/assert.ts';
import { captchaProofHeader } from '#shared/kernel/captcha.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { LimitSubject } from '../platform/rate-limits/rate-limits.ts';

let app: TestApp;
let counted: LimitSubject[];
const rateLimits = {
  take: (_: unknown, limitSubject: LimitSubject) => Promise.resolve(void counted.push(limitSubject)),
  giveBack: () => Promise.resolve(),
};
beforeEach(() => {
  counted = [];
});

const account = (email: string) => ({ email, password: 'seven-lanterns', displayName: 'فاطمة' });
/** Whether a sign-up that sends this proof counts as unchecked. */
async function isUnchecked(email: string, proof?: string): Promise<boolean | undefined> {
  counted = [];
  await app
    .visitor()
    .call(passwordApi.signUp, account(email), proof === undefined ? {} : { [captchaProofHeader]: proof });
  return counted[0]?.isUnchecked;
}

describe('by ALTCHA', () => {
  beforeEach(async () => {
    app = await createTestApp({ captcha: { provider: 'altcha', cost: 1 }, rateLimits });
  });

  async function puzzle(): Promise<CaptchaPuzzle> {
    const challenge = await app.visitor().call(captchaApi.getChallenge, {});
    return present(challenge.provider === 'altcha' ? challenge.puzzle : null, 'the puzzle');
  }
  async function solved(challenge: CaptchaPuzzle): Promise<string> {
    return tokenOf({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  }
  const tokenOf = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');
  const verify = (token: string, action = 'sign_up') => app.visitor().call(captchaApi.verify, { token, action });

  it('gives a proof for a solved puzzle, which counts for one call [SEC-1]', async () => {
    const verdict = await verify(await solved(await puzzle()));
    expect(verdict).toMatchObject({ success: true, action: 'sign_up' });
    expect(await isUnchecked('one@siraj.test', verdict.proof)).toBe(false);
    expect(await isUnchecked('two@siraj.test', verdict.proof)).toBe(true);
  });

  it('accepts calls without a proof, and counts them as unchecked [SEC-1]', async () => {
    expect(await isUnchecked('one@siraj.test')).toBe(true);
    expect(await isUnchecked('two@siraj.test', 'no proof at all')).toBe(true);
    expect(await isUnchecked('three@siraj.test', 'x'.repeat(5000))).toBe(true);
  });

  it('takes a proof for what it was made for, and not after ten minutes [SEC-1]', async () => {
    const other = await verify(await solved(await puzzle()), 'password_reset');
    expect(await isUnchecked('one@siraj.test', other.proof)).toBe(true);
    const late = await verify(await solved(await puzzle()));
    app.clock.moveBy(10 * 60 * 1000);
    expect(await isUnchecked('two@siraj.test', late.proof)).toBe(true);
  });

  it('takes an answer once, also of many that come at once [SEC-1]', async () => {
    const token = await solved(await puzzle());
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(verdicts.filter(({ success }) => success)).toHaveLength(1);
    expect(verdicts.find(({ success }) => !success)).toEqual({
      success: false,
      action: 'sign_up',
      errorCodes: ['timeout-or-duplicate'],
    });
  });

  it('refuses an answer that comes too late [SEC-1]', async () => {
    const token = await solved(await puzzle());
    app.clock.moveBy(10 * 60 * 1000);
    expect(await verify(token)).toMatchObject({ success: false, errorCodes: ['timeout-or-duplicate'] });
  });

  it('rejects a forged, guessed, too easy or missing solution [SEC-1]', async () => {
    const challenge = await puzzle();
    const solution = await solveChallenge({ challenge, deriveKey });
    const longer = {
      ...challenge,
      parameters: { ...challenge.parameters, data: { expiresAt: challenge.parameters.data.expiresAt * 2 } },
    };
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
    const unsigned = { ...challenge, signature: 'f'.repeat(64) };
    const forged = [
      { challenge: longer, solution },
      { challenge: easier, solution },
      { challenge: unsigned, solution },
      { challenge, solution: { ...solution, counter: (solution?.counter ?? 0) + 1 } },
      { challenge, solution: { counter: 0, derivedKey: '00'.repeat(32) } },
      { challenge },
      [],
      null,
    ].map(tokenOf);
    for (const token of [...forged, '', 'no base64 at all', 'x'.repeat(8000)]) {
      expect(await verify(token)).toEqual({
        success: false,
        action: 'sign_up',
        errorCodes: ['invalid-input-response'],
      });
    }
    // None of them has used it up.
    expect(await verify(tokenOf({ challenge, solution }))).toMatchObject({ success: true });
  });

  it('refuses the answer to a puzzle of another site [SEC-1]', async () => {
    const theirs = await puzzle();
    app = await createTestApp({
      captcha: { provider: 'altcha', cost: 1 },
      sessionSecret: 'another secret for tests only, long enough',
    });
    expect(await verify(await solved(theirs))).toMatchObject({ success: false });
  });
});

describe('by reCAPTCHA', () => {
  /** Google, as it is now: answers what a test says, or never. */
  let google: { status?: number; body: unknown } | null;
  let asked: URLSearchParams[];
  const server = createServer((request, response) => {
    let form = '';
    request
      .on('data', (chunk: Buffer) => {
        form += chunk.toString();
      })
      .on('end', () => {
        asked.push(new URLSearchParams(form));
        if (google === null) return;
        response
          .writeHead(google.status ?? 200)
          .end(typeof google.body === 'string' ? google.body : JSON.stringify(google.body));
      });
  });
  afterAll(() => server.closeAllConnections());
  afterAll(() => void server.close());

  beforeEach(async () => {
    asked = [];
    google = {
      body: {
        success: true,
        score: 0.9,
        action: 'sign_up',
        hostname: 'localhost',
        challenge_ts: '2026-11-20T17:00:00Z',
      },
    };
    if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    app = await createTestApp({
      captcha: {
        provider: 'recaptcha_v3',
        siteKey: 'site',
        secret: 'google knows',
        verifyUrl: new URL(`http://127.0.0.1:${port}/siteverify`),
        timeoutMs: 2000,
      },
      rateLimits,
    });
  });
  const verify = (token = 'token') => app.visitor().call(captchaApi.verify, { token, action: 'sign_up' });

  it('gives the page its key, and Google our secret and the token [SEC-1]', async () => {
    expect(await app.visitor().call(captchaApi.getChallenge, {})).toEqual({
      provider: 'recaptcha_v3',
      siteKey: 'site',
    });
    const verdict = await verify();
    expect(verdict).toEqual({ success: true, score: 0.9, action: 'sign_up', proof: expect.any(String) as string });
    expect(asked.map((form) => Object.fromEntries(form))).toEqual([{ secret: 'google knows', response: 'token' }]);
    expect(await isUnchecked('one@siraj.test', verdict.proof)).toBe(false);
  });

  it.each([
    [
      'a low score',
      { success: true, score: 0.3, action: 'sign_up' },
      { success: false, score: 0.3, action: 'sign_up', errorCodes: ['low-score'] },
    ],
    [
      'no score',
      { success: true, action: 'sign_up' },
      { success: false, score: 0, action: 'sign_up', errorCodes: ['low-score'] },
    ],
    [
      'a token for something else',
      { success: true, score: 0.9, action: 'login' },
      { success: false, score: 0.9, action: 'login', errorCodes: ['action-mismatch'] },
    ],
    [
      'a token used before',
      { success: false, 'error-codes': ['timeout-or-duplicate'] },
      { success: false, errorCodes: ['timeout-or-duplicate'] },
    ],
    ['a refusal without a reason', { success: false }, { success: false, errorCodes: ['invalid-input-response'] }],
  ])('takes %s for no proof [SEC-1]', async (_, body, verdict) => {
    google = { body };
    expect(await verify()).toEqual(verdict);
  });

  it('asks Google nothing about no token [SEC-1]', async () => {
    expect(await verify('')).toEqual({ success: false, errorCodes: ['missing-input-response'] });
    expect(asked).toEqual([]);
  });

  it.each([
    ['never answers', null],
    ['is broken', { status: 500, body: 'oops' }],
    ['leads elsewhere', { status: 302, body: '' }],
    ['answers no JSON', { body: '<html>' }],
    ['answers something else', { body: { ok: 1 } }],
    ['knows our secret no more', { body: { success: false, 'error-codes': ['invalid-input-secret'] } }],
  ])('has no penalty for the caller if Google %s [SEC-1]', async (_, answer) => {
    google = answer;
    const verdict = await verify();
    expect(verdict).toEqual({ success: true, skipped: true, proof: expect.any(String) as string });
    expect(await isUnchecked('one@siraj.test', verdict.proof)).toBe(false);
  });

  it("lets the page load Google's script, and no third-party script without it [SEC-1]", async () => {
    const policy = async () =>
      String((await app.visitor().request({ path: '/api/captcha' })).headers['content-security-policy']);
    expect(await policy()).toContain("script-src 'self' https://www.google.com/recaptcha/");
    app = await createTestApp({ captcha: { provider: 'altcha', cost: 1 } });
    expect(await policy()).not.toContain('google');
  });
});

it('accepts every call if it is switched off [SEC-1]', async () => {
  app = await createTestApp({ rateLimits });
  expect(await app.visitor().call(captchaApi.getChallenge, {})).toEqual({ provider: 'none' });
  expect(await app.visitor().call(captchaApi.verify, { token: '', action: 'sign_up' })).toMatchObject({
    success: true,
    skipped: true,
  });
  expect(await isUnchecked('one@siraj.test')).toBe(false);
});
