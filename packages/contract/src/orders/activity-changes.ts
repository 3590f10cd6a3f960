import { DescriptionLine, ProductName } from '../shared/item.ts';
import { OrderModifierGroup } from './line-item.ts';
import { Price } from '../shared/money.ts';
import { type Static, enumeration, integer, list, message, of, string } from '../field.ts';

export const LineItemDescriptionLineChange = message('LineItemDescriptionLineChange', {
  addedDescriptionLines: list(DescriptionLine, { maxItems: 20 }),
  removedDescriptionLines: list(DescriptionLine, { maxItems: 20 }),
});
export type LineItemDescriptionLineChange = Static<typeof LineItemDescriptionLineChange>;

export const LineItemModifiersChange = message('LineItemModifiersChange', {
  addedModifierGroups: list(OrderModifierGroup, { maxItems: 10 }),
  removedModifierGroups: list(OrderModifierGroup, { maxItems: 10 }),
});
export type LineItemModifiersChange = Static<typeof LineItemModifiersChange>;

export const LineItemPriceChange = message('LineItemPriceChange', {
  originalPrice: Price,
  newPrice: Price,
});
export type LineItemPriceChange = Static<typeof LineItemPriceChange>;

export const LineItemProductNameChange = message('LineItemProductNameChange', {
  originalProductName: ProductName,
  newProductName: ProductName,
});
export type LineItemProductNameChange = Static<typeof LineItemProductNameChange>;

export const LineItemQuantityChangeType = enumeration('LineItemQuantityChangeType', [
  'QUANTITY_INCREASED',
  'QUANTITY_DECREASED',
]);
export type LineItemQuantityChangeType = Static<typeof LineItemQuantityChangeType>;

export const LineItemQuantityChange = message('LineItemQuantityChange', {
  originalQuantity: integer({ maximum: 1_000_000 }),
  newQuantity: integer({ maximum: 1_000_000 }),
  diff: integer({ minimum: 1, maximum: 1_000_000 }),
  deltaType: LineItemQuantityChangeType,
});
export type LineItemQuantityChange = Static<typeof LineItemQuantityChange>;

export const LineItemChanges = message('LineItemChanges', {
  id: string({ format: 'GUID' }),
  name: ProductName,
  quantity: LineItemQuantityChange,
  price: LineItemPriceChange,
  productName: of(LineItemProductNameChange, { internal: true }),
  descriptionLines: of(LineItemDescriptionLineChange, { internal: true }),
  modifierGroups: of(LineItemModifiersChange, { internal: true }),
});
export type LineItemChanges = Static<typeof LineItemChanges>;

export const LineItemAmount = message('LineItemAmount', {
  id: string({ format: 'GUID' }),
  name: ProductName,
  amount: Price,
});
export type LineItemAmount = Static<typeof LineItemAmount>;

export const TranslatedValue = message('TranslatedValue', {
  original: string({ minLength: 1 }),
  translated: string({ nullable: true, minLength: 1 }),
});
export type TranslatedValue = Static<typeof TranslatedValue>;

export const ManagedAdditionalFee = message('ManagedAdditionalFee', {
  id: string({ format: 'GUID' }),
  name: TranslatedValue,
  affectedLineItems: list(LineItemAmount),
  totalAmount: Price,
});
export type ManagedAdditionalFee = Static<typeof ManagedAdditionalFee>;

export const ManagedDiscount = message('ManagedDiscount', {
  id: string({ format: 'GUID' }),
  name: TranslatedValue,
  affectedLineItems: list(LineItemAmount),
  totalAmount: Price,
});
export type ManagedDiscount = Static<typeof ManagedDiscount>;

export const ManagedLineItem = message('ManagedLineItem', {
  id: string({ format: 'GUID' }),
  name: ProductName,
  quantity: integer({ minimum: 1, maximum: 1_000_000 }),
});
export type ManagedLineItem = Static<typeof ManagedLineItem>;

export const OrderShippingInformation = message('OrderShippingInformation', {
  total: Price,
  shippingTitle: string({ maxLength: 250 }),
});
export type OrderShippingInformation = Static<typeof OrderShippingInformation>;

export const ShippingInformationChange = message('ShippingInformationChange', {
  originalShippingInfo: OrderShippingInformation,
  newShippingInfo: OrderShippingInformation,
});
export type ShippingInformationChange = Static<typeof ShippingInformationChange>;

export const TotalPriceChange = message('TotalPriceChange', {
  originalTotal: Price,
  newTotal: Price,
});
export type TotalPriceChange = Static<typeof TotalPriceChange>;

export const OrderChange = message(
  'OrderChange',
  {
    lineItemChanged: LineItemChanges,
    lineItemAdded: ManagedLineItem,
    lineItemRemoved: ManagedLineItem,
    discountAdded: ManagedDiscount,
    discountRemoved: ManagedDiscount,
    additionalFeeAdded: ManagedAdditionalFee,
    additionalFeeRemoved: ManagedAdditionalFee,
    totalPriceChanged: TotalPriceChange,
    shippingInformationChanged: ShippingInformationChange,
  },
  {
    oneof: [
      [
        'lineItemChanged',
        'lineItemAdded',
        'lineItemRemoved',
        'discountAdded',
        'discountRemoved',
        'additionalFeeAdded',
        'additionalFeeRemoved',
        'totalPriceChanged',
        'shippingInformationChanged',
      ],
    ],
  },
);
export type OrderChange = Static<typeof OrderChange>;

export const DraftOrderChangesApplied = message('DraftOrderChangesApplied', {
  draftOrderId: string(),
  reason: string({ nullable: true, maxLength: 200 }),
  changes: list(OrderChange),
});
export type DraftOrderChangesApplied = Static<typeof DraftOrderChangesApplied>;
