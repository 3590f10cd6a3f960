import { randomUUID } from 'node:crypto';
import type { Order } from '@shopwright/contract/orders/order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopwright } from '../../kit/command.ts';
import { anOrder } from '../../kit/order-shop.ts';
import { exchange, password, send, someone, visitorOf } from '../../kit/accounts.ts';
import { codeOf, startMembersShop, type MembersShop } from '../../kit/members-shop.ts';

let shop: MembersShop;
beforeAll(async () => {
  shop = await startMembersShop();
});
afterAll(() => shop.server.close());

/** A member with data in every domain, marked by a unique text. */
async function settle() {
  const mark = `zq${randomUUID().replaceAll('-', '')}`;
  const email = `${mark}@example.com`;
  const { server, owner } = shop;
  const { siteId } = server;
  const id = await shop.add({
    loginEmail: email,
    loginEmailVerified: true,
    profile: { nickname: mark },
    contact: { firstName: mark, phones: [`+1 ${mark}`] },
  });
  const own = await shop.as(id);
  await own('GET', '/v1/members/my');
  const details = {
    address: { country: 'US', subdivision: 'US-OR', city: mark, addressLine: mark },
    contactDetails: { firstName: mark, lastName: mark, phone: '+1 555 0100' },
  };
  const { body } = await owner('POST', '/v1/orders', {
    order: anOrder({
      buyerInfo: { email, memberId: id },
      buyerNote: mark,
      customFields: [{ title: 'Say', value: mark }],
      billingInfo: details,
      recipientInfo: details,
      shippingInfo: {
        title: 'By post',
        cost: { price: { amount: '5.00' } },
        logistics: { shippingDestination: details },
      },
    }),
  });
  const order = body['order'] as Order;
  const put = (text: string, values: unknown[]) => server.db.query({ text, values });
  await put(
    "insert into cart (site_id, cart_id, owner_kind, owner_id, is_current, doc, product_ids, created_at, updated_at) values ($1, $2, 'member', $3, true, $4, '{}', now(), now())",
    [
      siteId,
      randomUUID(),
      id,
      JSON.stringify({
        lines: [],
        merchantDiscounts: [],
        couponCode: null,
        info: { buyerNote: mark },
      }),
    ],
  );
  const checkout = (state: string) =>
    put(
      "insert into checkout (site_id, checkout_id, owner_kind, owner_id, state, choices, shown, quote_mark, quote_expires_at, created_at, updated_at) values ($1, $2, 'visitor', $3, $4, $5, $6, '', now(), now(), now())",
      [
        siteId,
        randomUUID(),
        randomUUID(),
        state,
        JSON.stringify({
          lines: [],
          email,
          billingInfo: details,
          shippingDestination: details,
          buyerNote: mark,
        }),
        JSON.stringify({
          buyerInfo: { email },
          billingInfo: details,
          shippingInfo: { logistics: { shippingDestination: details } },
        }),
      ],
    );
  await checkout('OPEN');
  await checkout('COMPLETED');
  await put(
    "insert into message (site_id, message_id, channel, recipient, kind, text) values ($1, $2, 'EMAIL', $3, 'test', $4)",
    [siteId, randomUUID(), email.toUpperCase(), mark],
  );
  await put(
    "insert into back_in_stock_request (site_id, request_id, app_id, catalog_item_id, variant_id, email, status, doc, created_at, updated_at) values ($1, $2, 'a', 'b', $2, $3, 'RECEIVED', '{}', now(), now())",
    [siteId, randomUUID(), email],
  );
  const discountId = randomUUID();
  await put(
    "insert into discount (site_id, discount_id, kind, name, stackable, definition, created_at, updated_at) values ($1, $2, 'RULE', 'D', true, '{}', now(), now())",
    [siteId, discountId],
  );
  await put(
    'insert into discount_redemption (site_id, discount_id, checkout_id, member_id, email, created_at) values ($1, $2, $3, $4, $5, now())',
    [siteId, discountId, randomUUID(), id, email],
  );
  await put(
    "insert into audit (site_id, audit_id, at, action, subject, actor_role, actor_id, outcome, address, detail) values ($1, $2, now(), 'SIGN_IN', 'password', 'member', $3, 'OK', '192.0.2.7', $4)",
    [siteId, randomUUID(), id, JSON.stringify({ email })],
  );
  return { mark, email, id, order };
}

