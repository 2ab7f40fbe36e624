import { createHash } from 'node:crypto';
import { z } from 'zod';
import { providers } from '#shared/accounts/providers.ts';
import type { User } from '#shared/accounts/schema.ts';
import { languages } from '#shared/kernel/text.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import { newId } from '../platform/ids.ts';
import type { Once } from '../platform/rate-limits/index.ts';
import { openText, sealText } from '../platform/sealed-text.ts';
import type { AccountDeps } from './accounts.ts';
import { linkIdentity, signInByProvider } from './identities.ts';
import type { ProviderProfile } from './identity-providers.ts';
import type { SignInFlow } from './sign-in-flow.ts';

/** Enough for the app to come back and for its page to send the code. */
export const appCodeDurationMs = 2 * 60 * 1000;
const purpose = 'app sign-in';

const codeSchema = z.object({
  id: z.string(),
  expiresAt: z.number(),
  challenge: z.string(),
  profile: z.object({
    provider: z.enum(providers),
    subject: z.string(),
    email: z.string().nullable(),
    isEmailVerified: z.boolean(),
    name: z.string().nullable(),
    refreshToken: z.string().nullable(),
  }),
  linkTo: z.string().optional(),
  language: z.enum(languages),
  referralCode: z.string().nullable(),
});

/**
 * Creates the code that the system's browser passes back to the app, valid once and for `appCodeDurationMs`. It contains
 * the provider's profile, sealed, because the session must start in the app's web view, which has its own cookies. Only
 * the page with the matching verifier can use it.
 */
export function createAppCode({ clock, secret }: AccountDeps, flow: SignInFlow, profile: ProviderProfile): string {
  const now = clock.now();
  const { challenge = '', linkTo, language, referralCode } = flow;
  const content: z.input<typeof codeSchema> = {
    id: newId(now),
    expiresAt: now + appCodeDurationMs,
    challenge,
    profile,
    language,
    referralCode,
    ...(linkTo === undefined ? {} : { linkTo }),
  };
  return sealText(JSON.stringify(content), secret, purpose);
}

interface AppSignIn {
  readonly code: string;
  readonly verifier: string;
  readonly caller: Caller | null;
  readonly userAgent: string;
}

/**
 * Signs in or links an identity with a code of `createAppCode`, and uses the code up. The token is null after linking.
 * Throws `auth/provider-sign-in-failed` for an invalid, expired or used code, and `auth/requires-recent-login` if the code
 * is for another account.
 */
export async function finishAppSignIn(
  deps: AccountDeps,
  once: Once,
  { code, verifier, caller, userAgent }: AppSignIn,
): Promise<{ readonly user: User; readonly token: string | null }> {
  const text = openText(code, deps.secret, purpose);
  // A release with other fields may have made it.
  const known = text === null ? null : (codeSchema.safeParse(JSON.parse(text)).data ?? null);
  const isOurs =
    known !== null &&
    known.expiresAt > deps.clock.now() &&
    known.challenge === createHash('sha256').update(verifier).digest('base64url');
  if (!isOurs || !(await once.use(known.id))) throw new AppError('auth/provider-sign-in-failed');
  const { profile, linkTo, language, referralCode } = known;
  if (linkTo === undefined)
    return signInByProvider(deps, { profile, language, referralCode, userAgent, replaces: caller });
  if (caller?.user.uid !== linkTo) throw new AppError('auth/requires-recent-login');
  await linkIdentity(deps, linkTo, profile);
  return { user: caller.user, token: null };
}
