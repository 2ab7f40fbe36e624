/** Uploads of staff that aren't what they say, stop in the middle or never end, many at once. */
import { request } from 'node:http';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import { bomb, film } from '#testing/media-files.ts';
import { doneOf, type Caller } from '#testing/caller.ts';
import type { Site } from './site.ts';

interface Upload {
  readonly name: string;
  readonly body: Buffer;
  /** `cut`: it says that it is longer, and breaks off; `endless`: it is sent again and again until it is answered. */
  readonly how?: 'cut' | 'endless';
}

const page = '<!doctype html><script>alert(1)</script>';
const giveUpMs = 60_000;
const lookMs = 50;
const maxLooks = 600;

const uploads: readonly Upload[] = [
  { name: 'page.png', body: Buffer.from(page) },
  { name: 'page.jpg', body: Buffer.from(`\xff\xd8\xff\xe0${page}`, 'latin1') },
  { name: 'bomb.png', body: bomb(16_000) },
  { name: 'drawing.svg', body: Buffer.from('<svg><g></svg>') },
  { name: 'cut.mp4', body: film(100_000), how: 'cut' },
  { name: 'endless.mp4', body: film(1_000_000), how: 'endless' },
];

export interface Abuse {
  readonly sent: number;
  /** Without those that break off. */
  readonly asked: number;
  /** With a code of the call's contract. */
  readonly rejected: number;
  /** What was answered otherwise. */
  readonly strange: readonly string[];
  /** Media and unfinished files that are there afterwards. */
  readonly kept: readonly string[];
}

/** Sends `rounds` times all of them at once. */
export async function abuseUploads(site: Site, admin: Caller, rounds: number): Promise<Abuse> {
  const answers: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    answers.push(...(await Promise.all(uploads.map((upload) => send(site, admin, upload)))));
  const asked = answers.filter((answer) => !answer.endsWith(': cut'));
  const isRejected = (answer: string) => mediaAdminApi.upload.errors.some((code) => answer.includes(`"${code}"`));
  const { items } = doneOf(await admin.call(mediaAdminApi.list, { limit: 100 }));
  const inLibrary = items.map(({ name }) => name).filter((name) => uploads.some((upload) => upload.name === name));
  const unfinished = () => filesIn(join(site.dataDir, 'incoming'));
  // The server may learn a moment later that one broke off.
  for (let look = 0; unfinished().length > 0 && look < maxLooks; look += 1) await wait(lookMs);
  const kept = [...inLibrary, ...unfinished()];
  return {
    sent: answers.length,
    asked: asked.length,
    rejected: asked.filter(isRejected).length,
    strange: asked.filter((answer) => !isRejected(answer)),
    kept,
  };
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // No upload has come so far that it was made.
    return [];
  }
}

function send(site: Site, admin: Caller, { name, body, how }: Upload): Promise<string> {
  return new Promise((resolve) => {
    const length =
      how === undefined ? { 'content-length': body.length } : how === 'cut' ? { 'content-length': 1_000_000 } : {};
    const headers = {
      cookie: admin.cookie(),
      origin: site.origin,
      'content-type': 'application/octet-stream',
      ...length,
    };
    const path = `${mediaAdminApi.upload.path}?name=${name}`;
    const sending = request({ host: '127.0.0.1', port: site.port, method: 'POST', path, agent: false, headers });
    let isOver = false;
    const end = (answer: string) => {
      isOver = true;
      resolve(`${name}: ${answer}`);
    };
    sending.setTimeout(giveUpMs, () => sending.destroy(new Error('no answer')));
    sending.on('response', (answer) => {
      let text = '';
      answer.on('data', (bytes: Buffer) => (text += bytes.toString()));
      answer.on('close', () => end(`${answer.statusCode} ${text.slice(0, 200)}`));
    });
    sending.on('error', (error) => end(error.message));
    const goOn = () => {
      if (!isOver && !sending.destroyed) sending.write(body, () => setImmediate(goOn));
    };
    if (how === 'endless') goOn();
    else if (how === 'cut') sending.write(body, () => sending.destroy(new Error('cut')));
    else sending.end(body);
  });
}
