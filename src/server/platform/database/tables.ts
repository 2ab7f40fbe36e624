import type { ColumnType } from 'kysely';

/**
 * Every table by name. A domain adds its own by
 * `declare module '../platform/database/tables.ts' { interface Tables { users: UsersTable } }`,
 * so that the platform knows no domain.
 */
export interface Tables {
  migrations: { number: number; name: string; checksum: string; applied_at: Date };
}

/** Columns of a view: read, and never written. */
export type View<Row> = { readonly [Column in keyof Row]: ColumnType<Row[Column], never, never> };
