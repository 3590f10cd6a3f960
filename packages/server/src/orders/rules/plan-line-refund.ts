import { divideHalfUp, toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE, type Currency } from '../../kernel/money.ts';
import { balanceOf, refundedOf } from './balance.ts';
import type { OrderState, RefundState } from './order-state.ts';
import { refundabilityOf } from './refund.ts';
import { refundQuantities } from './render-order.ts';

/**
 * The refund plan for lines that the buyer does not get: which payments refund what, and what must
 * be refunded manually.
 */
export interface BackPlan {
  readonly parts: readonly { readonly paymentId: string; readonly amount: bigint }[];
  readonly byHand: bigint;
  /** The refunded units of each line. */
  readonly lines: readonly { readonly lineItemId: string; readonly quantity: number }[];
}

/**
 * Refunds what was paid for the lines: only the deposit while the rest is unpaid. Cards come before
 * gift cards, each up to its amount. `isOurs` marks refunds already made for these lines; units
 * refunded by others are not refunded again.
 */
export function planLineRefund(
  state: OrderState,
  lineIds: readonly string[],
  isOurs: (refund: RefundState) => boolean,
  currency: Currency,
): BackPlan {
  const { paid, balance } = balanceOf(state);
  const byOthers = refundQuantities(state.refunds.filter((refund) => !isOurs(refund)));
  const open = state.doc.lineItems.flatMap((line) => {
    const gone = byOthers.get(line.id) ?? 0;
    return lineIds.includes(line.id) && gone < line.quantity ? [{ line, gone }] : [];
  });
  const cost = open.reduce(
    (sum, { line: { totalPriceAfterTax, depositAmount, quantity }, gone }) => {
      const whole = units(
        (balance > 0n ? (depositAmount ?? totalPriceAfterTax) : totalPriceAfterTax)?.amount,
      );
      return sum + whole - currency.round(divideHalfUp(whole * BigInt(gone), BigInt(quantity)));
    },
    0n,
  );
  const given = state.refunds
    .filter(isOurs)
    .flatMap(({ transactions }) => transactions)
    .reduce((sum, { amount }) => sum + amount, 0n);
  let left = least(cost, paid) - given;
  const parts: { paymentId: string; amount: bigint }[] = [];
  let byHand = 0n;
  for (const payment of state.payments.toSorted(
    (a, b) => Number(a.kind === 'giftCard') - Number(b.kind === 'giftCard'),
  )) {
    const { refundabilityStatus } = refundabilityOf(state, payment);
    const amount = least(left, payment.amount - refundedOf(state.refunds, payment.paymentId));
    if (refundabilityStatus === 'NOT_REFUNDABLE' || amount <= 0n) continue;
    left -= amount;
    if (refundabilityStatus === 'MANUAL') byHand += amount;
    else parts.push({ paymentId: payment.paymentId, amount });
  }
  return {
    parts,
    byHand,
    lines: open.map(({ line: { id, quantity }, gone }) => ({
      lineItemId: id,
      quantity: quantity - gone,
    })),
  };
}

const units = (amount: string | undefined): bigint => toUnits(amount ?? '0', MONEY_SCALE);
// Stryker disable next-line EqualityOperator: of equals either is the least
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
