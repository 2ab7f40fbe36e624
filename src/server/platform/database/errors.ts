import { AppError } from '../app-error.ts';

// Classes 08 and 57P, too many connections, and the lost races that PostgreSQL asks to run again.
const unavailable = /^(08...|57P0[123]|53300|40001|40P01)$/;
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENOENT']);
const pgMessages = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed/;

/** A lost or overloaded database becomes `system/unavailable`; anything else stays as it is. */
export function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const lost = unavailable.test(code) || network.has(code) || pgMessages.test(error.message) || isStalePlan(error);
  return lost ? new AppError('system/unavailable', { cause: error }) : error;
}

/** A migration has changed a table under a statement that this connection had planned: a new connection knows better. */
export function isStalePlan(error: unknown): error is Error {
  return error instanceof Error && error.message === 'cached plan must not change result type';
}

/** True for a broken unique constraint, of that name where one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
