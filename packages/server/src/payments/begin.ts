import type {
  CheckoutOrderError,
  HoldError,
  OutOfStockError,
  PaymentBlockerError,
} from '@shopwright/contract/errors/groups';
import {
  CHECKOUT_TIMEOUTS,
  checkoutNotFound,
  checkReadyToPay,
  createHold,
  findCheckout,
  findHeldStock,
  isOfflinePaymentDisabled,
  lockCheckout,
  canAccess,
  ownerAfter,
  quoteCheckout,
  refreshQuote,
  refuseChangedQuote,
  refuseSoldOut,
  warmQuote,
  type CheckoutRow,
  type QuotedCheckout,
} from '../checkout/index.ts';
import { withRollback, type Tx } from '../db/index.ts';
import { isMerchant, ownPages, type Actor } from '../http/index.ts';
import { throttleOrderConfirmation } from '../identity/index.ts';
import { toUnits } from '../kernel/decimal.ts';
import { newId } from '../kernel/ids.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import {
  isRefusal,
  refuse,
  refuseWithStatus,
  type AnyRefusal,
  type Refusal,
} from '../kernel/outcome.ts';
import { placeOrder, type NewOrder, type CreateOrderTx, type SavedCard } from '../orders/index.ts';
import type { BeginPaymentDeps } from './deps.ts';
import {
  findActiveAttempt,
  findAttempt,
  insertAttempt,
  updateAttemptState,
  type Attempt,
} from './store/attempts.ts';
import { firstCheckAt } from './transition.ts';

export interface PaymentRequest {
  readonly actor: Actor;
  readonly checkoutId: string;
  /** Undefined when the buyer pays later. */
  readonly provider: string | undefined;
  /** Whether the order may be created without a payment now. */
  readonly mayPayLater: boolean;
  readonly expectedAmount?: string;
  readonly delayCapture: boolean;
  /** The client's network address. */
  readonly address: string;
  /** The card's token; stored only when the purchase is charged again later. */
  readonly token?: string | undefined;
}

export type BeginResult =
  /** `isNew` is false when the checkout had its order already. */
  { readonly orderId: string; readonly isNew: boolean } | { readonly attempt: Attempt };

/**
 * Quotes the checkout again and refuses a quote that differs from what the buyer saw. With nothing
 * to pay now, creates the order at once; otherwise holds what the checkout needs and stores the
 * payment attempt, before the provider is called.
 */
export async function beginPayment(
  deps: BeginPaymentDeps,
  request: PaymentRequest,
): Promise<
  | BeginResult
  | Refusal<CheckoutOrderError | 'PAYMENT_ERROR' | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'>
> {
  const { actor, checkoutId } = request;
  const result = await deps.limitConcurrency(async () => {
    const soldOut = await refuseSoldOut(deps, actor, checkoutId);
    if (soldOut) return soldOut;
    await warmQuote(deps.checkout, deps.db, actor.siteId, checkoutId);
    const notify = (await mayConfirmByMail(deps, request)) ? undefined : { confirmation: false };
    return withRollback(
      deps.db,
      (tx: CreateOrderTx) => begin(deps, tx, request, notify),
      CHECKOUT_TIMEOUTS,
    );
  });
  if (isRefusal(result) && lostLastUse(result))
    await refreshQuote({ db: deps.db, ...deps.checkout }, actor.siteId, checkoutId);
  return result;
}

/**
 * Whether the buyer's address gets a confirmation. An order that is free or paid later costs an
 * attacker nothing, and its mail goes to any address they enter. Beyond the limits, the order is
 * placed without the mail. The shop's own orders are not counted.
 */
async function mayConfirmByMail(
  { db, clock, log }: BeginPaymentDeps,
  { actor, checkoutId, provider, address }: PaymentRequest,
): Promise<boolean> {
  if (isMerchant(actor)) return true;
  const row = await findCheckout(db, actor.siteId, checkoutId);
  if (row?.state !== 'OPEN' || !canAccess(row, actor) || row.choices.email === undefined)
    return true;
  if (provider !== undefined && row.shown.paymentRequired !== false) return true;
  const limit = await throttleOrderConfirmation(
    db,
    {
      siteId: actor.siteId,
      recipient: row.choices.email,
      ...(address === ownPages ? {} : { address }),
    },
    clock(),
  );
  if (limit)
    log.warn(
      { event: 'orders.confirmation_limited', checkoutId },
      'Too many unpaid orders name this email address or come from this network; the order gets no confirmation email',
    );
  return limit === undefined;
}

/** Another buyer took the last use of the coupon or the rest of the gift card. */
const lostLastUse = (refusal: AnyRefusal): boolean =>
  refusal.refused === 'application' &&
  (refusal.code === 'REDEEM_GIFT_CARD_ERROR' || refusal.code.startsWith('ERROR_COUPON'));

async function begin(
  deps: BeginPaymentDeps,
  tx: CreateOrderTx,
  request: PaymentRequest,
  notify: NewOrder['notify'],
): Promise<
  | BeginResult
  | Refusal<
      | PaymentBlockerError
      | HoldError
      | 'CHECKOUT_ALREADY_PAID'
      | 'CHECKOUT_CHANGED'
      | 'PAYMENT_ERROR'
      | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'
    >
