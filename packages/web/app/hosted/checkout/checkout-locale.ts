import type { Amounts } from '../../order/amounts.server.ts';
import type { TranslateArea } from '../../i18n/translate.ts';

/**
 * The locale of a checkout page: translations, language and time zone for `Intl`, and currency
 * format.
 */
export interface CheckoutLocale {
  readonly t: TranslateArea<'checkout'>;
  readonly locale: string;
  /** The store's own, for days on which something is charged. */
  readonly timeZone: string;
  readonly amounts: Amounts;
  /**
   * An amount as the buyer saw prices in the shop; only where that is another currency than the one
   * charged.
   */
  readonly inDisplayCurrency?: ((amount: number) => string) | undefined;
}
