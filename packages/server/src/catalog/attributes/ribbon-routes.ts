import {
  bulkCreateRibbons,
  bulkDeleteRibbons,
  bulkGetOrCreateRibbons,
  bulkUpdateRibbons,
  countRibbons,
  createRibbon,
  deleteRibbon,
  getRibbon,
  getOrCreateRibbon,
  queryRibbons,
  updateRibbon,
} from '@shopwright/contract/catalog/ribbons';
import { route, type Route } from '../../http/index.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import type { CatalogWriteDeps } from '../products/write-products.ts';
import { createAttributeCalls } from './attribute-calls.ts';
import { inField } from './in-field.ts';
import { ribbonKind } from './kinds.ts';

const counted = ({ fields = [] }: { readonly fields?: readonly string[] | undefined }) => ({
  withCount: fields.includes('ASSIGNED_PRODUCT_COUNT'),
});

export function ribbonRoutes(deps: CatalogWriteDeps): Route[] {
  const calls = createAttributeCalls(deps, ribbonKind, 'ribbon');
  return [
    route(createRibbon, async ({ actor: { siteId }, request }) =>
      inField('ribbon', await calls.create(siteId, request.ribbon)),
    ),
    route(getRibbon, async ({ actor: { siteId }, request }) =>
      inField('ribbon', await calls.get(siteId, request.ribbonId, counted(request))),
    ),
    route(updateRibbon, async ({ actor: { siteId }, request }) =>
      inField('ribbon', await calls.update(siteId, request.ribbon, counted(request))),
    ),
    route(deleteRibbon, ({ actor: { siteId }, request }) => calls.remove(siteId, request.ribbonId)),
    route(queryRibbons, async ({ actor: { siteId }, request }) => {
      const page = await calls.query(siteId, request.query, counted(request));
      if (isRefusal(page)) return page;
      return { ribbons: page.items, pagingMetadata: page.pagingMetadata };
    }),
    route(countRibbons, ({ actor: { siteId }, request }) => calls.count(siteId, request.filter)),
    route(bulkCreateRibbons, ({ actor: { siteId }, request }) =>
      calls.bulkCreate(siteId, request.ribbons, request.returnEntity === true),
    ),
    route(bulkUpdateRibbons, ({ actor: { siteId }, request }) =>
      calls.bulkUpdate(
        siteId,
        request.ribbons.map(({ ribbon = {}, fieldMask }) => ({
          item: ribbon,
          ...(fieldMask === undefined ? {} : { fieldMask }),
        })),
        { ...counted(request), returnEntity: request.returnEntity === true },
      ),
    ),
    route(getOrCreateRibbon, async ({ actor: { siteId }, request }) => {
      const ribbon = await calls.getOrCreate(
        siteId,
        { name: request.ribbonName },
        counted(request),
      );
      return inField('ribbon', ribbon);
    }),
    route(bulkGetOrCreateRibbons, ({ actor: { siteId }, request }) =>
      calls.bulkGetOrCreate(
        siteId,
        request.ribbonNames.map((name) => ({ name })),
        counted(request),
      ),
    ),
    route(bulkDeleteRibbons, ({ actor: { siteId }, request }) =>
      calls.bulkRemove(siteId, request.ribbonIds),
    ),
  ];
}
