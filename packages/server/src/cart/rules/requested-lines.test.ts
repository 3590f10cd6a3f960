import { describe, expect, it } from 'vitest';
import type { CatalogItem, FoundItem } from '../../catalog/items/rules/catalog-item.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { readReferences, toLines, type RequestedLines } from './change-cart.ts';

/** What a caller asks for becomes lines, or is refused with the place and the reason. */

const item: CatalogItem = {
  productId: 'p',
  key: 'k',
  name: 'Mug',
  price: 12_500n,
  fullPrice: 15_000n,
  itemType: 'PHYSICAL',
  available: null,
  collectionIds: [],
  descriptionLines: [],
  url: { relativePath: '/products/mug', url: 'https://shop.example' },
};
const reference = { appId: 'app', catalogItemId: 'p' };

describe('the references of the requested lines', () => {
  it('are read in order, with their options', () => {
    const options = { variantId: 'v' };
    expect(
      readReferences({
        lineItems: [
          { catalogReference: reference },
          { catalogReference: { appId: 'b', catalogItemId: 'q', options } },
        ],
      }),
    ).toEqual([reference, { appId: 'b', catalogItemId: 'q', options }]);
    expect(readReferences({})).toEqual([]);
  });

  it.each<[RequestedLines, [string, string][]]>([
    [
      { lineItems: [{ catalogReference: reference }, {}] },
      [
        ['lineItems[1].catalogReference.appId', 'REQUIRED_FIELD'],
        ['lineItems[1].catalogReference.catalogItemId', 'REQUIRED_FIELD'],
      ],
    ],
    [
      { lineItems: [{ catalogReference: { appId: 'app' } }] },
      [['lineItems[0].catalogReference.catalogItemId', 'REQUIRED_FIELD']],
    ],
    [
      { lineItems: [{ catalogReference: { catalogItemId: 'p' } }] },
      [['lineItems[0].catalogReference.appId', 'REQUIRED_FIELD']],
    ],
    [
      { lineItems: [{ catalogReference: { ...reference, options: { a: 'x'.repeat(3_993) } } }] },
      [['lineItems[0].catalogReference.options', 'MAX_LENGTH']],
    ],
    [
      { customLineItems: [{}] },
      [
        ['customLineItems[0].price', 'REQUIRED_FIELD'],
        ['customLineItems[0].productName.original', 'REQUIRED_FIELD'],
      ],
    ],
    [
      { customLineItems: [{ price: '1', productName: {} }] },
      [['customLineItems[0].productName.original', 'REQUIRED_FIELD']],
    ],
  ])('of %j are refused field by field', (request, expected) => {
    const refusal = readReferences(request);
    if (!isRefusal(refusal) || !('violations' in refusal)) throw new Error('not refused');
    expect(refusal.violations).toEqual(
      expected.map(([field, violatedRule]) =>
        violatedRule === 'MAX_LENGTH'
          ? {
              field,
              violatedRule,
              description: 'must not be longer than 4000 characters',
              data: { threshold: 4_000 },
            }
          : { field, violatedRule, description: 'is required', data: {} },
      ),
    );
  });

  it('may have options up to the limit, and no price while it is undetermined', () => {
    const options = { a: 'x'.repeat(3_992) };
    expect(
      readReferences({ lineItems: [{ catalogReference: { ...reference, options } }] }),
    ).toEqual([{ ...reference, options }]);
    expect(
      readReferences({
        customLineItems: [{ priceUndetermined: true, productName: { original: 'Wrap' } }],
      }),
    ).toEqual([]);
    expect(
      isRefusal(
        readReferences({
          customLineItems: [{ priceUndetermined: false, productName: { original: 'Wrap' } }],
        }),
      ),
    ).toBe(true);
  });
});

