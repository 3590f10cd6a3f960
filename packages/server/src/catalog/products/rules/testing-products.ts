import fc from 'fast-check';
import type { Product } from '@shopwright/contract/catalog/products';
import { compact } from '../../../kernel/compact.ts';
import { createCurrency } from '../../../kernel/money.ts';
import { isRefusal, type AnyRefusal } from '../../../kernel/outcome.ts';
import { adjustValue, setValue } from './bulk.ts';
import { decrementStock, incrementStock, updateInventory } from '../../stock/rules/inventory.ts';
import { addMedia, assignMedia, removeMedia, unassignMedia } from './media.ts';
import { blankProduct, newProduct, type Patching, patchProduct } from './patch-product.ts';
import type { ProductState } from './product-state.ts';
import { measurementUnits } from './prices.ts';
import { overrideVariants, resetVariants } from './variants.ts';

/** Random products and random writes, for property tests. */

/** The number of runs; fewer during mutation testing. */
export const randomProducts = (count: number): number =>
  Math.min(count, Number(process.env['SHOPWRIGHT_RANDOM_PRODUCTS'] ?? count));

export function testPatching(currency = 'USD'): Patching {
  let count = 0;
  const mint = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
  return { mint, now: '2026-03-01T10:00:00.000Z', currency: createCurrency(currency, 'en-US') };
}

export function testProduct(product: Product, patching = testPatching()): ProductState {
  const ids = { productId: patching.mint(), numericId: '1', inventoryItemId: patching.mint() };
  const made = newProduct({ name: 'Mug', priceData: { price: 10 }, ...product }, ids, patching);
  if (isRefusal(made)) throw new Error(JSON.stringify(made));
  return made;
}

const amount = fc.integer({ min: 0, max: 5_000_000 }).map((thousandths) => thousandths / 1000);
const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined });
const orNull = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: null });
const name = fc.constantFrom('Color', 'Size', 'Grind', '__proto__');
const choice = fc.constantFrom('Oat', 'Clay', 'Sage', 'S', 'M', 'L', 'constructor');
const text = fc.string({ maxLength: 30, unit: 'grapheme' });

const option = fc.record({
  name,
  choices: fc.uniqueArray(choice, { minLength: 1, maxLength: 4 }).map((names) =>
    names.map((description) => ({
      description,
      value: description === 'Oat' ? '#D6C3A4' : description,
    })),
  ),
});
const options = fc.uniqueArray(option, { maxLength: 3, selector: (each) => each.name });
const unit = fc.constantFrom(...measurementUnits);
const dimensions = fc.record(
  {
    length: orNull(fc.constantFrom('1', '2.5')),
    width: orNull(fc.constantFrom('3')),
    unit: fc.constant('CM' as const),
  },
  { requiredKeys: [] },
);

/** A product as a merchant may send it; undefined keys are dropped. */
export const wireProduct: fc.Arbitrary<Product> = fc
  .record({
    name: maybe(fc.constantFrom('Dune Mug', 'Bowl', 'Ø Vase')),
    slug: maybe(fc.constantFrom('mug', 'bowl')),
    visible: maybe(orNull(fc.boolean())),
    productType: maybe(fc.constantFrom('physical' as const, 'digital' as const)),
    description: maybe(orNull(text.map((words) => `<p>${words}</p><script>x</script>`))),
    sku: maybe(orNull(fc.constantFrom('A-1', 'A-2', ''))),
    weight: maybe(orNull(amount)),
    priceData: maybe(fc.record({ price: amount })),
    costAndProfitData: maybe(fc.record({ itemCost: orNull(amount) })),
    discount: maybe(
      fc.oneof(
        fc.record({
          type: fc.constant('PERCENT' as const),
          value: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
        }),
        fc.record({ type: fc.constantFrom('AMOUNT' as const, 'NONE' as const), value: amount }),
      ),
    ),
    pricePerUnitData: maybe(
      fc.record({
        totalQuantity: amount.map((value) => value + 0.01),
        totalMeasurementUnit: unit,
        baseQuantity: fc.constantFrom(1, 100, 0.5),
        baseMeasurementUnit: unit,
      }),
    ),
    productDimensions: maybe(dimensions),
    packageDimensions: maybe(dimensions),
    additionalInfoSections: maybe(
      fc.array(
        fc.record({
          title: fc.constantFrom('Care', 'Size', 'Care'),
          description: text.map((words) => `<p>${words}</p>`),
        }),
        { maxLength: 3 },
      ),
    ),
    manageVariants: maybe(fc.boolean()),
    productOptions: maybe(options),
    ribbon: maybe(orNull(fc.constantFrom('Sale', 'New', ''))),
    brand: maybe(orNull(fc.constantFrom('North', 'South', 'null'))),
    seoData: maybe(
      fc.record({
        tags: fc.array(fc.record({ type: fc.constant('title'), children: text }), { maxLength: 2 }),
      }),
    ),
  })
  .map((product) =>
    Object.fromEntries(Object.entries(product).filter(([, value]) => value !== undefined)),
  );

