import type { ChildProcess } from 'node:child_process';
import { expect, request, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import type { Act } from '#shared/games/commands.ts';
import { mailedLink } from './host.ts';
import { kill, startServer } from './own-server.ts';
import { ownPort } from './ports.ts';
import { layPrepared } from './prepare.ts';
import { test } from './site.ts';

const port = ownPort('crash');
const baseURL = `http://localhost:${port}`;
const dataDir = '.cache/crash-data';
const deviceId = 'device-of-the-crash-test';

let running: ChildProcess | null = null;
test.afterEach(async () => {
  if (running) await kill(running);
});

async function start(): Promise<ChildProcess> {
  return (running = await startServer({ PORT: String(port), PUBLIC_URL: baseURL, DATA_DIR: dataDir }));
}

async function answer<Output extends Schema>(
  output: Output,
  asked: Promise<{ ok(): boolean; text(): Promise<string> }>,
): Promise<z.infer<Output>> {
  const response = await asked;
  const text = await response.text();
  expect(response.ok(), text).toBe(true);
  return z.parse(output, JSON.parse(text));
}

async function enter(client: APIRequestContext): Promise<void> {
  const email = 'crash@example.com';
  await answer(
    passwordApi.signUp.output,
    client.post('/api/auth/sign-up', { data: { email, password: 'diwaniya-2026', displayName: 'بو فهد' } }),
  );
  const oobCode = new URL(await mailedLink(client, email)).searchParams.get('oobCode');
  await answer(
    passwordApi.completeAction.output,
    client.post('/api/auth/action', { data: { mode: 'verifyEmail', oobCode } }),
  );
}

test('a server killed in the middle of a game loses no acknowledged command and no session [GAME-1, GAME-3, USER-3]', async () => {
  layPrepared(dataDir);
  let server = await start();
  const client = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  await enter(client);
  const { items } = await answer(questionsApi.listCategories.output, client.get('/api/categories'));
  const categoryIds = items.slice(0, 6).map(({ id }) => id);
  const { game, pack } = await answer(
    gamesApi.startGame.output,
    client.post('/api/games', {
      headers: { 'idempotency-key': 'crash-test-key' },
      data: { rulesVersion, teams: [{ name: 'الصقور' }, { name: 'اللؤلؤ' }], categoryIds, length: 'full' },
    }),
  );
  await answer(gamesApi.takeLease.output, client.post(`/api/games/${game.id}/lease`, { data: { deviceId } }));

  let acknowledged = 0;
  const acts: Act[] = [
    { type: 'wheelStopped' },
    ...pack.cells.flatMap(({ id }): Act[] => [
      { type: 'pick', cellId: id },
      { type: 'reveal' },
      { type: 'award', teamIndex: null },
    ]),
  ];
  for (const killedAfter of [20, 60]) {
    let isKilled = false;
    while (!isKilled) {
      const seq = acknowledged + 1;
      const command = { ...acts[seq - 1], id: `command-${seq}`, seq, at: Date.now() };
      const sent = client
        .post(`/api/games/${game.id}/commands`, { data: { deviceId, commands: [command] } })
        .catch(() => null);
      // The blow falls while a command is on its way: it may be stored or not, but never half.
      if (seq === killedAfter) {
        await kill(server);
        isKilled = true;
      }
      const response = await sent;
      if (response?.ok()) acknowledged = seq;
    }
    server = await start();
    const found = await answer(
      gamesApi.getGame.output,
      client.get(`/api/games/${game.id}?rulesVersion=${rulesVersion}`),
    );
    expect(found.game.seq).toBeGreaterThanOrEqual(acknowledged);
    expect(found.game.seq).toBeLessThanOrEqual(acknowledged + 1);
    expect(found.commands.map(({ seq }) => seq)).toEqual(
      Array.from({ length: found.game.seq }, (_, index) => index + 1),
    );
    acknowledged = found.game.seq;
  }
  const { user } = await answer(accountsApi.getMe.output, client.get('/api/me'));
  expect(user.gameSessionBalance).toBe(2);
  await client.dispose();
});
