import { compact } from '../../../kernel/compact.ts';
import { divideHalfUp } from '../../../kernel/decimal.ts';
import { closest } from '../area.ts';
import { coverLines } from '../memberships.ts';
import { openLines } from '../open-lines.ts';
import {
  WHOLE_RATE,
  type Delivery,
  type DeliveryCharge,
  type Location,
  type Purchase,
} from '../purchase.ts';
import { isWeightWithin, isDelivered, weightOf } from '../weight.ts';
import type { Band, ChargeRule, DeliveryCost, ShippingRate, ShippingSettings } from './settings.ts';

export interface Offers {
  /** The purchase needs delivery, so an option must be chosen. */
  readonly needed: boolean;
  readonly options: readonly Delivery[];
}

export type Shopping = Pick<Purchase, 'lines' | 'currency' | 'memberships' | 'now' | 'weightUnit'>;

/**
 * The delivery options for these lines: shipping of the region that matches the destination most
 * specifically, local deliveries that reach it, and pickups, each in the merchant's order. Without
 * a destination, only pickups.
 */
export function offerDelivery(
  settings: ShippingSettings,
  destination: Location | undefined,
  shopping: Shopping,
): Offers {
  if (!shopping.lines.some(isDelivered)) return { needed: false, options: [] };
  const basket: Basket = {
    subtotal: subtotalOf(shopping),
    weight: weightOf(shopping.lines),
    weightUnit: shopping.weightUnit,
  };
  const { carrierId } = settings;
  const region = destination && closest(settings.regions, destination);

  const shipping = region
    ? region.rates.flatMap((rate) =>
        offer(rate, basket, {
          kind: 'SHIPPING',
          carrierId,
          region: { id: region.id, name: region.name },
        }),
      )
    : [];
  const local = settings.localDeliveries
    .filter(
      ({ areas, minimumSubtotal = 0n }) =>
        destination && closest([{ areas }], destination) && basket.subtotal >= minimumSubtotal,
    )
    .flatMap((rate) => offer(rate, basket, { kind: 'LOCAL_DELIVERY', carrierId }));
  const pickups = settings.pickups.flatMap(({ method, address, price, ...rate }) =>
    offer({ ...rate, cost: { type: 'FLAT', price } }, basket, {
      kind: 'PICKUP',
      carrierId,
      pickup: { method, address },
    }),
  );
  return { needed: true, options: [...shipping, ...local, ...pickups] };
}

/**
 * The requested option if it is offered, otherwise the merchant's first. Only the buyer can choose
 * a pickup.
 */
export function chooseDelivery(
  { options }: Offers,
  requested: RequestedDelivery | undefined,
): { delivery: Delivery; isRequested: boolean } | undefined {
  const found =
    requested &&
    options.find(
      ({ code, carrierId }) =>
        code === requested.code &&
        (requested.carrierId === undefined || requested.carrierId === carrierId),
    );
  const delivery = found ?? options.find(({ kind }) => kind !== 'PICKUP');
  return delivery && { delivery, isRequested: found !== undefined };
}

interface RequestedDelivery {
  readonly carrierId?: string;
  readonly code: string;
}
interface Basket {
  readonly subtotal: bigint;
  readonly weight: bigint;
  readonly weightUnit: Shopping['weightUnit'];
}

/** Before discounts, as the buyer sees it, so that a coupon never removes free delivery. */
export const subtotalOf = (shopping: Shopping): bigint =>
  openLines(shopping, coverLines(shopping)).reduce((sum, { amount }) => sum + amount, 0n);

function offer(
  rate: ShippingRate,
  basket: Basket,
  rest: Pick<Delivery, 'kind' | 'carrierId' | 'region' | 'pickup'>,
): Delivery[] {
  const cost = costOf(rate.cost, basket);
  if (cost === undefined) return [];
  const free = rate.freeOver !== undefined && basket.subtotal >= rate.freeOver;
  const { code, title, deliveryTime, instructions, charges = [] } = rate;
  return [
    {
      code,
      title,
      ...rest,
      price: free ? 0n : cost,
      charges: charges.map((charge) => chargeOf(charge, basket)),
      ...compact({ deliveryTime, instructions }),
    },
  ];
}

function costOf(cost: DeliveryCost, { subtotal, weight, weightUnit }: Basket): bigint | undefined {
  if (cost.type === 'FLAT') return cost.price;
  const fits = ({ upTo }: Band): boolean => {
    if (upTo === undefined) return true;
    return cost.type === 'PRICE'
      ? subtotal <= upTo
      : isWeightWithin(weight, weightUnit, upTo, cost.unit);
  };
  return cost.bands.find(fits)?.price;
}

// Fees are rounded where all of them are.
function chargeOf({ type, details, ...rule }: ChargeRule, { subtotal }: Basket): DeliveryCharge {
  const price = 'price' in rule ? rule.price : divideHalfUp(subtotal * rule.rate, WHOLE_RATE);
  return { type, price, ...compact({ details }) };
}
