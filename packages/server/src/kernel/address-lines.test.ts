import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

// The site's formatter is held to the same lines, in packages/web/app/address/address.test.ts.
it("writes an address as on an envelope in its country, with the country in the reader's language", () => {
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
