import {
  bulkCreateBrands,
  bulkDeleteBrands,
  bulkGetOrCreateBrands,
  bulkUpdateBrands,
  countBrands,
  createBrand,
  deleteBrand,
  getBrand,
  getOrCreateBrand,
  queryBrands,
  updateBrand,
} from '@shopwright/contract/catalog/brands';
import { route, type Route } from '../../http/index.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import type { CatalogWriteDeps } from '../products/write-products.ts';
import { createAttributeCalls } from './attribute-calls.ts';
import { inField } from './in-field.ts';
import { brandKind } from './kinds.ts';

const counted = ({ fields = [] }: { readonly fields?: readonly string[] | undefined }) => ({
  withCount: fields.includes('ASSIGNED_PRODUCTS_COUNT'),
});

export function brandRoutes(deps: CatalogWriteDeps): Route[] {
  const calls = createAttributeCalls(deps, brandKind, 'brand');
  return [
    route(createBrand, async ({ actor: { siteId }, request }) =>
      inField('brand', await calls.create(siteId, request.brand)),
    ),
    route(getBrand, async ({ actor: { siteId }, request }) =>
      inField('brand', await calls.get(siteId, request.brandId, counted(request))),
    ),
    route(updateBrand, async ({ actor: { siteId }, request }) =>
      inField('brand', await calls.update(siteId, request.brand, counted(request))),
    ),
    route(deleteBrand, ({ actor: { siteId }, request }) => calls.remove(siteId, request.brandId)),
    route(queryBrands, async ({ actor: { siteId }, request }) => {
      const page = await calls.query(siteId, request.query, counted(request));
      if (isRefusal(page)) return page;
      return { brands: page.items, pagingMetadata: page.pagingMetadata };
    }),
    route(countBrands, ({ actor: { siteId }, request }) => calls.count(siteId, request.filter)),
    route(bulkCreateBrands, ({ actor: { siteId }, request }) =>
      calls.bulkCreate(siteId, request.brands, request.returnEntity === true),
    ),
    route(bulkUpdateBrands, ({ actor: { siteId }, request }) =>
      calls.bulkUpdate(
        siteId,
        request.brands.map(({ brand = {}, fieldMask }) => ({
          item: brand,
          ...(fieldMask === undefined ? {} : { fieldMask }),
        })),
        { ...counted(request), returnEntity: request.returnEntity === true },
      ),
    ),
    route(getOrCreateBrand, async ({ actor: { siteId }, request }) => {
      const brand = await calls.getOrCreate(siteId, { name: request.brandName }, counted(request));
      return inField('brand', brand);
    }),
    route(bulkGetOrCreateBrands, ({ actor: { siteId }, request }) =>
      calls.bulkGetOrCreate(
        siteId,
        request.brandNames.map((name) => ({ name })),
        counted(request),
      ),
    ),
    route(bulkDeleteBrands, ({ actor: { siteId }, request }) =>
      calls.bulkRemove(siteId, request.brandIds),
    ),
  ];
}
