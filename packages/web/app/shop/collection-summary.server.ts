import type { Collection } from '@shopwright/sdk';
import type { PictureImage } from '../ui/picture.tsx';
import type { CatalogClient } from './catalog-client.server.ts';
import { pictureOf } from './media.server.ts';

export interface CollectionLink {
  readonly slug: string;
  readonly name: string;
}

export interface CollectionSummary extends CollectionLink {
  readonly id: string;
  readonly description: string;
  readonly productCount?: number;
  readonly picture?: PictureImage;
}

export function collectionSummaryOf({
  _id,
  name,
  slug,
  description,
  numberOfProducts,
  media,
}: Collection): CollectionSummary {
  const picture = pictureOf(media?.mainMedia, '');
  return {
    id: _id ?? '',
    slug: slug ?? '',
    name: name ?? '',
    description: description ?? '',
    ...(numberOfProducts === undefined ? {} : { productCount: numberOfProducts }),
    ...(picture && { picture }),
  };
}

/** The visible collections, without the platform's built-in "all products". */
export async function loadCollections(catalog: CatalogClient): Promise<CollectionSummary[]> {
  const { items } = await catalog.collections.queryCollections().limit(100).find();
  return items
    .filter(({ visible, slug }) => visible !== false && slug && slug !== 'all-products')
    .map(collectionSummaryOf);
}
