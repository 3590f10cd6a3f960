import { beforeAll, describe, expect, it } from 'vitest';
import { STORES } from '../../kit/api.ts';
import { startCartShop, type CartShop } from '../../kit/cart-shop.ts';
import { visitorOf } from '../../kit/accounts.ts';
import {
  anyId,
  requestSession,
  callback,
  challenge,
  code,
  createSite,
  createSession,
  redeem,
} from '../../kit/redirect-sessions.ts';

/** The pages a redirect session can lead to, and the targets it refuses. */

let shop: CartShop;
let clientId: string;
const now = Date.now();

beforeAll(async () => {
  shop = await startCartShop({ clock: () => new Date(now) });
  clientId = await createSite(shop.server);
  product = await shop.product();
  const { body } = await shop.owner.call<{ checkout: { id: string } }>('POST', '/v1/checkouts', {
    lineItems: [{ quantity: 1, catalogReference: { appId: STORES, catalogItemId: product.id } }],
    channelType: 'WEB',
  });
  checkout = { ecomCheckout: { checkoutId: body.checkout.id } };
});

const visitor = () => visitorOf(shop.server, clientId);
/** A checkout created by the merchant: anyone with its URL may pay it. */
let checkout: { ecomCheckout: { checkoutId: string } };
let product: { id: string; slug?: string };
const made = async (
  path: string,
  body: object,
): Promise<Record<string, { id: string; slug: string }>> => {
  const answer = await shop.owner.call<Record<string, { id: string; slug: string }>>(
    'POST',
    path,
    body,
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};
const starts = () => new Date(now + 30 * 86_400_000).toISOString();
const newEvent = async () =>
  (
    await made('/v1/events', {
      event: {
        name: `Concert ${anyId()}`,
        start: starts(),
        tickets: [{ name: 'Seat', price: '5', capacity: 10 }],
      },
    })
  )['event']?.slug ?? '';
const newService = async () =>
  (await made('/v1/services', { service: { name: `Massage ${anyId()}`, price: '20' } }))['service']
    ?.id ?? '';
const newPlan = async () =>
  (await made('/v1/plans', { plan: { name: `Plan ${anyId()}`, price: '10' } }))['plan']?.id ?? '';

describe('every target', () => {
  const clientIdHere = () => clientId;
  const targets: [string, string, () => object | Promise<object>][] = [
    [
      'auth',
      'authorize',
      () => ({
        authRequest: {
          clientId,
          redirectUri: callback,
          codeChallenge: challenge,
          codeChallengeMethod: 'S256',
          responseType: 'code',
          state: 's',
        },
      }),
    ],
    ['login', 'login-sync', () => ({})],
    ['logout', 'logout', () => ({ clientId: clientIdHere() })],
    ['ecomCheckout', 'checkout', () => checkout.ecomCheckout],
    [
      'bookingsCheckout',
      'book',
      async () => ({
        timezone: 'Europe/Paris',
        slotAvailability: {
          slot: { serviceId: await newService(), startDate: '2026-12-01T10:00:00Z' },
        },
      }),
    ],
    ['bookingsBook', 'book', async () => ({ resourceId: await newService() })],
    [
      'eventsCheckout',
      'tickets',
      async () => ({
        reservationId: checkout.ecomCheckout.checkoutId,
        eventSlug: await newEvent(),
      }),
    ],
    ['paidPlansCheckout', 'plan', async () => ({ planId: await newPlan() })],
    ['storesProduct', 'product', () => ({ productSlug: product.slug })],
    ['memberAccountPage', 'account', () => ({ section: 'ORDERS' })],
  ];

  it.each(targets)('%s leads to its page', async (field, page, target) => {
    const as = await visitor();
    const value = await target();
    const session = await createSession(shop.server, as, { [field]: value });
    expect(session.urlDetails).toEqual({
      endpoint: `http://shop.test/hosted/${page}`,
      searchParams: { session: session.id, token: session.token },
    });
    expect(session.fullUrl).toBe(
      `http://shop.test/hosted/${page}?session=${session.id}&token=${session.token}`,
    );
    const { status, body } = await redeem(shop.server, session);
    expect(status).toBe(200);
    const shown = body['session'] as Record<string, unknown>;
    expect(shown).toMatchObject({
      id: session.id,
      clientId,
      appName: 'A shop front of its own',
      targetOrigins: ['http://shop.test', 'https://pages.example', 'https://app.example'],
    });
    if (field === 'auth')
      expect(shown['auth']).toEqual({
        redirectUri: callback,
        responseMode: 'fragment',
        state: 's',
      });
    else if (field !== 'login') expect(shown[field]).toEqual(value);
  });

  it('never leads to a missing page', async () => {
    const { status, body } = await requestSession(shop.server, await visitor(), {
      ecomOrderPaymentRequest: { paymentRequestId: anyId() },
    });
    expect([status, body['details']]).toMatchObject([
      400,
      { validationError: { fieldViolations: [{ field: 'ecomOrderPaymentRequest' }] } },
    ]);
  });

  it('an event needs no reservation: its slug alone opens its tickets', async () => {
    const eventSlug = await newEvent();
    const { body } = await redeem(
      shop.server,
      await createSession(shop.server, await visitor(), { eventsCheckout: { eventSlug } }),
    );
    expect(body['session']).toMatchObject({
      kind: 'EVENTS_CHECKOUT',
      eventsCheckout: { eventSlug },
    });
    const none = await requestSession(shop.server, await visitor(), {
      eventsCheckout: { reservationId: anyId() },
    });
    expect([none.status, none.body['details']]).toMatchObject([
      400,
      {
        validationError: {
          fieldViolations: [{ field: 'eventsCheckout.eventSlug', violatedRule: 'REQUIRED_FIELD' }],
        },
      },
    ]);
  });

  it('accepts a slot of an older client under its former name', async () => {
    const slot = { serviceId: await newService(), startDate: '2026-12-01T10:00:00Z' };
    const { body } = await redeem(
      shop.server,
      await createSession(shop.server, await visitor(), {
        bookingsCheckout: { timezone: 'UTC', slot: { slot } },
      }),
    );
    expect(body['session']).toMatchObject({
      bookingsCheckout: { timezone: 'UTC', slotAvailability: { slot } },
    });
  });

  it("a target that is missing, hidden or another buyer's is refused on creation", async () => {
    const as = await visitor();
    const eventSlug = await newEvent();
    const hidden = await shop.product({ visible: false });
    const buyer = await shop.visitor();
    const own = await buyer.call<{ checkoutId: string }>(
      'POST',
      '/v1/carts/current/create-checkout',
      (await buyer.add(product.id), { channelType: 'WEB' }),
    );
    const cases: [string, string, object][] = [
      ['CHECKOUT_NOT_FOUND', 'ecomCheckout.checkoutId', { ecomCheckout: { checkoutId: anyId() } }],
      [
        'CHECKOUT_NOT_FOUND',
        'ecomCheckout.checkoutId',
        { ecomCheckout: { checkoutId: own.body.checkoutId } },
      ],
      [
        'PRODUCT_NOT_FOUND',
        'storesProduct.productSlug',
        { storesProduct: { productSlug: 'no-such-mug' } },
      ],
      [
        'PRODUCT_NOT_FOUND',
        'storesProduct.productSlug',
        { storesProduct: { productSlug: hidden.slug } },
      ],
      ['SERVICE_NOT_FOUND', 'bookingsBook.resourceId', { bookingsBook: { resourceId: anyId() } }],
      [
        'SERVICE_NOT_FOUND',
        'bookingsCheckout.slotAvailability.slot.serviceId',
        { bookingsCheckout: { timezone: 'UTC', slotAvailability: { slot: { serviceId: 'x' } } } },
      ],
      [
        'EVENT_NOT_FOUND',
        'eventsCheckout.eventSlug',
        { eventsCheckout: { eventSlug: 'no-such-concert' } },
      ],
      [
        'CHECKOUT_NOT_FOUND',
        'eventsCheckout.reservationId',
        { eventsCheckout: { eventSlug, reservationId: anyId() } },
      ],
      ['PLAN_NOT_FOUND', 'paidPlansCheckout.planId', { paidPlansCheckout: { planId: anyId() } }],
    ];
    for (const [expected, field, body] of cases) {
      const refused = await requestSession(shop.server, as, body);
      expect([refused.status, code(refused)], field).toEqual([404, expected]);
      expect(refused.body['details']).toMatchObject({ applicationError: { data: { field } } });
    }
    expect(
      (
        await requestSession(shop.server, buyer.token, {
          ecomCheckout: { checkoutId: own.body.checkoutId },
        })
      ).status,
    ).toBe(200);
  });

  it('is limited in size: an oversized one is reported by field', async () => {
    const slot = { serviceId: await newService(), scheduleId: 'x'.repeat(100_000) };
    const { status, body } = await requestSession(shop.server, await visitor(), {
      bookingsCheckout: { timezone: 'UTC', slotAvailability: { slot } },
    });
    expect([status, body['details']]).toMatchObject([
      400,
      {
        validationError: {
          fieldViolations: [{ field: 'bookingsCheckout', violatedRule: 'MAX_LENGTH' }],
        },
      },
    ]);
  });

  it('exactly one: none and two are reported by field', async () => {
    const as = await visitor();
    for (const body of [
      {},
      { callbacks: {} },
      { ecomCheckout: null },
      { login: {}, logout: { clientId } },
      { ecomCheckout: {} },
      { storesProduct: { productSlug: '' } },
      { logout: {} },
    ]) {
      const { status, body: answer } = await requestSession(shop.server, as, body);
      expect(status, JSON.stringify(body)).toBe(400);
      expect(answer['details']).toMatchObject({
        validationError: {
          fieldViolations: [
            { violatedRule: expect.stringMatching(/ONE_OF|REQUIRED/), data: expect.any(Object) },
          ],
        },
      });
    }
  });
});
