import { attributeJobs } from './attributes/attribute-jobs.ts';
import { fileRefreshJobs } from './collections/refresh-file-copies.ts';
import { collectionRuleJobs } from './collections/apply-rule.ts';
import { productHistoryJobs } from './products/history-routes.ts';
import { catalogJobs } from './products/rerender-products.ts';
import { type LowStockDeps, lowStockJobs } from './stock/low-stock-mails.ts';

/** The background work of the catalog, except imports and exports. */
export const allCatalogJobs = (
  deps: Omit<LowStockDeps, 'publicUrl'> & { readonly siteUrl: string },
) => [
  catalogJobs(deps),
  attributeJobs(deps),
  fileRefreshJobs(deps),
  collectionRuleJobs(deps),
  productHistoryJobs(deps),
  lowStockJobs({ ...deps, publicUrl: deps.siteUrl }),
];
