import type { Order } from '@shopwright/contract/orders/order';
import type { Store } from '@shopwright/contract/settings/store';
import { speechIn, type Speech } from '../../messages/index.ts';
import type { Currency } from '../../kernel/money.ts';
import type { CancelTerms } from '../order-events.ts';
import type { OrderState } from '../rules/order-state.ts';

/** What changed of an order, for the mails that tell of it. */
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
  /** Words of the merchant for the buyer. */
  readonly customMessage?: string;
}

export interface OrderMail {
  readonly to: 'buyer' | 'owner';
  readonly kind: string;
  /** What happened: a mail of one kind is sent once for it. */
  readonly key: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** In the language the buyer bought in. */
export const toBuyer = ({ order, store }: Pick<OrderChange, 'order' | 'store'>): Speech =>
  speechIn(order.buyerLanguage, store.locale);
/** In the store's own. */
export const toOwner = ({ store }: Pick<OrderChange, 'store'>): Speech =>
  speechIn(undefined, store.locale);
