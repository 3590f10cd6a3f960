import { describe, expect, it } from 'vitest';
import { startServer } from '../../kit/start-server.ts';
import { must, STORES } from '../../kit/api.ts';
import { item, startCartShop, STORES_TOO } from '../../kit/cart-shop.ts';

const shop = await startCartShop();
const missingId = '3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c';

const engraving = (maxLength: number, mandatory: boolean) => ({
  customTextFields: [{ id: missingId, key: 'engraving', title: 'Engraving', maxLength, mandatory }],
});

describe('the current cart', () => {
  it('does not exist until it is used, and then stays the same', async () => {
    const visitor = await shop.visitor();
    for (const [method, path, body] of [
      ['GET', '/v1/carts/current'],
      ['DELETE', '/v1/carts/current'],
      ['POST', '/v1/carts/current/remove-coupon', {}],
      ['POST', '/v1/carts/current/estimate-totals', {}],
      ['POST', '/v1/carts/current/remove-line-items', { lineItemIds: [missingId] }],
      [
        'POST',
        '/v1/carts/current/update-line-items-quantity',
        { lineItems: [{ id: missingId, quantity: 2 }] },
      ],
    ] as const) {
      expect(await visitor.call(method, path, body)).toMatchObject({
        status: 404,
        body: { details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } },
      });
    }
    const mug = await shop.product();
    const made = await visitor.add(mug.id);
    expect(await visitor.cart('GET', '/v1/carts/current')).toEqual(made);
    expect(made).toMatchObject({
      currency: 'USD',
      conversionCurrency: 'USD',
      weightUnit: 'KG',
      revision: '1',
      taxIncludedInPrices: false,
      appliedDiscounts: [],
    });
    expect(made.buyerInfo?.visitorId).toMatch(/^[0-9a-f-]{36}$/);
    expect((await (await shop.visitor()).call('GET', '/v1/carts/current')).status).toBe(404);
  });

  it('shows an item as in the catalog, in wire format', async () => {
    const visitor = await shop.visitor();
    const mug = await shop.product({
      name: 'Dune Mug',
      weight: 0.42,
      sku: 'NL-1',
      priceData: { price: 40 },
      discount: { type: 'PERCENT', value: 25 },
    });
    const {
      lineItems: [line],
      subtotal,
    } = await visitor.add(mug.id, 3);
    const money = (amount: string) => ({
      amount,
      convertedAmount: amount,
      formattedAmount: `$${amount}`,
      formattedConvertedAmount: `$${amount}`,
    });
    expect(line).toMatchObject({
      quantity: 3,
      catalogReference: { appId: STORES, catalogItemId: mug.id },
      productName: { original: 'Dune Mug' },
      url: { relativePath: `/products/${mug.slug}`, url: `http://shop.test/products/${mug.slug}` },
      price: money('30.00'),
      fullPrice: money('40.00'),
      priceBeforeDiscounts: money('30.00'),
      lineItemPrice: money('90.00'),
      availability: { status: 'AVAILABLE' },
      physicalProperties: { weight: 0.42, sku: 'NL-1', shippable: true },
      itemType: { preset: 'PHYSICAL' },
      paymentOption: 'FULL_PAYMENT_ONLINE',
      rootCatalogItemId: mug.id,
      customLineItem: false,
    });
    expect(subtotal).toEqual(money('90.00'));
  });

  it('adds once per Idempotency-Key, however often it is sent', async () => {
    const visitor = await shop.visitor();
    const mug = await shop.product();
    const add = async (key: string, quantity = 2, status = 200) => {
      const answer = await fetch(`${shop.server.url}/v1/carts/current/add-to-cart`, {
        method: 'POST',
        headers: {
          authorization: visitor.token,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ lineItems: [item(mug.id, quantity)] }),
      });
      expect(answer.status).toBe(status);
    };
    await Promise.all([add('one'), add('one'), add('one')]);
    await add('one');
    await add('one', 3, 422);
    expect(
      (await visitor.cart('GET', '/v1/carts/current')).lineItems.map(({ quantity }) => quantity),
    ).toEqual([2]);
    // Said again too late, a quantity is not set back.
    const set = async (key: string, quantity: number, status = 200) => {
      const [line] = (await visitor.cart('GET', '/v1/carts/current')).lineItems;
      const answer = await fetch(`${shop.server.url}/v1/carts/current/update-line-items-quantity`, {
        method: 'POST',
        headers: {
          authorization: visitor.token,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ lineItems: [{ id: line?.id, quantity }] }),
      });
      expect(answer.status).toBe(status);
    };
    await set('five', 5);
    await set('back to two', 2);
    await set('five', 5);
    await set('five', 6, 422);
    expect(
      (await visitor.cart('GET', '/v1/carts/current')).lineItems.map(({ quantity }) => quantity),
    ).toEqual([2]);
    await add('two');
    const cart = await visitor.cart('GET', '/v1/carts/current');
    expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([4]);
    expect(JSON.stringify(cart)).not.toContain('"done"');
  });

  it('accepts both ids of the stores catalog, and refuses any other', async () => {
    const visitor = await shop.visitor();
    const mug = await shop.product();
    const cart = await visitor.cart('POST', '/v1/carts/current/add-to-cart', {
      lineItems: [item(mug.id, 1, undefined, STORES), item(mug.id, 2, undefined, STORES_TOO)],
    });
    // The same thing under either name.
    expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([3]);
    expect(
      await visitor.call('POST', '/v1/carts/current/add-to-cart', {
        lineItems: [item(mug.id, 1, undefined, missingId)],
      }),
    ).toMatchObject({
      status: 404,
      body: { details: { applicationError: { code: 'CATALOG_NOT_FOUND' } } },
    });
  });

  it('puts the same item with the same choices into one line, others into their own', async () => {
    const visitor = await shop.visitor();
    const shirt = await shop.product({
      name: 'Shirt',
      manageVariants: true,
      productOptions: [
        {
          name: 'Size',
          choices: [
            { value: 'S', description: 'S' },
            { value: 'M', description: 'M' },
          ],
        },
        { name: 'Color', optionType: 'color', choices: [{ value: '#ff0000', description: 'Red' }] },
      ],
    });
    const small = shirt.variants?.find(({ choices }) => choices?.['Size'] === 'S')?.id;
    await visitor.add(shirt.id, 1, { variantId: small });
    await visitor.add(shirt.id, 2, { options: { Size: 'S', Color: 'Red' } });
    const cart = await visitor.add(shirt.id, 1, { options: { Color: 'Red', Size: 'M' } });
    expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(cart.lineItems[1]?.descriptionLines).toMatchObject([
      { name: { original: 'Size' }, plainText: { original: 'M' } },
      { name: { original: 'Color' }, colorInfo: { original: 'Red', code: '#ff0000' } },
    ]);
  });

  it('changes quantities, removes lines, and no longer exists after it is deleted', async () => {
    const visitor = await shop.visitor();
    const [mug, bowl] = [
      await shop.product(),
      await shop.product({ name: 'Bowl', priceData: { price: 7.5 } }),
    ];
    await visitor.add(mug.id);
    const {
      lineItems: [first, second],
    } = await visitor.add(bowl.id, 2);
    const changed = await visitor.cart('POST', '/v1/carts/current/update-line-items-quantity', {
      lineItems: [{ id: second?.id, quantity: 5 }],
    });
    expect(changed.lineItems.map(({ quantity }) => quantity)).toEqual([1, 5]);
    expect(changed.subtotal?.amount).toBe('47.50');
    const less = await visitor.cart('POST', '/v1/carts/current/remove-line-items', {
      lineItemIds: [first?.id],
    });
    expect(less.lineItems.map(({ id }) => id)).toEqual([second?.id]);
    expect(
      await visitor.call('POST', '/v1/carts/current/update-line-items-quantity', {
        lineItems: [{ id: first?.id, quantity: 1 }],
      }),
    ).toMatchObject({
      status: 404,
      body: { details: { applicationError: { code: 'LINE_ITEM_NOT_FOUND' } } },
    });
    expect(await must(visitor.call('DELETE', '/v1/carts/current'))).toEqual({});
    expect((await visitor.call('GET', '/v1/carts/current')).status).toBe(404);
  });

  it("stores the buyer's details", async () => {
    const visitor = await shop.visitor();
    const mug = await shop.product();
    await visitor.add(mug.id);
    const contactInfo = {
      address: {
        country: 'NL',
        city: 'Utrecht',
        addressLine: 'Straat 1',
        geocode: { latitude: 52.1, longitude: 5.1 },
      },
      contactDetails: { firstName: 'Ada', phone: '+31612345678' },
    };
    const cart = await visitor.cart('PATCH', '/v1/carts/current', {
      cartInfo: {
        buyerNote: 'Ring twice',
        buyerInfo: { email: 'ada@example.com' },
        contactInfo,
        selectedShippingOption: { code: 'standard' },
      },
    });
    expect(cart).toMatchObject({
      buyerNote: 'Ring twice',
      buyerInfo: { email: 'ada@example.com' },
      contactInfo,
      selectedShippingOption: { code: 'standard' },
      revision: '2',
    });
    expect(
      (await visitor.cart('PATCH', '/v1/carts/current', { cartInfo: { buyerNote: null } }))
        .buyerNote,
    ).toBeUndefined();
    expect((await visitor.cart('GET', '/v1/carts/current')).contactInfo).toEqual({
      ...contactInfo,
      address: { ...contactInfo.address, countryFullname: 'Netherlands' },
    });
  });
});

