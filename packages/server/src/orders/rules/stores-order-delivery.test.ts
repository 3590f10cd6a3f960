import type { Order } from '@shopwright/contract/orders/order';
import { describe, expect, it } from 'vitest';
import type { PaymentState } from './order-state.ts';
import { payment, price, PURCHASED, render } from './testing-stores-order.ts';

describe('the payment', () => {
  const paidWith = (payments: PaymentState[], wire: Order = { paymentStatus: 'PAID' }) =>
    render(wire, { payments }).billingInfo;
  const card = {
    paymentMethod: 'creditCard',
    providerTransactionId: 'pi_1',
    gatewayTransactionId: 'ch_1',
  };

  it('names the method and references of the last regular payment, and the last date', () => {
    expect(
      paidWith([
        payment({ updatedAt: '2026-05-03T00:00:00.000Z', doc: { regularPaymentDetails: {} } }),
        payment({ updatedAt: '2026-05-02T00:00:00.000Z', doc: { regularPaymentDetails: card } }),
        payment({ kind: 'giftCard', updatedAt: '2026-05-01T00:00:00.000Z' }),
        payment({ kind: 'giftCard', updatedAt: '2026-05-09T00:00:00.000Z', status: 'VOIDED' }),
      ]),
    ).toEqual({
      paidDate: '2026-05-03T00:00:00.000Z',
      paymentMethod: 'creditCard',
      paymentProviderTransactionId: 'pi_1',
      externalTransactionId: 'pi_1',
      paymentGatewayTransactionId: 'ch_1',
      refundableByPaymentProvider: true,
    });
  });

  it('has the date of the purchase where nothing had to be paid, and none before it is paid', () => {
    expect(paidWith([])?.paidDate).toBe(PURCHASED);
    expect(paidWith([payment({})], { paymentStatus: 'PENDING' })?.paidDate).toBeUndefined();
  });

  it('is offline if paid in cash, which no provider can refund', () => {
    const cash = payment({ doc: { regularPaymentDetails: { offlinePayment: true } } });
    expect(paidWith([cash])).toMatchObject({
      paymentMethod: 'offline',
      refundableByPaymentProvider: false,
    });
    const named = { offlinePayment: true, paymentMethod: 'cash' };
    expect(paidWith([payment({ doc: { regularPaymentDetails: named } })])?.paymentMethod).toBe(
      'cash',
    );
  });

  it.each<[string, Partial<PaymentState>]>([
    ['is not approved', { status: 'DECLINED' }],
    ['is a gift card', { kind: 'giftCard' }],
    ['may not be refunded', { doc: { refundDisabled: true, regularPaymentDetails: card } }],
  ])('is not refunded by the provider where it %s', (_, fields) => {
    expect(paidWith([payment(fields)])?.refundableByPaymentProvider).toBe(false);
  });

  it('is not shown, and neither are refunds, to a caller who may not read payments', () => {
    const hidden = render(
      { paymentStatus: 'PAID' },
      { payments: [payment({ doc: { regularPaymentDetails: card } })] },
      { withPayments: false },
    );
    expect(hidden.billingInfo).toEqual({ paidDate: PURCHASED });
    expect(hidden).not.toHaveProperty('refunds');
  });

  it('is refunded with amount, reason and reference', () => {
    const refund = (doc: object, refundId: string) => ({
      refundId,
      details: { reason: 'Broken' },
      createdAt: PURCHASED,
      transactions: [
        { paymentId: 'payment-1', amount: 1_000n, status: 'SUCCEEDED' as const, doc: {} },
        { paymentId: 'payment-2', amount: 500n, status: 'SUCCEEDED' as const, doc },
      ],
    });
    expect(
      render(
        {},
        {
          refunds: [
            refund({ providerRefundId: 're_1' }, 'refund-1'),
            refund({ externalRefund: true }, 'refund-2'),
          ],
        },
      ).refunds,
    ).toEqual([
      {
        id: 'refund-1',
        dateCreated: PURCHASED,
        amount: '1.50',
        reason: 'Broken',
        paymentProviderTransactionId: 're_1',
        externalRefund: false,
      },
      {
        id: 'refund-2',
        dateCreated: PURCHASED,
        amount: '1.50',
        reason: 'Broken',
        externalRefund: true,
      },
    ]);
  });
});

