export { answerOnce } from './answer-once.ts';
export { applyOnce } from './apply-once.ts';
export { idempotencyKeyOf } from './key.ts';
export { deleteOldKeys } from './store.ts';
