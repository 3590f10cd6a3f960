import { describe, expect, test } from 'vitest';
import {
  pageOf,
  storedTarget,
  targetObjects,
  targetOf,
  targets,
  type NewSession,
  type TargetField,
} from './targets.ts';

const id = '0f3c9a52-7d41-4b0e-9c1f-2a6b8d3e5f70';
const slot = { slot: { serviceId: id } };

/** Each target with all that its page needs. */
const whole: Readonly<Record<Exclude<TargetField, 'ecomOrderPaymentRequest'>, NewSession>> = {
  auth: { auth: {} },
  login: { login: {} },
  logout: { logout: { clientId: id } },
  ecomCheckout: { ecomCheckout: { checkoutId: id } },
  bookingsCheckout: { bookingsCheckout: { slotAvailability: slot } },
  bookingsBook: { bookingsBook: { resourceId: id } },
  eventsCheckout: { eventsCheckout: { eventSlug: 'raku' } },
  paidPlansCheckout: { paidPlansCheckout: { planId: id } },
  storesProduct: { storesProduct: { productSlug: 'dune-mug' } },
  memberAccountPage: { memberAccountPage: {} },
};

describe('the target of a request', () => {
  test.each(Object.entries(whole))('%s leads to its page when it is complete', (field, request) => {
    expect(targetOf(request)).toEqual({ field });
  });

  test.each([
    ['logout', 'logout.clientId', { logout: {} }],
    ['ecomCheckout', 'ecomCheckout.checkoutId', { ecomCheckout: { checkoutId: '' } }],
    ['bookingsBook', 'bookingsBook.resourceId', { bookingsBook: {} }],
    ['eventsCheckout', 'eventsCheckout.eventSlug', { eventsCheckout: { reservationId: id } }],
    ['paidPlansCheckout', 'paidPlansCheckout.planId', { paidPlansCheckout: {} }],
    ['storesProduct', 'storesProduct.productSlug', { storesProduct: {} }],
    [
      'bookingsCheckout',
      'bookingsCheckout.slotAvailability.slot.serviceId',
      { bookingsCheckout: { slotAvailability: { slot: {} } } },
    ],
    [
      'bookingsCheckout without a slot',
      'bookingsCheckout.slotAvailability.slot.serviceId',
      { bookingsCheckout: {} },
    ],
  ] as [string, string, NewSession][])(
    '%s names the field that its page needs',
    (_target, field, request) => {
      expect(targetOf(request)).toEqual({
        violation: {
          field,
          violatedRule: 'REQUIRED_FIELD',
          description: 'is required',
          data: {},
        },
      });
    },
  );

  test('a request without a target is refused with the list of targets', () => {
    const empty = { login: null, callbacks: {} } as unknown as NewSession;
    for (const request of [{}, empty]) {
      const answer = targetOf(request);
      expect(answer).toMatchObject({
        violation: {
          field: '',
          violatedRule: 'REQUIRED_ONE_OF_FIELD',
          data: { fields: Object.keys(targets) },
        },
      });
      expect('violation' in answer && answer.violation.description).toBe(
        `must hold one of ${Object.keys(targets).join(', ')}`,
      );
    }
  });

  test('payment requests for placed orders are refused: this platform makes none', () => {
    const request: NewSession = { ecomOrderPaymentRequest: { paymentRequestId: id } };
    expect(targetOf(request)).toMatchObject({
      violation: {
        field: 'ecomOrderPaymentRequest',
        violatedRule: 'OTHER',
        description: expect.stringContaining('makes no payment requests'),
      },
    });
  });

  test('accepts a slot under its former name', () => {
    expect(targetOf({ bookingsCheckout: { slot } })).toEqual({ field: 'bookingsCheckout' });
  });
});

