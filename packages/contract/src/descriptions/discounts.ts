import { discount } from './discounts/discount.ts';
import { discounts as discountsTypes } from './discounts/discounts.ts';
import type { Descriptions } from './table.ts';

export const discounts: Descriptions = {
  ...discount,
  ...discountsTypes,
};
