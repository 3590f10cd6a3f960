import type { Descriptions } from '../table.ts';

export const digitalFiles: Descriptions = {
  'products.attachDigitalFile':
    'Attaches the file that buyers of a digital product download; it replaces an earlier one, also for buyers whose download link is still valid. Buyers who paid before there was a file receive it now. Specific to Shopwright.',
  ProductsAttachDigitalFileRequest: {
    id: 'ID of the digital product.',
    fileId: 'Media ID of a private file. Upload it with `private: true`.',
  },
  'products.detachDigitalFile':
    'Removes the file from a digital product. Earlier buyers can still download the file they bought. Specific to Shopwright.',
  ProductsDetachDigitalFileRequest: {
    id: 'ID of the digital product.',
  },
  DigitalProduct: {
    this: 'Digital product with its file.',
    productId: 'ID of the digital product.',
    name: 'Product name as shoppers see it.',
    slug: "Last part of the product page's URL.",
    digitalFile:
      'File that buyers download. Absent while the product has none; its orders then stay unfulfilled.',
    sizeInBytes: 'File size in bytes, as a string.',
  },
  'products.listDigitalFiles':
    'Retrieves the digital products with their files, sorted by name and without gift cards. Specific to Shopwright.',
  DigitalFilesPaging: {
    this: 'Page size and number of products to skip.',
    limit: 'Maximum number of products to return. Defaults to 50.',
    offset: 'Number of products to skip. Defaults to 0.',
  },
  ProductsListDigitalFilesAnswer: {
    products: 'Digital products on this page.',
  },
};