export interface Write {
  readonly name: string;
  /** The product after the write; unchanged when the write was refused. */
  readonly apply: (state: ProductState, patching: Patching) => ProductState;
}

const write = (
  title: string,
  apply: (state: ProductState, patching: Patching) => ProductState | AnyRefusal,
): Write => ({
  name: title,
  apply: (state, patching) => {
    const after = apply(state, patching);
    return isRefusal(after) ? state : after;
  },
});

const mediaId = fc.constantFrom('a.jpg', 'b.jpg', 'c.jpg');
const assignment = fc.record({
  option: name,
  choice,
  mediaIds: fc.array(mediaId, { maxLength: 2 }),
});
const override = fc.record({
  price: maybe(orNull(amount)),
  cost: maybe(orNull(amount)),
  weight: maybe(orNull(amount)),
  sku: maybe(orNull(fc.constantFrom('V-1', 'V-2'))),
  visible: maybe(orNull(fc.boolean())),
  productDimensions: maybe(dimensions),
});
const at = (state: ProductState, n: number) =>
  state.variants[n % state.variants.length]?.variantId ?? '';
const step = fc.record({
  n: fc.nat(50),
  by: fc.integer({ min: 1, max: 30 }),
  preorder: fc.boolean(),
});

/** Any write of the API, applied to the current state of the product. */
export const anyWrite: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 4,
    arbitrary: wireProduct.map((patch) =>
      write(`patch ${JSON.stringify(patch)}`, (state, patching) =>
        patchProduct(state, patch, patching),
      ),
    ),
  },
  fc.tuple(override, fc.nat(50)).map(([change, n]) =>
    write('override', (state, { currency }) =>
      overrideVariants(
        state,
        [
          {
            ...Object.fromEntries(
              Object.entries(change).filter(([, value]) => value !== undefined),
            ),
            variantIds: [at(state, n)],
          },
        ],
        currency,
      ),
    ),
  ),
  fc.constant(write('reset', resetVariants)),
  mediaId.map((id) =>
    write(`add ${id}`, (state) =>
      addMedia(state, [
        {
          item: {
            id,
            mediaType: 'image',
            title: '',
            image: { url: `/media/${id}`, width: 10, height: 10 },
          },
        },
      ]),
    ),
  ),
  fc
    .array(mediaId, { maxLength: 2 })
    .map((ids) => write('remove media', (state) => removeMedia(state, ids))),
  assignment.map((where) => write('assign', (state) => assignMedia(state, [where]))),
  assignment.map((where) => write('unassign', (state) => unassignMedia(state, [where]))),
  fc
    .record({ price: amount })
    .map((set) => write('set price', (state, patching) => setValue(state, set, patching))),
  fc
    .tuple(
      fc.constantFrom('price' as const, 'cost' as const, 'weight' as const),
      fc.integer({ min: -100, max: 300 }),
      fc.boolean(),
    )
    .map(([field, rate, roundToInt]) =>
      write(`adjust ${field}`, (state, { currency }) =>
        adjustValue(state, { [field]: { percentage: { rate, roundToInt } } }, currency),
      ),
    ),
  fc
    .tuple(fc.constantFrom('price' as const, 'cost' as const, 'weight' as const), amount)
    .map(([field, by]) =>
      write(`add to ${field}`, (state, { currency }) =>
        adjustValue(state, { [field]: { amount: by - 2500 } }, currency),
      ),
    ),
  fc
    .record({
      trackQuantity: maybe(fc.boolean()),
      quantity: fc.integer({ min: 0, max: 50 }),
      inStock: fc.boolean(),
      n: fc.nat(50),
      preorder: fc.boolean(),
    })
    .map(({ trackQuantity, quantity, inStock, n, preorder }) =>
      write('stock', (state, { now }) =>
        updateInventory(
          state,
          {
            ...compact({ trackQuantity }),
            variants: [{ variantId: at(state, n), quantity, inStock }],
            preorderInfo: { enabled: preorder, limit: 20 },
          },
          now,
        ),
      ),
    ),
  step.map(({ n, by, preorder }) =>
    write('decrement', (state, { now }) =>
      decrementStock(state, { variantId: at(state, n), by, preorder }, now),
    ),
  ),
  step.map(({ n, by }) =>
    write('increment', (state, { now }) =>
      incrementStock(state, { variantId: at(state, n), by }, now),
    ),
  ),
);

export function startState(patching: Patching): ProductState {
  return {
    ...blankProduct(
      { productId: patching.mint(), numericId: '7', inventoryItemId: patching.mint() },
      patching,
    ),
    name: 'Mug',
    slug: 'mug',
    price: '10.000',
  };
}
