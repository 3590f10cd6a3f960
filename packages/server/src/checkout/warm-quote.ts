import type { Db } from '../db/index.ts';
import { quoteCheckout, type QuoteDeps } from './quote-checkout.ts';
import { findCheckout } from './store/checkouts.ts';

/**
 * Quotes a checkout before the transaction that quotes it again: the answers of tax and shipping
 * providers are then cached, and no row is locked while a provider is called.
 */
export async function warmQuote(
  deps: QuoteDeps,
  db: Pick<Db, 'query'>,
  siteId: string,
  checkoutId: string,
): Promise<void> {
  if (!deps.pricing.hasExternalProviders) return;
  const row = await findCheckout(db, siteId, checkoutId);
  if (row) await quoteCheckout(deps, db, siteId, row);
}
