export { createCatalogCache } from './reads/catalog-cache.ts';
export {
  createCollections,
  createProducts,
  type CollectionInput,
  type Created,
} from './exchange/create-catalog.ts';
export { currencyRoutes } from './reads/currency-routes.ts';
export { attachFile, DELIVER_AWAITED_FILES } from './products/digital-file-routes.ts';
export {
  countMissingFiles,
  findProductBySlug,
  findProductFiles,
} from './products/store/find-products.ts';
export {
  catalogNotFound,
  createFindCatalogItems,
  type FindCatalogItems,
} from './items/find-items.ts';
export {
  productsUnchanged,
  productTokens,
  readTokens,
  type ProductTokens,
} from './items/store/product-tokens.ts';
export { findGiftCardProducts } from './products/store/find-products.ts';
export { enqueueFileRefresh } from './collections/refresh-file-copies.ts';
export { findCatalogUsages } from './collections/store/file-usages.ts';
export { createMediaSource } from './products/media-routes.ts';
export { createFindRestockItems, type FindRestockItems } from './items/find-items.ts';
export { enqueueRenewal, renewOnChange } from './products/rerender-products.ts';
export {
  catalogChanged,
  commitStock,
  findShort,
  releaseExpired,
  releaseStock,
  reserveStock,
  restock,
  type Reserving,
  type StockOutcome,
} from './stock/reservations.ts';
export { findReservations } from './stock/store/reservation-rows.ts';
export { recommendationRoutes } from './items/recommendation-routes.ts';
export { searchRoutes } from './search/search-routes.ts';
export { readSeed, type FindPicture, type SeedCatalog } from './exchange/create-catalog.ts';
export { createContextOf, requestedCurrency, storeContext } from './products/store-context.ts';
export { variantRoutes } from './reads/variant-routes.ts';
export { targetOf, writeCatalog, type WriteTarget } from './products/write-products.ts';
export { allCatalogJobs } from './jobs.ts';
export type { SellingTerms } from './products/rules/explain-availability.ts';
export { catalogReadRoutes, catalogWriteRoutes, stockRoutes } from './routes.ts';
export type { RequestedStock } from './stock/rules/reserve.ts';
export {
  productIdOf,
  STORE_APP_IDS,
  type CatalogItem,
  type FoundItem,
  type ItemReference,
} from './items/rules/catalog-item.ts';
export type { RestockItem } from './items/rules/catalog-item.ts';
export type { MissingItem } from './items/rules/item-options.ts';
export type { ProductInput } from './products/rules/build-product.ts';
export type { StoreContext } from './products/rules/product-state.ts';
export { exportCatalog, type ExportOptions } from './exchange/export.ts';
export type { ImportCounts, ReportedProblem } from './exchange/batch-report.ts';
export {
  importCatalog,
  importEntries,
  type EntryImportOptions,
  type ImportOptions,
  type ImportReport,
} from './exchange/import.ts';
export { guardFormula } from './exchange/rules/formula-guard.ts';
export { createFetchPictures } from './exchange/fetch-pictures.ts';
export { formatNames, type Format } from './exchange/rules/formats.ts';
export { generateEntries, type GenerateOptions } from './exchange/generate/generate-catalog.ts';
export { ALL_PRODUCTS_ID } from './products/rules/product-state.ts';
export { catalogExportJobs } from './exports/export-jobs.ts';
export { catalogExportRoutes, serveCatalogExports } from './exports/export-routes.ts';
export { catalogImportJobs } from './imports/import-jobs.ts';
export { catalogImportRoutes } from './imports/import-routes.ts';
export { serveCatalogImports } from './imports/serve.ts';
export { createPlannedProducts } from './changes/planned-products.ts';
export { createPlannedVariants } from './changes/planned-variants.ts';
export { searchProductsForStaff } from './search/store/admin-search.ts';
