import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

const shop = await startCatalogShop();
const setRates = (
  rates: readonly { currency: string; rate: string }[],
  displayCurrency?: string | null,
) =>
  shop.owner('PATCH', '/v1/settings/currencies', {
    currencies: { rates, ...(displayCurrency === undefined ? {} : { displayCurrency }) },
  });

describe('exchange rates of a store', () => {
  it('are stored with the time they were set; an unchanged rate keeps its time', async () => {
    const first = await setRates([
      { currency: 'EUR', rate: '0.9' },
      { currency: 'JPY', rate: '150' },
    ]);
    expect(first).toMatchObject({
      status: 200,
      body: {
        currencies: {
          baseCurrency: 'USD',
          rates: [
            { currency: 'EUR', rate: '0.9' },
            { currency: 'JPY', rate: '150' },
          ],
          displayCurrency: null,
        },
      },
    });
    const second = await setRates([
      { currency: 'EUR', rate: '0.90' },
      { currency: 'JPY', rate: '151' },
    ]);
    type Settings = { currencies: { rates: { updatedDate: string }[] } };
    const [was, is] = [
      (first.body as Settings).currencies.rates,
      (second.body as Settings).currencies.rates,
    ];
    expect(is[0]?.updatedDate).toBe(was[0]?.updatedDate);
    expect(Date.parse(is[1]?.updatedDate ?? '')).toBeGreaterThan(
      Date.parse(was[1]?.updatedDate ?? ''),
    );
    expect((await shop.owner('GET', '/v1/settings/currencies')).body).toEqual(second.body);
  });

  it.each([
    [{ rates: [{ currency: 'USD', rate: '1' }] }, 'currencies.rates[0].currency'],
    [
      {
        rates: [
          { currency: 'EUR', rate: '1' },
          { currency: 'EUR', rate: '2' },
        ],
      },
      'currencies.rates[1].currency',
    ],
    [{ rates: [{ currency: 'EUR', rate: '0' }] }, 'currencies.rates[0].rate'],
    [{ rates: [{ currency: 'EUR', rate: '-1' }] }, 'currencies.rates[0].rate'],
    [{ displayCurrency: 'CHF' }, 'currencies.displayCurrency'],
  ])('%j is refused, and named', async (currencies, field) => {
    const before = (await shop.owner('GET', '/v1/settings/currencies')).body;
    const { status, body } = await shop.owner('PATCH', '/v1/settings/currencies', { currencies });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`"${field}"`);
    expect((await shop.owner('GET', '/v1/settings/currencies')).body).toEqual(before);
  });

  it('can be changed by the merchant only, and read by every caller', async () => {
    expect((await shop.visitor('GET', '/v1/settings/currencies')).status).toBe(403);
    expect(
      (await shop.visitor('PATCH', '/v1/settings/store', { store: { name: 'Mine' } })).status,
    ).toBe(403);
    expect((await shop.visitor('GET', '/v1/currencies')).body).toEqual({
      currencies: [
        { code: 'USD', symbol: '$' },
        { code: 'EUR', symbol: '€' },
        { code: 'JPY', symbol: '¥' },
      ],
    });
  });

  it('convert in both directions and between foreign currencies, rounded to payable units', async () => {
    await setRates([
      { currency: 'EUR', rate: '0.9' },
      { currency: 'JPY', rate: '150' },
    ]);
    const rate = async (from: string, to: string) =>
      (await shop.visitor<{ rate: unknown }>('GET', `/v1/currencies/rate/${from}/convert/${to}`))
        .body.rate;
    expect(await rate('USD', 'EUR')).toEqual({ value: '9', decimalPlaces: 1 });
    expect(await rate('EUR', 'USD')).toEqual({ value: '1111111111111', decimalPlaces: 12 });
    expect(await rate('JPY', 'JPY')).toEqual({ value: '1', decimalPlaces: 0 });
    const converted = await shop.visitor('POST', '/v1/currencies/amounts/EUR/convert/JPY', {
      amounts: [{ value: '1095', decimalPlaces: 2 }, { value: '-3' }],
    });
    expect(converted.body).toMatchObject({
      amounts: [
        { value: '1825', decimalPlaces: 0 },
        { value: '-500', decimalPlaces: 0 },
      ],
      rateTimestamp: expect.any(String),
    });
    expect((await shop.visitor('GET', '/v1/currencies/rate/USD/convert/CHF')).status).toBe(400);
    expect(
      (
        await shop.visitor('POST', '/v1/currencies/amounts/EUR/convert/JPY', {
          amounts: [{ value: '1.5' }],
        })
      ).status,
    ).toBe(400);
  });
});

