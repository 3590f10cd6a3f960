import { expect, it } from 'vitest';
import { addressLines, withCountryNames, withFullNames } from './address-lines.ts';

// The site's formatter is held to the same lines, in packages/web/app/address/address.test.ts.
it("formats an address as on an envelope of its country, with the country in the reader's language", () => {
  const contactDetails = { firstName: 'Ada', lastName: 'Byron' };
  const hudson = { country: 'US', subdivision: 'US-NY', city: 'Hudson', postalCode: '12534' };
  for (const address of [
    { ...hudson, addressLine1: '12 Mill Road' },
    { ...hudson, addressLine: '12 Mill Road' },
    { ...hudson, subdivision: 'NY', streetAddress: { name: '12 Mill', number: 'Road' } },
  ]) {
    expect(addressLines({ address, contactDetails }, 'de')).toEqual([
      'Ada Byron',
      '12 Mill Road',
      'Hudson, NY 12534',
      'Vereinigte Staaten',
    ]);
  }
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
  expect(addressLines({}, 'en')).toEqual([]);
});

it('formats an address of an unknown country with every given field', () => {
  const address = {
    addressLine1: 'Main St',
    addressLine2: 'Door 2',
    city: 'Town',
    postalCode: '1234',
    subdivision: 'North',
  };
  const contactDetails = { firstName: 'Ada', company: 'Kiln' };
  for (const country of ['QQ', 'constructor', 'toString'])
    expect(addressLines({ address: { ...address, country }, contactDetails }, 'en')).toEqual([
      'Ada',
      'Kiln',
      'Main St',
      'Door 2',
      '1234 Town',
      'North',
      country,
    ]);
  expect(addressLines({ address }, 'en')).toEqual(['Main St', 'Door 2', '1234 Town', 'North']);
});

it('names the city of a Japanese address, and its prefecture in Latin letters', () => {
  const address = {
    country: 'JP',
    subdivision: 'JP-13',
    city: 'Shibuya',
    postalCode: '150-0002',
    addressLine1: '1-2-3 Shibuya',
  };
  expect(addressLines({ address }, 'en')).toEqual([
    '1-2-3 Shibuya',
    'Shibuya, Tokyo 150-0002',
    'Japan',
  ]);
});

it('adds the full names of a country and its region, in the language of the reader', () => {
  const hudson = { country: 'US', subdivision: 'US-NY', city: 'Hudson' };
  expect(withFullNames(hudson, 'de')).toEqual({
    ...hudson,
    countryFullname: 'Vereinigte Staaten',
    subdivisionFullname: 'New York',
  });
  expect(withFullNames({ country: 'DE' }, 'en')).toEqual({
    country: 'DE',
    countryFullname: 'Germany',
  });
  expect(withFullNames({ country: 'US', subdivision: 'US-XX' }, 'en')).not.toHaveProperty(
    'subdivisionFullname',
  );
  expect(withFullNames({ city: 'Hudson' }, 'en')).toEqual({ city: 'Hudson' });
  expect(withCountryNames({ address: hudson, note: 'x' }, 'de')).toEqual({
    address: withFullNames(hudson, 'de'),
    note: 'x',
  });
  const withoutAddress: { note: string; address?: typeof hudson } = { note: 'x' };
  expect(withCountryNames(withoutAddress, 'de')).toEqual({ note: 'x' });
});

it('keeps the code of an unknown country or language', () => {
  expect(withFullNames({ country: 'DE' }, 'not a language')).toMatchObject({
    countryFullname: 'DE',
  });
  expect(withFullNames({ country: 'Germany' }, 'en')).toMatchObject({ countryFullname: 'Germany' });
});
