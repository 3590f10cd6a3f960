import { describe, expect, it } from 'vitest';
import { must } from '../../kit/api.ts';
import { item, startCartShop } from '../../kit/cart-shop.ts';

const shop = await startCartShop();
const missingId = '3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c';

describe('a cart by its id', () => {
  it("is created with items, separate from the owner's current cart", async () => {
    const visitor = await shop.visitor();
    const mug = await shop.product();
    expect(await visitor.call('POST', '/v1/carts', { cartInfo: { buyerNote: 'x' } })).toMatchObject(
      {
        status: 400,
        body: { details: { applicationError: { code: 'CANT_CREATE_CART_WITHOUT_ITEMS' } } },
      },
    );
    const made = await visitor.cart('POST', '/v1/carts', {
      lineItems: [item(mug.id, 2)],
      cartInfo: { buyerNote: 'For later' },
    });
    expect(made).toMatchObject({
      buyerNote: 'For later',
      revision: '1',
      lineItems: [{ quantity: 2 }],
    });
    expect(await visitor.cart('GET', `/v1/carts/${made.id}`)).toEqual(made);
    expect((await visitor.call('GET', '/v1/carts/current')).status).toBe(404);
  });

  it('is created once per Idempotency-Key and caller, under concurrency', async () => {
    const [visitor, other] = [await shop.visitor(), await shop.visitor()];
    const mug = await shop.product();
    const make = async (buyer: typeof visitor, key: string, quantity = 2) => {
      const answer = await fetch(`${shop.server.url}/v1/carts`, {
        method: 'POST',
        headers: {
          authorization: buyer.token,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ lineItems: [item(mug.id, quantity)] }),
      });
      return {
        status: answer.status,
        body: (await answer.json()) as {
          cart?: { id: string; revision: string; lineItems: { quantity: number }[] };
        },
      };
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(visitor, 'first')));
    const [
      {
        body: { cart },
      },
    ] = answers as [Awaited<ReturnType<typeof make>>];
    expect(cart).toMatchObject({ revision: '1', lineItems: [{ quantity: 2 }] });
    expect(answers).toEqual(answers.map(() => ({ status: 200, body: { cart } })));
    expect((await make(visitor, 'first')).body.cart).toEqual(cart);
    expect(await make(visitor, 'first', 3)).toMatchObject({
      status: 422,
      body: { details: { applicationError: { code: 'IDEMPOTENCY_KEY_REUSED' } } },
    });
    expect(
      new Set([
        cart?.id,
        (await make(visitor, 'second')).body.cart?.id,
        (await make(other, 'first')).body.cart?.id,
      ]).size,
    ).toBe(3);
    const [row] = await shop.server.db.query<{ events: number }>({
      text: 'select count(*) as events from outbox where entity_id = $1',
      values: [cart?.id],
    });
    expect(row).toEqual({ events: 1 });
    // Changed since: the same cart, as it is now.
    await visitor.cart('POST', `/v1/carts/${cart?.id}/add-to-cart`, { lineItems: [item(mug.id)] });
    expect((await make(visitor, 'first')).body.cart).toMatchObject({
      id: cart?.id,
      revision: '2',
      lineItems: [{ quantity: 3 }],
    });
  });

  it('is changed like the current cart', async () => {
    const visitor = await shop.visitor();
    const [mug, bowl] = [await shop.product(), await shop.product({ name: 'Bowl' })];
    const { id } = await visitor.cart('POST', '/v1/carts', { lineItems: [item(mug.id)] });
    const more = await visitor.cart('POST', `/v1/carts/${id}/add-to-cart`, {
      lineItems: [item(bowl.id), item(mug.id)],
    });
    expect(more.lineItems.map(({ quantity }) => quantity)).toEqual([2, 1]);
    const [first, second] = more.lineItems;
    expect(
      (
        await visitor.cart('POST', `/v1/carts/${id}/update-line-items-quantity`, {
          lineItems: [{ id: first?.id, quantity: 7 }],
        })
      ).lineItems[0]?.quantity,
    ).toBe(7);
    expect(
      (
        await visitor.cart('POST', `/v1/carts/${id}/remove-line-items`, {
          lineItemIds: [second?.id],
        })
      ).lineItems,
    ).toHaveLength(1);
    expect(
      (await visitor.cart('PATCH', `/v1/carts/${id}`, { cartInfo: { id, buyerNote: 'Hi' } }))
        .buyerNote,
    ).toBe('Hi');
    expect((await visitor.cart('POST', `/v1/carts/${id}/remove-coupon`, {})).id).toBe(id);
    expect(await visitor.call('POST', `/v1/carts/${id}/estimate-totals`, {})).toMatchObject({
      status: 200,
      body: { priceSummary: { subtotal: { amount: '70.00' } } },
    });
    expect(await must(visitor.call('DELETE', `/v1/carts/${id}`))).toEqual({});
    expect((await visitor.call('GET', `/v1/carts/${id}`)).status).toBe(404);
  });

  it('belongs to one location', async () => {
    const visitor = await shop.visitor();
    const mug = await shop.product();
    const { id } = await visitor.cart('POST', '/v1/carts', { lineItems: [item(mug.id)] });
    const [here, there] = [missingId, '11111111-1111-4111-8111-111111111111'];
    expect(
      (
        await visitor.cart('POST', `/v1/carts/${id}/add-to-cart`, {
          lineItems: [item(mug.id)],
          businessLocationId: here,
        })
      ).businessLocationId,
    ).toBe(here);
    expect(
      await visitor.call('POST', `/v1/carts/${id}/add-to-cart`, {
        lineItems: [item(mug.id)],
        businessLocationId: there,
      }),
    ).toMatchObject({
      status: 409,
      body: {
        details: {
          applicationError: { code: 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION' },
        },
      },
    });
    expect(
      (await visitor.cart('POST', `/v1/carts/${id}/remove-business-location`, {}))
        .businessLocationId,
    ).toBeUndefined();
    expect(
      (
        await visitor.cart('POST', `/v1/carts/${id}/add-to-cart`, {
          lineItems: [item(mug.id)],
          businessLocationId: there,
        })
      ).businessLocationId,
    ).toBe(there);
  });

  it("a member's contact is the member itself", async () => {
    const member = await shop.member();
    const mug = await shop.product();
    const { id, buyerInfo } = await member.cart('POST', '/v1/carts', { lineItems: [item(mug.id)] });
    expect(buyerInfo?.memberId).toBe(member.memberId);
    expect(
      await member.call('PATCH', `/v1/carts/${id}`, {
        cartInfo: { id, buyerInfo: { contactId: missingId } },
      }),
    ).toMatchObject({
      status: 400,
      body: {
        details: {
          applicationError: { code: 'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER' },
        },
      },
    });
  });
});

