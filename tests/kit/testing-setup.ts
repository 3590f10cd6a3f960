import { openPreparedShopFolder } from './prepared-shop.ts';

/** One demo store for all tests. */
export default openPreparedShopFolder;
