import { beforeAll, describe, expect, it } from 'vitest';
import { STORES } from '../../kit/api.ts';
import { startCartShop, type CartShop } from '../../kit/cart-shop.ts';
import { send, visitorOf } from '../../kit/accounts.ts';
import { addMember, endSessions } from '../../kit/members.ts';
import {
  anyId,
  requestSession,
  code,
  createSite,
  createSession,
  redeem,
  tokensOf,
  whois,
} from '../../kit/redirect-sessions.ts';

/**
 * A redirect session from a storefront to the hosted pages: the same caller, once, for a limited
 * time.
 */

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
/** A checkout created by the merchant: anyone with its URL may pay it. */
let checkout: { ecomCheckout: { checkoutId: string } };
let product: { id: string; slug?: string };
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

describe('the user of a redirect session', () => {
  it('a visitor arrives with the cart, and items added there are in it on both sites', async () => {
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
    const tokens = await tokensOf(shop.server, await createSession(shop.server, as, checkout));
    expect(tokens.role).toBe('VISITOR');
    const there = await send(
      shop.server,
      'GET',
      '/v1/carts/current',
      undefined,
      tokens.accessToken,
    );
    expect((there.body['cart'] as { lineItems: { quantity: number }[] }).lineItems).toMatchObject([
      { quantity: 2 },
    ]);
    expect((await whois(shop.server, tokens.accessToken))['subjectId']).toBe(
      (await whois(shop.server, as))['subjectId'],
    );
    // Renewed by the caller's app, as the tokens it has are.
    const renewed = await send(shop.server, 'POST', '/oauth2/token', {
      grantType: 'refresh_token',
      clientId,
      refreshToken: tokens.refreshToken,
    });
    expect((await whois(shop.server, String(renewed.body['access_token'])))['subjectId']).toBe(
      (await whois(shop.server, as))['subjectId'],
    );
  });

  it('a member arrives signed in with the same session: ending it signs out both sites', async () => {
    const { token, memberId } = await memberToken();
    const first = await createSession(shop.server, token, checkout);
    const second = await createSession(shop.server, token, checkout);
    const tokens = await tokensOf(shop.server, first);
    expect(tokens.role).toBe('MEMBER');
    expect(await whois(shop.server, tokens.accessToken)).toMatchObject({
      active: true,
      subjectType: 'MEMBER',
      subjectId: memberId,
    });
    await endSessions(shop.server, memberId);
    now += 5_000;
    expect(await whois(shop.server, tokens.accessToken)).toEqual({ active: false });
    expect(
      (
        await send(shop.server, 'POST', '/oauth2/token', {
          grantType: 'refresh_token',
          clientId,
          refreshToken: tokens.refreshToken,
        })
      ).status,
    ).toBe(400);
    const over = await redeem(shop.server, second);
    expect([over.status, code(over)]).toEqual([403, 'SIGNED_OUT']);
  });

  it('the user is not resolved if the client app opts out, or if the merchant calls', async () => {
    const as = await visitor();
    const { subjectId } = await whois(shop.server, as);
    const tokens = await tokensOf(
      shop.server,
      await createSession(shop.server, as, {
        ...checkout,
        preferences: { maintainIdentity: false },
      }),
    );
    expect(await whois(shop.server, tokens.accessToken)).toMatchObject({
      active: true,
      subjectType: 'VISITOR',
      subjectId: expect.not.stringMatching(String(subjectId)),
    });
    const shops = await tokensOf(
      shop.server,
      await createSession(shop.server, await shop.server.createApiKey(), checkout),
    );
    expect(await whois(shop.server, shops.accessToken)).toMatchObject({
      active: true,
      subjectType: 'VISITOR',
    });
  });

  it('only its user sees the session', async () => {
    const as = await visitor();
    const { id } = await createSession(shop.server, as, {
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
  it('works once, also for concurrent requests', async () => {
    const session = await createSession(shop.server, await visitor(), checkout);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => redeem(shop.server, session)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(code))).toEqual(
      new Set(['REDIRECT_SESSION_USED']),
    );
  });

  it('refuses another, damaged or missing session', async () => {
    const [one, two] = [
      await createSession(shop.server, await visitor(), checkout),
      await createSession(shop.server, await visitor(), checkout),
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

  it('expires after ten minutes for a sign-in, after a day for a checkout', async () => {
    const as = await visitor();
    const sync = await createSession(shop.server, as, { login: {} });
    const pay = await createSession(shop.server, as, checkout);
    now += 11 * 60_000;
    expect(code(await redeem(shop.server, sync))).toBe('REDIRECT_SESSION_EXPIRED');
    const spare = await createSession(shop.server, as, checkout);
    now += 23 * 3_600_000 + 55 * 60_000;
    expect(code(await redeem(shop.server, pay))).toBe('REDIRECT_SESSION_EXPIRED');
    expect((await redeem(shop.server, spare)).status).toBe(200);
  });

  it('is neither stored nor published in an event', async () => {
    const { id, token, shortUrl } = await createSession(shop.server, await visitor(), {
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
    const { id } = await createSession(shop.server, await visitor(), { login: {} });
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

describe('the short URL', () => {
  const find = (shortUrl: string) =>
    send(shop.server, 'POST', '/v1/redirect-session/short-url', {
      short: shortUrl.split('/go/')[1] ?? '',
    });

  it('redirects to the long one, does not use it up, and expires with it', async () => {
    const session = await createSession(shop.server, await visitor(), {
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

  it('a URL that is too long is reported by field', async () => {
    const { status, body } = await requestSession(shop.server, await visitor(), {
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
  it('ends the session for good, and returns the URL to go back to', async () => {
    const { token, memberId } = await memberToken();
    const session = await createSession(shop.server, token, {
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

  it('an unopened link expires after ten minutes', async () => {
    const { token } = await memberToken();
    const session = await createSession(shop.server, token, { logout: { clientId } });
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

  it('a token for another purpose signs no member out', async () => {
    const { token } = await memberToken();
    const session = await createSession(shop.server, token, checkout);
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

  it('of a missing app is refused', async () => {
    const refused = await requestSession(shop.server, await visitor(), {
      logout: { clientId: anyId() },
    });
    expect([refused.status, code(refused)]).toEqual([403, 'APP_NOT_FOUND']);
  });
});
