import type { TestServer } from './start-server.ts';

export interface StockedCatalog {
  /** Sorted by name, as the names below are. */
  readonly productIds: readonly string[];
  readonly collectionIds: readonly string[];
}

const productNames = ['Apple', 'Bread', 'Cheese', 'Dates', 'Eggs'];
const collectionNames = ['Breakfast', 'Picnic'];

/** Products and collections, created by the owner over HTTP. */
export async function stockShop(server: TestServer): Promise<StockedCatalog> {
  const authorization = await server.createApiKey();
  const add = async (kind: 'product' | 'collection', value: object): Promise<string> => {
    const answer = await fetch(`${server.url}/stores/v1/${kind}s`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ [kind]: value }),
    });
    const text = await answer.text();
    if (answer.status !== 200)
      throw new Error(`The ${kind} could not be added: ${answer.status} ${text}`);
    // The shape the contract gives the answers of these two calls.
    return (JSON.parse(text) as Record<string, { id: string }>)[kind]?.id ?? '';
  };

  const collectionIds: string[] = [];
  for (const name of collectionNames) collectionIds.push(await add('collection', { name }));
  const productIds: string[] = [];
  for (const name of productNames)
    productIds.push(
      await add('product', { name, productType: 'physical', priceData: { price: 10 } }),
    );
  return { productIds, collectionIds };
}
