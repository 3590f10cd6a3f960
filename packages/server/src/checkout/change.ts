import type { ErrorCode } from '@shopwright/contract';
import type { Checkout } from '@shopwright/contract/checkout/checkout';
import type { CartDeps } from '../cart/index.ts';
import type { FoundItem, ItemReference } from '../catalog/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { action, created, deleted, publish, updated } from '../events/index.ts';
import type { Actor } from '../http/index.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { canAccess, ownerAfter } from './access.ts';
import type { Sales } from '../offerings/index.ts';
import {
  quoteCheckout,
  renderQuoted,
  type QuoteDeps,
  type QuotedCheckout,
} from './quote-checkout.ts';
import { checkoutCompleted, checkoutNotFound, paymentInProgress } from './refusals.ts';
import type { Choices } from './rules/choices.ts';
import { soldLines, soldTo } from './sold-lines.ts';
import {
  deleteCheckout,
  lockCheckout,
  updateCheckout,
  type CheckoutRow,
} from './store/checkouts.ts';

export interface CheckoutDeps extends CartDeps {
  readonly publicUrl: string;
  /** Sells services, tickets, plans and gift cards. */
  readonly sales: Sales;
  /**
   * Voids a payment that waits for the bank's challenge. False when money may be moving, and the
   * payment must go on.
   */
  readonly voidUnconfirmedPayment: (siteId: string, checkoutId: string) => Promise<boolean>;
}

const entityType = 'wix.ecom.v1.checkout';

export interface CheckoutChange<Code extends ErrorCode = never> {
  readonly actor: Actor;
  readonly checkoutId: string;
  /** Items to look up. */
  readonly references?: readonly ItemReference[];
  readonly decide: (
    row: CheckoutRow,
    found: readonly FoundItem[],
  ) => Partial<Pick<CheckoutRow, 'choices' | 'overrideUrl'>> | Refusal<Code>;
  /** Refuses what turns out to be wrong with the request once it is priced. */
  readonly check?: (quoted: QuotedCheckout, choices: Choices) => Refusal<Code> | undefined;
}

const inProgress = paymentInProgress();

/**
 * Locks the checkout, decides, prices it again, saves it and publishes the event, in one
 * transaction.
 */
export async function changeCheckout<Code extends ErrorCode = never>(
  deps: CheckoutDeps,
  change: CheckoutChange<Code>,
): Promise<
  | { checkout: Checkout }
  | Refusal<Code | 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'>
> {
  const attempt = () => deps.db.tx((tx) => changeOnce(deps, tx, change));
  const outcome = await attempt();
  if (outcome !== inProgress) return outcome;
  const isVoided = await deps.voidUnconfirmedPayment(change.actor.siteId, change.checkoutId);
  return isVoided ? attempt() : inProgress;
}

async function changeOnce<Code extends ErrorCode = never>(
  deps: CheckoutDeps,
  tx: Tx,
  { actor, checkoutId, references = [], decide, check }: CheckoutChange<Code>,
): Promise<
  | { checkout: Checkout }
  | Refusal<Code | 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'>
> {
  const { siteId } = actor;
  const row = await lockCheckout(tx, siteId, checkoutId);
  if (!row || !canAccess(row, actor)) return checkoutNotFound(checkoutId);
  if (row.state === 'COMPLETED') return checkoutCompleted;
  if (row.state === 'PAYING') return inProgress;
  const found = references.length > 0 ? await deps.findItems(tx, siteId, references) : [];
  const decided = decide(row, found);
  if (isRefusal(decided)) return decided;
  const choices = decided.choices ?? row.choices;
  const next: CheckoutRow = {
    ...row,
    ...decided,
    ...ownerAfter(row, actor),
    // With other lines than the cart's, the cart would create another checkout.
    cartMark: choices.lines === row.choices.lines ? row.cartMark : null,
  };
  const quoted = await quoteCheckout(deps, tx, siteId, next);
  const refused = check?.(quoted, choices);
  if (refused) return refused;
  return {
    checkout: (
      await saveQuoted(
        deps,
        tx,
        { ...next, holdUntil: await updateHold(deps, tx, next, quoted) },
        quoted,
      )
    ).shown,
  };
}

/**
 * Places and tickets that the buyer removed from the checkout are released at once. Returns when
 * the hold ends.
 */
