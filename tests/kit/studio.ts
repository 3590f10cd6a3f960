import { itemApps } from '@shopwright/contract/shared/apps';
import { afterAll } from 'vitest';
import { address, openShop, type Answer, type Buyer, type Say, type Shop } from './shop.ts';

/** A shop whose clock the test holds, and what it sells beside goods. */
export interface Studio extends Shop {
  readonly now: () => Date;
  readonly goTo: (moment: string | number) => void;
  /** Jobs that time calls for, and then those that events called for. */
  readonly work: (...tasks: string[]) => Promise<void>;
  /** The same member, signed in anew for each call: tokens do not outlive months. */
  readonly always: (member: Buyer & { memberId: string }) => Buyer & { memberId: string };
}

export const DAY = 86_400_000;

export async function openStudio(start = '2026-11-10T15:00:00Z'): Promise<Studio> {
  let now = Date.parse(start);
  const shop = await openShop({ clock: () => new Date(now) });
  afterAll(() => shop.server.close());
  const key = await shop.server.createApiKey();
  const tokenOf = async (memberId: string): Promise<string> => {
    const answer = await fetch(`${shop.server.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: key },
      body: JSON.stringify({ grant_type: 'authorized_client', member_id: memberId }),
    });
    // The shape the contract gives this answer.
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  return {
    always: (member) => {
      const say: Say = async (method, path, body, headers = {}) =>
        member.say(method, path, body, {
          ...headers,
          authorization: await tokenOf(member.memberId),
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

export const must = async <Body>(asked: Promise<Answer<Body>>): Promise<Body> => {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

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

/** From these lines to a paid order. */
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