> {
  const { actor, checkoutId, provider } = request;
  const { siteId } = actor;
  const found = await lockCheckout(tx, siteId, checkoutId);
  if (!found || !canAccess(found, actor)) return checkoutNotFound(checkoutId);
  if (found.state === 'COMPLETED')
    return found.orderId === null
      ? refuse('CHECKOUT_ALREADY_PAID')
      : { orderId: found.orderId, isNew: false };
  const row: CheckoutRow = { ...found, ...ownerAfter(found, actor) };

  const active = await findActiveAttempt(tx, siteId, checkoutId);
  if (active && !(await voidReplacedAttempt(deps, tx, active, request))) return { attempt: active };

  const held = await findHeldStock(tx, siteId, checkoutId);
  const quoted = await quoteCheckout(deps.checkout, tx, siteId, row, held);
  const notReady = checkReadyToPay(row, quoted);
  if (notReady) return notReady;
  const { dueNow } = quoted.quote.priced;
  const isExpected =
    request.expectedAmount === undefined || toUnits(request.expectedAmount, MONEY_SCALE) === dueNow;
  if (quoted.mark !== row.quoteMark || !isExpected)
    return refuseChangedQuote(deps.checkout, tx, row, quoted);

  return dueNow === 0n || provider === undefined
    ? placeWithoutPayment(deps, tx, { row, quoted }, request, notify)
    : createAttempt(deps, tx, { row, quoted }, { ...request, provider });
}

interface Quoted {
  readonly row: CheckoutRow;
  readonly quoted: QuotedCheckout;
}

/** Nothing is due now, or the buyer pays later: the order is created at once. */
async function placeWithoutPayment(
  deps: BeginPaymentDeps,
  tx: CreateOrderTx,
  { row, quoted }: Quoted,
  request: PaymentRequest,
  notify: NewOrder['notify'],
): Promise<BeginResult | Refusal<'PAYMENT_ERROR' | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'>> {
  const { dueNow, payAfterFreeTrial } = quoted.quote.priced;
  const savedCard = cardOf(request);
  const isUnpaid = dueNow > 0n || (savedCard === undefined && isChargedLater(quoted));
  if (isUnpaid && isOfflinePaymentDisabled(row, request.actor))
    return refuse(
      'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
      'Offline payment is disabled for this checkout. See GET /v1/checkouts/{id}/payment-methods.',
    );
  if (isUnpaid && !request.mayPayLater)
    return refuseWithStatus(
      409,
      'PAYMENT_ERROR',
      'This store requires payment at checkout. Pay with POST /v1/checkouts/{id}/pay.',
    );
  // The price after a free trial is also paid offline, unless a card can be charged.
  const offlineAmount = dueNow > 0n ? dueNow : isUnpaid ? payAfterFreeTrial.total : 0n;
  const { orderId } = await placeOrder(
    deps.orders,
    tx,
    { row, quoted },
    { payments: offlineAmount > 0n ? [offlinePayment(offlineAmount)] : [], savedCard, notify },
  );
  return { orderId, isNew: true };
}

const offlinePayment = (amount: bigint): NewOrder['payments'][number] => ({
  amount,
  status: 'PENDING',
  details: { regularPaymentDetails: { offlinePayment: true, paymentMethod: 'Offline' } },
});

async function createAttempt(
  deps: BeginPaymentDeps,
  tx: Tx,
  { row, quoted }: Quoted,
  { provider, delayCapture, token }: PaymentRequest & { readonly provider: string },
): Promise<
  | BeginResult
  | Refusal<
      | HoldError
      | OutOfStockError
      | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'
      | 'ERROR_COUPON_USAGE_EXCEEDED'
    >
> {
  const { siteId, checkoutId } = row;
  const { priced, purchase } = quoted.quote;
  const attemptId = newId();
  const now = deps.clock();
  const isSubscription = purchase.lines.some(({ subscription }) => subscription);
  await insertAttempt(
    tx,
    {
      siteId,
      attemptId,
      checkoutId,
      provider,
      amount: priced.dueNow,
      currency: purchase.currency.code,
      delayCapture,
      ...(isSubscription && token !== undefined ? { savedToken: token } : {}),
    },
    now,
    firstCheckAt(now),
  );
  const held = await createHold(deps.checkout, tx, row, quoted);
  if (isRefusal(held)) {
    await updateAttemptState(tx, siteId, attemptId, {
      from: 'CREATED',
      to: 'FAILED',
      now,
      checkAt: null,
    });
    return held;
  }
  const attempt = await findAttempt(tx, siteId, attemptId);
  if (!attempt) throw new Error(`The payment attempt ${attemptId} was not stored.`);
  return { attempt };
}

/**
 * A subscription costs something later even while its trial is free: without a card, each charge
 * would be paid offline.
 */
const isChargedLater = ({ quote: { priced, purchase } }: QuotedCheckout): boolean =>
  purchase.lines.some(({ subscription }) => subscription !== undefined) &&
  priced.summary.total > 0n;

const cardOf = ({ provider, token }: PaymentRequest): SavedCard | undefined =>
  provider === undefined || token === undefined ? undefined : { provider, token };

/**
 * A buyer who left the bank's challenge and pays with another card replaces the first attempt.
 * Other attempts continue.
 */
async function voidReplacedAttempt(
  { clock }: BeginPaymentDeps,
  tx: Tx,
  active: Attempt,
  { provider }: PaymentRequest,
): Promise<boolean> {
  if (active.state !== 'CHALLENGE' || active.orderId !== null || provider === undefined)
    return false;
  const now = clock();
  return updateAttemptState(tx, active.siteId, active.attemptId, {
    from: 'CHALLENGE',
    to: 'VOIDING',
    reason: 'REPLACED',
    now,
    checkAt: now,
  });
}
