import { beforeAll, describe, expect, it } from 'vitest';
import { STORES } from '../../kit/api.ts';
import { startCartShop, type CartShop } from '../../kit/cart-shop.ts';
import { send, visitorOf } from '../../kit/people.ts';
import { addMember, endSessions } from '../../kit/members.ts';
import {
  anyId,
  ask,
  callback,
  challenge,
  code,
  createSite,
  handOver,
  redeem,
  tokensOf,
  whois,
} from '../../kit/hop.ts';

/** A hand-over from a site of somebody's own to the platform's pages: the same person, once, for a while. */

let shop: CartShop;
let clientId: string;
let now = Date.now();

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
/** A checkout that the shop made: whoever has its address may pay it. */
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

async function memberToken(): Promise<{ token: string; memberId: string }> {
  const memberId = await addMember(shop.server);
  const { body } = await send(
    shop.server,
    'POST',
    '/oauth2/token',
    { grant_type: 'authorized_client', member_id: memberId },
    `${await visitor()},${await shop.server.createApiKey()}`,
  );
  return { token: String(body['access_token']), memberId };
}

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
    const session = await handOver(shop.server, as, { [field]: value });
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

  it('never leads to a page that is not there', async () => {
    const { status, body } = await ask(shop.server, await visitor(), {
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
      await handOver(shop.server, await visitor(), { eventsCheckout: { eventSlug } }),
    );
    expect(body['session']).toMatchObject({
      kind: 'EVENTS_CHECKOUT',
      eventsCheckout: { eventSlug },
    });
    const none = await ask(shop.server, await visitor(), {
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

  it('the time that an older client chose is found under its former name', async () => {
    const slot = { serviceId: await newService(), startDate: '2026-12-01T10:00:00Z' };
    const { body } = await redeem(
      shop.server,
      await handOver(shop.server, await visitor(), {
        bookingsCheckout: { timezone: 'UTC', slot: { slot } },
      }),
    );
    expect(body['session']).toMatchObject({
      bookingsCheckout: { timezone: 'UTC', slotAvailability: { slot } },
    });
  });

  it("a target that does not exist, is hidden or is another buyer's is refused when the session is made", async () => {
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
      const refused = await ask(shop.server, as, body);
      expect([refused.status, code(refused)], field).toEqual([404, expected]);
      expect(refused.body['details']).toMatchObject({ applicationError: { data: { field } } });
    }
    expect(
      (await ask(shop.server, buyer.token, { ecomCheckout: { checkoutId: own.body.checkoutId } }))
        .status,
    ).toBe(200);
  });

  it('is kept small: whoever fills one is told the field', async () => {
    const slot = { serviceId: await newService(), scheduleId: 'x'.repeat(100_000) };
    const { status, body } = await ask(shop.server, await visitor(), {
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

  it('exactly one: none and two are told by field', async () => {
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
      const { status, body: answer } = await ask(shop.server, as, body);
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

describe('the same person', () => {
  it('a visitor arrives with the cart, and what is added there is there on both sides', async () => {
    const as = await visitor();
    const added = await send(
      shop.server,
      'POST',
      '/v1/carts/current/add-to-cart',
      {
        lineItems: [
          {
            quantity: 2,
            catalogReference: {
              appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
              catalogItemId: product.id,
            },
          },
        ],
      },
      as,
    );
    expect(added.status).toBe(200);
    const hop = await tokensOf(shop.server, await handOver(shop.server, as, checkout));
    expect(hop.role).toBe('VISITOR');
    const there = await send(shop.server, 'GET', '/v1/carts/current', undefined, hop.accessToken);
    expect((there.body['cart'] as { lineItems: { quantity: number }[] }).lineItems).toMatchObject([
      { quantity: 2 },
    ]);
    expect((await whois(shop.server, hop.accessToken))['subjectId']).toBe(
      (await whois(shop.server, as))['subjectId'],
    );
    // Renewed by the caller's app, as the tokens it has are.
    const renewed = await send(shop.server, 'POST', '/oauth2/token', {
      grantType: 'refresh_token',
      clientId,
      refreshToken: hop.refreshToken,
    });
    expect((await whois(shop.server, String(renewed.body['access_token'])))['subjectId']).toBe(
      (await whois(shop.server, as))['subjectId'],
    );
  });

  it('a member arrives signed in, by the same session: ended here, it is ended there', async () => {
    const { token, memberId } = await memberToken();
    const first = await handOver(shop.server, token, checkout);
    const second = await handOver(shop.server, token, checkout);
    const hop = await tokensOf(shop.server, first);
    expect(hop.role).toBe('MEMBER');
    expect(await whois(shop.server, hop.accessToken)).toMatchObject({
      active: true,
      subjectType: 'MEMBER',
      subjectId: memberId,
    });
    await endSessions(shop.server, memberId);
    now += 5_000;
    expect(await whois(shop.server, hop.accessToken)).toEqual({ active: false });
    expect(
      (
        await send(shop.server, 'POST', '/oauth2/token', {
          grantType: 'refresh_token',
          clientId,
          refreshToken: hop.refreshToken,
        })
      ).status,
    ).toBe(400);
    const over = await redeem(shop.server, second);
    expect([over.status, code(over)]).toEqual([403, 'SIGNED_OUT']);
  });

  it('nobody is known where the program wants it so, and where the shop itself asks', async () => {
    const as = await visitor();
    const { subjectId } = await whois(shop.server, as);
    const hop = await tokensOf(
      shop.server,
      await handOver(shop.server, as, { ...checkout, preferences: { maintainIdentity: false } }),
    );
    expect(await whois(shop.server, hop.accessToken)).toMatchObject({
      active: true,
      subjectType: 'VISITOR',
      subjectId: expect.not.stringMatching(String(subjectId)),
    });
    const shops = await tokensOf(
      shop.server,
      await handOver(shop.server, await shop.server.createApiKey(), checkout),
    );
    expect(await whois(shop.server, shops.accessToken)).toMatchObject({
      active: true,
      subjectType: 'VISITOR',
    });
  });

  it('only that person sees the session', async () => {
    const as = await visitor();
    const { id } = await handOver(shop.server, as, {
      ...checkout,
      callbacks: { postFlowUrl: 'https://pages.example/done' },
    });
    const seen = await send(shop.server, 'GET', `/v1/redirect-session/${id}`, undefined, as);
    expect(seen.body['session']).toMatchObject({
      id,
      kind: 'ECOM_CHECKOUT',
      callbacks: { postFlowUrl: 'https://pages.example/done' },
    });
    for (const other of [await visitor(), (await memberToken()).token])
      expect(
        (await send(shop.server, 'GET', `/v1/redirect-session/${id}`, undefined, other)).status,
      ).toBe(404);
  });
});

describe('the token', () => {
  it('counts once, also when many come at once', async () => {
    const session = await handOver(shop.server, await visitor(), checkout);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => redeem(shop.server, session)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(code))).toEqual(
      new Set(['REDIRECT_SESSION_USED']),
    );
  });

  it("is nobody else's: another session, a damaged one, none", async () => {
    const [one, two] = [
      await handOver(shop.server, await visitor(), checkout),
      await handOver(shop.server, await visitor(), checkout),
    ];
    for (const token of [
      two.token,
      `${one.token.startsWith('A') ? 'B' : 'A'}${one.token.slice(1)}`,
      '',
      'x'.repeat(100),
      one.shortUrl.split('/go/')[1] ?? '',
    ])
      expect((await redeem(shop.server, { id: one.id, token })).status).toBe(404);
    expect((await redeem(shop.server, { id: anyId(), token: one.token })).status).toBe(404);
    expect((await redeem(shop.server, one)).status).toBe(200);
  });

  it('is over after its time: ten minutes for a sign-in, a day for a checkout', async () => {
    const as = await visitor();
    const sync = await handOver(shop.server, as, { login: {} });
    const pay = await handOver(shop.server, as, checkout);
    now += 11 * 60_000;
    expect(code(await redeem(shop.server, sync))).toBe('REDIRECT_SESSION_EXPIRED');
    const spare = await handOver(shop.server, as, checkout);
    now += 23 * 3_600_000 + 55 * 60_000;
    expect(code(await redeem(shop.server, pay))).toBe('REDIRECT_SESSION_EXPIRED');
    expect((await redeem(shop.server, spare)).status).toBe(200);
  });

  it('stands nowhere: not in the table, not in the event', async () => {
    const { id, token, shortUrl } = await handOver(shop.server, await visitor(), {
      ...checkout,
      preferences: { additionalQueryParameters: { a: 'b' } },
    });
    const short = shortUrl.split('/go/')[1] ?? '';
    const rows = await shop.server.db.query({
      text: "select r::text as row, (select string_agg(o::text, ' ') from outbox o where entity_id = $1::text) as events from redirect_session r where redirect_session_id = $1::uuid",
      values: [id],
    });
    const text = JSON.stringify(rows);
    expect(text).toContain(id);
    expect(text).toContain('redirect_session_created');
    for (const secret of [token, short]) expect(text).not.toContain(secret);
  });

  it('old ones are deleted', async () => {
    const { id } = await handOver(shop.server, await visitor(), { login: {} });
    const count = async () =>
      (
        await shop.server.db.query({
          text: 'select from redirect_session where redirect_session_id = $1',
          values: [id],
        })
      ).length;
    const { redirectJobs } = await import('@shopwright/server/redirects/index');
    const forget = () =>
      redirectJobs({ db: shop.server.db, clock: () => new Date(now) }).tasks[
        'forget-old-redirect-sessions'
      ]();
    await forget();
    expect(await count()).toBe(1);
    now += 25 * 3_600_000;
    await forget();
    expect(await count()).toBe(0);
  });
});

describe('the short address', () => {
  const find = (shortUrl: string) =>
    send(shop.server, 'POST', '/v1/redirect-session/short-url', {
      short: shortUrl.split('/go/')[1] ?? '',
    });

  it('leads to the long one, uses nothing up, and is over with it', async () => {
    const session = await handOver(shop.server, await visitor(), {
      ...checkout,
      preferences: { additionalQueryParameters: { lang: 'de', token: 'mine', session: 'mine' } },
    });
    expect(session.urlDetails.searchParams).toEqual({
      lang: 'de',
      session: session.id,
      token: session.token,
    });
    for (let again = 0; again < 2; again += 1)
      expect((await find(session.shortUrl)).body).toEqual({ url: session.fullUrl });
    expect((await redeem(shop.server, session)).status).toBe(200);
    expect((await find(`/go/${session.token}`)).status).toBe(404);
    now += 25 * 3_600_000;
    expect((await find(session.shortUrl)).status).toBe(404);
  });

  it('an address that grows too long is told by its field', async () => {
    const { status, body } = await ask(shop.server, await visitor(), {
      ...checkout,
      preferences: { additionalQueryParameters: { a: 'x'.repeat(2048) } },
    });
    expect([status, body['details']]).toMatchObject([
      400,
      {
        validationError: {
          fieldViolations: [
            { field: 'preferences.additionalQueryParameters', violatedRule: 'MAX_LENGTH' },
          ],
        },
      },
    ]);
  });
});

describe('signing out', () => {
  it('ends the session, once and for all, and names where to go back to', async () => {
    const { token, memberId } = await memberToken();
    const session = await handOver(shop.server, token, {
      logout: { clientId },
      callbacks: { postFlowUrl: 'https://pages.example/bye' },
    });
    expect((await whois(shop.server, token))['active']).toBe(true);
    const path = `/v1/redirect-session/${session.id}/logout`;
    expect((await send(shop.server, 'POST', path, { token: 'wrong' })).status).toBe(404);
    for (let again = 0; again < 2; again += 1)
      expect((await send(shop.server, 'POST', path, { token: session.token })).body).toEqual({
        url: 'https://pages.example/bye',
        memberId,
      });
    now += 5_000;
    expect(await whois(shop.server, token)).toEqual({ active: false });
  });

  it('a link that nobody opened is worth nothing after ten minutes', async () => {
    const { token } = await memberToken();
    const session = await handOver(shop.server, token, { logout: { clientId } });
    now += 601_000;
    expect(
      (
        await send(shop.server, 'POST', `/v1/redirect-session/${session.id}/logout`, {
          token: session.token,
        })
      ).status,
    ).toBe(403);
    expect((await whois(shop.server, token))['active']).toBe(true);
  });

  it('a token for something else signs nobody out', async () => {
    const { token } = await memberToken();
    const session = await handOver(shop.server, token, checkout);
    expect(
      (
        await send(shop.server, 'POST', `/v1/redirect-session/${session.id}/logout`, {
          token: session.token,
        })
      ).status,
    ).toBe(404);
    now += 5_000;
    expect((await whois(shop.server, token))['active']).toBe(true);
  });

  it('of an app that is not there is refused', async () => {
    const refused = await ask(shop.server, await visitor(), { logout: { clientId: anyId() } });
    expect([refused.status, code(refused)]).toEqual([403, 'APP_NOT_FOUND']);
  });
});
