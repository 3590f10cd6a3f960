import type {
  CatalogImportColumn,
  CatalogImportProblemCode,
  CatalogImportState,
} from '@shopwright/contract/catalog/catalog-imports';
import { describe, expect, test } from 'vitest';
import { columnsOf, formats } from '../../exchange/rules/formats.ts';
import { formatFromWire, formatToWire } from '../../exchange/rules/wire-formats.ts';
import { changeColumns } from './change-columns.ts';
import { adviceFor, sentenceOf } from './describe-problem.ts';
import { type ImportAction, isRunning, nextState } from './import-states.ts';
import { importToWire, problemToWire } from './import-to-wire.ts';
import { titleOf } from './report-column.ts';
import type { StoredImport } from './stored-import.ts';

describe('the columns of an import', () => {
  const columns: CatalogImportColumn[] = [
    { position: 0, name: 'Titel', field: 'name', match: 'NAME' as never },
    { position: 1, name: 'Preis', field: null, match: 'NONE' },
    { position: 2, name: 'Marke', match: 'NONE' },
  ];
  const change = (...chosen: CatalogImportColumn[]) => changeColumns(columns, chosen, 'csv');

  test('are chosen by the caller, and cleared', () => {
    expect(change({ position: 1, field: 'price' }, { position: 0, field: '' })).toEqual([
      { ...columns[0], field: null, match: 'NONE' },
      { ...columns[1], field: 'price', match: 'CHOSEN' },
      columns[2],
    ]);
    expect(change({ position: 0, field: null })).toMatchObject([
      { field: null, match: 'NONE' },
      {},
      {},
    ]);
  });

  test('stay as they are where nothing changes', () => {
    expect(change()).toEqual(columns);
    expect(change({ position: 0, field: 'name' }, { position: 1 }, { position: 2 })).toEqual(
      columns,
    );
  });

  test('must exist, and map to one field each', () => {
    const at = (field: string, violatedRule: string, description: string) => ({
      violations: [{ field, violatedRule, description }],
    });
    const position = at('columns[0].position', 'OTHER', 'must be the position of a column');
    expect(change({ field: 'name' })).toMatchObject(position);
    expect(change({ position: 3, field: 'name' })).toMatchObject(position);
    expect(change({ position: 1, field: 'price' }, { position: 2, field: 'x' })).toMatchObject(
      at('columns[1].field', 'INVALID_ENUM_VALUE', 'must be an available field'),
    );
    expect(change({ position: 2, field: 'name' })).toMatchObject(
      at('columns', 'OTHER', 'must not fill the field "name" twice'),
    );
  });
});

describe('the message of a problem', () => {
  const say = (reason: string, title = 'Price', code: CatalogImportProblemCode = 'INVALID_VALUE') =>
    sentenceOf({ code, title, reason });

  test('is a sentence about the column or the row', () => {
    expect(say('is required')).toBe('"Price" is required.');
    expect(say('is required', '')).toBe('The row is required.');
    expect(say('is it?')).toBe('"Price" is it?');
    expect(say('is wrong!')).toBe('"Price" is wrong!');
  });

  test.each([
    '"x" is not a number',
    '“x” is odd',
    '3 is odd',
    'A title is long',
    'https://x.y is gone',
  ])('is %j unchanged', (reason) => {
    expect(say(reason)).toBe(`${reason}.`);
  });

  test('for an existing product is the same in every format', () => {
    expect(say('duplicate', 'Slug', 'DUPLICATE_PRODUCT')).toBe(
      'There is already a product with this slug or ID.',
    );
    expect(say('Ends with a stop.')).toBe('Ends with a stop.');
  });

  test('has one sentence of advice for each kind of problem', () => {
    const codes: CatalogImportProblemCode[] = [
      'ADJUSTED',
      'DUPLICATE_PRODUCT',
      'INVALID_VALUE',
      'NOT_AN_IMAGE_URL',
      'NOT_A_BOOLEAN',
      'NOT_A_NUMBER',
      'NOT_A_WHOLE_NUMBER',
      'NOT_JSON',
      'REQUIRED',
      'TOO_LONG',
      'TOO_MANY_CELLS',
      'UNREADABLE',
      'VARIANT_WITHOUT_PRODUCT',
      'WRONG_ENCODING',
      'WRONG_ROW_TYPE',
    ];
    const advice = codes.map(adviceFor);
    for (const sentence of advice) expect(sentence).toMatch(/^[A-Z].+\.$/);
    expect(new Set(advice).size).toBe(codes.length);
  });
});

