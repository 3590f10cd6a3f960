/** The exports of the provider's `@wix/stores`. */
export * as brandsV3 from './modules/brandsV3.generated.ts';
export * as catalogVersioning from './modules/catalogVersioning.generated.ts';
export * as collections from './modules/collections.generated.ts';
export * as infoSectionsV3 from './modules/infoSectionsV3.generated.ts';
export * as inventory from './modules/inventory.generated.ts';
export * as products from './modules/products.generated.ts';
export * as ribbonsV3 from './modules/ribbonsV3.generated.ts';
