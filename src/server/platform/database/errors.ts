import { AppError } from '../app-error.ts';

// Class 08, PostgreSQL's own shutdowns, and transactions it has ended: such an answer is a connection's last.
const connectionEnded = /^(08...|57P0[1-5]|25P0[34])$/;
// Statements over their time, too little memory or too many connections, and lost races, which it asks to run again.
const unavailable = /^(57014|53200|53300|53400|55P03|40001|40P01)$/;
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOENT',
]);
const pgMessages = new RegExp(
  [
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error',
    'Client was closed',
  ].join('|'),
);
const diskFull = '53100';
const noRoom = /No space left on device|Disk quota exceeded/;

/** A lost or overloaded database becomes `system/unavailable`, one without room `system/storage-full`; anything else stays as it is. */
export function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const code = codeOf(error);
  if (code === diskFull) return new AppError('system/storage-full', { cause: error });
  const lost =
    connectionEnded.test(code) ||
    unavailable.test(code) ||
    network.has(code) ||
    pgMessages.test(error.message) ||
    isStalePlan(error);
  return lost ? new AppError('system/unavailable', { cause: error }) : error;
}

/** What calls are answered while the embedded database is gone, by why it went. */
export function asLostEngine(cause: Error): AppError {
  return new AppError(noRoom.test(cause.message) ? 'system/storage-full' : 'system/unavailable', { cause });
}

/** True for a statement about a table that isn't there (42P01). */
export function isMissingTable(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '42P01';
}

/** True where PostgreSQL said with its answer that the connection is over. */
export function hasEndedConnection(error: Error): boolean {
  return connectionEnded.test(codeOf(error));
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** A migration has changed a table under a statement that this connection had planned: a new connection knows better. */
export function isStalePlan(error: unknown): error is Error {
  return error instanceof Error && error.message === 'cached plan must not change result type';
}

/** True where PostgreSQL ended a transaction because two waited for each other: run again, it finds what the other has done. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof Error && codeOf(error.cause) === '40P01';
}

/** True for a broken unique constraint, with this name if given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
