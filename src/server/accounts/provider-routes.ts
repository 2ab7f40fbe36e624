import type { Redis } from 'ioredis';
import { z } from 'zod';
import { recentSignInMs } from '#shared/accounts/schema.ts';
import { providerApi } from '#shared/accounts/provider-api.ts';
import type { Provider } from '#shared/accounts/providers.ts';
import { AppError } from '../platform/app-error.ts';
import { withErrorCode } from '../platform/with-error-code.ts';
import { asAppError } from '../platform/http/error-answer.ts';
import { mount, mountNavigation } from '../platform/http/index.ts';
import type { HttpServer, Visit, VisitAnswer } from '../platform/http/index.ts';
import { createOnce } from '../platform/rate-limits/index.ts';
import { openText, sealText } from '../platform/sealed-text.ts';
import type { AccountDeps } from './accounts.ts';
import { createAppCode, appCodeDurationMs, finishAppSignIn } from './app-sign-in.ts';
import { linkIdentity, listIdentities, signInByProvider, unlinkIdentity } from './identities.ts';
import { providersSetUp } from './identity-providers.ts';
import type { IdentityProviders, ProviderProfile } from './identity-providers.ts';
import { providerWindow } from './provider-window.ts';
import { flowCookie, flowCookieName, readFlow, startFlow } from './sign-in-flow.ts';
import type { SignInFlow } from './sign-in-flow.ts';
import { checkPasswordOrRecentSignIn } from './re-authentication.ts';
import { signInError } from './sign-in-error.ts';

export interface ProviderDeps extends AccountDeps {
  readonly identityProviders: IdentityProviders;
  /** Remembers used codes across processes; null for one process. */
  readonly redis: Redis | null;
}

const defaultAppReturn = new URL('siraj://sign-in');

export function mountProviders(server: HttpServer, deps: ProviderDeps): void {
  const usedCodes = createOnce({ redis: deps.redis, name: 'app-sign-in', durationMs: appCodeDurationMs });
  mount(server, providerApi.finishAppSignIn, async ({ input, caller, userAgent, setSession }) => {
    const { user, token } = await finishAppSignIn(deps, usedCodes, { ...input, caller, userAgent });
    if (token !== null) setSession(token);
    return { user };
  });
  mount(server, providerApi.getProviders, () => ({
    providers: providersSetUp(deps.providers),
    origin: deps.publicUrl.origin,
  }));
  mount(server, providerApi.listIdentities, async ({ caller }) => ({
    items: await listIdentities(deps, caller.user.uid),
  }));
  mount(server, providerApi.allowIdentityLink, async ({ input, caller }) => {
    await checkPasswordOrRecentSignIn(deps, caller, input.password);
    return { link: linkFor(deps, caller.user.uid) };
  });
  mount(server, providerApi.unlinkIdentity, async ({ input, caller }) => {
    await unlinkIdentity(deps, caller.user.uid, input.provider);
    return {};
  });
  mountNavigation(server, providerApi.startGoogleSignIn, (visit) => start(deps, 'google', visit));
  mountNavigation(server, providerApi.finishGoogleSignIn, (visit) => finish(deps, 'google', visit, visit.parameters));
  mountNavigation(server, providerApi.startAppleSignIn, (visit) => start(deps, 'apple', visit));
  mountNavigation(server, providerApi.takeAppleAnswer, ({ parameters }) => bounce(deps, parameters));
  mountNavigation(server, providerApi.finishAppleSignIn, (visit) =>
    finish(deps, 'apple', visit, readBounced(deps, visit.input.answer)),
  );
}

type StartWish = Pick<SignInFlow, 'mode' | 'origin' | 'language'> &
  Partial<Record<'challenge' | 'link' | 'referralCode', string | undefined>>;

async function start(
  deps: ProviderDeps,
  provider: Provider,
  { input: { link, referralCode, challenge, ...wish }, caller, log }: Visit<StartWish>,
): Promise<VisitAnswer> {
  const identityProvider = deps.identityProviders[provider];
  if (identityProvider === null) throw new AppError('auth/operation-not-allowed');
  const isForApp = wish.mode === 'app';
  if (isForApp !== (challenge !== undefined))
    throw new AppError('system/invalid-input', { fields: { challenge: isForApp ? 'required' : 'unknown' } });
  const linkTo = link === undefined ? undefined : readLink(deps, link);
  const flow = startFlow(deps, {
    provider,
    ...wish,
    referralCode: referralCode ?? null,
    ...(linkTo === undefined ? {} : { linkTo }),
    ...(challenge === undefined ? {} : { challenge }),
  });
  try {
    // The system's browser has no session: the account is compared when the app's page ends the sign-in.
    if (linkTo !== undefined && !isForApp && linkTo !== caller?.user.uid)
      throw new AppError('auth/requires-recent-login');
    const location = await identityProvider.authorizationUrl(flow, flow.language).catch(rethrowAsSignInError);
    return { location, cookies: [flowCookie(deps, flow)] };
  } catch (thrown) {
    return endFlow(deps, flow, logFailure(thrown, log));
  }
}

