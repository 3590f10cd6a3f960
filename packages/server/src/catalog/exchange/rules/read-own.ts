import { readRow, type Row, type RowReader, type RowProblem } from './cells.ts';
import { MAX_OPTIONS, optionColumns, readList } from './formats.ts';
import { pictureAt } from './line.ts';
import { compact } from '../../../kernel/compact.ts';

/**
 * Reads our own tables: a row for each product, followed by the rows of its variants. An empty cell
 * removes the value.
 */

export type Json = Record<string, unknown>;

export function readOwnProduct([first, ...rest]: readonly Row[], problems: RowProblem[]): Json {
  if (!first) return {};
  const row = readRow(first, problems);
  const optionNames = namesOf(row);
  const manageVariants = row.boolean('manageVariants') ?? (rest.length > 0 ? true : undefined);
  return {
    ...textKeys(
      row,
      [
        'id',
        'numericId',
        'inventoryItemId',
        'slug',
        'name',
        'productType',
        'createdAt',
        'updatedAt',
      ],
      undefined,
    ),
    ...textKeys(row, ['description', 'sku', 'brand', 'ribbon', 'taxGroupId'], null),
    ...said(row, 'visible', row.boolean('visible')),
    ...said(row, 'price', row.number('price')),
    ...(row.has('discountType')
      ? {
          discount: {
            type: row.text('discountType').toUpperCase() || 'NONE',
            value: row.number('discountValue') ?? 0,
          },
        }
      : {}),
    ...orNull(row, 'cost', row.number('cost')),
    ...orNull(row, 'weight', row.number('weight')),
    ...jsonKeys(
      row,
      {
        productDimensions: 'productDimensions',
        packageDimensions: 'packageDimensions',
        pricePerUnit: 'pricePerUnitData',
        seo: 'seoData',
        digitalFile: 'digitalFile',
        downloadLimits: 'downloadLimits',
        subscriptions: 'subscriptionOptions',
        extendedFields: 'extendedFields',
      },
      null,
    ),
    ...jsonKeys(row, { infoSections: 'infoSections', customTextFields: 'customTextFields' }, []),
    ...orNull(row, 'giftCard', row.boolean('giftCard')),
    ...(row.has('tags')
      ? { tags: row.text('tags') === '' ? null : texts(row.untouched('tags')) }
      : {}),
    ...(row.has('media') ? { media: readMedia(row) } : {}),
    ...(optionNames ? { options: readOptions(row, optionNames) } : {}),
    ...compact({ manageVariants }),
    ...(rest.length > 0
      ? { variants: rest.map((cells) => readVariant(cells, optionNames ?? [], problems)) }
      : ownVariant(row, manageVariants === true && optionNames?.length !== 0)),
    ...preorderOf(row),
    ...(row.has('collections') ? { collections: readMemberships(row) } : {}),
  };
}

export function readOwnCollection(cells: Row, problems: RowProblem[]): Json {
  const row = readRow(cells, problems);
  return {
    ...textKeys(row, ['id', 'slug', 'name', 'createdAt', 'updatedAt'], undefined),
    ...textKeys(row, ['description'], null),
    ...said(row, 'visible', row.boolean('visible')),
    ...(row.has('media') ? { media: readMedia(row) } : {}),
    ...jsonKeys(row, { seo: 'seoSchema' }, null),
  };
}

const texts = (cell: string): string[] => readList(cell).map((parts) => parts.join('='));
const said = (row: RowReader, column: string, value: unknown): Json =>
  row.has(column) && value !== undefined ? { [column]: value } : {};
const orNull = (row: RowReader, column: string, value: unknown): Json =>
  row.has(column) ? { [column]: value ?? null } : {};

function textKeys(row: RowReader, columns: readonly string[], empty: null | undefined): Json {
  return Object.fromEntries(
    columns
      .filter((column) => row.has(column))
      .flatMap((column): [string, string | null][] => {
        const text = row.untouched(column);
        return text === '' ? (empty === undefined ? [] : [[column, empty]]) : [[column, text]];
      }),
  );
}

