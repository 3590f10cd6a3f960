import { errorMessage } from '@shopwright/contract';
import type { Fulfillment } from '@shopwright/contract/orders/fulfillments';
import { describe, expect, it } from 'vitest';
import { isRefusal, type AnyRefusal } from '../../kernel/outcome.ts';
import { aState } from '../testing-orders.ts';
import { cancelOrder, restockedBetween, setStatus, withRestocked } from './cancel.ts';
import { addFulfillment, changeFulfillment, removeFulfillment } from './fulfill.ts';
import { fulfillmentStatusOf, needsFulfillment } from './fulfillment-status.ts';
import type { OrderLine, OrderState } from './order-state.ts';

const now = '2026-05-02T00:00:00.000Z';
const done = (outcome: OrderState | AnyRefusal): OrderState => {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};
/** Two mugs and a card. */
const order = (): OrderState => ({ ...aState(), status: 'APPROVED' });
const idsOf = ({ doc }: OrderState) => {
  const [mug, card] = doc.lineItems.map(({ id }) => id);
  return { mug: mug ?? '', card: card ?? '' };
};
const add = (state: OrderState, sent: Fulfillment, fulfillmentId = 'f') =>
  addFulfillment(state, sent, { fulfillmentId, now });

describe('a fulfillment', () => {
  it('has the quantities sent, by default all that remain', () => {
    const state = order();
    const { mug, card } = idsOf(state);
    const once = done(add(state, { lineItems: [{ id: mug, quantity: 1 }] }));
    expect(once).toEqual({
      ...state,
      fulfillments: [{ fulfillmentId: 'f', createdAt: now, lines: [{ id: mug, quantity: 1 }] }],
    });
    const all = done(add(once, { lineItems: [{ id: mug }, { id: card }] }, 'g'));
    expect(all.fulfillments[1]?.lines).toEqual([
      { id: mug, quantity: 1 },
      { id: card, quantity: 1 },
    ]);
    expect([state, once, all].map(fulfillmentStatusOf)).toEqual([
      'NOT_FULFILLED',
      'PARTIALLY_FULFILLED',
      'FULFILLED',
    ]);
  });

  it('has tracking, status and other fields as sent', () => {
    const state = order();
    const details = {
      trackingInfo: { trackingNumber: '1Z' },
      customInfo: { fieldsData: { a: 'b' } },
      status: 'Pending',
      completed: false,
    };
    expect(
      done(add(state, { lineItems: [{ id: idsOf(state).mug }], ...details })).fulfillments[0],
    ).toMatchObject(details);
  });

  it('has each line once, and never more than was ordered', () => {
    const state = order();
    const { mug } = idsOf(state);
    const twice = [
      { id: mug, quantity: 1 },
      { id: mug, quantity: 1 },
    ];
    expect(done(add(state, { lineItems: twice })).fulfillments[0]?.lines).toEqual([
      { id: mug, quantity: 2 },
    ]);
    const once = done(add(state, { lineItems: [{ id: mug, quantity: 1 }] }));
    for (const quantity of [2, 0, -1])
      expect(add(once, { lineItems: [{ id: mug, quantity }] })).toMatchObject({
        code: 'QUANTITY_EXCEEDS_ORDERED',
        description: errorMessage('QUANTITY_EXCEEDS_ORDERED', {
          name: 'Mug',
          ordered: 2,
          fulfilled: 1,
          count: quantity,
        }),
        data: { lineItemId: mug, ordered: 2, open: 1 },
      });
    expect(add(state, { lineItems: [...twice, { id: mug, quantity: 1 }] })).toMatchObject({
      code: 'QUANTITY_EXCEEDS_ORDERED',
    });
    const sent = done(add(state, { lineItems: [{ id: mug }] }));
    expect(add(sent, { lineItems: [{ id: mug }] })).toMatchObject({ data: { open: 0 } });
  });

  it('must name lines of the order', () => {
    const state = order();
    const required = {
      field: 'fulfillment.lineItems',
      violatedRule: 'REQUIRED_FIELD',
      description: 'must name what was sent',
    };
    for (const sent of [{}, { lineItems: [] }])
      expect(add(state, sent)).toMatchObject({ violations: [required] });
    expect(add(state, { lineItems: [{ id: idsOf(state).mug }, { id: 'other' }] })).toMatchObject({
      violations: [
        {
          field: 'fulfillment.lineItems[1].id',
          violatedRule: 'OTHER',
          description: 'is not a line of this order',
        },
      ],
    });
  });

  it('has a tracking number that no other fulfillment of the order has', () => {
    const state = order();
    const { mug, card } = idsOf(state);
    const trackingInfo = { trackingNumber: '1Z' };
    const first = done(add(state, { lineItems: [{ id: mug }], trackingInfo }));
    const taken = {
      code: 'TRACKING_NUMBER_ALREADY_EXISTS',
      description: errorMessage('TRACKING_NUMBER_ALREADY_EXISTS', { trackingNumber: '1Z' }),
      data: { trackingNumber: '1Z' },
    };
    expect(add(first, { lineItems: [{ id: card }], trackingInfo }, 'g')).toMatchObject(taken);
    const two = done(add(first, { lineItems: [{ id: card }] }, 'g'));
    expect(changeFulfillment(two, { id: 'g', trackingInfo })).toMatchObject(taken);
    expect(isRefusal(changeFulfillment(two, { id: 'f', trackingInfo }))).toBe(false);
    const free = { trackingInfo: { shippingProvider: 'post' } };
    expect(isRefusal(changeFulfillment(two, { id: 'g', ...free }))).toBe(false);
  });
});