async function updateHold(
  { clock, sales }: Pick<CheckoutDeps, 'clock' | 'sales'>,
  tx: Tx,
  row: CheckoutRow,
  quoted: QuotedCheckout,
): Promise<Date | null> {
  const { siteId, checkoutId: holderId, holdUntil: until } = row;
  const now = clock();
  if (until === null || until <= now) return until;
  return (await sales.replaceHold(tx, {
    siteId,
    holderId,
    lines: soldLines(quoted),
    buyer: soldTo(row),
    until,
    now,
  }))
    ? null
    : until;
}

/** Stores the quote as what the buyer last saw. */
export async function saveQuoted(
  deps: Pick<CheckoutDeps, 'clock'>,
  tx: Tx,
  row: CheckoutRow,
  quoted: QuotedCheckout,
): Promise<CheckoutRow> {
  const now = deps.clock();
  const after = {
    ...row,
    revision: row.revision + 1,
    updatedAt: now,
    ...quoteOf(row, quoted, now),
  };
  await updateCheckout(tx, after);
  await publishCheckout(tx, after, 'updated');
  return after;
}

/**
 * The quote differs from what the buyer last saw: stores it and refuses, so that nothing is charged
 * unseen.
 */
export async function refuseChangedQuote(
  deps: Pick<CheckoutDeps, 'clock'>,
  tx: Tx,
  row: CheckoutRow,
  quoted: QuotedCheckout,
): Promise<Refusal<'CHECKOUT_CHANGED'>> {
  const { shown } = await saveQuoted(deps, tx, row, quoted);
  return refuse(
    'CHECKOUT_CHANGED',
    {},
    {
      priceSummary: shown.priceSummary,
      payNow: shown.payNow,
      payNowTotalAfterGiftCard: shown.payNowTotalAfterGiftCard,
    },
  );
}

/** Prices an open checkout again and stores the quote if it changed. */
export async function refreshQuote(
  deps: QuoteDeps & Pick<CheckoutDeps, 'clock'> & { readonly db: Db },
  siteId: string,
  checkoutId: string,
): Promise<void> {
  await deps.db.tx(async (tx) => {
    const row = await lockCheckout(tx, siteId, checkoutId);
    if (row?.state !== 'OPEN') return;
    const quoted = await quoteCheckout(deps, tx, siteId, row);
    if (quoted.mark !== row.quoteMark) await saveQuoted(deps, tx, row, quoted);
  });
}

export function quoteOf(
  row: Omit<CheckoutRow, 'shown' | 'quoteMark' | 'quoteExpiresAt'>,
  quoted: QuotedCheckout,
  now: Date,
): Pick<CheckoutRow, 'shown' | 'quoteMark' | 'quoteExpiresAt'> {
  return {
    shown: renderQuoted({ ...row, completed: row.state === 'COMPLETED', updatedAt: now }, quoted),
    quoteMark: quoted.mark,
    quoteExpiresAt: new Date(now.getTime() + quoted.quote.terms.checkout.quoteMinutes * 60_000),
  };
}

/** The checkout was bought, here or elsewhere. */
export async function completeCheckout(
  deps: Pick<CheckoutDeps, 'clock'>,
  tx: Tx,
  row: CheckoutRow,
  orderId: string | null,
): Promise<CheckoutRow> {
  const now = deps.clock();
  const after: CheckoutRow = {
    ...row,
    state: 'COMPLETED',
    orderId,
    holdUntil: null,
    revision: row.revision + 1,
    updatedAt: now,
    shown: {
      ...row.shown,
      completed: true,
      updatedDate: now.toISOString(),
      ...(orderId === null ? {} : { orderId }),
    },
  };
  await updateCheckout(tx, after);
  await publishCheckout(tx, after, 'completed');
  return after;
}

export async function removeCheckout(tx: Tx, row: CheckoutRow): Promise<void> {
  await deleteCheckout(tx, row.siteId, row.checkoutId);
  await publish(tx, {
    siteId: row.siteId,
    type: 'wix.ecom.v1.checkout_deleted',
    entityType,
    entityId: row.checkoutId,
    body: deleted(),
  });
}

export async function publishCheckout(
  tx: Tx,
  { siteId, checkoutId, shown }: CheckoutRow,
  what: 'created' | 'updated' | 'completed',
): Promise<void> {
  const body =
    what === 'created'
      ? created(shown)
      : what === 'updated'
        ? updated(shown)
        : action({ checkout: shown });
  await publish(tx, {
    siteId,
    type: `wix.ecom.v1.checkout_${what}`,
    entityType,
    entityId: checkoutId,
    body,
  });
}
