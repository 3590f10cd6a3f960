import type { Amounts } from '../../order/amounts.server.ts';
import type { SayIn } from '../../i18n/translate.ts';

/** How a page of the checkout speaks: its words, its language and time zone for `Intl`, its money. */
export interface Speaking {
  readonly say: SayIn<'checkout'>;
  readonly locale: string;
  /** The store's own, for days on which something is charged. */
  readonly timeZone: string;
  readonly amounts: Amounts;
  /** An amount as the buyer saw prices in the shop; only where that is another currency than the one charged. */
  readonly inDisplayCurrency?: ((amount: number) => string) | undefined;
}
