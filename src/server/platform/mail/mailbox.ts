import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Mail, Mailer } from './mailer.ts';

/** A mail as the mailbox keeps it. */
export interface KeptMail extends Mail {
  readonly id: string;
  /** ms since 1970. */
  readonly at: number;
}

/** Stores mails in a folder if SMTP is not configured: each as .eml for mail clients and as .json for /dev/mail. */
export interface Mailbox extends Mailer {
  /** Newest first. */
  list(): Promise<readonly KeptMail[]>;
}

const keptSchema = z.object({
  id: z.string(),
  at: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** More than a person would look through. */
const maxListed = 200;

export function createMailbox(folder: string, from: string, clock: Clock): Mailbox {
  return {
    async send(mail) {
      const at = clock.now();
      // Ids grow with time, so that names sort by it.
      const id = newId(at);
      const { createTransport } = await import('nodemailer');
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
        from,
        ...mail,
        date: new Date(at),
      });
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${id}.eml`), message);
      // Writes to a temporary name first: the list must never read a partial file.
      await writeFile(join(folder, `${id}.tmp`), JSON.stringify({ id, at, ...mail }));
      await rename(join(folder, `${id}.tmp`), join(folder, `${id}.json`));
    },
    async list() {
      await mkdir(folder, { recursive: true });
      const names = (await readdir(folder))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, maxListed);
      return Promise.all(
        names.map(async (name) => keptSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
      );
    },
  };
}
