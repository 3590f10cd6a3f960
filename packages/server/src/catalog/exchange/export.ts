import { stringify } from 'csv-stringify/sync';
import type { Db, Tx } from '../../db/index.ts';
import { compact } from '../../kernel/compact.ts';
import { createCurrency } from '../../kernel/money.ts';
import type { StoreContext } from '../products/rules/product-state.ts';
import { loadProducts } from '../products/store/find-products.ts';
import { type Format, ownColumns, shopifyColumns, wixColumns } from './rules/formats.ts';
import type { CollectionLine, ProductLine } from './rules/line.ts';
import { guardFormula } from './rules/formula-guard.ts';
import { collectionToLine, stateToLine } from './rules/state-to-line.ts';
import { type Cells, ownCollectionRow, ownProductRows } from './rules/write-own.ts';
import { shopifyRows } from './rules/write-shopify.ts';
import { wixRows } from './rules/write-wix.ts';
import {
  type CollectionName,
  listMemberships,
  listNext,
  readCollectionStates,
  disableIdleTimeout,
} from './store/existing-rows.ts';

export interface ExportOptions {
  readonly db: Db;
  readonly siteId: string;
  readonly context: StoreContext;
  readonly weightUnit: string;
  readonly format: Format;
  /** Resolves when the destination can take more. */
  readonly write: (text: string) => Promise<void>;
  readonly onProgress?: (products: number) => Promise<void> | void;
  /**
   * The next products to export after one of them, when it is not the whole catalog. Collections
   * are then left out.
   */
  readonly select?: (
    tx: Tx,
    page: { readonly after: string | null; readonly limit: number },
  ) => Promise<readonly string[]>;
}

const PRODUCTS_PER_READ = 250;

/** Exports a snapshot of the catalog in batches, in the order the products were created. */
export async function exportCatalog(
  options: ExportOptions,
): Promise<{ readonly products: number }> {
  const { db, siteId, write, onProgress, select } = options;
  const writer = createWriter(options);
  return db.tx(
    async (tx) => {
      await disableIdleTimeout(tx);
      const collections = await readCollectionStates(tx, siteId);
      const byId = new Map(collections.map((collection) => [collection.collectionId, collection]));
      await write(writer.header);
      for (const state of select ? [] : collections)
        await write(writer.collection?.(collectionToLine(state)) ?? '');
      let products = 0;
      for await (const ids of readPages(tx, options)) {
        const lines = await productLines(tx, siteId, ids, byId);
        await write(lines.map(({ line, names }) => writer.product(line, names)).join(''));
        products += lines.length;
        await onProgress?.(products);
      }
      return { products };
    },
    { isolation: 'repeatable read', readOnly: true, statementTimeoutMs: 60_000, attempts: 1 },
  );
}

async function* readPages(
  tx: Tx,
  { siteId, select }: ExportOptions,
): AsyncGenerator<readonly string[]> {
  if (select) {
    let after: string | null = null;
    for (;;) {
      const ids = await select(tx, { after, limit: PRODUCTS_PER_READ });
      after = ids.at(-1) ?? null;
      if (after === null) return;
      yield ids;
    }
  }
  let after = '0';
  for (;;) {
    const next = await listNext(tx, siteId, after, PRODUCTS_PER_READ);
    const last = next.at(-1);
    if (!last) return;
    yield next.map(({ productId }) => productId);
    after = last.numericId;
  }
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
    const memberOf = state.collectionIds.flatMap((id) => collections.get(id) ?? []);
    const memberships = memberOf.map(({ collectionId, slug }) => {
      const position = positions.get(`${productId} ${collectionId}`);
      return { slug, ...compact({ position }) };
    });
    return [{ line: stateToLine(state, memberships), names: memberOf.map(({ name }) => name) }];
  });
}

/** Writes lines in one format. Every text ends with a line break. */
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
    rows.map((row) => columns.map((column) => guardFormula(row[column] ?? ''))),
    { quoted_match: /^\s|\s$|[\r\n]/ },
  );
