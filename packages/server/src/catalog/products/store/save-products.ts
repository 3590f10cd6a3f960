import type { Tx } from '../../../db/index.ts';
import type { ProductState } from '../rules/product-state.ts';
import type { ProductRenderer } from '../rules/render-product.ts';
import { isListedOtherwise } from '../rules/listing.ts';
import { type StockCause, stockMovements } from '../rules/derive-stock-movements.ts';
import { applyCollectionRules } from '../rules/apply-collection-rules.ts';
import { findCollectionRules } from './collection-rules.ts';
import { defaultLocation, followRenamedLabels, labelIds } from './labels.ts';
import { deleteListings, saveListings } from './listings.ts';
import { saveMemberships } from './memberships.ts';
import {
  customizationRows,
  infoSectionRows,
  productRow,
  type ProductRow,
  stockRow,
  variantRows,
  withLabels,
} from './rows.ts';
import {
  deleteProductRows,
  deleteVariants,
  dropCustomizations,
  dropInfoSections,
  linkCustomizations,
  linkInfoSections,
  type PartOfProduct,
  upsertCustomizations,
  upsertInfoSections,
  upsertProducts,
  upsertStock,
  upsertVariants,
} from './save-product-rows.ts';
import { reserveSlugs } from './slugs.ts';
import { insertStockMovements } from './stock-movements.ts';

export interface ProductChange {
  /** The state that was loaded under its lock; undefined for a new product. */
  readonly before: ProductState | undefined;
  readonly after: ProductState;
  /** The row of a new product, if it was built beforehand (`newRow`). */
  readonly row?: ProductRow;
}

/** How a site's products are written. */
export interface SaveTarget {
  readonly siteId: string;
  readonly renderer: ProductRenderer;
  /** The text search configuration of its language. */
  readonly language: string;
  readonly now: string;
}

/** Progress of a write, for imports that write several batches concurrently. */
export interface Steps {
  /** Called when slugs, brands and ribbons are written, for which a concurrent batch may wait. */
  readonly onNamesWritten?: () => void;
  /**
   * Called when the rows of the products themselves are written. Shared rows (collections, facets,
   * counts) are locked only after it resolves.
   */
  readonly beforeShared?: (states: readonly ProductState[]) => Promise<void>;
  /** Also writes prices and listings of unchanged products, for a new currency or language. */
  readonly rerender?: boolean;
  /** Writes the listings of unchanged products too: a brand or another shared part has changed. */
  readonly relist?: boolean;
  /** Why stock changes; an edit of the product without it. */
  readonly stockCause?: StockCause;
}

const productEdit: StockCause = { cause: 'PRODUCT_EDIT' };

type Passing = Pick<ProductChange, 'before' | 'after'>;

/** Lets an import build rows while the database writes other products. */
export const newRow = (state: ProductState, renderer: ProductRenderer): ProductRow =>
  productRow({ ...state, revision: 1 }, renderer);

/**
 * Writes any number of products with a fixed number of statements, and maintains the counts of the
 * catalog and its collections. Returns the stored products, with their final slugs and revisions.
 */
export async function saveProducts(
  tx: Pick<Tx, 'query' | 'actor'>,
  target: SaveTarget,
  changes: readonly ProductChange[],
  {
    onNamesWritten,
    beforeShared,
    rerender = false,
    relist = false,
    stockCause = productEdit,
  }: Steps = {},
): Promise<ProductState[]> {
  if (changes.length === 0) return [];
  const { siteId, renderer } = target;
  const revised = changes.map(({ before, after, row }) => ({
    before,
    row,
    after: { ...after, revision: (before?.revision ?? 0) + 1 },
  }));
  // Rows are rendered before the first lock is taken; a product that gets another slug is rendered
  // again.
  const rendered = new Map(
    revised.map(({ before, after, row }) => [
      after,
      before === undefined && row ? row : productRow(after, renderer),
    ]),
  );
  const named = await settleSlugs(tx, siteId, revised);
  const branded = await followRenamedLabels(tx, siteId, 'brand', named);
  const labeled = await followRenamedLabels(tx, siteId, 'ribbon', branded);
  const rules = await findCollectionRules(tx, siteId);
  const settled = labeled.map(({ before, after }) => ({
    before,
    after: applyCollectionRules(after, rules, renderer.currency),
  }));
  const states = settled.map(({ after }) => after);
  const brands = await labelIds(
    tx,
    siteId,
    'brand',
    states.flatMap(({ brand }) => brand ?? []),
  );
  const ribbons = await labelIds(
    tx,
    siteId,
    'ribbon',
    states.flatMap(({ ribbon }) => ribbon ?? []),
  );
  const stock = settled.flatMap(changedStock);
  const movements = settled.flatMap(({ before, after }) => stockMovements(before, after));
  const locationId =
    stock.length > 0 || movements.length > 0 ? await defaultLocation(tx, siteId) : '';
  onNamesWritten?.();
  const fresh = settled.every(({ before }) => before === undefined);
  const withOptions = statesWhere(settled, (before, after) => before.options !== after.options);
  const withSections = statesWhere(
    settled,
    (before, after) => before.infoSections !== after.infoSections,
  );

  const options = withOptions.flatMap(customizationRows);
  const sections = withSections.flatMap(infoSectionRows);
  await upsertCustomizations(tx, siteId, options, fresh);
  await upsertInfoSections(tx, siteId, sections, fresh);
  const rows = new Map(
    states.map((state) => [state, rendered.get(state) ?? productRow(state, renderer)]),
  );
  await upsertProducts(
    tx,
    siteId,
    [...rows].map(([state, row]) => withLabels(row, state, { brands, ribbons })),
    fresh,
  );
  await linkCustomizations(tx, siteId, options, fresh);
  await linkInfoSections(tx, siteId, sections, fresh);
  await deleteVariants(
    tx,
    siteId,
    settled.flatMap(({ before, after }) =>
      removedParts(before?.variants, after.variants, ({ variantId }) => variantId),
    ),
  );
  await upsertVariants(
    tx,
    siteId,
    statesWhere(settled, (before, after) => rerender || variantRowsDiffer(before, after)).flatMap(
      (state) => variantRows(state, renderer.currency),
    ),
    fresh,
  );
  await upsertStock(tx, siteId, locationId, stock, fresh);
  await insertStockMovements(tx, target, locationId, movements, stockCause, fresh);
  await dropCustomizations(
    tx,
    siteId,
    settled.flatMap(({ before, after }) =>
      partsOf(
        after,
        removedParts(before?.options, after.options, ({ customizationId }) => customizationId),
      ),
    ),
  );
  await dropInfoSections(
    tx,
    siteId,
    settled.flatMap(({ before, after }) =>
      partsOf(
        after,
        removedParts(
          before?.infoSections,
          after.infoSections,
          ({ infoSectionId }) => infoSectionId,
        ),
      ),
    ),
  );
  await beforeShared?.(states);
  await saveMemberships(tx, siteId, settled);
  const listed = statesWhere(
    settled,
    (before, after) => rerender || relist || isListedOtherwise(before, after, renderer.currency),
  );
  await saveListings(
    tx,
    target,
    listed.flatMap((state) => rows.get(state)?.listed ?? []),
    { fresh },
  );
  return states;
}

