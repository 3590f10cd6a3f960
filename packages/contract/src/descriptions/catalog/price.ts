import type { Descriptions } from '../table.ts';

export const price: Descriptions = {
  FormattedPrice: {
    this: "Prices with currency symbol, formatted for the store's locale.",
    price: 'Price before the product\'s own discount, for example "$34.00".',
    discountedPrice: 'Price after the product\'s own discount, for example "$29.00".',
    pricePerUnit:
      'Price per base unit, for example "$6.80". Absent unless the product has unit pricing.',
  },
  PriceData: {
    this: "Price of a product or variant. Includes tax when the store's prices include tax.",
    currency: 'Three-letter code (ISO 4217) of the currency of these prices.',
    price: "Price before the product's own discount, as a number in `currency`.",
    discountedPrice: "Price after the product's own discount. Same as `price` when there is none.",
    pricePerUnit:
      'Price per base unit, as a number in `currency`. Absent unless the product has unit pricing.',
  },
  PricePerUnitData: {
    this: 'Contents of the product, to show a price per unit as many countries require.',
    totalQuantity: 'Contents of the product in `totalMeasurementUnit`, for example 350.',
    totalMeasurementUnit: 'Unit of the contents, for example `ML`.',
    baseQuantity: 'Quantity that the price per unit refers to, for example 100.',
    baseMeasurementUnit:
      'Unit of the base quantity. Must measure the same as the unit of the contents.',
  },
  CostAndProfitData: {
    this: 'Cost and profit of the product. Returned to the store and its apps only.',
    itemCost: "Cost of one unit to the store, as a number in the store's currency.",
    formattedItemCost: 'Cost of one unit with currency symbol, for example "$12.00".',
    profit: "Discounted price minus cost, as a number in the store's currency.",
    formattedProfit: 'Profit with currency symbol, for example "$22.00".',
    profitMargin: 'Profit as a fraction of the discounted price: 0.65 is 65 percent.',
  },
  ProductDiscountType: {
    this: "How the product's own discount reduces its price.",
    NONE: 'The product has no discount.',
    AMOUNT: "An amount in the store's currency is deducted.",
    PERCENT: 'A percentage is deducted.',
  },
  Discount: {
    this: "The product's own discount, shown as a sale price to all shoppers.",
    value: "Amount in the store's currency, or percentage from 0 to 100, depending on `type`.",
  },
  NumericPropertyRange: {
    this: 'Lowest and highest value among the visible variants.',
    minValue: 'Lowest value among the visible variants.',
    maxValue: 'Highest value among the visible variants.',
  },
};
