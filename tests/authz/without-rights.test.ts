import { beforeAll, describe, expect, it } from 'vitest';
import { must, STORES, type Answer } from '../kit/api.ts';
import { startStudio, type Studio } from '../kit/studio.ts';
import type { Buyer } from '../kit/shop.ts';
import { addCollaborator, appToken } from './actors.ts';
import { annsEmail, books, sellOneOfEach } from './one-of-each.ts';

/**
 * Seen from outside, on real objects: an app, key or collaborator without the permission of an area
 * reads nothing there that a stranger would not read, and changes nothing.
 */

let studio: Studio;
let weak: Record<string, string>;
let things: Awaited<ReturnType<typeof sellOneOfEach>>;

const names = [
  'an app without rights',
  "an app with another area's rights",
  'a collaborator who may read products',
  'a visitor with a key without rights',
  'a key without rights',
];

beforeAll(async () => {
  studio = await startStudio();
  things = await sellOneOfEach(studio);
  const key = await studio.server.createApiKey();
  weak = {
    'an app without rights': await appToken(studio.server, []),
    "an app with another area's rights": await appToken(studio.server, [
      'MEDIA.SITE_MEDIA_FILES_READ',
      'SHOPWRIGHT.MANAGE_DISCOUNTS',
    ]),
    'a collaborator who may read products': await (
      await addCollaborator(studio.server, key, ['WIX_STORES.READ_PRODUCTS'])
    )(),
    'a visitor with a key without rights': `${(await studio.visitor()).authorization},${await studio.server.createApiKey([])}`,
    'a key without rights': await studio.server.createApiKey([]),
  };
});

const say = (who: string, method: string, path: string, body?: unknown): Promise<Answer> =>
  things.ann.say(method, path, body, { authorization: weak[who] ?? '' });

