import { type Static, boolean, enumeration, integer, list, message, of, string } from '../field.ts';

export const amount = (description: string) => string({ nullable: true, decimal: {}, description });

export const StoresLineItemType = enumeration('StoresLineItemType', [
  'UNSPECIFIED_LINE_ITEM_TYPE',
  'PHYSICAL',
  'DIGITAL',
  'CUSTOM_AMOUNT_ITEM',
]);
export type StoresLineItemType = Static<typeof StoresLineItemType>;

export const StoresMediaItem = message('StoresMediaItem', {
  mediaType: enumeration('StoresMediaItemType', ['UNSPECIFIED_MEDIA_TYPE_ITEM', 'IMAGE']),
  url: string({ description: 'Address of the picture.' }),
  width: integer({ description: 'Width in pixels.' }),
  height: integer({ description: 'Height in pixels.' }),
  mediaId: string({ nullable: true, deprecated: true, description: 'The same as `id`.' }),
  id: string({ nullable: true, description: 'Id of the picture.' }),
  altText: string({ nullable: true, description: 'Text for readers who do not see the picture.' }),
});
export type StoresMediaItem = Static<typeof StoresMediaItem>;

export const StoresLineItem = message('StoresLineItem', {
  index: integer({ nullable: true, description: 'Number of the line in its order, from 1.' }),
  quantity: integer({ description: 'Number of units.' }),
  price: of(amount('The same as `priceData.price`.'), { deprecated: true }),
  name: string({ nullable: true, description: 'Name of the product.' }),
  translatedName: string({
    nullable: true,
    description: 'Name of the product in the language of the buyer.',
  }),
  productId: string({
    nullable: true,
    description: 'Id of the product. A line that the shop wrote by hand has none.',
  }),
  totalPrice: of(amount('The same as `priceData.totalPrice`.'), { deprecated: true }),
  lineItemType: StoresLineItemType,
  options: list(
    message('StoresOptionSelection', {
      option: string({ description: 'Name of the option.' }),
      selection: string({ description: 'Chosen value.' }),
    }),
  ),
  customTextFields: list(
    message('StoresCustomTextFieldSelection', {
      title: string({ description: 'Name of the field.' }),
      value: string({ description: 'Text of the buyer.' }),
    }),
  ),
  weight: string({ nullable: true, description: 'Weight of one unit.' }),
  mediaItem: StoresMediaItem,
  sku: string({ nullable: true, description: 'SKU.' }),
  variantId: string({ nullable: true, description: 'Id of the variant.' }),
  fulfillerId: string({ nullable: true, description: 'Id of the service that fulfills the line.' }),
  discount: amount('Discount on the line.'),
  tax: amount('Tax on the line.'),
  taxIncludedInPrice: boolean({
    deprecated: true,
    description: 'The same as `priceData.taxIncludedInPrice`.',
  }),
  taxGroupId: string({ nullable: true, description: 'Id of the tax group.' }),
  priceData: message('StoresLineItemPriceData', {
    taxIncludedInPrice: boolean({ description: 'Whether the prices of the line include the tax.' }),
    price: amount('Price of one unit.'),
    totalPrice: amount('Price of all units, after discounts.'),
  }),
});
export type StoresLineItem = Static<typeof StoresLineItem>;
