import type { HoldDeps, QuoteDeps } from '../checkout/index.ts';
import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { OrderDeps } from '../orders/index.ts';
import type { ReconcileDeps } from '../payments/index.ts';
import type { Sites } from '../settings/index.ts';

export interface SubscriptionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly orders: OrderDeps;
  readonly checkout: QuoteDeps & HoldDeps;
  readonly payments: ReconcileDeps;
}

/** Cancels an unpaid order and releases its stock. */
export interface CancelOrderDeps {
  readonly orders: OrderDeps;
  readonly stock: HoldDeps['stock'];
}
