import type { store, Store as StoreFacts } from '@shopwright/sdk';
import type { FocalPoint, PictureImage } from '../ui/picture.tsx';
import type { CatalogClient } from './catalog-client.server.ts';
import { sizedPicture } from './media.server.ts';
import { themeOf, type Theme } from './theme.server.ts';

export interface Hero {
  readonly title: string;
  readonly image: PictureImage;
  /** A path of the shop, or an address elsewhere. */
  readonly url: string;
  readonly focalPoint?: FocalPoint;
}

/** The store's settings that pages use. */
export interface Store {
  readonly name: string;
  readonly tagline: string;
  readonly locale: string;
  /** The charged currency. */
  readonly currency: string;
  /** The store's time zone. */
  readonly timeZone: string;
  readonly theme: Theme;
  readonly heroes: readonly Hero[];
  readonly about: string;
  readonly email: string;
  readonly phone: string;
  readonly legalName: string;
  readonly representedBy: string;
  readonly address: store.SettingsAddress;
  readonly taxId: string;
  readonly registration: string;
  readonly taxInPrices: store.StoreTaxInPrices;
  /** The collection the home page opens with. */
  readonly featuredCollectionId: string | undefined;
  readonly policies: readonly {
    readonly slug: string;
    readonly text: string;
    readonly updatedDate?: Date | undefined;
  }[];
}

export async function loadStore(catalog: CatalogClient): Promise<Store> {
  const { store: facts = {} } = await catalog.store.getStore();
  return storeOf(facts);
}

/** A store with missing settings still has pages. */
export function storeOf({
  name = 'Shop',
  tagline = '',
  locale = 'en-US',
  currency = 'USD',
  timeZone = 'UTC',
  policies = [],
  theme,
  heroes = [],
  ...facts
}: StoreFacts): Store {
  return {
    name,
    tagline,
    locale,
    currency,
    timeZone,
    about: facts.about ?? '',
    email: facts.email ?? '',
    phone: facts.phone ?? '',
    legalName: facts.legalName ?? '',
    representedBy: facts.representedBy ?? '',
    address: facts.address ?? {},
    taxId: facts.taxId ?? '',
    registration: facts.registration ?? '',
    taxInPrices: facts.taxInPrices ?? {},
    featuredCollectionId: facts.featuredCollectionId ?? undefined,
    policies: policies.map(({ slug, text, _updatedDate }) => ({
      slug,
      text,
      updatedDate: _updatedDate ?? undefined,
    })),
    theme: themeOf(theme),
    heroes: heroes.flatMap(({ title = '', image, url, focalPoint }) => {
      const picture = sizedPicture(image, title);
      if (picture === undefined) return [];
      return [
        {
          title,
          image: picture,
          url: url ?? '/products',
          focalPoint: { x: focalPoint?.x ?? 0.5, y: focalPoint?.y ?? 0.5 },
        },
      ];
    }),
  };
}
