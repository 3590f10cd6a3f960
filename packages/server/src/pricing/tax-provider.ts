import { closest, type Area } from './rules/area.ts';
import type { Location, TaxRate } from './rules/purchase.ts';
import type { Addresses, AutoTaxAnswer, LineToTax } from './rules/tax/resolve.ts';

/** An external source of tax rates, used for regions whose mode is AUTO. */
export interface TaxProvider {
  readonly rates: (question: TaxQuestion) => Promise<AutoTaxAnswer>;
}

export interface TaxQuestion {
  readonly siteId: string;
  readonly addresses: Addresses;
  readonly lines: readonly LineToTax[];
  readonly pickup: boolean;
}

/**
 * Adds a timeout: a slow or failing provider counts as failed, and the store's own rates are used.
 */
export async function requestTaxRates(
  provider: TaxProvider,
  question: TaxQuestion,
  withinMs = 3_000,
): Promise<AutoTaxAnswer> {
  const failed: AutoTaxAnswer = { status: 'FAILED' };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<AutoTaxAnswer>((resolve) => {
    timer = setTimeout(() => resolve(failed), withinMs);
  });
  try {
    return await Promise.race([provider.rates(question), late]);
  } catch {
    return failed;
  } finally {
    clearTimeout(timer);
  }
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
