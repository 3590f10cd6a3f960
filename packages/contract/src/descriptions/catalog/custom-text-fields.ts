import type { Descriptions } from '../table.ts';

export const customTextFields: Descriptions = {
  'products.setCustomTextFields':
    'Replaces all custom text fields of a product. Texts in existing carts are checked against the new fields. Specific to Shopwright.',
  ProductsSetCustomTextFieldsRequest: {
    productId: 'ID of the product to change.',
    customTextFields:
      'All text fields of the product. A field that has the title of an existing one replaces it.',
  },
  ProductsSetCustomTextFieldsAnswer: {
    customTextFields: 'Text fields of the product after the change.',
  },
};
