import type { Store as StoreFacts } from '@shopwright/sdk';
import type { FocalPoint, PictureImage } from '../ui/picture.tsx';
import type { CatalogClient } from './catalog-client.ts';
import { sizedPicture } from './media.ts';
import { themeOf, type Theme } from './theme.ts';

export interface Hero {
  readonly title: string;
  readonly image: PictureImage;
  readonly focalPoint?: FocalPoint;
}

/** What the pages know of the store itself. */
export interface Store {
  readonly name: string;
  readonly tagline: string;
  readonly locale: string;
  /** What is paid in. */
  readonly currency: string;
  /** Where the store's own days begin and end. */
  readonly timeZone: string;
  readonly theme: Theme;
  readonly heroes: readonly Hero[];
  readonly email: string;
  readonly policies: readonly { readonly slug: string; readonly text: string; readonly updatedDate?: Date | undefined }[];
}

export async function loadStore(catalog: CatalogClient): Promise<Store> {
  const { store = {} } = await catalog.store.getStore();
  return storeOf(store);
}

/** A store that has not said everything about itself still has pages. */
export function storeOf({ name = 'Shop', tagline = '', locale = 'en-US', currency = 'USD', timeZone = 'UTC', email = '', policies = [], theme, heroes = [] }: StoreFacts): Store {
  return {
    name,
    tagline,
    locale,
    currency,
    timeZone,
    email,
    policies: policies.map(({ slug, text, _updatedDate }) => ({ slug, text, updatedDate: _updatedDate ?? undefined })),
    theme: themeOf(theme),
    heroes: heroes.flatMap(({ title = '', image, focalPoint }) => {
      const picture = sizedPicture(image, title);
      if (picture === undefined) return [];
      return [{ title, image: picture, focalPoint: { x: focalPoint?.x ?? 0.5, y: focalPoint?.y ?? 0.5 } }];
    }),
  };
}
