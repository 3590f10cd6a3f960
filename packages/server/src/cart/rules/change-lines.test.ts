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
  it('neither loses nor invents a unit, with one line for each item', () => {
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

  it('separates items with different terms, and custom lines', () => {
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

  it('refuses more than the limits of a line or a cart', () => {
    expect(addLines([line('a', MAX_UNITS_PER_LINE)], [line('a')])).toMatchObject({
      code: 'QUANTITY_LIMIT_EXCEEDED',
    });
    const full = Array.from({ length: MAX_LINES }, (_, index) => line(String(index)));
    expect(addLines(full, [line('x')])).toMatchObject({ code: 'TOO_MANY_LINE_ITEMS' });
    expect(isRefusal(addLines(full, [line('7')]))).toBe(false);
  });
});

describe('changing lines', () => {
  it('returns the same list when nothing changes, so that nothing is written', () => {
    const lines = [line('a', 2), line('b')];
    expect(removeLines(lines, ['nothing'])).toBe(lines);
    expect(setQuantities(lines, [{ id: lines[0]?.id ?? '', quantity: 2 }])).toBe(lines);
  });

  it('sets several quantities at once, or none', () => {
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
    ).toMatchObject({ code: 'LINE_ITEM_NOT_FOUND' });
    expect(setQuantities(lines, [{ quantity: 5 }])).toMatchObject({
      violations: [{ field: 'lineItems[0].id' }],
    });
  });
});
