import { isRefusal } from '../../../kernel/outcome.ts';
import type { ProductState, VariantState } from '../../products/rules/product-state.ts';
import { testPatching, testProduct } from '../../products/rules/testing-products.ts';
import { overrideVariants } from '../../products/rules/variants.ts';
import { readVariant } from './item-options.ts';

/** Products for tests of what a cart can hold. */

export const patching = testPatching();

/** Without anything to choose. */
export const plain = testProduct({ name: 'Bowl', slug: 'bowl', sku: 'B-1', weight: 0.5 }, patching);
/** An optional text field of the mug. */
export const textField = {
  id: 't',
  key: 'engraving',
  title: 'Engraving',
  maxLength: 5,
  mandatory: false,
};
const monthly = {
  id: 'monthly',
  title: 'Monthly',
  description: 'Once a month.',
  subscriptionSettings: { frequency: 'MONTH' },
  discount: { type: 'PERCENT', value: 10 },
};

const made = testProduct(
  {
    name: 'Mug',
    slug: 'mug',
    priceData: { price: 20 },
    discount: { type: 'PERCENT', value: 10 },
    manageVariants: true,
    productOptions: [
      {
        name: 'Color',
        optionType: 'color',
        choices: [
          { description: 'Oat', value: '#d6c3a4' },
          { description: 'Clay', value: '#8a4b2d' },
        ],
      },
      {
        name: 'Size',
        choices: [
          { description: 'S', value: 'S' },
          { description: 'M', value: 'M' },
        ],
      },
    ],
  },
  patching,
);
const varied = overrideVariants(
  made,
  [
    { choices: { Color: 'Clay', Size: 'M' }, price: 30, sku: 'C-M', weight: 2 },
    { choices: { Color: 'Oat', Size: 'M' }, visible: false },
  ],
  patching.currency,
);
if (isRefusal(varied)) throw new Error('refused');
const picture = (id: string) => ({
  id,
  mediaType: 'image' as const,
  title: '',
  image: { url: `/media/${id}`, width: 10, height: 10 },
});
/** Two colors in two sizes, one of which is hidden; clay in the larger size costs more. */
export const mug: ProductState = {
  ...varied,
  collectionIds: ['vases'],
  options: varied.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) =>
      choice.name === 'Clay' ? { ...choice, mediaIds: ['clay.jpg'] } : choice,
    ),
  })),
  doc: {
    ...varied.doc,
    media: [
      { id: 'film.mp4', mediaType: 'video', title: '' },
      picture('first.jpg'),
      picture('clay.jpg'),
    ],
    customTextFields: [textField],
    subscriptionOptions: [monthly],
  },
};
export const clayMug = { options: { Color: 'Clay', Size: 'M' } };

export const variantOf = (color: string, size: string): VariantState => {
  const named = readVariant(mug, { options: { Color: color, Size: size } });
  if ('missing' in named) throw new Error(named.missing.description);
  return named.variant;
};
