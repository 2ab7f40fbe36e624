import { hasRole, type Role } from '#shared/accounts/roles.ts';
import { useSession } from './session.ts';

/** Whether whoever is signed in has at least a role; the server decides, this only hides what it would refuse. */
export function useHasRole(role: Role): boolean {
  const { user } = useSession();
  return user !== null && hasRole(user.role, role);
}
