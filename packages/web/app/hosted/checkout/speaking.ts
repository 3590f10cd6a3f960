import type { Amounts } from '../../order/amounts.ts';
import type { SayIn } from '../../words/say.ts';

/** How a page of the checkout speaks: its words, its language for `Intl`, its money. */
export interface Speaking {
  readonly say: SayIn<'checkout'>;
  readonly locale: string;
  readonly amounts: Amounts;
}
