import type { Db } from '@shopwright/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type Buyer, type Item, type Shop } from '../../kit/shop.ts';

/**
 * F1 in small: the server dies at every single point where paying touches the database. Whatever
 * dies, a charged payment ends in one order, or is given up; stock and what is promised of it add
 * up; and the buyer who tries again gets the same order.
 */

class Died extends Error {}

/**
 * The n-th touch from now on kills: every touch after it finds a dead process, until it is raised
 * again.
 */
function mortal(db: Db): {
  db: Db;
  dieAt: (touch: number, when: 'before' | 'after') => void;
  live: () => void;
  died: () => boolean;
} {
  let [left, when, dead]: [number, 'before' | 'after', boolean] = [Infinity, 'before', false];
  const touch = async <T>(work: () => Promise<T>): Promise<T> => {
    if (dead) throw new Died('The process is dead.');
    left -= 1;
    if (left > 0) return work();
    if (when === 'before') {
      dead = true;
      throw new Died('The process died before it could write.');
    }
    // Committed, but the answer was lost: an unknown result.
    await work();
    dead = true;
    throw new Died('The process died right after it wrote.');
  };
  return {
    db: {
      ...db,
      query: (query) => touch(() => db.query(query)),
      tx: (work, options) => touch(() => db.tx(work, options)),
    },
    dieAt: (n, moment) => {
      [left, when, dead] = [n, moment, false];
    },
    live: () => {
      [left, dead] = [Infinity, false];
    },
    died: () => dead,
  };
}

let shop: Shop;
let life: ReturnType<typeof mortal>;
let time = Date.now();
beforeAll(async () => {
  shop = await startShop({
    clock: () => new Date(time),
    wrapDb: (db) => {
      life = mortal(db);
      return life.db;
    },
  });
});
afterAll(async () => {
  life.live();
  await shop.server.close();
});

const START = 3;
async function ready(): Promise<{ mug: Item; buyer: Buyer; id: string }> {
  life.live();
  const mug = await shop.product({ stock: START });
  const buyer = await shop.visitor();
  await buyer.add(mug);
  return { mug, buyer, id: await buyer.checkout() };
}

/** What must be true when everything has come to rest. */
async function atRest({ mug, id }: { mug: Item; id: string }): Promise<number> {
  const orders = (await shop.orders()).filter(({ checkoutId }) => checkoutId === id);
  const payments = await shop.rows<{ state: string; amount: string }>(
    'select p.state, p.amount::text from sandbox_payment p join payment_attempt a using (site_id, attempt_id) where a.checkout_id = $1',
    [id],
  );
  const taken = payments.filter(({ state }) => state === 'CAPTURED' || state === 'AUTHORISED');
  expect(orders.length).toBeLessThanOrEqual(1);
  expect([taken.length, taken.every(({ state }) => state === 'CAPTURED')]).toEqual([
    orders.length,
    true,
  ]);
  expect(await shop.stockOf(mug)).toEqual({ quantity: START - orders.length, reserved: 0 });
  if (orders[0]) {
    expect(orders[0]).toMatchObject({ paymentStatus: 'PAID' });
    expect([
      await shop.events('wix.ecom.v1.order_created', orders[0].id ?? ''),
      await shop.events('wix.ecom.v1.checkout_completed', id),
    ]).toEqual([1, 1]);
  }
  return orders.length;
}

/** Enough time and turns of the worker for everything to end. */
async function recover(): Promise<void> {
  life.live();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    time += 3_600_000;
    await shop.runJob('reconcile-payments');
    await shop.runJob('release-stock');
  }
}

describe.each(['before', 'after'] as const)(
  'the process dies %s the n-th write of paying',
  (moment) => {
    test('and the buyer does not return: a paid order, or nothing', async () => {
      const ends = new Set<number>();
      for (let touch = 1; touch < 40; touch += 1) {
        const buying = await ready();
        life.dieAt(touch, moment);
        await buying.buyer.pay(buying.id, { method: 'SANDBOX', token: 'tok_success' });
        const died = life.died();
        await recover();
        ends.add(await atRest(buying));
        if (!died) break;
        expect(touch).toBeLessThan(39);
      }
      // Both ends were seen: dying early leaves nothing, dying late leaves the order.
      expect(ends).toEqual(new Set([0, 1]));
    }, 120_000);

    test('and the buyer tries again at once: one order, the same for each retry', async () => {
      for (let touch = 1; touch < 40; touch += 1) {
        const buying = await ready();
        life.dieAt(touch, moment);
        const first = await buying.buyer.pay(buying.id, {
          method: 'SANDBOX',
          token: 'tok_success',
        });
        const died = life.died();
        life.live();
        const second = await buying.buyer.pay(buying.id, {
          method: 'SANDBOX',
          token: 'tok_success',
        });
        expect([touch, second.body.payment]).toMatchObject([touch, { state: 'PAID' }]);
        if (first.status === 200)
          expect(second.body.payment.orderId).toBe(first.body.payment.orderId);
        await recover();
        expect(await atRest(buying)).toBe(1);
        if (!died) break;
      }
    }, 120_000);

    test('a buyer who polls sees "paid" only after the payment', async () => {
      const orderIds = new Set<string | undefined>();
      for (let touch = 1; touch < 40; touch += 1) {
        const buying = await ready();
        life.dieAt(touch, moment);
        await buying.buyer.pay(buying.id, { method: 'SANDBOX', token: 'tok_success' });
        const died = life.died();
        life.live();
        const { body } = await buying.buyer.say<{ payment: { state: string } }>(
          'GET',
          `/v1/checkouts/${buying.id}/payment`,
        );
        orderIds.add(body.payment.state);
        if (body.payment.state === 'PAID')
          expect([touch, await atRest(buying)]).toEqual([touch, 1]);
        if (!died) break;
      }
      expect(orderIds).toContain('PAID');
    }, 120_000);
  },
);
