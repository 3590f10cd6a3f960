import { service } from '../call.ts';
import { list, message, number, required, string, type Static } from '../field.ts';

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
  focalPoint: message('StoreFocalPoint', { x: number({ minimum: 0, maximum: 1 }), y: number({ minimum: 0, maximum: 1 }) }),
});
export type StoreHero = Static<typeof StoreHero>;

export const StoreTheme = message('StoreTheme', {
  paper: string({ maxLength: 32 }),
  ink: string({ maxLength: 32 }),
  accent: string({ maxLength: 32 }),
});
export type StoreTheme = Static<typeof StoreTheme>;

export const Store = message('Store', {
  name: string({ maxLength: 100 }),
  tagline: string({ maxLength: 200 }),
  about: string({ maxLength: 8000 }),
  email: string({ format: 'EMAIL' }),
  phone: string({ maxLength: 50 }),
  currency: string({ format: 'CURRENCY' }),
  locale: string({ format: 'LANGUAGE' }),
  timeZone: string({ maxLength: 64 }),
  weightUnit: string({ maxLength: 2 }),
  theme: StoreTheme,
  heroes: list(StoreHero, { maxItems: 20 }),
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
  request: message('SettingsUpdateStoreRequest', { store: required(Store) }, { description: 'The fields that are there are changed; lists are replaced.' }),
  answer: message('SettingsUpdateStoreAnswer', { store: Store }),
});
