export { createBatcher } from './batcher.ts';
export { createCache, type Cache } from './cache.ts';
export { createFairLimiter, limitConcurrency, type Limiter } from './limiter.ts';
export { createMutex, type WithLock } from './mutex.ts';
export { QueueFullError } from './queue-full-error.ts';
export { createRepeatFilter } from './repeat-filter.ts';
