import { findShort } from '../catalog/index.ts';
import {
  checkoutNotFound,
  findCheckout,
  hold,
  heldFor,
  lockCheckout,
  mayReach,
  ownerAfter,
  quoteCheckout,
  saveQuoted,
  whyNot,
  type CheckoutRow,
  type QuotedCheckout,
} from '../checkout/index.ts';
import type { Tx } from '../db/index.ts';
import { isMerchant, ownPages, type Actor } from '../http/index.ts';
import { countConfirmation } from '../identity/index.ts';
import { toUnits } from '../kernel/decimal.ts';
import { newId } from '../kernel/ids.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { nextCheckAfter } from './rules/attempt.ts';
import {
  findActiveAttempt,
  findAttempt,
  insertAttempt,
  stepAttempt,
  type Attempt,
} from './store/attempts.ts';
import { patient, type PlaceDeps } from './deps.ts';
import {
  placeOrder,
  refuseChanged,
  refusing,
  type NewOrder,
  type PaymentMeans,
} from '../orders/index.ts';

export interface Paying {
  readonly actor: Actor;
  readonly checkoutId: string;
  /** None: the buyer pays later. */
  readonly provider: string | undefined;
  /** May the order be made without money now? */
  readonly mayPayLater: boolean;
  readonly expectedAmount?: string;
  readonly delayCapture: boolean;
  /** The client's address, as the request has it. */
  readonly address: string;
  /** Of the card: kept with what is charged again and again, and with nothing else. */
  readonly token?: string | undefined;
}

export type Begun =
  /** There is an order: from now, or from before. */
  { readonly orderId: string; readonly fresh: boolean } | { readonly attempt: Attempt };

/**
 * The first step, in one transaction: the checkout is quoted again, and refused if it is not what the buyer saw. Without money to
 * take now it becomes an order at once; else what it needs is kept for it and the attempt to pay is written down, before any provider hears of it.
 */
export async function beginPayment(deps: PlaceDeps, paying: Paying): Promise<Begun | Refusal> {
  const begun = await deps.inTurn(
    async () =>
      (await tooLate(deps, paying)) ??
      refusing(async () => {
        const notify = (await confirms(deps, paying)) ? undefined : { confirmation: false };
        return deps.db.tx((tx) => begin(deps, tx, paying, notify), patient);
      }),
  );
  if (isRefusal(begun) && wasOvertaken(begun))
    await showAnew(deps, paying.actor.siteId, paying.checkoutId);
  return begun;
}

/**
 * Of a thousand who want the last hundred, nine hundred need not be quoted, nor wait for a lock: it is gone. A checkout that holds
 * something already, or that something else may be wrong with, goes the whole way.
 */
async function tooLate(
  { db, clock }: PlaceDeps,
  { actor, checkoutId }: Paying,
): Promise<Refusal | undefined> {
  const row = await findCheckout(db, actor.siteId, checkoutId);
  if (row?.state !== 'OPEN' || !mayReach(row, actor)) return undefined;
  const lines = row.choices.lines.flatMap((line) =>
    line.kind === 'catalog' && line.seen.variantId !== undefined
      ? [
          {
            lineItemId: line.id,
            productId: line.seen.productId,
            variantId: line.seen.variantId,
            quantity: line.quantity,
          },
        ]
      : [],
  );
  const short = new Map(
    (await findShort(db, { clock }, actor.siteId, lines)).map(({ variantId, available }) => [
      variantId,
      available,
    ]),
  );
  if (short.size === 0) return undefined;
  // What is missing may be what this very checkout has taken since it was looked at: the buyer's other click.
  const now = await findCheckout(db, actor.siteId, checkoutId);
  if (now?.state !== 'OPEN' || now.revision !== row.revision) return undefined;
  const lineItems = lines
    .filter(({ variantId }) => short.has(variantId))
    .map(({ lineItemId, variantId }) => {
      const quantityAvailable = short.get(variantId) ?? 0;
      return {
        lineItemId,
        status: quantityAvailable === 0 ? 'NOT_AVAILABLE' : 'PARTIALLY_AVAILABLE',
        quantityAvailable,
      };
    });
  const none =
    lineItems.length === row.choices.lines.length &&
    lineItems.every(({ quantityAvailable }) => quantityAvailable === 0);
  return none
    ? refuse(409, 'FULL_OUT_OF_STOCK', 'Nothing of this can be had any more.', { lineItems })
    : refuse(
        409,
        'PARTIAL_OUT_OF_STOCK',
        'Some of these items cannot be had in this number any more.',
        { lineItems },
      );
}

/**
 * Whether the buyer's address gets a confirmation. An order that is free or paid later costs a stranger nothing, and the mail goes to any
 * address they type; beyond the limits the order stands and only the mail is left out. The shop's own orders are not counted.
 */
async function confirms(
  { db, clock, log }: PlaceDeps,
  { actor, checkoutId, provider, address }: Paying,
): Promise<boolean> {
  if (isMerchant(actor)) return true;
  const row = await findCheckout(db, actor.siteId, checkoutId);
  if (row?.state !== 'OPEN' || !mayReach(row, actor) || row.choices.email === undefined)
    return true;
  if (provider !== undefined && row.shown.paymentRequired !== false) return true;
  const over = await countConfirmation(
    db,
    {
      siteId: actor.siteId,
      recipient: row.choices.email,
      ...(address === ownPages ? {} : { address }),
    },
    clock(),
  );
  if (over)
    log.warn(
      { event: 'orders.confirmation_limited', checkoutId },
      'Too many orders without payment name this e-mail address or come from this network: the order gets no confirmation mail.',
    );
  return over === undefined;
}