describe('a cart of another owner', () => {
  it('is answered as missing to every call; the merchant reaches any cart', async () => {
    const [visitor, other, member] = [
      await shop.visitor(),
      await shop.visitor(),
      await shop.member(),
    ];
    const mug = await shop.product();
    const {
      id,
      lineItems: [line],
    } = await visitor.cart('POST', '/v1/carts', { lineItems: [item(mug.id)] });
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['PATCH', '', { cartInfo: { buyerNote: 'mine' } }],
      ['POST', '/add-to-cart', { lineItems: [item(mug.id)] }],
      ['POST', '/remove-line-items', { lineItemIds: [line?.id] }],
      ['POST', '/remove-coupon', {}],
      ['POST', '/update-line-items-quantity', { lineItems: [{ id: line?.id, quantity: 9 }] }],
      ['POST', '/estimate-totals', {}],
      ['POST', '/explain-totals', {}],
      ['POST', '/remove-business-location', {}],
      ['DELETE', ''],
    ];
    for (const buyer of [other, member]) {
      for (const [method, path, body] of calls) {
        const [theirs, none] = [
          await buyer.call<{ message: string }>(method, `/v1/carts/${id}${path}`, body),
          await buyer.call<{ message: string }>(method, `/v1/carts/${missingId}${path}`, body),
        ];
        expect(theirs.status, `${method} ${path}`).toBe(404);
        expect(JSON.stringify(theirs).replaceAll(id, missingId)).toBe(JSON.stringify(none));
      }
    }
    expect((await visitor.cart('GET', `/v1/carts/${id}`)).lineItems).toMatchObject([
      { quantity: 1 },
    ]);
    expect(
      (await shop.owner.cart('POST', `/v1/carts/${id}/add-to-cart`, { lineItems: [item(mug.id)] }))
        .lineItems[0]?.quantity,
    ).toBe(2);
    expect((await shop.assisted(other).cart('GET', `/v1/carts/${id}`)).id).toBe(id);
  });

  it('a key without the permission reaches none', async () => {
    const visitor = await shop.visitor();
    const mug = await shop.product();
    const { id } = await visitor.cart('POST', '/v1/carts', { lineItems: [item(mug.id)] });
    const authorization = await shop.server.createApiKey(['ECOM.READ_CARTS']);
    const send = (method: string, path: string) =>
      fetch(shop.server.url + path, { method, headers: { authorization } });
    expect((await send('GET', `/v1/carts/${id}`)).status).toBe(200);
    expect((await send('DELETE', `/v1/carts/${id}`)).status).toBe(404);
    expect((await send('GET', `/v1/carts/${id}`)).status).toBe(200);
  });
});
