import { describe, expect, test } from 'vitest';
import { lineOf, money, percent, purchaseOf } from '../../testing-examples.ts';
import type { PurchaseLine } from '../purchase.ts';
import { convertWeight } from '../weight.ts';
import { chooseDelivery, offerDelivery } from './offer.ts';
import type { ShippingSettings } from './settings.ts';

const settings: ShippingSettings = {
  carrierId: 'store',
  regions: [
    {
      id: 'us',
      name: 'United States',
      areas: [{ country: 'US' }],
      rates: [
        {
          code: 'standard',
          title: 'Standard',
          cost: { type: 'FLAT', price: money(8) },
          freeOver: money(120),
          charges: [
            { type: 'HANDLING_FEE', price: money(2) },
            { type: 'INSURANCE', rate: percent(1) },
          ],
        },
        {
          code: 'express',
          title: 'Express',
          cost: {
            type: 'WEIGHT',
            unit: 'KG',
            bands: [
              { upTo: 10_000n, price: money(16) },
              { upTo: 50_000n, price: money(24) },
            ],
          },
        },
      ],
    },
    {
      id: 'alaska',
      name: 'Alaska',
      areas: [{ country: 'US', subdivisions: ['US-AK'] }],
      rates: [{ code: 'plane', title: 'By plane', cost: { type: 'FLAT', price: money(30) } }],
    },
    {
      id: 'world',
      name: 'Rest of the world',
      areas: [{}],
      rates: [
        {
          code: 'post',
          title: 'Post',
          cost: {
            type: 'PRICE',
            bands: [{ upTo: money(50), price: money(20) }, { price: money(35) }],
          },
        },
      ],
    },
  ],
  localDeliveries: [
    {
      code: 'bike',
      title: 'By bike',
      areas: [{ country: 'US', postalCodes: ['12534'] }],
      cost: { type: 'FLAT', price: money(5) },
      minimumSubtotal: money(30),
    },
  ],
  pickups: [
    {
      code: 'studio',
      title: 'Studio',
      method: 'STORE_PICKUP',
      price: 0n,
      address: { addressLine: '18 Foundry Lane' },
    },
    {
      code: 'market',
      title: 'Market stall',
      method: 'PICKUP_POINT',
      price: money(1),
      address: { addressLine: 'Warren Street' },
    },
  ],
};
const hudson = { country: 'US', subdivision: 'US-NY', postalCode: '12534' };
const pickups = [
  ['studio', 0n],
  ['market', money(1)],
];

const mug = (more: Partial<PurchaseLine> = {}): PurchaseLine =>
  lineOf('mug', 34, { weight: 4_200n, ...more });
const offered = (
  lines: PurchaseLine[],
  destination: Parameters<typeof offerDelivery>[1],
  weightUnit: 'KG' | 'LB' = 'KG',
) =>
  offerDelivery(settings, destination, purchaseOf(lines, { weightUnit })).options.map(
    ({ code, price }) => [code, price],
  );

describe('delivery options', () => {
  test('are shipping to the region, local delivery and pickups, in the merchant\u2019s order', () => {
    expect(offered([mug()], hudson)).toEqual([
      ['standard', money(8)],
      ['express', money(16)],
      ['bike', money(5)],
      ...pickups,
    ]);
  });
  test('are those of the most specific region', () => {
    expect(offered([mug()], { country: 'US', subdivision: 'AK' })).toEqual([
      ['plane', money(30)],
      ...pickups,
    ]);
    expect(offered([mug()], { country: 'NZ' })).toEqual([['post', money(20)], ...pickups]);
  });
  test('are free from a minimum subtotal', () => {
    expect(offered([mug({ quantity: 4 })], { country: 'US', postalCode: '1' })[0]).toEqual([
      'standard',
      0n,
    ]);
  });
  test('cost by weight, up to and including each limit', () => {
    const express = (weight: bigint, unit: 'KG' | 'LB' = 'KG') =>
      offered([mug({ weight })], hudson, unit).find(([code]) => code === 'express')?.[1];
    expect([express(10_000n), express(10_001n), express(50_000n), express(50_001n)]).toEqual([
      money(16),
      money(24),
      money(24),
      undefined,
    ]);
    // 2.2046 lb is just below one kilogram, 2.2047 just above.
    expect([express(22_046n, 'LB'), express(22_047n, 'LB')]).toEqual([money(16), money(24)]);
  });
  test('cost by price, with an open last range', () => {
    expect([
      offered([mug()], { country: 'NZ' })[0],
      offered([mug({ quantity: 2 })], { country: 'NZ' })[0],
    ]).toEqual([
      ['post', money(20)],
      ['post', money(35)],
    ]);
  });
  test('include local delivery from its minimum order', () => {
    expect(offered([mug({ price: money('29.99') })], hudson).map(([code]) => code)).not.toContain(
      'bike',
    );
  });
  test('are only pickups without a destination, and none without physical items', () => {
    expect(offered([mug()], undefined)).toEqual(pickups);
    expect(
      offerDelivery(
        settings,
        hudson,
        purchaseOf([lineOf('file', 5, { itemType: 'DIGITAL' }), mug({ shippable: false })]),
      ),
    ).toEqual({ needed: false, options: [] });
  });
  test('include handling and insurance', () => {
    expect(offerDelivery(settings, hudson, purchaseOf([mug()])).options[0]?.charges).toEqual([
      { type: 'HANDLING_FEE', price: money(2) },
      { type: 'INSURANCE', price: money('0.34') },
    ]);
  });
});

test('the requested option is selected, or the merchant\u2019s first if it is not offered', () => {
  const offers = offerDelivery(settings, hudson, purchaseOf([mug()]));
  expect(chooseDelivery(offers, { code: 'express', carrierId: 'store' })).toMatchObject({
    delivery: { code: 'express' },
    isRequested: true,
  });
  expect(chooseDelivery(offers, { code: 'express', carrierId: 'other' })).toMatchObject({
    delivery: { code: 'standard' },
    isRequested: false,
  });
  expect(chooseDelivery(offers, undefined)).toMatchObject({
    delivery: { code: 'standard' },
    isRequested: false,
  });
  expect(chooseDelivery({ needed: true, options: [] }, undefined)).toBeUndefined();
  const nowhere = { needed: true, options: offers.options.filter(({ kind }) => kind === 'PICKUP') };
  const [pickup] = nowhere.options;
  expect(chooseDelivery(nowhere, undefined)).toBeUndefined();
  expect(chooseDelivery(nowhere, { code: pickup?.code ?? '' })).toEqual({
    delivery: pickup,
    isRequested: true,
  });
});

test('compares kilograms and pounds', () => {
  expect([
    convertWeight(10_000n, 'KG', 'LB'),
    convertWeight(10_000n, 'LB', 'KG'),
    convertWeight(10_000n, 'KG', 'KG'),
  ]).toEqual([22_046n, 4_536n, 10_000n]);
});
