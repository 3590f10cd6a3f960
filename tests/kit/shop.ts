import type { Checkout } from '@shopwright/contract/checkout/checkout';
import type { CheckoutPayment } from '@shopwright/contract/payments/payments';
import type { Order } from '@shopwright/contract/orders/order';
import {
  callAs,
  must,
  signedInMember,
  STORES,
  visitorToken,
  type Answer,
  type Call,
} from './api.ts';
import { startServer, type TestServer, type TestServerOptions } from './start-server.ts';

export interface Buyer {
  readonly say: Call;
  readonly authorization: string;
  /** Adds the item to the cart and returns the cart. */
  readonly add: (item: Item, quantity?: number) => Promise<void>;
  /** A checkout of the cart, with an address. */
  readonly checkout: (more?: object) => Promise<string>;
  readonly read: (checkoutId: string) => Promise<Checkout>;
  readonly pay: (
    checkoutId: string,
    request?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer<{ payment: CheckoutPayment }>>;
}

export interface Item {
  readonly productId: string;
  readonly variantId?: string;
}

export interface Shop {
  readonly server: TestServer;
  readonly owner: Call;
  readonly visitor: () => Promise<Buyer>;
  readonly member: () => Promise<Buyer & { memberId: string }>;
  /** The stock; without a number, inventory is not tracked. */
  readonly product: (options?: {
    name?: string;
    price?: number;
    stock?: number;
    preorderLimit?: number;
  }) => Promise<Item>;
  readonly stockOf: (item: Item) => Promise<{ quantity: number; reserved: number }>;
  readonly orders: () => Promise<Order[]>;
  readonly order: (orderId: string | undefined) => Promise<Order>;
  readonly events: (type: string, entityId?: string) => Promise<number>;
  readonly rows: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  readonly runJob: (task: string) => Promise<void>;
}

export const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine: '1 Main St',
};

export async function startShop(options: TestServerOptions = {}): Promise<Shop> {
  const server = await startServer(options);
  const key = await server.createApiKey();
  const rows = <Row>(text: string, values: unknown[] = []) =>
    server.db.query<Row>({ text, values });

  const owner = callAs(server, key);

  const buyer = (authorization: string): Buyer => {
    const say = callAs(server, authorization);
    return {
      say,
      authorization,
      add: async ({ productId, variantId }, quantity = 1) => {
        const lineItems = [
          {
            quantity,
            catalogReference: {
              appId: STORES,
              catalogItemId: productId,
              ...(variantId === undefined ? {} : { options: { variantId } }),
            },
          },
        ];
        await must(say('POST', '/v1/carts/current/add-to-cart', { lineItems }));
      },
      checkout: async (more = {}) =>
        (
          await must(
            say<{ checkoutId: string }>('POST', '/v1/carts/current/create-checkout', {
              channelType: 'WEB',
              email: 'buyer@example.com',
              shippingAddress: address,
              billingAddress: address,
              ...more,
            }),
          )
        ).checkoutId,
      read: async (id) =>
        (await must(say<{ checkout: Checkout }>('GET', `/v1/checkouts/${id}`))).checkout,
      pay: (id, request = { method: 'OFFLINE' }, headers = {}) =>
        say('POST', `/v1/checkouts/${id}/pay`, request, headers),
    };
  };
  return {
    server,
    owner,
    rows,
    visitor: async () => buyer(await visitorToken(server)),
    member: async () => {
      const { memberId, token } = await signedInMember(server, key);
      return { ...buyer(token), memberId };
    },
    product: async ({ name = 'Mug', price = 10, stock, preorderLimit } = {}) => {
      const { product } = await must(
        owner<{ product: { id: string } }>('POST', '/v1/products', {
          product: { name, productType: 'physical', priceData: { price } },
        }),
      );
      if (stock !== undefined) {
        await must(
          owner('PATCH', `/stores/v2/inventoryItems/product/${product.id}`, {
            inventoryItem: {
              trackQuantity: true,
              variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: stock }],
              ...(preorderLimit === undefined
                ? {}
                : { preorderInfo: { enabled: true, limit: preorderLimit } }),
            },
          }),
        );
      }
      return { productId: product.id };
    },
    stockOf: async ({ productId }) => {
      const [row] = await rows<{ quantity: number; reserved: number }>(
        'select quantity, reserved from stock where site_id = $1 and product_id = $2',
        [server.siteId, productId],
      );
      if (!row) throw new Error('There is no such product.');
      return row;
    },
    orders: async () =>
      (
        await rows<{ wire: Order }>('select wire from orders where site_id = $1 order by number', [
          server.siteId,
        ])
      ).map(({ wire }) => wire),
    order: async (orderId) => {
      const [row] = await rows<{ wire: Order }>(
        'select wire from orders where site_id = $1 and order_id = $2',
        [server.siteId, orderId],
      );
      if (!row) throw new Error(`There is no order ${orderId}.`);
      return row.wire;
    },
    events: async (type, entityId) =>
      (
        await rows(
          'select 1 from outbox where site_id = $1 and event_type = $2 and ($3::text is null or entity_id = $3)',
          [server.siteId, type, entityId ?? null],
        )
      ).length,
    runJob: async (task) => {
      await rows("select graphile_worker.add_job($1, '{}'::json)", [task]);
      await server.runJobs();
    },
  };
}
