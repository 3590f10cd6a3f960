import { describe, expect, it } from 'vitest';
import { mergeEdits, rebaseEdits } from './merge-edits.server.ts';
import { blankValues } from './values.ts';

const base = { ...blankValues, name: 'Cup', price: '5.00', sku: 'CUP' };

describe('two people edit one product', () => {
  it('saves different fields together', () => {
    const merged = mergeEdits(base, { ...base, name: 'Mug' }, { ...base, price: '6.00' });
    expect(merged).toEqual({ changed: ['name'], conflicts: [] });
  });

  it('asks about a field that both changed, with both values', () => {
    const merged = mergeEdits(base, { ...base, name: 'Mug' }, { ...base, name: 'Beaker' });
    expect(merged.conflicts).toEqual([{ field: 'name', mine: 'Mug', theirs: 'Beaker' }]);
  });

  it('does not ask when both made the same change', () => {
    const merged = mergeEdits(base, { ...base, name: 'Mug' }, { ...base, name: 'Mug' });
    expect(merged).toEqual({ changed: [], conflicts: [] });
  });

  it('asks when one changed the kind of a discount and the other its value', () => {
    const merged = mergeEdits(
      base,
      { ...base, discountValue: '10' },
      { ...base, discountType: 'PERCENT' },
    );
    expect(merged.conflicts.map(({ field }) => field)).toEqual(['discountValue']);
  });
});

it('shows what others changed in the fields that were left alone', () => {
  const mine = { ...base, name: 'Mug' };
  expect(rebaseEdits(base, mine, { ...base, name: 'Beaker', sku: 'BEAKER' })).toEqual({
    ...base,
    name: 'Mug',
    sku: 'BEAKER',
  });
});
