import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { STORES } from '../kit/api.ts';
import { address, type Item } from '../kit/shop.ts';
import { retryUntilAnswered, type Retrying } from './retry.ts';

export interface Buyers {
  /** Of the server, or of the one that answers the next request. */
  readonly url: string | (() => string);
  readonly items: readonly Item[];
  /** A visitor's access token, one for each buyer. */
  readonly tokens: readonly string[];
  /** Called before each purchase with the number of this buyer's purchases. */
  readonly isOver: (purchases: number) => boolean;
}

export interface Purchases {
  /** The order that was acknowledged, of each checkout. */
  readonly acknowledged: Map<string, string>;
  /** How often each status was answered; 0 counts the requests that had no answer at all. */
  readonly statuses: Record<string, number>;
  /** The longest that a buyer waited for one answer. */
  slowestMs: number;
}

export const noPurchases = (): Purchases => ({
  acknowledged: new Map(),
  statuses: {},
  slowestMs: 0,
});

/**
 * Buyers who fill a cart, check out and pay again and again. They repeat what was answered with
 * 503, and give up at any other refusal. Half of them put the items in the opposite order, so that
 * rows are locked in every order.
 */
export async function buyUntilOver(
  { url, items, tokens, isOver }: Buyers,
  purchases: Purchases,
): Promise<void> {
  const call = (
    authorization: string,
    path: string,
    body: object,
    more: Pick<Retrying, 'key'> = {},
  ) =>
    retryUntilAnswered({
      url: typeof url === 'string' ? () => url : url,
      authorization,
      path,
      body,
      ...more,
      statuses: (status, _, ms) => {
        purchases.statuses[status] = (purchases.statuses[status] ?? 0) + 1;
        purchases.slowestMs = Math.max(purchases.slowestMs, ms);
      },
    });
  const lineItems = items.map(({ productId }) => ({
    quantity: 1,
    catalogReference: { appId: STORES, catalogItemId: productId },
  }));
  await Promise.all(
    tokens.map(async (authorization, buyer) => {
      for (let purchase = 0; !isOver(purchase); purchase += 1) {
        const added = await call(authorization, '/v1/carts/current/add-to-cart', {
          lineItems: buyer % 2 === 0 ? lineItems : lineItems.toReversed(),
        });
        expect(added.status, JSON.stringify(added.body)).toBe(200);
        const made = await call(authorization, '/v1/carts/current/create-checkout', {
          channelType: 'WEB',
          email: `buyer${buyer}@example.com`,
          shippingAddress: address,
        });
        expect(made.status, JSON.stringify(made.body)).toBe(200);
        const checkoutId = String(made.body['checkoutId']);
        const isByCard = (buyer + purchase) % 2 === 0;
        const placed = await call(
          authorization,
          `/v1/checkouts/${checkoutId}/${isByCard ? 'pay' : 'create-order'}`,
          isByCard ? { method: 'SANDBOX', token: 'tok_success' } : {},
          { key: randomUUID() },
        );
        expect(placed.status, JSON.stringify(placed.body)).toBe(200);
        // The shapes that the contract gives these two answers.
        const { orderId } = (isByCard ? placed.body['payment'] : placed.body) as {
          orderId?: string;
        };
        expect(orderId, JSON.stringify(placed.body)).toBeDefined();
        purchases.acknowledged.set(checkoutId, orderId ?? '');
      }
    }),
  );
}
