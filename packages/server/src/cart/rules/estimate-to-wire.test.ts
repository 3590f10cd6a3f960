import { expect, it } from 'vitest';
import { violationsOf } from './estimate-to-wire.ts';
import type { ViewedLine } from './view-lines.ts';

const viewed = (availability: ViewedLine['availability'], more: Partial<ViewedLine> = {}) => ({
  line: {
    kind: 'catalog' as const,
    id: 'line',
    quantity: 5,
    key: 'mug',
    reference: { appId: 'app', catalogItemId: 'mug' },
    seen: {
      productId: 'mug',
      name: 'Old mug',
      itemType: 'PHYSICAL' as const,
      url: {},
      price: '1',
      fullPrice: '1',
    },
  },
  availability,
  ...more,
});
const custom = { kind: 'custom' as const, id: 'own', quantity: 1, custom: {} };
const target = (id: string, fix?: object) => ({
  lineItem: { name: 'LINE_ITEM_DEFAULT', id, ...fix },
});
const remove = { suggestedFix: 'REMOVE_LINE_ITEM' };

it('an available line has no violation', () => {
  expect(violationsOf([])).toEqual([]);
  expect(violationsOf([viewed({ status: 'AVAILABLE' }), viewed({})])).toEqual([]);
});

it('each unavailable line reports the problem and whether to remove it', () => {
  expect(
    violationsOf([
      viewed({ status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 }),
      viewed({ status: 'NOT_AVAILABLE' }),
      viewed({ status: 'NOT_FOUND' }),
      viewed({ status: 'NOT_FOUND' }, { line: custom }),
    ]),
  ).toEqual([
    { severity: 'ERROR', target: target('line'), description: 'Only 2 of "Old mug" are left.' },
    {
      severity: 'ERROR',
      target: target('line', remove),
      description: '"Old mug" is out of stock.',
    },
    {
      severity: 'ERROR',
      target: target('line', remove),
      description: '"Old mug" is no longer sold.',
    },
    {
      severity: 'ERROR',
      target: target('own', remove),
      description: '"This item" is no longer sold.',
    },
  ]);
});

it('uses the current name of an existing item', () => {
  const item = { name: 'New mug' } as NonNullable<ViewedLine['item']>;
  expect(violationsOf([viewed({ status: 'NOT_AVAILABLE' }, { item })])[0]?.description).toBe(
    '"New mug" is out of stock.',
  );
  const missing = { description: 'x'.repeat(1001) } as NonNullable<ViewedLine['missing']>;
  expect(violationsOf([viewed({ status: 'NOT_FOUND' }, { missing })])[0]?.description).toBe(
    'x'.repeat(1000),
  );
});
