import type { Product } from '@shopwright/contract/catalog/products';
import { afterAll } from 'vitest';
import { startServer, type TestServer } from './start-server.ts';

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly consistent: string | null;
  readonly body: Body;
}

export interface Shop {
  readonly server: TestServer;
  /** As the owner. */
  readonly owner: <Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<Answer<Body>>;
  /** As anyone who looks in. */
  readonly visitor: <Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<Answer<Body>>;
  readonly create: (product?: Product) => Promise<Product & { id: string }>;
  readonly createCollection: (
    collection?: object,
  ) => Promise<{ id: string; slug: string; name: string }>;
  readonly read: (id: string) => Promise<Product>;
}

/** A server with an empty shop, for one test file. */
export async function openShop(): Promise<Shop> {
  const server = await startServer();
  afterAll(() => server.close());
  const key = await server.createApiKey();
  const tokens = await fetch(`${server.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: server.clientId, grantType: 'anonymous' }),
  });
  // The shape the contract gives this answer.
  const { access_token: token } = (await tokens.json()) as { access_token: string };

  // As a client does: the newest version it has seen goes with every call, so it reads what was written.
  let seen: string | undefined;
  const callAs =
    (authorization: string): Shop['owner'] =>
    async <Body>(method: string, path: string, body?: unknown) => {
      const answer = await fetch(server.url + path, {
        method,
        headers: {
          authorization,
          'content-type': 'application/json',
          ...(seen === undefined ? {} : { 'x-wix-consistent': seen }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const consistent = answer.headers.get('x-wix-consistent');
      if (Number(consistent ?? 0) > Number(seen ?? 0)) seen = consistent ?? undefined;
      // Tests say what they expect of it.
      return { status: answer.status, consistent, body: (await answer.json()) as Body };
    };
  const owner = callAs(key);
  const must = <Body>({ status, body }: Answer<Body>): Body => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  return {
    server,
    owner,
    visitor: callAs(token),
    create: async (product = {}) =>
      must(
        await owner<{ product: Product & { id: string } }>('POST', '/v1/products', {
          product: { name: 'Mug', priceData: { price: 10 }, ...product },
        }),
      ).product,
    createCollection: async (collection = {}) =>
      must(
        await owner<{ collection: { id: string; slug: string; name: string } }>(
          'POST',
          '/v1/collections',
          { collection: { name: 'Tableware', ...collection } },
        ),
      ).collection,
    read: async (id) =>
      must(await owner<{ product: Product }>('GET', `/v1/products/${id}`)).product,
  };
}
