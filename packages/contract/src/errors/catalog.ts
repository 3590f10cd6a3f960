import type { ErrorTable } from './entry.ts';

/** Errors of products, collections, stock and back-in-stock requests. */
export const catalogErrors = {
  ALGORITHM_NOT_SUPPORTED: { status: 400, message: 'There is no such recommendation algorithm.' },
  ALL_PRODUCTS_IS_FIXED: {
    status: 400,
    message: 'The collection of all products is maintained by the platform and cannot be changed.',
  },
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: {
    status: 409,
    message: 'This e-mail address is already subscribed to this item.',
  },
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: {
    status: 404,
    message: 'There is no request "{requestId}".',
  },
  CATALOG_EXPORT_STATE: {
    status: 409,
    message: 'The export is {state}, so you cannot {action} it.',
  },
  CATALOG_IMPORT_RUNNING: {
    status: 409,
    message: 'Another import is running. Wait until it is finished, or cancel it.',
  },
  CATALOG_IMPORT_STATE: {
    status: 409,
    message: 'The import is {state}, so you cannot {action} it.',
  },
  CATALOG_NOT_FOUND: { status: 404, message: 'This store has no catalog of this app.' },
  CHOICE_NOT_FOUND: {
    status: 400,
    message: 'The product has no choice "{choice}" of an option "{option}".',
  },
  DUPLICATE_PRODUCT: {
    status: 400,
    message: 'There is already a product with {what}. Pass --update to update it.',
  },
  FILE_NOT_FOUND: {
    status: 404,
    message: 'There is no file with the id {fileId}: upload it first, with private: true.',
  },
  FILE_NOT_PRIVATE: {
    status: 400,
    message:
      'This file is public: anyone could download it without paying. Upload it again with private: true.',
  },
  INFO_SECTION_NOT_FOUND: {
    status: 404,
    message: 'There is no shared info section with the id {infoSectionId}.',
  },
  INSUFFICIENT_INVENTORY: {
    status: 409,
    message: '{available} of "{name}" are left; {requested} were requested.',
  },
  INVALID_CATALOG_REFERENCE_OPTIONS: { status: 400, message: 'There is no such item.' },
  INVALID_ITEM_IMAGE_URL: { status: 400, message: '"{url}" is not a web address.' },
  INVALID_ITEM_OPTIONS: {
    status: 400,
    message: 'The options do not describe an item that is sold.',
  },
  INVENTORY_QUANTITY_NOT_TRACKED: {
    status: 409,
    message: 'The stock of "{name}" is not counted. Start counting it first.',
  },
  ITEM_APP_ID_NOT_SUPPORTED: {
    status: 400,
    message: 'Items of the app {appId} have no recommendations. Products are in {storeAppId}.',
  },
  ITEM_IN_STOCK: { status: 428, message: '"{name}" is in stock and can be ordered now.' },
  ITEM_NOT_FOUND: { status: 404, message: 'There is no item with this id to sell.' },
  MAX_QUANTITY_LIMIT_REACHED: {
    status: 400,
    message: 'The stock of {variantId} would be {quantity}; the maximum is {max}.',
  },
  MEDIA_NOT_FOUND: {
    status: 404,
    message: 'There is no file with the id {mediaId}: upload it first.',
  },
  MEDIA_NOT_ON_PRODUCT: {
    status: 400,
    message: 'The product has no media item "{mediaId}": add it to the product first.',
  },
  MEDIA_ON_ANOTHER_OPTION: {
    status: 400,
    message:
      'Only one option of a product may have media: "{other}" has some, "{option}" cannot. Remove those first.',
  },
  NAME_ALREADY_EXISTS: {
    status: 409,
    message: 'There is already a {entity} named "{name}". Choose another name.',
  },
  NEGATIVE_VALUE: { status: 400, message: 'The {name} would be {value}.' },
  NEGATIVE_VARIANT_PRICE: {
    status: 400,
    message: 'With the product at {price}, its variant {variantId} would cost {variantPrice}.',
  },
  PRODUCT_HAS_SUBSCRIPTIONS: {
    status: 409,
    message:
      'This product is sold by subscription; a gift card is bought once. Take its subscriptions away first.',
  },
  PRODUCT_IS_GIFT_CARD: {
    status: 409,
    message: 'A gift card is bought once; it cannot be subscribed to.',
  },
  PRODUCT_NOT_DIGITAL: {
    status: 400,
    message:
      '"{name}" is not sold as a file: only products with productType "digital" are, and gift cards are not.',
  },
  RECOMMENDATIONS_PROVIDER_NOT_FOUND: {
    status: 404,
    message:
      'None of these apps provides recommendations here. The algorithms of this store are of the app {storeAppId}.',
  },
  REQUEST_COLLECTION_DISABLED: {
    status: 428,
    message: 'This store does not take back-in-stock requests.',
  },
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS: {
    status: 400,
    message: 'Send the catalog reference or the request ids, not both.',
  },
  REVISION_CONFLICT: {
    status: 409,
    message:
      'The {entity} was changed in the meantime: it has revision {current}, you sent {sent}. Read it again and repeat your change.',
  },
  TOO_MANY_MEDIA_ITEMS: {
    status: 400,
    message: 'A product may have {max} media items; this one would have {count}.',
  },
  VALUE_TOO_LARGE: { status: 400, message: 'The {name} would be {value}; the maximum is {max}.' },
  VARIANTS_EXIST: {
    status: 400,
    message:
      'Variant management cannot be switched off while the product has variants: remove its options in the same call or before.',
  },
  VARIANTS_NOT_MANAGED: {
    status: 400,
    message:
      'The variants of this product are not managed: set manageVariants and give it options first.',
  },
  VARIANT_NOT_FOUND: { status: 404, message: 'This product has no variant {variantId}.' },
  TOO_MANY_CATALOG_EXPORTS: {
    status: 429,
    message: '{max} exports are running. Wait until one is finished, or cancel one.',
  },
  TOO_MANY_CATALOG_IMPORTS: {
    status: 429,
    message: '{max} imports are waiting to be started. Start one of them, or delete one.',
  },
  UNREADABLE_IMPORT_FILE: {
    status: 400,
    message: 'The file {reason}.',
  },
} as const satisfies ErrorTable;
