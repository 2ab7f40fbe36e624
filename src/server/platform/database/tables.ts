/**
 * Every table by name. A domain adds its own by
 * `declare module '../platform/database/tables.ts' { interface Tables { users: UsersTable } }`,
 * so that the platform knows no domain.
 */
export interface Tables {
  migrations: { number: number; name: string; checksum: string; applied_at: Date };
}
