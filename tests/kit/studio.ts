import { itemApps } from '@shopwright/contract/shared/apps';
import { afterAll } from 'vitest';
import { memberToken, must, type Call } from './api.ts';
import { address, startShop, type Buyer, type Shop } from './shop.ts';

/** A shop with a controlled clock and its services, events and plans. */
export interface Studio extends Shop {
  readonly now: () => Date;
  readonly goTo: (moment: string | number) => void;
  /** Runs scheduled jobs, then those that events enqueued. */
  readonly work: (...tasks: string[]) => Promise<void>;
  /** The same member with a new sign-in for each call, because tokens expire. */
  readonly always: (member: Buyer & { memberId: string }) => Buyer & { memberId: string };
}

export const DAY = 86_400_000;

export async function startStudio(start = '2026-11-10T15:00:00Z'): Promise<Studio> {
  let now = Date.parse(start);
  const shop = await startShop({ clock: () => new Date(now) });
  afterAll(() => shop.server.close());
  const key = await shop.server.createApiKey();
  return {
    always: (member) => {
      const say: Call = async (method, path, body, headers = {}) =>
        member.say(method, path, body, {
          ...headers,
          authorization: await memberToken(shop.server, key, member.memberId),
        });
      return {
        ...member,
        say,
        pay: (id, request = { method: 'OFFLINE' }) =>
          say('POST', `/v1/checkouts/${id}/pay`, request),
        checkout: async () =>
          (
            await must(
              say<{ checkoutId: string }>('POST', '/v1/carts/current/create-checkout', {
                channelType: 'WEB',
                email: 'buyer@example.com',
                shippingAddress: address,
                billingAddress: address,
              }),
            )
          ).checkoutId,
      };
    },
    ...shop,
    now: () => new Date(now),
    goTo: (moment) => {
      now = typeof moment === 'number' ? moment : Date.parse(moment);
    },
    work: async (...tasks) => {
      for (const task of tasks)
        await shop.rows("select graphile_worker.add_job($1, '{}'::json)", [task]);
      await shop.server.runJobs();
    },
  };
}

export interface Line {
  readonly app: string;
  readonly id: string;
  readonly options?: object;
  readonly quantity?: number;
}

export async function put(
  { say }: Buyer,
  ...lines: readonly Line[]
): Promise<{ lineItems: { id: string; quantity: number }[] }> {
  const lineItems = lines.map(({ app, id, options, quantity = 1 }) => ({
    quantity,
    catalogReference: {
      appId: app in itemApps ? itemApps[app as keyof typeof itemApps] : app,
      catalogItemId: id,
      ...(options ? { options } : {}),
    },
  }));
  return (
    await must(
      say<{ cart: { lineItems: { id: string; quantity: number }[] } }>(
        'POST',
        '/v1/carts/current/add-to-cart',
        { lineItems },
      ),
    )
  ).cart;
}

export const card = { method: 'SANDBOX', token: 'tok_success' } as const;

/** Places a paid order with these lines. */
export async function buy(
  buyer: Buyer,
  lines: readonly Line[],
  how: object = card,
  more: object = {},
): Promise<{ orderId: string; checkoutId: string }> {
  await put(buyer, ...lines);
  const checkoutId = await buyer.checkout(more);
  const { payment } = await must(buyer.pay(checkoutId, how));
  if (payment.orderId === undefined)
    throw new Error(`There is no order: ${JSON.stringify(payment)}`);
  return { orderId: payment.orderId, checkoutId };
}
