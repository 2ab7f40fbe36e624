import { hasRole, type Role } from '#shared/accounts/roles.ts';
import { useSession } from './session.ts';

/** Whether the signed-in user has at least a role; only hides what the server would reject. */
export function useHasRole(role: Role): boolean {
  const { user } = useSession();
  return user !== null && hasRole(user.role, role);
}
