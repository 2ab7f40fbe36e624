import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const mailSchema = z.object({ to: z.string(), text: z.string() });
const pollMs = 50;
const maxWaitMs = 30_000;

/**
 * Codes of the mails that a server without SMTP writes to a folder. Takes each mail out of it: a long run writes thousands.
 * The answer resolves with the code mailed to an address, and throws if none comes within 30 s or the signal aborts.
 */
export function readMailedCodes(folder: string): (email: string, signal: AbortSignal) => Promise<string> {
  const codes = new Map<string, string>();
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.json'))) {
      const { to, text } = mailSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      const code = /oobCode=([\w-]+)/.exec(text)?.[1];
      if (code !== undefined) codes.set(to, code);
      for (const file of [name, name.replace(/json$/, 'eml')]) await rm(join(folder, file), { force: true });
    }
  }

  return async (email, signal) => {
    const startedAt = performance.now();
    while (performance.now() - startedAt < maxWaitMs) {
      // Callers that wait at the same time share one look.
      reading ??= read().finally(() => {
        reading = null;
      });
      await reading;
      const code = codes.get(email);
      codes.delete(email);
      if (code !== undefined) return code;
      await wait(pollMs, undefined, { signal });
    }
    throw new Error('the mail that confirms an address did not come');
  };
}
