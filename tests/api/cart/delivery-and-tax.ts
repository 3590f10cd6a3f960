import { expect } from 'vitest';
import type { CartShop } from '../../kit/cart-shop.ts';

/** A group of items that is not taxed in New York. */
export const taxGroup = '22222222-2222-4222-8222-222222222222';

/**
 * Delivery, pickup and taxes of a shop in Hudson that sells to the United States, Germany and
 * France.
 */
export async function setDeliveryAndTax(shop: CartShop): Promise<void> {
  const answers = [
    await shop.owner.call('PATCH', '/v1/settings/shipping', {
      shipping: {
        regions: [
          {
            id: '11111111-1111-4111-8111-111111111111',
            name: 'United States',
            areas: [{ country: 'US' }],
            rates: [
              {
                code: 'standard',
                title: 'Standard',
                deliveryTime: '3 to 5 days',
                cost: { type: 'FLAT', price: '8' },
                freeOver: '120',
              },
              {
                code: 'express',
                title: 'Express',
                cost: {
                  type: 'WEIGHT',
                  unit: 'KG',
                  bands: [
                    { upTo: '1', price: '16' },
                    { upTo: '5', price: '24' },
                  ],
                },
                charges: [
                  { type: 'HANDLING_FEE', price: '1.50' },
                  { type: 'INSURANCE', percent: '1', details: 'Against breakage' },
                ],
              },
            ],
          },
          {
            id: '11111111-1111-4111-8111-111111111112',
            name: 'Europe',
            areas: [{ country: 'DE' }, { country: 'FR' }],
            rates: [
              {
                code: 'tracked',
                title: 'Tracked',
                cost: { type: 'PRICE', bands: [{ upTo: '50', price: '18' }, { price: '12' }] },
              },
            ],
          },
        ],
        localDeliveries: [
          {
            code: 'bike',
            title: 'By bike',
            areas: [{ country: 'US', postalCodes: ['125*'] }],
            cost: { type: 'FLAT', price: '4' },
            minimumSubtotal: '20',
          },
        ],
        pickups: [
          {
            code: 'studio',
            title: 'Studio',
            method: 'STORE_PICKUP',
            price: '0',
            address: { country: 'US', subdivision: 'US-NY', city: 'Hudson', postalCode: '12534' },
          },
        ],
      },
    }),
    await shop.owner.call('PATCH', '/v1/settings/tax', {
      tax: {
        businessAddress: {
          country: 'US',
          subdivision: 'US-NY',
          city: 'Hudson',
          postalCode: '12534',
        },
        regions: [
          {
            areas: [{ country: 'US', subdivisions: ['US-NY'] }],
            mode: 'MANUAL',
            taxesShipping: true,
            rates: [
              {
                name: 'New York sales tax',
                type: 'Sales tax',
                jurisdiction: 'New York',
                jurisdictionType: 'STATE',
                percent: '4',
              },
              {
                name: 'Columbia County',
                type: 'Sales tax',
                jurisdiction: 'Columbia',
                jurisdictionType: 'COUNTY',
                percent: '4',
                within: { country: 'US', postalCodes: ['12534'] },
              },
            ],
            groups: [{ taxGroupId: taxGroup, rates: [] }],
          },
          {
            areas: [{ country: 'DE' }],
            mode: 'MANUAL',
            pricesIncludeTax: true,
            taxesShipping: true,
            rates: [
              {
                name: 'MwSt',
                type: 'VAT',
                jurisdiction: 'Germany',
                jurisdictionType: 'COUNTRY',
                percent: '19',
              },
            ],
          },
          { areas: [{ country: 'FR' }], mode: 'AUTO', rates: [{ name: 'TVA', percent: '20' }] },
        ],
      },
    }),
  ];
  for (const answer of answers) expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