describe.each(names)('%s', (who) => {
  it('sees no order: neither by id, number or search, nor its fulfillments, payments or invoice', async () => {
    const { number } = await studio.order(things.orderId);
    for (const id of [things.orderId, number, '10001', '10002'])
      expect((await say(who, 'GET', `/v1/orders/${id}`)).status, id).toBe(404);
    const found = await say(who, 'POST', '/v1/orders/search', { search: {} });
    expect([found.status, found.body['orders']]).toEqual([200, []]);
    expect(JSON.stringify(found.body)).not.toContain(annsEmail);
    expect(
      (
        await say(who, 'POST', '/v1/orders/aggregate', {
          aggregation: {
            m: { $count: ['buyerInfo.email', 'billingInfo.contactDetails.lastName'] },
          },
        })
      ).status,
    ).toBe(403);
    expect((await say(who, 'GET', `/v1/payments/orders/${things.orderId}`)).status).toBe(403);
    expect((await say(who, 'GET', `/v1/fulfillments/orders/${things.orderId}`)).status).toBe(404);
    expect((await say(who, 'GET', `/v1/orders/${things.orderId}/invoice`)).status).toBe(404);
  });

  it('moves no money and changes no order', async () => {
    const before = await books(studio);
    const refused = [
      [
        'POST',
        `/v1/payments-collector/orders/${things.orderId}/trigger-refund`,
        { payments: [{ paymentId: things.paymentId }] },
      ],
      ['POST', `/v1/payments-collector/orders/${things.orderId}/mark-as-paid`, {}],
      [
        'POST',
        `/v1/payments-collector/orders/${things.orderId}/manual-payment`,
        { amount: { amount: '1.00' } },
      ],
      ['POST', `/v1/payments-collector/orders/${things.orderId}/void-authorized-payments`, {}],
      ['POST', `/v1/payments-collector/orders/${things.orderId}/capture-authorized-payments`, {}],
      ['POST', `/v1/orders/${things.orderId}/cancel`, {}],
      [
        'PATCH',
        `/v1/orders/${things.orderId}`,
        { order: { buyerInfo: { email: 'evil@example.com' } } },
      ],
      ['POST', `/v1/orders/${things.orderId}/update-status`, { status: 'CANCELED' }],
      [
        'POST',
        `/v1/orders/${things.orderId}/activities`,
        { activity: { merchantComment: { message: 'Hello' } } },
      ],
      ['POST', '/v1/orders/import/set-order-number-counter', { counter: 90000 }],
    ] as const;
    for (const [method, path, body] of refused)
      expect([path, (await say(who, method, path, body)).code]).toEqual([
        path,
        'PERMISSION_DENIED',
      ]);
    expect(await books(studio)).toEqual(before);
  });

  it('takes over no account, and sees only public members', async () => {
    const before = await books(studio);
    expect(
      (
        await say(who, 'PATCH', `/api/v1/members/${things.victim}/change-login-email`, {
          newEmail: 'evil@example.com',
        })
      ).status,
    ).toBe(403);
    expect(
      (await say(who, 'POST', '/api/v1/members/block', { memberId: things.victim })).status,
    ).toBe(403);
    expect(
      (
        await say(who, 'PATCH', `/v1/members/${things.victim}`, {
          member: { contact: { firstName: 'Eve' } },
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await say(who, 'POST', '/oauth2/token', {
          grantType: 'authorized_client',
          memberId: things.victim,
        })
      ).status,
    ).toBe(403);
    expect((await say(who, 'GET', `/v1/members/${things.victim}?fieldsets=FULL`)).status).toBe(404);
    for (const answer of [
      await say(who, 'GET', '/v1/members?fieldsets=FULL'),
      await say(who, 'POST', '/v1/members/query', { fieldsets: ['FULL'] }),
    ]) {
      const [pat, ...others] = answer.body['members'] as Record<string, unknown>[];
      expect([answer.status, pat?.['id'], others]).toEqual([200, things.publicMember, []]);
      expect(Object.keys(pat ?? {}).toSorted()).toEqual([
        'activityStatus',
        'contactId',
        'createdDate',
        'id',
        'privacyStatus',
        'profile',
        'status',
        'updatedDate',
      ]);
    }
    // Filters, sorting and searches reveal no private fields either.
    const queries = [
      { filter: { loginEmail: 'victim@example.com' } },
      { filter: { 'contact.firstName': { $startsWith: 'V' } } },
      { sort: [{ fieldName: 'loginEmail' }] },
      { filter: { $or: [{ lastLoginDate: { $gt: '2020-01-01T00:00:00Z' } }] } },
    ];
    for (const query of queries)
      expect(
        (await say(who, 'POST', '/v1/members/query', { query })).status,
        JSON.stringify(query),
      ).toBe(400);
    expect(
      (await say(who, 'POST', '/v1/members/query', { search: { expression: 'pat@example' } })).body[
        'members'
      ],
    ).toEqual([]);
    expect(await books(studio)).toEqual(before);
  });

  it('reaches no cart and no checkout of another buyer', async () => {
    for (const path of [
      `/v1/carts/${things.cartId}`,
      `/v1/carts/by-checkout-id/${things.openCheckout}`,
      `/v1/checkouts/${things.openCheckout}`,
      `/v1/checkouts/by-cart-id/${things.cartId}`,
      `/v1/checkouts/${things.openCheckout}/checkout-url`,
      `/v1/checkouts/${things.openCheckout}/wix-checkout-url`,
    ]) {
      expect([path, (await say(who, 'GET', path)).status]).toEqual([path, 404]);
    }
    expect((await say(who, 'DELETE', `/v1/carts/${things.cartId}`)).status).toBe(404);
    expect(
      (await say(who, 'POST', `/v1/carts/${things.cartId}/create-checkout`, { channelType: 'WEB' }))
        .status,
    ).toBe(404);
    expect(
      (
        await say(who, 'PATCH', `/v1/checkouts/${things.openCheckout}`, {
          checkout: { buyerInfo: { email: 'evil@example.com' } },
        })
      ).status,
    ).toBe(404);
    expect(
      (await say(who, 'POST', `/v1/checkouts/${things.openCheckout}/create-order`, {})).status,
    ).toBe(404);
    expect(
      (await say(who, 'POST', `/v1/checkouts/${things.openCheckout}/pay`, { method: 'OFFLINE' }))
        .status,
    ).toBe(404);
    expect((await things.ann.read(things.openCheckout)).buyerInfo?.email).toBe(annsEmail);
  });

  it('cannot set prices: fields for the shop are refused or ignored as for a visitor', async () => {
    const custom = {
      customLineItems: [
        {
          quantity: 1,
          price: '0.01',
          productName: { original: 'Gold' },
          itemType: { preset: 'PHYSICAL' },
        },
      ],
    };
    const stranger = await studio.visitor();
    expect((await say(who, 'POST', '/v1/carts', custom)).status).toBe(
      (await stranger.say('POST', '/v1/carts', custom)).status,
    );
    const discounted = {
      lineItems: [
        {
          quantity: 1,
          catalogReference: { appId: STORES, catalogItemId: things.mug },
          catalogOverrideFields: { price: '0.01' },
        },
      ],
    };
    const [mine, theirs] = [
      await say(who, 'POST', '/v1/carts', discounted),
      await stranger.say('POST', '/v1/carts', discounted),
    ];
    expect(mine.status).toBe(theirs.status);
    expect(JSON.stringify(mine.body)).not.toContain('"0.01"');
  });

  it('reaches no subscription, booking, ticket or membership', async () => {
    const before = await books(studio);
    const get = [
      `/v1/subscriptions/${things.subscriptionId}`,
      `/v1/subscriptions/${things.subscriptionId}/cycles`,
      `/v1/services/bookings/${things.bookingId}`,
      `/v1/services/bookings/${things.bookingId}/calendar`,
      `/v1/events/tickets/${things.ticketId}/code`,
    ];
    for (const path of get)
      expect([path, (await say(who, 'GET', path)).status]).toEqual([path, 404]);
    for (const action of ['cancel', 'pause', 'skip'])
      expect(
        (await say(who, 'POST', `/v1/subscriptions/${things.subscriptionId}/${action}`, {})).status,
        action,
      ).toBe(404);
    expect(
      (await say(who, 'POST', `/v1/services/bookings/${things.bookingId}/cancel`, {})).status,
    ).toBe(404);
    for (const path of ['', '/pause', '/cancel'])
      expect(
        (
          await say(
            who,
            path === '' ? 'GET' : 'POST',
            `/v1/plans/memberships/${things.membershipId}${path}`,
            path === '' ? undefined : {},
          )
        ).status,
        path,
      ).toBe(403);
    for (const path of [
      '/v1/subscriptions/my',
      '/v1/services/bookings/my',
      '/v1/events/tickets/my',
    ])
      expect(JSON.stringify((await say(who, 'GET', path)).body), path).not.toContain('"id"');
    expect(await books(studio)).toEqual(before);
  });
});

it('a collaborator with any permissions ends only their own session', async () => {
  const [signIn, key] = [
    await addCollaborator(studio.server, await studio.server.createApiKey(), [
      'WIX_STORES.READ_PRODUCTS',
    ]),
    await studio.server.createApiKey(),
  ];
  const [session, other] = [await signIn(), await signIn()];
  const as = (authorization: string) =>
    things.ann.say('POST', '/v1/staff/sign-out', {}, { authorization });
  expect([
    (await as(session)).status,
    (await as(key)).status,
    (await as((await studio.visitor()).authorization)).status,
  ]).toEqual([200, 200, 200]);
  studio.goTo(studio.now().getTime() + 5000);
  const store = (authorization: string) =>
    things.ann.say('GET', '/v1/store', undefined, { authorization });
  expect([
    (await store(session)).status,
    (await store(other)).status,
    (await store(key)).status,
  ]).toEqual([401, 200, 200]);
});

describe('every caller with a token can read the catalog', () => {
  const reader =
    (buyer: Pick<Buyer, 'say'>, authorization?: string) =>
    (method: string, path: string, body?: unknown) =>
      buyer.say(method, path, body, authorization === undefined ? {} : { authorization });

  it.each(names.filter((name) => name !== 'a collaborator who may read products'))(
    '%s reads what a visitor reads, and nothing hidden',
    async (who) => {
      const visitor = reader(await studio.visitor());
      const app = reader(things.ann, weak[who]);
      const reads = [
        ['GET', `/v1/products/${things.mug}`, undefined],
        ['POST', '/v1/products/query-platformized', { query: {} }],
        ['GET', '/v2/collections/query', undefined],
        [
          'POST',
          `/v1/products/${things.mug}/variants/query`,
          { includeMerchantSpecificData: true },
        ],
        ['POST', '/v1/plans/query', {}],
        ['POST', '/v1/events/query', {}],
        ['POST', '/v1/services/query', {}],
      ] as const;
      for (const [method, path, body] of reads) {
        const [seen, shown] = [await app(method, path, body), await visitor(method, path, body)];
        expect([path, seen.status]).toEqual([path, 200]);
        expect(seen.body).toEqual(shown.body);
        expect(JSON.stringify(seen.body)).not.toMatch(/itemCost|Next year|Not yet/);
      }
      expect((await app('GET', `/v1/products/${things.hiddenProduct}`)).status).toBe(404);
      expect((await app('GET', `/v1/plans/${things.hiddenPlan}`)).status).toBe(404);
    },
  );

  it('a collaborator who may read products sees hidden ones and costs, and no hidden plan', async () => {
    const collaborator = reader(things.ann, weak['a collaborator who may read products']);
    expect((await collaborator('GET', `/v1/products/${things.hiddenProduct}`)).status).toBe(200);
    expect(
      JSON.stringify(
        (
          await collaborator('POST', `/v1/products/${things.mug}/variants/query`, {
            includeMerchantSpecificData: true,
          })
        ).body,
      ),
    ).toContain('itemCost');
    expect((await collaborator('GET', `/v1/plans/${things.hiddenPlan}`)).status).toBe(404);
  });
});

it('the permission of one area opens that area and no other', async () => {
  const app = await appToken(studio.server, ['ECOM.READ_ORDERS']);
  const as = (method: string, path: string, body?: unknown) =>
    things.ann.say(method, path, body, { authorization: app });
  expect(await must(as('GET', `/v1/orders/${things.orderId}`))).toMatchObject({
    order: { buyerInfo: { email: annsEmail } },
  });
  expect((await must(as('POST', '/v1/orders/search', { search: {} })))['orders']).toHaveLength(4);
  expect((await as('POST', `/v1/orders/${things.orderId}/cancel`, {})).status).toBe(403);
  expect((await as('GET', `/v1/checkouts/${things.openCheckout}`)).status).toBe(404);
  expect((await as('GET', `/v1/members/${things.victim}`)).status).toBe(404);
  // A member with such a key is the shop in that area, and only that member elsewhere.
  const elevated = `${things.ann.authorization},${await studio.server.createApiKey(['ECOM.READ_ORDERS'])}`;
  expect(
    (
      await things.ann.say('GET', `/v1/members/${things.victim}`, undefined, {
        authorization: elevated,
      })
    ).status,
  ).toBe(404);
  expect(
    (
      await things.ann.say('GET', `/v1/services/bookings/${things.bookingId}`, undefined, {
        authorization: elevated,
      })
    ).status,
  ).toBe(200);
});
