import type { FeeSettings } from '@shopwright/contract/settings/checkout';
import { divideHalfUp } from '../../../kernel/decimal.ts';
import { WHOLE_RATE, type Fee } from '../purchase.ts';
import { money, percent } from './read-shipping.ts';

/**
 * Fees in addition to prices. A percentage applies to the subtotal before discounts and is rounded
 * like every fee.
 */
export function feesOf(settings: readonly FeeSettings[], subtotal: bigint): Fee[] {
  return settings.map(({ code, name, price, percent: share }) => ({
    id: code,
    code,
    name,
    source: 'PLATFORM',
    lineIds: [],
    price:
      share === undefined
        ? money(price ?? '0')
        : divideHalfUp(subtotal * percent(share), WHOLE_RATE),
  }));
}
