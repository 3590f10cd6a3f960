/**
 * A transient failure, such as an overload: the caller may retry, and HTTP answers 503 with Retry-
 * After.
 */
export class TransientError extends Error {
  override name = 'TransientError';
}
