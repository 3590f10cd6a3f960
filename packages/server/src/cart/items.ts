import { catalogNotFound, type FindCatalogItems, type FoundItem, type ItemReference } from '../catalog/index.ts';

/** What can be put into a cart: each app's catalog answers for its own items. */
export interface ItemSource {
  readonly appIds: readonly string[];
  readonly find: FindCatalogItems;
}

/** One question to each catalog, whatever the number of references. */
export function createFindItems(sources: readonly ItemSource[]): FindCatalogItems {
  const byApp = new Map(sources.flatMap((source) => source.appIds.map((appId) => [appId, source] as const)));
  return async (reader, siteId, references, tokens) => {
    const [only, ...others] = new Set(references.map(({ appId }) => byApp.get(appId.toLowerCase())));
    if (only && others.length === 0) return only.find(reader, siteId, references, tokens);
    const found: FoundItem[] = references.map(catalogNotFound);
    for (const source of sources) {
      const places = references.flatMap((reference, index) => (byApp.get(reference.appId.toLowerCase()) === source ? [index] : []));
      if (places.length === 0) continue;
      const own = await source.find(reader, siteId, places.flatMap((index) => references[index] ?? []), tokens);
      places.forEach((index, at) => { found[index] = own[at] ?? found[index] ?? catalogNotFound({ appId: '', catalogItemId: '' }); });
    }
    return found;
  };
}

/** What was found, by what it was asked for. */
export type KnownItems = ReadonlyMap<string, FoundItem>;

export const referenceKey = ({ appId, catalogItemId, options }: ItemReference): string => JSON.stringify([appId, catalogItemId, options ?? null]);

export function knowItems(references: readonly ItemReference[], found: readonly FoundItem[]): Map<string, FoundItem> {
  return new Map(references.flatMap((reference, index) => {
    const item = found[index];
    return item ? [[referenceKey(reference), item] as const] : [];
  }));
}
