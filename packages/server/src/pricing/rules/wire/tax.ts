import type {
  ItemTaxFullDetails,
  TaxBreakdown,
  TaxCalculationDetails,
  TaxSummary,
} from '@shopwright/contract/cart/tax';
import type { LineItemTaxInfo } from '@shopwright/contract/orders/line-item';
import type { OrderTaxInfo } from '@shopwright/contract/orders/order-totals';
import type { ItemTax, PricedTax } from '../priced-purchase.ts';
import type { PurchaseTax } from '../purchase.ts';
import { rateText, type PriceWriter } from './prices.ts';

export function itemTaxToWire(
  { taxable, rate, tax, breakdown }: ItemTax,
  { price }: PriceWriter,
): ItemTaxFullDetails {
  return {
    taxableAmount: price(taxable),
    taxRate: rateText(rate),
    totalTax: price(tax),
    rateBreakdown: breakdown.map((part) => ({
      name: part.rate.name,
      rate: rateText(part.rate.rate),
      tax: price(part.tax),
    })),
    taxBreakdown: breakdown.map((part): TaxBreakdown => ({
      ...jurisdictionOf(part.rate),
      rate: rateText(part.rate.rate),
      taxAmount: price(part.tax),
      taxableAmount: price(part.taxable),
      nonTaxableAmount: price(0n),
    })),
  };
}

const jurisdictionOf = ({
  name,
  type,
  jurisdiction,
  jurisdictionType,
}: ItemTax['breakdown'][number]['rate']) => ({
  taxName: name,
  taxType: type,
  jurisdiction,
  jurisdictionType,
});

export function taxSummaryToWire(
  { taxable, total, breakdown }: PricedTax,
  purchaseTax: PurchaseTax,
  { price }: PriceWriter,
): TaxSummary {
  return {
    taxableAmount: price(taxable),
    totalTax: price(total),
    calculationDetails: calculationDetails(purchaseTax),
    aggregatedTaxBreakdown: breakdown.map(({ rate: { jurisdictionType, ...rate }, ...part }) => ({
      taxName: rate.name,
      taxType: rate.type,
      jurisdiction: rate.jurisdiction,
      jurisdictionTypeEnum: jurisdictionType,
      rate: rateText(rate.rate),
      aggregatedTaxAmount: price(part.tax),
      aggregatedTaxableAmount: price(part.taxable),
    })),
  };
}

function calculationDetails({
  rateType,
  manualRateReason,
  fallbackReason,
}: PurchaseTax): TaxCalculationDetails {
  return {
    rateType,
    ...(manualRateReason ? { manualRateReason } : {}),
    ...(fallbackReason ? { autoTaxFallbackDetails: { fallbackReason } } : {}),
  };
}

export function itemTaxToOrder(
  { taxable, rate, tax, breakdown }: ItemTax,
  included: boolean,
  taxGroupId: string | undefined,
  { plain }: PriceWriter,
): LineItemTaxInfo {
  return {
    taxAmount: plain(tax),
    taxableAmount: plain(taxable),
    taxRate: rateText(rate),
    taxIncludedInPrice: included,
    ...(taxGroupId === undefined ? {} : { taxGroupId }),
    taxBreakdown: breakdown.map((part) => ({
      ...jurisdictionOf(part.rate),
      rate: rateText(part.rate.rate),
      taxAmount: plain(part.tax),
      taxableAmount: plain(part.taxable),
      nonTaxableAmount: plain(0n),
    })),
  };
}

export function taxToOrder({ total, breakdown }: PricedTax, { plain }: PriceWriter): OrderTaxInfo {
  return {
    totalTax: plain(total),
    taxBreakdown: breakdown.map((part) => ({
      ...jurisdictionOf(part.rate),
      rate: rateText(part.rate.rate),
      aggregatedTaxAmount: plain(part.tax),
      aggregatedTaxableAmount: plain(part.taxable),
    })),
  };
}