describe('the delivery', () => {
  const contactDetails = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '123',
    company: 'Engines',
    vatId: { id: 'IT1', type: 'CPF' },
  } as const;
  const address = {
    country: 'IT',
    subdivision: 'IT-RM',
    city: 'Rome',
    postalCode: '00100',
    addressLine2: 'Floor 2',
  };
  const wireOf = (logistics: object, cost: object = {}): Order => ({
    buyerInfo: { email: 'ada@example.com' },
    billingInfo: { contactDetails },
    shippingInfo: { title: 'Courier', code: 'courier', region: { name: 'Italy' }, cost, logistics },
  });
  const older = {
    fullName: { firstName: 'Ada', lastName: 'Lovelace' },
    country: 'IT',
    subdivision: 'IT-RM',
    city: 'Rome',
    zipCode: '00100',
    phone: '123',
    company: 'Engines',
    email: 'ada@example.com',
    addressLine2: 'Floor 2',
    vatId: { number: 'IT1', type: 'CPF' },
  };

  it('is absent if the order has none', () => {
    expect(render({})).not.toHaveProperty('shippingInfo');
  });

  it('goes to the address, with its price, tax and tracking', () => {
    const trackingInfo = { trackingNumber: 'T1', shippingProvider: 'dhl' };
    const order = wireOf(
      {
        deliveryTime: '2 days',
        deliverByDate: '2026-05-05T00:00:00.000Z',
        shippingDestination: {
          address: { ...address, addressLine: 'Via Appia 1' },
          contactDetails,
        },
      },
      {
        price: price('5.00'),
        discount: price('1.00'),
        taxInfo: { taxAmount: price('0.88'), taxIncludedInPrice: true },
      },
    );
    const fulfillments = [
      { fulfillmentId: 'f0', createdAt: PURCHASED, lines: [] },
      { fulfillmentId: 'f1', createdAt: PURCHASED, lines: [], trackingInfo },
    ];
    expect(render(order, { fulfillments }).shippingInfo).toEqual({
      deliveryOption: 'Courier',
      code: 'courier',
      shippingRegion: 'Italy',
      estimatedDeliveryTime: '2 days',
      deliverByDate: '2026-05-05T00:00:00.000Z',
      shipmentDetails: {
        address: { ...older, addressLine1: 'Via Appia 1' },
        trackingInfo,
        discount: '1.00',
        tax: '0.88',
        priceData: { taxIncludedInPrice: true, price: '5.00' },
      },
    });
    const hidden = render(order, { fulfillments }, { withFulfillments: false });
    expect(hidden.shippingInfo?.shipmentDetails).not.toHaveProperty('trackingInfo');
    expect(hidden).not.toHaveProperty('fulfillments');
  });

  it('has street name and number if the address has no line, here in the billing address', () => {
    const streetAddress = { number: '1', name: 'Via Appia' };
    expect(
      render({
        ...wireOf({}),
        billingInfo: { address: { ...address, streetAddress }, contactDetails },
      }).billingInfo?.address,
    ).toEqual({ ...older, street: { number: '1', name: 'Via Appia' } });
  });

  it("falls back to the tax details and the order's setting", () => {
    const order = wireOf({}, { taxDetails: { totalTax: price('0.50') } });
    expect(render({ ...order, taxIncludedInPrices: true }).shippingInfo?.shipmentDetails).toEqual({
      tax: '0.50',
      priceData: { taxIncludedInPrice: true },
    });
    expect(render(order).shippingInfo?.shipmentDetails?.priceData).toEqual({
      taxIncludedInPrice: false,
    });
  });

  it('is picked up at an address, by the buyer', () => {
    const pickup = (more: object) =>
      render(wireOf({ instructions: 'Ring', pickupDetails: { address: { ...address, ...more } } }))
        .shippingInfo;
    expect(pickup({ addressLine: 'Via Appia 1' })).toEqual({
      deliveryOption: 'Courier',
      code: 'courier',
      shippingRegion: 'Italy',
      pickupDetails: {
        pickupAddress: {
          country: 'IT',
          subdivision: 'IT-RM',
          addressLine1: 'Via Appia 1',
          city: 'Rome',
          zipCode: '00100',
        },
        buyerDetails: {
          fullName: { firstName: 'Ada', lastName: 'Lovelace' },
          email: 'ada@example.com',
          phone: '123',
        },
        pickupInstructions: 'Ring',
      },
    });
    const line = (more: object) => pickup(more)?.pickupDetails?.pickupAddress?.addressLine1;
    expect(line({ streetAddress: { number: '1', name: 'Via Appia' } })).toBe('Via Appia 1');
    expect(line({ streetAddress: { name: 'Via Appia' } })).toBe('Via Appia');
    expect(line({})).toBeUndefined();
  });

  it('has fulfillments that name lines by their index, without removed lines', () => {
    expect(
      render(
        { lineItems: [{ id: 'a' }, { id: 'b' }] },
        {
          fulfillments: [
            {
              fulfillmentId: 'f1',
              createdAt: PURCHASED,
              lines: [
                { id: 'b', quantity: 2 },
                { id: 'gone', quantity: 1 },
              ],
              trackingInfo: { trackingNumber: 'T1' },
            },
          ],
        },
      ).fulfillments,
    ).toEqual([
      {
        id: 'f1',
        dateCreated: PURCHASED,
        lineItems: [{ index: 2, quantity: 2 }],
        trackingInfo: { trackingNumber: 'T1' },
      },
    ]);
  });
});