describe('the states of an import', () => {
  const states: CatalogImportState[] = [
    'READY',
    'VALIDATING',
    'VALIDATED',
    'RUNNING',
    'COMPLETED',
    'CANCELED',
    'FAILED',
  ];
  const table = (action: ImportAction, isStarted: boolean) =>
    Object.fromEntries(
      states.flatMap((state) => {
        const next = nextState({ state, isStarted }, action);
        return next === undefined ? [] : [[state, next]];
      }),
    );

  test.each<[ImportAction, Record<string, string>, Record<string, string>]>([
    ['change', { READY: 'READY', VALIDATED: 'READY', FAILED: 'READY' }, {}],
    [
      'validate',
      {
        READY: 'VALIDATING',
        VALIDATING: 'VALIDATING',
        VALIDATED: 'VALIDATING',
        FAILED: 'VALIDATING',
      },
      { VALIDATING: 'VALIDATING' },
    ],
    [
      'start',
      { READY: 'RUNNING', VALIDATED: 'RUNNING', RUNNING: 'RUNNING', COMPLETED: 'COMPLETED' },
      { RUNNING: 'RUNNING', COMPLETED: 'COMPLETED' },
    ],
    [
      'cancel',
      { VALIDATING: 'READY', RUNNING: 'CANCELED', CANCELED: 'CANCELED' },
      { VALIDATING: 'READY', RUNNING: 'CANCELED', CANCELED: 'CANCELED' },
    ],
    [
      'resume',
      { RUNNING: 'RUNNING' },
      { RUNNING: 'RUNNING', CANCELED: 'RUNNING', FAILED: 'RUNNING' },
    ],
    [
      'delete',
      {
        READY: 'READY',
        VALIDATED: 'VALIDATED',
        COMPLETED: 'COMPLETED',
        CANCELED: 'CANCELED',
        FAILED: 'FAILED',
      },
      {
        READY: 'READY',
        VALIDATED: 'VALIDATED',
        COMPLETED: 'COMPLETED',
        CANCELED: 'CANCELED',
        FAILED: 'FAILED',
      },
    ],
  ])('allow the action %s before and after rows were imported', (action, before, after) => {
    expect(table(action, false)).toEqual(before);
    expect(table(action, true)).toEqual(after);
  });

  test('run a job in two of the states', () => {
    expect(states.filter(isRunning)).toEqual(['VALIDATING', 'RUNNING']);
  });
});

describe('an import on the wire', () => {
  const row: StoredImport = {
    importId: 'i',
    fileName: 'products.csv',
    state: 'READY',
    format: 'csv',
    encoding: 'utf-8',
    separator: ';',
    bytes: 200,
    columns: [{ position: 0, name: 'name' }],
    updateExisting: true,
    fetchImages: false,
    entriesDone: 1,
    bytesRead: 101,
    problemCount: 0,
    validation: null,
    result: null,
    failure: null,
    createdBy: 'owner',
    createdAt: new Date('2026-01-01T00:00:00.000Z'),
    startedAt: null,
    finishedAt: null,
  };

  test('has every stored field', () => {
    expect(importToWire(row)).toEqual({
      id: 'i',
      fileName: 'products.csv',
      state: 'READY',
      format: 'SHOPWRIGHT_CSV',
      encoding: 'utf-8',
      separator: ';',
      sizeInBytes: 200,
      columns: row.columns,
      availableFields: columnsOf('csv'),
      updateExisting: true,
      fetchImages: false,
      progressPercent: 50,
      validation: null,
      result: null,
      failure: null,
      createdBy: 'owner',
      createdDate: '2026-01-01T00:00:00.000Z',
      startedDate: null,
      finishedDate: null,
    });
    expect(
      importToWire({
        ...row,
        startedAt: new Date('2026-01-02T00:00:00.000Z'),
        finishedAt: new Date('2026-01-03T00:00:00.000Z'),
      }),
    ).toMatchObject({
      startedDate: '2026-01-02T00:00:00.000Z',
      finishedDate: '2026-01-03T00:00:00.000Z',
    });
  });

  test('offers fields for a table only', () => {
    expect(importToWire({ ...row, format: null })).toMatchObject({
      format: null,
      availableFields: [],
    });
    expect(importToWire({ ...row, format: 'jsonl' }).availableFields).toEqual([]);
  });

  test('shows 100 % progress only when it is done', () => {
    const percent = (more: Partial<StoredImport>) =>
      importToWire({ ...row, ...more }).progressPercent;
    expect(percent({ state: 'RUNNING', bytesRead: 200 })).toBe(99);
    expect(percent({ state: 'RUNNING', bytesRead: 0 })).toBe(0);
    expect(percent({ bytes: 0, bytesRead: 0 })).toBe(0);
    expect(percent({ state: 'VALIDATED', bytesRead: 0 })).toBe(100);
    expect(percent({ state: 'COMPLETED', bytesRead: 0 })).toBe(100);
  });

  test('has problems with advice', () => {
    expect(
      problemToWire({
        position: 4,
        line: 7,
        product: 'Mug',
        title: 'Price',
        value: 'x',
        code: 'REQUIRED',
        reason: 'is required',
        rejected: true,
      }),
    ).toEqual({
      position: 4,
      line: 7,
      product: 'Mug',
      column: 'Price',
      value: 'x',
      code: 'REQUIRED',
      reason: 'is required',
      advice: 'Enter a value.',
      rejected: true,
    });
  });
});

