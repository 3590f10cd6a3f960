import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  number,
  of,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { SettingsAddress } from './area.ts';

/**
 * Not in the provider's API: details of the store that a storefront needs and the provider's API lacks.
 */
const call = service([]);

export const StoreImage = message('StoreImage', {
  url: string({ maxLength: 2048 }),
  width: number({ minimum: 1 }),
  height: number({ minimum: 1 }),
  altText: string({ maxLength: 500 }),
});
export type StoreImage = Static<typeof StoreImage>;

export const StoreHero = message('StoreHero', {
  image: StoreImage,
  title: string({ maxLength: 200 }),
  url: string({ maxLength: 2048 }),
  focalPoint: message('StoreFocalPoint', {
    x: number({ minimum: 0, maximum: 1 }),
    y: number({ minimum: 0, maximum: 1 }),
  }),
});
export type StoreHero = Static<typeof StoreHero>;

/** Families the site hosts itself, and those every system has. */
export const StoreFont = enumeration('StoreFont', [
  'FRAUNCES',
  'INSTRUMENT_SANS',
  'SYSTEM_SERIF',
  'SYSTEM_SANS',
]);
export type StoreFont = Static<typeof StoreFont>;

/** How far things stay from the edges of the page. */
export const StoreEdge = enumeration('StoreEdge', ['NARROW', 'MEDIUM', 'WIDE']);
export type StoreEdge = Static<typeof StoreEdge>;

export const StorePolicy = message('StorePolicy', {
  slug: required(enumeration('StorePolicySlug', ['terms', 'privacy', 'returns', 'shipping'])),
  text: required(string({ minLength: 1, maxLength: 50_000 })),
  updatedDate: timestamp(),
});
export type StorePolicy = Static<typeof StorePolicy>;

export const StoreTheme = message('StoreTheme', {
  paper: string({ maxLength: 32 }),
  ink: string({ maxLength: 32 }),
  accent: string({ maxLength: 32 }),
  quiet: string({ maxLength: 32 }),
  line: string({ maxLength: 32 }),
  shade: string({ maxLength: 32 }),
  alarm: string({ maxLength: 32 }),
  radius: integer({ minimum: 0, maximum: 24 }),
  headingFont: StoreFont,
  textFont: StoreFont,
  headingWeight: integer({ minimum: 100, maximum: 900 }),
  edge: StoreEdge,
});
export type StoreTheme = Static<typeof StoreTheme>;

export const StoreTaxInPrices = message('StoreTaxInPrices', {
  includedIn: list(string({ format: 'COUNTRY' })),
  excludedIn: list(string({ format: 'COUNTRY' })),
  includedElsewhere: boolean(),
});
export type StoreTaxInPrices = Static<typeof StoreTaxInPrices>;

export const Store = message('Store', {
  name: string({ maxLength: 100 }),
  tagline: string({ maxLength: 200 }),
  about: string({ maxLength: 8000 }),
  email: string({ format: 'EMAIL' }),
  phone: string({ maxLength: 50 }),
  legalName: string({ maxLength: 200 }),
  representedBy: string({ maxLength: 200 }),
  address: SettingsAddress,
  taxId: string({ maxLength: 50 }),
  registration: string({ maxLength: 200 }),
  currency: string({ format: 'CURRENCY' }),
  locale: string({ format: 'LANGUAGE' }),
  timeZone: string({ maxLength: 64 }),
  weightUnit: string({ maxLength: 2 }),
  theme: StoreTheme,
  heroes: list(StoreHero, { maxItems: 20 }),
  policies: list(StorePolicy, { maxItems: 4 }),
  featuredCollectionId: string({ format: 'GUID', nullable: true }),
  taxInPrices: of(StoreTaxInPrices, { readOnly: true }),
});
export type Store = Static<typeof Store>;

export const getStore = call({
  name: 'store.getStore',
  method: 'GET',
  path: '/v1/store',
  who: 'anyone',
  request: message('StoreGetStoreRequest', {}),
  answer: message('StoreGetStoreAnswer', { store: Store }),
});

export const updateStore = call({
  name: 'settings.updateStore',
  method: 'PATCH',
  path: '/v1/settings/store',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_SETTINGS',
  request: message('SettingsUpdateStoreRequest', { store: required(Store) }),
  answer: message('SettingsUpdateStoreAnswer', { store: Store }),
});
