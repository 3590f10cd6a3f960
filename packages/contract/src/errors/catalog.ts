import { NEVER_RETURNED, type ErrorTable } from './entry.ts';

/** Errors of products, collections, stock and back-in-stock requests. */
export const catalogErrors = {
  ALGORITHM_NOT_SUPPORTED: {
    status: 400,
    message: 'There is no such recommendation algorithm.',
    description: NEVER_RETURNED,
  },
  ALL_PRODUCTS_IS_FIXED: {
    status: 400,
    message: 'The collection of all products is maintained by the platform and cannot be changed.',
    description:
      'The collection contains every product of the store. Products, filters and the name of other collections can be changed.',
  },
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: {
    status: 409,
    message: 'This e-mail address is already subscribed to this item.',
    description: 'Nothing changed: the address will get one message. Show it as a success.',
  },
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: {
    status: 404,
    message: 'There is no request "{requestId}".',
    description: 'The request was deleted, or belongs to another store. Query the requests again.',
  },
  CATALOG_EXPORT_STATE: {
    status: 409,
    message: 'The export is {state}, so you cannot {action} it.',
    description:
      'The export has moved on since it was read. Read it again; only a running export can be canceled and only a finished one downloaded.',
  },
  CATALOG_IMPORT_RUNNING: {
    status: 409,
    message: 'Another import is running. Wait until it is finished, or cancel it.',
    description: 'A store runs one import at a time. Start this one when the other is finished.',
  },
  CATALOG_IMPORT_STATE: {
    status: 409,
    message: 'The import is {state}, so you cannot {action} it.',
    description:
      'The import has moved on since it was read, for example because a colleague started it. Read it again and offer what its state allows.',
  },
  CATALOG_NOT_FOUND: {
    status: 404,
    message: 'This store has no catalog of this app.',
    description:
      '`catalogReference.appId` names an app that sells nothing in this store. Products are in the catalog of the stores app.',
  },
  CHOICE_NOT_FOUND: {
    status: 400,
    message: 'The product has no choice "{choice}" of an option "{option}".',
    description:
      'Name an option and a choice that the product has, in the spelling of `productOptions`.',
  },
  DUPLICATE_PRODUCT: {
    status: 400,
    message: 'There is already a product with {what}. Pass --update to update it.',
    description:
      'A line of an import describes a product that exists already. Import with updates switched on, or remove the line.',
  },
  FILE_NOT_FOUND: {
    status: 404,
    message: 'There is no file with the id {fileId}: upload it first, with private: true.',
    description:
      'The file was deleted, or was never uploaded to this store. Upload it and send its id.',
  },
  FILE_NOT_PRIVATE: {
    status: 400,
    message:
      'This file is public: anyone could download it without paying. Upload it again with private: true.',
    description: 'Only a private file can be sold: its download links are signed and expire.',
  },
  INFO_SECTION_NOT_FOUND: {
    status: 404,
    message: 'There is no shared info section with the id {infoSectionId}.',
    description:
      'The shared info section was deleted. Query the info sections and send an id from the answer.',
  },
  INSUFFICIENT_INVENTORY: {
    status: 409,
    message: '{available} of "{name}" are left; {requested} were requested.',
    description:
      '`data` has the units that are left. Lower the quantity, or restock the variant first.',
  },
  INVALID_CATALOG_REFERENCE_OPTIONS: {
    status: 400,
    message: 'There is no such item.',
    description:
      'The catalog reference names no item of this store, or a variant that the product does not have. Read the product and send one of its variants.',
  },
  INVALID_ITEM_IMAGE_URL: {
    status: 400,
    message: '"{url}" is not a web address.',
    description: 'Send an absolute `https` or `http` address, or leave the image out.',
  },
  INVALID_ITEM_OPTIONS: {
    status: 400,
    message: 'The options do not describe an item that is sold.',
    description:
      'A choice is missing or does not exist, or a required text field is empty. Read the options of the product and let the buyer choose one of each.',
  },
  INVENTORY_QUANTITY_NOT_TRACKED: {
    status: 409,
    message: 'The stock of "{name}" is not counted. Start counting it first.',
    description:
      'A quantity can be adjusted only while the stock is counted. Set `trackQuantity` and a quantity first.',
  },
  ITEM_APP_ID_NOT_SUPPORTED: {
    status: 400,
    message: 'Items of the app {appId} have no recommendations. Products are in {storeAppId}.',
    description: 'Send items of the stores app only.',
  },
  ITEM_IN_STOCK: {
    status: 428,
    message: '"{name}" is in stock and can be ordered now.',
    description: 'A notification makes no sense now. Offer to add the item to the cart.',
  },
  ITEM_NOT_FOUND: {
    status: 404,
    message: 'There is no item with this id to sell.',
    description: 'The item was deleted or hidden. Remove it from the page, or link to the shop.',
  },
  MAX_QUANTITY_LIMIT_REACHED: {
    status: 400,
    message: 'The stock of {variantId} would be {quantity}; the maximum is {max}.',
    description: 'The stock of a variant is bounded. Send a smaller quantity.',
  },
  MEDIA_NOT_FOUND: {
    status: 404,
    message: 'There is no file with the id {mediaId}: upload it first.',
    description: 'The file was deleted, or belongs to another store. Upload it and send its id.',
  },
  MEDIA_NOT_ON_PRODUCT: {
    status: 400,
    message: 'The product has no media item "{mediaId}": add it to the product first.',
    description:
      'A choice can show only pictures of its own product. Add the media item to the product, then to the choice.',
  },
  MEDIA_ON_ANOTHER_OPTION: {
    status: 400,
    message:
      'Only one option of a product may have media: "{other}" has some, "{option}" cannot. Remove those first.',
    description:
      'Storefronts change the gallery by one option. Remove the media from the choices of the other option first.',
  },
  NAME_ALREADY_EXISTS: {
    status: 409,
    message: 'There is already a {entity} named "{name}". Choose another name.',
    description: 'Use the existing entry, or choose another name.',
  },
  NEGATIVE_VALUE: {
    status: 400,
    message: 'The {name} would be {value}.',
    description:
      'The adjustment would make the value negative for this product. Nothing was changed for it; adjust by less, or set the value.',
  },
  NEGATIVE_VARIANT_PRICE: {
    status: 400,
    message: 'With the product at {price}, its variant {variantId} would cost {variantPrice}.',
    description:
      "The price of a variant is the price of the product plus a difference. Raise the product's price, or change the variant first.",
  },
  PRODUCT_HAS_SUBSCRIPTIONS: {
    status: 409,
    message:
      'This product is sold by subscription; a gift card is bought once. Take its subscriptions away first.',
    description:
      'A product cannot be a gift card and have subscription options. Remove the options first.',
  },
  PRODUCT_IS_GIFT_CARD: {
    status: 409,
    message: 'A gift card is bought once; it cannot be subscribed to.',
    description:
      'A product cannot be a gift card and have subscription options. Sell it as a one-time purchase.',
  },
  PRODUCT_MATCHES_COLLECTION_RULE: {
    status: 409,
    message:
      '"{name}" meets the rule of the collection and would be added again. Change the rule, or the product.',
    description:
      'Products that meet the rule of a collection cannot be removed from it by hand. Change the rule with `collectionManagement.setCollectionRule`.',
  },
  PRODUCT_NOT_IN_COLLECTION: {
    status: 404,
    message: 'The collection does not contain the product {productId}. Add it first.',
    description:
      'A product to move, or the one to move it behind, is not in the collection. Nothing was moved.',
  },
  PRODUCT_NOT_DIGITAL: {
    status: 400,
    message:
      '"{name}" is not sold as a file: only products with productType "digital" are, and gift cards are not.',
    description:
      'Digital files can be attached to products of the type `digital` only. The type is set when a product is created.',
  },
  RECOMMENDATIONS_PROVIDER_NOT_FOUND: {
    status: 404,
    message:
      'None of these apps provides recommendations here. The algorithms of this store are of the app {storeAppId}.',
    description: 'List the available algorithms and send one of them with its `appId`.',
  },
  REQUEST_COLLECTION_DISABLED: {
    status: 428,
    message: 'This store does not take back-in-stock requests.',
    description: NEVER_RETURNED,
  },
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS: {
    status: 400,
    message: 'Send the catalog reference or the request ids, not both.',
    description: 'The two ways to select requests exclude each other.',
  },
  REVISION_CONFLICT: {
    status: 409,
    message:
      'The {entity} was changed in the meantime: it has revision {current}, you sent {sent}. Read it again and repeat your change.',
    description:
      'Another caller saved first. Read the current version, show what differs, apply the change to it and send its revision.',
  },
  TOO_MANY_MEDIA_ITEMS: {
    status: 400,
    message: 'A product may have {max} media items; this one would have {count}.',
    description: 'Remove media items before adding more. Nothing was added.',
  },
  VALUE_TOO_LARGE: {
    status: 400,
    message: 'The {name} would be {value}; the maximum is {max}.',
    description:
      'The adjustment would exceed the maximum for this product. Nothing was changed for it; adjust by less, or set the value.',
  },
  VARIANTS_EXIST: {
    status: 400,
    message:
      'Variant management cannot be switched off while the product has variants: remove its options in the same call or before.',
    description:
      'The product has options, and so more than one variant. Remove its options in the same call, or before.',
  },
  VARIANTS_NOT_MANAGED: {
    status: 400,
    message:
      'The variants of this product are not managed: set manageVariants and give it options first.',
    description:
      'The product has one price and one stock for all choices. Set `manageVariants` to give variants their own.',
  },
  VARIANT_NOT_FOUND: {
    status: 404,
    message: 'This product has no variant {variantId}.',
    description:
      'The variant does not exist, or the options of the product were changed. Read the product again and send one of its variant ids.',
  },
  TOO_MANY_COLLECTION_RULES: {
    status: 429,
    message: '{max} collections have a rule already. Remove one first.',
    description:
      'The number of rules is limited, because every write of a product evaluates all of them.',
  },
  TOO_MANY_CATALOG_EXPORTS: {
    status: 429,
    message: '{max} exports are running. Wait until one is finished, or cancel one.',
    description:
      'Exports of one store are limited, so that it stays fast for buyers. List the exports and wait, or cancel one.',
  },
  TOO_MANY_CATALOG_IMPORTS: {
    status: 429,
    message: '{max} imports are waiting to be started. Start one of them, or delete one.',
    description:
      'Uploaded files that no one started take up space. List the imports, then start or delete one.',
  },
  UNREADABLE_IMPORT_FILE: {
    status: 400,
    message: 'The file {reason}.',
    description:
      'The file is not a catalog that can be imported; the message says what is wrong with it. Correct the file and upload it again.',
  },
} as const satisfies ErrorTable;
