import { expect, test } from 'vitest';
import { stepAfter, stepAt, stepsOf, type Progress } from './steps.ts';

const goods: Progress = {
  hasEmail: false,
  deliveryNeeded: true,
  deliveryChosen: false,
  paymentNeeded: true,
  paymentChosen: false,
};

test('no step can be skipped, and every completed step can be revisited', () => {
  expect(stepAt('review', goods)).toBe('contact');
  expect(stepAt(null, goods)).toBe('contact');
  expect(stepAt('review', { ...goods, hasEmail: true })).toBe('delivery');
  expect(stepAt('contact', { ...goods, hasEmail: true })).toBe('contact');
  expect(stepAt(null, { ...goods, hasEmail: true, deliveryChosen: true })).toBe('payment');
  expect(
    stepAt('nonsense', { ...goods, hasEmail: true, deliveryChosen: true, paymentChosen: true }),
  ).toBe('review');
  // What is done later counts for nothing before what is open.
  expect(stepAt('payment', { ...goods, paymentChosen: true, deliveryChosen: true })).toBe(
    'contact',
  );
});

test('skips steps that the purchase does not need', () => {
  expect(stepsOf({ deliveryNeeded: false, paymentNeeded: true })).toEqual([
    'contact',
    'payment',
    'review',
  ]);
  expect(stepsOf({ deliveryNeeded: false, paymentNeeded: false })).toEqual(['contact', 'review']);
  expect(stepAt('delivery', { ...goods, hasEmail: true, deliveryNeeded: false })).toBe('payment');
});

test('leads from a step to the next open one', () => {
  const progress = { ...goods, hasEmail: true };
  expect([
    stepAfter('contact', progress),
    stepAfter('delivery', { ...progress, deliveryChosen: true }),
    stepAfter('contact', { ...progress, deliveryNeeded: false, paymentNeeded: false }),
  ]).toEqual(['delivery', 'payment', 'review']);
});
