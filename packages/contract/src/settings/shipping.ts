import { service } from '../call.ts';
import { enumeration, list, message, required, string, type Static } from '../field.ts';
import { ChargeType } from '../cart/delivery.ts';
import { PickupMethod } from '../shared/enums.ts';
import { SettingsAreaOfWorld, SettingsPlace } from './area.ts';

/** Calls of our own: how the store brings its goods to the buyer. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_SETTINGS';

const amount = (description?: string) =>
  string({
    format: 'DECIMAL_VALUE',
    decimal: { gte: 0, lte: 1_000_000_000, maxScale: 3 },
    ...(description === undefined ? {} : { description }),
  });

export const DeliveryBand = message('DeliveryBand', {
  upTo: string({
    format: 'DECIMAL_VALUE',
    decimal: { gte: 0, lte: 1_000_000_000, maxScale: 4 },
    description: 'Left out in the last band: no end.',
  }),
  price: required(amount()),
});
export type DeliveryBand = Static<typeof DeliveryBand>;

export const DeliveryCostSettings = message(
  'DeliveryCostSettings',
  {
    type: required(enumeration('DeliveryCostType', ['FLAT', 'WEIGHT', 'PRICE'])),
    price: amount('Of FLAT.'),
    unit: enumeration('DeliveryWeightUnit', ['KG', 'LB']),
    bands: list(DeliveryBand, { minItems: 1, maxItems: 100 }),
  },
  {
    description:
      'WEIGHT and PRICE have bands, from the smallest up; what fits in none is not delivered this way.',
  },
);
export type DeliveryCostSettings = Static<typeof DeliveryCostSettings>;

export const DeliveryChargeSettings = message(
  'DeliveryChargeSettings',
  {
    type: required(ChargeType),
    price: amount(),
    percent: string({
      format: 'DECIMAL_VALUE',
      decimal: { gte: 0, lte: 100, maxScale: 4 },
      description: 'Of the subtotal, instead of a price.',
    }),
    details: string({ maxLength: 200 }),
  },
  { oneof: [['price', 'percent']] },
);
export type DeliveryChargeSettings = Static<typeof DeliveryChargeSettings>;

const offered = {
  code: required(
    string({ minLength: 1, maxLength: 100, description: 'How clients name it when they choose.' }),
  ),
  title: required(string({ minLength: 1, maxLength: 250 })),
  deliveryTime: string({ maxLength: 500 }),
  instructions: string({ maxLength: 1000 }),
  charges: list(DeliveryChargeSettings, { maxItems: 10 }),
};

export const ShippingRateSettings = message('ShippingRateSettings', {
  ...offered,
  cost: required(DeliveryCostSettings),
  freeOver: amount('Costs nothing from this subtotal on, before discounts.'),
});
export type ShippingRateSettings = Static<typeof ShippingRateSettings>;

export const ShippingRegionSettings = message('ShippingRegionSettings', {
  id: required(string({ format: 'GUID' })),
  name: required(string({ minLength: 1, maxLength: 100 })),
  areas: required(list(SettingsAreaOfWorld, { minItems: 1, maxItems: 300 })),
  rates: required(list(ShippingRateSettings, { maxItems: 50 })),
});
export type ShippingRegionSettings = Static<typeof ShippingRegionSettings>;

export const LocalDeliverySettings = message('LocalDeliverySettings', {
  ...offered,
  cost: required(DeliveryCostSettings),
  freeOver: amount(),
  areas: required(list(SettingsAreaOfWorld, { minItems: 1, maxItems: 300 })),
  minimumSubtotal: amount(),
});
export type LocalDeliverySettings = Static<typeof LocalDeliverySettings>;

export const PickupSettings = message('PickupSettings', {
  ...offered,
  method: required(PickupMethod),
  price: required(amount()),
  address: required(SettingsPlace),
});
export type PickupSettings = Static<typeof PickupSettings>;

export const ShippingSettings = message('ShippingSettings', {
  regions: list(ShippingRegionSettings, { maxItems: 300 }),
  localDeliveries: list(LocalDeliverySettings, { maxItems: 50 }),
  pickups: list(PickupSettings, { maxItems: 50 }),
});
export type ShippingSettings = Static<typeof ShippingSettings>;

export const getShippingSettings = call({
  name: 'settings.getShippingSettings',
  method: 'GET',
  path: '/v1/settings/shipping',
  who: 'merchant',
  permission,
  request: message('SettingsGetShippingSettingsRequest', {}),
  answer: message('SettingsGetShippingSettingsAnswer', { shipping: ShippingSettings }),
});

export const updateShippingSettings = call({
  name: 'settings.updateShippingSettings',
  method: 'PATCH',
  path: '/v1/settings/shipping',
  who: 'merchant',
  permission,
  request: message(
    'SettingsUpdateShippingSettingsRequest',
    { shipping: required(ShippingSettings) },
    { description: 'The lists that are there replace those that were.' },
  ),
  answer: message('SettingsUpdateShippingSettingsAnswer', { shipping: ShippingSettings }),
});
