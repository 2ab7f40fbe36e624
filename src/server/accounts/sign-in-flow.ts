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
const purpose = 'provider sign-in';

const flowSchema = z.object({
  provider: z.enum(providers),
  mode: z.enum(signInModes),
  origin: z.string(),
  language: z.enum(languages),
  referralCode: z.string().nullable(),
  /** The account that the identity is to be linked to; else it signs in. */
  linkTo: z.string().optional(),
  /** Of the page that waits in the app. */
  challenge: z.string().optional(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  expiresAt: z.number(),
});

/** A pending sign-in by a provider; stored in the browser, sealed. */
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

// Of 43 characters, as PKCE (RFC 7636) asks of a verifier.
function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The Set-Cookie value that keeps a flow, or with null ends it. */
export function flowCookie({ publicUrl, secret }: FlowDeps, flow: SignInFlow | null): string {
  return cookie.serialize(flowCookieName, flow === null ? '' : sealText(JSON.stringify(flow), secret, purpose), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    maxAge: flow === null ? 0 : flowDurationMs / 1000,
  });
}

/** The flow in a cookie; null for one that was changed, or is too old. */
export function readFlow({ clock, secret }: FlowDeps, value: string | undefined): SignInFlow | null {
  const text = openText(value ?? '', secret, purpose);
  if (text === null) return null;
  const flow = flowSchema.parse(JSON.parse(text));
  return flow.expiresAt > clock.now() ? flow : null;
}
