export { isOfflinePaymentDisabled, canAccess, ownerAfter } from './access.ts';
export { completeCheckout, refreshQuote, refuseChangedQuote, type CheckoutDeps } from './change.ts';
export { checkoutHoldRoutes } from './hold-routes.ts';
export {
  CHECKOUT_TIMEOUTS,
  createHold,
  findHeldStock,
  redeemCheckoutDiscounts,
  releaseHold,
  toOutOfStock,
  type HoldDeps,
} from './holds.ts';
export { checkoutJobs } from './jobs.ts';
export {
  checkReadyToPay,
  quoteCheckout,
  type QuoteDeps,
  type QuotedCheckout,
} from './quote-checkout.ts';
export { checkoutNotFound, paymentInProgress } from './refusals.ts';
export { checkoutRoutes } from './routes.ts';
export { refuseSoldOut } from './sold-out.ts';
export { soldLines, soldTo } from './sold-lines.ts';
export {
  findCheckout,
  findExpiredHolds,
  lockCheckout,
  type CheckoutRow,
} from './store/checkouts.ts';
export { warmQuote } from './warm-quote.ts';
export { checkoutPersonalData } from './store/personal-data.ts';
export { findSecretOf, secretOf } from './store/secrets.ts';
export { countGuess, undoGuess } from './store/tries.ts';
