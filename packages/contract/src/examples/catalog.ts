import type { Product } from '../catalog/products.ts';
import type { Collection } from '../catalog/collections.ts';
import { ids, moment, productPrice, shop } from './values.ts';

/** What a demo store answers. */

export const product: Product = {
  id: ids.product,
  name: 'Dune Mug',
  slug: 'dune-mug',
  visible: true,
  productType: 'physical',
  description: '<p>A straight-sided mug with a handle wide enough for three fingers.</p>',
  sku: 'NL-0101',
  weight: 0.42,
  weightRange: { minValue: 0.42, maxValue: 0.42 },
  stock: { trackInventory: true, quantity: 64, inStock: true, inventoryStatus: 'IN_STOCK' },
  price: productPrice(34),
  priceData: productPrice(34),
  convertedPriceData: productPrice(34),
  priceRange: { minValue: 34, maxValue: 34 },
  additionalInfoSections: [
    { title: 'Size', description: '<p>8.5 cm across, 9.2 cm tall, 350 ml</p>' },
  ],
  ribbons: [{ text: 'Best seller' }],
  media: {
    mainMedia: {
      image: {
        url: `${shop}/media/demo-dune-mug.webp`,
        width: 1400,
        height: 1400,
        altText: 'Stoneware mug with a strap handle and a bare clay foot, in oat',
      },
      thumbnail: {
        url: `${shop}/media/demo-dune-mug.webp`,
        width: 1400,
        height: 1400,
        altText: 'Stoneware mug with a strap handle and a bare clay foot, in oat',
      },
      mediaType: 'image',
      title: '',
      id: 'demo-dune-mug.webp',
    },
    items: [
      {
        image: {
          url: `${shop}/media/demo-dune-mug.webp`,
          width: 1400,
          height: 1400,
          altText: 'Stoneware mug with a strap handle and a bare clay foot, in oat',
        },
        thumbnail: {
          url: `${shop}/media/demo-dune-mug.webp`,
          width: 1400,
          height: 1400,
          altText: 'Stoneware mug with a strap handle and a bare clay foot, in oat',
        },
        mediaType: 'image',
        title: '',
        id: 'demo-dune-mug.webp',
      },
    ],
  },
  customTextFields: [],
  manageVariants: true,
  productOptions: [
    {
      optionType: 'color',
      name: 'Color',
      choices: [
        { value: '#D6C3A4', description: 'Oat', visible: true, inStock: true },
        { value: '#B87B60', description: 'Clay', visible: true, inStock: true },
      ],
    },
  ],
  productPageUrl: { base: shop, path: '/products/dune-mug' },
  numericId: '1',
  inventoryItemId: '01a1e692-beb5-7a06-a639-3c0849e2eef7',
  discount: { type: 'NONE', value: 0 },
  collectionIds: ['00000000-000000-000000-000000000001', ids.collection],
  variants: [
    {
      id: '01a1e692-beb6-7e86-bd4d-b05d7d6bf613',
      choices: { Color: 'Oat' },
      variant: {
        priceData: productPrice(34),
        convertedPriceData: productPrice(34),
        weight: 0.42,
        sku: 'NL-0101-OAT',
        visible: true,
      },
      stock: { trackQuantity: true, quantity: 16, inStock: true },
    },
    {
      id: '01a1e692-bec3-7e36-a2af-53889cda9dc9',
      choices: { Color: 'Clay' },
      variant: {
        priceData: productPrice(34),
        convertedPriceData: productPrice(34),
        weight: 0.42,
        sku: 'NL-0101-CLA',
        visible: true,
      },
      stock: { trackQuantity: true, quantity: 16, inStock: true },
    },
  ],
  lastUpdated: moment,
  createdDate: moment,
  seoData: {
    tags: [
      { type: 'title', children: 'Dune Mug | Northlight Goods' },
      {
        type: 'meta',
        props: {
          name: 'description',
          content:
            'A straight-sided mug with a handle wide enough for three fingers. It holds 350 ml to the brim and about 300 ml the way people fill it.',
        },
      },
    ],
  },
  ribbon: 'Best seller',
  brand: 'Northlight Goods',
};

export const collection: Collection = {
  id: ids.collection,
  name: 'Tableware',
  slug: 'tableware',
  description: 'Cups, bowls and plates for every day, made in four quiet glazes that mix.',
  visible: true,
  numberOfProducts: 11,
  lastUpdated: moment,
  media: {
    mainMedia: {
      image: {
        url: `${shop}/media/demo-cover-tableware.webp`,
        width: 1600,
        height: 1200,
        altText: 'Tableware by Northlight Goods',
      },
      thumbnail: {
        url: `${shop}/media/demo-cover-tableware.webp`,
        width: 1600,
        height: 1200,
        altText: 'Tableware by Northlight Goods',
      },
      id: 'demo-cover-tableware.webp',
      title: '',
      mediaType: 'image',
    },
    items: [
      {
        image: {
          url: `${shop}/media/demo-cover-tableware.webp`,
          width: 1600,
          height: 1200,
          altText: 'Tableware by Northlight Goods',
        },
        thumbnail: {
          url: `${shop}/media/demo-cover-tableware.webp`,
          width: 1600,
          height: 1200,
          altText: 'Tableware by Northlight Goods',
        },
        id: 'demo-cover-tableware.webp',
        title: '',
        mediaType: 'image',
      },
    ],
  },
};
