import fc from 'fast-check';
import { expect } from 'vitest';
import type { Order } from '@shopwright/contract/orders/order';
import type { OrderTransactions } from '@shopwright/contract/orders/payments';
import { pass, refused, restock, shelfOf, type Expected, type Model } from './model.ts';
import { agree, dollars, pick, someOrder, step, type Step } from './step.ts';

const ok: Expected = { status: 200 };
const isThere = ({ orders }: Model): boolean => orders.length > 0;
const UNMANAGED = '00000000-0000-0000-0000-000000000000';

export const reprice = (product: number, price: number): Step =>
  step(
    `product ${product} now costs ${dollars(price)}`,
    () => true,
    async (model, { shop, items }) => {
      shelfOf(model.shelves, product).price = price;
      agree(
        await shop.owner('PATCH', `/v1/products/${pick(items, product).productId}`, {
          product: { priceData: { price: price / 100 } },
        }),
        ok,
      );
    },
  );

export const recount = (product: number, quantity: number): Step =>
  step(
    `${quantity} of product ${product} are there`,
    () => true,
    async (model, { shop, items }) => {
      const shelf = shelfOf(model.shelves, product);
      if (shelf.quantity === null) throw new Error('Nobody counts this one.');
      shelf.given += quantity - shelf.quantity;
      shelf.quantity = quantity;
      agree(
        await shop.owner(
          'PATCH',
          `/stores/v2/inventoryItems/product/${pick(items, product).productId}`,
          {
            inventoryItem: { trackQuantity: true, variants: [{ variantId: UNMANAGED, quantity }] },
          },
        ),
        ok,
      );
    },
  );

const cancel = (draw: number, back: boolean): Step =>
  step(
    `order ${draw} is canceled${back ? ', all goes back' : ''}`,
    isThere,
    async (model, { shop }) => {
      const order = someOrder(model, draw);
      const expected = order.canceled ? refused(409, 'STATUS_ALREADY_SET') : ok;
      if (!order.canceled && back) restock(model, order);
      order.canceled = true;
      agree(
        await shop.owner('POST', `/v1/orders/${order.id}/cancel`, { restockAllItems: back }),
        expected,
      );
    },
  );

const collect = (draw: number): Step =>
  step(
    `order ${draw} is paid by hand`,
    ({ orders }) => isThere({ orders } as Model) && pick(orders, draw).refunded === 0,
    async (model, { shop }) => {
      const order = someOrder(model, draw);
      const expected = order.canceled
        ? refused(409, 'ORDER_CANCELED')
        : order.paid
          ? refused(409, 'ORDER_ALREADY_PAID')
          : ok;
      if (expected === ok) order.paid = true;
      const answer = await shop.owner<{ order: Order }>(
        'POST',
        `/v1/payments-collector/orders/${order.id}/mark-as-paid`,
        {},
      );
      agree(answer, expected);
      if (expected === ok)
        expect(answer.body.order).toMatchObject({
          paymentStatus: 'PAID',
          balanceSummary: { paid: { amount: dollars(order.total) }, balance: { amount: '0.00' } },
        });
    },
  );

type Part = 'a part' | 'all' | 'too much';

const refund = (draw: number, part: Part, back: boolean): Step =>
  step(
    `${part} of order ${draw} is refunded${back ? ', all goes back' : ''}`,
    isThere,
    async (model, { shop }) => {
      const order = someOrder(model, draw);
      const left = order.total - order.refunded;
      const amount = part === 'all' ? left : part === 'a part' ? 100 : left + 1;
      const expected =
        !order.paid || left === 0
          ? refused(409, 'REFUND_NOT_AVAILABLE')
          : amount > left
            ? refused(400, 'INVALID_AMOUNT')
            : ok;
      const {
        body: {
          orderTransactions: { payments = [] },
        },
      } = await shop.owner<{ orderTransactions: OrderTransactions }>(
        'GET',
        `/v1/payments/orders/${order.id}`,
      );
      expect(payments.map(({ amount: each }) => each?.amount)).toEqual([dollars(order.total)]);
      const request = {
        payments: [
          {
            paymentId: payments[0]?.id,
            ...(part === 'all' ? {} : { amount: { amount: dollars(amount) } }),
          },
        ],
        ...(back ? { sideEffects: { restockInfo: { type: 'ALL_ITEMS' } } } : {}),
      };
      if (expected === ok) {
        order.refunded += amount;
        if (back) restock(model, order);
      }
      agree(
        await shop.owner(
          'POST',
          `/v1/payments-collector/orders/${order.id}/trigger-refund`,
          request,
        ),
        expected,
      );
    },
  );

/** Never so long that those who buy must sign in again. */
export const wait = (minutes: number): Step =>
  step(
    `${minutes} minutes pass`,
    ({ now }) => now + minutes < 220,
    async (model, real) => {
      pass(model, minutes);
      await real.pass(minutes);
    },
  );

const draw = fc.nat({ max: 20 });

export const ownerSteps: fc.Arbitrary<Step>[] = [
  fc
    .tuple(fc.nat({ max: 2 }), fc.integer({ min: 2, max: 12 }))
    .map(([product, price]) => reprice(product, price * 100)),
  fc
    .tuple(fc.nat({ max: 1 }), fc.nat({ max: 4 }))
    .map(([product, quantity]) => recount(product, quantity)),
  fc.tuple(draw, fc.boolean()).map(([which, back]) => cancel(which, back)),
  draw.map(collect),
  fc
    .tuple(draw, fc.constantFrom<Part>('a part', 'all', 'too much'), fc.boolean())
    .map(([which, part, back]) => refund(which, part, back)),
  // Sums of these are never just as long as a quote or a hold.
  fc.constantFrom(7, 17, 61).map(wait),
];
