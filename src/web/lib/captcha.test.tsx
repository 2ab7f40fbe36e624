import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { captchaProofHeader } from '#shared/kernel/captcha.ts';
import type { Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { useCaptcha } from './captcha.ts';
import { call } from './api-client.ts';
import { accountsApi } from '#shared/accounts/api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const puzzle = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    nonce: 'aa',
    salt: 'bb',
    keyLength: 32,
    keyPrefix: '00',
    data: { expiresAt: 1 },
  },
  signature: 'cc',
};
const solution = { counter: 7, derivedKey: '00ff' };
const altcha: Answers = {
  'GET /api/captcha': { body: { provider: 'altcha', puzzle } },
  'POST /api/verify-recaptcha': { body: { success: true, proof: 'checked' } },
};

/** A worker that answers what a test says, or never. */
function stubWorker(answer: unknown): void {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      postMessage() {
        if (answer !== undefined) queueMicrotask(() => this.onmessage?.({ data: answer }));
      }
      terminate() {
        this.onmessage = null;
      }
    },
  );
}

function Form() {
  const captcha = useCaptcha('sign_up');
  const send = async () => {
    const captchaProof = await captcha.takeProof();
    await call(accountsApi.signOut, {}, { captchaProof });
  };
  return <button aria-label="send" onFocus={captcha.begin} onClick={() => void send()} />;
}

async function proofSent(answers: Answers): Promise<string | null | undefined> {
  const page = await renderPage(<Form />, { answers: { ...answers, 'POST /api/auth/sign-out': { body: {} } } });
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
  const sent = () => page.sent.find(({ key }) => key === 'POST /api/auth/sign-out');
  await waitFor(() => expect(sent()).toBeDefined());
  return sent()?.headers.get(captchaProofHeader);
}

it('solves the puzzle beside the page and sends its proof along [SEC-1]', async () => {
  stubWorker(solution);
  let token = '';
  const verify = (body: unknown) => {
    token = (body as { token: string }).token;
    return { body: { success: true, proof: 'checked' } };
  };
  expect(await proofSent({ ...altcha, 'POST /api/verify-recaptcha': verify })).toBe('checked');
  expect(JSON.parse(atob(token))).toEqual({ challenge: puzzle, solution });
});

it.each<[string, Answers, unknown]>([
  ['the check is switched off', { 'GET /api/captcha': { body: { provider: 'none' } } }, solution],
  ['the check is not there', { 'GET /api/captcha': { refusal: { status: 500, code: 'system/unexpected' } } }, solution],
  ['the puzzle has no solution', altcha, null],
  ['the solver answers nonsense', altcha, { counter: 'many' }],
  [
    'the check is not passed',
    { ...altcha, 'POST /api/verify-recaptcha': { body: { success: false, errorCodes: ['timeout-or-duplicate'] } } },
    solution,
  ],
])('continues without a proof if %s [SEC-1]', async (_, answers, worker) => {
  stubWorker(worker);
  expect(await proofSent(answers)).toBeNull();
});

it('continues without a proof in a browser without workers [SEC-1]', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await proofSent(altcha)).toBeNull();
});

it('waits three seconds for a slow check, and then continues without it [SEC-1]', async () => {
  stubWorker(undefined);
  const page = await renderPage(<Form />, { answers: { ...altcha, 'POST /api/auth/sign-out': { body: {} } } });
  vi.useFakeTimers();
  screen.getByRole('button', { name: 'send' }).click();
  const keys = () => page.sent.map(({ key }) => key);
  await vi.advanceTimersByTimeAsync(2999);
  expect(keys()).not.toContain('POST /api/auth/sign-out');
  await vi.advanceTimersByTimeAsync(1);
  expect(keys()).toContain('POST /api/auth/sign-out');
});
