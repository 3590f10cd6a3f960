import { describe, expect, it } from 'vitest';
import { openShop } from './shop.ts';

const shop = await openShop();
const setRates = (rates: readonly { currency: string; rate: string }[], displayCurrency: string | null) => shop.owner('PATCH', '/v1/settings/currencies', { currencies: { rates, displayCurrency } });

describe('a buyer asks for a currency with every read', () => {
  const read = async (currency: string, method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const tokens = await fetch(`${shop.server.url}/oauth2/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ clientId: shop.server.clientId, grantType: 'anonymous' }) });
    const { access_token: authorization } = await tokens.json() as { access_token: string };
    const answer = await fetch(shop.server.url + path, { method, headers: { authorization, 'content-type': 'application/json', 'x-wix-currency': currency }, ...(body ? { body: JSON.stringify(body) } : {}) });
    expect(answer.status).toBe(200);
    return await answer.json() as Record<string, unknown>;
  };

  it('products and variants tell their prices in it too, at the rate of the moment, and the store\'s own price stays', async () => {
    await setRates([{ currency: 'EUR', rate: '0.9' }, { currency: 'JPY', rate: '150' }], null);
    const { id } = await shop.create({ name: 'Converted mug', priceData: { price: 10 }, manageVariants: true, productOptions: [{ name: 'Size', choices: [{ value: 'S', description: 'S' }, { value: 'L', description: 'L' }] }] });
    const query = { query: { filter: { id } } };
    for (let again = 0; again < 3; again += 1) {
      const { products } = await read('eur', 'POST', '/v1/products/query-platformized', query) as { products: object[] };
      expect(products).toMatchObject([{ priceData: { currency: 'USD', price: 10 }, convertedPriceData: { currency: 'EUR', price: 9, formatted: { price: expect.stringContaining('9.00') } }, variants: [{ variant: { priceData: { price: 10 }, convertedPriceData: { currency: 'EUR', price: 9 } } }, {}] }]);
    }
    expect(await read('JPY', 'GET', `/v1/products/${id}`)).toMatchObject({ product: { convertedPriceData: { currency: 'JPY', price: 1500 } } });
    expect(await read('EUR', 'POST', `/v1/products/${id}/variants/query`, {})).toMatchObject({ variants: [{ variant: { convertedPriceData: { currency: 'EUR', price: 9 } } }, {}] });
    expect(await read('EUR', 'POST', `/v1/products/${id}/productOptionsAvailability`, { options: { Size: 'S' } })).toMatchObject({ selectedVariant: { convertedPriceData: { currency: 'EUR', price: 9 } } });
    const cursor = await read('EUR', 'POST', '/v1/products/query-platformized', { query: { filter: { id }, cursorPaging: { limit: 5 } } });
    expect(cursor).toMatchObject({ products: [{ convertedPriceData: { currency: 'EUR', price: 9 } }] });
    await setRates([{ currency: 'EUR', rate: '0.8' }], null);
    expect(await read('EUR', 'GET', `/v1/products/${id}`)).toMatchObject({ product: { convertedPriceData: { currency: 'EUR', price: 8 } } });
  });

  it('a currency without a rate, and a text that is none, change nothing', async () => {
    const { id } = await shop.create();
    for (const currency of ['CHF', 'euros', '__proto__']) expect(await read(currency, 'GET', `/v1/products/${id}`)).toMatchObject({ product: { convertedPriceData: { currency: 'USD', price: 10 } } });
  });
});
