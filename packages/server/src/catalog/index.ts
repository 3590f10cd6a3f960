export { createCatalogCache } from './cache.ts';
export { createCollections, createProducts, type CollectionInput, type Created } from './create.ts';
export { currencyRoutes } from './currency-routes.ts';
export { attachFile, DELIVER_AWAITED_FILES } from './digital-file-routes.ts';
export {
  countMissingFiles,
  findProductBySlug,
  findProductFiles,
  listAttachedFiles,
} from './store/digital-files.ts';
export { inventoryRoutes } from './inventory-routes.ts';
export { catalogNotFound, createFindCatalogItems, type FindCatalogItems } from './items.ts';
export { productsAsKnown, productTokens, readTokens, type ProductTokens } from './store/items.ts';
export { findGiftCardProducts } from './store/gift-cards.ts';
export { createMediaSource } from './media-source.ts';
export { createFindRestockItems, type FindRestockItems } from './restock-items.ts';
export { catalogReadRoutes } from './read-routes.ts';
export { catalogJobs, enqueueRenewal, renewOnChange } from './renewal.ts';
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
} from './reservations.ts';
export { findReservations } from './store/reservations.ts';
export { recommendationRoutes } from './recommendation-routes.ts';
export { searchRoutes } from './search-routes.ts';
export { readSeed, type FindPicture, type SeedCatalog } from './seed-input.ts';
export { createContextOf, currencyAsked, storeContext } from './store-context.ts';
export { variantRoutes } from './variant-routes.ts';
export { targetOf, writeCatalog, type WriteTarget } from './write.ts';
export { catalogWriteRoutes } from './write-routes.ts';
export type { Wanted } from './rules/reservations.ts';
export {
  productIdOf,
  STORE_APP_IDS,
  type CatalogItem,
  type FoundItem,
  type ItemReference,
} from './rules/catalog-item.ts';
export type { RestockItem } from './rules/restock-item.ts';
export type { MissingItem } from './rules/missing-item.ts';
export type { ProductInput } from './rules/product-input.ts';
export type { StoreContext } from './rules/product-state.ts';
export * from './exchange/index.ts';
export { generateEntries, type GenerateOptions } from './generate/generate.ts';
export { ALL_PRODUCTS_ID } from './rules/all-products.ts';
