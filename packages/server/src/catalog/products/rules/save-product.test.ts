import type { EditableProduct } from '@shopwright/contract/catalog/editable-products';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../kernel/outcome.ts';
import type { ProductState } from './product-state.ts';
import { renderEditable, saveProduct } from './save-product.ts';
import { testPatching, testProduct } from './testing-products.ts';

const choices = (...names: string[]) =>
  names.map((description) => ({ description, value: description }));
const patching = testPatching();
const shirt = testProduct(
  {
    manageVariants: true,
    productOptions: [
      { name: 'Color', choices: choices('Red', 'Blue') },
      { name: 'Size', choices: choices('S', 'M') },
    ],
  },
  patching,
);

function save(state: ProductState, editable: EditableProduct): ProductState {
  const saved = saveProduct(state, { editable }, patching);
  if (isRefusal(saved)) throw new Error(JSON.stringify(saved));
  return saved;
}
const idsOf = ({ variants }: ProductState) => variants.map(({ variantId }) => variantId);

describe('saving the product editor', () => {
  it('changes nothing when the product is saved as it was read', () => {
    const { options = [], variants = [], customTextFields = [] } = renderEditable(shirt);
    expect(save(shirt, { options, variants, customTextFields })).toEqual(shirt);
  });

  it('keeps every variant of renamed options and choices, also when names are swapped', () => {
    const swapped = save(shirt, {
      options: [
        {
          name: 'Shade',
          previousName: 'Color',
          choices: [
            { description: 'Blue', previousDescription: 'Red' },
            { description: 'Red', previousDescription: 'Blue' },
          ],
        },
        { name: 'Size', choices: choices('S', 'M') },
      ],
    });
    expect(idsOf(swapped)).toEqual(idsOf(shirt));
    expect(renderEditable(swapped).variants?.[0]?.choices).toEqual({ Shade: 'Blue', Size: 'S' });
  });

  it('deletes the variants of a choice that is left out, and no others', () => {
    const fewer = save(shirt, {
      options: [
        { name: 'Color', choices: choices('Blue') },
        { name: 'Size', choices: choices('S', 'M') },
      ],
    });
    expect(idsOf(fewer)).toEqual(idsOf(shirt).slice(2));
  });

  it('sets variant prices after the product price, which shifts them', () => {
    const priced = save(shirt, { variants: [{ choices: { Color: 'Red', Size: 'S' }, price: 12 }] });
    const both = save(priced, {
      product: { priceData: { price: 20 } },
      variants: [{ choices: { Color: 'Red', Size: 'S' }, price: 15 }],
    });
    expect([both.price, both.variants[0]?.price]).toEqual(['20.000', '15.000']);
  });

  it('refuses variants without options, and switching variants off while there are options', () => {
    const mug = testProduct({}, patching);
    const variants = [{ choices: { Size: 'S' }, price: 1 }];
    expect(saveProduct(mug, { editable: { variants } }, patching)).toMatchObject({
      code: 'VARIANTS_NOT_MANAGED',
    });
    const unmanaged = { product: { manageVariants: false } };
    expect(saveProduct(shirt, { editable: unmanaged }, patching)).toMatchObject({
      code: 'VARIANTS_EXIST',
    });
  });
});
