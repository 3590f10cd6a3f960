import {
  catalogNotFound,
  type FindCatalogItems,
  type FoundItem,
  type ItemReference,
} from '../catalog/index.ts';

/** What can be put into a cart: each app's catalog answers for its own items. */
export interface ItemSource {
  readonly appIds: readonly string[];
  readonly find: FindCatalogItems;
}

/** One question to each catalog, whatever the number of references. */
export function createFindItems(sources: readonly ItemSource[]): FindCatalogItems {
  const byApp = new Map(
    sources.flatMap((source) => source.appIds.map((appId) => [appId, source] as const)),
  );
  return async (reader, siteId, references, tokens) => {
    const [only, ...others] = new Set(
      references.map(({ appId }) => byApp.get(appId.toLowerCase())),
    );
    if (only && others.length === 0) return only.find(reader, siteId, references, tokens);
    const found: FoundItem[] = references.map(catalogNotFound);
    for (const source of sources) {
      const places = references.flatMap((reference, index) =>
        byApp.get(reference.appId.toLowerCase()) === source ? [index] : [],
      );
      if (places.length === 0) continue;
      const own = await source.find(
        reader,
        siteId,
        places.flatMap((index) => references[index] ?? []),
        tokens,
      );
      places.forEach((index, at) => {
        found[index] = own[at] ?? found[index] ?? catalogNotFound({ appId: '', catalogItemId: '' });
      });
    }
    return found;
  };
}

/** What was found for references: by the very reference, and for new ones of the same item by its key. */
export interface KnownItems {
  readonly byReference: ReadonlyMap<ItemReference, FoundItem>;
  readonly byKey: ReadonlyMap<string, FoundItem>;
}

export function knowItems(
  references: readonly ItemReference[],
  found: readonly FoundItem[],
): KnownItems {
  const byReference = new Map<ItemReference, FoundItem>();
  const byKey = new Map<string, FoundItem>();
  references.forEach((reference, index) => {
    const item = found[index];
    if (!item) return;
    byReference.set(reference, item);
    if ('found' in item) byKey.set(item.found.key, item);
  });
  return { byReference, byKey };
}
