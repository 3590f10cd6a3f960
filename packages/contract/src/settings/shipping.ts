import { service } from '../call.ts';
import { enumeration, list, message, required, string, type Static } from '../field.ts';
import { ChargeType } from '../cart/delivery.ts';
import { PickupMethod } from '../shared/enums.ts';
import { SettingsAreaOfWorld, SettingsAddress } from './area.ts';

/** Not in the provider's API: how the store brings its goods to the buyer. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_SETTINGS';

const amount = string({
  format: 'DECIMAL_VALUE',
  decimal: { gte: 0, lte: 1_000_000_000, maxScale: 3 },
});

export const DeliveryBand = message('DeliveryBand', {
  upTo: string({
    format: 'DECIMAL_VALUE',
    decimal: { gte: 0, lte: 1_000_000_000, maxScale: 4 },
  }),
  price: required(amount),
});
export type DeliveryBand = Static<typeof DeliveryBand>;

export const DeliveryCostSettings = message('DeliveryCostSettings', {
  type: required(enumeration('DeliveryCostType', ['FLAT', 'WEIGHT', 'PRICE'])),
  price: amount,
  unit: enumeration('DeliveryWeightUnit', ['KG', 'LB']),
  bands: list(DeliveryBand, { minItems: 1, maxItems: 100 }),
});
export type DeliveryCostSettings = Static<typeof DeliveryCostSettings>;

export const DeliveryChargeSettings = message(
  'DeliveryChargeSettings',
  {
    type: required(ChargeType),
    price: amount,
    percent: string({
      format: 'DECIMAL_VALUE',
      decimal: { gte: 0, lte: 100, maxScale: 4 },
    }),
    details: string({ maxLength: 200 }),
  },
  { oneof: [['price', 'percent']] },
);
export type DeliveryChargeSettings = Static<typeof DeliveryChargeSettings>;

const offered = {
  code: required(string({ minLength: 1, maxLength: 100 })),
  title: required(string({ minLength: 1, maxLength: 250 })),
  deliveryTime: string({ maxLength: 500 }),
  instructions: string({ maxLength: 1000 }),
  charges: list(DeliveryChargeSettings, { maxItems: 10 }),
};

export const ShippingRateSettings = message('ShippingRateSettings', {
  ...offered,
  cost: required(DeliveryCostSettings),
  freeOver: amount,
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
  freeOver: amount,
  areas: required(list(SettingsAreaOfWorld, { minItems: 1, maxItems: 300 })),
  minimumSubtotal: amount,
});
export type LocalDeliverySettings = Static<typeof LocalDeliverySettings>;

export const PickupSettings = message('PickupSettings', {
  ...offered,
  method: required(PickupMethod),
  price: required(amount),
  address: required(SettingsAddress),
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
  request: message('SettingsUpdateShippingSettingsRequest', {
    shipping: required(ShippingSettings),
  }),
  answer: message('SettingsUpdateShippingSettingsAnswer', { shipping: ShippingSettings }),
});
