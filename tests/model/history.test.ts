import { describe, expect, it, vi } from 'vitest';
import { STORES } from '../kit/api.ts';
import { startShop, type Buyer, type Item, type Shop } from '../kit/shop.ts';
import { createRecorder, findSerialOrder, type HistoryModel, type Operation } from './history.ts';

/**
 * M3: what concurrent callers were answered about a cart, stock and a coupon has a legal serial
 * order.
 */

vi.setConfig({ testTimeout: 180_000 });

interface Counter {
  readonly add: number;
}
const counter: HistoryModel<number, Counter, number> = {
  initial: 0,
  step: (state, { add }, output) => (output === state + add ? state + add : undefined),
  key: String,
};
const operation = (
  add: number,
  output: number,
  began: number,
  ended: number,
): Operation<Counter, number> => ({ input: { add }, output, began, ended });

describe('the checker', () => {
  it('accepts any serializable outcome', () => {
    const history = [operation(1, 3, 0, 9), operation(2, 2, 1, 3), operation(0, 3, 10, 11)];
    expect(findSerialOrder(history, counter)).toEqual([history[1], history[0], history[2]]);
  });
  it('finds a lost update', () => {
    expect(
      findSerialOrder([operation(1, 1, 0, 5), operation(1, 1, 0, 5)], counter),
    ).toBeUndefined();
  });
  it('finds a stale read', () => {
    expect(
      findSerialOrder([operation(1, 1, 0, 2), operation(0, 0, 3, 4)], counter),
    ).toBeUndefined();
  });
});

const CALLERS = 6;
const ROUNDS = 5;

const inParallel = (count: number, work: (index: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  const shop = await startShop();
  try {
    await work(shop);
  } finally {
    await shop.server.close();
  }
}

type Lines = Readonly<Record<string, { readonly id: string; readonly quantity: number }>>;
type CartInput =
  | { readonly do: 'add'; readonly item: string; readonly quantity: number }
  | { readonly do: 'set'; readonly lineId: string; readonly quantity: number }
  | { readonly do: 'remove'; readonly lineId: string }
  | { readonly do: 'read' };
/** The lines of the answered cart, or nothing where it was refused. */
type CartOutput = Lines | undefined;

const lineOf = (lines: Lines, lineId: string): string | undefined =>
  Object.keys(lines).find((item) => lines[item]?.id === lineId);
const textOf = (lines: Lines): string =>
  JSON.stringify(Object.entries(lines).toSorted(([one], [other]) => one.localeCompare(other)));
/** The answer must show exactly this. */
const shows = (next: Lines, output: CartOutput): Lines | undefined =>
  output && textOf(next) === textOf(output) ? next : undefined;

const cartModel: HistoryModel<Lines, CartInput, CartOutput> = {
  initial: {},
  key: textOf,
  step(lines, input, output) {
    if (input.do === 'read') return shows(lines, output);
    if (input.do === 'add') {
      const line = lines[input.item];
      // A new line has the id that the answer names.
      const id = line?.id ?? output?.[input.item]?.id ?? '';
      return shows(
        { ...lines, [input.item]: { id, quantity: (line?.quantity ?? 0) + input.quantity } },
        output,
      );
    }
    const item = lineOf(lines, input.lineId);
    if (item === undefined) return output === undefined ? lines : shows(lines, output);
    if (input.do === 'set')
      return shows({ ...lines, [item]: { id: input.lineId, quantity: input.quantity } }, output);
    const { [item]: _removed, ...rest } = lines;
    return shows(rest, output);
  },
};

describe('histories of the platform', () => {
  it('a cart changed by six concurrent callers', () =>
    withShop(async (shop) => {
      const items = await Promise.all(['Mug', 'Bowl'].map((name) => shop.product({ name })));
      for (let round = 0; round < ROUNDS; round += 1) {
        const buyer = await shop.visitor();
        const first = await change(buyer, 'add-to-cart', addBody(items[0], 1));
        const lineId = Object.values(first ?? {})[0]?.id ?? '';
        const { history, record } = createRecorder<CartInput, CartOutput>();
        await inParallel(CALLERS, async (caller) => {
          for (let attempt = 0; attempt < 3; attempt += 1) {
            const kind = (caller + attempt + round) % 5;
            const item = items[(caller + attempt) % 2];
            if (kind <= 1)
              await record({ do: 'add', item: item?.productId ?? '', quantity: kind + 1 }, () =>
                change(buyer, 'add-to-cart', addBody(item, kind + 1)),
              );
            else if (kind === 2)
              await record({ do: 'set', lineId, quantity: 5 + attempt }, () =>
                change(buyer, 'update-line-items-quantity', {
                  lineItems: [{ id: lineId, quantity: 5 + attempt }],
                }),
              );
            else if (kind === 3)
              await record({ do: 'read' }, () => change(buyer, undefined, undefined));
            else
              await record({ do: 'remove', lineId }, () =>
                change(buyer, 'remove-line-items', { lineItemIds: [lineId] }),
              );
          }
        });
        expect(
          findSerialOrder(history, { ...cartModel, initial: first ?? {} }),
          JSON.stringify(history),
        ).toBeDefined();
      }
    }));

  it('stock that is sold while the owner restocks', () =>
    withShop(async (shop) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const item = await shop.product({ name: 'Rare', stock: 2 });
        const checkouts = await Promise.all(
          Array.from({ length: CALLERS }, () => checkoutOf(shop, item)),
        );
        const { history, record } = createRecorder<'buy' | 'restock' | 'read', boolean | number>();
        await inParallel(CALLERS + 2, async (index) => {
          const checkout = checkouts[index];
          if (checkout)
            await record(
              'buy',
              async () => (await checkout.buyer.pay(checkout.checkoutId)).status === 200,
            );
          else if (index === CALLERS) await record('restock', () => restock(shop, item));
          else await record('read', () => onHand(shop, item));
        });
        await record('read', () => onHand(shop, item));
        const model: HistoryModel<number, 'buy' | 'restock' | 'read', boolean | number> = {
          initial: 2,
          key: String,
          step(stock, input, output) {
            if (input === 'restock') return output === true ? stock + 1 : undefined;
            if (input === 'read') return output === stock ? stock : undefined;
            return output === stock > 0 ? stock - Number(output) : undefined;
          },
        };
        expect(findSerialOrder(history, model), JSON.stringify(history)).toBeDefined();
      }
    }));

  it('a coupon that may be used twice', () =>
    withShop(async (shop) => {
      const item = await shop.product({ name: 'Mug' });
      for (let round = 0; round < ROUNDS; round += 1) {
        const code = `TWICE${round}`;
        const made = await shop.owner('POST', '/v1/discounts', { discount: couponOf(code) });
        expect([made.status, made.body]).toEqual([200, expect.anything()]);
        // One after the other: codes that are tried at once from one address look like guessing.
        const checkouts: Awaited<ReturnType<typeof checkoutOf>>[] = [];
        for (let caller = 0; caller < CALLERS; caller += 1)
          checkouts.push(await checkoutOf(shop, item, code));
        const { history, record } = createRecorder<'redeem', boolean>();
        await inParallel(CALLERS, async (index) => {
          const checkout = checkouts[index];
          if (checkout)
            await record(
              'redeem',
              async () => (await checkout.buyer.pay(checkout.checkoutId)).status === 200,
            );
        });
        const model: HistoryModel<number, 'redeem', boolean> = {
          initial: 2,
          key: String,
          step: (left, _input, output) => (output === left > 0 ? left - Number(output) : undefined),
        };
        expect(findSerialOrder(history, model), JSON.stringify(history)).toBeDefined();
      }
    }));
});

