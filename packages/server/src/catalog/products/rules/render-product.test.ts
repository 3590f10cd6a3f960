import { describe, expect, test } from 'vitest';
import type { ProductState } from './product-state.ts';
import {
  choiceNames,
  createRenderer,
  optionColors,
  optionValues,
  renderProduct,
} from './render-product.ts';
import { testProduct } from './testing-products.ts';
import { one, two } from './testing-stock.ts';

const context = { currency: 'USD', locale: 'en-US', siteUrl: 'https://shop.example' };
const render = (state: ProductState, merchant = false) =>
  renderProduct(state, context, { merchant });

describe('a product on the wire', () => {
  const rich: ProductState = {
    ...two({ quantity: 2 }, { quantity: 0 }),
    slug: 'mug',
    sku: 'MUG',
    brand: 'North',
    ribbon: 'New',
    weight: '0.5000',
    cost: '4.000',
    discount: { type: 'PERCENT', value: '50.000' },
    collectionIds: ['vases'],
    infoSections: [
      {
        infoSectionId: 'i',
        uniqueName: null,
        title: 'Care',
        description: '<p>x</p>' as ProductState['infoSections'][number]['description'],
        shared: false,
      },
    ],
    doc: {
      description: '<p>Blue</p>' as NonNullable<ProductState['doc']['description']>,
      media: [
        {
          id: 'a.jpg',
          mediaType: 'image',
          image: { url: '/media/a.jpg' },
          focalPoint: { x: 0, y: 1 },
        },
      ],
      productDimensions: { length: '1' },
      packageDimensions: { length: '2' },
      pricePerUnitData: {
        totalQuantity: 500,
        totalMeasurementUnit: 'ML',
        baseQuantity: 1,
        baseMeasurementUnit: 'L',
      },
      customTextFields: [{ id: 't', key: 'k', title: 'T', maxLength: 5, mandatory: true }],
      seoData: { tags: [] },
      taxGroupId: 'tax',
      digitalFile: { id: 'file', fileName: 'song.mp3', fileType: 'SECURE_MUSIC' },
    },
  };
  const shownMedia = {
    mainMedia: {
      id: 'a.jpg',
      mediaType: 'image',
      image: { url: 'https://shop.example/media/a.jpg' },
    },
    items: [
      { id: 'a.jpg', mediaType: 'image', image: { url: 'https://shop.example/media/a.jpg' } },
    ],
  };

  test('has every field of the product', () => {
    const { variants, ...shown } = render(rich);
    const priceData = {
      currency: 'USD',
      price: 10,
      discountedPrice: 5,
      pricePerUnit: 10,
      formatted: { price: '$10.00', discountedPrice: '$5.00', pricePerUnit: '$10.00' },
    };
    expect(variants).toHaveLength(2);
    expect(shown).toStrictEqual({
      id: rich.productId,
      name: 'Mug',
      slug: 'mug',
      visible: true,
      productType: 'physical',
      description: '<p>Blue</p>',
      sku: 'MUG',
      weight: 0.5,
      weightRange: { minValue: 0.5, maxValue: 0.5 },
      productDimensions: { length: '1' },
      packageDimensions: { length: '2' },
      stock: {
        trackInventory: true,
        quantity: 2,
        inStock: true,
        inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
      },
      price: priceData,
      priceData,
      convertedPriceData: priceData,
      priceRange: { minValue: 5, maxValue: 5 },
      pricePerUnitData: rich.doc.pricePerUnitData,
      additionalInfoSections: [{ title: 'Care', description: '<p>x</p>' }],
      ribbons: [{ text: 'New' }],
      media: shownMedia,
      customTextFields: [{ title: 'T', maxLength: 5, mandatory: true }],
      manageVariants: true,
      productOptions: [
        {
          optionType: 'drop_down',
          name: 'Size',
          choices: [
            { value: 'S', description: 'S', visible: true, inStock: true },
            { value: 'M', description: 'M', visible: true, inStock: false },
          ],
        },
      ],
      productPageUrl: { base: 'https://shop.example', path: '/products/mug' },
      numericId: rich.numericId,
      inventoryItemId: rich.inventoryItemId,
      discount: { type: 'PERCENT', value: 50 },
      collectionIds: ['00000000-000000-000000-000000000001', 'vases'],
      lastUpdated: rich.updatedAt,
      createdDate: rich.createdAt,
      seoData: { tags: [] },
      ribbon: 'New',
      brand: 'North',
      taxGroupId: 'tax',
    });
  });

  test('has empty strings and lists for missing fields', () => {
    const shown = render(one({}));
    expect(shown).toMatchObject({
      description: '',
      sku: '',
      ribbon: '',
      ribbons: [],
      additionalInfoSections: [],
      customTextFields: [],
      productOptions: [],
      media: { items: [] },
      weightRange: { minValue: 0, maxValue: 0 },
      collectionIds: ['00000000-000000-000000-000000000001'],
    });
    for (const absent of [
      'weight',
      'brand',
      'taxGroupId',
      'seoData',
      'productDimensions',
      'packageDimensions',
      'pricePerUnitData',
      'costAndProfitData',
      'costRange',
      'digitalFile',
    ])
      expect(shown).not.toHaveProperty(absent);
    expect(shown.media).not.toHaveProperty('mainMedia');
  });

  test('shows costs and the sold file only to the merchant', () => {
    const shown = render(rich, true);
    expect(shown).toMatchObject({
      costAndProfitData: { itemCost: 4, profit: 1, profitMargin: 0.2 },
      costRange: { minValue: 4, maxValue: 4 },
      digitalFile: rich.doc.digitalFile,
      variants: [{ variant: { costAndProfitData: { itemCost: 4 } } }, {}],
    });
    for (const text of ['costAndProfitData', 'costRange', 'song.mp3'])
      expect(JSON.stringify(render(rich))).not.toContain(text);
    const free = render({ ...rich, cost: null }, true);
    expect(free).not.toHaveProperty('costAndProfitData');
    expect(free).not.toHaveProperty('costRange');
    expect(free.variants?.[0]?.variant).not.toHaveProperty('costAndProfitData');
  });

  test('has variants with their choices, prices and stock', () => {
    const [first, second] = rich.variants;
    if (!first || !second) throw new Error('There are two variants.');
    const varied: ProductState = {
      ...rich,
      variants: [
        { ...first, price: '20.000', weight: '2.0000', sku: 'S-1', cost: '9.000' },
        { ...second, visible: false },
      ],
    };
    expect(render(varied)).toMatchObject({
      priceRange: { minValue: 10, maxValue: 10 },
      weightRange: { minValue: 2, maxValue: 2 },
      variants: [
        {
          id: first.variantId,
          choices: { Size: 'S' },
          variant: {
            priceData: { price: 20, discountedPrice: 10 },
            convertedPriceData: { price: 20, discountedPrice: 10 },
            weight: 2,
            sku: 'S-1',
            visible: true,
            productDimensions: { length: '1' },
            packageDimensions: { length: '2' },
          },
          stock: { trackQuantity: true, quantity: 2, inStock: true },
        },
        {
          id: second.variantId,
          choices: { Size: 'M' },
          variant: { priceData: { price: 10 }, sku: '', visible: false, weight: 0.5 },
          stock: { inStock: false },
        },
      ],
    });
    expect(render(varied, true).costRange).toEqual({ minValue: 9, maxValue: 9 });
    expect(createRenderer(context).variants(varied, { merchant: false })).toEqual(
      render(varied).variants,
    );
    const [bare] = render(one({})).variants ?? [];
    expect(bare?.variant).toMatchObject({ weight: 0, sku: '' });
    expect(bare?.variant).not.toHaveProperty('productDimensions');
    expect(bare?.variant).not.toHaveProperty('packageDimensions');
  });

  test('is converted for a buyer with another currency', () => {
    const converted = renderProduct(
      one({}),
      { ...context, conversion: { currency: 'EUR', rate: '0.9' } },
      { merchant: false },
    );
    expect(converted).toMatchObject({
      priceData: { currency: 'USD', price: 10 },
      convertedPriceData: { currency: 'EUR', price: 9, formatted: { price: '€9.00' } },
    });
  });

  test('has a short form for events', () => {
    expect(createRenderer(context).summary(rich)).toMatchObject({
      priceData: { price: 10, discountedPrice: 5, pricePerUnit: 10 },
      media: shownMedia,
      productPageUrl: { base: 'https://shop.example', path: '/products/mug' },
    });
    expect(createRenderer(context).summary(one({})).media).toEqual({ items: [] });
  });

  test("is rendered again when the store's currency, locale, URL or conversion changes", () => {
    const made = (more: object) => createRenderer({ ...context, ...more }).madeFor;
    expect(made({})).toBe(made({}));
    const others = [
      {},
      { currency: 'EUR' },
      { locale: 'de-DE' },
      { siteUrl: 'https://other.example' },
      { conversion: { currency: 'EUR', rate: '0.9' } },
      { conversion: { currency: 'EUR', rate: '0.8' } },
      { conversion: { currency: 'GBP', rate: '0.9' } },
    ].map(made);
    expect(new Set(others).size).toBe(others.length);
    for (const number of others) expect(number).toBe(number | 0);
  });
});

