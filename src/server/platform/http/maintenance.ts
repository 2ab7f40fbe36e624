import { hasRole } from '#shared/accounts/roles.ts';
import type { Contract } from '#shared/kernel/contract.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../auth-session.ts';
import type { HttpServer } from './server.ts';

/** During maintenance, rejects every caller except staff, unless the call stays open. */
export function checkMaintenance({ options }: HttpServer, { inMaintenance }: Contract, caller: Caller | null): void {
  if (inMaintenance === 'open') return;
  const maintenance = options.maintenance?.() ?? null;
  if (maintenance === null || (caller !== null && hasRole(caller.user.role, 'moderator'))) return;
  throw new AppError('system/maintenance', maintenance);
}
