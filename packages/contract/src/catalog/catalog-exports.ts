import { service } from '../call.ts';
import {
  enumeration,
  integer,
  list,
  message,
  of,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { PlanSelection } from '../change-plans/change-plans.ts';
import { CatalogFileFormat } from './catalog-imports.ts';

/** Not in the provider's API: products are written to a file by a job, and downloaded by a link. */
const call = service([]);
const permission = 'WIX_STORES.READ_PRODUCTS';

export const CatalogExportState = enumeration('CatalogExportState', [
  'RUNNING',
  'COMPLETED',
  'CANCELED',
  'FAILED',
]);
export type CatalogExportState = Static<typeof CatalogExportState>;

export const CatalogExport = message('CatalogExport', {
  id: string({ readOnly: true, format: 'GUID' }),
  fileName: string({ readOnly: true }),
  state: of(CatalogExportState, { readOnly: true }),
  format: of(CatalogFileFormat, { readOnly: true }),
  selection: of(PlanSelection, { nullable: true, readOnly: true }),
  totalProducts: integer({ readOnly: true }),
  exportedProducts: integer({ readOnly: true }),
  sizeInBytes: integer({ readOnly: true }),
  createdBy: string({ readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
  finishedDate: timestamp({ nullable: true, readOnly: true }),
  expiresDate: timestamp({ nullable: true, readOnly: true }),
});
export type CatalogExport = Static<typeof CatalogExport>;

const exportId = required(string({ format: 'GUID' }));

export const createCatalogExport = call({
  name: 'catalogExports.createCatalogExport',
  method: 'POST',
  path: '/v1/catalog-exports',
  who: 'merchant',
  permission,
  request: message('CatalogExportsCreateCatalogExportRequest', {
    format: required(CatalogFileFormat),
    selection: PlanSelection,
  }),
  answer: message('CatalogExportsCreateCatalogExportAnswer', { catalogExport: CatalogExport }),
  errors: ['TOO_MANY_CATALOG_EXPORTS'],
});

export const getCatalogExport = call({
  name: 'catalogExports.getCatalogExport',
  method: 'GET',
  path: '/v1/catalog-exports/{exportId}',
  who: 'merchant',
  permission,
  request: message('CatalogExportsGetCatalogExportRequest', { exportId }),
  answer: message('CatalogExportsGetCatalogExportAnswer', { catalogExport: CatalogExport }),
});

export const listCatalogExports = call({
  name: 'catalogExports.listCatalogExports',
  method: 'GET',
  path: '/v1/catalog-exports',
  who: 'merchant',
  permission,
  request: message('CatalogExportsListCatalogExportsRequest', {
    limit: integer({ minimum: 1, maximum: 100 }),
    offset: integer({ minimum: 0, maximum: 10_000 }),
  }),
  answer: message('CatalogExportsListCatalogExportsAnswer', { exports: list(CatalogExport) }),
});

export const cancelCatalogExport = call({
  name: 'catalogExports.cancelCatalogExport',
  method: 'POST',
  path: '/v1/catalog-exports/{exportId}/cancel',
  who: 'merchant',
  permission,
  request: message('CatalogExportsCancelCatalogExportRequest', { exportId }),
  answer: message('CatalogExportsCancelCatalogExportAnswer', { catalogExport: CatalogExport }),
  errors: ['CATALOG_EXPORT_STATE'],
});

export const deleteCatalogExport = call({
  name: 'catalogExports.deleteCatalogExport',
  method: 'DELETE',
  path: '/v1/catalog-exports/{exportId}',
  who: 'merchant',
  permission,
  request: message('CatalogExportsDeleteCatalogExportRequest', { exportId }),
  answer: message('CatalogExportsDeleteCatalogExportAnswer', {}),
  errors: ['CATALOG_EXPORT_STATE'],
});

export const generateCatalogExportDownloadUrl = call({
  name: 'catalogExports.generateCatalogExportDownloadUrl',
  method: 'POST',
  path: '/v1/catalog-exports/{exportId}/download-url',
  who: 'merchant',
  permission,
  request: message('CatalogExportsGenerateCatalogExportDownloadUrlRequest', { exportId }),
  answer: message('CatalogExportsGenerateCatalogExportDownloadUrlAnswer', {
    downloadUrl: string(),
    expiresDate: timestamp(),
  }),
  errors: ['CATALOG_EXPORT_STATE'],
});
