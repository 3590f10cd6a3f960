import { describe, expect, test } from 'vitest';
import { messagesOf } from '../i18n/dictionary.server.ts';
import { createTranslate } from '../i18n/translate.ts';
import { addressForm, type AddressOptions } from './address-form.server.ts';
import { addressLines } from './address-lines.server.ts';
import {
  addressOfValues,
  noAddress,
  readAddress,
  valuesOfAddress,
  type AddressValues,
} from './address-values.ts';
import { checkAddress } from './check-address.server.ts';
import { countryChoices } from './countries.server.ts';

const t = createTranslate(messagesOf('en', 'address').address, 'en');
const fieldNames = (country: string) =>
  addressForm(country)
    .fields.slice(5, -1)
    .map(({ label, required }) => (required ? `${label}!` : label))
    .join(' ');

describe('the country decides the fields, their names and their order', () => {
  test.each([
    ['US', 'city! state! zipCode!'],
    ['CA', 'city! province! postalCode!'],
    ['DE', 'postalCode! city!'],
    ['GB', 'town! postcode!'],
    ['IE', 'city! county eircode'],
    ['AU', 'suburb! state! postcode!'],
    ['JP', 'city! prefecture! postalCode!'],
    ['AE', 'emirate!'],
    ['HK', 'city area!'],
    ['IN', 'city! pinCode! state!'],
    ['MO', ''],
  ])('%s', (country, fields) => expect(fieldNames(country)).toBe(fields));

  test('subdivisions are chosen by their codes, postal codes of digits get the keypad', () => {
    const field = (country: string, name: string) =>
      addressForm(country).fields.find((each) => each.name === name);
    expect(field('US', 'subdivision')?.choices).toContainEqual({
      value: 'US-NY',
      name: 'New York',
    });
    expect([
      field('DE', 'postalCode')?.inputMode,
      field('GB', 'postalCode')?.inputMode,
      field('NL', 'postalCode')?.inputMode,
    ]).toEqual(['numeric', undefined, undefined]);
  });

  test('every country on offer has a street, a name of its own and labels in every language', () => {
    const countries = countryChoices('de');
    expect(countries.length).toBeGreaterThan(230);
    expect(countries.find(({ code }) => code === 'DE')?.name).toBe('Deutschland');
    for (const { code, name } of countries) {
      expect(name, code).not.toBe(code);
      for (const { label } of addressForm(code).fields) expect(t(label), code).not.toBe(label);
    }
  });

  test("requires a phone number as the store's settings say", () => {
    const phone = (options?: AddressOptions) =>
      addressForm('DE', options).fields.find(({ name }) => name === 'phone')?.required;
    expect([phone(), phone({ phone: 'required' }), phone({ phone: 'none' })]).toEqual([
      false,
      true,
      undefined,
    ]);
  });
});

