/** Media in a bucket that is away, silent, slow or broken: uploads and media feel it, games don't. */
import { z } from 'zod';
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import { createCaller, doneOf, type Caller } from '#testing/caller.ts';
import { startS3Double } from '#testing/s3-double.ts';
import { freePort } from '#testing/free-port.ts';
import { codeOf, type Asker, type Fault } from './fault.ts';
import { openGate, slowMs } from './gate.ts';
import { compareIds, type Kept } from './kept.ts';
import { openRooms, type PartsTable } from './parts-table.ts';
import { enterAsVerified } from './people.ts';
import { createSite, type Site } from './site.ts';

const adminEmail = 'admin@proof.test';
const code = 'system/unavailable';

export async function bucketFaults(table: PartsTable): Promise<void> {
  const bucket = await startS3Double();
  const { region, bucket: name, accessKeyId, secretAccessKey, endpoint } = bucket.settings;
  const gate = await openGate(Number(endpoint.port));
  const site = createSite({
    port: await freePort(),
    env: {
      ADMIN_EMAIL: adminEmail,
      S3_ENDPOINT: `http://127.0.0.1:${gate.port}`,
      S3_REGION: region,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  await site.start();
  const admin = createCaller(site.origin);
  await enterAsVerified(site, admin, adminEmail);
  const library = openLibrary(site, admin);
  await library.upload();
  const rooms = await openRooms(site);

  /** Of two callers besides the rooms: staff who upload, and a page that shows a medium. */
  const others = (answerWithinMs: number, felt?: string): Asker[] => [
    { name: 'uploads', ask: library.upload, answerWithinMs, ...(felt === undefined ? {} : { code: felt }) },
    { name: 'media', ask: library.read, answerWithinMs, ...(felt === undefined ? {} : { code: felt }) },
  ];
  const games = { answerWithinMs: 1500, check: library.check };
  const end = () => gate.set('open');
  const faults: readonly Fault[] = [
    {
      name: 'bucket of media away',
      promise: 'games go on; uploads and media: 503 within 3 s',
      lastsMs: 5000,
      recoverWithinMs: 2000,
      begin: () => gate.set('away'),
      end,
      others: others(3000, code),
      ...games,
    },
    {
      name: 'bucket of media answers 500',
      promise: 'games go on; uploads and media: 503 within 3 s',
      lastsMs: 5000,
      recoverWithinMs: 2000,
      begin: () => (bucket.always = 'fails'),
      end: () => (bucket.always = null),
      others: others(3000, code),
      ...games,
    },
    {
      name: 'bucket of media silent',
      promise: 'games go on; uploads and media: 503 within 11 s',
      lastsMs: 30_000,
      recoverWithinMs: 11_000,
      begin: () => gate.set('silent'),
      end,
      others: others(11_000, code),
      ...games,
    },
    {
      name: `bucket of media answers ${slowMs / 1000} s late`,
      promise: 'games go on; uploads and media as late',
      lastsMs: 15_000,
      recoverWithinMs: 5000,
      begin: () => gate.set('slow'),
      end,
      others: others(2 * slowMs + 1000),
      ...games,
    },
  ];
  // A shorter run has time for one.
  for (const [index, fault] of faults.entries())
    if (index === 0 || table.hasTimeFor(fault.name)) await table.add(fault, rooms);
  await table.close(site);
  await gate.close();
  await bucket.close();
}

interface Library {
  /** Sends a new sound. */
  readonly upload: () => Promise<string>;
  /** Loads an acknowledged sound, and compares its bytes. */
  readonly read: () => Promise<string>;
  /** Every acknowledged sound is there with its bytes, and the library has no other. */
  readonly check: () => Promise<Kept>;
}

interface Sound {
  readonly id: string;
  readonly url: string;
  readonly bytes: Buffer;
}

const uploaded = z.object({ item: z.object({ id: z.string(), files: z.array(z.object({ url: z.string() })) }) });
/** Longer than the product may take. */
const answerWithinMs = 90_000;

function openLibrary(site: Site, admin: Caller): Library {
  const sounds: Sound[] = [];
  let sent = 0;

  async function isThere({ url, bytes }: Sound): Promise<string> {
    const answer = await ask(`${site.origin}${url}`);
    if (answer.code !== '200') return answer.code;
    return answer.bytes.equals(bytes) ? '200' : 'other bytes';
  }

  return {
    async upload() {
      sent += 1;
      const bytes = soundOf(sent);
      const answer = await ask(`${site.origin}${mediaAdminApi.upload.path}?name=sound-${sent}.mp3`, {
        method: 'POST',
        headers: { cookie: admin.cookie(), origin: site.origin, 'content-type': 'audio/mpeg' },
        body: new Uint8Array(bytes),
      });
      if (answer.code !== '200') return answer.code;
      const { item } = uploaded.parse(JSON.parse(answer.bytes.toString()));
      sounds.push({ id: item.id, url: item.files[0]?.url ?? '', bytes });
      return '200';
    },
    read: () => isThere(sounds.at(-1) ?? { id: '', url: '/media/none', bytes: Buffer.of() }),
    async check() {
      const readable: string[] = [];
      for (const sound of sounds) if ((await isThere(sound)) === '200') readable.push(sound.id);
      const inLibrary = await listIds(admin);
      const kept = compareIds(
        sounds.map(({ id }) => id),
        inLibrary,
      );
      const unreadable = inLibrary.filter((id) => !readable.includes(id)).length;
      return { ...kept, lost: kept.lost + Math.max(0, unreadable - kept.doubled) };
    },
  };
}

async function listIds(admin: Caller): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: { readonly cursor?: string } | null = {};
  while (after !== null) {
    const page: { items: { id: string }[]; nextCursor: string | null } = doneOf(
      await admin.call(mediaAdminApi.list, { limit: 100, ...after }),
    );
    ids.push(...page.items.map(({ id }) => id));
    after = page.nextCursor === null ? null : { cursor: page.nextCursor };
  }
  return ids;
}

async function ask(address: string, init: RequestInit = {}): Promise<{ code: string; bytes: Buffer }> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(answerWithinMs) });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { code: answer.ok ? '200' : codeOf(`${answer.status} ${bytes.toString()}`), bytes };
  } catch (error) {
    return { code: error instanceof Error ? error.message : String(error), bytes: Buffer.of() };
  }
}

/** A silent frame of MP3 that no other number has. */
function soundOf(number: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  frame.writeUInt32BE(number, frame.length - 4);
  return frame;
}
