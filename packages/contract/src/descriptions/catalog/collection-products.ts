import type { Descriptions } from '../table.ts';

export const collectionProducts: Descriptions = {
  'collectionManagement.listCollectionProducts':
    'Lists the products of a collection in the order in which shoppers see them, hidden products included. Specific to Shopwright.',
  'collectionManagement.moveCollectionProducts':
    'Moves products of a collection behind another one, or to the beginning. Specific to Shopwright.',
  CollectionProduct: {
    this: 'A product in a collection.',
    productId: 'ID of the product.',
    name: 'Name of the product.',
    visible: 'Whether shoppers see the product.',
    handPicked:
      'Whether the product was added by hand; false if it is in the collection by rule alone. Absent in previews of rules.',
  },
  CollectionManagementListCollectionProductsRequest: {
    id: 'ID of the collection.',
    limit: 'How many products to return; 50 if left out.',
    cursor: 'The `nextCursor` of the page before.',
  },
  CollectionManagementListCollectionProductsAnswer: {
    products: 'Products of the page, in the order of the collection.',
    nextCursor: 'Cursor of the next page; null on the last page.',
    total: 'Number of products in the collection, hidden products included.',
  },
  CollectionManagementMoveCollectionProductsRequest: {
    id: 'ID of the collection.',
    productIds: 'IDs of the products to move, in the order that they get.',
    afterProductId:
      'ID of the product that they come after; null or left out for the beginning of the collection.',
  },
};