function jsonKeys(row: RowReader, columns: Readonly<Record<string, string>>, empty: unknown): Json {
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([column]) => row.has(column))
      .map(([column, key]) => [key, row.text(column) === '' ? empty : readJson(row, column)]),
  );
}

function readJson(row: RowReader, column: string): unknown {
  try {
    return JSON.parse(row.text(column)) as unknown;
  } catch {
    return row.fail(column, 'is not JSON', 'NOT_JSON');
  }
}

/** JSON, or a list of URLs. */
function readMedia(row: RowReader): unknown {
  const cell = row.text('media');
  if (cell.startsWith('[')) return readJson(row, 'media');
  return texts(row.untouched('media')).map(
    (address) =>
      pictureAt(address) ??
      row.fail(
        'media',
        `"${address.slice(0, 80)}" is not the URL of a picture`,
        'NOT_AN_IMAGE_URL',
      ),
  );
}

const namesOf = (row: RowReader): string[] | undefined =>
  row.has(optionColumns(1).name)
    ? Array.from({ length: MAX_OPTIONS }, (_, index) =>
        row.untouched(optionColumns(index + 1).name),
      ).filter((name) => name !== '')
    : undefined;

function readOptions(row: RowReader, names: readonly string[]): Json[] {
  const media = row.text('choiceMedia') === '' ? {} : readJson(row, 'choiceMedia');
  return names.map((name, index) => {
    const columns = optionColumns(index + 1);
    const type = row.text(columns.type).toLowerCase();
    return {
      name,
      ...(type === '' ? {} : { optionType: type }),
      choices: readList(row.untouched(columns.choices)).map(([description = '', ...value]) => ({
        description,
        value: value.length > 0 ? value.join('=') : description,
        mediaIds: own(own(media, name), description) ?? [],
      })),
    };
  });
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Json)[key]
    : undefined;

/** The only variant of a product has no row, so its values are in the product's row. */
function ownVariant(row: RowReader, several: boolean): Json {
  if (several) return stockOf(row);
  const said = {
    ...textKeys(row, ['barcode'], null),
    ...(row.text('variantId') === '' ? {} : { id: row.text('variantId') }),
    ...stockOf(row),
  };
  return Object.keys(said).length > 0 ? { variants: [{ choices: {}, ...said }] } : {};
}

function readVariant(cells: Row, names: readonly string[], problems: RowProblem[]): Json {
  const row = readRow(cells, problems);
  const choices = Object.fromEntries(
    names.flatMap((name, index) => {
      const [choice] = texts(row.untouched(optionColumns(index + 1).choices));
      return choice === undefined ? [] : [[name, choice]];
    }),
  );
  return {
    ...(row.text('variantId') === '' ? {} : { id: row.text('variantId') }),
    choices,
    ...orNull(row, 'price', row.number('price')),
    ...orNull(row, 'cost', row.number('cost')),
    ...orNull(row, 'weight', row.number('weight')),
    ...textKeys(row, ['sku', 'barcode'], null),
    ...said(row, 'visible', row.boolean('visible')),
    ...jsonKeys(
      row,
      { productDimensions: 'productDimensions', packageDimensions: 'packageDimensions' },
      null,
    ),
    ...stockOf(row),
  };
}

function stockOf(row: RowReader): Json {
  const [tracked, quantity, inStock, preordered] = [
    row.boolean('tracked'),
    row.whole('quantity'),
    row.boolean('inStock'),
    row.whole('preordered'),
  ];
  const stock = {
    ...compact({ tracked, quantity, inStock, preordered }),
  };
  return Object.keys(stock).length > 0 ? { stock } : {};
}

function preorderOf(row: RowReader): Json {
  const enabled = row.boolean('preorderEnabled');
  return enabled === undefined
    ? {}
    : {
        preorder: {
          enabled,
          message: row.untouched('preorderMessage') || null,
          limit: row.whole('preorderLimit') ?? null,
        },
      };
}

function readMemberships(row: RowReader): Json[] {
  const positions = row.list('collectionPositions').map(Number);
  return texts(row.untouched('collections')).map((slug, index) => ({
    slug,
    ...(Number.isInteger(positions[index]) ? { position: positions[index] } : {}),
  }));
}
