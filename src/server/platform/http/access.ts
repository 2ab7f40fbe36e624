import { hasRole } from '#shared/accounts/roles.ts';
import { isErrorCode } from '#shared/errors.ts';
import { assert } from '#shared/kernel/assert.ts';
import type { Access } from '#shared/kernel/contract.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../auth-session.ts';

/** Refuses whoever may not make a call of this access (product.md §6). */
export function checkAccess(access: Access, caller: Caller | null, unauthenticated = 'auth/unauthenticated'): void {
  if (access === 'anyone') return;
  assert(isErrorCode(unauthenticated), `${unauthenticated} is no error code`);
  if (caller === null) throw new AppError(unauthenticated);
  if (access === 'signed-in') return;
  if (!caller.user.emailVerified) throw new AppError('auth/email-not-verified');
  if (access === 'verified') return;
  if (!hasRole(caller.user.role, access)) throw new AppError('auth/permission-denied');
}
