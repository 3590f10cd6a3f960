import type {
  Location,
  TaxAnswer,
  TaxProvider,
  TaxRate,
  TaxRequest,
} from '../kernel/extend/tax-provider.ts';
import type { Log } from '../kernel/log.ts';
import { createExternalAnswers } from './external-answers.ts';
import { closest, type Area } from './rules/area.ts';
import { whyNoTaxAnswer } from '../kernel/extend/check-pricing-answer.ts';

export type { TaxProvider };

/**
 * The provider as quotes use it: a slow, failing or wrong answer counts as failed, and the store's
 * own rates are used.
 */
export function guardTaxProvider(
  provider: TaxProvider,
  log: Log,
  options: { readonly timeoutMs?: number; readonly now?: () => number } = {},
): TaxProvider {
  const answers = createExternalAnswers<TaxAnswer>({
    ...options,
    name: 'The tax provider',
    log,
    whyWrong: whyNoTaxAnswer,
  });
  return {
    rates: async ({ siteId, addresses, lines, pickup }) => {
      // Only what the rates depend on, so that another quantity does not ask again.
      const request: TaxRequest = {
        siteId,
        addresses,
        pickup,
        lines: lines.map(({ id, itemType, shippable, taxGroupId, addressType }) => ({
          id,
          itemType,
          ...(shippable === undefined ? {} : { shippable }),
          ...(taxGroupId === undefined ? {} : { taxGroupId }),
          ...(addressType === undefined ? {} : { addressType }),
        })),
      };
      return (await answers.get(request, () => provider.rates(request))) ?? { status: 'FAILED' };
    },
  };
}

/**
 * A provider with a fixed table of rates: for tests, and for stores that get their rates as a file.
 */
export function createTaxTable(
  table: readonly {
    readonly areas: readonly Area[];
    readonly rates: readonly TaxRate[];
    readonly taxesShipping?: boolean;
  }[],
): TaxProvider {
  return {
    rates: async ({ addresses, lines, pickup }) => {
      const location: Location = pickup
        ? addresses.business
        : (addresses.shipping ?? addresses.billing ?? addresses.business);
      const row = closest(table, location);
      const rates = row?.rates ?? [];
      return {
        status: 'ANSWERED',
        lines: Object.fromEntries(lines.map(({ id }) => [id, rates])),
        shipping: row?.taxesShipping ? rates : [],
        fees: [],
      };
    },
  };
}
