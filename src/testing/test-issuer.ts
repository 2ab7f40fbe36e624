import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import type { CryptoKey } from 'jose';
import { Provider } from 'oidc-provider';
import { assert, present } from '#shared/kernel/assert.ts';
import type { ProviderSettings } from '../server/accounts/settings.ts';

/** The user at the issuer's page, and how its answer is corrupted. */
export interface IssuerPerson {
  readonly subject: string;
  readonly email?: string;
  readonly emailVerified?: boolean | string;
  readonly name?: string;
  /** An error in place of a sign-in. */
  readonly refuses?: string;
  /** The nonce that the token will carry in place of ours. */
  readonly nonce?: string;
  /** True where the token's signature fits nothing. */
  readonly isForged?: boolean;
}

/** The issuer's answer: a redirect, or a form post. */
export interface IssuerAnswer {
  readonly address: URL;
  /** Null for a plain redirect. */
  readonly form: URLSearchParams | null;
}

/** A real OpenID issuer on loopback in place of Google and Apple. */
export interface TestIssuer {
  readonly settings: {
    readonly google: NonNullable<ProviderSettings['google']>;
    readonly apple: NonNullable<ProviderSettings['apple']>;
  };
  /** Grants that were given back. */
  readonly revoked: () => number;
  /** Sets the user at the issuer's page, for a real browser. */
  seat(person: IssuerPerson): void;
  /** Takes a new browser through the issuer's pages as this person. */
  visit(authorizationUrl: string, person: IssuerPerson): Promise<IssuerAnswer>;
  close(): Promise<void>;
}

const appleSecret = 'what the issuer knows in place of a signature, long enough';

/** `site` is the product that asks. */
export async function startTestIssuer(nowMs: () => number, site = 'http://localhost:3000'): Promise<TestIssuer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert(typeof address === 'object' && address !== null, 'the issuer has a port');
  const issuer = new URL(`http://127.0.0.1:${address.port}`);
  const appleKeys = await generateKeyPair('ES256', { extractable: true });
  const people = new Map<string, IssuerPerson>();
  let next: IssuerPerson | null = null;

  const provider = createProvider({ issuer, site, people, person: () => present(next, 'a person at the issuer') });
  const seat = (person: IssuerPerson) => {
    next = person;
    people.set(person.subject, person);
  };
  let revoked = 0;
  provider.on('grant.revoked', () => {
    revoked += 1;
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    void withAppleSecret(request, appleKeys.publicKey, nowMs).then(() => handle(request, response));
  });

  return {
    settings: {
      google: { clientId: 'google-client', clientSecret: 'google-secret', issuer },
      apple: {
        clientId: 'app.siraj.web',
        teamId: 'TEAM123456',
        keyId: 'KEY1234567',
        privateKey: await exportPKCS8(appleKeys.privateKey),
        issuer,
      },
    },
    revoked: () => revoked,
    seat,
    async visit(authorizationUrl, person) {
      seat(person);
      return walk(authorizationUrl, issuer);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function createProvider({
  issuer,
  site,
  people,
  person,
}: {
  readonly issuer: URL;
  readonly site: string;
  readonly people: ReadonlyMap<string, IssuerPerson>;
  readonly person: () => IssuerPerson;
}): Provider {
  const provider: Provider = new Provider(issuer.href.replace(/\/$/, ''), {
    clients: [
      {
        client_id: 'google-client',
        client_secret: 'google-secret',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${site}/api/auth/google/callback`],
      },
      {
        // Native, since for a web client a form to localhost is rejected.
        client_id: 'app.siraj.web',
        client_secret: appleSecret,
        token_endpoint_auth_method: 'client_secret_post',
        application_type: 'native',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${site}/api/auth/apple/callback`],
      },
    ],
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google and Apple do: the requested claims are in the token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    // As Apple does without a request; Google requires one.
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['for tests only'] },
    ttl: {
      AccessToken: 600,
      RefreshToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_, subject) => {
      const found = people.get(subject);
      return (
        found && {
          accountId: subject,
          claims: () => ({
            sub: subject,
            ...(found.email === undefined ? {} : { email: found.email }),
            ...(found.emailVerified === undefined ? {} : { email_verified: found.emailVerified }),
            ...(found.name === undefined ? {} : { name: found.name }),
          }),
        }
      );
    },
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new provider.Grant({
        clientId: present(client, 'client').clientId,
        accountId: present(session?.accountId, 'account'),
      });
      grant.addOIDCScope('openid email profile name');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, proceed) => {
    if (ctx.path === '/auth') ctx.query = { ...ctx.query, ...asTheyTakeIt(ctx.query, person()) };
    if (!ctx.path.startsWith('/interaction/')) {
      await proceed();
      if (ctx.path === '/token' && person().isForged === true) ctx.body = forged(ctx.body);
      return;
    }
    const { refuses, subject } = person();
    // A native client is asked for consent each time.
    const result =
      refuses === undefined
        ? { login: { accountId: subject }, consent: {} }
        : { error: refuses, error_description: 'said by the issuer' };
    await provider.interactionFinished(ctx.req, ctx.res, result);
    ctx.respond = false;
  });
  return provider;
}

