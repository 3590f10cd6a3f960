import type { Route } from '../http/index.ts';
import type { Sites } from '../settings/index.ts';
import { priceFormulaRoutes } from './changes/price-formula-routes.ts';
import { inventoryRoutes } from './stock/inventory-routes.ts';
import { stockManagementRoutes } from './stock/movement-routes.ts';
import { brandRoutes } from './attributes/brand-routes.ts';
import { infoSectionRoutes } from './attributes/info-section-routes.ts';
import { productInfoSectionRoutes } from './attributes/product-info-section-routes.ts';
import { ribbonRoutes } from './attributes/ribbon-routes.ts';
import { collectionReadRoutes } from './reads/collection-read-routes.ts';
import { type CatalogReadDeps, productReadRoutes } from './reads/product-read-routes.ts';
import {
  type ExplainAvailabilityDeps,
  explainAvailabilityRoutes,
} from './products/explain-availability-routes.ts';
import { editableProductRoutes } from './products/editable-product-routes.ts';
import { productHistoryRoutes } from './products/history-routes.ts';
import { bulkRoutes } from './products/bulk-routes.ts';
import { collectionMediaRoutes, collectionRoutes } from './collections/collection-routes.ts';
import { memberRoutes } from './collections/member-routes.ts';
import { collectionRuleRoutes } from './collections/rule-routes.ts';
import { digitalFileRoutes } from './products/digital-file-routes.ts';
import { mediaRoutes, type MediaSource } from './products/media-routes.ts';
import { productRoutes, saleRoutes } from './products/product-routes.ts';
import type { CatalogWriteDeps } from './products/write-products.ts';

export function catalogWriteRoutes(
  deps: CatalogWriteDeps & ExplainAvailabilityDeps & { readonly media: MediaSource },
): Route[] {
  return [
    ...productRoutes(deps),
    ...editableProductRoutes(deps),
    ...productHistoryRoutes(deps),
    ...explainAvailabilityRoutes(deps),
    ...mediaRoutes(deps),
    ...digitalFileRoutes(deps),
    ...collectionRoutes(deps),
    ...collectionMediaRoutes(deps),
    ...memberRoutes(deps),
    ...collectionRuleRoutes(deps),
    ...bulkRoutes(deps),
    ...saleRoutes(deps),
    ...brandRoutes(deps),
    ...ribbonRoutes(deps),
    ...infoSectionRoutes(deps),
    ...productInfoSectionRoutes(deps),
    ...priceFormulaRoutes(deps),
  ];
}

export const catalogReadRoutes = (deps: CatalogReadDeps): Route[] => [
  ...productReadRoutes(deps),
  ...collectionReadRoutes(deps),
];

export const stockRoutes = (deps: CatalogWriteDeps & { readonly sites: Sites }): Route[] => [
  ...inventoryRoutes(deps),
  ...stockManagementRoutes(deps),
];
