export { exportCatalog, type ExportOptions } from './export.ts';
export {
  importCatalog,
  importEntries,
  type EntryImportOptions,
  type ImportCounts,
  type ImportOptions,
  type ImportReport,
  type ReportedTrouble,
} from './import.ts';
export { createFetchPictures } from './pictures.ts';
export { formatNames, type Format } from './rules/formats.ts';