/** The answer with an unsigned ID token. */
function forged(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'id_token' in body
    ? {
        ...body,
        id_token: String(body.id_token).replace(/[^.]+$/, (signature) => Array.from(signature).reverse().join('')),
      }
    : body;
}

/** What the real ones accept and this one doesn't: the account chooser, and Apple's leaving out of `openid`. */
function asTheyTakeIt(
  query: Readonly<Record<string, string | string[] | undefined>>,
  person: IssuerPerson,
): Record<string, string> {
  const scope = String(query['scope']);
  return {
    prompt: 'login',
    scope: scope.includes('openid') ? scope : `openid ${scope}`,
    ...(person.nonce === undefined ? {} : { nonce: person.nonce }),
  };
}

/** Apple's check of a client secret: a fresh JWT of the team, signed by its key. */
async function withAppleSecret(
  request: IncomingMessage & { body?: unknown },
  key: CryptoKey,
  nowMs: () => number,
): Promise<void> {
  if (request.method !== 'POST' || !['/token', '/token/revocation'].includes(request.url ?? '')) return;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
  request.body =
    body['client_id'] === 'app.siraj.web'
      ? { ...body, client_secret: await checked(body['client_secret'] ?? '', key, nowMs()) }
      : body;
}

async function checked(secret: string, key: CryptoKey, nowMs: number): Promise<string> {
  const { payload, protectedHeader } = await jwtVerify(secret, key, {
    algorithms: ['ES256'],
    issuer: 'TEAM123456',
    subject: 'app.siraj.web',
    audience: 'https://appleid.apple.com',
    currentDate: new Date(nowMs),
    requiredClaims: ['iat', 'exp'],
  }).catch(() => ({ payload: null, protectedHeader: null }));
  const isShort = payload !== null && (payload.exp ?? 0) - (payload.iat ?? 0) <= 15_777_000;
  return isShort && protectedHeader.kid === 'KEY1234567' ? appleSecret : 'refused';
}

/** A browser at the issuer: follows its redirects until they leave it, or until it shows a form. */
async function walk(from: string, issuer: URL): Promise<IssuerAnswer> {
  const cookies = new Map<string, string>();
  let address = new URL(from);
  for (let hop = 0; hop < 10; hop += 1) {
    if (address.origin !== issuer.origin) return { address, form: null };
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) return formIn(await answer.text(), answer.status);
    address = new URL(location, address);
  }
  throw new Error(`The issuer goes in circles at ${address.href}`);
}

function formIn(page: string, status: number): IssuerAnswer {
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
  if (action === undefined) throw new Error(`The issuer answers ${status}: ${page.slice(0, 400)}`);
  const fields = [...page.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)];
  return {
    address: new URL(action),
    form: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])),
  };
}
