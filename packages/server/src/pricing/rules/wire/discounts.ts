import type {
  AppliedDiscount as WireDiscount,
  CartDiscount,
} from '@shopwright/contract/cart/discounts';
import type { OrderAppliedDiscount } from '@shopwright/contract/orders/order-discounts';
import { toText } from '../../../kernel/decimal.ts';
import type { AppliedDiscount } from '../priced-purchase.ts';
import type { PriceWriter } from './prices.ts';

/** As in estimates and checkouts. */
export function discountsToWire(
  discounts: readonly AppliedDiscount[],
  { price }: PriceWriter,
): WireDiscount[] {
  return discounts.map((discount) => {
    const {
      source,
      id,
      code = '',
      name,
      amount,
      discountType,
      lines,
      rate,
      subscriptionCycles,
    } = discount;
    return {
      ...(source === 'coupon' ? { coupon: { id, code, name, amount: price(amount) } } : {}),
      ...(source === 'rule'
        ? { discountRule: { id, name: { original: name }, amount: price(amount) } }
        : {}),
      ...(source === 'merchant'
        ? {
            merchantDiscount: {
              amount: price(amount),
              ...(rate === undefined ? {} : { percentage: Number(percentText(rate)) }),
            },
          }
        : {}),
      discountType,
      lineItemIds: lines.map(({ lineId }) => lineId),
      lineItemDiscounts: lines.map((line) => ({
        id: line.lineId,
        totalDiscountAmount: price(line.amount),
      })),
      ...(subscriptionCycles === undefined ? {} : { subscriptionCycles }),
    };
  });
}

/** As in the cart. */
export function discountsToCart(
  discounts: readonly AppliedDiscount[],
  { price }: PriceWriter,
): CartDiscount[] {
  return discounts.map(({ source, id, code = '', name, amount, discountType, lines }) => ({
    ...(source === 'coupon' ? { coupon: { id, code, amount: price(amount) } } : {}),
    ...(source === 'rule'
      ? { discountRule: { id, name: { original: name }, amount: price(amount) } }
      : {}),
    ...(source === 'merchant' ? { merchantDiscount: { amount: price(amount) } } : {}),
    discountType,
    lineItemIds: lines.map(({ lineId }) => lineId),
  }));
}

export function discountsToOrder(
  discounts: readonly AppliedDiscount[],
  { plain }: PriceWriter,
): OrderAppliedDiscount[] {
  return discounts.map(
    ({ source, id, code = '', name, amount, discountType, lines, rate, subscriptionCycles }) => ({
      ...(source === 'coupon' ? { coupon: { id, code, name, amount: plain(amount) } } : {}),
      ...(source === 'rule'
        ? { discountRule: { id, name: { original: name }, amount: plain(amount) } }
        : {}),
      ...(source === 'merchant'
        ? {
            merchantDiscount: {
              amount: plain(amount),
              ...(rate === undefined ? {} : { percentage: percentText(rate) }),
            },
          }
        : {}),
      discountType,
      lineItemIds: lines.map(({ lineId }) => lineId),
      lineItemDiscounts: lines.map((line) => ({
        id: line.lineId,
        totalDiscount: plain(line.amount),
      })),
      ...(subscriptionCycles === undefined ? {} : { subscriptionCycles }),
    }),
  );
}

/** A rate in percent: 125_000n is '12.5'. */
const percentText = (rate: bigint): string => toText(rate, 4).replace(/\.?0+$/, '');
