import { describe, expect, test } from 'vitest';
import type { InfoSectionState, ProductState } from '../../products/rules/product-state.ts';
import type { ProductLine } from './line.ts';
import { applyStatedIds, replaceChoiceIds, reuseExistingIds, statedIds } from './reuse-ids.ts';
import { changed, made, mug, size, sized } from './testing-lines.ts';

const id = (last: string) => `aaaaaaaa-0000-4000-8000-00000000000${last}`;
const none: ReadonlySet<string> = new Set();
const variantIds = ({ variants }: ProductState) => variants.map(({ variantId }) => variantId);

describe('the ids that a line states', () => {
  const line: ProductLine = {
    options: [
      {
        id: id('A'),
        name: 'Size',
        choices: [{ id: id('B'), description: 'S' }, { description: 'M' }],
      },
    ],
    variants: [{ choices: { Size: 'M' }, id: id('C') }, { choices: { Size: 'S' } }],
  };

  test('are used in lower case, also where variants refer to them', () => {
    const state = sized();
    const [option] = state.options;
    const applied = applyStatedIds(state, line, none);
    expect(applied.options).toEqual([
      {
        ...option,
        customizationId: id('a'),
        choices: [{ ...option?.choices[0], id: id('b') }, option?.choices[1]],
      },
    ]);
    expect(applied.variants.map(({ choices }) => choices)).toEqual([
      { [id('a')]: id('b') },
      { [id('a')]: option?.choices[1]?.id },
    ]);
    expect(variantIds(applied)).toEqual([variantIds(state)[0], id('c')]);
  });

  test('are not used when another product has them', () => {
    const state = sized();
    const applied = applyStatedIds(state, line, new Set([id('a'), id('c')]));
    expect(applied.options[0]?.customizationId).toBe(state.options[0]?.customizationId);
    expect(applied.options[0]?.choices[0]?.id).toBe(id('b'));
    expect(variantIds(applied)).toEqual(variantIds(state));
  });

  test('are used once', () => {
    const state = sized();
    const twice: ProductLine = {
      options: [
        {
          name: 'Size',
          choices: [
            { id: id('b'), description: 'S' },
            { id: id('B'), description: 'M' },
          ],
        },
      ],
      variants: [
        { choices: { Size: 'S' }, id: id('c') },
        { choices: { Size: 'M' }, id: id('c') },
      ],
    };
    const applied = applyStatedIds(state, twice, none);
    expect(applied.options[0]?.choices).toEqual(state.options[0]?.choices);
    expect(variantIds(applied)).toEqual([id('c'), variantIds(state)[1]]);
  });

  test('change nothing when there are none', () => {
    const state = sized();
    expect(applyStatedIds(state, { options: [size], variants: [{}] }, none)).toBe(state);
    expect(applyStatedIds(state, {}, none)).toBe(state);
    const onlyChoice: ProductLine = {
      options: [{ name: 'Size', choices: [{ id: id('b'), description: 'S' }] }],
    };
    expect(applyStatedIds(state, onlyChoice, none).options[0]?.choices[0]?.id).toBe(id('b'));
    const onlyOption: ProductLine = { options: [{ name: 'Size', id: id('a') }] };
    expect(applyStatedIds(state, onlyOption, none).options[0]?.customizationId).toBe(id('a'));
    const onlyVariant: ProductLine = { variants: [{ choices: { Size: 'S' }, id: id('c') }] };
    expect(variantIds(applyStatedIds(state, onlyVariant, none))[0]).toBe(id('c'));
  });

  test('are listed in lower case, to look them up in other products', () => {
    expect(statedIds(line)).toEqual({ variants: [id('c')], options: [id('a')] });
    expect(statedIds({})).toEqual({ variants: [], options: [] });
  });

  test('that are unknown stay unchanged', () => {
    const state = sized();
    expect(replaceChoiceIds(state, state.options)).toEqual(state);
  });
});

