import { list, message, string, type Static } from '../field.ts';

/** A part of the world, for delivery and tax. */
export const SettingsAreaOfWorld = message('SettingsArea', {
  country: string({ format: 'COUNTRY' }),
  subdivisions: list(string({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: 200 }),
  cities: list(string({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: 1000 }),
  postalCodes: list(string({ minLength: 1, maxLength: 20 }), { minItems: 1, maxItems: 5000 }),
});
export type SettingsAreaOfWorld = Static<typeof SettingsAreaOfWorld>;

export const SettingsAddress = message('SettingsAddress', {
  country: string({ format: 'COUNTRY' }),
  subdivision: string({ maxLength: 50 }),
  city: string({ maxLength: 50 }),
  postalCode: string({ maxLength: 50 }),
  addressLine: string({ maxLength: 150 }),
});
export type SettingsAddress = Static<typeof SettingsAddress>;