describe('an unavailable item', () => {
  it('is refused with a reason, and the cart stays unchanged', async () => {
    const visitor = await shop.visitor();
    const shirt = await shop.product({
      name: 'Shirt',
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: [{ value: 'S', description: 'S' }] }],
    });
    const hidden = await shop.product({ visible: false });
    const engraved = await shop.product({ name: 'Ring' });
    await shop.setDoc(engraved.id, engraving(5, true));
    const soldOut = await shop.product({ name: 'Rare' });
    await shop.stock(soldOut.id, 0);
    const cases: [object, number, string, RegExp][] = [
      [item(missingId), 404, 'ITEM_NOT_FOUND', /no product/],
      [item('nonsense'), 404, 'ITEM_NOT_FOUND', /no product/],
      [item(hidden.id), 404, 'ITEM_NOT_FOUND', /no product/],
      [item(shirt.id), 400, 'INVALID_ITEM_OPTIONS', /Choose "Size"/],
      [
        item(shirt.id, 1, { options: { Size: 'XXL' } }),
        400,
        'INVALID_ITEM_OPTIONS',
        /no choice "XXL"/,
      ],
      [
        item(shirt.id, 1, { options: { Colour: 'Red' } }),
        400,
        'INVALID_ITEM_OPTIONS',
        /no option "Colour"/,
      ],
      [item(shirt.id, 1, { variantId: missingId }), 404, 'VARIANT_NOT_FOUND', /no variant/],
      [item(engraved.id), 400, 'INVALID_ITEM_OPTIONS', /Fill in "Engraving"/],
      [
        item(engraved.id, 1, { customTextFields: { Engraving: 'too long' } }),
        400,
        'INVALID_ITEM_OPTIONS',
        /5 characters at most; 8/,
      ],
      [
        item(engraved.id, 1, { customTextFields: { Engraving: 'ok', Other: 'x' } }),
        400,
        'INVALID_ITEM_OPTIONS',
        /no text field "Other"/,
      ],
      [item(soldOut.id), 409, 'ITEM_NOT_AVAILABLE', /out of stock/],
      [
        item(engraved.id, 1, { subscriptionOptionId: 'weekly' }),
        400,
        'INVALID_ITEM_OPTIONS',
        /Fill in/,
      ],
    ];
    const good = await shop.product();
    for (const [line, status, code, words] of cases) {
      const answer = await visitor.call<{ message: string }>(
        'POST',
        '/v1/carts/current/add-to-cart',
        { lineItems: [item(good.id), line] },
      );
      expect(answer, code).toMatchObject({
        status,
        body: { message: expect.stringMatching(words), details: { applicationError: { code } } },
      });
    }
    expect((await visitor.call('GET', '/v1/carts/current')).status).toBe(404);
    const cart = await visitor.add(engraved.id, 1, { customTextFields: { Engraving: 'Ada' } });
    expect(cart.lineItems[0]?.descriptionLines).toMatchObject([
      { name: { original: 'Engraving' }, plainText: { original: 'Ada' } },
    ]);
  });

  it('is reported in the cart when it was added earlier', async () => {
    const visitor = await shop.visitor();
    const [scarce, gone, back] = [
      await shop.product({ name: 'Scarce' }),
      await shop.product({ name: 'Gone', priceData: { price: 5 } }),
      await shop.product({ name: 'Empty' }),
    ];
    for (const { id } of [scarce, gone, back]) await visitor.add(id, 4);
    await shop.stock(scarce.id, 3);
    await shop.stock(back.id, 0);
    await shop.owner.call('DELETE', `/v1/products/${gone.id}`);
    const cart = await visitor.cart('GET', '/v1/carts/current');
    expect(
      cart.lineItems.map(({ availability, productName }) => [productName?.original, availability]),
    ).toEqual([
      ['Scarce', { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 3 }],
      ['Gone', { status: 'NOT_FOUND' }],
      ['Empty', { status: 'NOT_AVAILABLE', quantityAvailable: 0 }],
    ]);
    expect(cart.lineItems[1]).toMatchObject({
      price: { amount: '5.00' },
      lineItemPrice: { amount: '20.00' },
    });
    // Only what can be sold costs something.
    expect(cart.subtotal?.amount).toBe('40.00');
    await shop.stock(back.id, 9);
    expect((await visitor.cart('GET', '/v1/carts/current')).lineItems[2]?.availability).toEqual({
      status: 'AVAILABLE',
      quantityAvailable: 9,
    });
  });

  it('is counted over all lines that sell the same variant', async () => {
    const visitor = await shop.visitor();
    const ring = await shop.product({ name: 'Ring' });
    await shop.setDoc(ring.id, engraving(10, false));
    await shop.stock(ring.id, 5);
    await visitor.add(ring.id, 3, { customTextFields: { Engraving: 'Ada' } });
    const cart = await visitor.add(ring.id, 3, { customTextFields: { Engraving: 'Bob' } });
    expect(cart.lineItems.map(({ availability }) => availability)).toEqual([
      { status: 'AVAILABLE', quantityAvailable: 5 },
      { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 },
    ]);
  });
});

it('50 parallel additions of one unit give 50', async () => {
  const visitor = await shop.visitor();
  const mug = await shop.product();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      visitor.call('POST', '/v1/carts/current/add-to-cart', { lineItems: [item(mug.id)] }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const cart = await visitor.cart('GET', '/v1/carts/current');
  expect(cart).toMatchObject({ revision: '50', lineItems: [{ quantity: 50 }] });
});

it('50 parallel additions give 50 also when two processes serve the shop', async ({
  onTestFinished,
}) => {
  const second = await startServer({ databaseUrl: shop.server.databaseUrl });
  onTestFinished(() => second.close());
  const visitor = await shop.visitor();
  const mug = await shop.product();
  const add = (url: string) =>
    fetch(`${url}/v1/carts/current/add-to-cart`, {
      method: 'POST',
      headers: { authorization: visitor.token, 'content-type': 'application/json' },
      body: JSON.stringify({ lineItems: [item(mug.id)] }),
    });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => add(index % 2 === 0 ? shop.server.url : second.url)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await visitor.cart('GET', '/v1/carts/current')).toMatchObject({
    revision: '50',
    lineItems: [{ quantity: 50 }],
  });
});
