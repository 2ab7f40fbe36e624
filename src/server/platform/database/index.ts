/**
 * The only access to the store: PostgreSQL, or PGlite in its own thread, with the same SQL. A domain adds its tables to
 * `Tables`, reads with `database.query`, writes in `database.transaction(tx => …)`, and never keeps a connection.
 * Instants are timestamptz columns (Date here); bigint and numeric arrive as numbers; a jsonb value is passed as JSON
 * text. A lost database is `system/unavailable`, a full one `system/storage-full`. A statement has 4.5 s, or 10 minutes
 * inside `withLongStatements`; a commit without an answer may have happened.
 */
export { lockJob, lockKey } from './advisory-locks.ts';
export { afterCommit, inSnapshot } from './database.ts';
export type { Database, Tx } from './database.ts';
export { isUniqueViolation } from './errors.ts';
export { countOf } from './counts.ts';
export { beginsWith, findFew, isOneOf } from './search.ts';
export { migrate } from './migrate.ts';
export type { EmbeddedOptions } from './open-database.ts';
export { openEmbedded, openInMemory, openPostgres } from './open-database.ts';
export { longStatementLimitMs, withLongStatements } from './statement-limit.ts';
