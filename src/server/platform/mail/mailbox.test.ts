import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { isLoopback, servesThisMachineOnly } from '../local-only.ts';
import { createMailbox } from './mailbox.ts';
import type { Mailbox } from './mailbox.ts';

let folder: string;
let mailbox: Mailbox;
let app: TestApp;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'siraj-mail-'));
  const clock = fixedClock();
  mailbox = createMailbox(folder, 'Siraj <siraj@localhost>', clock);
  app = await createTestApp({ mailbox });
  await mailbox.send({
    to: 'first@example.com',
    subject: 'الأولى',
    text: 'http://localhost:3000/auth/action?mode=verifyEmail&oobCode=abc',
    html: '<p>الأولى</p>',
  });
  clock.moveBy(1000);
  await mailbox.send({ to: 'second@example.com', subject: '<b>Second</b>', text: 'no link', html: '<p>second</p>' });
});
afterEach(() => rm(folder, { recursive: true }));

it('lists mails as JSON, newest first [AUTH-4]', async () => {
  const { json } = await app.visitor().request({ path: '/dev/mail.json' });
  expect(json).toEqual({
    items: [
      {
        to: 'second@example.com',
        subject: '<b>Second</b>',
        text: 'no link',
        html: '<p>second</p>',
        at: app.clock.now() + 1000,
      },
      {
        to: 'first@example.com',
        subject: 'الأولى',
        text: 'http://localhost:3000/auth/action?mode=verifyEmail&oobCode=abc',
        html: '<p>الأولى</p>',
        at: app.clock.now(),
      },
    ],
  });
});

it('shows them on a page from right to left, each with its link to press', async () => {
  const list = await app.visitor().request({ path: '/dev/mail' });
  expect(list.text).toContain('dir="rtl"');
  expect(list.text).toContain('&lt;b&gt;Second&lt;/b&gt;');
  const [, first = ''] = [...list.text.matchAll(/href="(\/dev\/mail\/[\w-]+)"/g)].map(([, path]) => path);
  const mail = await app.visitor().request({ path: first });
  expect(mail.text).toContain('href="http://localhost:3000/auth/action?mode=verifyEmail&amp;oobCode=abc"');
  expect((await app.visitor().request({ path: `${first}/html` })).text).toBe('<p>الأولى</p>');
  expect((await app.visitor().request({ path: '/dev/mail/unknown' })).status).toBe(404);
});

it('keeps each mail as an .eml file that mail readers open', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  expect(names).toHaveLength(2);
  const text = await readFile(join(folder, names.sort()[1] ?? ''), 'utf8');
  expect(text).toContain('To: second@example.com');
  expect(text).toContain('From: Siraj <siraj@localhost>');
});

it('rejects requests through a proxy', async () => {
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip']) {
    for (const path of ['/dev/mail', '/dev/mail.json']) {
      expect((await app.visitor().request({ path, headers: { [name]: '127.0.0.1' } })).status).toBe(404);
    }
  }
});

it.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'localhost@evil.example',
  'evil.example#.localhost',
  '10.0.0.1',
  '[::2]',
])('answers at no address below /dev to the host "%s", whatever it resolves to', async (host) => {
  const [mail] = await mailbox.list();
  for (const path of [
    '/dev/mail',
    '/dev/mail.json',
    '/%64ev/mail.json',
    `/dev/mail/${mail?.id ?? ''}`,
    `/dev/mail/${mail?.id ?? ''}/html`,
  ]) {
    expect((await app.visitor().request({ path, headers: { host: 'localhost:3000' } })).status).toBe(200);
    expect((await app.visitor().request({ path, headers: { host } })).status).toBe(404);
  }
});

it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000', 'siraj.localhost'])(
  'answers to this machine as %s',
  async (host) => {
    expect((await app.visitor().request({ path: '/dev/mail.json', headers: { host } })).status).toBe(200);
  },
);

it('is not there unless the server serves this machine alone', async () => {
  expect((await (await createTestApp()).visitor().request({ path: '/dev/mail' })).status).toBe(404);
  expect(servesThisMachineOnly('127.0.0.1', new URL('http://localhost:3000'))).toBe(true);
  expect(servesThisMachineOnly('0.0.0.0', new URL('http://localhost:3000'))).toBe(false);
  expect(servesThisMachineOnly('127.0.0.1', new URL('https://siraj.example'))).toBe(false);
  expect(['localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]'].every(isLoopback)).toBe(true);
  expect(['localhost.example', '127.0.0.1.example', '128.0.0.1', '::', '10.0.0.1', '[::2]'].some(isLoopback)).toBe(
    false,
  );
});