/** Deletes products that the transaction has locked. */
export async function deleteProducts(
  tx: Pick<Tx, 'query' | 'actor'>,
  target: Pick<SaveTarget, 'siteId' | 'now'>,
  products: readonly ProductState[],
  stockCause: StockCause,
): Promise<void> {
  if (products.length === 0) return;
  const { siteId } = target;
  const movements = products.flatMap((before) => stockMovements(before, undefined));
  if (movements.length > 0)
    await insertStockMovements(
      tx,
      target,
      await defaultLocation(tx, siteId),
      movements,
      stockCause,
      false,
    );
  await saveMemberships(
    tx,
    siteId,
    products.map((before) => ({ before, after: undefined })),
  );
  await deleteListings(
    tx,
    siteId,
    products.map(({ numericId }) => numericId),
  );
  await deleteProductRows(
    tx,
    siteId,
    products.map(({ productId }) => productId),
  );
  await dropCustomizations(
    tx,
    siteId,
    products.flatMap((before) =>
      partsOf(
        before,
        before.options.map(({ customizationId }) => customizationId),
      ),
    ),
  );
  await dropInfoSections(
    tx,
    siteId,
    products.flatMap((before) =>
      partsOf(
        before,
        before.infoSections.map(({ infoSectionId }) => infoSectionId),
      ),
    ),
  );
}

async function settleSlugs(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  changes: readonly Passing[],
): Promise<Passing[]> {
  const moving = changes.filter(({ before, after }) => before?.slug !== after.slug);
  const slugs = await reserveSlugs(
    { tx, siteId, table: 'product' },
    moving.map(({ after }) => after.slug),
  );
  const slugOf = new Map(
    moving.map(({ after }, index) => [after.productId, slugs[index] ?? after.slug]),
  );
  return changes.map(({ before, after }) => {
    const slug = slugOf.get(after.productId) ?? after.slug;
    return { before, after: slug === after.slug ? after : { ...after, slug } };
  });
}

/**
 * New products, and those whose part differs: rules return the identical value for unchanged parts.
 */
function statesWhere(
  changes: readonly Passing[],
  differ: (before: ProductState, after: ProductState) => boolean,
): ProductState[] {
  return changes
    .filter(({ before, after }) => before === undefined || differ(before, after))
    .map(({ after }) => after);
}

/** Variant rows also hold the charged price, which depends on the product. */
const variantRowsDiffer = (before: ProductState, after: ProductState): boolean =>
  before.variants !== after.variants ||
  before.price !== after.price ||
  before.discount !== after.discount ||
  before.sku !== after.sku ||
  before.manageVariants !== after.manageVariants ||
  before.options !== after.options;

function changedStock({ before, after }: Passing): Record<string, unknown>[] {
  if (before?.variants === after.variants) return [];
  const stockBefore = new Map(before?.variants.map(({ variantId, stock }) => [variantId, stock]));
  return after.variants
    .filter(({ variantId, stock }) => stockBefore.get(variantId) !== stock)
    .map((variant) => stockRow(after.productId, variant));
}

function removedParts<Part>(
  before: readonly Part[] | undefined,
  after: readonly Part[],
  idOf: (part: Part) => string,
): string[] {
  if (before === undefined || before === after) return [];
  const remaining = new Set(after.map(idOf));
  return before.map(idOf).filter((id) => !remaining.has(id));
}

const partsOf = ({ productId }: ProductState, partIds: readonly string[]): PartOfProduct[] =>
  partIds.map((partId) => ({ productId, partId }));