/**
 * The tables that still contain a text. Published events expire with the outbox; finished jobs are
 * deleted.
 */
async function whereIs(...words: string[]): Promise<string[]> {
  const { db } = shop.server;
  const tables = await db.query<{ name: string }>({
    text: "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    values: [],
  });
  const found: string[] = [];
  for (const { name } of tables) {
    if (name === 'outbox' || name === 'entity_sequence') continue;
    const rows = await db.query({
      text: `select 1 from "${name}" t where lower(t::text) like any($1) limit 1`,
      values: [words.map((word) => `%${word.toLowerCase()}%`)],
    });
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

const everywhere = [
  'audit',
  'back_in_stock_request',
  'cart',
  'checkout',
  'discount_redemption',
  'member',
  'message',
  'order',
  'session',
];

it("a data subject's data is exported and erased everywhere; orders stay for accounting", async () => {
  const { mark, email, id, order } = await settle();
  expect((await whereIs(mark, id)).map((name) => (name === 'orders' ? 'order' : name))).toEqual(
    expect.arrayContaining(everywhere),
  );

  const exported = await shop.owner('POST', `/v1/members/${id}/export-data`, {});
  expect(exported.body).toMatchObject({
    data: {
      account: {
        member: { id, loginEmail: email },
        sessions: [{}],
        audit: expect.arrayContaining([expect.objectContaining({ action: 'SIGN_IN' })]),
        slugs: [{}],
      },
      orders: [{ id: order.id }],
      carts: [{}],
      checkouts: [{}, {}],
      messages: [{ kind: 'test' }],
      backInStockRequests: [{ email }],
      discountRedemptions: [{ email }],
    },
  });
  const bystander = await settle();

  const erased = await shop.owner('POST', `/v1/members/${id}/erase`, {});
  expect([erased.status, erased.body]).toEqual([
    200,
    { erasedDate: expect.any(String), ordersKept: 1 },
  ]);
  // The merchant's call is in the audit log, which is written a moment later.
  expect(await whereIs(mark)).toEqual([]);
  expect((await whereIs(id)).filter((name) => name !== 'audit')).toEqual([]);
  const retained = (await shop.owner('GET', `/v1/orders/${order.id ?? ''}`)).body['order'] as Order;
  expect(retained).toMatchObject({
    number: order.number,
    priceSummary: order.priceSummary,
    lineItems: [{ productName: { original: 'Mug' } }, {}],
    billingInfo: { address: { country: 'US', subdivision: 'US-OR' } },
  });
  expect((await shop.owner('GET', `/v1/members/${id}`)).status).toBe(404);
  expect((await shop.publishedEvents(id)).map(({ type }) => type)).toContain(
    'wix.members.v1.member_deleted',
  );
  expect(
    (await whereIs(bystander.mark, bystander.id)).map((name) =>
      name === 'orders' ? 'order' : name,
    ),
  ).toEqual(expect.arrayContaining(everywhere));
});

it('only a verified address adds guest orders to an account', async () => {
  const email = `${randomUUID()}@example.com`;
  await shop.owner('POST', '/v1/orders', { order: anOrder({ buyerInfo: { email } }) });
  const id = await shop.add({ loginEmail: email, contact: { emails: [email] } });
  expect((await shop.owner('POST', `/v1/members/${id}/export-data`, {})).body).toMatchObject({
    data: { orders: [] },
  });
});

it('refuses while a payment is in progress, and changes nothing', async () => {
  const { id, email } = await settle();
  await shop.server.db.query({
    text: "update checkout set state = 'PAYING' where choices->>'email' = $1 and state = 'OPEN'",
    values: [email],
  });
  const refused = await shop.owner('POST', `/v1/members/${id}/erase`, {});
  expect([refused.status, codeOf(refused)]).toEqual([409, 'NOT_ERASABLE_YET']);
  expect((await shop.get(id)).loginEmail).toBe(email);
});

it('is for the merchant only, and answers 404 for an unknown person', async () => {
  const id = await shop.add();
  const own = await shop.as(id);
  for (const what of ['export-data', 'erase']) {
    expect((await own('POST', `/v1/members/${id}/${what}`, {})).status).toBe(403);
    expect((await shop.owner('POST', `/v1/members/${randomUUID()}/${what}`, {})).status).toBe(404);
  }
});

it(
  'both commands work by email address, for members and guests',
  { timeout: 120_000 },
  async () => {
    const env = { DATABASE_URL: shop.server.databaseUrl };
    const { mark, email } = await settle();
    const written = await shopwright(['members', 'export', '--email', email.toUpperCase()], {
      env,
    });
    expect([written.code, written.stderr]).toEqual([0, '']);
    expect(JSON.parse(written.stdout)).toMatchObject({
      account: { member: { loginEmail: email } },
      orders: [{}],
    });
    // A dry run or an unconfirmed command erases nothing.
    const dry = await shopwright(['members', 'erase', '--email', email, '--dry-run', '--json'], {
      env,
    });
    expect(JSON.parse(dry.stdout)).toMatchObject({
      email,
      dryRun: true,
      parts: { account: expect.any(Number), orders: 1 },
    });
    expect(
      await shopwright(['members', 'erase', '--email', email, '--json'], { env }),
    ).toMatchObject({ code: 1, stderr: expect.stringContaining('--yes') });
    expect(await whereIs(mark)).not.toEqual([]);
    expect(
      await shopwright(['members', 'erase', '--email', email, '--yes', '--json'], { env }),
    ).toMatchObject({ code: 0, stdout: `${JSON.stringify({ email, ordersKept: 1 })}\n` });
    expect(await whereIs(mark)).toEqual([]);
    expect(
      await shopwright(['members', 'erase', '--email', email, '--yes'], { env }),
    ).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`has no personal data of ${email}`),
    });

    const guest = `${randomUUID()}@example.com`;
    await shop.owner('POST', '/v1/orders', { order: anOrder({ buyerInfo: { email: guest } }) });
    expect(
      await shopwright(['members', 'erase', '--email', guest, '--yes', '--json'], { env }),
    ).toMatchObject({ code: 0, stdout: `${JSON.stringify({ email: guest, ordersKept: 1 })}\n` });
    expect(await whereIs(guest)).toEqual([]);
  },
);

