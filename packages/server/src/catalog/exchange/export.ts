import { stringify } from 'csv-stringify/sync';
import type { Db, Tx } from '../../db/index.ts';
import { compact } from '../../kernel/compact.ts';
import { createCurrency } from '../../kernel/money.ts';
import type { StoreContext } from '../products/rules/product-state.ts';
import { loadProducts } from '../products/store/load-products.ts';
import { ownColumns, shopifyColumns, wixColumns } from './rules/columns.ts';
import type { Format } from './rules/formats.ts';
import type { CollectionLine, ProductLine } from './rules/line.ts';
import { collectionToLine, stateToLine } from './rules/state-to-line.ts';
import { type Cells, ownCollectionRow, ownProductRows } from './rules/write-own.ts';
import { shopifyRows } from './rules/write-shopify.ts';
import { wixRows } from './rules/write-wix.ts';
import {
  type CollectionName,
  listMemberships,
  listNext,
  readCollectionStates,
  takeTime,
} from './store/existing-rows.ts';

export interface ExportOptions {
  readonly db: Db;
  readonly siteId: string;
  readonly context: StoreContext;
  readonly weightUnit: string;
  readonly format: Format;
  /** Answers when there is room for more. */
  readonly write: (text: string) => Promise<void>;
  readonly onProgress?: (products: number) => void;
}

const BATCH = 250;

/** The catalog of one moment, in the order products were made, a batch at a time. */
export async function exportCatalog(
  options: ExportOptions,
): Promise<{ readonly products: number }> {
  const { db, siteId, write, onProgress } = options;
  const writer = createWriter(options);
  return db.tx(
    async (tx) => {
      await takeTime(tx);
      const collections = await readCollectionStates(tx, siteId);
      const byId = new Map(collections.map((collection) => [collection.collectionId, collection]));
      await write(writer.header);
      for (const state of collections)
        await write(writer.collection?.(collectionToLine(state)) ?? '');
      let [after, products] = ['0', 0];
      for (;;) {
        const next = await listNext(tx, siteId, after, BATCH);
        const last = next.at(-1);
        if (!last) return { products };
        const lines = await productLines(
          tx,
          siteId,
          next.map(({ productId }) => productId),
          byId,
        );
        await write(lines.map(({ line, names }) => writer.product(line, names)).join(''));
        [after, products] = [last.numericId, products + lines.length];
        onProgress?.(products);
      }
    },
    { isolation: 'repeatable read', readOnly: true, statementTimeoutMs: 60_000, attempts: 1 },
  );
}

async function productLines(
  tx: Tx,
  siteId: string,
  productIds: readonly string[],
  collections: ReadonlyMap<string, CollectionName>,
): Promise<{ line: ProductLine; names: string[] }[]> {
  const states = await loadProducts(tx, siteId, productIds);
  const positions = new Map(
    (await listMemberships(tx, siteId, productIds)).map(({ collectionId, productId, position }) => [
      `${productId} ${collectionId}`,
      position,
    ]),
  );
  return productIds.flatMap((productId) => {
    const state = states.get(productId);
    if (!state) return [];
    const known = state.collectionIds.flatMap((id) => collections.get(id) ?? []);
    const memberships = known.map(({ collectionId, slug }) => {
      const position = positions.get(`${productId} ${collectionId}`);
      return { slug, ...compact({ position }) };
    });
    return [{ line: stateToLine(state, memberships), names: known.map(({ name }) => name) }];
  });
}

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
