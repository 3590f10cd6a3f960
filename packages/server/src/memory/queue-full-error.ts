/** Too many calls wait for a lock or a limiter. The caller decides what to answer. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many calls are waiting.');
  }
}
