import { hasRole } from '#shared/accounts/roles.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Access } from '#shared/kernel/contract.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../auth-session.ts';

/** The codes for a signed-out caller, and for one without the role. */
interface AccessCodes {
  readonly unauthenticated?: ErrorCode | undefined;
  readonly denied?: ErrorCode | undefined;
}

/** Rejects a caller without the access that a call needs [ROUTE-5]. */
export function checkAccess(
  access: Access,
  caller: Caller | null,
  { unauthenticated, denied }: AccessCodes = {},
): void {
  if (access === 'anyone') return;
  if (caller === null) throw new AppError(unauthenticated ?? 'auth/unauthenticated');
  if (access === 'signed-in') return;
  if (!caller.user.emailVerified) throw new AppError('auth/email-not-verified');
  if (access === 'verified') return;
  if (!hasRole(caller.user.role, access)) throw new AppError(denied ?? 'auth/permission-denied');
}