describe('the requested lines', () => {
  const lines = (request: RequestedLines, found: readonly FoundItem[] = []) => {
    let minted = 0;
    return toLines(request, found, { createId: () => `id-${(minted += 1)}` });
  };
  const refusedWith = (request: RequestedLines, found: readonly FoundItem[]) => {
    const refusal = lines(request, found);
    if (!isRefusal(refusal) || 'violations' in refusal) throw new Error('not refused');
    return refusal;
  };
  const seen = {
    productId: 'p',
    name: 'Mug',
    itemType: 'PHYSICAL',
    url: { relativePath: '/products/mug', url: 'https://shop.example' },
    price: '12.500',
    fullPrice: '15.000',
  };

  it('default to one unit, and store the item as it is now', () => {
    expect(lines({ lineItems: [{ catalogReference: reference }] }, [{ found: item }])).toEqual([
      { kind: 'catalog', id: 'id-1', quantity: 1, key: 'k', reference, seen },
    ]);
  });

  it('have every field that was sent', () => {
    const image = { id: 'm', url: 'https://x/y.png' };
    const own = {
      selectedMembership: { id: 'gold' },
      taxableAddress: { addressType: 'BUSINESS' as const },
      extendedFields: { namespaces: {} },
    };
    const override = { paymentOption: { value: 'MEMBERSHIP' as const } };
    const options = { variantId: 'v' };
    expect(
      lines(
        {
          lineItems: [
            {
              catalogReference: { ...reference, options },
              quantity: 3,
              catalogOverrideFields: override,
              ...own,
            },
          ],
        },
        [{ found: { ...item, variantId: 'v', image } }],
      ),
    ).toEqual([
      {
        kind: 'catalog',
        id: 'id-1',
        quantity: 3,
        key: 'k',
        reference: { ...reference, options },
        seen: { ...seen, variantId: 'v', image },
        override,
        ...own,
      },
    ]);
    expect(
      lines({ lineItems: [{ catalogReference: reference, catalogOverrideFields: {} }] }, [
        { found: item },
      ]),
    ).toEqual([expect.not.objectContaining({ override: {} })]);
  });

  it('come before custom lines', () => {
    const custom = { price: '5', productName: { original: 'Wrap' } };
    const taxableAddress = { addressType: 'BUSINESS' as const };
    expect(
      lines({
        customLineItems: [custom, { ...custom, quantity: 4, taxableAddress }],
      }),
    ).toEqual([
      { kind: 'custom', id: 'id-1', quantity: 1, custom },
      {
        kind: 'custom',
        id: 'id-2',
        quantity: 4,
        custom: { ...custom, quantity: 4, taxableAddress },
        taxableAddress,
      },
    ]);
  });

  it("are refused with the catalog's reason when an item is missing", () => {
    const missing = { code: 'ITEM_NOT_FOUND', description: 'There is no such item.' } as never;
    expect(
      refusedWith(
        { lineItems: [{ catalogReference: reference }, { catalogReference: reference }] },
        [{ found: item }, { missing }],
      ),
    ).toMatchObject({
      code: 'ITEM_NOT_FOUND',
      data: { lineItem: 1, catalogItemId: 'p' },
    });
  });

  it('are refused when the item is sold out, and accepted while one unit is left', () => {
    const request = { lineItems: [{ catalogReference: reference }] };
    for (const available of [0, -1])
      expect(refusedWith(request, [{ found: { ...item, available } }])).toMatchObject({
        code: 'ITEM_NOT_AVAILABLE',
        data: { lineItem: 0, catalogItemId: 'p', quantityAvailable: 0 },
      });
    expect(lines(request, [{ found: { ...item, available: 1 } }])).toHaveLength(1);
  });

  it('are refused with a membership for an item that no membership covers', () => {
    const request = {
      lineItems: [{ catalogReference: reference, selectedMembership: { id: 'gold' } }],
    };
    expect(refusedWith(request, [{ found: item }])).toMatchObject({
      code: 'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
      data: { lineItem: 0, catalogItemId: 'p' },
    });
    const member = { ...item, paymentOption: 'MEMBERSHIP' as const };
    expect(lines(request, [{ found: member }])).toHaveLength(1);
    // The merchant's own terms come before those of the item.
    const online = { paymentOption: { value: 'FULL_PAYMENT_ONLINE' as const } };
    expect(
      refusedWith({ lineItems: [{ ...request.lineItems[0], catalogOverrideFields: online }] }, [
        { found: member },
      ]),
    ).toMatchObject({ code: 'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM' });
  });
});
