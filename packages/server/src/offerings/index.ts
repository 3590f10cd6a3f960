export { pictureOf, type Offering, type OfferingFacts, type OfferingKind } from './offering.ts';
export type { Buyer, Hold, OrderedLine, Sale, SaleSource, SoldLine } from './sale.ts';
export { findOfferingBySlug, findOfferings, findOfferingUsages, lockOffering } from './store.ts';
export {
  addOffering,
  changeOffering,
  createOffering,
  listOfferings,
  offeringNotFound,
  removeOffering,
  seeOffering,
  type OfferingDeps,
} from './write.ts';
export { createSales, type Sales } from './sales.ts';
