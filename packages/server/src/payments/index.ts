export { paymentJobs } from './jobs.ts';
export {
  methodNamed,
  offeredMethods,
  providerNamed,
  providerOf,
  waysOf,
  type Providers,
  type Ways,
} from './methods.ts';
export {
  ProviderUnavailable,
  type KnownPayment,
  type PaymentProvider,
  type ProviderPayment,
  type RefundOutcome,
  type WebhookMessage,
} from './port.ts';
export { createProviders, type ProviderOptions } from './providers.ts';
export { paymentRoutes } from './routes.ts';
export { refundThrough } from './refund.ts';
export {
  givesUpAfter,
  heard,
  isOver,
  mayStep,
  nextCheckAfter,
  type AttemptState,
} from './rules/attempt.ts';
export {
  checkLater,
  findActiveAttempt,
  findAttempt,
  findAttempts,
  findPaidAttempt,
  insertAttempt,
  stepAttempt,
  takeDue,
  takenOf,
  type Attempt,
  type NewAttempt,
} from './store/attempts.ts';
