import { describe, expect, test } from 'vitest';
import { discountOf, inCollection, money, percent } from '../../testing-examples.ts';
import type { Discount } from './discount.ts';
import { mug, bowl, vase, reductionsOf } from './testing-discounts.ts';

/** Every kind of discount reduces prices as defined. */

describe('applies each kind of discount', () => {
  test.each<[string, Discount, bigint[], bigint]>([
    [
      'a percentage of everything, rounded once',
      discountOf({ type: 'PERCENT', rate: percent(15) }),
      [money('10.20'), money('3.00'), money('18.00')],
      0n,
    ],
    [
      'a percentage of a collection',
      discountOf({ type: 'PERCENT', rate: percent(20) }, { scope: inCollection('vases') }),
      [0n, 0n, money('24.00')],
      0n,
    ],
    [
      'more than a hundred percent is all',
      discountOf({ type: 'PERCENT', rate: percent(150) }),
      [money('68.00'), money('19.99'), money('120.00')],
      0n,
    ],
    [
      'an amount, shared in proportion',
      discountOf({ type: 'AMOUNT', amount: money(10) }),
      [money('3.27'), money('0.96'), money('5.77')],
      0n,
    ],
    [
      'an amount larger than the price',
      discountOf({ type: 'AMOUNT', amount: money(500) }, { scope: inCollection('tableware') }),
      [money('68.00'), money('19.99'), 0n],
      0n,
    ],
    [
      'an amount off each unit',
      discountOf(
        { type: 'AMOUNT', amount: money(25), each: true },
        { scope: inCollection('tableware') },
      ),
      [money('50.00'), money('19.99'), 0n],
      0n,
    ],
    [
      'a fixed price for each unit',
      discountOf({ type: 'FIXED_PRICE', price: money(20) }, { scope: inCollection('tableware') }),
      [money('28.00'), 0n, 0n],
      0n,
    ],
    ['free shipping', discountOf({ type: 'FREE_SHIPPING' }), [0n, 0n, 0n], money('8.00')],
    [
      'half of shipping',
      discountOf({ type: 'PERCENT', rate: percent(50) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('4.00'),
    ],
    [
      'an amount off shipping, at most all of it',
      discountOf({ type: 'AMOUNT', amount: money(10) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('8.00'),
    ],
    [
      'shipping at a fixed price',
      discountOf({ type: 'FIXED_PRICE', price: money(5) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('3.00'),
    ],
    [
      'all of shipping',
      discountOf({ type: 'PERCENT', rate: percent(100) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('8.00'),
    ],
    [
      'more than all of shipping',
      discountOf({ type: 'PERCENT', rate: percent(101) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('8.00'),
    ],
    [
      'a part of a coin off shipping',
      discountOf({ type: 'PERCENT', rate: percent('33.3333') }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('2.67'),
    ],
    [
      'an amount off shipping',
      discountOf({ type: 'AMOUNT', amount: money(3) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('3.00'),
    ],
    [
      'shipping at a price above its own',
      discountOf({ type: 'FIXED_PRICE', price: money(9) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      0n,
    ],
    [
      'shipping at its own price',
      discountOf({ type: 'FIXED_PRICE', price: money(8) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      0n,
    ],
    [
      'a fixed price above that of every unit',
      discountOf({ type: 'FIXED_PRICE', price: money(500) }),
      [0n, 0n, 0n],
      0n,
    ],
    [
      'exactly a hundred percent',
      discountOf({ type: 'PERCENT', rate: percent(100) }),
      [money('68.00'), money('19.99'), money('120.00')],
      0n,
    ],
    [
      'an amount that is exactly the price',
      discountOf({ type: 'AMOUNT', amount: money('87.99') }, { scope: inCollection('tableware') }),
      [money('68.00'), money('19.99'), 0n],
      0n,
    ],
    [
      'a fixed price for one item only',
      discountOf({ type: 'FIXED_PRICE', price: money(5) }, { oneItemOnly: true }),
      [0n, money('14.99'), 0n],
      0n,
    ],
    [
      'a fixed price for one of two units',
      discountOf(
        { type: 'FIXED_PRICE', price: money(30) },
        {
          oneItemOnly: true,
          scope: {
            type: 'SPECIFIC_ITEMS',
            productIds: ['product-mug'],
            variantIds: [],
            collectionIds: [],
          },
        },
      ),
      [money('4.00'), 0n, 0n],
      0n,
    ],
    [
      'a percentage of one of two units',
      discountOf(
        { type: 'PERCENT', rate: percent(50) },
        {
          oneItemOnly: true,
          scope: {
            type: 'SPECIFIC_ITEMS',
            productIds: ['product-mug'],
            variantIds: [],
            collectionIds: [],
          },
        },
      ),
      [money('17.00'), 0n, 0n],
      0n,
    ],
    [
      'an amount larger than one of two units',
      discountOf(
        { type: 'AMOUNT', amount: money(40) },
        {
          oneItemOnly: true,
          scope: {
            type: 'SPECIFIC_ITEMS',
            productIds: ['product-mug'],
            variantIds: [],
            collectionIds: [],
          },
        },
      ),
      [money('34.00'), 0n, 0n],
      0n,
    ],
    [
      'one item only, the cheapest',
      discountOf({ type: 'PERCENT', rate: percent(50) }, { oneItemOnly: true }),
      [0n, money('10.00'), 0n],
      0n,
    ],
    [
      'an amount off one item only',
      discountOf(
        { type: 'AMOUNT', amount: money(10) },
        { oneItemOnly: true, scope: inCollection('vases') },
      ),
      [0n, 0n, money('10.00')],
      0n,
    ],
    [
      'buy two, get the cheapest of three',
      discountOf(
        { type: 'BUY_X_GET_Y', buy: 2, get: 1, rate: percent(100) },
        { scope: inCollection('tableware') },
      ),
      [0n, money('19.99'), 0n],
      0n,
    ],
  ])('%s', (_, discount, lines, shipping) => {
    expect(reductionsOf([discount])).toEqual({
      lines,
      shipping,
      discount: lines.reduce((sum, each) => sum + each, shipping),
    });
  });
});

describe('buy X, get Y', () => {
  const offer = (more: object, scope: Discount['scope'] = inCollection('tableware')): Discount =>
    discountOf({ type: 'BUY_X_GET_Y', buy: 2, get: 1, rate: percent(100), ...more }, { scope });

  test('counts only complete rounds', () => {
    expect(reductionsOf([offer({})], [{ ...mug, quantity: 2 }]).discount).toBe(0n);
    expect(reductionsOf([offer({})], [{ ...mug, quantity: 7 }]).discount).toBe(money('68.00'));
    expect(reductionsOf([offer({ times: 1 })], [{ ...mug, quantity: 7 }]).discount).toBe(
      money('34.00'),
    );
  });

  test('bought and free items may differ', () => {
    expect(
      reductionsOf([offer({ buyScope: inCollection('vases'), buy: 1 })], [mug, bowl, vase]).lines,
    ).toEqual([0n, money('19.99'), 0n]);
    expect(
      reductionsOf([offer({ buyScope: inCollection('vases'), buy: 2 })], [mug, bowl, vase])
        .discount,
    ).toBe(0n);
  });

  test('a unit is never both bought and free', () => {
    expect(
      reductionsOf([offer({ buyScope: { type: 'GLOBAL' }, buy: 3 })], [{ ...mug, quantity: 3 }])
        .discount,
    ).toBe(0n);
    expect(
      reductionsOf(
        [offer({ buyScope: { type: 'GLOBAL' }, buy: 3 })],
        [{ ...mug, quantity: 3 }, vase],
      ).discount,
    ).toBe(money('34.00'));
  });

  test('bought items may be outside the free items, which count at their own price', () => {
    expect(
      reductionsOf(
        [offer({ buy: 1, get: 2, rate: percent(50), buyScope: inCollection('vases') })],
        [mug, bowl, vase],
      ).lines,
    ).toEqual([money('17.00'), money('10.00'), 0n]);
    expect(reductionsOf([offer({ rate: percent(200) })], [{ ...bowl, quantity: 3 }]).discount).toBe(
      money('19.99'),
    );
  });

  test('may reduce the price instead of waiving it', () => {
    expect(
      reductionsOf([offer({ rate: percent('33.3333') })], [{ ...bowl, quantity: 3 }]).discount,
    ).toBe(money('6.66'));
  });
});
