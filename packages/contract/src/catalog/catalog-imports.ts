import { service } from '../call.ts';
import {
  boolean,
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

/** Not in the provider's API: a file is uploaded, mapped, validated and imported as a job. */
const call = service([]);
const permission = 'WIX_STORES.MODIFY_PRODUCTS';

export const CatalogFileFormat = enumeration('CatalogFileFormat', [
  'SHOPWRIGHT_CSV',
  'WIX_CSV',
  'SHOPIFY_CSV',
  'JSON_LINES',
]);
export type CatalogFileFormat = Static<typeof CatalogFileFormat>;

export const CatalogImportState = enumeration('CatalogImportState', [
  'AWAITING_FILE',
  'READY',
  'VALIDATING',
  'VALIDATED',
  'RUNNING',
  'COMPLETED',
  'CANCELED',
  'FAILED',
]);
export type CatalogImportState = Static<typeof CatalogImportState>;

export const CatalogImportColumnMatch = enumeration('CatalogImportColumnMatch', [
  'EXACT',
  'SIMILAR',
  'CHOSEN',
  'NONE',
]);
export type CatalogImportColumnMatch = Static<typeof CatalogImportColumnMatch>;

export const CatalogImportProblemCode = enumeration('CatalogImportProblemCode', [
  'ADJUSTED',
  'DUPLICATE_PRODUCT',
  'INVALID_VALUE',
  'NOT_AN_IMAGE_URL',
  'NOT_A_BOOLEAN',
  'NOT_A_NUMBER',
  'NOT_A_WHOLE_NUMBER',
  'NOT_JSON',
  'REQUIRED',
  'TOO_LONG',
  'TOO_MANY_CELLS',
  'UNREADABLE',
  'VARIANT_WITHOUT_PRODUCT',
  'WRONG_ENCODING',
  'WRONG_ROW_TYPE',
]);
export type CatalogImportProblemCode = Static<typeof CatalogImportProblemCode>;

export const CatalogImportColumn = message('CatalogImportColumn', {
  position: integer({ minimum: 0, maximum: 499 }),
  name: string({ readOnly: true }),
  field: string({ nullable: true, maxLength: 100 }),
  match: of(CatalogImportColumnMatch, { readOnly: true }),
  samples: list(string(), { readOnly: true }),
});
export type CatalogImportColumn = Static<typeof CatalogImportColumn>;

export const CatalogImportCounts = message('CatalogImportCounts', {
  products: integer(),
  created: integer(),
  updated: integer(),
  unchanged: integer(),
  rejected: integer(),
  warnings: integer(),
  collections: integer(),
});
export type CatalogImportCounts = Static<typeof CatalogImportCounts>;

export const CatalogImport = message('CatalogImport', {
  id: string({ readOnly: true, format: 'GUID' }),
  fileName: string({ readOnly: true }),
  state: of(CatalogImportState, { readOnly: true }),
  format: of(CatalogFileFormat, { nullable: true, readOnly: true }),
  encoding: string({ nullable: true, readOnly: true }),
  separator: string({ nullable: true, readOnly: true }),
  sizeInBytes: integer({ readOnly: true }),
  columns: list(CatalogImportColumn, { readOnly: true }),
  availableFields: list(string(), { readOnly: true }),
  updateExisting: boolean({ readOnly: true }),
  fetchImages: boolean({ readOnly: true }),
  progressPercent: integer({ readOnly: true }),
  validation: of(CatalogImportCounts, { nullable: true, readOnly: true }),
  result: of(CatalogImportCounts, { nullable: true, readOnly: true }),
  failure: string({ nullable: true, readOnly: true }),
  createdBy: string({ readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
  startedDate: timestamp({ nullable: true, readOnly: true }),
  finishedDate: timestamp({ nullable: true, readOnly: true }),
});
export type CatalogImport = Static<typeof CatalogImport>;

export const CatalogImportProblem = message('CatalogImportProblem', {
  position: integer({ readOnly: true }),
  line: integer({ readOnly: true }),
  product: string({ readOnly: true }),
  column: string({ readOnly: true }),
  value: string({ readOnly: true }),
  code: of(CatalogImportProblemCode, { readOnly: true }),
  reason: string({ readOnly: true }),
  advice: string({ readOnly: true }),
  rejected: boolean({ readOnly: true }),
});
export type CatalogImportProblem = Static<typeof CatalogImportProblem>;

const importId = required(string({ format: 'GUID' }));
const importAnswer = (title: string) => message(title, { catalogImport: CatalogImport });

export const createCatalogImport = call({
  name: 'catalogImports.createCatalogImport',
  method: 'POST',
  path: '/v1/catalog-imports',
  who: 'merchant',
  permission,
  request: message('CatalogImportsCreateCatalogImportRequest', {
    fileName: required(string({ minLength: 1, maxLength: 200 })),
  }),
  answer: message('CatalogImportsCreateCatalogImportAnswer', {
    catalogImport: CatalogImport,
    uploadUrl: string(),
  }),
  errors: ['TOO_MANY_CATALOG_IMPORTS'],
});

export const getCatalogImport = call({
  name: 'catalogImports.getCatalogImport',
  method: 'GET',
  path: '/v1/catalog-imports/{importId}',
  who: 'merchant',
  permission,
  request: message('CatalogImportsGetCatalogImportRequest', { importId }),
  answer: importAnswer('CatalogImportsGetCatalogImportAnswer'),
});

export const listCatalogImports = call({
  name: 'catalogImports.listCatalogImports',
  method: 'GET',
  path: '/v1/catalog-imports',
  who: 'merchant',
  permission,
  request: message('CatalogImportsListCatalogImportsRequest', {
    limit: integer({ minimum: 1, maximum: 100 }),
    offset: integer({ minimum: 0, maximum: 10_000 }),
  }),
  answer: message('CatalogImportsListCatalogImportsAnswer', { imports: list(CatalogImport) }),
});

export const updateCatalogImport = call({
  name: 'catalogImports.updateCatalogImport',
  method: 'PATCH',
  path: '/v1/catalog-imports/{importId}',
  who: 'merchant',
  permission,
  request: message('CatalogImportsUpdateCatalogImportRequest', {
    importId,
    format: CatalogFileFormat,
    columns: list(CatalogImportColumn, { maxItems: 500 }),
    updateExisting: boolean(),
    fetchImages: boolean(),
  }),
  answer: importAnswer('CatalogImportsUpdateCatalogImportAnswer'),
  errors: ['CATALOG_IMPORT_STATE', 'UNREADABLE_IMPORT_FILE'],
});

export const validateCatalogImport = call({
  name: 'catalogImports.validateCatalogImport',
  method: 'POST',
  path: '/v1/catalog-imports/{importId}/validate',
  who: 'merchant',
  permission,
  request: message('CatalogImportsValidateCatalogImportRequest', { importId }),
  answer: importAnswer('CatalogImportsValidateCatalogImportAnswer'),
  errors: ['CATALOG_IMPORT_RUNNING', 'CATALOG_IMPORT_STATE'],
});

export const startCatalogImport = call({
  name: 'catalogImports.startCatalogImport',
  method: 'POST',
  path: '/v1/catalog-imports/{importId}/start',
  who: 'merchant',
  permission,
  request: message('CatalogImportsStartCatalogImportRequest', { importId }),
  answer: importAnswer('CatalogImportsStartCatalogImportAnswer'),
  errors: ['CATALOG_IMPORT_RUNNING', 'CATALOG_IMPORT_STATE'],
});

export const cancelCatalogImport = call({
  name: 'catalogImports.cancelCatalogImport',
  method: 'POST',
  path: '/v1/catalog-imports/{importId}/cancel',
  who: 'merchant',
  permission,
  request: message('CatalogImportsCancelCatalogImportRequest', { importId }),
  answer: importAnswer('CatalogImportsCancelCatalogImportAnswer'),
  errors: ['CATALOG_IMPORT_STATE'],
});

export const resumeCatalogImport = call({
  name: 'catalogImports.resumeCatalogImport',
  method: 'POST',
  path: '/v1/catalog-imports/{importId}/resume',
  who: 'merchant',
  permission,
  request: message('CatalogImportsResumeCatalogImportRequest', { importId }),
  answer: importAnswer('CatalogImportsResumeCatalogImportAnswer'),
  errors: ['CATALOG_IMPORT_RUNNING', 'CATALOG_IMPORT_STATE'],
});

export const deleteCatalogImport = call({
  name: 'catalogImports.deleteCatalogImport',
  method: 'DELETE',
  path: '/v1/catalog-imports/{importId}',
  who: 'merchant',
  permission,
  request: message('CatalogImportsDeleteCatalogImportRequest', { importId }),
  answer: message('CatalogImportsDeleteCatalogImportAnswer', {}),
  errors: ['CATALOG_IMPORT_STATE'],
});

export const listCatalogImportProblems = call({
  name: 'catalogImports.listCatalogImportProblems',
  method: 'GET',
  path: '/v1/catalog-imports/{importId}/problems',
  who: 'merchant',
  permission,
  request: message('CatalogImportsListCatalogImportProblemsRequest', {
    importId,
    limit: integer({ minimum: 1, maximum: 1_000 }),
    after: integer({ minimum: 0, maximum: 2_000_000_000 }),
  }),
  answer: message('CatalogImportsListCatalogImportProblemsAnswer', {
    problems: list(CatalogImportProblem),
  }),
});

export const generateCatalogImportReportUrl = call({
  name: 'catalogImports.generateCatalogImportReportUrl',
  method: 'POST',
  path: '/v1/catalog-imports/{importId}/report-url',
  who: 'merchant',
  permission,
  request: message('CatalogImportsGenerateCatalogImportReportUrlRequest', { importId }),
  answer: message('CatalogImportsGenerateCatalogImportReportUrlAnswer', {
    downloadUrl: string(),
    expiresDate: timestamp(),
  }),
});
