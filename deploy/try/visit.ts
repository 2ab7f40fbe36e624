/**
 * What people do on a deployed site, as a separate program that the try starts in the network of a machine:
 *   visit.ts live <origin> <folder of mails> <file>    signs up as admin, plays, buys, uploads; writes what it saw to the file
 *   visit.ts compare <origin> <file>                   is still signed in, and sees the same as the file says
 *   visit.ts load <origin> <file> <file of the end>    calls until that file exists and 2,000 calls are done; none may fail
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { blinking } from '#testing/media-files.ts';
import { createCaller, doneOf, type Caller } from '#testing/caller.ts';
import { buy, live } from '../../proof/room.ts';

const password = 'diwaniya-2026';
export const adminEmail = 'admin@siraj.test';
const steps = 40;
const minCalls = 2000;
const callersAtOnce = 8;

const keptSchema = z.object({ cookies: z.array(z.tuple([z.string(), z.string()])), records: z.unknown() });

const [task, origin = '', ...rest] = process.argv.slice(2);
await untilUp();
if (task === 'live') await visit(rest[0] ?? '', rest[1] ?? '');
else if (task === 'compare') await compare(rest[0] ?? '');
else if (task === 'load') await callUntil(rest[0] ?? '', rest[1] ?? '');
else throw new Error('Say live, compare or load.');

async function untilUp(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await wait(100);
  }
  throw new Error(`${origin} is not ready`);
}

async function visit(mails: string, file: string): Promise<void> {
  const cookies = new Map<string, string>();
  const caller = createCaller(origin, origin, cookies);
  doneOf(await caller.call(passwordApi.signUp, { email: adminEmail, password, displayName: 'بو فهد' }));
  const oobCode = await mailedCode(mails);
  doneOf(await caller.call(passwordApi.completeAction, { mode: 'verifyEmail', oobCode }));
  await upload(caller);
  const items = doneOf(await caller.call(questionsApi.listCategories, {})).items;
  const site = { origin, whenUp: () => Promise.resolve() };
  const parts = { site, number: 1, seed: 'deploy', categoryIds: items.map(({ id }) => id), nextCode: () => undefined };
  const random = seededRandom('deploy');
  const deviceId = 'device-of-the-visit';
  const account = { email: adminEmail, caller, parts, random, deviceId };
  const room = { ...account, games: [], purchases: [], redeemed: [], gangs: null };
  await buy(room);
  let played = 0;
  await live(room, () => (played += 1) > steps);
  writeFileSync(file, JSON.stringify({ cookies: [...cookies], records: await recordsOf(caller) }));
}

/** The code of the newest mail to the admin: mails without a mail server are files. */
async function mailedCode(folder: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    const newest = names.sort().at(-1);
    const link =
      newest === undefined
        ? null
        : /https?:[^\s"\\]+oobCode=[^\s"\\]+/.exec(readFileSync(join(folder, newest), 'utf8'));
    const code = link === null ? null : new URL(link[0]).searchParams.get('oobCode');
    if (code !== null) return code;
    await wait(100);
  }
  throw new Error(`no mail with a link in ${folder}`);
}

async function upload(caller: Caller): Promise<void> {
  const answer = await fetch(`${origin}${mediaAdminApi.upload.path}?name=blinking.gif`, {
    method: 'POST',
    headers: { origin, cookie: caller.cookie(), 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await blinking(64, 48)),
  });
  if (answer.status !== 200) throw new Error(`an upload was rejected: ${answer.status} ${await answer.text()}`);
}

/** What must be the same after a restore or an upgrade: account, ledger, games with their steps, purchases, media with their bytes. */
async function recordsOf(caller: Caller): Promise<object> {
  const { user } = doneOf(await caller.call(accountsApi.getMe, {}));
  const { items: open } = doneOf(await caller.call(gamesApi.listGames, {}));
  const games = [];
  for (const { id } of open) {
    const { game, pack, commands } = doneOf(await caller.call(gamesApi.getGame, { id, rulesVersion }));
    games.push({ game, pack: sha256(JSON.stringify(pack)), commands });
  }
  const { purchases } = doneOf(await caller.call(purchaseApi.listPurchases, {}));
  const { items: media } = doneOf(await caller.call(mediaAdminApi.list, {}));
  const files = [];
  for (const { url } of media.flatMap((medium) => medium.files)) {
    const answer = await fetch(new URL(url, origin));
    files.push({ url, status: answer.status, sha256: sha256(Buffer.from(await answer.arrayBuffer())) });
  }
  const { email, gameSessionBalance: balance, role } = user;
  if (open.length === 0 || purchases.length === 0 || files.length === 0)
    throw new Error('the visit left too little to compare');
  return { email, balance, role, games, purchases, media, files };
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

async function compare(file: string): Promise<void> {
  const { cookies, records } = keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const now: unknown = JSON.parse(JSON.stringify(await recordsOf(createCaller(origin, origin, new Map(cookies)))));
  if (isDeepStrictEqual(now, records)) return;
  throw new Error(`the records differ:\n${JSON.stringify(records, null, 1)}\n${JSON.stringify(now, null, 1)}`);
}

/** Reads, and a write in every fifth call. A call fails if it has no answer, or one that says that the server can't. */
async function callUntil(file: string, ended: string): Promise<void> {
  const { cookies } = keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const caller = createCaller(origin, origin, new Map(cookies));
  const [game] = doneOf(await caller.call(gamesApi.listGames, {})).items;
  const reads = ['/', questionsApi.listCategories.path, '/api/packages', accountsApi.getMe.path];
  const lease = gamesApi.takeLease.path.replace('{id}', game?.id ?? '');
  const headers = { origin, cookie: caller.cookie() };
  const writing = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ deviceId: 'device-of-the-visit', takeOver: true }),
  };
  const answers = new Map<string, number>();
  let sent = 0;
  const work = Array.from({ length: callersAtOnce }, async () => {
    while (sent < minCalls || !existsSync(ended)) {
      const turn = (sent += 1) % (reads.length + 1);
      const path = reads[turn];
      const answer = await (
        path === undefined ? fetch(`${origin}${lease}`, writing) : fetch(`${origin}${path}`, { headers })
      ).catch((error: unknown) => error);
      const isAnswer = answer instanceof Response;
      if (isAnswer) await answer.arrayBuffer().catch(() => null);
      const outcome = `${path ?? 'a write'}: ${isAnswer ? answer.status : String(answer)}`;
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
    }
  });
  await Promise.all(work);
  const failed = [...answers].filter(([outcome]) => !/: [234]\d\d$/.test(outcome));
  const lost = failed.reduce((sum, [, count]) => sum + count, 0);
  process.stdout.write(`${sent} calls, ${lost} failed\n`);
  if (lost > 0) throw new Error(`calls failed: ${JSON.stringify(failed)}; all: ${JSON.stringify([...answers])}`);
}
