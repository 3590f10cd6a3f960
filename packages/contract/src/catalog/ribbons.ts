import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  fieldMask,
  integer,
  list,
  message,
  required,
  string,
  struct,
  timestamp,
  type Static,
} from '../field.ts';
import { BulkActionMetadata, EntityItemMetadata } from '../shared/bulk.ts';
import { CursorPagingMetadata, CursorSearch } from '../shared/paging.ts';

/** Ribbons as entities: one label for all their products. The calls of the provider's Catalog V3. */
const call = service(['/stores', '/_api/ribbon']);

const MAX_BULK_ITEMS = 100;
const MAX_REQUESTED_FIELDS = 100;

export const Ribbon = message('StoreRibbon', {
  id: string({ nullable: true, format: 'GUID', readOnly: true }),
  revision: string({ nullable: true, readOnly: true }),
  createdDate: timestamp({ nullable: true, readOnly: true }),
  updatedDate: timestamp({ nullable: true, readOnly: true }),
  name: string({ maxLength: 30, minLength: 1 }),
  assignedProductCount: integer({ nullable: true, readOnly: true }),
});
export type Ribbon = Static<typeof Ribbon>;

export const RibbonRequestedField = enumeration('RibbonRequestedField', ['ASSIGNED_PRODUCT_COUNT']);
export type RibbonRequestedField = Static<typeof RibbonRequestedField>;
const fields = list(RibbonRequestedField, { maxItems: MAX_REQUESTED_FIELDS });

export const MaskedRibbon = message('MaskedRibbon', {
  ribbon: Ribbon,
  fieldMask: fieldMask(),
});
export type MaskedRibbon = Static<typeof MaskedRibbon>;

export const BulkRibbonResult = message('BulkRibbonResult', {
  itemMetadata: EntityItemMetadata,
  item: Ribbon,
});
export type BulkRibbonResult = Static<typeof BulkRibbonResult>;
const bulkAnswer = (
  title: string,
  size: { readonly minItems?: number; readonly maxItems?: number },
) =>
  message(title, {
    results: list(BulkRibbonResult, size),
    bulkActionMetadata: BulkActionMetadata,
  });

export const DeletedRibbonResult = message('DeletedRibbonResult', {
  itemMetadata: EntityItemMetadata,
});

export const createRibbon = call({
  name: 'ribbonsV3.createRibbon',
  method: 'POST',
  path: '/v3/ribbons',
  who: 'merchant',
  permission: 'WIX_STORES.RIBBON_CREATE',
  request: message('RibbonsV3CreateRibbonRequest', { ribbon: required(Ribbon) }),
  answer: message('RibbonsV3CreateRibbonAnswer', { ribbon: Ribbon }),
  errors: ['NAME_ALREADY_EXISTS'],
});

export const getRibbon = call({
  name: 'ribbonsV3.getRibbon',
  method: 'GET',
  path: '/v3/ribbons/{ribbonId}',
  who: 'merchant',
  permission: 'WIX_STORES.RIBBON_READ',
  request: message('RibbonsV3GetRibbonRequest', {
    ribbonId: required(string({ format: 'GUID' })),
    fields,
  }),
  answer: message('RibbonsV3GetRibbonAnswer', { ribbon: Ribbon }),
});

export const updateRibbon = call({
  name: 'ribbonsV3.updateRibbon',
  method: 'PATCH',
  path: '/v3/ribbons/{ribbon.id}',
  who: 'merchant',
  permission: 'WIX_STORES.RIBBON_UPDATE',
  request: message('RibbonsV3UpdateRibbonRequest', { ribbon: required(Ribbon), fields }),
  answer: message('RibbonsV3UpdateRibbonAnswer', { ribbon: Ribbon }),
  accepts: ['ribbon.revision'],
  errors: ['REVISION_CONFLICT', 'NAME_ALREADY_EXISTS'],
});

export const deleteRibbon = call({
  name: 'ribbonsV3.deleteRibbon',
  method: 'DELETE',
  path: '/v3/ribbons/{ribbonId}',
  who: 'merchant',
  permission: 'WIX_STORES.RIBBON_DELETE',
  request: message('RibbonsV3DeleteRibbonRequest', {
    ribbonId: required(string({ format: 'GUID' })),
  }),
  answer: message('RibbonsV3DeleteRibbonAnswer', {}),
});

