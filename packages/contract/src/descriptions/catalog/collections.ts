import type { Descriptions } from '../table.ts';

export const collections: Descriptions = {
  Collection: {
    this: 'Group of products, for example "Tableware".',
    id: 'ID of the collection. The collection of all products has the ID "00000000-000000-000000-000000000001".',
    name: 'Collection name as shoppers see it.',
    media: 'Images of the collection. Set them with `products.setCollectionMedia`.',
    numberOfProducts: 'Number of products in the collection that the caller can see.',
    description: 'Plain-text description of the collection.',
    slug: 'Last part of the collection\'s URL, for example "tableware". Derived from the name when omitted.',
    visible: 'Whether shoppers see the collection. Defaults to true.',
    seoSchema: 'Tags for search engines on the collection page.',
    lastUpdated: 'Date and time the collection was last changed (UTC).',
  },
};
