import { describe, expect, test } from 'vitest';
import { createCurrency } from '../../../kernel/money.ts';
import type { ItemTax, PricedFee, PricedLine, PricedShipping } from '../priced-purchase.ts';
import type { Delivery, Purchase, PurchaseLine, PurchaseTax } from '../purchase.ts';
import { feesToOrder, feesToWire, shippingToOrder, shippingToWire } from './delivery.ts';
import {
  calculatedLineToWire,
  checkoutLinePricesToWire,
  linePricesToWire,
  orderLinePricesToWire,
} from './lines.ts';
import { createPriceWriter } from './prices.ts';

/** Every field that is written, and which amount it shows. */

const prices = createPriceWriter(createCurrency('USD', 'en-US'));
const plain = (amount: string) => ({ amount, formattedAmount: `$${amount}` });
const price = (amount: string) => ({
  ...plain(amount),
  convertedAmount: amount,
  formattedConvertedAmount: `$${amount}`,
});
const rate = {
  name: 'State',
  type: 'Sales tax',
  jurisdiction: 'New York',
  jurisdictionType: 'STATE',
  rate: 72_500n,
} as const;
const tax: ItemTax = {
  taxable: 1_000n,
  rate: 80_000n,
  tax: 2_000n,
  breakdown: [{ rate, taxable: 3_000n, tax: 4_000n }],
};
const named = {
  taxName: 'State',
  taxType: 'Sales tax',
  jurisdiction: 'New York',
  jurisdictionType: 'STATE',
};
const wireTax = {
  taxableAmount: price('1.00'),
  taxRate: '0.08',
  totalTax: price('2.00'),
  rateBreakdown: [{ name: 'State', rate: '0.0725', tax: price('4.00') }],
  taxBreakdown: [
    {
      ...named,
      rate: '0.0725',
      taxAmount: price('4.00'),
      taxableAmount: price('3.00'),
      nonTaxableAmount: price('0.00'),
    },
  ],
};
const orderTax = {
  taxAmount: plain('2.00'),
  taxableAmount: plain('1.00'),
  taxRate: '0.08',
  taxBreakdown: [
    {
      ...named,
      rate: '0.0725',
      taxAmount: plain('4.00'),
      taxableAmount: plain('3.00'),
      nonTaxableAmount: plain('0.00'),
    },
  ],
};
const purchaseTax: PurchaseTax = {
  rateType: 'MANUAL_RATE',
  included: true,
  lines: { taxed: { rates: [rate], addressType: 'BILLING', taxGroupId: 'books' } },
  shipping: [],
  fees: [],
};