describe('validates an address by the rules of its country', () => {
  const ada: AddressValues = {
    ...noAddress,
    country: 'US',
    firstName: 'Ada',
    lastName: 'Byron',
    addressLine: '12 Mill Road',
    city: 'Hudson',
    subdivision: 'US-NY',
    postalCode: '12534',
  };
  const errors = (change: Partial<AddressValues>, options: AddressOptions = {}) =>
    checkAddress({ ...ada, ...change }, t, options).errors;

  test('names missing and invalid fields', () => {
    expect(errors({})).toEqual({});
    expect(errors({ firstName: '', subdivision: '', postalCode: '1' })).toEqual({
      firstName: 'First name is required',
      subdivision: 'State is required',
      postalCode: 'Enter a valid ZIP code for this country',
    });
    expect(errors({ subdivision: 'US-XX' })).toEqual({ subdivision: 'State is required' });
    expect(errors({ country: 'ZZ' })).toEqual({ country: 'Select a country or region' });
    expect(errors({ phone: 'call me' })).toEqual({ phone: 'Enter a valid phone number' });
    expect(errors({}, { phone: 'required' })).toEqual({ phone: 'Phone is required' });
    expect(errors({ city: 'x'.repeat(51) })).toEqual({
      city: 'City can have up to 50 characters',
    });
  });

  test.each([
    ['GB', 'sw1a1aa', 'SW1A1AA'],
    ['NL', '1011ab', '1011AB'],
    ['SE', 'SE-11455', '11455'],
    ['PT', '1000205', '1000-205'],
    ['CA', 'k1a 0b1', 'K1A 0B1'],
    ['DE', 'D-10115', '10115'],
    ['US', '12534-1000', '12534-1000'],
  ])('a postal code may be written as people write it: %s %s', (country, postalCode, saved) => {
    const { values, errors: wrong } = checkAddress(
      { ...ada, country, subdivision: country === 'CA' ? 'CA-ON' : 'US-NY', postalCode },
      t,
    );
    expect([wrong, values.postalCode]).toEqual([{}, saved]);
  });

  test('a postal code of another region is reported once, in local terms, and accepted when submitted again', () => {
    const elsewhere = checkAddress({ ...ada, postalCode: '94105' }, t);
    expect(elsewhere.errors).toEqual({
      postalCode: "This ZIP code isn't in New York. Correct it, or continue if it's right.",
    });
    expect(checkAddress({ ...ada, postalCode: '94105' }, t, {}, 'US-NY 94105').errors).toEqual({});
    // Another code has to be looked at again.
    expect(
      checkAddress({ ...ada, postalCode: '94106' }, t, {}, 'US-NY 94105').errors,
    ).toHaveProperty('postalCode');
    expect(errors({ subdivision: 'US-CA', city: 'San Francisco', postalCode: '94105' })).toEqual(
      {},
    );
    // Fishers Island is in New York and has a code of Connecticut.
    expect(errors({ postalCode: '06390' })).toEqual({});
    expect(
      errors({ country: 'JP', subdivision: 'JP-13', city: 'Shibuya', postalCode: '060-0001' }),
    ).toEqual({
      postalCode: "This Postal code isn't in Tokyo. Correct it, or continue if it's right.",
    });
  });

  test('regions are in Latin letters in every country, sorted by their names, each named once', () => {
    const choices = (country: string) =>
      addressForm(country).fields.find(({ name }) => name === 'subdivision')?.choices ?? [];
    const { compare } = new Intl.Collator(undefined, { sensitivity: 'base' });
    for (const { code } of countryChoices('en')) {
      const names = choices(code).map(({ name }) => name);
      expect(
        names.filter((name) => !/^[\p{Script=Latin}\p{M}\s'’ʻ().,&/–-]+$/u.test(name)),
        code,
      ).toEqual([]);
      expect(names, code).toEqual(names.toSorted(compare));
      expect(new Set(names).size, code).toBe(names.length);
    }
    expect(choices('JP')).toHaveLength(47);
    for (const [value, name] of [
      ['JP-13', 'Tokyo'],
      ['CN-31', 'Shanghai'],
      ['TH-10', 'Bangkok'],
      ['RU-SPE', 'Saint Petersburg'],
      ['EG-C', 'Cairo'],
      ['UA-30', 'Kyiv'],
      ['TW-TPE', 'Taipei City'],
    ] as const) {
      expect(choices(value.slice(0, 2))).toContainEqual({ value, name });
    }
    expect(
      addressLines(
        {
          address: {
            country: 'JP',
            subdivision: 'JP-13',
            city: 'Shibuya',
            postalCode: '150-0001',
            addressLine1: '1-2-3 Jingumae',
          },
        },
        'en',
      ),
    ).toEqual(['1-2-3 Jingumae', 'Shibuya, Tokyo 150-0001', 'Japan']);
    expect(
      addressLines(
        {
          address: {
            country: 'TW',
            subdivision: 'TW-TPE',
            city: 'Xinyi',
            postalCode: '110',
            addressLine1: '1 Songgao Rd',
          },
        },
        'en',
      ),
    ).toEqual(['1 Songgao Rd', 'Xinyi, Taipei City 110', 'Taiwan']);
  });

  test('fields that the country does not have are dropped', () => {
    expect(checkAddress({ ...ada, country: 'DE', postalCode: '10115' }, t).values).toMatchObject({
      country: 'DE',
      subdivision: '',
      postalCode: '10115',
    });
  });
});

test('survives a round trip through the form, and is formatted as in its country', () => {
  const saved = {
    address: {
      country: 'US',
      subdivision: 'NY',
      city: 'Hudson',
      postalCode: '12534',
      addressLine1: '12 Mill Road',
    },
    contactDetails: { firstName: 'Ada', lastName: 'Byron' },
  };
  const values = valuesOfAddress(saved);
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(`shipping.${name}`, value);
  expect(readAddress(form, 'shipping.')).toEqual(values);
  expect(addressOfValues(values)).toEqual({
    ...saved,
    address: { ...saved.address, subdivision: 'US-NY' },
  });
  expect(addressLines(saved, 'de')).toEqual([
    'Ada Byron',
    '12 Mill Road',
    'Hudson, NY 12534',
    'Vereinigte Staaten',
  ]);
  expect(
    addressLines(
      {
        address: {
          country: 'DE',
          city: 'Berlin',
          postalCode: '10115',
          streetAddress: { name: 'Torstraße', number: '1' },
        },
      },
      'en',
    ),
  ).toEqual(['Torstraße 1', '10115 Berlin', 'Germany']);
  expect(
    addressLines(
      { address: { country: 'IE', city: 'Cork', subdivision: 'IE-CO', addressLine1: 'Main St' } },
      'en',
    ),
  ).toEqual(['Main St', 'Cork', 'Co. Cork', 'Ireland']);
  expect(addressLines(undefined, 'en')).toEqual([]);
});
