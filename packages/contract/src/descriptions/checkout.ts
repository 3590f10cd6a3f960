import { checkout as checkoutTypes } from './checkout/checkout.ts';
import { checkouts } from './checkout/checkouts.ts';
import { lineItem } from './checkout/line-item.ts';
import type { Descriptions } from './table.ts';

export const checkout: Descriptions = {
  ...checkoutTypes,
  ...checkouts,
  ...lineItem,
};
