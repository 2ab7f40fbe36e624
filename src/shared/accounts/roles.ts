/** AUTH-11. Use `can`; never compare role names. */
export const roles = ['player', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

const rank: Readonly<Record<Role, number>> = { player: 0, moderator: 1, admin: 2 };

/** True where the role is at least the one asked for. */
export function hasRole(role: Role, atLeast: Role): boolean {
  return rank[role] >= rank[atLeast];
}
