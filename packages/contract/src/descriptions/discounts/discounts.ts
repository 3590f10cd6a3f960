import type { Descriptions } from '../table.ts';

export const discounts: Descriptions = {
  'discounts.createDiscount': 'Creates an automatic discount or a coupon. Specific to Shopwright.',
  DiscountsCreateDiscountRequest: {
    discount: 'Discount to create.',
  },
  'discounts.getDiscount': 'Retrieves a discount by its ID. Specific to Shopwright.',
  DiscountsGetDiscountRequest: {
    id: 'ID of the discount to retrieve.',
  },
  'discounts.queryDiscounts':
    'Retrieves discounts that match a filter, page by page. Specific to Shopwright.',
  DiscountsQueryDiscountsAnswer: {
    discounts: 'Matching discounts on this page.',
  },
  'discounts.updateDiscount':
    'Updates a discount. Omitted fields are not changed; null removes a value. Specific to Shopwright.',
  DiscountsUpdateDiscountRequest: {
    discount: 'ID of the discount and the fields to change.',
  },
  'discounts.deleteDiscount':
    'Deletes a discount. Existing orders are not affected. Specific to Shopwright.',
  DiscountsDeleteDiscountRequest: {
    id: 'ID of the discount to delete.',
  },
};
