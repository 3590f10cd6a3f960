import type { Clock } from '../kernel/clock.ts';
import { countOrdersOf } from '../orders/index.ts';
import { plansOf } from '../plans/index.ts';
import type { PricingDeps } from '../pricing/index.ts';

/** The customer facts that discounts may depend on: past orders and plan memberships. */
export const createCustomerOf =
  (clock: Clock): NonNullable<PricingDeps['customerOf']> =>
  async (reader, siteId, buyer) => ({
    orders: await countOrdersOf(reader, siteId, buyer),
    groups:
      buyer.memberId === undefined ? [] : await plansOf(reader, siteId, buyer.memberId, clock()),
  });
