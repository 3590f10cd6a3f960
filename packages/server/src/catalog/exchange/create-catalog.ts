import type { Tx } from '../../db/index.ts';
import { publishAll } from '../../events/index.ts';
import { isRefusal, type Refusal, refuseFields, violation } from '../../kernel/outcome.ts';
import { buildProduct } from '../products/rules/build-product.ts';
import {
  collectionCreated,
  type CollectionState,
  newCollection,
} from '../collections/rules/collection.ts';
import type { ProductInput } from '../products/rules/product-input.ts';
import type { MediaState, ProductState } from '../products/rules/product-state.ts';
import { findCollectionIds, saveCollection } from '../collections/store/collections.ts';
import { nextNumericIds } from '../products/store/labels.ts';
import { applyChanges, type WriteTarget } from '../products/write-products.ts';

export interface Created {
  readonly created: readonly ProductState[];
  /** By their place among the inputs. */
  readonly rejected: readonly { readonly index: number; readonly refusal: Refusal }[];
}

/** Any number of products with a fixed number of statements. Those that cannot be are left out and told of. */
export async function createProducts(
  tx: Tx,
  target: WriteTarget,
  inputs: readonly ProductInput[],
): Promise<Created> {
  const slugs = new Set(inputs.flatMap(({ collections = [] }) => collections));
  const collections =
    slugs.size > 0
      ? await findCollectionIds(tx, target.siteId, [...slugs])
      : new Map<string, string>();
  const numericIds = await nextNumericIds(tx, inputs.length);
  const built = inputs.map((input, index) =>
    build(input, numericIds[index] ?? '', collections, target),
  );
  const states = built.flatMap((outcome) => (isRefusal(outcome) ? [] : [outcome]));
  const { result } = await applyChanges(
    tx,
    target,
    states.map((after) => ({ before: undefined, after })),
  );
  return {
    created: result,
    rejected: built.flatMap((outcome, index) =>
      isRefusal(outcome) ? [{ index, refusal: outcome }] : [],
    ),
  };
}

function build(
  input: ProductInput,
  numericId: string,
  collections: ReadonlyMap<string, string>,
  target: WriteTarget,
): ProductState | Refusal {
  const wanted = [...new Set(input.collections ?? [])];
  const missing = wanted.find((slug) => !collections.has(slug));
  if (missing !== undefined)
    return refuseFields(
      violation(
        'collections',
        'VALIDATION',
        `name the collection "${missing}", which is not there`,
      ),
    );
  const collectionIds = wanted.flatMap((slug) => collections.get(slug) ?? []);
  return buildProduct(
    input,
    { productId: target.mint(), inventoryItemId: target.mint(), numericId, collectionIds },
    target,
  );
}

export interface CollectionInput {
  readonly name: string;
  readonly slug?: string;
  readonly description?: string;
  readonly visible?: boolean;
  readonly media?: readonly MediaState[];
}

export async function createCollections(
  tx: Tx,
  target: WriteTarget,
  inputs: readonly CollectionInput[],
): Promise<CollectionState[]> {
  const saved: CollectionState[] = [];
  for (const { media = [], ...input } of inputs) {
    const made = newCollection(input, { collectionId: target.mint(), now: target.now });
    if (isRefusal(made))
      throw new Error(`The collection "${input.name}" cannot be made: ${JSON.stringify(made)}`);
    const [mainMedia] = media;
    saved.push(
      await saveCollection(tx, target.siteId, undefined, {
        ...made,
        doc: { ...made.doc, media: { ...(mainMedia ? { mainMedia } : {}), items: media } },
      }),
    );
  }
  await publishAll(
    tx,
    target.siteId,
    saved.map((state) => collectionCreated(state, target.renderer.siteUrl)),
  );
  return saved;
}
