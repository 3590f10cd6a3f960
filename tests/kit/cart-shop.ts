import type { Cart } from '@shopwright/contract/cart/cart';
import type { LineItem } from '@shopwright/contract/cart/line-item';
import type { Product } from '@shopwright/contract/catalog/products';
import { afterAll, inject } from 'vitest';
import { callAs, must, signedInMember, STORES, visitorToken, type Call } from './api.ts';
import { startServer, type TestServer, type TestServerOptions } from './start-server.ts';

export interface CartBuyer {
  readonly call: Call;
  readonly token: string;
  /** Fails the test unless the answer is a cart. */
  readonly cart: (method: string, path: string, body?: unknown) => Promise<ShownCart>;
  readonly add: (productId: string, quantity?: number, options?: object) => Promise<ShownCart>;
}

export type ShownCart = Cart & { id: string; lineItems: (LineItem & { id: string })[] };

export interface CartShop {
  readonly server: TestServer;
  readonly owner: CartBuyer;
  readonly visitor: () => Promise<CartBuyer>;
  readonly member: () => Promise<CartBuyer & { memberId: string }>;
  /** A visitor whose requests also carry the owner's key. */
  readonly assisted: (buyer: CartBuyer) => CartBuyer;
  readonly product: (product?: Product & { stock?: object }) => Promise<Product & { id: string }>;
  /** Changes fields of a product directly in the database. */
  readonly setDoc: (productId: string, doc: object) => Promise<void>;
  readonly stock: (productId: string, quantity: number, variantId?: string) => Promise<void>;
}

export const STORES_TOO = '1380b703-ce81-ff05-f115-39571d94dfcd';

export const item = (productId: string, quantity = 1, options?: object, appId = STORES) => ({
  quantity,
  catalogReference: { appId, catalogItemId: productId, ...(options ? { options } : {}) },
});

export async function startCartShop(options: TestServerOptions = {}): Promise<CartShop> {
  const server = await startServer({
    ...options,
    platform: { cartFastPath: inject('cartFastPath'), ...options.platform },
  });
  afterAll(() => server.close());
  const key = await server.createApiKey();

  const buyerWith = (token: string): CartBuyer => {
    const call = callAs(server, token);
    const cart = async (method: string, path: string, body?: unknown): Promise<ShownCart> =>
      (await must(call<{ cart: ShownCart }>(method, path, body))).cart;
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
  const owner = buyerWith(key);

  return {
    server,
    owner,
    visitor: async () => buyerWith(await visitorToken(server)),
    async member() {
      const { memberId, token } = await signedInMember(server, key);
      return { ...buyerWith(token), memberId };
    },
    assisted: (buyer) => buyerWith(`${buyer.token},${key}`),
    async product(product = {}) {
      const { product: created } = await must(
        owner.call<{ product: Product & { id: string } }>('POST', '/v1/products', {
          product: { name: 'Mug', productType: 'physical', priceData: { price: 10 }, ...product },
        }),
      );
      return created;
    },
    async setDoc(productId, doc) {
      await server.db.query({
        text: 'update product set doc = doc || $3::jsonb where site_id = $1 and product_id = $2',
        values: [server.siteId, productId, JSON.stringify(doc)],
      });
    },
    async stock(productId, quantity, variantId = '00000000-0000-0000-0000-000000000000') {
      await must(
        owner.call('PATCH', `/v2/inventoryItems/product/${productId}`, {
          inventoryItem: { trackQuantity: true, variants: [{ variantId, quantity }] },
        }),
      );
    },
  };
}
