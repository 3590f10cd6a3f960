import type { CheckoutDeps } from '../checkout/index.ts';
import type { Gate } from '../kernel/gate.ts';
import type { Log } from '../kernel/log.ts';
import type { Providers } from './methods.ts';
import type { Sites } from '../settings/index.ts';
import type { CreateOrderDeps } from '../orders/index.ts';

/** Who is in the line for the last unit waits longer than who looks at a product: a place lost by waiting is a sale lost. */
export const patient = { statementTimeoutMs: 8_000, lockTimeoutMs: 8_000 } as const;

/** What turning a checkout into an order takes. */
export interface PlaceDeps extends Omit<CheckoutDeps, 'giveUpPayment'>, CreateOrderDeps {
  readonly sites: Sites;
  readonly providers: Providers;
  readonly log: Log;
  /** On a developer's machine a buyer comes back to any port of it. */
  readonly allowLoopback?: boolean;
  /**
   * The orders of a store wait for one another, for its counter and its last unit: those that stand in line do so here, where they hold
   * no connection that others need.
   */
  readonly inTurn: Gate;
}
