import type { ClientAuth, Configuration } from 'openid-client';
import { z } from 'zod';
import { providers } from '#shared/accounts/providers.ts';
import type { Provider } from '#shared/accounts/providers.ts';
import { emailSchema } from '#shared/accounts/schema.ts';
import type { Language } from '#shared/kernel/text.ts';
import type { Clock } from '../platform/clock.ts';
import type { AppleSettings, GoogleSettings, ProviderSettings } from './settings.ts';

/** What binds a provider's answer to the browser that asked. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Whom the provider vouches for. */
export interface ProviderProfile {
  readonly provider: Provider;
  /** The person's name at the provider, for ever. */
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  /** Revokes the provider's grant later, if the provider requires that. */
  readonly refreshToken: string | null;
}

export interface IdentityProvider {
  authorizationUrl(secrets: SignInSecrets, language: Language): Promise<URL>;
  /** Verifies the answer and redeems its code; throws openid-client's errors (sign-in-error.ts). */
  redeem(answer: URLSearchParams, secrets: SignInSecrets): Promise<ProviderProfile>;
  /** Gives a grant back; throws where the provider didn't take it. */
  revoke(refreshToken: string): Promise<void>;
}

export type IdentityProviders = Readonly<Record<Provider, IdentityProvider | null>>;

/** Differences between providers. */
interface Nature {
  readonly provider: Provider;
  readonly clientId: string;
  readonly issuer: URL;
  readonly clientAuth: () => Promise<ClientAuth>;
  /** True if the provider requires its grant to be revoked when an account is deleted (Apple's TN3194). */
  readonly wantsGrantBack: boolean;
  readonly parametersIn: (language: Language) => Readonly<Record<string, string>>;
}

interface ProviderDeps {
  readonly clock: Clock;
  readonly publicUrl: URL;
}

/** Timeout while the user waits at an empty window. */
const providerTimeoutS = 10;
/** What a provider says of itself is asked for again after this. */
const discoveryKeptMs = 24 * 60 * 60 * 1000;
const appleSecretDurationS = 5 * 60;
/** Apple's own name, whatever address it is reached by. */
const appleAudience = 'https://appleid.apple.com';

/** Loaded by the first sign-in with a provider. */
const loadOpenId = () => import('openid-client');

export function createIdentityProviders(deps: ProviderDeps, { google, apple }: ProviderSettings): IdentityProviders {
  return {
    google: google === null ? null : createIdentityProvider(deps, natureOfGoogle(google)),
    apple: apple === null ? null : createIdentityProvider(deps, natureOfApple(apple, deps.clock)),
  };
}

export function providersSetUp(known: ProviderSettings): Provider[] {
  return providers.filter((provider) => known[provider] !== null);
}

export function callbackPath(provider: Provider): string {
  return `/api/auth/${provider}/callback`;
}

function natureOfGoogle({ clientId, clientSecret, issuer }: GoogleSettings): Nature {
  return {
    provider: 'google',
    clientId,
    issuer,
    clientAuth: async () => (await loadOpenId()).ClientSecretPost(clientSecret),
    wantsGrantBack: false,
    parametersIn: (language) => ({ scope: 'openid email profile', prompt: 'select_account', hl: language }),
  };
}

function natureOfApple(settings: AppleSettings, clock: Clock): Nature {
  const { clientId, issuer } = settings;
  return {
    provider: 'apple',
    clientId,
    issuer,
    clientAuth: () => Promise.resolve(appleClientAuth(settings, clock)),
    wantsGrantBack: true,
    // With a name or an address asked for, Apple answers by a form only.
    parametersIn: (language) => ({ scope: 'name email', response_mode: 'form_post', locale: language }),
  };
}

function appleClientAuth(settings: AppleSettings, clock: Clock): ClientAuth {
  const authenticate = async (body: URLSearchParams) => {
    body.set('client_id', settings.clientId);
    body.set('client_secret', await appleClientSecret(settings, clock));
  };
  // oxlint-disable-next-line typescript/no-misused-promises -- awaited by the library, as its own signed assertions are
  return (_, __, body) => authenticate(body);
}

/** Apple takes no fixed secret: one is signed for each request. */
async function appleClientSecret(
  { clientId, teamId, keyId, privateKey }: AppleSettings,
  clock: Clock,
): Promise<string> {
  const { SignJWT, importPKCS8 } = await import('jose');
  const nowS = Math.floor(clock.now() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(appleAudience)
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + appleSecretDurationS)
    .sign(await importPKCS8(privateKey, 'ES256'));
}

function createIdentityProvider({ clock, publicUrl }: ProviderDeps, nature: Nature): IdentityProvider {
  const redirectUri = new URL(callbackPath(nature.provider), publicUrl);
  let known: { readonly configuration: Promise<Configuration>; readonly at: number } | null = null;

  const configuration = (): Promise<Configuration> => {
    if (known === null || clock.now() - known.at >= discoveryKeptMs) {
      const asked = { configuration: discover(nature), at: clock.now() };
      known = asked;
      // A provider that was out of reach is asked again next time.
      asked.configuration.catch(() => {
        if (known === asked) known = null;
      });
    }
    return known.configuration;
  };

  return {
    async authorizationUrl({ state, nonce, verifier }, language) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadOpenId();
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri.href,
        response_type: 'code',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...nature.parametersIn(language),
      });
    },
    async redeem(answer, { state, nonce, verifier }) {
      const { authorizationCodeGrant } = await loadOpenId();
      const current = new URL(redirectUri);
      current.search = answer.toString();
      const tokens = await authorizationCodeGrant(await configuration(), current, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return {
        ...profileOf(nature.provider, claimsSchema.parse(tokens.claims())),
        refreshToken: nature.wantsGrantBack ? (tokens.refresh_token ?? null) : null,
      };
    },
    async revoke(refreshToken) {
      const { tokenRevocation } = await loadOpenId();
      await tokenRevocation(await configuration(), refreshToken, { token_type_hint: 'refresh_token' });
    },
  };
}

async function discover({ issuer, clientId, clientAuth }: Nature): Promise<Configuration> {
  const openId = await loadOpenId();
  // oxlint-disable-next-line typescript/no-deprecated -- deprecated only as a warning, not to be removed
  const overHttp = issuer.protocol === 'http:' ? [openId.allowInsecureRequests] : [];
  return openId.discovery(issuer, clientId, undefined, await clientAuth(), {
    timeout: providerTimeoutS,
    // The signature of an ID token counts too, not only the line it came by. Settings take plain HTTP on this machine only.
    execute: [openId.enableNonRepudiationChecks, ...overHttp],
  });
}

// Apple writes the flag as a word at times.
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string().transform((word) => word === 'true')]).optional(),
  name: z.string().optional(),
});

function profileOf(provider: Provider, claims: z.output<typeof claimsSchema>): Omit<ProviderProfile, 'refreshToken'> {
  const email = emailSchema.safeParse(claims.email);
  return {
    provider,
    subject: claims.sub,
    email: email.success ? email.data : null,
    isEmailVerified: email.success && claims.email_verified === true,
    name: claims.name ?? null,
  };
}
