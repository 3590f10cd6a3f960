import type { HoldDeps, QuoteDeps } from '../checkout/index.ts';
import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Limiter } from '../memory/index.ts';
import type { Log } from '../kernel/log.ts';
import type { CreateOrderDeps } from '../orders/index.ts';
import type { Sites } from '../settings/index.ts';
import type { Providers } from './port.ts';

export interface BeginPaymentDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Quotes checkouts, and holds and releases what they need. */
  readonly checkout: QuoteDeps & HoldDeps;
  /** Creates orders and records payments in them. */
  readonly orders: CreateOrderDeps;
  /**
   * Orders of one store wait for its order counter and its last unit. They wait here, where they
   * occupy no database connection that other requests need.
   */
  readonly limitConcurrency: Limiter;
}

export interface ReconcileDeps extends BeginPaymentDeps {
  readonly providers: Providers;
}

export interface PayDeps extends ReconcileDeps {
  readonly storefront: {
    readonly sites: Pick<Sites, 'find'>;
    readonly publicUrl: string;
    /** During development, a buyer may return to any port of this machine. */
    readonly allowLoopback?: boolean;
  };
}
