import { expect, test } from 'vitest';
import { exactStep, from, type Trace } from './explain.ts';
import { addUp, type Parts } from './summary.ts';

const traced = (step: string, amount: bigint) => ({ step, amount });
const parts: Parts = {
  subtotal: [traced('line/0/amount', 10_000n), traced('line/1/amount', 5_000n)],
  shipping: [traced('shipping/price', 800n)],
  tax: [traced('line/0/tax', 700n), traced('shipping/tax', 60n)],
  discount: [traced('discount/0/total', 1_500n)],
  additionalFees: [traced('fee/0/price', 90n), traced('fee/1/price', 9n)],
};
const sums = {
  subtotal: 15_000n,
  shipping: 800n,
  tax: 760n,
  discount: 1_500n,
  additionalFees: 99n,
};

test('a total is lines minus discounts, plus shipping, fees, and tax unless it is included', () => {
  expect(addUp(parts, false, '')).toEqual({ ...sums, total: 15_159n });
  expect(addUp(parts, true, '')).toEqual({ ...sums, total: 14_399n });
  expect(
    addUp({ subtotal: [], shipping: [], tax: [], discount: [], additionalFees: [] }, false, ''),
  ).toEqual({ subtotal: 0n, shipping: 0n, tax: 0n, discount: 0n, additionalFees: 0n, total: 0n });
});

test('a total lists its parts', () => {
  const of = (part: keyof Parts) =>
    exactStep(
      {
        name: `now/${part}`,
        rule: 'sum',
        inputs: { of: parts[part].map(({ step, amount }) => from(step, amount)) },
      },
      sums[part],
    );
  for (const included of [false, true]) {
    const trace: Trace = [];
    const { total } = addUp(parts, included, 'now/', trace);
    const plus = [
      from('now/subtotal', 15_000n),
      from('now/shipping', 800n),
      from('now/additionalFees', 99n),
      ...(included ? [] : [from('now/tax', 760n)]),
    ];
    expect(trace).toEqual([
      of('subtotal'),
      of('shipping'),
      of('tax'),
      of('discount'),
      of('additionalFees'),
      exactStep(
        {
          name: 'now/total',
          rule: 'total',
          inputs: { plus, less: [from('now/discount', 1_500n)] },
        },
        total,
      ),
    ]);
  }
});