describe('the page of a target', () => {
  test.each([
    ['auth', 'AUTH', 'authorize', 600],
    ['login', 'LOGIN', 'login-sync', 600],
    ['logout', 'LOGOUT', 'logout', 600],
    ['ecomCheckout', 'ECOM_CHECKOUT', 'checkout', 86_400],
    ['bookingsCheckout', 'BOOKINGS_CHECKOUT', 'book', 86_400],
    ['bookingsBook', 'BOOKINGS_BOOK', 'book', 86_400],
    ['eventsCheckout', 'EVENTS_CHECKOUT', 'tickets', 86_400],
    ['paidPlansCheckout', 'PAID_PLANS_CHECKOUT', 'plan', 86_400],
    ['storesProduct', 'STORES_PRODUCT', 'product', 86_400],
    ['memberAccountPage', 'MEMBER_ACCOUNT', 'account', 86_400],
    ['ecomOrderPaymentRequest', 'ORDER_PAYMENT', 'pay', 86_400],
  ] as const)('%s is stored as %s, opens /hosted/%s and lives for %i s', (...row) => {
    const [field, kind, page, seconds] = row;
    expect(targets[field]).toEqual({ kind, page, seconds });
    expect(pageOf(kind)).toBe(page);
  });

  test('an unknown kind opens no page', () => {
    expect(pageOf('OTHER' as 'AUTH')).toBe('');
  });
});

describe('the objects that a target names', () => {
  test.each([
    ['ecomCheckout', [{ field: 'ecomCheckout.checkoutId', kind: 'CHECKOUT', name: id }]],
    ['storesProduct', [{ field: 'storesProduct.productSlug', kind: 'PRODUCT', name: 'dune-mug' }]],
    ['bookingsBook', [{ field: 'bookingsBook.resourceId', kind: 'SERVICE', name: id }]],
    [
      'bookingsCheckout',
      [{ field: 'bookingsCheckout.slotAvailability.slot.serviceId', kind: 'SERVICE', name: id }],
    ],
    ['eventsCheckout', [{ field: 'eventsCheckout.eventSlug', kind: 'EVENT', name: 'raku' }]],
    ['paidPlansCheckout', [{ field: 'paidPlansCheckout.planId', kind: 'PLAN', name: id }]],
    ['logout', []],
    ['memberAccountPage', []],
  ] as const)('%s', (field, objects) => {
    expect(targetObjects(whole[field])).toEqual(objects);
  });

  test('reserved tickets are named beside their event', () => {
    const eventsCheckout = { eventSlug: 'raku', reservationId: id };
    expect(targetObjects({ eventsCheckout })).toEqual([
      { field: 'eventsCheckout.eventSlug', kind: 'EVENT', name: 'raku' },
      { field: 'eventsCheckout.reservationId', kind: 'CHECKOUT', name: id },
    ]);
  });

  test('a slot under its former name is the same service', () => {
    expect(targetObjects({ bookingsCheckout: { slot } })).toEqual(
      targetObjects(whole.bookingsCheckout),
    );
  });

  test('an empty id is ignored', () => {
    expect(targetObjects({ storesProduct: { productSlug: '' } })).toEqual([]);
  });
});

describe('the target as it is stored', () => {
  test('a sign-in is stored in its own shape', () => {
    expect(storedTarget('auth', { auth: { prompt: 'login' } })).toEqual({});
    expect(storedTarget('login', { login: {} })).toEqual({});
  });

  test('nothing but the target is stored', () => {
    const request: NewSession = { ...whole.storesProduct, callbacks: { state: 'x' } };
    expect(storedTarget('storesProduct', request)).toEqual(whole.storesProduct);
  });

  test('a slot is stored under its newer name, which takes precedence', () => {
    const other = { slot: { serviceId: 'other' } };
    const bookingsCheckout = { slot: other, timezone: 'Europe/Berlin' };
    expect(storedTarget('bookingsCheckout', { bookingsCheckout })).toEqual({
      bookingsCheckout: { slotAvailability: other, timezone: 'Europe/Berlin' },
    });
    expect(
      storedTarget('bookingsCheckout', {
        bookingsCheckout: { slot: other, slotAvailability: slot },
      }),
    ).toEqual(whole.bookingsCheckout);
    expect(storedTarget('bookingsCheckout', { bookingsCheckout: {} })).toEqual({
      bookingsCheckout: {},
    });
  });
});
