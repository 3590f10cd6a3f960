import { setImmediate as turn } from 'node:timers/promises';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { toSlug } from '../../kernel/slug.ts';
import type { ProductState } from '../products/rules/product-state.ts';
import type { ProductRow } from '../products/store/rows.ts';
import { newRow } from '../products/store/save-products.ts';
import type { WriteTarget } from '../products/write-products.ts';
import type { ProductEntry } from './entries.ts';
import { newFromLine } from './rules/line-to-state.ts';

/** A product of a file on its way into the store. */
export interface Pending {
  readonly entry: ProductEntry;
  /** What it is known by, beside its id. */
  readonly slug: string;
  /** Undefined when the file says nothing of collections. */
  readonly collectionIds: readonly string[] | undefined;
  readonly numericId: string;
  /** As a new product. */
  readonly built: ProductState | Refusal;
  /** Of what was built. */
  readonly row?: ProductRow;
}

export interface Unbuilt extends Omit<Pending, 'built' | 'row'> {}

export const slugOf = ({ product }: ProductEntry): string =>
  toSlug(product.slug ?? '') || toSlug(product.name ?? '');

export function build(
  pending: Unbuilt,
  target: WriteTarget,
  taken: ReadonlySet<string>,
): ProductState | Refusal {
  const { product } = pending.entry;
  const inventoryItemId = product.inventoryItemId?.toLowerCase();
  return newFromLine(product, {
    ids: {
      productId: product.id?.toLowerCase() ?? target.mint(),
      numericId:
        product.numericId !== undefined &&
        !taken.has(product.numericId) &&
        isNumber(product.numericId)
          ? product.numericId
          : pending.numericId,
      inventoryItemId:
        inventoryItemId !== undefined && !taken.has(inventoryItemId)
          ? inventoryItemId
          : target.mint(),
    },
    collectionIds: pending.collectionIds ?? [],
    patching: target,
    taken,
  });
}

export const isNumber = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);

/** So many are built before whoever waits for the database gets a turn. */
const AT_ONCE = 5;

/** The work that needs no database, done while another batch is with it. */
export async function buildBatch(
  batch: readonly Unbuilt[],
  target: WriteTarget,
  { rendering }: { readonly rendering: boolean },
): Promise<Pending[]> {
  const built: Pending[] = [];
  for (const [index, pending] of batch.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
    const state = build(pending, target, nothing);
    built.push({
      ...pending,
      built: state,
      ...(isRefusal(state) || !rendering ? {} : { row: newRow(state, target.renderer) }),
    });
  }
  return built;
}

const nothing: ReadonlySet<string> = new Set();

export const isBuilt = (pending: Pending): pending is Pending & { readonly built: ProductState } =>
  !isRefusal(pending.built);
