import { errorMessage } from '@shopwright/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/outcome.ts';
import { addLines, removeLines, setQuantities } from './change-cart.ts';
import { MAX_LINES, MAX_UNITS_PER_LINE, type ShopLine } from './shop-line.ts';

let count = 0;
const line = (
  key: string,
  quantity = 1,
  more: Partial<Extract<ShopLine, { kind: 'catalog' }>> = {},
): ShopLine => ({
  kind: 'catalog',
  id: `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`,
  quantity,
  key,
  reference: { appId: 'app', catalogItemId: key },
  seen: { productId: key, name: key, itemType: 'PHYSICAL', url: {}, price: '1', fullPrice: '1' },
  ...more,
});
const custom = (): ShopLine => ({
  kind: 'custom',
  id: `c${(count += 1)}`,
  quantity: 1,
  custom: { price: '1' },
});
const add = (lines: readonly ShopLine[], added: readonly ShopLine[]): readonly ShopLine[] => {
  const next = addLines(lines, added);
  if (isRefusal(next)) throw new Error(JSON.stringify(next));
  return next;
};

describe('adding lines', () => {
  it('keeps one line per item, and quantities add up exactly', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 50 })), {
          maxLength: 40,
        }),
        (requests) => {
          const lines = requests.reduce<readonly ShopLine[]>(
            (sofar, [key, quantity]) => add(sofar, [line(key, quantity)]),
            [],
          );
          expect(lines.length).toBe(new Set(requests.map(([key]) => key)).size);
          expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
            requests.reduce((sum, [, quantity]) => sum + quantity, 0),
          );
        },
      ),
    );
  });

  it('keeps items with different terms, and custom lines, on lines of their own', () => {
    const lines = add(
      [line('a')],
      [
        line('a', 1, { override: { price: '5' } }),
        line('a', 2, { selectedMembership: { id: 'm' } }),
        custom(),
        custom(),
      ],
    );
    expect(lines).toHaveLength(5);
    expect(
      add(lines, [line('a', 3, { override: { price: '5' } })]).map(({ quantity }) => quantity),
    ).toEqual([1, 4, 2, 1, 1]);
  });

  it('stores the item as it was when last added', () => {
    const [before] = [line('a', 2)];
    const seen = { ...(line('a') as Extract<ShopLine, { kind: 'catalog' }>).seen, price: '9' };
    expect(add(before ? [before, line('b')] : [], [line('a', 3, { seen })])).toEqual([
      { ...before, quantity: 5, seen },
      expect.objectContaining({ key: 'b', quantity: 1 }),
    ]);
  });

  it('separates items with other extended fields or another tax address', () => {
    const lines = add(
      [line('a')],
      [
        line('a', 1, { extendedFields: { namespaces: { x: {} } } }),
        line('a', 1, { taxableAddress: { addressType: 'BUSINESS' } }),
        line('a'),
      ],
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
  });

  it('refuses more than the limits of a line or a cart', () => {
    const almost = line('a', MAX_UNITS_PER_LINE - 1);
    expect(add([almost], [line('a')])).toMatchObject([{ quantity: MAX_UNITS_PER_LINE }]);
    expect(addLines([almost], [line('a', 2)])).toMatchObject({
      code: 'QUANTITY_LIMIT_EXCEEDED',
      description: errorMessage('QUANTITY_LIMIT_EXCEEDED', { max: MAX_UNITS_PER_LINE, name: 'a' }),
      data: { threshold: MAX_UNITS_PER_LINE },
    });
    const full = Array.from({ length: MAX_LINES }, (_, index) => line(String(index)));
    expect(addLines(full, [line('x')])).toMatchObject({
      code: 'TOO_MANY_LINE_ITEMS',
      description: errorMessage('TOO_MANY_LINE_ITEMS', { max: MAX_LINES, count: MAX_LINES + 1 }),
      data: { threshold: MAX_LINES },
    });
    expect(isRefusal(addLines(full, [line('7')]))).toBe(false);
  });
});

describe('changing lines', () => {
  it('returns the same list when nothing changes, so that nothing is written', () => {
    const lines = [line('a', 2), line('b')];
    expect(removeLines(lines, ['nothing'])).toBe(lines);
    expect(setQuantities(lines, [{ id: lines[0]?.id ?? '', quantity: 2 }])).toBe(lines);
  });

  it('removes lines by id, ignoring case', () => {
    const lines = [line('a'), line('b'), line('c')].map((each, at) => ({
      ...each,
      id: `00000000-0000-4000-8000-00000000000${'abc'[at]}`,
    }));
    expect(removeLines(lines, [lines[0]?.id.toUpperCase() ?? '', lines[2]?.id ?? ''])).toEqual([
      lines[1],
    ]);
    expect(setQuantities(lines, [{ id: lines[1]?.id.toUpperCase() ?? '', quantity: 4 }])).toEqual([
      lines[0],
      { ...lines[1], quantity: 4 },
      lines[2],
    ]);
  });

  it('does not change a fixed quantity', () => {
    const fixed: ShopLine = {
      kind: 'custom',
      id: 'f',
      quantity: 2,
      custom: { fixedQuantity: true },
    };
    expect(setQuantities([fixed], [{ id: 'f', quantity: 3 }])).toMatchObject({
      code: 'FIXED_QUANTITY',
      data: { lineItemId: 'f' },
    });
    const lines = [fixed, { ...fixed, id: 'free', custom: {} }];
    expect(setQuantities(lines, [{ id: 'f', quantity: 2 }])).toBe(lines);
    expect(setQuantities(lines, [{ id: 'free', quantity: 3 }])).toMatchObject([
      { quantity: 2 },
      { quantity: 3 },
    ]);
  });

  it('sets all requested quantities, or none', () => {
    const lines = [line('a'), line('b')];
    const [a, b] = lines.map(({ id }) => id);
    expect(
      setQuantities(lines, [
        { id: a ?? '', quantity: 5 },
        { id: b ?? '', quantity: 6 },
      ]),
    ).toMatchObject([{ quantity: 5 }, { quantity: 6 }]);
    expect(
      setQuantities(lines, [
        { id: a ?? '', quantity: 5 },
        { id: 'none', quantity: 6 },
      ]),
    ).toMatchObject({
      code: 'LINE_ITEM_NOT_FOUND',
      description: 'The cart has no line with the id none.',
      data: { lineItemId: 'none' },
    });
    const required = { violatedRule: 'REQUIRED_FIELD', description: 'is required' };
    expect(setQuantities(lines, [{ quantity: 5 }])).toMatchObject({
      violations: [{ field: 'lineItems[0].id', ...required }],
    });
    expect(setQuantities(lines, [{ id: a ?? '', quantity: 5 }, { id: b ?? '' }])).toMatchObject({
      violations: [{ field: 'lineItems[1].quantity', ...required }],
    });
  });
});
