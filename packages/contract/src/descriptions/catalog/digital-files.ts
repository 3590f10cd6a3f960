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
  'productManagement.setDownloadLimits':
    "Sets how often and how long buyers of a digital product may download its file, in place of the store's settings. Applies to orders paid from now on and to renewed links; existing links keep what the buyer was promised.",
  ProductDownloadLimits: {
    this: 'How often and how long each buyer may download the file of a product.',
    followsStore:
      "Whether the store's download settings apply. The other fields are then ignored and not returned.",
    maxDownloads: 'Downloads for each unit that was bought; null for no limit.',
    days: 'Days from payment until the link expires; null for never.',
  },
  ProductsSetDownloadLimitsRequest: {
    id: 'ID of the digital product.',
    downloadLimits: 'Limits to set. A missing number is no limit.',
  },
  ProductsSetDownloadLimitsAnswer: { downloadLimits: 'Limits that apply now.' },
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