it('a member exports their data with the password, never with the token alone', async () => {
  const { server } = shop;
  const email = someone();
  const registered = await send(
    server,
    'POST',
    '/v2/register',
    { loginId: { email }, password },
    await visitorOf(server),
  );
  const token = String(
    (await exchange(server, registered.body['sessionToken'])).body['access_token'],
  );
  const copy = (body: object) => send(server, 'POST', '/v1/members/my/export-data', body, token);

  const bare = await copy({});
  expect([bare.status, codeOf(bare)]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  const wrong = await copy({ password: 'another word' });
  expect([wrong.status, codeOf(wrong)]).toEqual([403, 'VERIFICATION_FAILED']);
  const right = await copy({ password });
  expect([right.status, right.body]).toMatchObject([
    200,
    { exportedDate: expect.any(String), data: { account: { member: { loginEmail: email } } } },
  ]);
  expect(JSON.stringify(right.body)).not.toMatch(/argon2|hash/i);
  expect(
    (
      await send(
        server,
        'POST',
        '/v1/members/my/export-data',
        { password },
        await visitorOf(server),
      )
    ).status,
  ).toBe(403);
});

it("a member deletes the account with the password, never with the token alone; the provider's call needs no proof", async () => {
  const { server } = shop;
  const join = async () => {
    const registered = await send(
      server,
      'POST',
      '/v2/register',
      { loginId: { email: someone() }, password },
      await visitorOf(server),
    );
    return {
      id: (registered.body['identity'] as { id: string }).id,
      token: String((await exchange(server, registered.body['sessionToken'])).body['access_token']),
    };
  };
  const isThere = async (id: string) =>
    (await server.db.query({ text: 'select from member where member_id = $1', values: [id] }))
      .length === 1;
  const member = await join();
  const remove = (body: object, as = member.token) =>
    send(server, 'POST', '/v1/members/my/delete-account', body, as);

  const bare = await remove({});
  expect([bare.status, codeOf(bare)]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  const wrong = await remove({ password: 'another word' });
  expect([wrong.status, codeOf(wrong)]).toEqual([403, 'VERIFICATION_FAILED']);
  expect(await isThere(member.id)).toBe(true);
  expect((await remove({ password }, await visitorOf(server))).status).toBe(403);
  expect((await remove({ password })).status).toBe(200);
  expect(await isThere(member.id)).toBe(false);

  // The official client sends no proof.
  const other = await join();
  expect((await send(server, 'DELETE', '/v1/members/my', undefined, other.token)).status).toBe(200);
  expect(await isThere(other.id)).toBe(false);
});
