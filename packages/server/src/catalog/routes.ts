import type { Route } from '../http/index.ts';
import { collectionReadRoutes } from './reads/collection-read-routes.ts';
import { productReadRoutes, type CatalogReadDeps } from './reads/product-read-routes.ts';
import { bulkRoutes } from './products/bulk-routes.ts';
import { collectionMediaRoutes } from './collections/collection-media-routes.ts';
import { collectionRoutes } from './collections/collection-routes.ts';
import { digitalFileRoutes } from './products/digital-file-routes.ts';
import type { MediaSource } from './products/media-source.ts';
import { mediaRoutes } from './products/media-routes.ts';
import { productRoutes } from './products/product-routes.ts';
import { saleRoutes } from './products/sale-routes.ts';
import type { CatalogWriteDeps } from './products/write-products.ts';

export function catalogWriteRoutes(
  deps: CatalogWriteDeps & { readonly media: MediaSource },
): Route[] {
  return [
    ...productRoutes(deps),
    ...mediaRoutes(deps),
    ...digitalFileRoutes(deps),
    ...collectionRoutes(deps),
    ...collectionMediaRoutes(deps),
    ...bulkRoutes(deps),
    ...saleRoutes(deps),
  ];
}

export const catalogReadRoutes = (deps: CatalogReadDeps): Route[] => [
  ...productReadRoutes(deps),
  ...collectionReadRoutes(deps),
];
