import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { Order } from '@shopwright/contract/orders/order';
import type { OrderPriceSummary } from '@shopwright/contract/orders/order-totals';
import { toUnits } from '../../kernel/decimal.ts';
import { isGuid } from '../../kernel/guid.ts';
import { MONEY_SCALE, type Currency } from '../../kernel/money.ts';
import { isRefusal, refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import { createPriceWriter, summaryToOrder } from '../../pricing/rules/wire/prices.ts';
import type { OrderDoc, OrderLine } from './order-state.ts';

/**
 * Orders without a checkout: the merchant states the lines and prices, and the totals must add up.
 */

export interface Taking {
  readonly currency: Currency;
  readonly siteLanguage: string;
  readonly mint: () => string;
}

export interface Taken {
  readonly doc: OrderDoc;
  readonly total: bigint;
}

/** `strict` refuses totals that do not add up; an imported order keeps the totals of its system. */
export function buildMerchantOrder(
  order: Order,
  taking: Taking,
  { strict }: { readonly strict: boolean },
): Taken | Refusal {
  const { currency, mint, siteLanguage } = taking;
  if (!order.lineItems || order.lineItems.length === 0)
    return refuseFields(
      violation('order.lineItems', 'REQUIRED_FIELD', 'must hold what was bought'),
    );
  const included = order.taxIncludedInPrices === true;
  const discounts = (order.appliedDiscounts ?? []).map((discount) => ({ id: mint(), ...discount }));
  const lines: OrderLine[] = [];
  for (const [index, line] of order.lineItems.entries()) {
    const taken = takeLine(line, discounts, included, taking, `order.lineItems[${index}]`);
    if (isRefusal(taken)) return taken;
    // Fulfillments and refunds name a line by its id.
    if (lines.some(({ id }) => id === taken.id))
      return refuseFields(
        violation(`order.lineItems[${index}].id`, 'OTHER', 'must not be the id of another line'),
      );
    lines.push(taken);
  }
  // A line whose id was replaced is named by its new id in the discounts too.
  const newIds = new Map(order.lineItems.map(({ id }, index) => [id, lines[index]?.id]));
  const rename = <Share extends { readonly id?: string }>(share: Share): Share => {
    const id = newIds.get(share.id);
    return share.id === undefined || id === undefined ? share : { ...share, id };
  };
  const renamedDiscounts = discounts.map((discount) =>
    discount.lineItemDiscounts
      ? { ...discount, lineItemDiscounts: discount.lineItemDiscounts.map(rename) }
      : discount,
  );
  const fees = (order.additionalFees ?? []).map((fee) => ({ id: mint(), ...fee }));
  const summary = takeSummary({ ...order, appliedDiscounts: discounts }, lines, currency, {
    included,
    strict,
  });
  if (isRefusal(summary)) return summary;
  const {
    id: _,
    number: _n,
    createdDate: _c,
    updatedDate: _u,
    status: _s,
    paymentStatus: _p,
    fulfillmentStatus: _f,
    activities: _a,
    balanceSummary: _b,
    buyerInfo: _i,
    checkoutId: _k,
    cartId: _t,
    purchasedDate: _d,
    imported: _m,
    archived: _r,
    currency: _y,
    ...rest
  } = order;
  const { plain } = createPriceWriter(currency);
  return {
    total: summary.total,
    doc: {
      ...rest,
      lineItems: lines,
      appliedDiscounts: renamedDiscounts,
      additionalFees: fees,
      taxIncludedInPrices: included,
      siteLanguage,
      seenByAHuman: order.seenByAHuman ?? false,
      buyerLanguage: order.buyerLanguage ?? siteLanguage,
      weightUnit: order.weightUnit ?? 'KG',
      channelInfo: order.channelInfo ?? { type: 'OTHER_PLATFORM' },
      priceSummary: summaryToOrder(summary, createPriceWriter(currency)),
      taxInfo: { ...order.taxInfo, totalTax: plain(summary.tax) },
    },
  };
}

const read = (amount: { readonly amount?: string } | undefined): bigint | undefined =>
  amount?.amount === undefined ? undefined : toUnits(amount.amount, MONEY_SCALE);

function takeLine(
  line: OrderLineItem,
  discounts: NonNullable<Order['appliedDiscounts']>,
  included: boolean,
  { currency, mint }: Taking,
  field: string,
): OrderLine | Refusal {
  const { plain } = createPriceWriter(currency);
  const price = read(line.price);
  if (price === undefined)
    return refuseFields(violation(`${field}.price.amount`, 'REQUIRED_FIELD', 'is required'));
  if (price !== currency.round(price))
    return refuseFields(
      violation(
        `${field}.price.amount`,
        'DECIMAL_MAX_SCALE',
        `must have at most ${currency.decimals} decimals`,
      ),
    );
  const id = line.id !== undefined && isGuid(line.id) ? line.id.toLowerCase() : mint();
  const quantity = line.quantity ?? 1;
  const named = discounts
    .flatMap(({ lineItemDiscounts = [] }) => lineItemDiscounts)
    .filter((share) => share.id === line.id && line.id !== undefined);
  const discount =
    named.length > 0
      ? named.reduce((all, { totalDiscount }) => all + (read(totalDiscount) ?? 0n), 0n)
      : (read(line.totalDiscount) ?? 0n);
  const tax = read(line.taxInfo?.taxAmount) ?? read(line.taxDetails?.totalTax) ?? 0n;
  const amount = price * BigInt(quantity) - discount;
  if (amount < 0n)
    return refuseFields(
      violation(`${field}.totalDiscount.amount`, 'DECIMAL_LTE', 'is more than the line costs'),
    );
  return {
    ...line,
    id,
    quantity,
    price: plain(price),
    priceBeforeDiscounts: plain(read(line.priceBeforeDiscounts) ?? price),
    totalDiscount: plain(discount),
    lineItemPrice: plain(price * BigInt(quantity)),
    totalPriceBeforeTax: plain(included ? (amount > tax ? amount - tax : 0n) : amount),
    totalPriceAfterTax: plain(included ? amount : amount + tax),
    itemType: line.itemType ?? { preset: 'PHYSICAL' },
    paymentOption: line.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    refundQuantity: 0,
    restockQuantity: 0,
  };
}

type Summary = Parameters<typeof summaryToOrder>[0];

/** Missing totals are added up from the lines. */
function takeSummary(
  order: Order,
  lines: readonly OrderLine[],
  currency: Currency,
  { included, strict }: { readonly included: boolean; readonly strict: boolean },
): Summary | Refusal {
  const said: OrderPriceSummary = order.priceSummary ?? {};
  const sum = (amounts: readonly (bigint | undefined)[]): bigint =>
    amounts.reduce<bigint>((all, amount) => all + (amount ?? 0n), 0n);
  const onShipping = (order.appliedDiscounts ?? [])
    .filter(({ discountType }) => discountType === 'SHIPPING')
    .map(({ coupon, discountRule, merchantDiscount }) =>
      read((coupon ?? discountRule ?? merchantDiscount)?.amount),
    );
  const parts = {
    subtotal: read(said.subtotal) ?? sum(lines.map(({ lineItemPrice }) => read(lineItemPrice))),
    shipping: read(said.shipping) ?? read(order.shippingInfo?.cost?.price) ?? 0n,
    discount:
      read(said.discount) ??
      sum([...lines.map(({ totalDiscount }) => read(totalDiscount)), ...onShipping]),
    additionalFees:
      read(said.totalAdditionalFees) ??
      sum((order.additionalFees ?? []).map(({ price }) => read(price))),
    tax:
      read(said.tax) ??
      read(order.taxInfo?.totalTax) ??
      sum([
        ...lines.map(
          ({ taxInfo, taxDetails }) => read(taxInfo?.taxAmount) ?? read(taxDetails?.totalTax),
        ),
        read(order.shippingInfo?.cost?.taxInfo?.taxAmount),
      ]),
  };
  const sumOfParts =
    parts.subtotal -
    parts.discount +
    parts.shipping +
    parts.additionalFees +
    (included ? 0n : parts.tax);
  const total = read(said.total) ?? sumOfParts;
  const wrong = Object.entries({ ...parts, total }).find(
    ([, amount]) => amount !== currency.round(amount),
  );
  if (wrong)
    return refuseFields(
      violation(
        `order.priceSummary.${wrong[0]}`,
        'DECIMAL_MAX_SCALE',
        `must have at most ${currency.decimals} decimals`,
      ),
    );
  if (sumOfParts < 0n || (strict && total !== sumOfParts)) {
    return refuseFields(
      violation(
        'order.priceSummary.total',
        'OTHER',
        `must be subtotal - discount + shipping + fees${included ? '' : ' + tax'}, which is ${currency.format(sumOfParts)}`,
      ),
    );
  }
  return { ...parts, total };
}