describe('a product from a file that replaces a stored one', () => {
  test('reuses the ids of options, choices and variants with the same names', () => {
    const before = sized();
    const again = sized();
    const after = reuseExistingIds(before, again);
    expect(after.options).toBe(before.options);
    expect(after.variants).toBe(before.variants);
    expect(variantIds(again)).not.toEqual(variantIds(before));
  });

  test('leaves new choices and new options unchanged', () => {
    const before = sized();
    const more = made({
      ...mug,
      options: [
        { ...size, choices: [...size.choices, { description: 'L' }] },
        { name: 'Color', choices: [{ description: 'Red' }] },
      ],
      manageVariants: true,
    });
    const after = reuseExistingIds(before, more);
    expect(after.options[0]).toMatchObject({
      customizationId: before.options[0]?.customizationId,
      choices: [
        { id: before.options[0]?.choices[0]?.id },
        { id: before.options[0]?.choices[1]?.id },
        { id: more.options[0]?.choices[2]?.id },
      ],
    });
    expect(after.options[1]).toEqual(more.options[1]);
    // With another option there are other variants.
    expect(variantIds(after)).toEqual(variantIds(more));
  });

  test('keeps the revision, and what is reserved and preordered of each variant', () => {
    const state = sized();
    const before: ProductState = {
      ...state,
      revision: 8,
      variants: state.variants.map((variant) => ({
        ...variant,
        stock: {
          ...variant.stock,
          quantity: 0,
          reserved: 2,
          preorder: { ...variant.stock.preorder, count: 3 },
        },
      })),
    };
    const counts = (quantity: number, preordered?: number) => {
      const after = reuseExistingIds(
        before,
        made({
          ...mug,
          options: [size],
          variants: size.choices.map(({ description }) => ({
            choices: { Size: description },
            stock: { quantity, ...(preordered === undefined ? {} : { preordered }) },
          })),
        }),
      );
      expect(after.revision).toBe(8);
      expect(after.variants[0]?.stock.reserved).toBe(2);
      return after.variants[0]?.stock.preorder.count;
    };
    // Preorders are owed until there is stock.
    expect([counts(0), counts(-1), counts(1), counts(0, 5)]).toEqual([3, 3, 0, 5]);
  });

  test('is matched by its first variant where it has only one', () => {
    const plain = made(mug);
    const before = sized();
    expect(variantIds(reuseExistingIds(before, plain))).toEqual([variantIds(before)[0]]);
    expect(variantIds(reuseExistingIds(plain, before))).toEqual(variantIds(before));
  });

  test('writes nothing for parts that did not change', () => {
    const line: ProductLine = {
      ...mug,
      infoSections: [{ title: 'Care', description: 'x' }],
      customTextFields: [{ title: 'Engraving', maxLength: 20, mandatory: true }],
      discount: { type: 'PERCENT', value: 10 },
      tags: ['clay'],
    };
    const before = made(line);
    const after = reuseExistingIds(before, made(line));
    for (const part of ['doc', 'infoSections', 'discount', 'collectionIds', 'variants'] as const)
      expect(after[part]).toBe(before[part]);
    const cheaper = reuseExistingIds(
      before,
      made({ ...line, discount: { type: 'NONE', value: 0 } }),
    );
    expect(cheaper.discount).toEqual({ type: 'NONE', value: '0.000' });
    const renamed = reuseExistingIds(
      before,
      made({ ...line, customTextFields: [{ title: 'Engraving', maxLength: 9, mandatory: true }] }),
    );
    expect(renamed.doc.customTextFields).toEqual([
      { ...before.doc.customTextFields?.[0], maxLength: 9 },
    ]);
  });

  test('treats missing media and an empty list alike', () => {
    const empty = made(mug);
    const before = { ...empty, doc: { ...empty.doc, media: [] } };
    expect(changed(before, {}).doc).toBe(before.doc);
  });

  test('changes its own info section, and copies one that other products share', () => {
    const line: ProductLine = { ...mug, infoSections: [{ title: 'Care', description: 'old' }] };
    const own = made(line);
    const next = made({ ...mug, infoSections: [{ title: 'Care', description: 'new' }] });
    expect(reuseExistingIds(own, next).infoSections).toEqual([
      { ...own.infoSections[0], description: 'new' },
    ]);
    const shared: ProductState = {
      ...own,
      infoSections: own.infoSections.map((section): InfoSectionState => ({
        ...section,
        shared: true,
      })),
    };
    expect(reuseExistingIds(shared, next).infoSections).toEqual(next.infoSections);
    expect(reuseExistingIds(shared, made(line)).infoSections).toBe(shared.infoSections);
  });
});