describe('choices', () => {
  test('are visible and in stock when one of their variants is', () => {
    const state = testProduct({
      manageVariants: true,
      productOptions: [
        { name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] },
        {
          name: 'Color',
          optionType: 'color',
          choices: [
            { value: '#FF0000', description: 'Red' },
            { value: 'navy', description: 'Blue' },
          ],
        },
      ],
    });
    // S red: hidden; S blue: sold out; M red: there; M blue: hidden.
    const [visible, quantity] = [
      [false, true, true, false],
      [5, 0, 5, 5],
    ];
    const mixed = {
      ...state,
      variants: state.variants.map((variant, at) => ({
        ...variant,
        visible: visible[at] ?? true,
        stock: { ...variant.stock, tracked: true, quantity: quantity[at] ?? 0 },
      })),
    };
    expect(
      render(mixed).productOptions?.map(({ optionType, choices }) => [
        optionType,
        choices?.map(({ description, visible: shown, inStock }) => [description, shown, inStock]),
      ]),
    ).toEqual([
      [
        'drop_down',
        [
          ['S', true, false],
          ['M', true, true],
        ],
      ],
      [
        'color',
        [
          ['Red', true, true],
          ['Blue', true, false],
        ],
      ],
    ]);
    expect(optionValues(mixed)).toEqual(['Size:M', 'Color:Red']);
    expect(optionColors(mixed)).toEqual({ 'Color:Red': '#ff0000' });
    const hidden = {
      ...mixed,
      variants: mixed.variants.map((variant) => ({ ...variant, visible: false })),
    };
    expect(optionValues(hidden)).toEqual([]);
    expect(render(hidden).productOptions?.[0]?.choices).toMatchObject([
      { visible: false, inStock: false },
      { visible: false, inStock: false },
    ]);
  });

  test('of a product without variants follow its stock', () => {
    const option = { name: 'Size', choices: [{ value: 'S' }] };
    const state = testProduct({ productOptions: [option] });
    const stocked = (inStock: boolean) => ({
      ...state,
      variants: state.variants.map((variant) => ({
        ...variant,
        visible: false,
        stock: { ...variant.stock, inStock },
      })),
    });
    expect(render(stocked(true)).productOptions?.[0]?.choices).toMatchObject([
      { visible: true, inStock: true },
    ]);
    expect(render(stocked(false)).productOptions?.[0]?.choices).toMatchObject([
      { visible: true, inStock: false },
    ]);
  });

  test('show the pictures that the product has', () => {
    const state = two({}, {});
    const pictured = {
      ...state,
      doc: { media: [{ id: 'a.jpg', image: { url: '/media/a.jpg' } }] },
      options: state.options.map((option) => ({
        ...option,
        choices: option.choices.map((choice, at) => ({
          ...choice,
          mediaIds: at === 0 ? ['a.jpg', 'gone.jpg'] : ['gone.jpg'],
        })),
      })),
    };
    const [first, second] = render(pictured).productOptions?.[0]?.choices ?? [];
    expect(first?.media?.items).toEqual([
      { id: 'a.jpg', image: { url: 'https://shop.example/media/a.jpg' } },
    ]);
    expect(second).not.toHaveProperty('media');
  });

  test('have names, in the order of the options; unknown ids have none', () => {
    const state = two({}, {});
    const [option] = state.options;
    const names = choiceNames(state);
    expect(names({ [option?.customizationId ?? '']: option?.choices[1]?.id ?? '' })).toEqual({
      Size: 'M',
    });
    expect(names({ [option?.customizationId ?? '']: 'gone' })).toEqual({});
    expect(names({})).toEqual({});
  });

  test('are colors only by their codes', () => {
    const colors = (value: string, optionType: 'color' | 'drop_down' = 'color') =>
      optionColors(
        testProduct({
          productOptions: [{ name: 'C', optionType, choices: [{ value, description: 'x' }] }],
        }),
      );
    expect(colors('#AbCdEf')).toEqual({ 'C:x': '#abcdef' });
    for (const value of ['#abc', '#abcdef0', 'x#abcdef', 'red']) expect(colors(value)).toEqual({});
    expect(colors('#abcdef', 'drop_down')).toEqual({});
  });
});
