import type { CryptoKey } from 'jose';
import { sql } from 'kysely';
import { z } from 'zod';
import { present } from '#shared/kernel/assert.ts';
import type { Clock } from '../platform/clock.ts';
import { lockJob } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { openText, sealText } from '../platform/sealed-text.ts';

interface KeyDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
}

export const signingAlgorithm = 'ES256';
/** After this a key signs no more. */
export const keySignsForMs = 90 * 24 * 60 * 60 * 1000;
/** A key that no longer signs stays in the set this long: longer than any token lives and any reader caches. */
export const retiredKeyKeptMs = 24 * 60 * 60 * 1000;

export interface PublicJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: typeof signingAlgorithm;
  readonly use: 'sig';
}

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: PublicJwk;
}

/** The keys of the ID tokens, the same in every process. One signs; those before it are known for a while. */
export interface SigningKeys {
  /** The current signing key; created if there is none. */
  current(): Promise<SigningKey>;
  /** Null for a key that is unknown or was put away. */
  find(kid: string): Promise<SigningKey | null>;
  publicSet(): Promise<readonly PublicJwk[]>;
  /** A new key signs from now on. */
  rotate(): Promise<void>;
  /** Hourly job: rotates old keys, and removes those no longer needed. */
  renew(): Promise<void>;
}

const privateJwkSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

export function createSigningKeys({ database, clock, secret }: KeyDeps): SigningKeys {
  // A key's content never changes, so it is decrypted once.
  const opened = new Map<string, SigningKey>();

  /** The keys that count, the signing one first. One sealed under another secret is as good as gone, and so is what it signed. */
  const read = async (
    from: Tx | Database['query'],
    kid?: string,
  ): Promise<{ isCurrent: boolean; key: SigningKey }[]> => {
    const rows = await from
      .selectFrom('signing_keys')
      .selectAll()
      .where((is) =>
        is.or([is('retired_at', 'is', null), is('retired_at', '>', new Date(clock.now() - retiredKeyKeptMs))]),
      )
      .$if(kid !== undefined, (query) => query.where('id', '=', kid ?? ''))
      .orderBy(sql`retired_at desc nulls first`)
      .execute();
    const found: { isCurrent: boolean; key: SigningKey }[] = [];
    for (const row of rows) {
      const key = opened.get(row.id) ?? (await openKey(row.id, row.sealed_key, secret));
      if (key === null) continue;
      opened.set(row.id, key);
      found.push({ isCurrent: row.retired_at === null, key });
    }
    return found;
  };
  const readCurrent = async (from: Tx | Database['query']) =>
    (await read(from)).find(({ isCurrent }) => isCurrent)?.key ?? null;

  // Under one lock, so that of several processes that see the need one makes the key.
  const replaceWhere = (isDue: (tx: Tx) => Promise<boolean>) =>
    database.transaction(async (tx) => {
      await lockJob(tx, 'signingKeys');
      if (!(await isDue(tx))) return;
      const now = new Date(clock.now());
      await tx.updateTable('signing_keys').set({ retired_at: now }).where('retired_at', 'is', null).execute();
      await tx
        .insertInto('signing_keys')
        .values({ ...(await makeKey(secret)), created_at: now, retired_at: null })
        .execute();
    });

  const current = async (): Promise<SigningKey> => {
    const key = await readCurrent(database.query);
    if (key !== null) return key;
    await replaceWhere(async (tx) => (await readCurrent(tx)) === null);
    return present(await readCurrent(database.query), 'signing key');
  };

  return {
    current,
    find: async (kid) => (await read(database.query, kid))[0]?.key ?? null,
    async publicSet() {
      await current();
      return (await read(database.query)).map(({ key }) => key.publicJwk);
    },
    rotate: () => replaceWhere(() => Promise.resolve(true)),
    async renew() {
      const now = clock.now();
      await database.query
        .deleteFrom('signing_keys')
        .where('retired_at', '<=', new Date(now - retiredKeyKeptMs))
        .execute();
      await replaceWhere(async (tx) => {
        const old = await tx
          .selectFrom('signing_keys')
          .select('id')
          .where('retired_at', 'is', null)
          .where('created_at', '<=', new Date(now - keySignsForMs))
          .executeTakeFirst();
        return old !== undefined;
      });
    },
  };
}

async function makeKey(secret: string): Promise<{ id: string; sealed_key: string }> {
  const { calculateJwkThumbprint, exportJWK, generateKeyPair } = await import('jose');
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { id: kid, sealed_key: sealText(JSON.stringify(jwk), secret, purposeOf(kid)) };
}

async function openKey(kid: string, sealed: string, secret: string): Promise<SigningKey | null> {
  const text = openText(sealed, secret, purposeOf(kid));
  if (text === null) return null;
  const { d, ...publicPart } = privateJwkSchema.parse(JSON.parse(text));
  return {
    kid,
    privateKey: await importEs256({ ...publicPart, d }),
    publicKey: await importEs256(publicPart),
    publicJwk: { ...publicPart, kid, alg: signingAlgorithm, use: 'sig' },
  };
}

async function importEs256(jwk: { kty: 'EC'; crv: 'P-256'; x: string; y: string; d?: string }): Promise<CryptoKey> {
  const { importJWK } = await import('jose');
  const key = await importJWK(jwk, signingAlgorithm);
  if (key instanceof Uint8Array) throw new Error('an EC key was read as bytes');
  return key;
}

/** False for what no key is named: the header of a token is a stranger's input, which the database might reject. */
export function isKeyId(kid: unknown): kid is string {
  return typeof kid === 'string' && /^[\w-]{43}$/.test(kid);
}

// With its name in the purpose, a sealed key can't be put in the place of another.
function purposeOf(kid: string): string {
  return `signing key ${kid}`;
}