describe('a changed fulfillment', () => {
  const sent = (details: Partial<Fulfillment>) => {
    const state = order();
    return done(add(state, { lineItems: [{ id: idsOf(state).mug }], ...details }));
  };
  const change = (state: OrderState, details: Partial<Fulfillment>) => {
    const { fulfillments } = done(changeFulfillment(state, { id: 'f', ...details }));
    const { fulfillmentId: _1, createdAt: _2, lines: _3, ...rest } = fulfillments[0] ?? {};
    return rest;
  };
  const trackingInfo = { trackingNumber: '1Z', shippingProvider: 'post' };
  const customInfo = { fieldsData: { a: 'b' } };

  it('keeps what is not sent, and merges the tracking', () => {
    expect(change(sent({ trackingInfo, status: 'A' }), {})).toEqual({ trackingInfo, status: 'A' });
    expect(change(sent({ customInfo, completed: true }), {})).toEqual({
      customInfo,
      completed: true,
    });
    expect(
      change(sent({ trackingInfo, status: 'A' }), {
        trackingInfo: { trackingNumber: '2Z' },
        status: 'B',
        completed: false,
      }),
    ).toEqual({
      trackingInfo: { ...trackingInfo, trackingNumber: '2Z' },
      status: 'B',
      completed: false,
    });
  });

  it('has either tracking or custom information', () => {
    expect(change(sent({ trackingInfo }), { customInfo })).toEqual({ customInfo });
    expect(change(sent({ customInfo }), { trackingInfo })).toEqual({ trackingInfo });
  });

  it('must exist, and keeps its lines', () => {
    const state = sent({});
    const missing = {
      code: 'FULFILLMENT_NOT_FOUND',
      description: errorMessage('FULFILLMENT_NOT_FOUND', { fulfillmentId: 'x' }),
      data: { fulfillmentId: 'x' },
    };
    expect(changeFulfillment(state, { id: 'x' })).toMatchObject(missing);
    expect(removeFulfillment(state, 'x')).toMatchObject(missing);
    expect(changeFulfillment(state, {})).toMatchObject({ data: { fulfillmentId: '' } });
    expect(done(changeFulfillment(state, { id: 'f', lineItems: [] })).fulfillments).toEqual(
      state.fulfillments,
    );
  });

  it('can be removed, and none of a canceled order can be changed', () => {
    const state = sent({});
    const two = done(add(state, { lineItems: [{ id: idsOf(state).card }] }, 'g'));
    expect(done(removeFulfillment(two, 'f')).fulfillments).toEqual([two.fulfillments[1]]);
    const canceled: OrderState = { ...two, status: 'CANCELED' };
    expect(removeFulfillment(canceled, 'f')).toMatchObject({ code: 'ORDER_CANCELED' });
    expect(changeFulfillment(canceled, { id: 'f' })).toMatchObject({ code: 'ORDER_CANCELED' });
    expect(add(canceled, {})).toMatchObject({ code: 'ORDER_CANCELED' });
  });
});

