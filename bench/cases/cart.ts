import { againstSql } from '../against-bare.ts';
import { stockedShop } from '../catalog.ts';
import type { LoadRequest } from '../load.ts';
import type { Bench, Case } from '../measure.ts';
import { visitorToken } from '../visitor-token.ts';

const visitors = 64;
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const newYork = { country: 'US', subdivision: 'US-NY', city: 'Hudson', postalCode: '12534' };

/** Many visitors, each with a cart of three different items. */
async function shoppers(
  bench: Bench,
): Promise<{ request: Omit<LoadRequest, 'path'>; add: string }> {
  const { call } = await stockedShop(bench);
  const { products } = (await (
    await fetch(`${bench.shop.url}/stores-reader/v1/products/query-platformized`, {
      method: 'POST',
      headers: { ...call('').headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: { filter: { 'stock.inventoryStatus': 'IN_STOCK' }, paging: { limit: 3 } },
      }),
    })
  ).json()) as { products: { id: string; variants: { id: string }[] }[] };
  const items = products.map(({ id, variants: [variant] }) => ({
    quantity: 1,
    catalogReference: { appId, catalogItemId: id, options: { variantId: variant?.id } },
  }));
  const authorizations = await Promise.all(
    Array.from({ length: visitors }, () => visitorToken(bench.shop)),
  );
  const headers = { 'content-type': 'application/json' };
  for (const authorization of authorizations) {
    const answer = await fetch(`${bench.shop.url}/v1/carts/current/add-to-cart`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body: JSON.stringify({ lineItems: items }),
    });
    if (answer.status !== 200)
      throw new Error(`No cart for the bench: ${answer.status} ${await answer.text()}`);
  }
  return {
    request: { method: 'POST', headers, authorizations },
    add: JSON.stringify({ lineItems: items.slice(0, 1) }),
  };
}

/** Adds one more unit of an item that is already in the cart: priced, saved and published. */
export const addToCart: Case = async (bench) => {
  const { request, add } = await shoppers(bench);
  const posted = { ...request, body: add };
  return [
    await againstSql(
      bench,
      {
        name: 'add to cart',
        target: 0.5,
        request: { ...posted, path: '/ecom/v1/carts/current/add-to-cart' },
      },
      { ...posted, path: '/write' },
    ),
  ];
};

/**
 * Estimates of a cart with three items, delivery and tax: repeated, as pages of a storefront do,
 * and for changing addresses.
 */
export const estimateTotals: Case = async (bench) => {
  const { request } = await shoppers(bench);
  const estimate = (name: string, shippingAddress: object) => {
    const posted = { ...request, body: JSON.stringify({ shippingAddress }) };
    return againstSql(
      bench,
      { name, target: 0.5, request: { ...posted, path: '/ecom/v1/carts/current/estimate-totals' } },
      { ...posted, path: '/read' },
    );
  };
  return [
    await estimate('estimate totals, asked again', newYork),
    await estimate('estimate totals, another place', {
      ...newYork,
      addressLine: '{price} Warren Street',
    }),
  ];
};
