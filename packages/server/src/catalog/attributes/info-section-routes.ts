import {
  bulkCreateInfoSections,
  bulkDeleteInfoSections,
  bulkGetOrCreateInfoSections,
  bulkUpdateInfoSections,
  countInfoSections,
  createInfoSection,
  deleteInfoSection,
  getInfoSection,
  getOrCreateInfoSection,
  queryInfoSections,
  updateInfoSection,
  type InfoSectionForGetOrCreate,
} from '@shopwright/contract/catalog/info-sections';
import { route, type Route } from '../../http/index.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import type { CatalogWriteDeps } from '../products/write-products.ts';
import { createAttributeCalls } from './attribute-calls.ts';
import { inField } from './in-field.ts';
import { infoSectionKind } from './kinds.ts';

const counted = ({ fields = [] }: { readonly fields?: readonly string[] | undefined }) => ({
  withCount: fields.includes('ASSIGNED_PRODUCTS_COUNT'),
});

export function infoSectionRoutes(deps: CatalogWriteDeps): Route[] {
  const calls = createAttributeCalls(deps, infoSectionKind, 'infoSection');

  /** By ID if the request names one, else by unique name. */
  const getOrCreate = (
    siteId: string,
    section: InfoSectionForGetOrCreate,
    returned: { readonly withCount: boolean },
  ) =>
    section.id
      ? calls.get(siteId, section.id, returned)
      : calls.getOrCreate(siteId, section, returned);

  return [
    route(createInfoSection, async ({ actor: { siteId }, request }) =>
      inField('infoSection', await calls.create(siteId, request.infoSection)),
    ),
    route(getInfoSection, async ({ actor: { siteId }, request }) =>
      inField('infoSection', await calls.get(siteId, request.infoSectionId, counted(request))),
    ),
    route(updateInfoSection, async ({ actor: { siteId }, request }) =>
      inField('infoSection', await calls.update(siteId, request.infoSection, counted(request))),
    ),
    route(deleteInfoSection, ({ actor: { siteId }, request }) =>
      calls.remove(siteId, request.infoSectionId),
    ),
    route(queryInfoSections, async ({ actor: { siteId }, request }) => {
      const page = await calls.query(siteId, request.query, counted(request));
      if (isRefusal(page)) return page;
      return { infoSections: page.items, pagingMetadata: page.pagingMetadata };
    }),
    route(countInfoSections, ({ actor: { siteId }, request }) =>
      calls.count(siteId, request.filter),
    ),
    route(bulkCreateInfoSections, ({ actor: { siteId }, request }) =>
      calls.bulkCreate(siteId, request.infoSections, request.returnEntity === true),
    ),
    route(bulkUpdateInfoSections, ({ actor: { siteId }, request }) =>
      calls.bulkUpdate(
        siteId,
        request.infoSections.map(({ infoSection = {}, fieldMask }) => ({
          item: infoSection,
          ...(fieldMask === undefined ? {} : { fieldMask }),
        })),
        { ...counted(request), returnEntity: request.returnEntity === true },
      ),
    ),
    route(getOrCreateInfoSection, async ({ actor: { siteId }, request }) => {
      const { infoSection = {} } = request;
      return inField('infoSection', await getOrCreate(siteId, infoSection, counted(request)));
    }),
    route(bulkGetOrCreateInfoSections, ({ actor: { siteId }, request }) =>
      calls.bulkGetOrCreate(siteId, request.infoSections ?? [], counted(request)),
    ),
    route(bulkDeleteInfoSections, ({ actor: { siteId }, request }) =>
      calls.bulkRemove(siteId, request.infoSectionIds),
    ),
  ];
}
