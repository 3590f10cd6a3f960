import { expect, test } from 'vitest';
import { products, readText, refused } from './testing-files.ts';

const header =
  'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,' +
  'productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2,' +
  'additionalInfoTitle1,additionalInfoDescription1,customTextField1,customTextCharLimit1,customTextMandatory1,brand';

const mug = [
  'dune-mug,Product,Dune Mug,"<p>A mug, thrown by hand.</p>",a1b2c3~mv2.jpg;https://pictures.example/mug two.png,Mugs;New in,MUG,Sale,24,,TRUE,PERCENT,10,,0.4,9.5,Color,COLOR,#d6c3a4:Oat;#b87b60:Clay,Size,DROP_DOWN,S;L,Care,Hand wash,Engraving,20,TRUE,Northlight',
  'dune-mug,Variant,,,,,MUG-OS,,,,TRUE,,,12,,,,,#d6c3a4:Oat,,,S,,,,,,',
  'dune-mug,Variant,,,,,MUG-OL,,,4.5,TRUE,,,0,0.6,,,,Oat,,,L,,,,,,',
  'dune-mug,Variant,,,,,MUG-CL,,,4.5,FALSE,,,InStock,,,,,#b87b60:Clay,,,L,,,,,,',
];

test('reads a product with its variants from a Wix export', async () => {
  const { format, entries } = await readText([header, ...mug].join('\r\n'), { size: 13 });
  expect(format).toBe('wix');
  const [product] = products(entries);
  expect(product).toMatchObject({
    slug: 'dune-mug',
    name: 'Dune Mug',
    description: '<p>A mug, thrown by hand.</p>',
    collections: [{ name: 'Mugs' }, { name: 'New in' }],
    sku: 'MUG',
    ribbon: 'Sale',
    price: 24,
    visible: true,
    discount: { type: 'PERCENT', value: 10 },
    weight: 0.4,
    cost: 9.5,
    brand: 'Northlight',
    manageVariants: true,
    options: [
      {
        name: 'Color',
        optionType: 'color',
        choices: [
          { description: 'Oat', value: '#d6c3a4' },
          { description: 'Clay', value: '#b87b60' },
        ],
      },
      {
        name: 'Size',
        optionType: 'drop_down',
        choices: [{ description: 'S' }, { description: 'L' }],
      },
    ],
    infoSections: [{ title: 'Care', description: 'Hand wash' }],
    customTextFields: [{ title: 'Engraving', maxLength: 20, mandatory: true }],
  });
  expect(product?.media?.map(({ image }) => image?.url)).toEqual([
    'https://static.wixstatic.com/media/a1b2c3~mv2.jpg',
    'https://pictures.example/mug two.png',
  ]);
  expect(product?.variants).toEqual([
    {
      choices: { Color: 'Oat', Size: 'S' },
      price: null,
      cost: null,
      weight: null,
      sku: 'MUG-OS',
      visible: true,
      stock: { tracked: true, quantity: 12 },
    },
    {
      choices: { Color: 'Oat', Size: 'L' },
      price: 28.5,
      cost: null,
      weight: 0.6,
      sku: 'MUG-OL',
      visible: true,
      stock: { tracked: true, quantity: 0 },
    },
    {
      choices: { Color: 'Clay', Size: 'L' },
      price: 28.5,
      cost: null,
      weight: null,
      sku: 'MUG-CL',
      visible: false,
      stock: { tracked: false, inStock: true },
    },
  ]);
});

test('reuses the id in a handle that Wix generated; the slug is then derived from the name', async () => {
  const { entries } = await readText(
    'handleId,fieldType,name,price\nproduct_AA6471BB-72d8-874e-f885-8f50d6f92812,Product,Vase,10\n',
  );
  expect(products(entries)).toEqual([
    expect.objectContaining({
      id: 'aa6471bb-72d8-874e-f885-8f50d6f92812',
      name: 'Vase',
      price: 10,
    }),
  ]);
  expect(products(entries)[0]).not.toHaveProperty('slug');
});

test('missing columns keep values; empty cells remove them', async () => {
  const { entries } = await readText(
    'handleId,fieldType,name,price,ribbon\nvase,Product,Vase,10,\n',
  );
  expect(products(entries)).toEqual([{ slug: 'vase', name: 'Vase', price: 10, ribbon: null }]);
});

test('reads options without variants', async () => {
  const { entries } = await readText(
    `${header}\ntray,Product,Tray,,,,,,30,,,,,7,,,Wood,DROP_DOWN,Oak;Walnut,,,,,,,,,\n`,
  );
  expect(products(entries)[0]).toMatchObject({
    manageVariants: false,
    options: [{ name: 'Wood' }],
    stock: { tracked: true, quantity: 7 },
  });
});

test.each([
  ['a price that is none', 'a,Product,A,cheap,', 2, 'price'],
  ['a variant above its product', 'a,Variant,,,S', 2, 'handleId'],
  ['a kind nobody knows', 'a,Bundle,A,5,', 2, 'fieldType'],
])('%s is refused with its line and column', async (_what, row, line, field) => {
  const { entries } = await readText(
    `handleId,fieldType,name,price,productOptionDescription1\n${row}\nb,Product,B,5,\n`,
  );
  expect(refused(entries)).toContainEqual(expect.objectContaining({ line, field }));
  expect(products(entries)).toEqual([expect.objectContaining({ slug: 'b' })]);
});

test('an invalid variant rejects its product and is reported with its own line', async () => {
  const { entries } = await readText(
    [
      header,
      mug[0],
      mug[1],
      mug[2]?.replace(',4.5,', ',much,'),
      'bowl,Product,Bowl,,,,,,12,,,,,,,,,,,,,,,,,,,',
    ].join('\n'),
  );
  expect(refused(entries)).toEqual([
    {
      line: 4,
      field: 'surcharge',
      reason: expect.stringContaining('"much" is not a number'),
      code: 'NOT_A_NUMBER',
      value: 'much',
    },
  ]);
  expect(products(entries).map(({ slug }) => slug)).toEqual(['bowl']);
});
