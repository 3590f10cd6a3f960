/** The collection that every product is in, known to clients by this id; it is in no table. */
export const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001';
