import { recentSignInMs } from '#shared/accounts/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { AccountDeps } from './accounts.ts';

interface Proofs {
  readonly passwordHash: string | null;
  /** True within five minutes of the sign-in that began this session. */
  readonly isRecent: boolean;
}

/** Proves that the owner is calling: by the password if there is one, else by a sign-in of the last five minutes. */
export async function checkPasswordOrRecentSignIn(
  deps: AccountDeps,
  caller: Caller,
  password: string | undefined,
): Promise<void> {
  const { passwordHash, isRecent } = await readProofs(deps, caller);
  if (passwordHash === null) {
    if (!isRecent) throw new AppError('auth/requires-recent-login');
    return;
  }
  const refusal = password === undefined ? 'auth/password-required' : 'auth/wrong-password';
  const isRight = password !== undefined && (await deps.passwords.matches(password, passwordHash));
  if (!isRight) throw new AppError(refusal, { fields: { password: refusal } });
}

/** The same, but a recent sign-in suffices even if there is a password [AUTH-10]. */
export async function checkRecentSignInOrPassword(
  deps: AccountDeps,
  caller: Caller,
  password: string | undefined,
): Promise<void> {
  const { isRecent } = await readProofs(deps, caller);
  if (password === undefined && isRecent) return;
  await checkPasswordOrRecentSignIn(deps, caller, password);
}

/** What this session and its account can prove now. */
export async function readProofs(
  { database, clock }: Pick<AccountDeps, 'database' | 'clock'>,
  { sessionId }: Caller,
): Promise<Proofs> {
  const row = await database.query
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.password_hash', 'sessions.created_at'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('auth/unauthenticated');
  return { passwordHash: row.password_hash, isRecent: clock.now() - row.created_at.getTime() <= recentSignInMs };
}
