import {
  getCheckoutHold,
  holdCheckout,
  releaseCheckout,
} from '@shopwright/contract/payments/payments';
import type { Db } from '../db/index.ts';
import { emptyAnswer, route, type Route } from '../http/index.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { canAccess } from './access.ts';
import { CHECKOUT_TIMEOUTS, holdOfferings, releaseOfferings, type HoldDeps } from './holds.ts';
import type { QuoteDeps } from './quote-checkout.ts';
import { checkoutNotFound } from './refusals.ts';
import { findCheckout } from './store/checkouts.ts';

/** Places and tickets, held while the buyer fills in the checkout. */
export function checkoutHoldRoutes(deps: QuoteDeps & HoldDeps & { readonly db: Db }): Route[] {
  const { db, clock } = deps;
  return [
    route(holdCheckout, async ({ actor, request: { id } }) => {
      const until = await db.tx((tx) => holdOfferings(deps, tx, actor, id), CHECKOUT_TIMEOUTS);
      return isRefusal(until)
        ? until
        : { hold: { checkoutId: id, expiresDate: until.toISOString() } };
    }),
    route(getCheckoutHold, async ({ actor, request: { id } }) => {
      const row = await findCheckout(db, actor.siteId, id);
      if (!row || !canAccess(row, actor)) return checkoutNotFound(id);
      const isHeld = row.holdUntil !== null && row.holdUntil > clock();
      return {
        hold: {
          checkoutId: id,
          ...(isHeld ? { expiresDate: row.holdUntil.toISOString() } : {}),
        },
      };
    }),
    route(
      releaseCheckout,
      async ({ actor, request: { id } }) =>
        (await db.tx((tx) => releaseOfferings(deps, tx, actor, id), CHECKOUT_TIMEOUTS)) ??
        emptyAnswer,
    ),
  ];
}
