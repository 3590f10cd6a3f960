import type { Order } from '@shopwright/contract/orders/order';
import type { Store } from '@shopwright/contract/settings/store';
import { speechIn, type Speech } from '../../messages/index.ts';
import type { Currency } from '../../kernel/money.ts';
import type { CancelTerms } from '../order-events.ts';
import type { OrderState } from '../rules/order-state.ts';

/** What a change did to an order, for its mails. */
export interface OrderChange {
  readonly store: Store;
  readonly publicUrl: string;
  readonly before: OrderState | undefined;
  readonly after: OrderState;
  readonly order: Order;
  readonly currency: Currency;
  /** For a buyer without an account: opens the order from the mail. */
  readonly orderKey?: string;
  readonly canceled?: CancelTerms;
  /** The merchant's message to the buyer. */
  readonly customMessage?: string;
}

export interface OrderMail {
  readonly to: 'buyer' | 'owner';
  readonly kind: string;
  /** Identifies the change: each kind of mail is sent once for it. */
  readonly key: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** In the buyer's language. */
export const toBuyer = ({ order, store }: Pick<OrderChange, 'order' | 'store'>): Speech =>
  speechIn(order.buyerLanguage, store.locale);
/** In the store's language. */
export const toOwner = ({ store }: Pick<OrderChange, 'store'>): Speech =>
  speechIn(undefined, store.locale);
