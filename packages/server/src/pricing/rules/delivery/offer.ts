import { compact } from '../../../kernel/compact.ts';
import { divideHalfUp } from '../../../kernel/decimal.ts';
import { closest } from '../area.ts';
import { coverLines } from '../memberships.ts';
import { openLines } from '../open-lines.ts';
import {
  WHOLE_RATE,
  type Delivery,
  type DeliveryCharge,
  type Place,
  type Purchase,
} from '../purchase.ts';
import { isAtMost, isDelivered, weightOf } from '../weight.ts';
import type { Band, ChargeRule, DeliveryCost, ShippingRate, ShippingSettings } from './settings.ts';

export interface Offers {
  /** Something is to be delivered: an option must be chosen. */
  readonly needed: boolean;
  readonly options: readonly Delivery[];
}

type Shopping = Pick<Purchase, 'lines' | 'currency' | 'memberships' | 'now' | 'weightUnit'>;

/**
 * The ways these lines can reach the buyer: shipping of the region that names the destination most closely, local deliveries
 * that reach it, and pickups; each in the merchant's order. Without a destination there are pickups only.
 */
export function offerDelivery(
  settings: ShippingSettings,
  destination: Place | undefined,
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

/** The option asked for; while it is not offered, or none is asked for, the merchant's first. A pickup is only ever chosen by the buyer. */
export function chooseDelivery(
  { options }: Offers,
  asked: Asked | undefined,
): { delivery: Delivery; asked: boolean } | undefined {
  const found =
    asked &&
    options.find(
      ({ code, carrierId }) =>
        code === asked.code && (asked.carrierId === undefined || asked.carrierId === carrierId),
    );
  const delivery = found ?? options.find(({ kind }) => kind !== 'PICKUP');
  return delivery && { delivery, asked: found !== undefined };
}

interface Asked {
  readonly carrierId?: string;
  readonly code: string;
}
interface Basket {
  readonly subtotal: bigint;
  readonly weight: bigint;
  readonly weightUnit: Shopping['weightUnit'];
}

/** Before discounts, as the buyer sees it: so that a coupon never takes free delivery away. */
const subtotalOf = (shopping: Shopping): bigint =>
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
    return cost.type === 'PRICE' ? subtotal <= upTo : isAtMost(weight, weightUnit, upTo, cost.unit);
  };
  return cost.bands.find(fits)?.price;
}

// Rounded to what can be paid where every fee is.
function chargeOf({ type, details, ...rule }: ChargeRule, { subtotal }: Basket): DeliveryCharge {
  const price = 'price' in rule ? rule.price : divideHalfUp(subtotal * rule.rate, WHOLE_RATE);
  return { type, price, ...compact({ details }) };
}
