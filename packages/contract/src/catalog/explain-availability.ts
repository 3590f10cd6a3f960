import { service } from '../call.ts';
import { boolean, enumeration, list, message, required, string, type Static } from '../field.ts';

/** Not in the provider's API: why shoppers cannot buy a product. */
const call = service(['/stores']);

export const AvailabilityReasonCode = enumeration('AvailabilityReasonCode', [
  'HIDDEN',
  'NO_VISIBLE_VARIANT',
  'OUT_OF_STOCK',
  'SOME_VARIANTS_OUT_OF_STOCK',
  'DIGITAL_FILE_MISSING',
  'ORDERS_NOT_ACCEPTED',
  'NO_PAYMENT_METHOD',
  'NO_DELIVERY_METHOD',
  'TOO_HEAVY_TO_SHIP',
  'IN_NO_COLLECTION',
]);
export type AvailabilityReasonCode = Static<typeof AvailabilityReasonCode>;

export const AvailabilityReason = message('AvailabilityReason', {
  code: required(AvailabilityReasonCode),
  blocks: required(boolean()),
  description: required(string()),
  action: required(string()),
});
export type AvailabilityReason = Static<typeof AvailabilityReason>;

export const explainAvailability = call({
  name: 'productManagement.explainAvailability',
  method: 'GET',
  path: '/v1/products/{id}/explain-availability',
  who: 'merchant',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('ProductsExplainAvailabilityRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('ProductsExplainAvailabilityAnswer', {
    canBeBought: boolean(),
    reasons: list(AvailabilityReason),
  }),
});