/** Another was quicker to the last use of a coupon or the rest of a gift card. */
const wasOvertaken = (refusal: Refusal): boolean =>
  refusal.refused === 'application' &&
  (refusal.code === 'REDEEM_GIFT_CARD_ERROR' || refusal.code.startsWith('ERROR_COUPON'));

/** The buyer sees what it is now. */
async function showAnew(deps: PlaceDeps, siteId: string, checkoutId: string): Promise<void> {
  await deps.db.tx(async (tx) => {
    const row = await lockCheckout(tx, siteId, checkoutId);
    if (row?.state !== 'OPEN') return;
    const quoted = await quoteCheckout(deps, tx, siteId, row);
    if (quoted.mark !== row.quoteMark) await saveQuoted(deps, tx, row, quoted);
  });
}

async function begin(
  deps: PlaceDeps,
  tx: Tx,
  paying: Paying,
  notify: NewOrder['notify'],
): Promise<Begun | Refusal> {
  const { actor, checkoutId } = paying;
  const { siteId } = actor;
  const found = await lockCheckout(tx, siteId, checkoutId);
  if (!found || !mayReach(found, actor)) return checkoutNotFound(checkoutId);
  if (found.state === 'COMPLETED')
    return found.orderId === null
      ? refuse(409, 'CHECKOUT_ALREADY_PAID', 'This checkout was completed elsewhere.')
      : { orderId: found.orderId, fresh: false };
  const row: CheckoutRow = { ...found, ...ownerAfter(found, actor) };

  const active = await findActiveAttempt(tx, siteId, checkoutId);
  if (active && !(await replace(deps, tx, active, paying))) return { attempt: active };

  const quoted = await quoteCheckout(deps, tx, siteId, row, await heldFor(tx, siteId, checkoutId));
  const { priced, purchase } = quoted.quote;
  const refused = whyNot(row, quoted);
  if (refused) return refused;
  if (
    quoted.mark !== row.quoteMark ||
    (paying.expectedAmount !== undefined &&
      toUnits(paying.expectedAmount, MONEY_SCALE) !== priced.dueNow)
  )
    return refuseChanged(deps, tx, row, quoted);

  if (priced.dueNow === 0n || paying.provider === undefined) {
    const isOpen = priced.dueNow > 0n || (meansOf(paying) === undefined && chargesLater(quoted));
    if (isOpen && forbidsPayingLater(row, actor))
      return refuse(
        409,
        'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
        'The shop takes no payment by hand for this checkout; see GET /v1/checkouts/{id}/payment-methods.',
      );
    if (isOpen && !paying.mayPayLater)
      return refuse(
        409,
        'PAYMENT_ERROR',
        'This store takes payment at once. Pay with POST /v1/checkouts/{id}/pay.',
      );
    // What a trial costs when it ends is paid by hand too, unless a card is there to be charged.
    const byHand =
      priced.dueNow > 0n ? priced.dueNow : isOpen ? priced.payAfterFreeTrial.total : 0n;
    const offline =
      byHand > 0n
        ? [
            {
              amount: byHand,
              status: 'PENDING' as const,
              details: {
                regularPaymentDetails: { offlinePayment: true, paymentMethod: 'Offline' },
              },
            },
          ]
        : [];
    const { orderId } = await placeOrder(deps, tx, row, quoted, offline, {
      means: meansOf(paying),
      notify,
    });
    return { orderId, fresh: true };
  }

  const now = deps.clock();
  const attempt = {
    siteId,
    attemptId: newId(),
    checkoutId,
    provider: paying.provider,
    amount: priced.dueNow,
    currency: purchase.currency.code,
    delayCapture: paying.delayCapture,
    ...(purchase.lines.some(({ subscription }) => subscription) && paying.token !== undefined
      ? { savedToken: paying.token }
      : {}),
  };
  await insertAttempt(tx, attempt, now, new Date(now.getTime() + nextCheckAfter(0) * 1000));
  const held = await hold(deps, tx, row, quoted);
  if (isRefusal(held)) {
    await stepAttempt(tx, siteId, attempt.attemptId, {
      from: 'CREATED',
      to: 'FAILED',
      now,
      checkAt: null,
    });
    return held;
  }
  const written = await findAttempt(tx, siteId, attempt.attemptId);
  if (!written) throw new Error(`The attempt ${attempt.attemptId} was not written.`);
  return { attempt: written };
}

/** The shop has fixed for this checkout that it is not paid by hand. */
export const forbidsPayingLater = (
  { choices }: Pick<CheckoutRow, 'choices'>,
  actor: Actor,
): boolean => !isMerchant(actor) && choices.customSettings?.disabledManualPayment === true;

/** A subscription costs something later, also while its trial is free: without a card every charge of it would be by hand. */
const chargesLater = ({ quote: { priced, purchase } }: QuotedCheckout): boolean =>
  purchase.lines.some(({ subscription }) => subscription !== undefined) &&
  priced.summary.total > 0n;

const meansOf = ({ provider, token }: Paying): PaymentMeans | undefined =>
  provider === undefined || token === undefined ? undefined : { provider, token };

/** A buyer who left a challenge and comes back with another card: the first attempt is given up. Any other goes on. */
async function replace(
  { clock }: PlaceDeps,
  tx: Tx,
  active: Attempt,
  { provider }: Paying,
): Promise<boolean> {
  if (active.state !== 'CHALLENGE' || active.orderId !== null || provider === undefined)
    return false;
  const now = clock();
  return stepAttempt(tx, active.siteId, active.attemptId, {
    from: 'CHALLENGE',
    to: 'VOIDING',
    reason: 'REPLACED',
    now,
    checkAt: now,
  });
}
