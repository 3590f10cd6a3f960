import type { Descriptions } from '../table.ts';

const importId = { importId: 'ID of the import.' };
const counts = 'Products of the file by outcome';

export const catalogImports: Descriptions = {
  'catalogImports.createCatalogImport':
    'Creates an import and returns the URL to upload its file to. Send the file as the body of a `PUT` request within an hour, up to 256 MB; the answer has the detected format and the proposed columns.',
  'catalogImports.getCatalogImport': 'Retrieves an import with its progress.',
  'catalogImports.listCatalogImports': 'Lists imports, the newest first.',
  'catalogImports.updateCatalogImport':
    'Changes the format, the mapping of columns or the options of an import that has not started. Another format proposes all columns again.',
  'catalogImports.validateCatalogImport':
    'Checks every row of the file as a job, without importing anything. Problems are listed with their line.',
  'catalogImports.startCatalogImport':
    'Imports the file as a job. Rows with problems are skipped and reported. Repeating the call does not import twice.',
  'catalogImports.cancelCatalogImport':
    'Stops a validation or an import. Products that were imported so far stay, and the import can be resumed.',
  'catalogImports.resumeCatalogImport':
    'Continues a canceled or failed import after the last row that was imported. No row is imported twice.',
  'catalogImports.deleteCatalogImport':
    'Deletes an import with its file and report. Imported products stay.',
  'catalogImports.listCatalogImportProblems':
    'Lists the problems that the last validation or import found, in the order of the file.',
  'catalogImports.generateCatalogImportReportUrl':
    'Returns a URL that downloads all problems as CSV, for 15 minutes.',
  CatalogFileFormat: {
    this: 'The format of a file of products.',
    SHOPWRIGHT_CSV:
      'Our own table: every field has a column. Tables of other systems are mapped to these columns.',
    WIX_CSV: 'The product table of Wix stores.',
    SHOPIFY_CSV: 'The product table of Shopify stores.',
    JSON_LINES: 'One JSON object for each product or collection, each on its own line.',
  },
  CatalogImportState: {
    this: 'The stage of an import.',
    AWAITING_FILE: 'The file has not been uploaded yet.',
    READY: 'The file is uploaded and its columns are mapped.',
    VALIDATING: 'A job checks every row.',
    VALIDATED: 'Every row is checked; nothing is imported yet.',
    RUNNING: 'A job imports the rows.',
    COMPLETED: 'Every row is imported that could be.',
    CANCELED: 'Stopped. What was imported before stays, and the import can be resumed.',
    FAILED: 'Ended by an error; `failure` describes it.',
  },
  CatalogImportColumnMatch: {
    this: 'Why a column of the file is mapped to its field.',
    EXACT: 'The column has the name that the format gives it.',
    SIMILAR: 'The name is similar, or another system uses it for the same.',
    CHOSEN: 'The caller chose the field.',
    NONE: 'The column is not mapped, and is ignored.',
  },
  CatalogImportProblemCode: {
    this: 'The kind of problem of a row.',
    ADJUSTED: 'The product is imported, without what the reason describes.',
    DUPLICATE_PRODUCT: 'The product exists, and existing products are not updated.',
    INVALID_VALUE: 'The value is not allowed for this field.',
    NOT_AN_IMAGE_URL: 'The value is not the address of an image.',
    NOT_A_BOOLEAN: 'The value is neither TRUE nor FALSE.',
    NOT_A_NUMBER: 'The value is not a number.',
    NOT_A_WHOLE_NUMBER: 'The value is not a whole number.',
    NOT_JSON: 'The value is not JSON.',
    REQUIRED: 'The value is missing.',
    TOO_LONG: 'The text is longer than the field allows.',
    TOO_MANY_CELLS: 'The row has more cells than the first row.',
    UNREADABLE: 'The row cannot be read.',
    VARIANT_WITHOUT_PRODUCT: 'The variant has no product above it.',
    WRONG_ENCODING: 'The row has characters in another encoding than the file.',
    WRONG_ROW_TYPE: 'The type of the row is unknown.',
  },
  CatalogImportColumn: {
    this: 'A column of the file, and the field that it is imported to.',
    position: 'Position of the column in the file, from 0.',
    name: 'Title of the column in the first row.',
    field: 'Field to import the column to, one of `availableFields`; null ignores the column.',
    match: 'Why the column is mapped to this field.',
    samples: 'The first values of the column.',
  },
  CatalogImportCounts: {
    this: `${counts}.`,
    products: 'Products read so far.',
    created: 'Products created. In a validation, products that would be created.',
    updated: 'Products updated. In a validation, products that would be updated.',
    unchanged: 'Existing products that have the values of the file already.',
    rejected: 'Products and collections that are not imported because of a problem.',
    warnings: 'Values that are not imported although their product is.',
    collections: 'Collections created, updated or found.',
  },
  CatalogImport: {
    this: 'A file of products that is uploaded, mapped, validated and imported as a job. Imports are deleted 90 days after their creation, their files after 30 days.',
    id: 'ID of the import.',
    fileName: 'Name of the file.',
    state:
      'Stage of the import. `VALIDATING` and `RUNNING` are jobs; one of them can run at a time.',
    format: 'Format of the file; null before the upload.',
    encoding:
      'Character encoding of the file: `utf-8`, `utf-16le`, `utf-16be` or `windows-1252`; null before the upload.',
    separator: 'Character between cells; an empty text for JSON lines, null before the upload.',
    sizeInBytes: 'Size of the file in bytes.',
    columns: 'Columns of the file in their order; none for JSON lines.',
    availableFields: 'Fields that a column can be mapped to, in the format of the file.',
    updateExisting:
      'Whether products that exist already, by ID or slug, are updated. Otherwise their rows are rejected.',
    fetchImages:
      'Whether images on other servers are copied to this store. Otherwise they stay where they are.',
    progressPercent: 'How much of the file the job has read, from 0 to 100.',
    validation: 'Outcome of the validation; null before it.',
    result: 'Outcome of the import; null before it.',
    failure: 'Why the job failed; null when it did not.',
    createdBy: 'ID of the staff member, app or API key that created the import.',
    createdDate: 'When the import was created, in UTC.',
    startedDate: 'When the import of the rows started, in UTC.',
    finishedDate: 'When the import of the rows was completed, in UTC.',
  },
  CatalogImportProblem: {
    this: 'Why a row, or a value of it, is not imported.',
    position: 'Number of the problem in the report, from 1.',
    line: 'Line of the file, from 1.',
    product: 'Slug or name of the product, as far as the file has it.',
    column: 'Title of the column, or path of the value in a JSON line; empty for a whole row.',
    value: 'Value in the file, shortened.',
    code: 'Kind of the problem.',
    reason: 'What is wrong, in one sentence.',
    advice: 'What to change in the file.',
    rejected: 'Whether the product is left out. Otherwise only the value is.',
  },
  CatalogImportsCreateCatalogImportRequest: { fileName: 'Name of the file.' },
  CatalogImportsCreateCatalogImportAnswer: {
    catalogImport: 'The import, which awaits its file.',
    uploadUrl: 'URL to send the file to, with `PUT`, within an hour.',
  },
  CatalogImportsGetCatalogImportRequest: importId,
  CatalogImportsGetCatalogImportAnswer: { catalogImport: 'Import with its progress so far.' },
  CatalogImportsListCatalogImportsRequest: {
    limit: 'How many imports to return; 50 if left out.',
    offset: 'How many imports to skip.',
  },
  CatalogImportsListCatalogImportsAnswer: { imports: 'Imports, the newest first.' },
  CatalogImportsUpdateCatalogImportRequest: {
    ...importId,
    format: 'Format to read the file in.',
    columns:
      'New mapping of columns, by their position. Columns that are left out stay as they are.',
    updateExisting: 'Whether to update products that exist already.',
    fetchImages: 'Whether to copy images from other servers to this store.',
  },
  CatalogImportsUpdateCatalogImportAnswer: { catalogImport: 'The changed import.' },
  CatalogImportsValidateCatalogImportRequest: importId,
  CatalogImportsValidateCatalogImportAnswer: { catalogImport: 'Import that a job validates.' },
  CatalogImportsStartCatalogImportRequest: importId,
  CatalogImportsStartCatalogImportAnswer: { catalogImport: 'Import whose job has been started.' },
  CatalogImportsCancelCatalogImportRequest: importId,
  CatalogImportsCancelCatalogImportAnswer: { catalogImport: 'Import as it was stopped.' },
  CatalogImportsResumeCatalogImportRequest: importId,
  CatalogImportsResumeCatalogImportAnswer: { catalogImport: 'Import whose job goes on.' },
  CatalogImportsDeleteCatalogImportRequest: importId,
  CatalogImportsListCatalogImportProblemsRequest: {
    ...importId,
    limit: 'How many problems to return; 100 if left out.',
    after: 'Returns the problems after this one: the `position` of the last of the page before.',
  },
  CatalogImportsListCatalogImportProblemsAnswer: {
    problems: 'Problems, in the order of the file.',
  },
  CatalogImportsGenerateCatalogImportReportUrlRequest: importId,
  CatalogImportsGenerateCatalogImportReportUrlAnswer: {
    downloadUrl: 'URL of the report as CSV.',
    expiresDate: 'When the URL stops working, in UTC.',
  },
};
