/**
 * What a request with a long text costs the process: CPU time of one request, by the slowest texts known, beside that
 * of one with a short text. Each answers 4xx.
 */
import { createTestApp } from '#testing/test-app.ts';
import { interleave, report } from './measure.ts';

const rounds = 7;
const requests = 20;
const app = await createTestApp({ checkAnswers: false });
const visitor = app.visitor();

const email = 'someone@siraj.test';
const marks = '\u0301\u0316';
const fits = (length: number) => 'a'.repeat(length);

interface Sent {
  readonly path?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const signUp = (changes: object): Sent => ({
  path: '/api/auth/sign-up',
  body: { email, password: 'short', displayName: 'x', ...changes },
});
const texts: readonly (readonly [string, Sent])[] = [
  ['a password of 5 characters', signUp({})],
  ['a password of 300', signUp({ password: fits(300) })],
  ['a password of 2000', signUp({ password: fits(2000) })],
  ['a password of 9900', signUp({ password: fits(9900) })],
  ['a password of 200 000', signUp({ password: fits(200_000) })],
  ['an address of 9900 marks', signUp({ email: `a${marks.repeat(4950)}` })],
  ['an address of 60 000 marks', signUp({ email: `a${marks.repeat(30_000)}` })],
  ['a name of 200 000', signUp({ displayName: fits(200_000) })],
  [
    '20 000 lists in lists',
    { path: '/api/auth/sign-up', body: `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}` },
  ],
  ['80 000 numbers', signUp({ email: Array.from({ length: 80_000 }, () => 1) })],
  ['20 000 unknown names', signUp(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`n${index}`, 1])))],
  ['a bearer of 15 000 spaces', { path: '/api/me', headers: { authorization: `Bearer${' '.repeat(15_000)}x x` } }],
];

async function send({ path = '', body, headers }: Sent): Promise<void> {
  const { status } = await visitor.request({
    path,
    ...(body === undefined ? {} : { method: 'POST', body }),
    ...(headers === undefined ? {} : { headers }),
  });
  if (status < 400 || status >= 500) throw new Error(`${path} answered ${status}`);
}

/** CPU time of a request in ms, of the whole process. */
async function round(sent: Sent): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < requests; count += 1) await send(sent);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / requests;
}

for (const [, sent] of texts) await send(sent);
const rows = await interleave(
  texts.map(([name, sent]) => ({ name, round: () => round(sent) })),
  rounds,
);
report({
  id: 'text-input',
  conditions: `CPU of a request, ${requests} a round, PostgreSQL`,
  rows,
  goals: [
    {
      what: 'ms CPU of the slowest request',
      value: Math.max(...rows.map(({ median }) => median)),
      target: { atMost: 50 },
    },
  ],
});
await app.server.fastify.close();
process.exit(0);
