import { backInStock } from './catalog/back-in-stock.ts';
import { catalogExports } from './catalog/catalog-exports.ts';
import { catalogImports } from './catalog/catalog-imports.ts';
import { brands } from './catalog/brands.ts';
import { collectionMedia } from './catalog/collection-media.ts';
import { collectionProducts } from './catalog/collection-products.ts';
import { collectionRules } from './catalog/collection-rules.ts';
import { collections } from './catalog/collections.ts';
import { currencies } from './catalog/currencies.ts';
import { customTextFields } from './catalog/custom-text-fields.ts';
import { digitalFiles } from './catalog/digital-files.ts';
import { editableProducts } from './catalog/editable-products.ts';
import { explainAvailability } from './catalog/explain-availability.ts';
import { infoSections } from './catalog/info-sections.ts';
import { inventory } from './catalog/inventory.ts';
import { price } from './catalog/price.ts';
import { productHistory } from './catalog/product-history.ts';
import { productMedia } from './catalog/product-media.ts';
import { products } from './catalog/products.ts';
import { read } from './catalog/read.ts';
import { recommendations } from './catalog/recommendations.ts';
import { ribbons } from './catalog/ribbons.ts';
import { search } from './catalog/search.ts';
import { stock } from './catalog/stock.ts';
import { stockMovements } from './catalog/stock-movements.ts';
import { storesCatalog } from './catalog/stores-catalog.ts';
import { subscriptionOptions } from './catalog/subscription-options.ts';
import { variants } from './catalog/variants.ts';
import { write } from './catalog/write.ts';
import type { Descriptions } from './table.ts';

export const catalog: Descriptions = {
  ...backInStock,
  ...catalogExports,
  ...catalogImports,
  ...brands,
  ...collectionMedia,
  ...collectionProducts,
  ...collectionRules,
  ...collections,
  ...currencies,
  ...customTextFields,
  ...digitalFiles,
  ...editableProducts,
  ...explainAvailability,
  ...infoSections,
  ...inventory,
  ...price,
  ...productHistory,
  ...productMedia,
  ...products,
  ...read,
  ...recommendations,
  ...ribbons,
  ...search,
  ...stock,
  ...stockMovements,
  ...storesCatalog,
  ...subscriptionOptions,
  ...variants,
  ...write,
};
