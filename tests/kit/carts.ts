import type { Cart } from '@shopwright/contract/cart/cart';
import type { LineItem } from '@shopwright/contract/cart/line-item';
import type { Product } from '@shopwright/contract/catalog/products';
import { afterAll } from 'vitest';
import { addMember } from './members.ts';
import { startServer, type TestServer, type TestServerOptions } from './start-server.ts';

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
}

export type Call = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<Answer<Body>>;

export interface Person {
  readonly call: Call;
  readonly token: string;
  /** Fails the test unless the answer is a cart. */
  readonly cart: (method: string, path: string, body?: unknown) => Promise<ShownCart>;
  readonly add: (productId: string, quantity?: number, options?: object) => Promise<ShownCart>;
}

export type ShownCart = Cart & { id: string; lineItems: (LineItem & { id: string })[] };

export interface CartShop {
  readonly server: TestServer;
  readonly owner: Person;
  readonly visitor: () => Promise<Person>;
  readonly member: () => Promise<Person & { memberId: string }>;
  /** A visitor whose requests also carry the owner's key. */
  readonly assisted: (person: Person) => Person;
  readonly product: (product?: Product & { stock?: object }) => Promise<Product & { id: string }>;
  /** What only an import or the admin sets: straight into the product. */
  readonly setDoc: (productId: string, doc: object) => Promise<void>;
  readonly stock: (productId: string, quantity: number, variantId?: string) => Promise<void>;
}

export const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
export const STORES_TOO = '1380b703-ce81-ff05-f115-39571d94dfcd';

export const item = (productId: string, quantity = 1, options?: object, appId = STORES) => ({
  quantity,
  catalogReference: { appId, catalogItemId: productId, ...(options ? { options } : {}) },
});

export async function openCartShop(options: TestServerOptions = {}): Promise<CartShop> {
  const server = await startServer(options);
  afterAll(() => server.close());
  const key = await server.createApiKey();

  const personWith = (token: string): Person => {
    const call: Call = async <Body>(method: string, path: string, body?: unknown) => {
      const answer = await fetch(server.url + path, {
        method,
        headers: { authorization: token, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      // Tests say what they expect of it.
      return { status: answer.status, body: (await answer.json()) as Body };
    };
    const cart = async (method: string, path: string, body?: unknown): Promise<ShownCart> => {
      const answer = await call<{ cart: ShownCart }>(method, path, body);
      if (answer.status !== 200)
        throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body.cart;
    };
    return {
      call,
      token,
      cart,
      add: (productId, quantity = 1, chosen) =>
        cart('POST', '/v1/carts/current/add-to-cart', {
          lineItems: [item(productId, quantity, chosen)],
        }),
    };
  };
  const token = async (body: object, authorization = ''): Promise<string> => {
    const answer = await fetch(`${server.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    });
    const { access_token: access } = (await answer.json()) as { access_token?: string };
    if (access === undefined) throw new Error(`No token: ${answer.status}.`);
    return access;
  };
  const owner = personWith(key);

  return {
    server,
    owner,
    visitor: async () =>
      personWith(await token({ clientId: server.clientId, grantType: 'anonymous' })),
    async member() {
      const memberId = await addMember(server);
      return {
        ...personWith(
          await token(
            { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId },
            key,
          ),
        ),
        memberId,
      };
    },
    assisted: (person) => personWith(`${person.token},${key}`),
    async product(product = {}) {
      const answer = await owner.call<{ product: Product & { id: string } }>(
        'POST',
        '/v1/products',
        { product: { name: 'Mug', productType: 'physical', priceData: { price: 10 }, ...product } },
      );
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.product;
    },
    async setDoc(productId, doc) {
      await server.db.query({
        text: 'update product set doc = doc || $3::jsonb where site_id = $1 and product_id = $2',
        values: [server.siteId, productId, JSON.stringify(doc)],
      });
    },
    async stock(productId, quantity, variantId = '00000000-0000-0000-0000-000000000000') {
      const answer = await owner.call('PATCH', `/v2/inventoryItems/product/${productId}`, {
        inventoryItem: { trackQuantity: true, variants: [{ variantId, quantity }] },
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    },
  };
}
