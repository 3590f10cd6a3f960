import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartLine, CartView, ChangeAnswer } from './cart-view.ts';
import { quantityOf, type Change, type ChangeFields } from './change.ts';
import { createQueue, type CartState } from './queue.ts';

/**
 * A shop that makes each change once by its key, has a limit on one item and does not sell another.
 */
function fakeShop() {
  const lines = new Map<string, { id: string; quantity: number }>();
  const done = new Set<string>();
  let revision = 0;
  let made = 0;
  const view = (): CartView | null =>
    revision === 0
      ? null
      : {
          id: 'cart',
          revision,
          note: '',
          needsDelivery: true,
          canCheckOut: true,
          totals: {
            subtotal: String(revision),
            discounts: [],
            fees: [],
            total: String(revision),
            remarks: [],
          },
          lines: [...lines].map(([item, { id, quantity }]): CartLine => ({
            id,
            item,
            name: item,
            details: [],
            quantity,
            countable: true,
            total: String(quantity),
          })),
        };
  const refuse = (refused: string): ChangeAnswer => ({ cart: view(), refused });
  const make = ({ key, fields }: Change): ChangeAnswer => {
    const { intent, item = '', line = '' } = fields;
    const quantity = quantityOf(fields);
    const found = [...lines].find(([, { id }]) => id === line);
    if (intent === 'add') {
      if (done.has(key)) return { cart: view() };
      if (item === 'gone') return refuse('gone');
      const before = lines.get(item);
      if (item === 'rare' && (before?.quantity ?? 0) + quantity > 3) return refuse('rare');
      done.add(key);
      if (item !== 'rare') made += quantity;
      lines.set(item, {
        id: before?.id ?? `line-${item}-${revision}`,
        quantity: (before?.quantity ?? 0) + quantity,
      });
    } else if (!found) {
      if (intent === 'remove') return { cart: view() };
      return refuse('no such line');
    } else if (intent === 'remove' || quantity === 0) lines.delete(found[0]);
    else lines.set(found[0], { id: line, quantity });
    revision += 1;
    return { cart: view() };
  };
  return { make, view, made: () => made };
}

type Weather = 'fine' | 'slow' | 'lost' | 'answer lost';

interface Road {
  readonly shop: ReturnType<typeof fakeShop>;
  readonly weather: readonly Weather[];
}

/** What becomes of each message, in the order they are sent; fine when nothing is said. */
function queueOver({ shop, weather }: Road) {
  const states: CartState[] = [];
  let sent = 0;
  let at = 0;
  let busy = 0;
  let maxInFlight = 0;
  const queue = createQueue({
    send: async (change) => {
      const how = weather[at++] ?? 'fine';
      sent += 1;
      busy += 1;
      maxInFlight = Math.max(maxInFlight, busy);
      try {
        if (how === 'slow') for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
        if (how === 'lost') throw new Error('no road');
        const answer = shop.make(change);
        await Promise.resolve();
        if (how === 'answer lost') throw new Error('no answer');
        return answer;
      } finally {
        busy -= 1;
      }
    },
    unreachable: () => 'unreachable',
    pause: () => Promise.resolve(),
    onChange: (state) => states.push(state),
  });
  const latest = (): CartState =>
    states.at(-1) ?? {
      cart: undefined,
      pending: 0,
      waiting: false,
      refused: undefined,
      refusedIntent: undefined,
    };
  const idle = async (): Promise<void> => {
    while (latest().pending > 0)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
  };
  return { queue, latest, idle, states, sent: () => sent, maxInFlight: () => maxInFlight };
}

let keys = 0;
const push = ({ queue }: ReturnType<typeof queueOver>, fields: ChangeFields): void =>
  queue.push({ key: `k${keys++}`, fields, preview: { name: fields['item'] ?? '' } });
const asSold = (cart: CartView | null | undefined) =>
  (cart?.lines ?? []).map(({ item, quantity, pending }) => ({ item, quantity, pending }));

const click = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    item: fc.constantFrom('mug', 'bowl', 'rare', 'gone'),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('set' as const),
    at: fc.nat(3),
    quantity: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(3) }),
  fc.record({ kind: fc.constant('wait' as const), ticks: fc.integer({ min: 1, max: 8 }) }),
);
// Never so long away that the queue gives up.
const road = fc
  .array(fc.constantFrom<Weather>('fine', 'fine', 'slow', 'lost', 'answer lost'), { maxLength: 40 })
  .filter((weather) => !weather.join(' ').match(/(?:(?:answer )?lost ?){6}/));