describe('the title of a column', () => {
  test('is the field itself in JSON lines, and for a row as a whole', () => {
    expect(titleOf('variants[2].price', 'jsonl', [])).toBe('variants[2].price');
    expect(titleOf('', 'csv', [])).toBe('');
  });

  test('is the header in the file', () => {
    const columns = [
      { name: 'Name', field: 'name' },
      { name: 'Preis', field: 'price' },
    ];
    expect(titleOf('price', 'csv', columns)).toBe('Preis');
    expect(titleOf('variants[12].price', 'csv', columns)).toBe('Preis');
    expect(titleOf('weight', 'csv', columns)).toBe('weight');
  });

  test.each([
    ['discount.type', 'discountType', 'discountMode', 'Variant Compare At Price'],
    ['discount.value', 'discountValue', 'discountValue', 'Variant Compare At Price'],
    ['stock.quantity', 'quantity', 'inventory', 'Variant Inventory Qty'],
    ['variants[0].stock.quantity', 'quantity', 'inventory', 'Variant Inventory Qty'],
    ['stock.inStock', 'inStock', 'inventory', 'Variant Inventory Qty'],
    ['preorder.message', 'preorderMessage', 'preorder.message', 'preorder.message'],
    ['preorder.limit', 'preorderLimit', 'preorder.limit', 'preorder.limit'],
    ['pricePerUnitData', 'pricePerUnit', 'pricePerUnitData', 'pricePerUnitData'],
    ['seoData.tags[0]', 'seo', 'seoData.tags[0]', 'SEO Title'],
    ['seoSchema', 'seo', 'seoSchema', 'seoSchema'],
    ['subscriptionOptions[0]', 'subscriptions', 'subscriptionOptions[0]', 'subscriptionOptions[0]'],
    ['slug', 'slug', 'handleId', 'Handle'],
    ['name', 'name', 'name', 'Title'],
    ['description', 'description', 'description', 'Body (HTML)'],
    ['brand', 'brand', 'brand', 'Vendor'],
    ['tags[3]', 'tags', 'tags[3]', 'Tags'],
    ['visible', 'visible', 'visible', 'Published'],
    ['price', 'price', 'price', 'Variant Price'],
    ['sku', 'sku', 'sku', 'Variant SKU'],
    ['variants[1].barcode', 'barcode', 'variants[1].barcode', 'Variant Barcode'],
    ['weight', 'weight', 'weight', 'Variant Grams'],
    ['cost', 'cost', 'cost', 'Cost per item'],
    ['media[0].image', 'media', 'productImageUrl', 'Image Src'],
    ['collections', 'collections', 'collection', 'Collection'],
    ['giftCard', 'giftCard', 'giftCard', 'Gift Card'],
    ['options[0].name', 'option1Name', 'productOptionName1', 'Option1 Name'],
    ['options[1]', 'option2Name', 'productOptionName2', 'Option2 Name'],
    ['options[1].choices[4].value', 'option2Choices', 'productOptionDescription2', 'Option2 Value'],
    ['infoSections[0].title', 'infoSections', 'additionalInfoTitle1', 'infoSections[0].title'],
    ['infoSections[1]', 'infoSections', 'additionalInfoTitle2', 'infoSections[1]'],
    [
      'infoSections[1].description',
      'infoSections',
      'additionalInfoDescription2',
      'infoSections[1].description',
    ],
    [
      'customTextFields[0].title',
      'customTextFields',
      'customTextField1',
      'customTextFields[0].title',
    ],
    ['constructor', 'constructor', 'constructor', 'constructor'],
  ])('of the field %s follows the platform', (field, csv, wix, shopify) => {
    expect([
      titleOf(field, 'csv', []),
      titleOf(field, 'wix', []),
      titleOf(field, 'shopify', []),
    ]).toEqual([csv, wix, shopify]);
  });
});

test('each file format has an API name, and is found by it', () => {
  expect((['csv', 'wix', 'shopify', 'jsonl'] as const).map(formatToWire)).toEqual([
    'SHOPWRIGHT_CSV',
    'WIX_CSV',
    'SHOPIFY_CSV',
    'JSON_LINES',
  ]);
  for (const format of formats) expect(formatFromWire(formatToWire(format))).toBe(format);
});
