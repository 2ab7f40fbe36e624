import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { createMailbox } from '#server/platform/mail/mailbox.ts';
import { readMailedCodes } from './mail-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'siraj-mails-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const { signal } = new AbortController();
const mailTo = (to: string, code: string) => ({
  to,
  subject: 'أهلا',
  text: `افتح http://localhost:3000/auth/action?mode=verifyEmail&oobCode=${code}`,
  html: '',
});

it('finds the code of each address in the mails of the server, and takes the mails away', async () => {
  const mailbox = createMailbox(folder, 'Siraj <siraj@localhost>', systemClock);
  await mailbox.send(mailTo('noura@load.test', 'code-1_a'));
  await mailbox.send(mailTo('fahad@load.test', 'code-2'));
  const codeOf = readMailedCodes(folder);
  expect(await Promise.all([codeOf('fahad@load.test', signal), codeOf('noura@load.test', signal)])).toEqual([
    'code-2',
    'code-1_a',
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

it('waits for a mail that is on its way, and leaves a half-written one alone', async () => {
  writeFileSync(join(folder, 'half.tmp'), '{"to":');
  const code = readMailedCodes(folder)('noura@load.test', signal);
  await createMailbox(folder, 'Siraj <siraj@localhost>', systemClock).send(mailTo('noura@load.test', 'late'));
  expect(await code).toBe('late');
});

it('stops waiting once the run is over', async () => {
  await expect(readMailedCodes(join(folder, 'none'))('noura@load.test', AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  });
});
