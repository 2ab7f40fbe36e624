/** Attack: every operation by every actor with hostile input, the role table with path tricks, sockets, enumeration. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { present } from '#shared/kernel/assert.ts';
import { livePath } from '#shared/kernel/live.ts';
import { randomIndex, seededRandom } from '#shared/kernel/random.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { accessTable, actors, type Actor, type Door } from '#server/access-table.ts';
import { freePort } from '#testing/free-port.ts';
import { createPostgres } from '../bench/servers.ts';
import { createCaller, doneOf, type Caller } from '#testing/caller.ts';
import { hostileRequest, operationsOf, type HostileRequest, type Operation } from './hostile-input.ts';
import { abuseUploads } from './hostile-uploads.ts';
import { enterAsVerified } from './people.ts';
import { patience, report, seed, times } from './report.ts';
import { createSite, type Site } from './site.ts';

const adminEmail = 'admin@proof.test';
const hangMs = 1000 * patience;
const workers = 6;
const maxProbes = 400;
/** What would change the ground under the other calls: each has its own tests. */
const leftOut = new Set([
  'PATCH /api/admin/site-settings/maintenance',
  'DELETE /api/me',
  'POST /functions/me-central1/deleteOwnAccount',
  'POST /api/auth/sign-out',
  // They replace the session that they come with.
  'POST /api/auth/sign-up',
  'POST /api/auth/sign-in',
  'DELETE /api/me/sessions',
  'POST /api/auth/action',
  'POST /api/me/password',
  'POST /api/admin/users/{id}/role',
  'POST /api/admin/users/{id}/disabled',
]);
/** What no answer may contain. */
const leaks =
  /node_modules|dist\/server|\bat [\w.<>]+ \(|\bselect .* from \b|postgres:\/\/|SQLSTATE|password_hash|ECONN/i;

/** By the status: some calls have another code for a missing role. */
function isRefused(status: number, door: Exclude<Door, 'in'>): boolean {
  return status === (door === 'sign in' ? 401 : 403);
}

/** Ways to write a path that a careless check takes for another one. */
const tricks: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replace('/api/', '/API/'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/x/../api/'),
  (path) => path.replace('/api/', '/%61pi/'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => `${path};a=b`,
  (path) => `${path}%00`,
  (path) => `${path}?_method=GET&__proto__[role]=admin`,
  (path) => `${path}#x`,
];

const rows: (string | number)[][] = [];
const broken: string[] = [];
function promise(name: string, tried: number, kept: number, found = ''): void {
  rows.push([name, tried, kept, found]);
  if (kept !== tried || tried === 0) broken.push(`${name}: ${found}`);
}

const postgres = process.env['TEST_DATABASE_URL'] === undefined ? null : await createPostgres();
const site: Site = createSite({
  port: await freePort(),
  databaseUrl: postgres?.url ?? '',
  env: { ADMIN_EMAIL: adminEmail },
});
await site.start();
const agent = new Agent({ keepAlive: true, maxSockets: workers * 2 });
const callers = await enterAsActors();
const theirs = await ownSomething();
const operations = operationsOf(await (await fetch(`${site.origin}/api/openapi.json`)).json());
await fuzz();
for (const actor of actors) if (actor !== 'visitor') await assertSignedIn(actor);
await walkRoles();
await abuseSockets();
await abuseLibrary();
await compareStrangers();
await site.stop();
const books = await site.checkBooks();
promise('the books agree afterwards', 1, books.agree ? 1 : 0, books.said);
await postgres?.drop();
agent.destroy();
report({
  id: 'attack',
  conditions: `${operations.length} operations of the API description, as ${actors.join(', ')}`,
  columns: ['promise', 'tried', 'kept', 'found'],
  rows,
  broken,
});

async function enterAsActors(): Promise<Readonly<Record<Actor, Caller>>> {
  const all = Object.fromEntries(actors.map((actor) => [actor, createCaller(site.origin)])) as Record<Actor, Caller>;
  await enterAsVerified(site, all.admin, adminEmail);
  await enterAsVerified(site, all.player, 'player@proof.test');
  await enterAsVerified(site, all.moderator, 'moderator@proof.test');
  const person = { email: 'unverified@proof.test', password: 'diwaniya-2026', displayName: 'بو فهد' };
  doneOf(await all.unverified.call(passwordApi.signUp, person));
  const { user } = doneOf(await all.moderator.call(accountsApi.getMe, {}));
  doneOf(await all.admin.call(adminAccountsApi.changeRole, { id: user.uid, role: 'moderator', reason: 'proof' }));
  return all;
}

/** Otherwise the calls of this actor were those of a visitor. */
async function assertSignedIn(actor: Actor): Promise<void> {
  doneOf(await callers[actor].call(accountsApi.getMe, {}));
}

/** Ids of a game, a purchase and an account of a person who isn't among the actors. */
async function ownSomething(): Promise<readonly string[]> {
  const owner = createCaller(site.origin);
  await enterAsVerified(site, owner, 'owner@proof.test');
  const { items } = doneOf(await owner.call(questionsApi.listCategories, {}));
  const teams = [{ name: 'الصقور' }, { name: 'اللؤلؤ' }];
  const categoryIds = items.slice(0, 4).map(({ id }) => id);
  const { game } = doneOf(await owner.call(gamesApi.startGame, { rulesVersion, teams, length: 'short', categoryIds }));
  const order = { items: [{ packageId: 'one-session', quantity: 1 }] };
  const { purchase } = doneOf(await owner.call(purchaseApi.createPurchase, order));
  const { user } = doneOf(await owner.call(accountsApi.getMe, {}));
  return [game.id, purchase.id, user.uid];
}

/** Whether the call is one by which its owner alone, or the staff, reaches the thing. */
function isForTheirOwner({ method, path }: Operation, actor: Actor): boolean {
  const row = accessTable[`${method} ${path}`];
  return actor !== 'moderator' && actor !== 'admin' && row?.theirs !== 'holder' && row?.theirs !== 'staff';
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

/** A connection that the server closed after a broken request is no answer to the next: that one is sent again. */
async function send(asked: HostileRequest, actor: Actor): Promise<Answer> {
  const answer = await sendOnce(asked, actor, agent);
  return answer.status === 0 ? sendOnce(asked, actor, false) : answer;
}

function sendOnce({ method, path, headers, body }: HostileRequest, actor: Actor, by: Agent | false): Promise<Answer> {
  const startedAt = performance.now();
  const cookie = callers[actor].cookie();
  return new Promise((resolve) => {
    const done = (status: number, text: string) => resolve({ status, body: text, ms: performance.now() - startedAt });
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const all = { ...length, origin: site.origin, ...(cookie === '' ? {} : { cookie }), ...headers };
    const sent = request({ host: '127.0.0.1', port: site.port, agent: by, method, path, headers: hostFirst(all) });
    sent.setTimeout(15_000, () => sent.destroy(new Error('no answer within 15 s')));
    sent.on('response', (answer) => {
      let text = '';
      answer.on('data', (bytes: Buffer) => (text += bytes.toString('utf8')));
      answer.on('end', () => done(answer.statusCode ?? 0, text));
      answer.on('error', () => done(0, text));
    });
    sent.on('error', (error) => done(0, error.message));
    sent.end(body ?? undefined);
  });
}

function hostFirst(headers: Readonly<Record<string, string | readonly string[]>>): Record<string, string | string[]> {
  const copied = Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]);
  return { host: `localhost:${site.port}`, ...Object.fromEntries(copied) } as Record<string, string | string[]>;
}

/** What the hostile calls found, each with the first call that shows it. */
interface Findings {
  readonly failures: string[];
  readonly slow: string[];
  readonly leaking: string[];
  readonly opened: string[];
  /** Calls that named a stranger's thing. */
  strangers: number;
  readonly statuses: Map<number, number>;
}

async function fuzz(): Promise<void> {
  const total = times(50_000);
  const targets = operations.filter(({ method, path }) => !leftOut.has(`${method} ${path}`));
  const found: Findings = { failures: [], slow: [], leaking: [], opened: [], strangers: 0, statuses: new Map() };
  let next = 0;
  const work = Array.from({ length: workers }, async () => {
    for (let index = (next += 1); index <= total; index = next += 1) {
      const random = seededRandom(`${seed}/attack/${index}`);
      const operation = present(targets[index % targets.length], 'an operation');
      const actor = actors[randomIndex(random, actors.length)] ?? 'visitor';
      const asked = hostileRequest(operation, random, theirs);
      const answer = await send(asked, actor);
      const name = `${operation.method} ${operation.path} as ${actor} (${index})`;
      const isTheirs = theirs.some((id) => asked.path.includes(id)) && isForTheirOwner(operation, actor);
      inspect(answer, { name, isTheirs, isDescription: operation.path.startsWith('/api/openapi') }, found);
    }
  });
  await Promise.all(work);
  const { failures, slow, leaking, opened, strangers, statuses } = found;
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  promise('hostile calls without a 5xx', total, total - failures.length, failures[0] ?? counts.join(', '));
  promise(`hostile calls answered within ${hangMs / 1000} s`, total, total - slow.length, slow[0] ?? '');
  promise("a stranger's things stay closed", strangers, strangers - opened.length, opened[0] ?? '');
  promise('answers without a trace of the inside', total, total - leaking.length, leaking[0] ?? '');
}

interface Subject {
  readonly name: string;
  readonly isTheirs: boolean;
  readonly isDescription: boolean;
}

function inspect({ status, body, ms }: Answer, { name, isTheirs, isDescription }: Subject, found: Findings): void {
  found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
  if (status >= 500 || status === 0) found.failures.push(`${name}: ${status} ${body.slice(0, 160)}`);
  if (ms > hangMs) found.slow.push(`${name}: ${Math.round(ms)} ms`);
  if (isTheirs) {
    found.strangers += 1;
    if (status > 0 && status < 400) found.opened.push(`${name}: ${status}`);
  }
  const leak = status > 0 && !isDescription ? leaks.exec(body) : null;
  if (leak !== null) found.leaking.push(`${name}: ${leak[0]}`);
}

async function walkRoles(): Promise<void> {
  let tried = 0;
  const open: string[] = [];
  for (const [name, { doors }] of Object.entries(accessTable)) {
    const [method = 'GET', path = '/'] = name.split(' ');
    const whole = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    for (const actor of actors) {
      const door = doors[actor];
      if (door === 'in') continue;
      for (const [index, trick] of tricks.entries()) {
        tried += 1;
        const headers = { 'content-type': 'application/json', 'x-http-method-override': 'GET', 'x-original-url': '/' };
        const body = method === 'GET' ? null : '{}';
        const { status, body: text } = await send({ method, path: trick(whole), headers, body }, actor);
        // As it is written, the path must meet the door; written otherwise, it may lead to nothing.
        const leadsNowhere = index > 0 && [400, 404, 405].includes(status);
        const isClosed = leadsNowhere || (isRefused(status, door) && text.includes('"code"'));
        // A page of the site answers unknown paths below no API; it says nothing of the call's.
        const isPage = index > 0 && text.startsWith('<!doctype html');
        if (!isClosed && !isPage)
          open.push(`${name} as ${actor}: ${trick(whole)} answers ${status} ${text.slice(0, 80)}`);
      }
    }
  }
  promise('doors stay closed, however the path is written', tried, tried - open.length, open[0] ?? '');
}

/** Sockets that send nonsense, too much and too often, or come from elsewhere. */
async function abuseSockets(): Promise<void> {
  const count = times(200);
  const program = fileURLToPath(new URL('hostile-sockets.ts', import.meta.url));
  const hostile = spawn(process.execPath, ['--import', 'tsx', program, `${site.port}`, site.origin, `${count}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It ends by itself if the server has closed all its sockets.
  const ended = once(hostile, 'exit');
  let said = '';
  hostile.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  await once(hostile.stdout, 'data');
  // `closed` may arrive in the same chunk as `begun`.
  const areClosed = () => said.includes('closed');
  const { probes, answered, slowest } = await probeUntil(areClosed);
  const [ours, foreign] = await Promise.all([site.origin, 'https://evil.test'].map(getsSocket));
  hostile.kill('SIGKILL');
  await ended;
  promise(
    `other callers are served beside ${count * 2} hostile sockets`,
    probes,
    answered,
    `${Math.round(slowest)} ms at most${areClosed() ? '' : '; not all sockets were closed'}`,
  );
  promise(
    'a page of this origin gets a socket, one of another gets none',
    1,
    ours === true && foreign === false ? 1 : 0,
  );
}

/** Calls of another caller, until `isOver` or for 20 s. */
async function probeUntil(isOver: () => boolean): Promise<{ probes: number; answered: number; slowest: number }> {
  let slowest = 0;
  let answered = 0;
  let probes = 0;
  while (probes < 20 || (!isOver() && probes < maxProbes)) {
    probes += 1;
    const { status, ms } = await send({ method: 'GET', path: '/api/me', headers: {}, body: null }, 'player');
    if (status === 200 && ms < hangMs) answered += 1;
    slowest = Math.max(slowest, ms);
    await wait(50);
  }
  return { probes, answered, slowest };
}

/** Uploads that aren't what they say, break off or never end. */
async function abuseLibrary(): Promise<void> {
  let isOver = false;
  const abusing = abuseUploads(site, callers.admin, times(20)).finally(() => (isOver = true));
  const { probes, answered, slowest } = await probeUntil(() => isOver);
  const { sent, asked, rejected, strange, kept } = await abusing;
  promise(
    `other callers are served beside ${sent} hostile uploads`,
    probes,
    answered,
    `${Math.round(slowest)} ms at most`,
  );
  promise('a hostile upload is rejected with its code', asked, rejected, strange[0] ?? '');
  promise('nothing of a hostile upload is kept', sent, Math.max(0, sent - kept.length), kept.join(', '));
}

function getsSocket(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${site.port}${livePath}`, { origin });
    socket.on('open', () => {
      socket.terminate();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** The answer doesn't show who has an account; both times are printed. */
async function compareStrangers(): Promise<void> {
  const rounds = Math.max(5, times(30));
  const stranger = createCaller(site.origin);
  const known = 'player@proof.test';
  const unknown = 'nobody-here@proof.test';
  const ask = {
    'sign-in': (email: string) => stranger.call(accountsApi.signIn, { email, password: 'not the password' }),
    'password reset': (email: string) => stranger.call(accountsApi.sendPasswordResetMail, { email }),
  };
  for (const [name, call] of Object.entries(ask)) {
    const taken: Record<string, number[]> = { [known]: [], [unknown]: [] };
    const said: Record<string, Set<string>> = { [known]: new Set(), [unknown]: new Set() };
    for (let round = 0; round < rounds; round += 1) {
      for (const email of [known, unknown]) {
        const startedAt = performance.now();
        said[email]?.add(JSON.stringify(await call(email)));
        taken[email]?.push(performance.now() - startedAt);
      }
    }
    const [one = 0, other = 0] = [known, unknown].map((email) => middleOf(taken[email] ?? []));
    const isSame = [...(said[known] ?? [])].join() === [...(said[unknown] ?? [])].join();
    promise(
      `${name}: a known and an unknown address get one answer`,
      rounds,
      isSame ? rounds : 0,
      `${one.toFixed(1)} and ${other.toFixed(1)} ms (median)`,
    );
  }
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
