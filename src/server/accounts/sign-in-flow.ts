import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import { z } from 'zod';
import { providers, signInModes } from '#shared/accounts/providers.ts';
import { languages } from '#shared/kernel/text.ts';
import type { Clock } from '../platform/clock.ts';
import { openText, sealText } from '../platform/sealed-text.ts';

interface FlowDeps {
  readonly clock: Clock;
  readonly publicUrl: URL;
  readonly secret: string;
}

export const flowCookieName = 'siraj_provider';
/** Time enough to choose an account and type a second factor. */
export const flowDurationMs = 10 * 60 * 1000;
export const flowPurpose = 'provider sign-in';

const flowSchema = z.object({
  provider: z.enum(providers),
  mode: z.enum(signInModes),
  origin: z.string(),
  language: z.enum(languages),
  referralCode: z.string().nullable(),
  /** Id of the account to link the identity to; absent for a sign-in. */
  linkTo: z.string().optional(),
  /** Hash of the secret of the page that waits in the app: only that page can finish the sign-in. */
  challenge: z.string().optional(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  expiresAt: z.number(),
});

/** A pending sign-in through a provider, stored encrypted in a cookie. */
export type SignInFlow = z.infer<typeof flowSchema>;

export function startFlow(
  { clock }: FlowDeps,
  wish: Pick<SignInFlow, 'provider' | 'mode' | 'origin' | 'language' | 'referralCode' | 'linkTo' | 'challenge'>,
): SignInFlow {
  return {
    ...wish,
    state: randomSecret(),
    nonce: randomSecret(),
    verifier: randomSecret(),
    expiresAt: clock.now() + flowDurationMs,
  };
}

// 43 characters, the minimum length of a PKCE verifier (RFC 7636, 4.1).
function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the value of a Set-Cookie header that stores a flow, or for null deletes the stored one. */
export function flowCookie({ publicUrl, secret }: FlowDeps, flow: SignInFlow | null): string {
  return cookie.serialize(flowCookieName, flow === null ? '' : sealText(JSON.stringify(flow), secret, flowPurpose), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    maxAge: flow === null ? 0 : flowDurationMs / 1000,
  });
}

/** Returns the flow of a cookie's value; null if it is absent, was changed, has expired, or has other fields. */
export function readFlow({ clock, secret }: FlowDeps, value: string | undefined): SignInFlow | null {
  const text = openText(value ?? '', secret, flowPurpose);
  if (text === null) return null;
  // A release with other fields may have stored it.
  const { data: flow } = flowSchema.safeParse(JSON.parse(text));
  return flow !== undefined && flow.expiresAt > clock.now() ? flow : null;
}