const couponOf = (code: string): object => ({
  kind: 'COUPON',
  code,
  name: 'Twice',
  usageLimit: 2,
  effect: { type: 'PERCENT', percent: '10' },
  scope: { type: 'GLOBAL' },
});

const addBody = (item: Item | undefined, quantity: number): object => ({
  lineItems: [{ quantity, catalogReference: { appId: STORES, catalogItemId: item?.productId } }],
});

interface CartAnswer {
  cart?: {
    lineItems?: { id: string; quantity: number; catalogReference: { catalogItemId: string } }[];
  };
}

async function change(
  buyer: Buyer,
  path: string | undefined,
  body: object | undefined,
): Promise<CartOutput> {
  const answer =
    path === undefined
      ? await buyer.say<CartAnswer>('GET', '/v1/carts/current')
      : await buyer.say<CartAnswer>('POST', `/v1/carts/current/${path}`, body);
  expect(answer.status).toBeLessThan(500);
  if (answer.status !== 200) return undefined;
  const cart = answer.body.cart ?? (answer.body as NonNullable<CartAnswer['cart']>);
  return Object.fromEntries(
    (cart.lineItems ?? []).map(({ id, quantity, catalogReference }) => [
      catalogReference.catalogItemId,
      { id, quantity },
    ]),
  );
}

async function checkoutOf(
  shop: Shop,
  item: Item,
  couponCode?: string,
): Promise<{ buyer: Buyer; checkoutId: string }> {
  const buyer = await shop.visitor();
  await buyer.add(item);
  const checkoutId = await buyer.checkout();
  if (couponCode !== undefined) {
    const { status } = await buyer.say('PATCH', `/v1/checkouts/${checkoutId}`, {
      checkout: {},
      couponCode,
    });
    expect(status).toBe(200);
  }
  return { buyer, checkoutId };
}

async function restock(shop: Shop, { productId }: Item): Promise<boolean> {
  const answer = await shop.owner('POST', '/stores/v2/inventoryItems/increment', {
    incrementData: [
      { productId, variantId: '00000000-0000-0000-0000-000000000000', incrementBy: 1 },
    ],
  });
  return answer.status === 200;
}

async function onHand(shop: Shop, item: Item): Promise<number> {
  const { quantity } = await shop.stockOf(item);
  return quantity;
}
