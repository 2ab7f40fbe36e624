import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer } from 'node:https';
import { decrypt } from 'http_ece';
import { importJWK, jwtVerify } from 'jose';
import { assert, present } from '#shared/kernel/assert.ts';

const keys = new URL('./push-double-keys/', import.meta.url);
const certificate = readFileSync(new URL('certificate.pem', keys), 'utf8');

export interface PushedMessage {
  /** Which device it was for. */
  readonly device: string;
  readonly headers: IncomingHttpHeaders;
  /** What the device's keys open it to. */
  readonly json: unknown;
  /** Who signed it. */
  readonly publicKey: string;
  readonly subject: string;
}

export interface PushDevice {
  readonly name: string;
  readonly web: { readonly endpoint: string; readonly auth: string; readonly p256dh: string };
}

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | 'hangs';

/**
 * A fake browser push service on loopback: verifies the signature, decrypts the message, and answers as the test says.
 */
export interface PushDouble {
  readonly host: string;
  /** By which one gets through to it. */
  readonly agent: Agent;
  readonly messages: PushedMessage[];
  /** Every request that came, whatever it was answered. */
  readonly asked: string[];
  newDevice(name: string): PushDevice;
  /** The next answers for one device; 201 by default. */
  answer(name: string, answer: Answer): void;
  /** Takes what hangs after all. */
  release(): void;
  close(): Promise<void>;
}

export async function startPushDouble(port = 0): Promise<PushDouble> {
  const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: string }>();
  const answers = new Map<string, Answer>();
  const messages: PushedMessage[] = [];
  const asked: string[] = [];
  const hanging: (() => void)[] = [];
  const server = createServer(
    { cert: certificate, key: readFileSync(new URL('key.pem', keys)) },
    (incoming, response) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const name = (incoming.url ?? '').slice('/push/'.length);
        asked.push(name);
        const answer = answers.get(name) ?? { status: 201 };
        if (answer === 'hangs') {
          hanging.push(() => response.writeHead(201).end());
          return;
        }
        open(name, incoming.headers, Buffer.concat(chunks)).then(
          (message) => {
            if (answer.status === 201) messages.push(message);
            response.writeHead(answer.status, answer.headers).end();
          },
          (error: unknown) => response.writeHead(400).end(String(error)),
        );
      });
    },
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert(typeof address === 'object' && address !== null, 'the double has a port');
  const host = `localhost:${address.port}`;

  const open = async (name: string, headers: IncomingHttpHeaders, body: Buffer): Promise<PushedMessage> => {
    const { ecdh, auth } = present(devices.get(name), `device ${name}`);
    const { publicKey, subject } = await readSignature(headers.authorization ?? '', `https://${host}`);
    assert(
      Number(headers['ttl']) > 0 && headers['content-encoding'] === 'aes128gcm' && body.length <= 4096,
      'as push services want it',
    );
    const json: unknown = JSON.parse(
      decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString('utf8'),
    );
    return { device: name, headers, json, publicKey, subject };
  };

  return {
    host,
    messages,
    asked,
    agent: new Agent({ ca: certificate, keepAlive: true, maxSockets: 20 }),
    newDevice(name) {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      devices.set(name, { ecdh, auth });
      return { name, web: { endpoint: `https://${host}/push/${name}`, auth, p256dh } };
    },
    answer: (name, answer) => void answers.set(name, answer),
    release() {
      for (const take of hanging.splice(0)) take();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** RFC 8292: a token for this very push service, signed by the key beside it. */
async function readSignature(authorization: string, audience: string): Promise<{ publicKey: string; subject: string }> {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience, clockTolerance: 60 });
  return { publicKey, subject: payload.sub ?? '' };
}
