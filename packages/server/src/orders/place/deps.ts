import type { CheckoutDeps, CheckoutRow, HoldDeps, QuotedCheckout } from '../../checkout/index.ts';
import type { Tx } from '../../db/index.ts';
import type { Gate } from '../../kernel/gate.ts';
import type { Log } from '../../kernel/log.ts';
import type { Providers } from '../../payments/index.ts';
import type { Sites } from '../../settings/index.ts';
import type { NewOrder } from '../rules/new-order.ts';
import type { OrderDeps } from '../write.ts';

/** Who is in the line for the last unit waits longer than who looks at a product: a place lost by waiting is a sale lost. */
export const patient = { statementTimeoutMs: 8_000, lockTimeoutMs: 8_000 } as const;

/** What turning a checkout into an order takes. */
/** How the buyer pays, where the same way may be gone again. */
export interface PaymentMeans {
  readonly provider: string;
  readonly token: string;
}

/** An order was made of a checkout: told in its transaction. */
export interface Placed {
  readonly order: NewOrder;
  readonly orderId: string;
  readonly row: CheckoutRow;
  readonly quoted: QuotedCheckout;
  readonly means: PaymentMeans | undefined;
}

export interface PlaceDeps extends Omit<CheckoutDeps, 'giveUpPayment'>, HoldDeps, OrderDeps {
  readonly sites: Sites;
  readonly providers: Providers;
  readonly log: Log;
  /** On a developer's machine a buyer comes back to any port of it. */
  readonly allowLoopback?: boolean;
  readonly onPlaced?: (tx: Tx, placed: Placed) => Promise<void>;
  /**
   * The orders of a store wait for one another, for its counter and its last unit: those that stand in line do so here, where they hold
   * no connection that others need.
   */
  readonly inTurn: Gate;
}
