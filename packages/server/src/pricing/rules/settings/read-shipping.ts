import type {
  DeliveryBand,
  DeliveryChargeSettings,
  DeliveryCostSettings,
  ShippingRateSettings,
  ShippingSettings as Stored,
} from '@shopwright/contract/settings/shipping';
import { compact } from '../../../kernel/compact.ts';
import { toUnits } from '../../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../../kernel/money.ts';
import type {
  Band,
  ChargeRule,
  DeliveryCost,
  ShippingRate,
  ShippingSettings,
} from '../delivery/settings.ts';
import { RATE_SCALE, WEIGHT_SCALE } from '../purchase.ts';

/** Converts the merchant's settings to the engine's types. */
export function readShipping(
  { regions = [], localDeliveries = [], pickups = [] }: Stored,
  carrierId: string,
): ShippingSettings {
  return {
    carrierId,
    regions: regions.map(({ id, name, areas, rates }) => ({
      id,
      name,
      areas,
      rates: rates.map(readRate),
    })),
    localDeliveries: localDeliveries.map(({ areas, minimumSubtotal, ...rate }) => ({
      ...readRate(rate),
      areas,
      ...(minimumSubtotal === undefined ? {} : { minimumSubtotal: money(minimumSubtotal) }),
    })),
    pickups: pickups.map(({ charges = [], price, ...pickup }) => ({
      ...pickup,
      price: money(price),
      charges: charges.map(readCharge),
    })),
  };
}

export const money = (text: string): bigint => toUnits(text, MONEY_SCALE);
/** Percent as a rate: '12.5' is 125_000n. */
export const percent = (text: string): bigint => toUnits(text, RATE_SCALE - 2);

function readRate({ cost, freeOver, charges = [], ...rest }: ShippingRateSettings): ShippingRate {
  return {
    ...rest,
    cost: readCost(cost),
    charges: charges.map(readCharge),
    ...(freeOver === undefined ? {} : { freeOver: money(freeOver) }),
  };
}

function readCost({
  type,
  price = '0',
  unit = 'KG',
  bands = [],
}: DeliveryCostSettings): DeliveryCost {
  switch (type) {
    case 'FLAT':
      return { type, price: money(price) };
    case 'WEIGHT':
      return { type, unit, bands: bands.map((band) => readBand(band, WEIGHT_SCALE)) };
    case 'PRICE':
      return { type, bands: bands.map((band) => readBand(band, MONEY_SCALE)) };
  }
}

const readBand = ({ upTo, price }: DeliveryBand, scale: number): Band => ({
  price: money(price),
  ...(upTo === undefined ? {} : { upTo: toUnits(upTo, scale) }),
});

function readCharge({ type, price, percent: share, details }: DeliveryChargeSettings): ChargeRule {
  return {
    type,
    ...compact({ details }),
    ...(share === undefined ? { price: money(price ?? '0') } : { rate: percent(share) }),
  };
}
