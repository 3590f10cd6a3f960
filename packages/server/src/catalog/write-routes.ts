import type { Route } from '../http/index.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { collectionMediaRoutes } from './collection-media-routes.ts';
import { collectionRoutes } from './collection-routes.ts';
import { digitalFileRoutes } from './digital-file-routes.ts';
import type { MediaSource } from './media-source.ts';
import { mediaRoutes } from './media-routes.ts';
import { productRoutes } from './product-routes.ts';
import { saleRoutes } from './sale-routes.ts';
import type { CatalogWriteDeps } from './write.ts';

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
