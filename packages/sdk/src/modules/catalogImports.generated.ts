// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * The stage of an import.
 *
 * - `AWAITING_FILE`: The file has not been uploaded yet.
 * - `READY`: The file is uploaded and its columns are mapped.
 * - `VALIDATING`: A job checks every row.
 * - `VALIDATED`: Every row is checked; nothing is imported yet.
 * - `RUNNING`: A job imports the rows.
 * - `COMPLETED`: Every row is imported that could be.
 * - `CANCELED`: Stopped. What was imported before stays, and the import can be resumed.
 * - `FAILED`: Ended by an error; `failure` describes it.
 */
export type CatalogImportState = 'AWAITING_FILE' | 'READY' | 'VALIDATING' | 'VALIDATED' | 'RUNNING' | 'COMPLETED' | 'CANCELED' | 'FAILED';
export const CatalogImportState: EnumValues<CatalogImportState> = /* @__PURE__ */ enumValues('AWAITING_FILE READY VALIDATING VALIDATED RUNNING COMPLETED CANCELED FAILED');

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

/**
 * Why a column of the file is mapped to its field.
 *
 * - `EXACT`: The column has the name that the format gives it.
 * - `SIMILAR`: The name is similar, or another system uses it for the same.
 * - `CHOSEN`: The caller chose the field.
 * - `NONE`: The column is not mapped, and is ignored.
 */
export type CatalogImportColumnMatch = 'EXACT' | 'SIMILAR' | 'CHOSEN' | 'NONE';
export const CatalogImportColumnMatch: EnumValues<CatalogImportColumnMatch> = /* @__PURE__ */ enumValues('EXACT SIMILAR CHOSEN NONE');

/** A column of the file, and the field that it is imported to. */
export interface CatalogImportColumn {
  /** Position of the column in the file, from 0. */
  position?: number;
  /** Title of the column in the first row. */
  name?: string;
  /** Field to import the column to, one of `availableFields`; null ignores the column. */
  field?: string | null;
  /** Why the column is mapped to this field. */
  match?: CatalogImportColumnMatch;
  /** The first values of the column. */
  samples?: string[];
}

/** Products of the file by outcome. */
export interface CatalogImportCounts {
  /** Products read so far. */
  products?: number;
  /** Products created. In a validation, products that would be created. */
  created?: number;
  /** Products updated. In a validation, products that would be updated. */
  updated?: number;
  /** Existing products that have the values of the file already. */
  unchanged?: number;
  /** Products and collections that are not imported because of a problem. */
  rejected?: number;
  /** Values that are not imported although their product is. */
  warnings?: number;
  /** Collections created, updated or found. */
  collections?: number;
}

/** A file of products that is uploaded, mapped, validated and imported as a job. Imports are deleted 90 days after their creation, their files after 30 days. */
export interface CatalogImport {
  /** ID of the import. */
  _id?: string;
  /** Name of the file. */
  fileName?: string;
  /** Stage of the import. `VALIDATING` and `RUNNING` are jobs; one of them can run at a time. */
  state?: CatalogImportState;
  /** Format of the file; null before the upload. */
  format?: CatalogFileFormat | null;
  /** Character encoding of the file: `utf-8`, `utf-16le`, `utf-16be` or `windows-1252`; null before the upload. */
  encoding?: string | null;
  /** Character between cells; an empty text for JSON lines, null before the upload. */
  separator?: string | null;
  /** Size of the file in bytes. */
  sizeInBytes?: number;
  /** Columns of the file in their order; none for JSON lines. */
  columns?: CatalogImportColumn[];
  /** Fields that a column can be mapped to, in the format of the file. */
  availableFields?: string[];
  /** Whether products that exist already, by ID or slug, are updated. Otherwise their rows are rejected. */
  updateExisting?: boolean;
  /** Whether images on other servers are copied to this store. Otherwise they stay where they are. */
  fetchImages?: boolean;
  /** How much of the file the job has read, from 0 to 100. */
  progressPercent?: number;
  /** Outcome of the validation; null before it. */
  validation?: CatalogImportCounts | null;
  /** Outcome of the import; null before it. */
  result?: CatalogImportCounts | null;
  /** Why the job failed; null when it did not. */
  failure?: string | null;
  /** ID of the staff member, app or API key that created the import. */
  createdBy?: string;
  /** When the import was created, in UTC. */
  _createdDate?: Date;
  /** When the import of the rows started, in UTC. */
  startedDate?: Date | null;
  /** When the import of the rows was completed, in UTC. */
  finishedDate?: Date | null;
}

