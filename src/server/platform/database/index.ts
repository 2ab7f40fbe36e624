/**
 * The one door to the store: PostgreSQL, or PGlite in a thread of its own, with the same SQL.
 * A domain adds its tables to `Tables`, reads with `database.query`, writes in
 * `database.transaction(tx => …)`, and never holds a connection itself.
 * Instants are timestamptz columns (Date here); bigint and numeric arrive as numbers;
 * a jsonb value is passed as JSON text. A lost database is `system/unavailable`.
 */
export { afterCommit } from './database.ts';
export type { Database, Tx } from './database.ts';
export { isUniqueViolation } from './errors.ts';
export { migrate } from './migrate.ts';
export { openEmbedded, openInMemory, openPostgres } from './open-database.ts';
