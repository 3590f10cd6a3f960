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
import { CursorPagingMetadata, CursorQuery } from '../shared/paging.ts';

/** Info sections as entities: one text for all their products. The calls of the provider's Catalog V3. */
const call = service(['/stores', '/_api/info-section']);

const MAX_BULK_ITEMS = 100;
const MAX_REQUESTED_FIELDS = 100;

export const InfoSection = message('InfoSection', {
  id: string({ nullable: true, format: 'GUID', readOnly: true }),
  revision: string({ nullable: true, readOnly: true }),
  createdDate: timestamp({ nullable: true, readOnly: true }),
  updatedDate: timestamp({ nullable: true, readOnly: true }),
  uniqueName: string({ maxLength: 100 }),
  title: string({ maxLength: 50, minLength: 1 }),
  plainDescription: string({ nullable: true, maxLength: 16000 }),
  assignedProductsCount: integer({ nullable: true, readOnly: true }),
});
export type InfoSection = Static<typeof InfoSection>;

export const InfoSectionRequestedField = enumeration('InfoSectionRequestedField', [
  'ASSIGNED_PRODUCTS_COUNT',
]);
export type InfoSectionRequestedField = Static<typeof InfoSectionRequestedField>;
const fields = list(InfoSectionRequestedField, { maxItems: MAX_REQUESTED_FIELDS });

export const MaskedInfoSection = message('MaskedInfoSection', {
  infoSection: InfoSection,
  fieldMask: fieldMask(),
});
export type MaskedInfoSection = Static<typeof MaskedInfoSection>;

export const BulkInfoSectionResult = message('BulkInfoSectionResult', {
  itemMetadata: EntityItemMetadata,
  item: InfoSection,
});
export type BulkInfoSectionResult = Static<typeof BulkInfoSectionResult>;
const bulkAnswer = (
  title: string,
  size: { readonly minItems?: number; readonly maxItems?: number },
) =>
  message(title, {
    results: list(BulkInfoSectionResult, size),
    bulkActionMetadata: BulkActionMetadata,
  });

export const DeletedInfoSectionResult = message('DeletedInfoSectionResult', {
  itemMetadata: EntityItemMetadata,
});

export const InfoSectionForGetOrCreate = message('InfoSectionForGetOrCreate', {
  id: string({ nullable: true, format: 'GUID' }),
  uniqueName: string({ nullable: true, maxLength: 100 }),
  title: string({ nullable: true, maxLength: 50, minLength: 1 }),
  plainDescription: string({ nullable: true, maxLength: 16000 }),
});
export type InfoSectionForGetOrCreate = Static<typeof InfoSectionForGetOrCreate>;

export const createInfoSection = call({
  name: 'infoSectionsV3.createInfoSection',
  method: 'POST',
  path: '/v3/info-sections',
  who: 'merchant',
  permission: 'WIX_STORES.INFO_SECTION_CREATE',
  request: message('InfoSectionsV3CreateInfoSectionRequest', {
    infoSection: required(InfoSection),
  }),
  answer: message('InfoSectionsV3CreateInfoSectionAnswer', { infoSection: InfoSection }),
  errors: ['NAME_ALREADY_EXISTS'],
});

export const getInfoSection = call({
  name: 'infoSectionsV3.getInfoSection',
  method: 'GET',
  path: '/v3/info-sections/{infoSectionId}',
  who: 'merchant',
  permission: 'WIX_STORES.INFO_SECTION_READ',
  request: message('InfoSectionsV3GetInfoSectionRequest', {
    infoSectionId: required(string({ format: 'GUID' })),
    fields,
  }),
  answer: message('InfoSectionsV3GetInfoSectionAnswer', { infoSection: InfoSection }),
});

export const updateInfoSection = call({
  name: 'infoSectionsV3.updateInfoSection',
  method: 'PATCH',
  path: '/v3/info-sections/{infoSection.id}',
  who: 'merchant',
  permission: 'WIX_STORES.INFO_SECTION_UPDATE',
  request: message('InfoSectionsV3UpdateInfoSectionRequest', {
    infoSection: required(InfoSection),
    fields,
  }),
  answer: message('InfoSectionsV3UpdateInfoSectionAnswer', { infoSection: InfoSection }),
  accepts: ['infoSection.revision'],
  errors: ['REVISION_CONFLICT', 'NAME_ALREADY_EXISTS'],
});

export const deleteInfoSection = call({
  name: 'infoSectionsV3.deleteInfoSection',
  method: 'DELETE',
  path: '/v3/info-sections/{infoSectionId}',
  who: 'merchant',
  permission: 'WIX_STORES.INFO_SECTION_DELETE',
  request: message('InfoSectionsV3DeleteInfoSectionRequest', {
    infoSectionId: required(string({ format: 'GUID' })),
  }),
  answer: message('InfoSectionsV3DeleteInfoSectionAnswer', {}),
});

