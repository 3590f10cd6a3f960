import type {
  DeliveryLogistics,
  SelectedCarrierServiceOption,
  ShippingInformation,
  ShippingOption,
} from '@shopwright/contract/cart/delivery';
import type { AdditionalFee } from '@shopwright/contract/cart/totals';
import type { V1ShippingInformation } from '@shopwright/contract/orders/delivery';
import type { OrderAdditionalFee } from '@shopwright/contract/orders/order-totals';
import type { PricedFee, PricedShipping } from '../priced-purchase.ts';
import type { Delivery, Purchase } from '../purchase.ts';
import type { PriceWriter } from './prices.ts';
import { itemTaxToOrder, itemTaxToWire } from './tax.ts';

export interface Chosen {
  readonly delivery: Delivery;
  /** Whether the buyer requested it. */
  readonly isRequested: boolean;
}

/** The chosen option with its cost for this purchase, and all offered options. */
export function shippingToWire(
  shipping: PricedShipping,
  chosen: Chosen | undefined,
  offered: readonly Delivery[],
  prices: PriceWriter,
): ShippingInformation {
  const carriers = Map.groupBy(offered, ({ carrierId }) => carrierId ?? '');
  return {
    ...(chosen?.delivery.region ? { region: { ...chosen.delivery.region } } : {}),
    ...(chosen ? { selectedCarrierServiceOption: selectedToWire(shipping, chosen, prices) } : {}),
    carrierServiceOptions: [...carriers].map(([carrierId, options]) => ({
      carrierId,
      shippingOptions: options.map((option) => optionToWire(option, prices)),
    })),
  };
}

function selectedToWire(
  shipping: PricedShipping,
  { delivery, isRequested }: Chosen,
  prices: PriceWriter,
): SelectedCarrierServiceOption {
  const { price } = prices;
  return {
    code: delivery.code,
    title: delivery.title,
    logistics: logisticsOf(delivery),
    requestedShippingOption: isRequested,
    ...(delivery.carrierId === undefined ? {} : { carrierId: delivery.carrierId }),
    cost: {
      price: price(shipping.price),
      totalDiscount: price(shipping.totalDiscount),
      taxDetails: itemTaxToWire(shipping.tax, prices),
      totalPriceBeforeTax: price(shipping.totalBeforeTax),
      totalPriceAfterTax: price(shipping.totalAfterTax),
    },
  };
}

function optionToWire(delivery: Delivery, { price }: PriceWriter): ShippingOption {
  return {
    code: delivery.code,
    title: delivery.title,
    logistics: logisticsOf(delivery),
    cost: {
      price: price(delivery.price),
      otherCharges: delivery.charges.map(({ type, price: amount, details }) => ({
        type,
        price: price(amount),
        ...(details === undefined ? {} : { details }),
      })),
    },
  };
}

function logisticsOf({ deliveryTime, instructions, pickup }: Delivery): DeliveryLogistics {
  return {
    ...(deliveryTime === undefined ? {} : { deliveryTime }),
    ...(instructions === undefined ? {} : { instructions }),
    ...(pickup
      ? { pickupDetails: { address: { ...pickup.address }, pickupMethod: pickup.method } }
      : {}),
  };
}

export function feesToWire(fees: readonly PricedFee[], prices: PriceWriter): AdditionalFee[] {
  const { price } = prices;
  return fees.map((fee) => ({
    name: fee.name,
    source: fee.source,
    lineItemIds: [...fee.lineIds],
    ...(fee.code === undefined ? {} : { code: fee.code }),
    price: price(fee.price),
    taxDetails: itemTaxToWire(fee.tax, prices),
    priceBeforeTax: price(fee.totalBeforeTax),
    priceAfterTax: price(fee.totalAfterTax),
  }));
}

/** The order assigns its id. */
export function feesToOrder(
  fees: readonly PricedFee[],
  included: boolean,
  prices: PriceWriter,
): Omit<OrderAdditionalFee, 'id'>[] {
  const { plain } = prices;
  return fees.map((fee) => ({
    name: fee.name,
    source: fee.source,
    lineItemIds: [...fee.lineIds],
    ...(fee.code === undefined ? {} : { code: fee.code }),
    price: plain(fee.price),
    taxInfo: itemTaxToOrder(fee.tax, included, undefined, prices),
    priceBeforeTax: plain(fee.totalBeforeTax),
    priceAfterTax: plain(fee.totalAfterTax),
  }));
}

/** The order sets the destination. */
export function shippingToOrder(
  purchase: Purchase,
  shipping: PricedShipping,
  prices: PriceWriter,
): V1ShippingInformation | undefined {
  const { delivery } = purchase;
  if (!delivery) return undefined;
  const { plain } = prices;
  return {
    code: delivery.code,
    title: delivery.title,
    logistics: logisticsOf(delivery),
    ...(delivery.carrierId === undefined ? {} : { carrierId: delivery.carrierId }),
    ...(delivery.region ? { region: { name: delivery.region.name } } : {}),
    cost: {
      price: plain(shipping.price),
      discount: plain(shipping.totalDiscount),
      totalPriceBeforeTax: plain(shipping.totalBeforeTax),
      totalPriceAfterTax: plain(shipping.totalAfterTax),
      taxInfo: itemTaxToOrder(shipping.tax, purchase.tax.included, undefined, prices),
    },
  };
}
