import type { Store } from '@shopwright/contract/settings/store';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The demo store as plain data: demo/catalog.json, with its pictures in demo/media. */
export interface Demo {
  readonly store: DemoStore;
  readonly collections: readonly DemoCollection[];
  readonly products: readonly DemoProduct[];
}

export interface DemoPicture {
  /** A file in demo/media. */
  readonly file: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focalPoint: { readonly x: number; readonly y: number };
}

export interface DemoStore extends Required<Pick<Store, 'name' | 'tagline' | 'about' | 'email' | 'phone' | 'currency' | 'locale' | 'timeZone' | 'weightUnit'>> {
  readonly heroes: readonly (DemoPicture & { readonly title: string })[];
}

export interface DemoCollection {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly cover: DemoPicture;
}

export interface DemoProduct {
  readonly slug: string;
  readonly name: string;
  readonly productType: 'physical' | 'digital';
  readonly sku: string;
  /** In whole units of the store's currency. */
  readonly price: number;
  readonly description: string;
  readonly ribbon?: string;
  readonly brand: string;
  /** In the store's weight unit. */
  readonly weight: number;
  readonly discount?: { readonly type: 'PERCENT' | 'AMOUNT'; readonly value: number };
  /** Slugs. */
  readonly collections: readonly string[];
  readonly media: readonly DemoPicture[];
  readonly options: readonly {
    readonly name: string;
    readonly type: 'color' | 'drop_down';
    readonly choices: readonly { readonly value: string; readonly description: string; readonly media?: readonly string[] }[];
  }[];
  readonly variants?: readonly {
    /** The description of the choice taken of each option. */
    readonly choices: Readonly<Record<string, string>>;
    readonly sku: string;
    readonly stock?: number;
    readonly price?: number;
    readonly weight?: number;
  }[];
  readonly additionalInfoSections: readonly { readonly title: string; readonly description: string }[];
  /** Null: never runs out. */
  readonly stock: number | null;
  readonly seo: { readonly title: string; readonly description: string };
  readonly giftCard?: boolean;
  readonly subscription?: { readonly frequency: 'MONTH'; readonly interval: number; readonly discountPercent: number; readonly cycles: number };
}

const directory = join(import.meta.dirname, '..', '..', 'demo');

/** Where the demo's pictures lie until the store takes them. */
export const demoPicturePath = (file: string): string => join(directory, 'media', file);

/** A picture's id and address in the store; the same at every seeding, so that it is taken once. */
export const demoPicture = (file: string): { id: string; url: string } => ({ id: `demo-${file}`, url: `/media/demo-${file}` });

export async function readDemo(): Promise<Demo> {
  // A file of our own, in the shape above.
  return JSON.parse(await readFile(join(directory, 'catalog.json'), 'utf8')) as Demo;
}
