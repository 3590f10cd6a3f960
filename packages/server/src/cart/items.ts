import {
  catalogNotFound,
  type FindCatalogItems,
  type FoundItem,
  type ItemReference,
} from '../catalog/index.ts';

/** A catalog of items that can be put into a cart; each app has its own. */
export interface ItemSource {
  readonly appIds: readonly string[];
  readonly find: FindCatalogItems;
}

/** Queries each catalog once, however many references there are. */
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
      const indexes = references.flatMap((reference, index) =>
        byApp.get(reference.appId.toLowerCase()) === source ? [index] : [],
      );
      if (indexes.length === 0) continue;
      const items = await source.find(
        reader,
        siteId,
        indexes.flatMap((index) => references[index] ?? []),
        tokens,
      );
      indexes.forEach((index, position) => {
        found[index] =
          items[position] ?? found[index] ?? catalogNotFound({ appId: '', catalogItemId: '' });
      });
    }
    return found;
  };
}

/** Found items by reference, and by key for new references to the same item. */
export interface IndexedItems {
  readonly byReference: ReadonlyMap<ItemReference, FoundItem>;
  readonly byKey: ReadonlyMap<string, FoundItem>;
}

export function indexItems(
  references: readonly ItemReference[],
  found: readonly FoundItem[],
): IndexedItems {
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
