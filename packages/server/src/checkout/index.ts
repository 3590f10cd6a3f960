export { checkoutNotFound, mayReach, ownerAfter } from './access.ts';
export { completeCheckout, saveQuoted, type CheckoutDeps } from './change.ts';
export {
  heldFor,
  hold,
  keepPlaces,
  letGo,
  letPlacesGo,
  redeem,
  shortOf,
  type HoldDeps,
} from './holds.ts';
export { once } from './idempotency.ts';
export { checkoutJobs } from './jobs.ts';
export { quoteCheckout, whyNot, type QuotedCheckout } from './quote-checkout.ts';
export { checkoutRoutes } from './routes.ts';
export { soldLines, soldTo } from './sold-lines.ts';
export type { Choices } from './rules/choices.ts';
export { findCheckout, findOverdue, lockCheckout, type CheckoutRow } from './store/checkouts.ts';
export { findSecretOf, secretOf } from './store/secrets.ts';
export { countGuess, takeBackGuess } from './store/tries.ts';
export { checkoutsOfPerson } from './store/personal-data.ts';
