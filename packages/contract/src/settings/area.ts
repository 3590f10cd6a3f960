import { list, message, string, type Static } from '../field.ts';

/** A part of the world, for delivery and tax. */
export const SettingsAreaOfWorld = message(
  'SettingsArea',
  {
    country: string({ format: 'COUNTRY' }),
    subdivisions: list(string({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: 200 }),
    cities: list(string({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: 1000 }),
    postalCodes: list(
      string({
        minLength: 1,
        maxLength: 20,
        description: 'A whole code, or the beginning of one: 125*.',
      }),
      { minItems: 1, maxItems: 5000 },
    ),
  },
  { description: 'What is left out does not narrow it; an area with nothing in it is everywhere.' },
);
export type SettingsAreaOfWorld = Static<typeof SettingsAreaOfWorld>;

export const SettingsPlace = message('SettingsPlace', {
  country: string({ format: 'COUNTRY' }),
  subdivision: string({ maxLength: 50 }),
  city: string({ maxLength: 50 }),
  postalCode: string({ maxLength: 50 }),
  addressLine: string({ maxLength: 150 }),
});
export type SettingsPlace = Static<typeof SettingsPlace>;