describe('a line', () => {
  const line: PricedLine = {
    id: 'taxed',
    quantity: 2,
    paymentOption: 'DEPOSIT_ONLINE',
    fullPrice: 10_000n,
    priceBeforeDiscounts: 11_000n,
    price: 12_000n,
    lineItemPrice: 13_000n,
    modifiers: 14_000n,
    amount: 15_000n,
    totalDiscount: 16_000n,
    allocations: [],
    tax,
    totalBeforeTax: 17_000n,
    totalAfterTax: 18_000n,
    deposit: 19_000n,
  };
  const { deposit: _, ...whole } = line;
  const linePrices = {
    price: price('12.00'),
    fullPrice: price('10.00'),
    priceBeforeDiscounts: price('11.00'),
    lineItemPrice: price('13.00'),
    modifiersTotalPrice: price('14.00'),
  };
  const purchaseLine = {
    modifiers: [{ id: 'm', groupId: 'g', price: 1_500n, quantity: 2 }],
  } as unknown as PurchaseLine;

  test('in the cart', () => {
    expect(linePricesToWire(line, prices)).toStrictEqual({
      ...linePrices,
      depositAmount: price('19.00'),
    });
    expect(linePricesToWire(whole, prices)).toStrictEqual(linePrices);
  });

  test('in an estimate', () => {
    const breakdown = {
      totalPriceAfterTax: price('18.00'),
      totalPriceBeforeTax: price('17.00'),
      taxDetails: wireTax,
      totalDiscount: price('16.00'),
      price: price('12.00'),
      priceBeforeDiscounts: price('11.00'),
      lineItemPrice: price('13.00'),
      fullPrice: price('10.00'),
      modifiers: price('14.00'),
    };
    expect(calculatedLineToWire(line, purchaseLine, purchaseTax, prices)).toStrictEqual({
      lineItemId: 'taxed',
      paymentOption: 'DEPOSIT_ONLINE',
      taxableAddress: { addressType: 'BILLING' },
      pricesBreakdown: { ...breakdown, depositAmount: price('19.00') },
      modifiers: [{ id: 'm', groupId: 'g', price: price('1.50') }],
    });
    const untaxed = { ...whole, id: 'untaxed' };
    expect(calculatedLineToWire(untaxed, purchaseLine, purchaseTax, prices)).toStrictEqual({
      lineItemId: 'untaxed',
      paymentOption: 'DEPOSIT_ONLINE',
      pricesBreakdown: breakdown,
      modifiers: [{ id: 'm', groupId: 'g', price: price('1.50') }],
    });
  });

  test('in a checkout', () => {
    expect(checkoutLinePricesToWire(whole, purchaseTax, prices)).toStrictEqual({
      ...linePrices,
      taxableAddress: { addressType: 'BILLING' },
      totalPriceAfterTax: price('18.00'),
      totalPriceBeforeTax: price('17.00'),
      taxDetails: wireTax,
      discount: price('16.00'),
    });
  });

  test('in an order', () => {
    const own = {
      price: plain('12.00'),
      priceBeforeDiscounts: plain('11.00'),
      lineItemPrice: plain('13.00'),
      totalDiscount: plain('16.00'),
      totalPriceBeforeTax: plain('17.00'),
      totalPriceAfterTax: plain('18.00'),
    };
    expect(orderLinePricesToWire(line, purchaseTax, prices)).toStrictEqual({
      ...own,
      taxableAddress: { addressType: 'BILLING' },
      taxInfo: { ...orderTax, taxIncludedInPrice: true, taxGroupId: 'books' },
      depositAmount: plain('19.00'),
    });
    expect(
      orderLinePricesToWire(
        { ...whole, id: 'untaxed' },
        { ...purchaseTax, included: false },
        prices,
      ),
    ).toStrictEqual({ ...own, taxInfo: { ...orderTax, taxIncludedInPrice: false } });
  });
});