export const queryInfoSections = call({
  name: 'infoSectionsV3.queryInfoSections',
  method: 'GET',
  path: '/v3/info-sections/query',
  who: 'merchant',
  permission: 'WIX_STORES.INFO_SECTION_READ',
  request: message('InfoSectionsV3QueryInfoSectionsRequest', { query: CursorQuery, fields }),
  answer: message('InfoSectionsV3QueryInfoSectionsAnswer', {
    infoSections: list(InfoSection),
    pagingMetadata: CursorPagingMetadata,
  }),
  postFallback: true,
});

export const countInfoSections = call({
  name: 'infoSectionsV3.countInfoSections',
  method: 'POST',
  path: '/v3/info-sections/count',
  who: 'merchant',
  permission: 'WIX_STORES.INFO_SECTION_READ',
  request: message('InfoSectionsV3CountInfoSectionsRequest', {
    filter: struct({ nullable: true }),
  }),
  answer: message('InfoSectionsV3CountInfoSectionsAnswer', { count: integer() }),
});

export const bulkCreateInfoSections = call({
  name: 'infoSectionsV3.bulkCreateInfoSections',
  method: 'POST',
  path: '/v3/bulk/info-sections/create',
  who: 'merchant',
  permission: 'WIX_STORES.INFO_SECTION_CREATE',
  request: message('InfoSectionsV3BulkCreateInfoSectionsRequest', {
    infoSections: required(list(InfoSection, { minItems: 1, maxItems: MAX_BULK_ITEMS })),
    returnEntity: boolean(),
  }),
  answer: bulkAnswer('InfoSectionsV3BulkCreateInfoSectionsAnswer', {
    minItems: 1,
    maxItems: MAX_BULK_ITEMS,
  }),
});

export const bulkUpdateInfoSections = call({
  name: 'infoSectionsV3.bulkUpdateInfoSections',
  method: 'POST',
  path: '/v3/bulk/info-sections/update',
  who: 'merchant',
  permission: 'WIX_STORES.INFO_SECTION_UPDATE',
  request: message('InfoSectionsV3BulkUpdateInfoSectionsRequest', {
    infoSections: required(list(MaskedInfoSection, { minItems: 1, maxItems: MAX_BULK_ITEMS })),
    returnEntity: boolean(),
    fields,
  }),
  answer: bulkAnswer('InfoSectionsV3BulkUpdateInfoSectionsAnswer', {
    minItems: 1,
    maxItems: MAX_BULK_ITEMS,
  }),
  accepts: ['infoSections.infoSection.id', 'infoSections.infoSection.revision'],
});

export const getOrCreateInfoSection = call({
  name: 'infoSectionsV3.getOrCreateInfoSection',
  method: 'POST',
  path: '/v3/info-sections/get-or-create',
  who: 'merchant',
  permission: 'WIX_STORES.INFO_SECTION_GET_OR_CREATE',
  request: message('InfoSectionsV3GetOrCreateInfoSectionRequest', {
    infoSection: InfoSectionForGetOrCreate,
    fields,
  }),
  answer: message('InfoSectionsV3GetOrCreateInfoSectionAnswer', { infoSection: InfoSection }),
});

export const bulkGetOrCreateInfoSections = call({
  name: 'infoSectionsV3.bulkGetOrCreateInfoSections',
  method: 'POST',
  path: '/v3/bulk/info-sections/get-or-create',
  who: 'merchant',
  permission: 'WIX_STORES.INFO_SECTION_GET_OR_CREATE',
  request: message('InfoSectionsV3BulkGetOrCreateInfoSectionsRequest', {
    infoSections: list(InfoSectionForGetOrCreate, { minItems: 1, maxItems: MAX_BULK_ITEMS }),
    fields,
  }),
  answer: bulkAnswer('InfoSectionsV3BulkGetOrCreateInfoSectionsAnswer', {
    minItems: 1,
    maxItems: MAX_BULK_ITEMS,
  }),
});

export const bulkDeleteInfoSections = call({
  name: 'infoSectionsV3.bulkDeleteInfoSections',
  method: 'POST',
  path: '/v3/bulk/info-sections/delete',
  who: 'merchant',
  permission: 'WIX_STORES.INFO_SECTION_DELETE',
  request: message('InfoSectionsV3BulkDeleteInfoSectionsRequest', {
    infoSectionIds: required(
      list(string({ format: 'GUID' }), { minItems: 1, maxItems: MAX_BULK_ITEMS }),
    ),
  }),
  answer: message('InfoSectionsV3BulkDeleteInfoSectionsAnswer', {
    results: list(DeletedInfoSectionResult),
    bulkActionMetadata: BulkActionMetadata,
  }),
});
