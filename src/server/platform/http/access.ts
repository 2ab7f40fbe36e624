import { hasRole } from '#shared/accounts/roles.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Access } from '#shared/kernel/contract.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../auth-session.ts';

/** Refuses whoever may not make a call of this access (product.md §6); `denied` is the code for a lacking role. */
export function checkAccess(access: Access, caller: Caller | null, denied: ErrorCode = 'auth/permission-denied'): void {
  if (access === 'anyone') return;
  if (caller === null) throw new AppError('auth/unauthenticated');
  if (access === 'signed-in') return;
  if (!caller.user.emailVerified) throw new AppError('auth/email-not-verified');
  if (access === 'verified') return;
  if (!hasRole(caller.user.role, access)) throw new AppError(denied);
}