/** Ends a flow, successful or not: clears the cookie and notifies the waiting page. */
async function finish(
  deps: ProviderDeps,
  provider: Provider,
  visit: Visit<unknown>,
  answer: URLSearchParams,
): Promise<VisitAnswer> {
  const flow = readFlow(deps, visit.cookie(flowCookieName));
  const identityProvider = deps.identityProviders[provider];
  if (identityProvider === null || flow === null || flow.provider !== provider) {
    // This browser didn't ask for this answer, or too long ago. Whether a window waits is unknown: the page finds out.
    const unknown = { provider, mode: 'popup', origin: '/', language: flow?.language ?? 'ar' } as const;
    return endFlow(deps, unknown, new AppError('auth/provider-sign-in-failed'));
  }
  try {
    const profile = withFormName(await identityProvider.redeem(answer, flow).catch(rethrowAsSignInError), answer);
    if (flow.mode === 'app') return endFlow(deps, flow, null, createAppCode(deps, flow, profile));
    if (flow.linkTo !== undefined) {
      // Another user has signed in here meanwhile.
      if (visit.caller?.user.uid !== flow.linkTo) throw new AppError('auth/requires-recent-login');
      await linkIdentity(deps, flow.linkTo, profile);
      return endFlow(deps, flow, null);
    }
    const { token } = await withErrorCode('auth/sign-in-failed', () =>
      signInByProvider(deps, {
        profile,
        language: flow.language,
        referralCode: flow.referralCode,
        userAgent: visit.userAgent,
        replaces: visit.caller,
      }),
    );
    return { ...endFlow(deps, flow, null), session: token };
  } catch (thrown) {
    return endFlow(deps, flow, logFailure(thrown, visit.log));
  }
}

/** Ends the flow: clears its cookie and returns to the app, the page or the popup, with the error's code if there is one. */
function endFlow(
  deps: ProviderDeps,
  {
    provider,
    mode,
    origin,
    language,
    linkTo,
  }: Pick<SignInFlow, 'provider' | 'mode' | 'origin' | 'language' | 'linkTo'>,
  error: AppError | null,
  code?: string,
): VisitAnswer {
  if (mode === 'app') {
    const back = new URL(deps.providers.appReturn ?? defaultAppReturn);
    back.searchParams.set('provider', provider);
    if (code !== undefined) back.searchParams.set('code', code);
    if (error !== null) back.searchParams.set('error', error.code);
    return { location: back, cookies: [flowCookie(deps, null)] };
  }
  const staysHere = error === null || linkTo !== undefined;
  const next = new URL(staysHere ? origin : '/auth/login', deps.publicUrl);
  if (staysHere && error !== null)
    for (const [name, value] of Object.entries({ provider, error: error.code })) next.searchParams.set(name, value);
  if (!staysHere) next.search = new URLSearchParams({ provider, error: error.code, from: origin }).toString();
  const cookies = [flowCookie(deps, null)];
  return mode === 'redirect'
    ? { location: next, cookies }
    : { page: providerWindow({ provider, code: error?.code ?? null, next, language }), cookies };
}

const linkPurpose = 'identity link';

/** A sealed note that allows a start address to link to this account, as long as a sign-in counts as recent. */
function linkFor({ clock, secret }: ProviderDeps, userId: string): string {
  return sealText(`${clock.now() + recentSignInMs} ${userId}`, secret, linkPurpose);
}

/** The account that the link allows to link to; an empty string if the link is invalid or expired. */
function readLink({ clock, secret }: ProviderDeps, link: string): string {
  const [expiresAt, userId = ''] = openText(link, secret, linkPurpose)?.split(' ') ?? [];
  return Number(expiresAt) > clock.now() ? userId : '';
}

async function rethrowAsSignInError(thrown: unknown): Promise<never> {
  throw await signInError(thrown);
}

/** Logs a failed sign-in: unexpected failures as errors, others as warnings. Returns it as an AppError. */
function logFailure(thrown: unknown, log: Visit<unknown>['log']): AppError {
  const error = asAppError(thrown);
  const entry = { code: error.code, err: error.details.cause };
  if (error.code === 'system/unexpected' || error.code === 'auth/sign-in-failed')
    log.error(entry, 'a sign-in with a provider failed');
  else log.warn(entry, 'a sign-in with a provider was rejected');
  return error;
}

const bouncePurpose = "apple's answer";
/** What we need of Apple's form; each longer than any honest one. */
const bounced: Readonly<Record<string, number>> = { code: 2048, state: 512, iss: 256, error: 128, user: 2048 };

/**
 * Apple's form post comes from another site and so without our SameSite cookies. It is redirected to our own address,
 * which has them; sealed, since it contains the person's name and addresses end up in logs.
 */
function bounce({ publicUrl, secret }: ProviderDeps, form: URLSearchParams): VisitAnswer {
  const kept = [...form].filter(([name, value]) => value.length <= (bounced[name] ?? -1));
  const location = new URL('/api/auth/apple/return', publicUrl);
  location.searchParams.set('answer', sealText(new URLSearchParams(kept).toString(), secret, bouncePurpose));
  return { location };
}

function readBounced({ secret }: ProviderDeps, sealed: string | undefined): URLSearchParams {
  return new URLSearchParams(openText(sealed ?? '', secret, bouncePurpose) ?? '');
}

const formUserSchema = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
});

/**
 * Apple sends the name beside its token, only the first time and unsigned: used as a display name, for nothing else.
 */
function withFormName(profile: ProviderProfile, answer: URLSearchParams): ProviderProfile {
  const user = answer.get('user');
  if (profile.provider !== 'apple' || user === null) return profile;
  const { data } = formUserSchema.safeParse(parseJson(user));
  if (data === undefined) return profile;
  return { ...profile, name: [data.name.firstName, data.name.lastName].filter(Boolean).join(' ') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
