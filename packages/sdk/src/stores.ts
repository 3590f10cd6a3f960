/** As the provider's `@wix/stores`. */
export * as catalogVersioning from './modules/catalogVersioning.generated.ts';
export * as collections from './modules/collections.generated.ts';
export * as inventory from './modules/inventory.generated.ts';
export * as products from './modules/products.generated.ts';
