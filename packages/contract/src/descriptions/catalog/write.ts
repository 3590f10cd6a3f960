import type { Descriptions } from '../table.ts';

export const write: Descriptions = {
  'products.createProduct': 'Creates a product.',
  ProductsCreateProductRequest: {
    product: 'Product to create. `name` and `priceData.price` are the usual minimum.',
  },
  'products.updateProduct': 'Updates a product. Omitted fields are not changed.',
  ProductsUpdateProductRequest: {
    product: 'ID of the product and the fields to change.',
  },
  'products.deleteProduct':
    'Deletes a product. Existing orders are not affected; carts show it as no longer available.',
  ProductsDeleteProductRequest: {
    id: 'ID of the product to delete.',
  },
  'products.updateProductVariants':
    'Sets price, cost, weight, SKU or visibility of variants. The product must manage its variants.',
  ProductsUpdateProductVariantsRequest: {
    id: 'ID of the product to change.',
    variants: 'Variants to change, by choices or IDs, with their new values.',
  },
  ProductsUpdateProductVariantsAnswer: {
    variants: 'All variants of the product after the change.',
  },
  'products.resetAllProductVariantData':
    "Resets all variants to the product's own price and weight, makes them visible and removes their SKUs and costs.",
  ProductsResetAllProductVariantDataRequest: {
    id: 'ID of the product to reset.',
  },
  'products.addProductsToCollection': 'Adds products to a collection.',
  ProductsAddProductsToCollectionRequest: {
    id: 'ID of the collection.',
    productIds: 'IDs of the products to add. Products that are already in the collection stay.',
  },
  'products.removeProductsFromCollection':
    'Removes products from a collection. The products are not deleted.',
  ProductsRemoveProductsFromCollectionRequest: {
    id: 'ID of the collection.',
    productIds: 'IDs of the products to remove.',
  },
  'products.addProductMedia': 'Adds images and videos to a product, after the existing ones.',
  ProductsAddProductMediaRequest: {
    id: 'ID of the product.',
    media: 'Images and videos to add.',
  },
  'products.removeProductMedia':
    "Removes images and videos from a product. The files stay in the store's media.",
  ProductsRemoveProductMediaRequest: {
    id: 'ID of the product.',
    mediaIds: 'Media IDs of the items to remove. Omit it to remove all.',
  },
  'products.addProductMediaToChoices':
    'Assigns media items of a product to choices of its options, for example the photos of a color.',
  ProductsAddProductMediaToChoicesRequest: {
    id: 'ID of the product.',
    media: 'Choices and the media items to assign to each.',
  },
  'products.removeProductMediaFromChoices':
    "Removes media items from choices of a product's options.",
  ProductsRemoveProductMediaFromChoicesRequest: {
    id: 'ID of the product.',
    media: 'Choices and the media items to remove from each.',
  },
  'products.deleteProductOptions': 'Deletes all options of a product, and with them its variants.',
  ProductsDeleteProductOptionsRequest: {
    id: 'ID of the product.',
  },
  'products.removeBrand': 'Removes the brand from a product.',
  ProductsRemoveBrandRequest: {
    id: 'ID of the product.',
  },
  'products.createCollection': 'Creates a collection.',
  ProductsCreateCollectionRequest: {
    collection: 'Collection to create. `name` is required.',
  },
  'products.updateCollection': 'Updates a collection. Omitted fields are not changed.',
  ProductsUpdateCollectionRequest: {
    collection: 'ID of the collection and the fields to change.',
  },
  'products.deleteCollection': 'Deletes a collection. Its products are not deleted.',
  ProductsDeleteCollectionRequest: {
    id: 'ID of the collection to delete.',
  },
  'products.removeRibbon': 'Removes the ribbon from a product.',
  ProductsRemoveRibbonRequest: {
    id: 'ID of the product.',
  },
  'products.bulkUpdateProductsProperty': 'Sets one property on up to 100 products.',
  ProductsBulkUpdateProductsPropertyRequest: {
    ids: 'IDs of the products to change.',
    set: 'Property to set, with its new value.',
  },
  ProductsBulkUpdateProductsPropertyAnswer: {
    results: 'Outcome for each product, in the order of the request.',
  },
  'products.bulkAdjustProductProperty':
    'Raises or lowers price, cost or weight of up to 100 products by an amount or a percentage.',
  ProductsBulkAdjustProductPropertyRequest: {
    ids: 'IDs of the products to change.',
    adjust: 'Property to change, with the percentage or amount.',
  },
  ProductsBulkAdjustProductPropertyAnswer: {
    results: 'Outcome for each product, in the order of the request.',
  },
};
