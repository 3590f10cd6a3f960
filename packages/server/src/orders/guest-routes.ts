import { getOrderByKey, lookUpOrder } from '@shopwright/contract/orders/guest';
import { addMiss, countMisses } from '../checkout/index.ts';
import { route, type Route } from '../http/index.ts';
import { refuse } from '../kernel/outcome.ts';
import { KEY_DAYS, opensOrder, signOrderKey } from './order-key.ts';
import { findOrderById, findOrderOf } from './store/search.ts';
import { orderNotFound, type OrderWriteDeps } from './write.ts';

const WINDOW_MS = 3_600_000;
const MOST_MISSES = 10;

/** For a buyer without an account. */
export function guestOrderRoutes({ db, clock }: Pick<OrderWriteDeps, 'db' | 'clock'>): Route[] {
  return [
    route(lookUpOrder, async ({ actor, request: { number, email } }) => {
      const { siteId } = actor;
      const now = clock();
      const since = new Date(now.getTime() - WINDOW_MS);
      const plain = number.replace(/^\s*#?\s*/, '').trim();
      // By the order and by the address that are guessed at, and by who guesses: a new visitor costs nothing, so he alone would be no limit.
      const who = [`order ${plain}`, `order of ${email.trim().toLowerCase()}`, `order ${actor.role} ${actor.id}`];
      if (await countMisses(db, siteId, who, since) >= MOST_MISSES) return refuse(429, 'TOO_MANY_REQUESTS', 'Too many orders were asked for that are not there. Try again in an hour.');
      const orderId = /^\d{1,15}$/.test(plain) ? await findOrderOf(db, siteId, Number(plain), email.trim()) : undefined;
      if (orderId !== undefined) return { orderId, key: await signOrderKey(db, siteId, orderId, { now, days: KEY_DAYS.lookup }) };
      await addMiss(db, siteId, who, now, since);
      return refuse(404, 'ORDER_NOT_FOUND', 'There is no order with this number and this address.');
    }),
    route(getOrderByKey, async ({ actor: { siteId }, request: { id, key } }) => {
      const order = await opensOrder(db, siteId, id, key, clock()) ? await findOrderById(db, siteId, id) : undefined;
      return order ? { order } : orderNotFound(id);
    }),
  ];
}