export interface CatalogImportsCancelCatalogImportAnswer {
  /** Import as it was stopped. */
  catalogImport?: CatalogImport;
}

export interface CatalogImportsCreateCatalogImportAnswer {
  /** The import, which awaits its file. */
  catalogImport?: CatalogImport;
  /** URL to send the file to, with `PUT`, within an hour. */
  uploadUrl?: string;
}

export interface CatalogImportsGenerateCatalogImportReportUrlAnswer {
  /** URL of the report as CSV. */
  downloadUrl?: string;
  /** When the URL stops working, in UTC. */
  expiresDate?: Date;
}

export interface CatalogImportsGetCatalogImportAnswer {
  /** Import with its progress so far. */
  catalogImport?: CatalogImport;
}

/**
 * The kind of problem of a row.
 *
 * - `ADJUSTED`: The product is imported, without what the reason describes.
 * - `DUPLICATE_PRODUCT`: The product exists, and existing products are not updated.
 * - `INVALID_VALUE`: The value is not allowed for this field.
 * - `NOT_AN_IMAGE_URL`: The value is not the address of an image.
 * - `NOT_A_BOOLEAN`: The value is neither TRUE nor FALSE.
 * - `NOT_A_NUMBER`: The value is not a number.
 * - `NOT_A_WHOLE_NUMBER`: The value is not a whole number.
 * - `NOT_JSON`: The value is not JSON.
 * - `REQUIRED`: The value is missing.
 * - `TOO_LONG`: The text is longer than the field allows.
 * - `TOO_MANY_CELLS`: The row has more cells than the first row.
 * - `UNREADABLE`: The row cannot be read.
 * - `VARIANT_WITHOUT_PRODUCT`: The variant has no product above it.
 * - `WRONG_ENCODING`: The row has characters in another encoding than the file.
 * - `WRONG_ROW_TYPE`: The type of the row is unknown.
 */
export type CatalogImportProblemCode = 'ADJUSTED' | 'DUPLICATE_PRODUCT' | 'INVALID_VALUE' | 'NOT_AN_IMAGE_URL' | 'NOT_A_BOOLEAN' | 'NOT_A_NUMBER' | 'NOT_A_WHOLE_NUMBER' | 'NOT_JSON' | 'REQUIRED' | 'TOO_LONG' | 'TOO_MANY_CELLS' | 'UNREADABLE' | 'VARIANT_WITHOUT_PRODUCT' | 'WRONG_ENCODING' | 'WRONG_ROW_TYPE';
export const CatalogImportProblemCode: EnumValues<CatalogImportProblemCode> = /* @__PURE__ */ enumValues('ADJUSTED DUPLICATE_PRODUCT INVALID_VALUE NOT_AN_IMAGE_URL NOT_A_BOOLEAN NOT_A_NUMBER NOT_A_WHOLE_NUMBER NOT_JSON REQUIRED TOO_LONG TOO_MANY_CELLS UNREADABLE VARIANT_WITHOUT_PRODUCT WRONG_ENCODING WRONG_ROW_TYPE');

/** Why a row, or a value of it, is not imported. */
export interface CatalogImportProblem {
  /** Number of the problem in the report, from 1. */
  position?: number;
  /** Line of the file, from 1. */
  line?: number;
  /** Slug or name of the product, as far as the file has it. */
  product?: string;
  /** Title of the column, or path of the value in a JSON line; empty for a whole row. */
  column?: string;
  /** Value in the file, shortened. */
  value?: string;
  /** Kind of the problem. */
  code?: CatalogImportProblemCode;
  /** What is wrong, in one sentence. */
  reason?: string;
  /** What to change in the file. */
  advice?: string;
  /** Whether the product is left out. Otherwise only the value is. */
  rejected?: boolean;
}

export interface CatalogImportsListCatalogImportProblemsAnswer {
  /** Problems, in the order of the file. */
  problems?: CatalogImportProblem[];
}

export interface CatalogImportsListCatalogImportsAnswer {
  /** Imports, the newest first. */
  imports?: CatalogImport[];
}

export interface CatalogImportsResumeCatalogImportAnswer {
  /** Import whose job goes on. */
  catalogImport?: CatalogImport;
}

