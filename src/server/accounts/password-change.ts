import type { User } from '#shared/accounts/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { AccountDeps, SignedIn } from './accounts.ts';
import { refuseCommonPassword } from './password-rule.ts';
import { closeAfterChange } from './password-reset.ts';
import { getUser } from './queries.ts';
import { readProofs } from './re-authentication.ts';
import { endSessions, renewToken } from './sessions.ts';

/**
 * Changes the password of a user who knows the current one, ends all other sessions, and gives this one a new token. An
 * account without a password sets its first one after a recent sign-in.
 */
export async function changePassword(
  deps: AccountDeps,
  caller: Caller,
  input: { readonly currentPassword?: string | undefined; readonly newPassword: string },
): Promise<SignedIn> {
  const {
    user: { uid },
    sessionId,
  } = caller;
  const present = await readProofs(deps, caller);
  if (input.currentPassword === undefined) {
    if (present.passwordHash !== null) throw passwordRequired();
    if (!present.isRecent) throw new AppError('auth/requires-recent-login');
  } else if (!(await deps.passwords.matches(input.currentPassword, present.passwordHash))) throw wrongPassword();
  await refuseCommonPassword(input.newPassword, caller.user.email, 'newPassword');
  const passwordHash = await deps.passwords.hash(input.newPassword);
  return deps.database.transaction(async (tx) => {
    // Only in the place of the one that was proven: of two changes at once, or of a change and a reset, one wins.
    const changed = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', uid)
      .where('password_hash', 'is not distinct from', present.passwordHash)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw input.currentPassword === undefined ? passwordRequired() : wrongPassword();
    await endSessions(tx, deps, uid, { except: sessionId });
    await closeAfterChange(tx, deps, uid);
    const token = await renewToken(tx, deps, sessionId);
    if (token === null) throw new AppError('auth/unauthenticated');
    const user: User = await getUser(tx, uid);
    return { user, token };
  });
}

function wrongPassword(): AppError {
  return new AppError('auth/wrong-password', { fields: { currentPassword: 'auth/wrong-password' } });
}

/** Signing in again would not help: an account with a password requires it. */
function passwordRequired(): AppError {
  return new AppError('auth/password-required', { fields: { currentPassword: 'auth/password-required' } });
}