describe('what must be fulfilled', () => {
  const line = (preset: string | undefined, shippable?: boolean): OrderLine =>
    ({
      id: 'l',
      quantity: 1,
      ...(preset ? { itemType: { preset } } : {}),
      ...(shippable === undefined ? {} : { physicalProperties: { shippable } }),
    }) as OrderLine;
  const status = (lineItems: OrderLine[], more: Partial<OrderState> = {}) => {
    const state = order();
    const { shippingInfo: _, ...doc } = state.doc;
    return fulfillmentStatusOf({ ...state, doc: { ...doc, lineItems }, ...more });
  };

  it('are goods and services, not files and gift cards', () => {
    expect(
      [
        line('PHYSICAL', false),
        line('SERVICE', false),
        line('SERVICE', true),
        line('SERVICE'),
        line(undefined),
        line('DIGITAL', true),
        line('GIFT_CARD', true),
      ].map(needsFulfillment),
    ).toEqual([true, false, true, true, true, false, false]);
  });

  it('is a file until it has a link or an id', () => {
    const file = line('DIGITAL');
    expect(status([file])).toBe('NOT_FULFILLED');
    for (const digitalFile of [{ fileId: 'f' }, { link: 'https://x' }])
      expect(status([{ ...file, digitalFile }])).toBe('FULFILLED');
  });

  it('is nothing for lines without delivery, once the order is approved', () => {
    expect(status([line('SERVICE')])).toBe('FULFILLED');
    expect(status([line('SERVICE')], { status: 'PENDING' })).toBe('NOT_FULFILLED');
    const sent = (quantity: number) => ({
      fulfillments: [{ fulfillmentId: 'f', createdAt: now, lines: [{ id: 'l', quantity }] }],
    });
    const two = { ...line('GIFT_CARD'), quantity: 2 };
    expect(status([two], sent(1))).toBe('PARTIALLY_FULFILLED');
    expect(status([two], sent(2))).toBe('FULFILLED');
  });
});

describe('a canceled order', () => {
  it('may restock everything that was not restocked yet', () => {
    const state = order();
    const { mug, card } = idsOf(state);
    const partly = withRestocked(state, new Map([[mug, 1]]));
    const canceled = done(cancelOrder(partly, true));
    expect(canceled.status).toBe('CANCELED');
    expect(canceled.doc.lineItems.map(({ restockQuantity }) => restockQuantity)).toEqual([2, 1]);
    expect(
      restockedBetween(partly, canceled).map(({ line, quantity }) => [line.id, quantity]),
    ).toEqual([
      [mug, 1],
      [card, 1],
    ]);
    expect(restockedBetween(state, state)).toEqual([]);
    expect(done(cancelOrder(state, false)).doc).toBe(state.doc);
  });

  it('never restocks more than was ordered', () => {
    const state = order();
    const { mug } = idsOf(state);
    expect(withRestocked(state, new Map([[mug, 9]])).doc.lineItems[0]?.restockQuantity).toBe(2);
    for (const restocking of [new Map(), new Map([[mug, 0]]), new Map([[mug, -1]])])
      expect(withRestocked(state, restocking)).toBe(state);
  });

  it('has no authorized payment', () => {
    const payment = {
      paymentId: 'p',
      kind: 'regular',
      amount: 1n,
      status: 'AUTHORIZED',
      doc: {},
      createdAt: now,
      updatedAt: now,
    } as const;
    const state = { ...order(), payments: [payment] };
    expect(cancelOrder(state, false)).toMatchObject({ code: 'ORDER_HAS_AUTHORIZED_TRANSACTION' });
    expect(setStatus(state, 'CANCELED')).toMatchObject({
      code: 'ORDER_HAS_AUTHORIZED_TRANSACTION',
    });
    expect(isRefusal(cancelOrder({ ...state, payments: [] }, false))).toBe(false);
  });

  it('other statuses are set once, and never back to the initial one', () => {
    expect(setStatus(order(), 'APPROVED')).toMatchObject({
      code: 'STATUS_ALREADY_SET',
      data: { status: 'APPROVED' },
    });
    expect(setStatus(order(), 'INITIALIZED')).toMatchObject({
      code: 'STATUS_NOT_SUPPORTED',
      data: { status: 'INITIALIZED' },
    });
    expect(done(setStatus({ ...order(), status: 'PENDING' }, 'REJECTED')).status).toBe('REJECTED');
    expect(done(setStatus(order(), 'CANCELED')).doc.lineItems[0]).not.toHaveProperty(
      'restockQuantity',
    );
  });
});
