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
import { SettingsPlace } from './area.ts';

/** Calls of our own: what a storefront must know of the store and the provider's wire does not tell. */
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
  url: string({
    maxLength: 2048,
    description:
      'Where the picture leads: a path of the shop such as /collections/tableware, or an https address. Without one it leads to all products.',
  }),
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
  text: required(
    string({
      minLength: 1,
      maxLength: 50_000,
      description: 'Paragraphs, lists and headings as HTML; only their texts are shown.',
    }),
  ),
  updatedDate: timestamp(),
});
export type StorePolicy = Static<typeof StorePolicy>;

export const StoreTheme = message('StoreTheme', {
  paper: string({ maxLength: 32 }),
  ink: string({ maxLength: 32 }),
  accent: string({ maxLength: 32 }),
  quiet: string({
    maxLength: 32,
    description:
      'Of words that matter less; made of ink and paper when it is left out, like the three that follow.',
  }),
  line: string({ maxLength: 32, description: 'Of hairlines.' }),
  shade: string({
    maxLength: 32,
    description: 'Of places where a picture is to come, and of notices.',
  }),
  alarm: string({ maxLength: 32, description: 'Of errors.' }),
  radius: integer({ minimum: 0, maximum: 24, description: 'How round corners are, in pixels.' }),
  headingFont: StoreFont,
  textFont: StoreFont,
  headingWeight: integer({ minimum: 100, maximum: 900 }),
  edge: StoreEdge,
});
export type StoreTheme = Static<typeof StoreTheme>;

export const StoreTaxInPrices = message(
  'StoreTaxInPrices',
  {
    includedIn: list(string({ format: 'COUNTRY' }), {
      description: 'Countries with a tax region whose prices include tax.',
    }),
    excludedIn: list(string({ format: 'COUNTRY' }), {
      description: 'Countries with a tax region whose prices do not include tax.',
    }),
    includedElsewhere: boolean({
      description: 'Whether prices include tax in every other country.',
    }),
  },
  { description: "Where the shown prices include tax, by the store's tax settings." },
);
export type StoreTaxInPrices = Static<typeof StoreTaxInPrices>;

export const Store = message('Store', {
  name: string({ maxLength: 100 }),
  tagline: string({ maxLength: 200 }),
  about: string({ maxLength: 8000 }),
  email: string({ format: 'EMAIL' }),
  phone: string({ maxLength: 50 }),
  legalName: string({
    maxLength: 200,
    description:
      'The registered name of the business, for the imprint and invoices. Without one the name of the store is used.',
  }),
  representedBy: string({
    maxLength: 200,
    description: 'Who represents the business, such as its managing director; for the imprint.',
  }),
  address: of(SettingsPlace, {
    description:
      'The postal address of the business, for the contact page, the imprint and invoices.',
  }),
  taxId: string({
    maxLength: 50,
    description:
      'The VAT identification number or tax number of the business, for the imprint and invoices.',
  }),
  registration: string({
    maxLength: 200,
    description: 'The commercial register and the number in it, for the imprint.',
  }),
  currency: string({ format: 'CURRENCY' }),
  locale: string({ format: 'LANGUAGE' }),
  timeZone: string({ maxLength: 64 }),
  weightUnit: string({ maxLength: 2 }),
  theme: StoreTheme,
  heroes: list(StoreHero, { maxItems: 20 }),
  policies: list(StorePolicy, { maxItems: 4 }),
  featuredCollectionId: string({
    format: 'GUID',
    nullable: true,
    description:
      'The collection that opens the home page. Without one it opens with products in stock.',
  }),
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
  request: message(
    'SettingsUpdateStoreRequest',
    { store: required(Store) },
    { description: 'The fields that are there are changed; lists are replaced.' },
  ),
  answer: message('SettingsUpdateStoreAnswer', { store: Store }),
});