describe('delivery', () => {
  const shipping: PricedShipping = {
    price: 8_000n,
    totalDiscount: 1_000n,
    allocations: [],
    tax,
    totalBeforeTax: 7_000n,
    totalAfterTax: 9_000n,
  };
  const bare: Delivery = {
    code: 'post',
    title: 'Post',
    kind: 'SHIPPING',
    price: 5_000n,
    charges: [],
  };
  const rich: Delivery = {
    ...bare,
    code: 'pickup',
    title: 'Pickup',
    carrierId: 'carrier',
    region: { id: 'r', name: 'Europe' },
    deliveryTime: '2 days',
    instructions: 'Ring twice',
    pickup: { method: 'STORE_PICKUP', address: { country: 'AT' } },
    charges: [
      { type: 'INSURANCE', price: 1_500n, details: 'Insured' },
      { type: 'HANDLING_FEE', price: 500n },
    ],
  };
  const richLogistics = {
    deliveryTime: '2 days',
    instructions: 'Ring twice',
    pickupDetails: { address: { country: 'AT' }, pickupMethod: 'STORE_PICKUP' },
  };

  test('shows the chosen option with its cost, and what is offered by carrier', () => {
    expect(
      shippingToWire(shipping, { delivery: rich, isRequested: true }, [bare, rich, bare], prices),
    ).toStrictEqual({
      region: { id: 'r', name: 'Europe' },
      selectedCarrierServiceOption: {
        code: 'pickup',
        title: 'Pickup',
        logistics: richLogistics,
        requestedShippingOption: true,
        carrierId: 'carrier',
        cost: {
          price: price('8.00'),
          totalDiscount: price('1.00'),
          taxDetails: wireTax,
          totalPriceBeforeTax: price('7.00'),
          totalPriceAfterTax: price('9.00'),
        },
      },
      carrierServiceOptions: [
        {
          carrierId: '',
          shippingOptions: [bare, bare].map(() => ({
            code: 'post',
            title: 'Post',
            logistics: {},
            cost: { price: price('5.00'), otherCharges: [] },
          })),
        },
        {
          carrierId: 'carrier',
          shippingOptions: [
            {
              code: 'pickup',
              title: 'Pickup',
              logistics: richLogistics,
              cost: {
                price: price('5.00'),
                otherCharges: [
                  { type: 'INSURANCE', price: price('1.50'), details: 'Insured' },
                  { type: 'HANDLING_FEE', price: price('0.50') },
                ],
              },
            },
          ],
        },
      ],
    });
  });

  test('shows nothing that was not chosen', () => {
    expect(shippingToWire(shipping, undefined, [], prices)).toStrictEqual({
      carrierServiceOptions: [],
    });
    const chosen = shippingToWire(shipping, { delivery: bare, isRequested: false }, [], prices);
    expect(chosen).not.toHaveProperty('region');
    expect(chosen.selectedCarrierServiceOption).toMatchObject({ requestedShippingOption: false });
    expect(chosen.selectedCarrierServiceOption).not.toHaveProperty('carrierId');
  });

  test('of an order has its cost', () => {
    const of = (delivery?: Delivery) =>
      shippingToOrder(
        { tax: purchaseTax, ...(delivery ? { delivery } : {}) } as Purchase,
        shipping,
        prices,
      );
    const cost = {
      price: plain('8.00'),
      discount: plain('1.00'),
      totalPriceBeforeTax: plain('7.00'),
      totalPriceAfterTax: plain('9.00'),
      taxInfo: { ...orderTax, taxIncludedInPrice: true },
    };
    expect(of()).toBeUndefined();
    expect(of(bare)).toStrictEqual({ code: 'post', title: 'Post', logistics: {}, cost });
    expect(of(rich)).toStrictEqual({
      code: 'pickup',
      title: 'Pickup',
      logistics: richLogistics,
      carrierId: 'carrier',
      region: { name: 'Europe' },
      cost,
    });
  });

  test('and its fees are written one by one', () => {
    const fee: PricedFee = {
      id: 'f',
      code: 'INSURANCE',
      name: 'Insurance',
      source: 'SHIPPING',
      lineIds: ['taxed'],
      price: 1_500n,
      tax,
      totalBeforeTax: 1_400n,
      totalAfterTax: 1_600n,
    };
    const { code: _, ...plainFee } = fee;
    const own = { name: 'Insurance', source: 'SHIPPING', lineItemIds: ['taxed'] };
    const wire = {
      ...own,
      price: price('1.50'),
      taxDetails: wireTax,
      priceBeforeTax: price('1.40'),
      priceAfterTax: price('1.60'),
    };
    expect(feesToWire([fee, plainFee], prices)).toStrictEqual([
      { ...wire, code: 'INSURANCE' },
      wire,
    ]);
    const order = {
      ...own,
      price: plain('1.50'),
      taxInfo: { ...orderTax, taxIncludedInPrice: false },
      priceBeforeTax: plain('1.40'),
      priceAfterTax: plain('1.60'),
    };
    expect(feesToOrder([fee, plainFee], false, prices)).toStrictEqual([
      { ...order, code: 'INSURANCE' },
      order,
    ]);
  });
});
