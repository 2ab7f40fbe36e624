import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { assert } from '#shared/kernel/assert.ts';
import type { S3Settings } from '../server/media/settings.ts';

interface S3Object {
  readonly bytes: Buffer;
  readonly contentType: string;
}

export type S3Mood = 'fails' | 'breaks off' | 'breaks off late' | 'says nothing';

/** A fake bucket on loopback: verifies every signature by version 4, and fails on request. */
export interface S3Double {
  readonly settings: S3Settings;
  /** By name. */
  readonly objects: Map<string, S3Object>;
  /** Method and name of every call that came, whatever it was answered. */
  readonly asked: string[];
  /** How the next calls are met, in this order; then all by `always`. */
  readonly moods: S3Mood[];
  /** Null: well. */
  always: S3Mood | null;
  close(): Promise<void>;
}

const bucket = 'siraj-media';
const region = 'me-central-1';
const accessKeyId = 'AKIDEXAMPLE';
const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
/** Less than a store's timeout, which is 1 s here. */
const breaksOffAfterMs = 800;
const maxSkewMs = 15 * 60 * 1000;

export async function startS3Double(): Promise<S3Double> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert(typeof address === 'object' && address !== null, 'the double has a port');
  const double: S3Double = {
    settings: {
      endpoint: new URL(`http://127.0.0.1:${address.port}`),
      region,
      bucket,
      accessKeyId,
      secretAccessKey,
      timeoutMs: 1000,
    },
    objects: new Map(),
    asked: [],
    moods: [],
    always: null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.on('request', (request, response) => void answer(double, request, response));
  return double;
}

async function answer(double: S3Double, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = (request.url ?? '').replace(`/${bucket}/`, '');
  double.asked.push(`${request.method ?? ''} ${name}`);
  const mood = double.moods.shift() ?? double.always;
  if (mood === 'says nothing') return;
  if (mood === 'breaks off' || mood === 'breaks off late') {
    setTimeout(() => request.socket.destroy(), mood === 'breaks off' ? 0 : breaksOffAfterMs);
    return;
  }
  const body = await buffer(request);
  const fault = mood === 'fails' ? 'InternalError' : faultOf(request, body);
  if (fault !== null) refuse(response, fault);
  else if (request.method === 'GET') give(response, double.objects.get(name), request.headers.range);
  else {
    if (request.method === 'PUT')
      double.objects.set(name, { bytes: body, contentType: request.headers['content-type'] ?? '' });
    else double.objects.delete(name);
    response.writeHead(request.method === 'PUT' ? 200 : 204).end();
  }
}

function give(response: ServerResponse, object: S3Object | undefined, range: string | undefined): void {
  if (object === undefined) {
    refuse(response, 'NoSuchKey');
    return;
  }
  const [, start = '0', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  response.writeHead(range === undefined ? 200 : 206, { 'content-type': object.contentType });
  response.end(object.bytes.subarray(Number(start), end === '' ? undefined : Number(end) + 1));
}

const statuses: Readonly<Record<string, number>> = {
  InternalError: 500,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
};

function refuse(response: ServerResponse, code: string): void {
  response
    .writeHead(statuses[code] ?? 403, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** Why S3 would reject a call; null if it would not. */
function faultOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (authorization === null) return 'AccessDenied';
  const [, keyId, day = '', place, names = '', signature] = authorization;
  const date = String(headers['x-amz-date']);
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId';
  if (place !== region) return 'AuthorizationHeaderMalformed';
  if (!date.startsWith(day) || !(Math.abs(Date.now() - at) < maxSkewMs)) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return 'AccessDenied';
  const digest = String(headers['x-amz-content-sha256']);
  const canonical = [
    method,
    url,
    '',
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    digest,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, hashOf(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (from, part) => createHmac('sha256', from).update(part).digest(),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
  if (createHmac('sha256', key).update(toSign).digest('hex') !== signature) return 'SignatureDoesNotMatch';
  if (method === 'PUT' && headers['content-length'] === undefined) return 'MissingContentLength';
  if (digest !== hashOf(body)) return 'XAmzContentSHA256Mismatch';
  return url.startsWith(`/${bucket}/`) ? null : 'NoSuchBucket';
}

function hashOf(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
