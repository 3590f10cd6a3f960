import { getOrderByKey, lookUpOrder } from '@shopwright/contract/orders/guest';
import { addMiss, countMisses } from '../checkout/index.ts';
import { networkOf, ownPages, route, type Route } from '../http/index.ts';
import { refuse } from '../kernel/outcome.ts';
import { opensOrder, signOrderKey } from './order-key.ts';
import { findOrderById, findOrderOf } from './store/search.ts';
import { orderNotFound, type OrderWriteDeps } from './write.ts';

const WINDOW_MS = 3_600_000;
const MOST_MISSES = 10;
/** From everywhere together: far more than a buyer mistypes, far fewer than it takes to guess an address. */
const MOST_MISSES_ANYWHERE = 100;

/** For a buyer without an account. */
export function guestOrderRoutes({ db, clock }: Pick<OrderWriteDeps, 'db' | 'clock'>): Route[] {
  return [
    route(lookUpOrder, async ({ actor, address, request: { number, email } }) => {
      const { siteId } = actor;
      const now = clock();
      const since = new Date(now.getTime() - WINDOW_MS);
      const plain = number.replace(/^\s*#?\s*/, '').trim();
      // By the order and the mail address that are guessed at. From one place, so that nobody elsewhere locks the buyer out; from everywhere, because places are cheap.
      const anywhere = [`order ${plain}`, `order of ${email.trim().toLowerCase()}`];
      // Pages of this process that do not say for whom they ask ask for everybody.
      const place = address === ownPages ? `${actor.role} ${actor.id}` : networkOf(address);
      const here = [...anywhere.map((what) => `${what} from ${place}`), `order ${actor.role} ${actor.id}`];
      const isTooMuch = await countMisses(db, siteId, here, since) >= MOST_MISSES || await countMisses(db, siteId, anywhere, since) >= MOST_MISSES_ANYWHERE;
      if (isTooMuch) return refuse(429, 'TOO_MANY_REQUESTS', 'Too many orders were asked for that are not there. Try again in an hour.');
      const orderId = /^\d{1,15}$/.test(plain) ? await findOrderOf(db, siteId, Number(plain), email.trim()) : undefined;
      if (orderId !== undefined) return { orderId, key: await signOrderKey(db, siteId, orderId, { now, source: 'lookup' }) };
      // Whoever writes a number may write it so that two of these are the same.
      await addMiss(db, siteId, [...new Set([...anywhere, ...here])], now, since);
      return refuse(404, 'ORDER_NOT_FOUND', 'There is no order with this number and this address.');
    }),
    route(getOrderByKey, async ({ actor: { siteId }, request: { id, key } }) => {
      const order = await opensOrder(db, siteId, id, key, clock()) ? await findOrderById(db, siteId, id) : undefined;
      return order ? { order } : orderNotFound(id);
    }),
  ];
}
