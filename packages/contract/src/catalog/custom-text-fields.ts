import { service } from '../call.ts';
import { list, message, required, string } from '../field.ts';
import { CustomTextField } from './products.ts';

/**
 * Not in the provider's API: the text fields of a product, which the provider's calls can only
 * read.
 */
const call = service(['/stores']);

/**
 * Replaces all text fields of a product. A field with the same title retains its id; lines in carts
 * are checked against the new fields.
 */
export const setCustomTextFields = call({
  name: 'products.setCustomTextFields',
  method: 'PUT',
  path: '/v1/products/{productId}/custom-text-fields',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsSetCustomTextFieldsRequest', {
    productId: required(string({ maxLength: 36 })),
    customTextFields: required(list(CustomTextField, { maxItems: 50 })),
  }),
  answer: message('ProductsSetCustomTextFieldsAnswer', { customTextFields: list(CustomTextField) }),
});
