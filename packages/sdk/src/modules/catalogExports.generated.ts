// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * The stage of an export.
 *
 * - `RUNNING`: A job writes the file.
 * - `COMPLETED`: The file can be downloaded.
 * - `CANCELED`: Stopped; there is no file.
 * - `FAILED`: Ended by an error; there is no file.
 */
export type CatalogExportState = 'RUNNING' | 'COMPLETED' | 'CANCELED' | 'FAILED';
export const CatalogExportState: EnumValues<CatalogExportState> = /* @__PURE__ */ enumValues('RUNNING COMPLETED CANCELED FAILED');

/**
 * The format of a file of products.
 *
 * - `SHOPWRIGHT_CSV`: Our own table: every field has a column. Tables of other systems are mapped to these columns.
 * - `WIX_CSV`: The product table of Wix stores.
 * - `SHOPIFY_CSV`: The product table of Shopify stores.
 * - `JSON_LINES`: One JSON object for each product or collection, each on its own line.
 */
export type CatalogFileFormat = 'SHOPWRIGHT_CSV' | 'WIX_CSV' | 'SHOPIFY_CSV' | 'JSON_LINES';
export const CatalogFileFormat: EnumValues<CatalogFileFormat> = /* @__PURE__ */ enumValues('SHOPWRIGHT_CSV WIX_CSV SHOPIFY_CSV JSON_LINES');

/** Which entities a plan changes: by their IDs or by a filter. Exactly one is required. */
export interface PlanSelection {
  /** IDs of the entities to change. */
  ids?: string[];
  /** Filter in the query language of the entity, as its query call accepts it. An empty object selects every entity. */
  filter?: unknown;
}

/** A file of products that a job writes. Exports are deleted with their files after 7 days. */
export interface CatalogExport {
  /** ID of the export. */
  _id?: string;
  /** Name of the file. */
  fileName?: string;
  /** Stage of the export. */
  state?: CatalogExportState;
  /** Format of the file. */
  format?: CatalogFileFormat;
  /** Which products are exported; null for all products and collections. */
  selection?: PlanSelection | null;
  /** Products that the selection finds, counted when the job started. */
  totalProducts?: number;
  /** Products written so far. */
  exportedProducts?: number;
  /** Size of the file in bytes; 0 until the export is completed. */
  sizeInBytes?: number;
  /** ID of the staff member, app or API key that created the export. */
  createdBy?: string;
  /** When the export was created, in UTC. */
  _createdDate?: Date;
  /** When the file was written completely, in UTC. */
  finishedDate?: Date | null;
  /** When the file is deleted, in UTC; null until it is written. */
  expiresDate?: Date | null;
}

export interface CatalogExportsCancelCatalogExportAnswer {
  /** Export as it was stopped. */
  catalogExport?: CatalogExport;
}

export interface CatalogExportsCreateCatalogExportAnswer {
  /** Export whose job has been started. */
  catalogExport?: CatalogExport;
}

export interface CatalogExportsGenerateCatalogExportDownloadUrlAnswer {
  /** URL of the file. */
  downloadUrl?: string;
  /** When the URL stops working, in UTC. */
  expiresDate?: Date;
}

export interface CatalogExportsGetCatalogExportAnswer {
  /** Export with its progress so far. */
  catalogExport?: CatalogExport;
}

export interface CatalogExportsListCatalogExportsAnswer {
  /** Exports, the newest first. */
  exports?: CatalogExport[];
}

/**
 * Stops an export. It has no file then. An export of another caller also needs the permission `WIX_STORES.MODIFY_PRODUCTS`.
 *
 * `POST /v1/catalog-exports/{exportId}/cancel` (for owners, collaborators and apps)
 */
export const cancelCatalogExport: Fn<(exportId: string) => Promise<CatalogExportsCancelCatalogExportAnswer>> = /* @__PURE__ */ fn('POST', '/v1/catalog-exports/{exportId}/cancel', 'exportId', { answer: { catalogExport: shapes.CatalogExport } });
/**
 * Writes products to a file, as a job. The file is a consistent snapshot of the catalog.
 *
 * `POST /v1/catalog-exports` (for owners, collaborators and apps)
 */
export const createCatalogExport: Fn<(options?: { format?: CatalogFileFormat; selection?: PlanSelection }) => Promise<CatalogExportsCreateCatalogExportAnswer>> = /* @__PURE__ */ fn('POST', '/v1/catalog-exports', '*', { answer: { catalogExport: shapes.CatalogExport } });
/**
 * Deletes an export with its file. An export of another caller also needs the permission `WIX_STORES.MODIFY_PRODUCTS`.
 *
 * `DELETE /v1/catalog-exports/{exportId}` (for owners, collaborators and apps)
 */
export const deleteCatalogExport: Fn<(exportId: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/catalog-exports/{exportId}', 'exportId', { unwrap: '' });
/**
 * Returns a URL that downloads the file of a completed export, for 15 minutes.
 *
 * `POST /v1/catalog-exports/{exportId}/download-url` (for owners, collaborators and apps)
 */
export const generateCatalogExportDownloadUrl: Fn<(exportId: string) => Promise<CatalogExportsGenerateCatalogExportDownloadUrlAnswer>> = /* @__PURE__ */ fn('POST', '/v1/catalog-exports/{exportId}/download-url', 'exportId', { answer: { expiresDate: 'D' } });
/**
 * Retrieves an export with its progress.
 *
 * `GET /v1/catalog-exports/{exportId}` (for owners, collaborators and apps)
 */
export const getCatalogExport: Fn<(exportId: string) => Promise<CatalogExportsGetCatalogExportAnswer>> = /* @__PURE__ */ fn('GET', '/v1/catalog-exports/{exportId}', 'exportId', { answer: { catalogExport: shapes.CatalogExport } });
/**
 * Lists exports, the newest first.
 *
 * `GET /v1/catalog-exports` (for owners, collaborators and apps)
 */
export const listCatalogExports: Fn<(options?: { limit?: number; offset?: number }) => Promise<CatalogExportsListCatalogExportsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/catalog-exports', '*', { answer: { exports: shapes.CatalogExport } });
/**
 * Errors of cancelCatalogExport, as the code of an ApiError:
 * - `CATALOG_EXPORT_STATE` (409): The export is {state}, so you cannot {action} it. The export has moved on since it was read. Read it again; only a running export can be canceled and only a finished one downloaded.
 */
export type CancelCatalogExportError = 'CATALOG_EXPORT_STATE';
/**
 * Errors of createCatalogExport, as the code of an ApiError:
 * - `TOO_MANY_CATALOG_EXPORTS` (429): {max} exports are running. Wait until one is finished, or cancel one. Exports of one store are limited, so that it stays fast for buyers. List the exports and wait, or cancel one.
 */
export type CreateCatalogExportError = 'TOO_MANY_CATALOG_EXPORTS';
/**
 * Errors of deleteCatalogExport, as the code of an ApiError:
 * - `CATALOG_EXPORT_STATE` (409): The export is {state}, so you cannot {action} it. The export has moved on since it was read. Read it again; only a running export can be canceled and only a finished one downloaded.
 */
export type DeleteCatalogExportError = 'CATALOG_EXPORT_STATE';
/**
 * Errors of generateCatalogExportDownloadUrl, as the code of an ApiError:
 * - `CATALOG_EXPORT_STATE` (409): The export is {state}, so you cannot {action} it. The export has moved on since it was read. Read it again; only a running export can be canceled and only a finished one downloaded.
 */
export type GenerateCatalogExportDownloadUrlError = 'CATALOG_EXPORT_STATE';
