import { enumeration, message, number, of, string, type Static } from '../field.ts';
import { MeasurementUnit } from '../shared/enums.ts';

export const FormattedPrice = message('FormattedPrice', {
  price: string(),
  discountedPrice: string(),
  pricePerUnit: string({ nullable: true, readOnly: true }),
});
export type FormattedPrice = Static<typeof FormattedPrice>;

export const PriceData = message('PriceData', {
  currency: string({ readOnly: true }),
  price: number({ nullable: true, maximum: 999999999.99 }),
  discountedPrice: number({ readOnly: true }),
  formatted: of(FormattedPrice, { readOnly: true }),
  pricePerUnit: number({ nullable: true, readOnly: true }),
});
export type PriceData = Static<typeof PriceData>;

export const PricePerUnitData = message('PricePerUnitData', {
  totalQuantity: number({ minimum: 0.01, maximum: 999999999.99 }),
  totalMeasurementUnit: MeasurementUnit,
  baseQuantity: number({ minimum: 0.01, maximum: 999999999.99 }),
  baseMeasurementUnit: MeasurementUnit,
});
export type PricePerUnitData = Static<typeof PricePerUnitData>;

export const CostAndProfitData = message('CostAndProfitData', {
  itemCost: number({ nullable: true, maximum: 999999999.99 }),
  formattedItemCost: string({ readOnly: true }),
  profit: number({ maximum: 999999999.99, readOnly: true }),
  formattedProfit: string({ readOnly: true }),
  profitMargin: number({ maximum: 1, readOnly: true }),
});
export type CostAndProfitData = Static<typeof CostAndProfitData>;

export const ProductDiscountType = enumeration('ProductDiscountType', [
  'UNDEFINED',
  'NONE',
  'AMOUNT',
  'PERCENT',
]);
export type ProductDiscountType = Static<typeof ProductDiscountType>;

export const Discount = message('Discount', {
  type: ProductDiscountType,
  value: number(),
});
export type Discount = Static<typeof Discount>;

export const NumericPropertyRange = message('NumericPropertyRange', {
  minValue: number(),
  maxValue: number(),
});
export type NumericPropertyRange = Static<typeof NumericPropertyRange>;
