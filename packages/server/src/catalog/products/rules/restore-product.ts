import { removeMedia } from './media.ts';
import type { ProductState } from './product-state.ts';

interface Remaining {
  /** IDs of collections that still exist. */
  readonly collections: ReadonlySet<string>;
  /** IDs of shared info sections that still exist. */
  readonly infoSections: ReadonlySet<string>;
  /** IDs of files that still exist. */
  readonly files: ReadonlySet<string>;
  readonly mint: () => string;
  readonly now: string;
}

/**
 * A deleted product as it comes back. Its reservations ended with the deletion, so that reserved
 * pieces can be sold again; a shared info section that is gone becomes the product's own; media whose
 * files are gone stay away.
 */
export function restoredProduct(
  state: ProductState,
  { collections, infoSections, files, mint, now }: Remaining,
): ProductState {
  const gone = (state.doc.media ?? []).flatMap(({ id, image, video }) =>
    isStored(image?.url ?? video?.files?.[0]?.url) && !files.has(id ?? '') ? [id ?? ''] : [],
  );
  return {
    ...(gone.length > 0 ? removeMedia(state, gone) : state),
    updatedAt: now,
    collectionIds: state.collectionIds.filter((id) => collections.has(id)),
    infoSections: state.infoSections.map((section) =>
      section.shared && !infoSections.has(section.infoSectionId)
        ? { ...section, infoSectionId: mint(), uniqueName: null, shared: false }
        : section,
    ),
    variants: state.variants.map((variant) => ({
      ...variant,
      stock: {
        ...variant.stock,
        quantity: variant.stock.quantity + variant.stock.reserved,
        reserved: 0,
        updatedAt: now,
      },
    })),
  };
}

/** The platform's own files are stored without a host. */
const isStored = (url: string | undefined): boolean => url?.startsWith('/media/') === true;
