import { openPreparedShopFolder } from './prepared-shop.ts';

/** One filled demo store for the whole run of the tests. */
export default openPreparedShopFolder;
