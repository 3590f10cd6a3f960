import { cart as cartTypes } from './cart/cart.ts';
import { carts } from './cart/carts.ts';
import { currentCart } from './cart/current-cart.ts';
import { customLineItem } from './cart/custom-line-item.ts';
import { delivery } from './cart/delivery.ts';
import { discounts } from './cart/discounts.ts';
import { estimate } from './cart/estimate.ts';
import { explain } from './cart/explain.ts';
import { lineItem } from './cart/line-item.ts';
import { membership } from './cart/membership.ts';
import { tax } from './cart/tax.ts';
import { totals } from './cart/totals.ts';
import type { Descriptions } from './table.ts';

export const cart: Descriptions = {
  ...cartTypes,
  ...carts,
  ...currentCart,
  ...customLineItem,
  ...delivery,
  ...discounts,
  ...estimate,
  ...explain,
  ...lineItem,
  ...membership,
  ...tax,
  ...totals,
};
