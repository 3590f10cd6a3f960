import { expect, test } from 'vitest';
import { createDeliverySource, carrierIdOf } from './delivery-offers.ts';
import { createExternalAnswers } from './external-answers.ts';
import { lineOf } from './testing-examples.ts';

const silent = { info() {}, warn() {}, error() {} };
const minute = 60_000;

function openAnswers(timeoutMs?: number) {
  const clock = { now: 0 };
  const warnings: unknown[] = [];
  const answers = createExternalAnswers<number>({
    name: 'acme',
    log: { ...silent, warn: (fields) => void warnings.push(fields) },
    whyWrong: (answer) => (answer < 0 ? 'it is negative.' : undefined),
    now: () => clock.now,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return { answers, clock, warnings };
}

test('the same request gets the same answer for ten minutes, then a new one', async () => {
  const { answers, clock } = openAnswers();
  let calls = 0;
  const load = async () => (calls += 1);
  expect(await answers.get({ weight: 1n }, load)).toBe(1);
  clock.now = 9 * minute;
  expect(await answers.get({ weight: 1n }, load)).toBe(1);
  expect(await answers.get({ weight: 2n }, load)).toBe(2);
  clock.now = 11 * minute;
  expect(await answers.get({ weight: 1n }, load)).toBe(3);
});

test('a failing provider is not called for a while, and its last answer is used for an hour', async () => {
  const { answers, clock, warnings } = openAnswers();
  let calls = 0;
  const fail = () => {
    calls += 1;
    return Promise.reject(new Error('down'));
  };
  expect(await answers.get({}, async () => 7)).toBe(7);
  clock.now = 11 * minute;
  expect(await answers.get({}, fail)).toBe(7);
  expect(await answers.get({}, fail)).toBe(7);
  expect(calls).toBe(1);
  clock.now = 12 * minute;
  expect(await answers.get({}, fail)).toBe(7);
  expect(calls).toBe(2);
  clock.now = 62 * minute;
  expect(await answers.get({}, fail)).toBeUndefined();
  expect(warnings).toHaveLength(3);
});

test('a slow or wrong answer is none', async () => {
  const { answers } = openAnswers(1);
  expect(await answers.get({ slow: true }, () => new Promise(() => undefined))).toBeUndefined();
  expect(await answers.get({ wrong: true }, async () => -1)).toBeUndefined();
});

const request = {
  siteId: 's',
  settings: { carrierId: 'own', regions: [], localDeliveries: [], pickups: [] },
  destination: { country: 'DE' },
  shopping: {
    lines: [lineOf('l', 10)],
    currency: { code: 'EUR', decimals: 2 },
    memberships: [],
    now: 0,
    weightUnit: 'KG' as const,
  },
};

test('options of a shipping provider are those of a carrier of its own', async () => {
  const requests: unknown[] = [];
  const source = createDeliverySource(
    {
      name: 'acme',
      options: async (given) => {
        requests.push(given);
        return [{ code: 'x', title: 'Express', price: 5_000n, deliveryTime: '1 day' }];
      },
    },
    silent,
  );
  expect(await source(request)).toEqual([
    {
      code: 'x',
      title: 'Express',
      price: 5_000n,
      deliveryTime: '1 day',
      kind: 'SHIPPING',
      charges: [],
      carrierId: carrierIdOf('acme'),
    },
  ]);
  expect(requests).toEqual([
    expect.objectContaining({ destination: { country: 'DE' }, subtotal: 10_000n, currency: 'EUR' }),
  ]);
  expect(await source({ ...request, destination: undefined })).toEqual([]);
  expect(carrierIdOf('acme')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(carrierIdOf('acme')).not.toBe(carrierIdOf('acme2'));
});

test.each([
  [[{ code: 'x', title: 'X', price: -1n }]],
  [[{ code: 'x', title: 'X', price: 5 }]],
  [[{ code: 'x', title: 'X', price: 10n ** 12n }]],
  [[{ code: '', title: 'X', price: 1n }]],
  [[{ code: 'x', title: 'X', price: 1n, deliveryTime: 3 }]],
  [
    [
      { code: 'x', title: 'X', price: 1n },
      { code: 'x', title: 'Y', price: 1n },
    ],
  ],
  [{ code: 'x', title: 'X', price: 1n }],
])('a shipping provider that answers %o offers nothing', async (options) => {
  const source = createDeliverySource(
    { name: 'acme', options: async () => options as never },
    silent,
  );
  expect(await source(request)).toEqual([]);
});
