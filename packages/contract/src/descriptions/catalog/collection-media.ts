import type { Descriptions } from '../table.ts';

export const collectionMedia: Descriptions = {
  'products.setCollectionMedia':
    'Replaces all images of a collection. The first image is the main one; an empty list removes all. Specific to Shopwright.',
  ProductsSetCollectionMediaRequest: {
    id: 'ID of the collection to change.',
    media: 'Files of the store by `mediaId`, or URLs to import by `url`. `choice` is ignored.',
  },
};
