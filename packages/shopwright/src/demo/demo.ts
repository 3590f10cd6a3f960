import type { Weekday } from '@shopwright/contract/services/service';
import type { Store } from '@shopwright/contract/settings/store';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The demo store as plain data: demo/catalog.json, with its pictures in demo/media. */
export interface Demo {
  readonly store: DemoStore;
  readonly collections: readonly DemoCollection[];
  readonly products: readonly DemoProduct[];
  readonly services: readonly DemoService[];
  readonly events: readonly DemoEvent[];
  readonly plans: readonly DemoPlan[];
  readonly coupons: readonly DemoCoupon[];
  readonly shipping: DemoShipping;
  readonly tax: DemoTax;
}

export interface DemoCoupon {
  readonly code: string;
  readonly name: string;
  readonly type: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING' | 'BUY_X_GET_Y';
  readonly value?: number;
  readonly buy?: number;
  readonly get?: number;
  readonly scope?: { readonly collection: string };
  readonly minimumSubtotal?: number;
  readonly firstOrderOnly?: boolean;
  readonly limitPerCustomer?: number;
  readonly usageLimit?: number;
  /** Days, in the store's time zone. */
  readonly start?: string;
  readonly end?: string;
}

interface DemoShipping {
  readonly regions: readonly {
    readonly name: string;
    readonly countries: readonly string[];
    readonly rates: readonly {
      readonly name: string;
      readonly type: 'FLAT' | 'WEIGHT';
      readonly price?: number;
      readonly freeOver?: number;
      readonly tiers?: readonly { readonly upToKg: number; readonly price: number }[];
    }[];
  }[];
  readonly pickup: readonly {
    readonly name: string;
    readonly type: 'STORE_PICKUP' | 'PICKUP_POINT';
    readonly price: number;
    readonly address: string;
    readonly hours: string;
    readonly readyInHours: number;
  }[];
}

interface DemoTax {
  readonly us: readonly {
    readonly state: string;
    readonly rate: number;
    readonly name: string;
    readonly local?: readonly { readonly county: string; readonly rate: number }[];
    readonly taxesShipping?: boolean;
  }[];
  readonly eu: readonly DemoCountryTax[];
  readonly other: readonly DemoCountryTax[];
  readonly pricesIncludeTax: { readonly US: boolean; readonly EU: boolean; readonly GB: boolean };
}

interface DemoCountryTax {
  readonly country: string;
  readonly rate: number;
  readonly name: string;
}

export interface DemoService {
  readonly slug: string;
  readonly name: string;
  readonly type: 'CLASS' | 'APPOINTMENT';
  readonly price: number;
  readonly durationMinutes: number;
  readonly capacity: number;
  readonly location: string;
  readonly bookingWindowDays: number;
  readonly cancellationHours: number;
  readonly payment: readonly ('FULL_PAYMENT_ONLINE' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP')[];
  readonly deposit: number;
  readonly description: string;
  readonly media: readonly DemoPicture[];
  readonly slots: {
    readonly timeZone: string;
    readonly pattern: readonly { readonly weekday: Weekday; readonly start: string }[];
    readonly exceptDates: readonly string[];
  };
  readonly options: readonly { readonly name: string; readonly choices: readonly string[] }[];
  readonly seo: { readonly title: string; readonly description: string };
}

export interface DemoEvent {
  readonly slug: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly location: { readonly name: string; readonly address: string };
  readonly capacity: number;
  readonly description: string;
  readonly media: readonly DemoPicture[];
  /** `requiresPlan` is a plan's slug. */
  readonly tickets: readonly {
    readonly name: string;
    readonly price: number;
    readonly quantity: number;
    readonly perOrder: number;
    readonly requiresPlan?: string;
  }[];
  readonly seo: { readonly title: string; readonly description: string };
}

export interface DemoPlan {
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  readonly interval: number;
  readonly trialDays?: number;
  readonly description: string;
  readonly perks: readonly string[];
  readonly discountPercent?: number;
  /** The slug of the service. */
  readonly includesBookings?: { readonly service: string; readonly perCycle: number };
}

export interface DemoPicture {
  /** A file in demo/media. */
  readonly file: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focalPoint: { readonly x: number; readonly y: number };
}

export interface DemoStore extends Required<
  Pick<
    Store,
    | 'name'
    | 'tagline'
    | 'about'
    | 'email'
    | 'phone'
    | 'currency'
    | 'locale'
    | 'timeZone'
    | 'weightUnit'
  >
> {
  readonly heroes: readonly (DemoPicture & { readonly title: string; readonly url: string })[];
  readonly address: {
    readonly addressLine: string;
    readonly city: string;
    readonly subdivision: string;
    readonly postalCode: string;
    readonly country: string;
  };
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
    readonly choices: readonly {
      readonly value: string;
      readonly description: string;
      readonly media?: readonly string[];
    }[];
  }[];
  readonly variants?: readonly {
    /** The description of the choice taken of each option. */
    readonly choices: Readonly<Record<string, string>>;
    readonly sku: string;
    readonly stock?: number;
    readonly price?: number;
    readonly weight?: number;
  }[];
  readonly additionalInfoSections: readonly {
    readonly title: string;
    readonly description: string;
  }[];
  /** Null: never runs out. */
  readonly stock: number | null;
  readonly seo: { readonly title: string; readonly description: string };
  readonly giftCard?: boolean;
  /** The file that buyers download, in demo/files. */
  readonly file?: string;
  readonly subscription?: {
    readonly frequency: 'MONTH';
    readonly interval: number;
    readonly discountPercent: number;
    readonly cycles: number;
  };
}

const directory = join(import.meta.dirname, '..', '..', 'demo');

/** The path of a demo image before it is imported. */
export const demoPicturePath = (file: string): string => join(directory, 'media', file);

export const demoFilePath = (file: string): string => join(directory, 'files', file);

/** A picture's id and address in the store; the same at every seeding, so that it is taken once. */
export const demoPicture = (file: string): { id: string; url: string } => ({
  id: `demo-${file}`,
  url: `/media/demo-${file}`,
});

export async function readDemo(): Promise<Demo> {
  // A file of our own, in the shape above.
  return JSON.parse(await readFile(join(directory, 'catalog.json'), 'utf8')) as Demo;
}
