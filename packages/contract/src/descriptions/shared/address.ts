import type { Descriptions } from '../table.ts';

export const address: Descriptions = {
  AddressLocation: {
    this: 'Geographic coordinates of an address. Stored as sent; the platform does not look them up.',
    latitude: 'Latitude in decimal degrees, from -90 (south) to 90 (north).',
    longitude: 'Longitude in decimal degrees, from -180 (west) to 180 (east).',
  },
  StreetAddress: {
    this: 'Street address in parts. Use `addressLine` for a single line of text instead.',
    number: 'House or building number, for example "1" or "12b".',
    name: 'Street name without the house number.',
    apt: 'Apartment, suite or unit number.',
    formattedAddressLine: 'Street name and number on one line, as the sender formats them.',
  },
  Address: {
    this: 'Postal address. Tax and delivery options depend on `country`, `subdivision`, `city`, `postalCode` and `addressLine`.',
    country: 'Two-letter country code (ISO 3166-1 alpha-2), for example "US".',
    subdivision:
      'State, province or region code with its country prefix (ISO 3166-2), for example "US-NY".',
    city: 'City or town name.',
    postalCode: 'Postal or ZIP code in the format of the country.',
    addressLine: 'Street and house number on one line, for example "1 Main Street".',
    addressLine2: 'Second address line: apartment, suite, floor or company.',
    formattedAddress:
      'Whole address as one text, stored as sent. SDK clients call this field `formatted`.',
    countryFullname: "Country name in the buyer's language, derived from `country`.",
    subdivisionFullname:
      'State or region name, derived from `subdivision` where the country has a list of subdivisions.',
  },
  VatType: {
    this: 'Kind of Brazilian tax ID.',
    CPF: 'Tax ID of an individual.',
    CNPJ: 'Tax ID of a company.',
  },
  VatId: {
    this: 'Tax ID of the buyer. Stored as sent and not verified.',
    id: 'Tax ID number as the buyer entered it.',
  },
  FullAddressContactDetails: {
    this: 'Name and phone number of the person at this address.',
    firstName: 'First name of the recipient or payer.',
    lastName: 'Last name of the recipient or payer.',
    phone: 'Phone number, preferably with the country code: "+1 212 555 0100".',
    company: 'Company name, if the address is a business address.',
  },
  AddressWithContact: 'Address and contact details of the buyer.',
};