describe('stored products follow the store', () => {
  it('show converted prices in the display currency once the job has run', async () => {
    const { id } = await shop.create({
      priceData: { price: 10.5 },
      discount: { type: 'PERCENT', value: 10 },
    });
    expect((await shop.read(id)).convertedPriceData).toMatchObject({
      currency: 'USD',
      discountedPrice: 9.45,
    });
    await setRates([{ currency: 'EUR', rate: '0.9' }], 'EUR');
    await shop.server.runJobs();
    const shown = async () =>
      (
        await shop.visitor<{ products: unknown[] }>('POST', '/v1/products/query-platformized', {
          query: { filter: { id } },
        })
      ).body.products[0];
    await expect.poll(shown).toMatchObject({
      priceData: { currency: 'USD', discountedPrice: 9.45 },
      // Of 9.45, not of the price that was rounded before: 8.505 is 8.51.
      convertedPriceData: {
        currency: 'EUR',
        price: 9.45,
        discountedPrice: 8.51,
        formatted: { discountedPrice: '€8.51' },
      },
    });
    // What is written from now on is written so at once.
    expect((await shop.create({ priceData: { price: 100 } })).convertedPriceData).toMatchObject({
      currency: 'EUR',
      price: 90,
    });
  });

  it('are charged in another currency after the store changes it, and old rates do not apply', async () => {
    const { id } = await shop.create({ priceData: { price: 10 } });
    const { body } = await shop.owner('PATCH', '/v1/settings/store', {
      store: { currency: 'GBP', locale: 'de-DE' },
    });
    expect(body).toMatchObject({ store: { name: 'Test store', currency: 'GBP', locale: 'de-DE' } });
    await shop.server.runJobs();
    const { product } = (await shop.visitor<{ product: unknown }>('GET', `/v1/products/${id}`))
      .body;
    expect(product).toMatchObject({
      priceData: { currency: 'GBP', formatted: { price: '10,00\u00A0£' } },
      convertedPriceData: { currency: 'GBP' },
    });
    expect((await shop.owner('GET', '/v1/settings/currencies')).body).toEqual({
      currencies: { baseCurrency: 'GBP', rates: [], displayCurrency: null },
    });
  });

  it('are not rendered again by unrelated changes', async () => {
    expect(
      (await shop.owner('PATCH', '/v1/settings/store', { store: { tagline: 'Quiet things' } }))
        .body,
    ).toMatchObject({ store: { tagline: 'Quiet things', currency: 'GBP' } });
    expect(
      await shop.server.db.query(
        sql`select task_identifier from graphile_worker.jobs where task_identifier = 'renew-catalog' and key not like '%:again'`,
      ),
    ).toEqual([]);
    await shop.owner('PATCH', '/v1/settings/store', { store: { locale: 'fr-FR' } });
    expect(
      await shop.server.db.query(
        sql`select task_identifier as task from graphile_worker.jobs where task_identifier = 'renew-catalog' and key not like '%:again'`,
      ),
    ).toEqual([{ task: 'renew-catalog' }]);
  });
});

it.each([
  { name: ' ' },
  { weightUnit: 'OZ' },
  { timeZone: 'Europe/Nowhere' },
  { theme: { paper: 'red;background:url(//evil.example)' } },
  { currency: 'usd' },
  { heroes: [{ url: 'javascript:alert(1)' }] },
  { heroes: [{ url: '//evil.example' }] },
  { heroes: [{ url: 'http://plain.example' }] },
  { address: { country: 'Germany' } },
])('a store cannot be %j', async (store) => {
  expect((await shop.owner('PATCH', '/v1/settings/store', { store })).status).toBe(400);
});

it("a visitor reads the seller's address and where prices include tax", async () => {
  const seller = {
    legalName: 'Nordlicht GmbH',
    representedBy: 'Ada Nord',
    address: { country: 'DE', city: 'Kiel', postalCode: '24103', addressLine: 'Hafen 1' },
    taxId: 'DE123456789',
    registration: 'Amtsgericht Kiel, HRB 1',
  };
  await shop.owner('PATCH', '/v1/settings/store', {
    store: {
      ...seller,
      heroes: [{ title: 'Cups', url: '/collections/cups' }],
      taxInPrices: { includedElsewhere: true },
    },
  });
  await shop.owner('PATCH', '/v1/settings/tax', {
    tax: {
      regions: [
        {
          areas: [{ country: 'DE' }],
          mode: 'MANUAL',
          pricesIncludeTax: true,
          rates: [{ name: 'MwSt.', percent: '19' }],
        },
      ],
    },
  });
  expect((await shop.visitor('GET', '/v1/store')).body).toMatchObject({
    store: {
      ...seller,
      heroes: [{ title: 'Cups', url: '/collections/cups' }],
      taxInPrices: { includedIn: ['DE'], excludedIn: [], includedElsewhere: false },
    },
  });
});
