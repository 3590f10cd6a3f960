import { TransientError } from '../kernel/transient-error.ts';

/**
 * The connection was lost during COMMIT: the change may or may not be stored. Read again, or retry
 * if the change is idempotent.
 */
export class UnknownCommitError extends TransientError {
  override name = 'UnknownCommitError';
}

/** SQLSTATE codes of transient errors; a class is its first two characters. */
const PASSING = new Set(
  [
    '08 53 58', // connection; resources: full disk or memory, too many connections; input and output
    '57P01 57P02 57P03 57P05 57014 25P03', // being shut down, starting, timed out
    '55P03 40001 40P01', // locks and conflicts that outlasted the retries
    '25006', // a server that became a replica
  ].flatMap((codes) => codes.split(' ')),
);

const PASSING_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

/** Errors of the driver have no code. */
const PASSING_MESSAGE =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** A transient error: the caller may retry later. Answered with 503, never 4xx. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TransientError || PASSING_MESSAGE.test(error.message)) return true;
  const code = codeOf(error);
  if (PASSING.has(code) || PASSING.has(code.slice(0, 2)) || PASSING_SYSTEM.has(code)) return true;
  // The socket is missing while the embedded PostgreSQL restarts.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  return isTransient(error.cause);
}

/** A serialization failure or deadlock, which a retry of the whole transaction resolves. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ['40001', '40P01'].includes(codeOf(error)) || isConflict(error.cause);
}

/** Another row still references the row to delete. */
export const isReferenced = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === '23503';

/** A unique violation. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === '23505';

/**
 * Errors after which PostgreSQL closes the connection, or may have, or after which its server has
 * become read-only and another one is the primary. (The severity field is translated.)
 */
const ENDING = /^(08|25006|25P0[34]|28|53|57P|58|XX)/;

/** A statement failed, and the connection is still usable. Any other error may have broken it. */
export function isStatementError(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && !ENDING.test(codeOf(error));
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