export interface CatalogImportsStartCatalogImportAnswer {
  /** Import whose job has been started. */
  catalogImport?: CatalogImport;
}

export interface CatalogImportsUpdateCatalogImportAnswer {
  /** The changed import. */
  catalogImport?: CatalogImport;
}

export interface CatalogImportsValidateCatalogImportAnswer {
  /** Import that a job validates. */
  catalogImport?: CatalogImport;
}

/**
 * Stops a validation or an import. Products that were imported so far stay, and the import can be resumed.
 *
 * `POST /v1/catalog-imports/{importId}/cancel` (for owners, collaborators and apps)
 */
export const cancelCatalogImport: Fn<(importId: string) => Promise<CatalogImportsCancelCatalogImportAnswer>> = /* @__PURE__ */ fn('POST', '/v1/catalog-imports/{importId}/cancel', 'importId', { answer: { catalogImport: shapes.CatalogImport } });
/**
 * Creates an import and returns the URL to upload its file to. Send the file as the body of a `PUT` request within an hour, up to 256 MB; the answer has the detected format and the proposed columns.
 *
 * `POST /v1/catalog-imports` (for owners, collaborators and apps)
 */
export const createCatalogImport: Fn<(options?: { fileName?: string }) => Promise<CatalogImportsCreateCatalogImportAnswer>> = /* @__PURE__ */ fn('POST', '/v1/catalog-imports', '*', { answer: { catalogImport: shapes.CatalogImport } });
/**
 * Deletes an import with its file and report. Imported products stay.
 *
 * `DELETE /v1/catalog-imports/{importId}` (for owners, collaborators and apps)
 */
