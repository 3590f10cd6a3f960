import type { Descriptions } from '../table.ts';

export const read: Descriptions = {
  VariantData: {
    this: 'Variant that the chosen options select.',
    price: "Price of the variant in the store's currency.",
    convertedPriceData:
      "Price in the currency of the `x-wix-currency` request header if the store has a rate for it, otherwise in the store's display currency.",
    weight: "Weight of one unit in the store's weight unit.",
    sku: 'Stock keeping unit of the variant. Empty when there is none.',
    quantity: 'Number of units in stock. Absent when units are not counted.',
    inStock: 'Whether the variant can be bought.',
    visible: 'Whether shoppers see the variant.',
    productDimensions: 'Dimensions of the unpacked variant.',
    packageDimensions: 'Dimensions of the variant as it is shipped.',
    variantId: 'ID of the variant.',
  },
  'collections.queryCollections':
    'Retrieves collections that match a filter, page by page. SDK clients can build the query step by step, as with `products.queryProducts`.',
  CollectionsQueryCollectionsAnswer: {
    collections: 'Matching collections on this page.',
  },
  'collections.getCollection': 'Retrieves a collection by its ID.',
  CollectionsGetCollectionRequest: {
    id: 'ID of the collection to retrieve.',
  },
  'collections.getCollectionBySlug':
    'Retrieves a collection by its slug, the last part of its URL.',
  CollectionsGetCollectionBySlugRequest: {
    slug: 'Last part of the collection\'s URL, for example "tableware".',
  },
  'products.queryProducts':
    "Retrieves products that match a filter, page by page. SDK clients can build the query step by step: `queryProducts().eq('visible', true).ascending('name').limit(24).find()`.",
  ProductsQueryProductsAnswer: {
    products: 'Matching products on this page.',
  },
  'products.getProduct': 'Retrieves a product by its ID.',
  ProductsGetProductRequest: {
    id: 'ID of the product to retrieve.',
    includeMerchantSpecificData:
      'Whether to return cost and profit. Ignored unless the store or its apps call.',
  },
  'products.getCollectionBySlug': 'Retrieves a collection by its slug, the last part of its URL.',
  ProductsGetCollectionBySlugRequest: {
    slug: 'Last part of the collection\'s URL, for example "tableware".',
  },
  'products.getProductOptionsAvailability':
    'Retrieves which choices of a product are available after some choices are made, and the variant that they select.',
  ProductsGetProductOptionsAvailabilityRequest: {
    id: 'ID of the product.',
    options: 'Chosen values by option name, for example `{ "Color": "Oat" }`.',
  },
  ProductsGetProductOptionsAvailabilityAnswer: {
    selectedVariant:
      'Variant that the choices select. Absent until a choice is made for every option.',
    media: 'Images of the chosen values, or of the product.',
    productOptions:
      'Options of the product. `inStock` and `visible` of each choice consider the other choices.',
    availableForPurchase: 'Whether the selected variant can be bought.',
    managedProduct: 'Whether price, weight and SKU are managed for each variant.',
  },
  'products.queryProductVariants':
    'Retrieves the variants of a product, filtered by choices or IDs.',
  ProductsQueryProductVariantsRequest: {
    id: 'ID of the product.',
    choices:
      'Values by option name, for example `{ "Color": "Oat" }`. Only variants with all of them are returned.',
    variantIds: 'IDs of the variants to return. Omit it to return all.',
    paging: 'Page size and number of variants to skip. Defaults to the first 100 variants.',
    includeMerchantSpecificData:
      'Whether to return cost and profit. Ignored unless the store or its apps call.',
  },
  ProductsQueryProductVariantsAnswer: {
    variants: 'Matching variants on this page.',
    totalResults: 'Number of matching variants on all pages.',
  },
  'products.queryStoreVariants':
    'Retrieves variants of all products that match a filter, page by page.',
  ProductsQueryStoreVariantsRequest: {
    customFields: 'Accepted without effect: variants have no custom fields.',
    includeLocationVariants: 'Accepted without effect: stock is not counted by location.',
  },
  ProductsQueryStoreVariantsAnswer: {
    variants: 'Matching variants on this page.',
  },
  'products.getStoreVariant': 'Retrieves a variant by its ID.',
  ProductsGetStoreVariantRequest: {
    id: 'ID of the variant: product ID and variant ID, joined by a hyphen.',
  },
};
