import type { Checkout } from '@shopwright/contract/checkout/checkout';
import type { CartDeps } from '../cart/index.ts';
import type { FoundItem, ItemReference } from '../catalog/index.ts';
import type { Tx } from '../db/index.ts';
import { action, created, deleted, publish, updated } from '../events/index.ts';
import type { Actor } from '../http/index.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { checkoutNotFound, mayReach, ownerAfter } from './access.ts';
import type { Sales } from '../offerings/index.ts';
import { quoteCheckout, renderQuoted, type QuotedCheckout } from './quote-checkout.ts';
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
  /** What is sold beside goods. */
  readonly sales: Sales;
  /** Gives up a payment that waits for its buyer, who is here instead. False: money may be moving, leave it alone. */
  readonly giveUpPayment: (siteId: string, checkoutId: string) => Promise<boolean>;
}

const entityType = 'wix.ecom.v1.checkout';

export interface CheckoutChange {
  readonly actor: Actor;
  readonly checkoutId: string;
  /** Items to look up. */
  readonly references?: readonly ItemReference[];
  readonly decide: (
    row: CheckoutRow,
    found: readonly FoundItem[],
  ) => Partial<Pick<CheckoutRow, 'choices' | 'overrideUrl'>> | Refusal;
  /** What may be wrong with what was asked for, when it is priced. */
  readonly check?: (quoted: QuotedCheckout, choices: Choices) => Refusal | undefined;
}

const paying: Refusal = refuse(
  409,
  'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
  'This checkout is being paid. Wait for the payment to end, then go on.',
);
const isComplete: Refusal = refuse(
  409,
  'CHECKOUT_IS_COMPLETE',
  'This checkout has been bought; it cannot be changed any more.',
);

/** Lock, decide, price anew, write, tell: in one transaction. */
export async function changeCheckout(
  deps: CheckoutDeps,
  change: CheckoutChange,
): Promise<{ checkout: Checkout } | Refusal> {
  const attempt = () => deps.db.tx((tx) => changeOnce(deps, tx, change));
  const outcome = await attempt();
  if (outcome !== paying) return outcome;
  return (await deps.giveUpPayment(change.actor.siteId, change.checkoutId)) ? attempt() : paying;
}

async function changeOnce(
  deps: CheckoutDeps,
  tx: Tx,
  { actor, checkoutId, references = [], decide, check }: CheckoutChange,
): Promise<{ checkout: Checkout } | Refusal> {
  const { siteId } = actor;
  const row = await lockCheckout(tx, siteId, checkoutId);
  if (!row || !mayReach(row, actor)) return checkoutNotFound(checkoutId);
  if (row.state === 'COMPLETED') return isComplete;
  if (row.state === 'PAYING') return paying;
  const found = references.length > 0 ? await deps.findItems(tx, siteId, references) : [];
  const decided = decide(row, found);
  if (isRefusal(decided)) return decided;
  const choices = decided.choices ?? row.choices;
  const next: CheckoutRow = {
    ...row,
    ...decided,
    ...ownerAfter(row, actor),
    // Of other lines than the cart's: the cart would give another checkout now.
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
        { ...next, holdUntil: await keptUntil(deps, tx, next, quoted) },
        quoted,
      )
    ).shown,
  };
}

/** Places and tickets that are kept while it is filled in follow what is in it, at once: nobody waits for what its buyer has put back. */
async function keptUntil(
  { clock, sales }: Pick<CheckoutDeps, 'clock' | 'sales'>,
  tx: Tx,
  row: CheckoutRow,
  quoted: QuotedCheckout,
): Promise<Date | null> {
  const { siteId, checkoutId: holderId, holdUntil: until } = row;
  const now = clock();
  if (until === null || until <= now) return until;
  return (await sales.holdAnew(tx, {
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

/** The quote becomes what the buyer last saw. */
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

/** Bought, here or elsewhere. */
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
