import { defineExtension } from 'shopwright/extend';

/**
 * Delivery options of a carrier, offered next to those of the store's settings. Replace the
 * calculation with a request to your carrier. Prices are thousandths, weights ten-thousandths.
 */
export default defineExtension(() => ({
  name: 'example-shipping',
  shipping: {
    name: 'example-shipping',
    async options({ destination, weight }) {
      if (destination.country === undefined) return [];
      const startedKilograms = (weight + 9_999n) / 10_000n;
      const parcel = 4_900n + startedKilograms * 500n;
      return [
        { code: 'parcel', title: 'Parcel', price: parcel, deliveryTime: '2 to 3 days' },
        { code: 'express', title: 'Express', price: parcel + 9_000n, deliveryTime: 'Next day' },
      ];
    },
  },
}));