describe('a cart', () => {
  test("ends in the server's state for any clicks and any order of responses, and adds nothing twice", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(click, { maxLength: 25 }), road, async (clicks, weather) => {
        const shop = fakeShop();
        const run = queueOver({ shop, weather });
        let expectedQuantity = 0;
        for (const each of clicks) {
          const lines = run.latest().cart?.lines ?? [];
          if (each.kind === 'wait')
            for (let tick = 0; tick < each.ticks; tick += 1) await Promise.resolve();
          else if (each.kind === 'add') {
            if (each.item === 'mug' || each.item === 'bowl') expectedQuantity += each.quantity;
            push(run, { intent: 'add', item: each.item, quantity: String(each.quantity) });
          } else {
            const line = lines[each.at % Math.max(1, lines.length)];
            if (line)
              push(run, {
                intent: each.kind === 'set' ? 'update' : 'remove',
                line: line.id,
                ...(each.kind === 'set' ? { quantity: String(each.quantity) } : {}),
              });
          }
        }
        await run.idle();
        expect(asSold(run.latest().cart)).toEqual(asSold(shop.view()));
        expect(run.latest().waiting).toBe(false);
        // One at a time: the visitor the first makes is known to the second.
        expect(run.maxInFlight()).toBeLessThanOrEqual(1);
        expect(shop.made()).toBe(expectedQuantity);
      }),
      { numRuns: 400 },
    );
  });

  test('shows every click immediately, and marks changes that the server has not confirmed', async () => {
    const run = queueOver({ shop: fakeShop(), weather: [] });
    push(run, { intent: 'add', item: 'mug' });
    expect(run.latest()).toMatchObject({
      pending: 1,
      cart: { lines: [{ item: 'mug', quantity: 1, pending: true }] },
    });
    push(run, { intent: 'add', item: 'mug', quantity: '2' });
    expect(run.latest().cart?.lines).toMatchObject([{ quantity: 3, pending: true }]);
    await run.idle();
    expect(run.latest()).toMatchObject({
      pending: 0,
      cart: { lines: [{ quantity: 3, total: '3' }] },
    });
    expect(run.latest().cart?.lines[0]?.pending).toBeUndefined();
  });

  test('reverts a refused change with a message, which the next click removes', async () => {
    const run = queueOver({ shop: fakeShop(), weather: [] });
    push(run, { intent: 'add', item: 'gone' });
    expect(run.latest().cart?.lines).toHaveLength(1);
    await run.idle();
    expect(run.latest()).toMatchObject({ refused: 'gone', pending: 0 });
    expect(run.latest().cart?.lines ?? []).toEqual([]);
    push(run, { intent: 'add', item: 'mug' });
    expect(run.latest().refused).toBeUndefined();
  });

  test('waiting for the last response reports whether every change was saved', async () => {
    const run = queueOver({ shop: fakeShop(), weather: ['slow'] });
    push(run, { intent: 'add', item: 'mug' });
    push(run, { intent: 'add', item: 'bowl' });
    expect(await run.queue.settled()).toBe(true);
    expect(run.latest().cart?.lines).toMatchObject([
      { item: 'mug', total: '1' },
      { item: 'bowl', total: '1' },
    ]);
    push(run, { intent: 'add', item: 'gone' });
    expect(await run.queue.settled()).toBe(false);
  });

  test('combines many clicks on one line into one change', async () => {
    const shop = fakeShop();
    const run = queueOver({ shop, weather: [] });
    push(run, { intent: 'add', item: 'mug' });
    await run.idle();
    const line = run.latest().cart?.lines[0]?.id ?? '';
    for (let quantity = 2; quantity <= 11; quantity += 1)
      push(run, { intent: 'update', line, quantity: String(quantity) });
    await run.idle();
    expect(asSold(shop.view())).toEqual([{ item: 'mug', quantity: 11, pending: undefined }]);
    expect(run.sent()).toBe(3);
  });

  test('changes a line before the server has assigned its id', async () => {
    const shop = fakeShop();
    const run = queueOver({ shop, weather: ['slow'] });
    push(run, { intent: 'add', item: 'mug' });
    push(run, { intent: 'update', line: run.latest().cart?.lines[0]?.id ?? '', quantity: '4' });
    await run.idle();
    expect(asSold(shop.view())).toEqual([{ item: 'mug', quantity: 4, pending: undefined }]);
  });

  test('gives up on an unreachable server with a message, and marks the cart as unconfirmed until it responds', async () => {
    const shop = fakeShop();
    const run = queueOver({
      shop,
      weather: Array.from({ length: 20 }, (): Weather => 'answer lost'),
    });
    push(run, { intent: 'add', item: 'mug' });
    await run.idle();
    expect(run.latest()).toMatchObject({ refused: 'unreachable', waiting: true, pending: 0 });
    run.queue.adopt(shop.view());
    expect(run.latest()).toMatchObject({
      waiting: false,
      cart: { lines: [{ item: 'mug', quantity: 1 }] },
    });
  });

  test('ignores older states of the cart, and all states while changes are in flight', async () => {
    const shop = fakeShop();
    const run = queueOver({ shop, weather: [] });
    push(run, { intent: 'add', item: 'mug' });
    run.queue.adopt(null);
    expect(run.latest().cart?.lines).toHaveLength(1);
    await run.idle();
    const old = run.latest().cart;
    push(run, { intent: 'add', item: 'bowl' });
    await run.idle();
    if (old) run.queue.adopt(old);
    expect(run.latest().cart?.lines).toHaveLength(2);
  });
});
