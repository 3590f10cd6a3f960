import type { LineItem } from '@shopwright/contract/cart/line-item';
import type { CalculatedLineItem } from '@shopwright/contract/cart/totals';
import type { CheckoutLineItem } from '@shopwright/contract/checkout/line-item';
import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { PricedLine } from '../priced-purchase.ts';
import type { PurchaseLine, PurchaseTax } from '../purchase.ts';
import type { PriceWriter } from './prices.ts';
import { itemTaxToOrder, itemTaxToWire } from './tax.ts';

export function calculatedLineToWire(
  line: PricedLine,
  purchaseLine: PurchaseLine,
  tax: PurchaseTax,
  prices: PriceWriter,
): CalculatedLineItem {
  const { price } = prices;
  return {
    lineItemId: line.id,
    paymentOption: line.paymentOption,
    ...addressOf(tax, line.id),
    pricesBreakdown: {
      totalPriceAfterTax: price(line.totalAfterTax),
      totalPriceBeforeTax: price(line.totalBeforeTax),
      taxDetails: itemTaxToWire(line.tax, prices),
      totalDiscount: price(line.totalDiscount),
      price: price(line.price),
      priceBeforeDiscounts: price(line.priceBeforeDiscounts),
      lineItemPrice: price(line.lineItemPrice),
      fullPrice: price(line.fullPrice),
      modifiers: price(line.modifiers),
      ...(line.deposit === undefined ? {} : { depositAmount: price(line.deposit) }),
    },
    modifiers: purchaseLine.modifiers.map((modifier) => ({
      id: modifier.id,
      groupId: modifier.groupId,
      price: price(modifier.price),
    })),
  };
}

const addressOf = (tax: PurchaseTax, lineId: string) => {
  const own = tax.lines[lineId];
  return own ? { taxableAddress: { addressType: own.addressType } } : {};
};

type LinePrices = Pick<
  LineItem,
  | 'price'
  | 'fullPrice'
  | 'priceBeforeDiscounts'
  | 'lineItemPrice'
  | 'depositAmount'
  | 'modifiersTotalPrice'
>;

/** The fields of a cart's line that are prices. */
export function linePricesToWire(line: PricedLine, { price }: PriceWriter): LinePrices {
  return {
    price: price(line.price),
    fullPrice: price(line.fullPrice),
    priceBeforeDiscounts: price(line.priceBeforeDiscounts),
    lineItemPrice: price(line.lineItemPrice),
    modifiersTotalPrice: price(line.modifiers),
    ...(line.deposit === undefined ? {} : { depositAmount: price(line.deposit) }),
  };
}

type CheckoutLinePrices = LinePrices &
  Pick<
    CheckoutLineItem,
    'totalPriceAfterTax' | 'totalPriceBeforeTax' | 'taxDetails' | 'discount' | 'taxableAddress'
  >;

export function checkoutLinePricesToWire(
  line: PricedLine,
  tax: PurchaseTax,
  prices: PriceWriter,
): CheckoutLinePrices {
  const { price } = prices;
  return {
    ...linePricesToWire(line, prices),
    ...addressOf(tax, line.id),
    totalPriceAfterTax: price(line.totalAfterTax),
    totalPriceBeforeTax: price(line.totalBeforeTax),
    taxDetails: itemTaxToWire(line.tax, prices),
    discount: price(line.totalDiscount),
  };
}

type OrderLinePrices = Pick<
  OrderLineItem,
  | 'price'
  | 'priceBeforeDiscounts'
  | 'lineItemPrice'
  | 'totalDiscount'
  | 'totalPriceBeforeTax'
  | 'totalPriceAfterTax'
  | 'taxInfo'
  | 'depositAmount'
  | 'taxableAddress'
>;

export function orderLinePricesToWire(
  line: PricedLine,
  tax: PurchaseTax,
  prices: PriceWriter,
): OrderLinePrices {
  const { plain } = prices;
  return {
    ...addressOf(tax, line.id),
    price: plain(line.price),
    priceBeforeDiscounts: plain(line.priceBeforeDiscounts),
    lineItemPrice: plain(line.lineItemPrice),
    totalDiscount: plain(line.totalDiscount),
    totalPriceBeforeTax: plain(line.totalBeforeTax),
    totalPriceAfterTax: plain(line.totalAfterTax),
    taxInfo: itemTaxToOrder(line.tax, tax.included, tax.lines[line.id]?.taxGroupId, prices),
    ...(line.deposit === undefined ? {} : { depositAmount: plain(line.deposit) }),
  };
}
