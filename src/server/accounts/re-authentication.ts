import { recentSignInMs } from '#shared/accounts/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { AccountDeps } from './accounts.ts';

/** Makes sure that it is the owner who sits there: by the password where there is one, else by having signed in just now. */
export async function checkItIsThem(deps: AccountDeps, { user, sessionId }: Caller, password: string | undefined): Promise<void> {
  const { password_hash: hash } = await deps.database.query.selectFrom('users').select('password_hash')
    .where('id', '=', user.uid).executeTakeFirstOrThrow();
  if (hash !== null) {
    if (password === undefined) throw new AppError('auth/requires-recent-login');
    if (!await deps.passwords.matches(password, hash)) throw new AppError('auth/wrong-password', { fields: { password: 'auth/wrong-password' } });
    return;
  }
  const session = await deps.database.query.selectFrom('sessions').select('created_at').where('id', '=', sessionId).executeTakeFirst();
  const signedInAt = session?.created_at.getTime() ?? 0;
  if (deps.clock.now() - signedInAt > recentSignInMs) throw new AppError('auth/requires-recent-login');
}
