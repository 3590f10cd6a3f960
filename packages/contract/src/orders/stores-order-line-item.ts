import { type Static, boolean, enumeration, integer, list, message, of, string } from '../field.ts';

export const amount = string({ nullable: true, decimal: {} });

export const StoresLineItemType = enumeration('StoresLineItemType', [
  'UNSPECIFIED_LINE_ITEM_TYPE',
  'PHYSICAL',
  'DIGITAL',
  'CUSTOM_AMOUNT_ITEM',
]);
export type StoresLineItemType = Static<typeof StoresLineItemType>;

export const StoresMediaItem = message('StoresMediaItem', {
  mediaType: enumeration('StoresMediaItemType', ['UNSPECIFIED_MEDIA_TYPE_ITEM', 'IMAGE']),
  url: string(),
  width: integer(),
  height: integer(),
  mediaId: string({ nullable: true, deprecated: true }),
  id: string({ nullable: true }),
  altText: string({ nullable: true }),
});
export type StoresMediaItem = Static<typeof StoresMediaItem>;

export const StoresLineItem = message('StoresLineItem', {
  index: integer({ nullable: true }),
  quantity: integer(),
  price: of(amount, { deprecated: true }),
  name: string({ nullable: true }),
  translatedName: string({ nullable: true }),
  productId: string({ nullable: true }),
  totalPrice: of(amount, { deprecated: true }),
  lineItemType: StoresLineItemType,
  options: list(
    message('StoresOptionSelection', {
      option: string(),
      selection: string(),
    }),
  ),
  customTextFields: list(
    message('StoresCustomTextFieldSelection', {
      title: string(),
      value: string(),
    }),
  ),
  weight: string({ nullable: true }),
  mediaItem: StoresMediaItem,
  sku: string({ nullable: true }),
  variantId: string({ nullable: true }),
  fulfillerId: string({ nullable: true }),
  discount: amount,
  tax: amount,
  taxIncludedInPrice: boolean({ deprecated: true }),
  taxGroupId: string({ nullable: true }),
  priceData: message('StoresLineItemPriceData', {
    taxIncludedInPrice: boolean(),
    price: amount,
    totalPrice: amount,
  }),
});
export type StoresLineItem = Static<typeof StoresLineItem>;
