import type { Descriptions } from '../table.ts';

export const money: Descriptions = {
  MultiCurrencyPrice: {
    this: "Amount in the store's currency with its conversion for display.",
    amount:
      'Amount in the store\'s currency as a decimal string, for example "34.00". The buyer is charged in this currency.',
    convertedAmount: 'Amount in `conversionCurrency` as a decimal string, for display only.',
    formattedAmount:
      'Amount with currency symbol, formatted for the store\'s locale, for example "$34.00".',
    formattedConvertedAmount:
      "Converted amount with currency symbol, formatted for the store's locale.",
  },
  Price: {
    this: "Amount in the store's currency.",
    amount: 'Amount as a decimal string, for example "34.00".',
    formattedAmount:
      'Amount with currency symbol, formatted for the store\'s locale, for example "$34.00".',
  },
  PriceSummary: {
    this: "Totals of the purchase in the store's currency.",
    subtotal:
      "Sum of all line items before discounts. Includes tax when the store's prices include tax.",
    shipping: "Delivery price before discounts. Includes tax when the store's prices include tax.",
    tax: "Total tax. Already part of the other amounts when the store's prices include tax.",
    discount: 'Sum of all discounts, as a positive amount.',
    total:
      'Amount to pay before gift cards: subtotal minus discount, plus shipping and fees, plus tax when prices do not include it.',
    additionalFees: "Sum of all additional fees. Includes tax when the store's prices include tax.",
  },
};
