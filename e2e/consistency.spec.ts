import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { expect, request, type APIRequestContext } from '@playwright/test';
import { mailedLink } from './host.ts';
import { buy } from './shop.ts';
import { ownPort } from './ports.ts';
import { layPrepared } from './prepare.ts';
import { test } from './site.ts';

const port = ownPort('consistency');
const baseURL = `http://localhost:${port}`;
const dataDir = '.cache/consistency-data';
const adminEmail = 'consistency@example.com';
const password = 'diwaniya-2026';
const headers = { origin: baseURL };

let running: ChildProcess | null = null;
test.afterEach(async () => {
  if (running !== null) await end(running, 'SIGKILL');
});

async function startServer(): Promise<ChildProcess> {
  const server = (running = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: baseURL,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ADMIN_EMAIL: adminEmail,
      RATE_LIMITS: 'off',
    },
    stdio: 'ignore',
  }));
  await expect
    .poll(async () => (await fetch(`${baseURL}/health/ready`).catch(() => null))?.status ?? 0, { timeout: 180_000 })
    .toBe(200);
  return server;
}

async function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

async function enter(email: string): Promise<APIRequestContext> {
  const client = await request.newContext({ baseURL, extraHTTPHeaders: headers });
  expect((await client.post('/api/auth/sign-up', { data: { email, password, displayName: 'بو فهد' } })).status()).toBe(
    201,
  );
  const oobCode = new URL(await mailedLink(client, email)).searchParams.get('oobCode');
  expect((await client.post('/api/auth/action', { data: { mode: 'verifyEmail', oobCode } })).status()).toBe(200);
  return client;
}

const answered = async <Answer>(
  asked: Promise<{ ok(): boolean; json(): Promise<unknown>; text(): Promise<string> }>,
): Promise<Answer> => {
  const answer = await asked;
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
};
const balanceOf = async (client: APIRequestContext) =>
  (await answered<{ user: { gameSessionBalance: number } }>(client.get('/api/me'))).user.gameSessionBalance;

test(
  'all records agree after buying, declining, redeeming, refunding and a server killed between the money ' +
    'and the sessions [PAY-1, PUR-2, PUR-7, RDM-2, USER-3]',
  async () => {
    layPrepared(dataDir);
    let server = await startServer();
    const admin = await enter(adminEmail);
    const buyer = await enter('buyer@example.com');

    const opened = await answered<{ purchase: { id: string }; payment: { url: string } }>(
      buyer.post('/api/purchases', {
        headers: { 'idempotency-key': 'before-the-kill' },
        data: { items: [{ packageId: 'five-sessions', quantity: 1 }] },
      }),
    );
    const paymentId = opened.payment.url.slice(opened.payment.url.lastIndexOf('/') + 1);
    await answered(buyer.post(`/api/sandbox-payments/${paymentId}`, { data: { choice: 'webhook-lost' } }));
    await end(server, 'SIGKILL');
    server = await startServer();
    const { purchase } = await answered<{ purchase: { status: string } }>(
      buyer.post(`/api/purchases/${opened.purchase.id}/check`, { data: {} }),
    );
    expect(purchase.status).toBe('paid');
    expect(await balanceOf(buyer)).toBe(8);

    await answered(
      admin.post('/api/admin/discount-codes', {
        data: { code: 'diwan', discountType: 'percentage', discountValue: 15 },
      }),
    );
    const given = await buy(buyer, baseURL, 'twelve-sessions', 'pay', 'DIWAN');
    await buy(buyer, baseURL, 'one-session', 'decline');
    await answered(admin.post(`/api/admin/purchases/${given}/refund`, { data: { takesBack: true, note: 'تجربة' } }));
    const {
      items: [code],
    } = await answered<{ items: { code: string }[] }>(
      admin.post('/api/admin/redeem-codes', {
        headers: { 'idempotency-key': 'one-batch-of-codes' },
        data: { sessionsGranted: 4 },
      }),
    );
    const redeemed = await answered<{ result: unknown }>(
      buyer.post('/functions/me-central1/redeemCodeCallable', {
        data: { data: { code: ` ${code?.code.toLowerCase() ?? ''} ` } },
      }),
    );
    expect(redeemed.result).toMatchObject({ success: true, sessionsGranted: 4 });
    expect(await balanceOf(buyer)).toBe(12);
    // Sales are counted at once, and a stop right after one loses none. Of two days, since midnight may come in between.
    const { days } = await answered<{ days: { totalSessions: number }[] }>(
      admin.get('/api/admin/store-statistics?days=2'),
    );
    expect(days.reduce((sum, { totalSessions }) => sum + totalSessions, 0)).toBe(5);

    await end(server, 'SIGTERM');
    expect(server.exitCode).toBe(0);
    const printed = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/check-books.ts'], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      encoding: 'utf8',
    });
    expect(printed).toBe('No disagreements.\n');
  },
);
