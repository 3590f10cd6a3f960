import { getOrderByKey, lookUpOrder } from '@shopwright/contract/orders/guest';
import { countGuess, undoGuess } from '../checkout/index.ts';
import { networkOf, ownPages, route, type Route } from '../http/index.ts';
import { refuse } from '../kernel/outcome.ts';
import { opensOrder, signOrderKey } from './order-key.ts';
import { findOrderById, findOrderOf } from './store/search.ts';
import { orderNotFound, type OrderWriteDeps } from './write.ts';

const WINDOW_MS = 3_600_000;
const MAX_MISSES = 10;
/** Per network: more than the mistakes of a whole office, far fewer than guessing takes. */
const MAX_MISSES_OF_NETWORK = 100;

/** For a buyer without an account. */
export function guestOrderRoutes({ db, clock }: Pick<OrderWriteDeps, 'db' | 'clock'>): Route[] {
  return [
    route(lookUpOrder, async ({ actor, address, request: { number, email } }) => {
      const { siteId } = actor;
      const now = clock();
      const plain = number.replace(/^\s*#?\s*/, '').trim();
      // Pages of this process without a client address speak for all visitors.
      const network = address === ownPages ? `${actor.role} ${actor.id}` : networkOf(address);
      // Counted only in combination with the network: another person's guesses must not lock the
      // buyer out.
      const limits = {
        [`order ${plain} from ${network}`]: MAX_MISSES,
        [`order of ${email.trim().toLowerCase()} from ${network}`]: MAX_MISSES,
        [`order ${actor.role} ${actor.id}`]: MAX_MISSES,
        [`orders from ${network}`]: MAX_MISSES_OF_NETWORK,
      };
      if (!(await countGuess(db, siteId, limits, { now, windowMs: WINDOW_MS })))
        return refuse('TOO_MANY_REQUESTS', 'Too many failed order lookups. Try again in an hour.');
      const orderId = /^\d{1,15}$/.test(plain)
        ? await findOrderOf(db, siteId, Number(plain), email.trim())
        : undefined;
      if (orderId !== undefined) {
        await undoGuess(db, siteId, limits);
        return { orderId, key: await signOrderKey(db, siteId, orderId, { now, source: 'lookup' }) };
      }
      return refuse('ORDER_NOT_FOUND', 'There is no order with this number and e-mail address.');
    }),
    route(getOrderByKey, async ({ actor: { siteId }, request: { id, key } }) => {
      const order = (await opensOrder(db, siteId, id, key, clock()))
        ? await findOrderById(db, siteId, id)
        : undefined;
      return order ? { order } : orderNotFound(id);
    }),
  ];
}