export const queryRibbons = call({
  name: 'ribbonsV3.queryRibbons',
  method: 'POST',
  path: '/v3/ribbons/query',
  who: 'merchant',
  permission: 'WIX_STORES.RIBBON_READ',
  request: message('RibbonsV3QueryRibbonsRequest', { query: CursorSearch, fields }),
  answer: message('RibbonsV3QueryRibbonsAnswer', {
    ribbons: list(Ribbon, { minItems: 1, maxItems: 100 }),
    pagingMetadata: CursorPagingMetadata,
  }),
});

export const countRibbons = call({
  name: 'ribbonsV3.countRibbons',
  method: 'POST',
  path: '/v3/ribbons/count',
  who: 'merchant',
  permission: 'WIX_STORES.RIBBON_READ',
  request: message('RibbonsV3CountRibbonsRequest', { filter: struct({ nullable: true }) }),
  answer: message('RibbonsV3CountRibbonsAnswer', { count: integer() }),
});

export const bulkCreateRibbons = call({
  name: 'ribbonsV3.bulkCreateRibbons',
  method: 'POST',
  path: '/v3/bulk/ribbons/create',
  who: 'merchant',
  permission: 'WIX_STORES.RIBBON_CREATE',
  request: message('RibbonsV3BulkCreateRibbonsRequest', {
    ribbons: required(list(Ribbon, { minItems: 1, maxItems: MAX_BULK_ITEMS })),
    returnEntity: boolean(),
  }),
  answer: bulkAnswer('RibbonsV3BulkCreateRibbonsAnswer', { maxItems: MAX_BULK_ITEMS }),
});

export const bulkUpdateRibbons = call({
  name: 'ribbonsV3.bulkUpdateRibbons',
  method: 'POST',
  path: '/v3/bulk/ribbons/update',
  who: 'merchant',
  permission: 'WIX_STORES.RIBBON_UPDATE',
  request: message('RibbonsV3BulkUpdateRibbonsRequest', {
    ribbons: required(list(MaskedRibbon, { minItems: 1, maxItems: MAX_BULK_ITEMS })),
    returnEntity: boolean(),
    fields,
  }),
  answer: bulkAnswer('RibbonsV3BulkUpdateRibbonsAnswer', { maxItems: MAX_BULK_ITEMS }),
  accepts: ['ribbons.ribbon.id', 'ribbons.ribbon.revision'],
});

export const getOrCreateRibbon = call({
  name: 'ribbonsV3.getOrCreateRibbon',
  method: 'POST',
  path: '/v3/ribbons/get-or-create',
  who: 'merchant',
  permission: 'WIX_STORES.RIBBON_GET_OR_CREATE',
  request: message('RibbonsV3GetOrCreateRibbonRequest', {
    ribbonName: required(string({ minLength: 1, maxLength: 30 })),
    fields,
  }),
  answer: message('RibbonsV3GetOrCreateRibbonAnswer', { ribbon: Ribbon }),
});

export const bulkGetOrCreateRibbons = call({
  name: 'ribbonsV3.bulkGetOrCreateRibbons',
  method: 'POST',
  path: '/v3/bulk/ribbons/get-or-create',
  who: 'merchant',
  permission: 'WIX_STORES.RIBBON_GET_OR_CREATE',
  request: message('RibbonsV3BulkGetOrCreateRibbonsRequest', {
    ribbonNames: required(
      list(string({ minLength: 1, maxLength: 30 }), {
        minItems: 1,
        maxItems: MAX_BULK_ITEMS,
      }),
    ),
    fields,
  }),
  answer: bulkAnswer('RibbonsV3BulkGetOrCreateRibbonsAnswer', { maxItems: MAX_BULK_ITEMS }),
});

export const bulkDeleteRibbons = call({
  name: 'ribbonsV3.bulkDeleteRibbons',
  method: 'POST',
  path: '/v3/bulk/ribbons/delete',
  who: 'merchant',
  permission: 'WIX_STORES.RIBBON_DELETE',
  request: message('RibbonsV3BulkDeleteRibbonsRequest', {
    ribbonIds: required(
      list(string({ format: 'GUID' }), { minItems: 1, maxItems: MAX_BULK_ITEMS }),
    ),
  }),
  answer: message('RibbonsV3BulkDeleteRibbonsAnswer', {
    results: list(DeletedRibbonResult, { maxItems: MAX_BULK_ITEMS }),
    bulkActionMetadata: BulkActionMetadata,
  }),
});
