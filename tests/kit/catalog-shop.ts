import type { Product } from '@shopwright/contract/catalog/products';
import { afterAll } from 'vitest';
import { callAs, must, visitorToken, type Call } from './api.ts';
import { startServer, type TestServer } from './start-server.ts';

export interface CatalogShop {
  readonly server: TestServer;
  /** As the owner. */
  readonly owner: Call;
  /** As a visitor. */
  readonly visitor: Call;
  readonly create: (product?: Product) => Promise<Product & { id: string }>;
  readonly createCollection: (
    collection?: object,
  ) => Promise<{ id: string; slug: string; name: string }>;
  readonly read: (id: string) => Promise<Product>;
}

/** A server with an empty shop, for one test file. */
export async function startCatalogShop(): Promise<CatalogShop> {
  const server = await startServer();
  afterAll(() => server.close());
  const key = await server.createApiKey();
  // As a client does: sends the newest catalog version with every call, to read its own writes.
  let seen: string | undefined;
  const callInOrder = (authorization: string): Call => {
    const call = callAs(server, authorization);
    return async <Body>(method: string, path: string, body?: unknown) => {
      const answer = await call<Body>(
        method,
        path,
        body,
        seen === undefined ? {} : { 'x-wix-consistent': seen },
      );
      const { consistent } = answer;
      if (Number(consistent ?? 0) > Number(seen ?? 0)) seen = consistent ?? undefined;
      return answer;
    };
  };
  const owner = callInOrder(key);
  return {
    server,
    owner,
    visitor: callInOrder(await visitorToken(server)),
    create: async (product = {}) =>
      (
        await must(
          owner<{ product: Product & { id: string } }>('POST', '/v1/products', {
            product: { name: 'Mug', priceData: { price: 10 }, ...product },
          }),
        )
      ).product,
    createCollection: async (collection = {}) =>
      (
        await must(
          owner<{ collection: { id: string; slug: string; name: string } }>(
            'POST',
            '/v1/collections',
            { collection: { name: 'Tableware', ...collection } },
          ),
        )
      ).collection,
    read: async (id) =>
      (await must(owner<{ product: Product }>('GET', `/v1/products/${id}`))).product,
  };
}
