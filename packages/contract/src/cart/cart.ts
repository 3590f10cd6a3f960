import { boolean, list, message, of, string, timestamp, type Static } from '../field.ts';
import { SelectedShippingOption } from './delivery.ts';
import { CartDiscount } from './discounts.ts';
import { LineItem } from './line-item.ts';
import { AddressWithContact } from '../shared/address.ts';
import { ExtendedFields } from '../shared/bulk.ts';
import { WeightUnit } from '../shared/enums.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';

export const BuyerInfo = message(
  'BuyerInfo',
  {
    visitorId: string({ format: 'GUID', readOnly: true }),
    memberId: string({ format: 'GUID', readOnly: true }),
    userId: string({ format: 'GUID', readOnly: true }),
    contactId: string({ nullable: true, format: 'GUID' }),
    email: string({ nullable: true, format: 'EMAIL' }),
  },
  { oneof: [['visitorId', 'memberId', 'userId']] },
);
export type BuyerInfo = Static<typeof BuyerInfo>;

export const Cart = message('Cart', {
  id: string({ nullable: true, format: 'GUID', readOnly: true }),
  lineItems: list(LineItem, { minItems: 1, maxItems: 300, readOnly: true }),
  buyerNote: string({ nullable: true, maxLength: 1000 }),
  buyerInfo: BuyerInfo,
  currency: string({ format: 'CURRENCY', readOnly: true }),
  conversionCurrency: string({
    format: 'CURRENCY',
    readOnly: true,
  }),
  buyerLanguage: string({ nullable: true, readOnly: true }),
  siteLanguage: string({ nullable: true, readOnly: true }),
  taxIncludedInPrices: boolean({ nullable: true, readOnly: true }),
  weightUnit: of(WeightUnit, { readOnly: true }),
  checkoutId: string({ nullable: true, format: 'GUID', readOnly: true }),
  appliedDiscounts: list(CartDiscount, { readOnly: true }),
  createdDate: timestamp({ nullable: true, readOnly: true }),
  updatedDate: timestamp({ nullable: true, readOnly: true }),
  contactInfo: AddressWithContact,
  overrideCheckoutUrl: string({ nullable: true, maxLength: 1000, merchantInput: 'ignored' }),
  purchaseFlowId: string({ nullable: true, format: 'GUID', readOnly: true }),
  selectedShippingOption: SelectedShippingOption,
  extendedFields: ExtendedFields,
  businessLocationId: string({ nullable: true, format: 'GUID' }),
  paymentCurrency: string({ format: 'CURRENCY', readOnly: true }),
  revision: string({ nullable: true, readOnly: true }),
  subtotal: of(MultiCurrencyPrice, { readOnly: true, internal: true }),
  subtotalAfterDiscounts: of(MultiCurrencyPrice, { readOnly: true, internal: true }),
  discount: of(MultiCurrencyPrice, { readOnly: true, internal: true }),
});
export type Cart = Static<typeof Cart>;
