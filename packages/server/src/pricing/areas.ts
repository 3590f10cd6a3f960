import type { CheckoutSettings } from '@shopwright/contract/settings/checkout';
import type { ShippingSettings } from '@shopwright/contract/settings/shipping';
import { settingsArea } from '../settings/index.ts';

export { taxArea } from '../settings/index.ts';

/** The settings that the owner may change, in the contract's schema, with their defaults. */

/** By default, a store ships everywhere for free, so that it can sell at once. */
export const shippingArea = settingsArea<Required<ShippingSettings>>('shipping', {
  regions: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      name: 'Everywhere',
      areas: [{}],
      rates: [{ code: 'standard', title: 'Standard delivery', cost: { type: 'FLAT', price: '0' } }],
    },
  ],
  localDeliveries: [],
  pickups: [],
});

export type CheckoutTerms = Required<
  Omit<CheckoutSettings, 'offlineInstructions' | 'minimumSubtotal' | 'termsUrl'>
> &
  Pick<CheckoutSettings, 'offlineInstructions' | 'minimumSubtotal' | 'termsUrl'>;

export const checkoutArea = settingsArea<CheckoutTerms>('checkout', {
  acceptsPayments: true,
  guestCheckout: true,
  requirePhone: false,
  offlinePayment: true,
  quoteMinutes: 30,
  reservationMinutes: 15,
  fees: [],
});
