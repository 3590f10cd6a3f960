import { stringify } from 'csv-stringify/sync';
import { createCurrency } from '../../kernel/money.ts';
import type { StoreContext } from '../products/rules/product-state.ts';
import { ownColumns } from './rules/columns-own.ts';
import { shopifyColumns } from './rules/columns-shopify.ts';
import { wixColumns } from './rules/columns-wix.ts';
import type { Format } from './rules/formats.ts';
import type { CollectionLine, ProductLine } from './rules/line.ts';
import { ownCollectionRow, ownProductRows, type Cells } from './rules/write-own.ts';
import { shopifyRows } from './rules/write-shopify.ts';
import { wixRows } from './rules/write-wix.ts';

/** How lines are written in a format: text that ends where a line ends. */
export interface Writer {
  readonly header: string;
  readonly collection?: (line: CollectionLine) => string;
  readonly product: (line: ProductLine, collectionNames: readonly string[]) => string;
}

export function createWriter({
  format,
  context,
  weightUnit,
}: {
  readonly format: Format;
  readonly context: StoreContext;
  readonly weightUnit: string;
}): Writer {
  const { siteUrl } = context;
  switch (format) {
    case 'jsonl': {
      const line = (type: string, value: object) => `${JSON.stringify({ type, ...value })}\n`;
      return {
        header: '',
        collection: (collection) => line('collection', collection),
        product: (product) => line('product', product),
      };
    }
    case 'csv':
      return {
        header: table(ownColumns, [header(ownColumns)]),
        collection: (line) => table(ownColumns, [ownCollectionRow(line)]),
        product: (line) => table(ownColumns, ownProductRows(line)),
      };
    case 'wix':
      return {
        header: table(wixColumns, [header(wixColumns)]),
        product: (line, collectionNames) =>
          table(wixColumns, wixRows(line, { siteUrl, collectionNames })),
      };
    case 'shopify': {
      const currency = createCurrency(context.currency, context.locale);
      return {
        header: table(shopifyColumns, [header(shopifyColumns)]),
        product: (line, collectionNames) =>
          table(
            shopifyColumns,
            shopifyRows(line, { siteUrl, collectionNames, currency, weightUnit }),
          ),
      };
    }
  }
}

const header = (columns: readonly string[]): Cells =>
  Object.fromEntries(columns.map((column) => [column, column]));
const table = (columns: readonly string[], rows: readonly Cells[]): string =>
  stringify(
    rows.map((row) => columns.map((column) => row[column] ?? '')),
    { quoted_match: /^\s|\s$|[\r\n]/ },
  );
