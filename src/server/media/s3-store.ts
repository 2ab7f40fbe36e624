import { createReadStream } from 'node:fs';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { S3Settings } from './settings.ts';
import type { ByteRange, MediaStore, PutFile } from './store.ts';

const maxTries = 3;
/** How long a caller waits for a bucket without an answer, in timeouts. */
const maxSilence = 2;
/** A shorter try, in timeouts, is not worth its wait. */
const minTry = 0.5;
const pauseMs = 100;
const emptyDigest = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

interface S3Call {
  readonly method: 'PUT' | 'GET' | 'DELETE';
  readonly name: string;
  readonly range?: ByteRange;
  readonly file?: PutFile;
}

/** Files in a bucket of any S3-compatible store, addressed by path. Retries transient failures, silence once at most. */
export function createS3Store(settings: S3Settings): MediaStore {
  return {
    async put(name, file) {
      const answer = await ask(settings, { method: 'PUT', name, file });
      await text(answer);
    },
    read: (name, range) => ask(settings, { method: 'GET', name, range }),
    async remove(name) {
      const answer = await ask(settings, { method: 'DELETE', name }, [404]);
      await text(answer);
    },
  };
}

/** The answer to a call; throws unless it is a success or one of these statuses. */
async function ask(settings: S3Settings, call: S3Call, also: readonly number[] = []): Promise<IncomingMessage> {
  const { timeoutMs } = settings;
  let silentMs = 0;
  for (let tries = 1; ; tries += 1) {
    const leftMs = maxSilence * timeoutMs - silentMs;
    try {
      const answer = await exchange({ ...settings, timeoutMs: Math.min(timeoutMs, leftMs) }, call);
      const status = answer.statusCode ?? 0;
      if ((status >= 200 && status <= 299) || also.includes(status)) return answer;
      throw new S3Error(call, status, (await text(answer)).slice(0, 500));
    } catch (error) {
      if (error instanceof NoAnswer) silentMs += error.silentMs;
      const isOver = tries >= maxTries || maxSilence * timeoutMs - silentMs < minTry * timeoutMs;
      if (isOver || (error instanceof S3Error && !error.isPassing)) throw error;
      await delay(pauseMs * tries);
    }
  }
}

class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly isPassing: boolean;
  constructor({ method, name }: S3Call, status: number, body: string) {
    super(`the bucket refuses ${method} ${name}: ${status} ${body}`);
    this.isPassing = status >= 500 || status === 429;
  }
}

class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** How long nothing had moved. */
  readonly silentMs: number;
  constructor(message: string, silentMs: number) {
    super(message);
    this.silentMs = silentMs;
  }
}

async function exchange(
  { endpoint, region, bucket, accessKeyId, secretAccessKey, timeoutMs }: S3Settings,
  { method, name, range, file }: S3Call,
): Promise<IncomingMessage> {
  const url = new URL(`${endpoint.pathname.replace(/\/$/, '')}/${bucket}/${name}`, endpoint);
  const given = {
    // Of the bytes themselves, so that the store rejects damaged bytes.
    'x-amz-content-sha256': file?.sha256 ?? emptyDigest,
    ...(file === undefined ? {} : { 'content-type': file.mime, 'content-length': String(file.bytes) }),
    ...(range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` }),
  };
  const { AwsV4Signer } = await import('aws4fetch');
  const signed = await new AwsV4Signer({
    method,
    url: url.href,
    headers: given,
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  }).sign();
  const headers = { ...Object.fromEntries(signed.headers), ...given };
  return new Promise((resolve, reject) => {
    const asking = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      { method, headers, timeout: timeoutMs },
      (answer) => {
        // No timeout while reading: a viewer may pause a film.
        if (method === 'GET') asking.setTimeout(0);
        resolve(answer);
      },
    );
    asking.on('timeout', () => asking.destroy(new NoAnswer('the bucket does not answer', timeoutMs)));
    let sentAt: number | null = null;
    asking.on('finish', () => (sentAt = performance.now()));
    asking.on('error', (error) => {
      // What broke off while a file was on its way was no silence.
      const silentMs = sentAt === null ? 0 : performance.now() - sentAt;
      reject(error instanceof NoAnswer ? error : new NoAnswer(error.message, silentMs));
    });
    if (file === undefined) asking.end();
    else
      streamOf(file)
        .on('error', (error) => asking.destroy(error))
        .pipe(asking);
  });
}

function streamOf({ content }: PutFile): Readable {
  return Buffer.isBuffer(content) ? Readable.from([content]) : createReadStream(content.path);
}
