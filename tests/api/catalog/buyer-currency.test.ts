import { describe, expect, it } from 'vitest';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

const shop = await startCatalogShop();
const setRates = (
  rates: readonly { currency: string; rate: string }[],
  displayCurrency: string | null,
) => shop.owner('PATCH', '/v1/settings/currencies', { currencies: { rates, displayCurrency } });

describe("reads in the buyer's currency", () => {
  const newToken = async (): Promise<string> => {
    const tokens = await fetch(`${shop.server.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: shop.server.clientId, grantType: 'anonymous' }),
    });
    return ((await tokens.json()) as { access_token: string }).access_token;
  };
  const fetchPrice = async (
    authorization: string,
    currency: string | undefined,
    method: string,
    path: string,
    body?: object,
  ) => {
    const headers = {
      authorization,
      'content-type': 'application/json',
      ...(currency === undefined ? {} : { 'x-wix-currency': currency }),
    };
    const answer = await fetch(shop.server.url + path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.status).toBe(200);
    // No cache may return an answer in another currency than the requested one.
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return (await answer.json()) as Record<string, unknown>;
  };
  const read = async (currency: string | undefined, method: string, path: string, body?: object) =>
    fetchPrice(await newToken(), currency, method, path, body);

  it("products and variants have converted prices at the current rate next to the store's price", async () => {
    await setRates(
      [
        { currency: 'EUR', rate: '0.9' },
        { currency: 'JPY', rate: '150' },
      ],
      null,
    );
    const { id } = await shop.create({
      name: 'Converted mug',
      priceData: { price: 10 },
      manageVariants: true,
      productOptions: [
        {
          name: 'Size',
          choices: [
            { value: 'S', description: 'S' },
            { value: 'L', description: 'L' },
          ],
        },
      ],
    });
    const query = { query: { filter: { id } } };
    for (let again = 0; again < 3; again += 1) {
      const { products } = (await read(
        'eur',
        'POST',
        '/v1/products/query-platformized',
        query,
      )) as { products: object[] };
      expect(products).toMatchObject([
        {
          priceData: { currency: 'USD', price: 10 },
          convertedPriceData: {
            currency: 'EUR',
            price: 9,
            formatted: { price: expect.stringContaining('9.00') },
          },
          variants: [
            {
              variant: {
                priceData: { price: 10 },
                convertedPriceData: { currency: 'EUR', price: 9 },
              },
            },
            {},
          ],
        },
      ]);
    }
    expect(await read('JPY', 'GET', `/v1/products/${id}`)).toMatchObject({
      product: { convertedPriceData: { currency: 'JPY', price: 1500 } },
    });
    expect(await read('EUR', 'POST', `/v1/products/${id}/variants/query`, {})).toMatchObject({
      variants: [{ variant: { convertedPriceData: { currency: 'EUR', price: 9 } } }, {}],
    });
    expect(
      await read('EUR', 'POST', `/v1/products/${id}/productOptionsAvailability`, {
        options: { Size: 'S' },
      }),
    ).toMatchObject({ selectedVariant: { convertedPriceData: { currency: 'EUR', price: 9 } } });
    const cursor = await read('EUR', 'POST', '/v1/products/query-platformized', {
      query: { filter: { id }, cursorPaging: { limit: 5 } },
    });
    expect(cursor).toMatchObject({
      products: [{ convertedPriceData: { currency: 'EUR', price: 9 } }],
    });
    await setRates([{ currency: 'EUR', rate: '0.8' }], null);
    expect(await read('EUR', 'GET', `/v1/products/${id}`)).toMatchObject({
      product: { convertedPriceData: { currency: 'EUR', price: 8 } },
    });
  });

  it('a currency without a rate, or an invalid one, is ignored', async () => {
    const { id } = await shop.create();
    for (const currency of ['CHF', 'euros', '__proto__'])
      expect(await read(currency, 'GET', `/v1/products/${id}`)).toMatchObject({
        product: { convertedPriceData: { currency: 'USD', price: 10 } },
      });
  });

  it('a search converts prices too, and cached answers never mix currencies', async () => {
    await setRates(
      [
        { currency: 'EUR', rate: '0.9' },
        { currency: 'JPY', rate: '150' },
      ],
      null,
    );
    await shop.create({ name: 'Searched teapot', priceData: { price: 20 } });
    const paths: [string, string, object?][] = [
      ['POST', '/v1/products/search', { text: 'searched teapot' }],
      [
        'POST',
        '/v1/products/query-platformized',
        { query: { filter: { name: 'Searched teapot' } } },
      ],
    ];
    const expected = [
      ['EUR', 'EUR', 18],
      [undefined, 'USD', 20],
      ['JPY', 'JPY', 3000],
      ['USD', 'USD', 20],
      ['XXX', 'USD', 20],
      ['eur', 'EUR', 18],
    ] as const;
    for (const path of paths) {
      for (let again = 0; again < 3; again += 1) {
        for (const [requested, currency, price] of expected)
          expect(await read(requested, ...path), `${path[1]} ${requested}`).toMatchObject({
            products: [
              {
                priceData: { currency: 'USD', price: 20 },
                convertedPriceData: { currency, price },
              },
            ],
          });
      }
    }
  });

  it("a cart shows converted amounts; the charge stays in the store's currency", async () => {
    await setRates(
      [
        { currency: 'EUR', rate: '0.9' },
        { currency: 'JPY', rate: '150' },
      ],
      null,
    );
    const { id } = await shop.create({ name: 'Carted jug', priceData: { price: 10 } });
    const buyer = await newToken();
    const lineItems = [
      {
        quantity: 2,
        catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: id },
      },
    ];
    const inCurrency = (currency: string, amount: string) => ({
      currency: 'USD',
      paymentCurrency: 'USD',
      conversionCurrency: currency,
      subtotal: { amount: '20.00', convertedAmount: amount },
      lineItems: [{ price: { amount: '10.00' } }],
    });
    const added = await fetchPrice(buyer, 'EUR', 'POST', '/v1/carts/current/add-to-cart', {
      lineItems,
    });
    expect(added).toMatchObject({ cart: inCurrency('EUR', '18.00') });
    for (let again = 0; again < 2; again += 1) {
      for (const [requested, currency, amount] of [
        ['EUR', 'EUR', '18.00'],
        ['JPY', 'JPY', '3000'],
        [undefined, 'USD', '20.00'],
        ['XXX', 'USD', '20.00'],
      ] as const) {
        const { cart, ...read } = (await fetchPrice(
          buyer,
          requested,
          'GET',
          '/v1/carts/current',
        )) as {
          cart: { id: string };
        };
        expect({ cart, ...read }, String(requested)).toMatchObject({
          cart: inCurrency(currency, amount),
        });
        expect(await fetchPrice(buyer, requested, 'GET', `/v1/carts/${cart.id}`)).toMatchObject({
          cart: inCurrency(currency, amount),
        });
        expect(
          await fetchPrice(buyer, requested, 'POST', '/v1/carts/current/estimate-totals', {}),
        ).toMatchObject({
          cart: inCurrency(currency, amount),
          priceSummary: { subtotal: { amount: '20.00', convertedAmount: amount } },
        });
      }
    }
  });
});