export const deleteCatalogImport: Fn<(importId: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/catalog-imports/{importId}', 'importId', { unwrap: '' });
/**
 * Returns a URL that downloads all problems as CSV, for 15 minutes.
 *
 * `POST /v1/catalog-imports/{importId}/report-url` (for owners, collaborators and apps)
 */
export const generateCatalogImportReportUrl: Fn<(importId: string) => Promise<CatalogImportsGenerateCatalogImportReportUrlAnswer>> = /* @__PURE__ */ fn('POST', '/v1/catalog-imports/{importId}/report-url', 'importId', { answer: { expiresDate: 'D' } });
/**
 * Retrieves an import with its progress.
 *
 * `GET /v1/catalog-imports/{importId}` (for owners, collaborators and apps)
 */
export const getCatalogImport: Fn<(importId: string) => Promise<CatalogImportsGetCatalogImportAnswer>> = /* @__PURE__ */ fn('GET', '/v1/catalog-imports/{importId}', 'importId', { answer: { catalogImport: shapes.CatalogImport } });
/**
 * Lists the problems that the last validation or import found, in the order of the file.
 *
 * `GET /v1/catalog-imports/{importId}/problems` (for owners, collaborators and apps)
 */
export const listCatalogImportProblems: Fn<(importId: string, options?: { limit?: number; after?: number }) => Promise<CatalogImportsListCatalogImportProblemsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/catalog-imports/{importId}/problems', 'importId,*');
/**
 * Lists imports, the newest first.
 *
 * `GET /v1/catalog-imports` (for owners, collaborators and apps)
 */
export const listCatalogImports: Fn<(options?: { limit?: number; offset?: number }) => Promise<CatalogImportsListCatalogImportsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/catalog-imports', '*', { answer: { imports: shapes.CatalogImport } });
/**
 * Continues a canceled or failed import after the last row that was imported. No row is imported twice.
 *
 * `POST /v1/catalog-imports/{importId}/resume` (for owners, collaborators and apps)
 */
export const resumeCatalogImport: Fn<(importId: string) => Promise<CatalogImportsResumeCatalogImportAnswer>> = /* @__PURE__ */ fn('POST', '/v1/catalog-imports/{importId}/resume', 'importId', { answer: { catalogImport: shapes.CatalogImport } });
/**
 * Imports the file as a job. Rows with problems are skipped and reported. Repeating the call does not import twice.
 *
 * `POST /v1/catalog-imports/{importId}/start` (for owners, collaborators and apps)
 */
export const startCatalogImport: Fn<(importId: string) => Promise<CatalogImportsStartCatalogImportAnswer>> = /* @__PURE__ */ fn('POST', '/v1/catalog-imports/{importId}/start', 'importId', { answer: { catalogImport: shapes.CatalogImport } });
/**
 * Changes the format, the mapping of columns or the options of an import that has not started. Another format proposes all columns again.
 *
 * `PATCH /v1/catalog-imports/{importId}` (for owners, collaborators and apps)
 */
export const updateCatalogImport: Fn<(importId: string, options?: { format?: CatalogFileFormat; columns?: CatalogImportColumn[]; updateExisting?: boolean; fetchImages?: boolean }) => Promise<CatalogImportsUpdateCatalogImportAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/catalog-imports/{importId}', 'importId,*', { answer: { catalogImport: shapes.CatalogImport } });
/**
 * Checks every row of the file as a job, without importing anything. Problems are listed with their line.
 *
 * `POST /v1/catalog-imports/{importId}/validate` (for owners, collaborators and apps)
 */
export const validateCatalogImport: Fn<(importId: string) => Promise<CatalogImportsValidateCatalogImportAnswer>> = /* @__PURE__ */ fn('POST', '/v1/catalog-imports/{importId}/validate', 'importId', { answer: { catalogImport: shapes.CatalogImport }, safe: true });
/**
 * Errors of cancelCatalogImport, as the code of an ApiError:
 * - `CATALOG_IMPORT_STATE` (409): The import is {state}, so you cannot {action} it. The import has moved on since it was read, for example because a colleague started it. Read it again and offer what its state allows.
 */
export type CancelCatalogImportError = 'CATALOG_IMPORT_STATE';
/**
 * Errors of createCatalogImport, as the code of an ApiError:
 * - `TOO_MANY_CATALOG_IMPORTS` (429): {max} imports are waiting to be started. Start one of them, or delete one. Uploaded files that no one started take up space. List the imports, then start or delete one.
 */
export type CreateCatalogImportError = 'TOO_MANY_CATALOG_IMPORTS';
/**
 * Errors of deleteCatalogImport, as the code of an ApiError:
 * - `CATALOG_IMPORT_STATE` (409): The import is {state}, so you cannot {action} it. The import has moved on since it was read, for example because a colleague started it. Read it again and offer what its state allows.
 */
export type DeleteCatalogImportError = 'CATALOG_IMPORT_STATE';
/**
 * Errors of resumeCatalogImport, as the code of an ApiError:
 * - `CATALOG_IMPORT_RUNNING` (409): Another import is running. Wait until it is finished, or cancel it. A store runs one import at a time. Start this one when the other is finished.
 * - `CATALOG_IMPORT_STATE` (409): The import is {state}, so you cannot {action} it. The import has moved on since it was read, for example because a colleague started it. Read it again and offer what its state allows.
 */
export type ResumeCatalogImportError = 'CATALOG_IMPORT_RUNNING' | 'CATALOG_IMPORT_STATE';
/**
 * Errors of startCatalogImport, as the code of an ApiError:
 * - `CATALOG_IMPORT_RUNNING` (409): Another import is running. Wait until it is finished, or cancel it. A store runs one import at a time. Start this one when the other is finished.
 * - `CATALOG_IMPORT_STATE` (409): The import is {state}, so you cannot {action} it. The import has moved on since it was read, for example because a colleague started it. Read it again and offer what its state allows.
 */
export type StartCatalogImportError = 'CATALOG_IMPORT_RUNNING' | 'CATALOG_IMPORT_STATE';
/**
 * Errors of updateCatalogImport, as the code of an ApiError:
 * - `CATALOG_IMPORT_STATE` (409): The import is {state}, so you cannot {action} it. The import has moved on since it was read, for example because a colleague started it. Read it again and offer what its state allows.
 * - `UNREADABLE_IMPORT_FILE` (400): The file {reason}. The file is not a catalog that can be imported; the message says what is wrong with it. Correct the file and upload it again.
 */
export type UpdateCatalogImportError = 'CATALOG_IMPORT_STATE' | 'UNREADABLE_IMPORT_FILE';
/**
 * Errors of validateCatalogImport, as the code of an ApiError:
 * - `CATALOG_IMPORT_RUNNING` (409): Another import is running. Wait until it is finished, or cancel it. A store runs one import at a time. Start this one when the other is finished.
 * - `CATALOG_IMPORT_STATE` (409): The import is {state}, so you cannot {action} it. The import has moved on since it was read, for example because a colleague started it. Read it again and offer what its state allows.
 */
export type ValidateCatalogImportError = 'CATALOG_IMPORT_RUNNING' | 'CATALOG_IMPORT_STATE';
