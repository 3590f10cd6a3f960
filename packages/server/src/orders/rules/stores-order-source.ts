import type { Currency } from '../../kernel/money.ts';
import type { Order } from '@shopwright/contract/orders/order';
import type { OrderState } from './order-state.ts';

export interface StoresOrderSource {
  readonly state: OrderState;
  readonly wire: Order;
  readonly currency: Currency;
  /** Whether the caller may read how the order was paid and refunded. */
  readonly withPayments: boolean;
  readonly withFulfillments: boolean;
}

type Absentable<T> = { -readonly [K in keyof T]?: T[K] | null | undefined };

/** Leaves out what is absent, so that optional fields stay absent on the wire. */
export function omitAbsent<T extends object>(fields: Absentable<T>): T {
  // Only absent values are dropped; the fields and their types are those of T.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as T;
}
