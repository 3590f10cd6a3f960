import { enumeration, message, number, of, string, type Static } from '../field.ts';

export const AddressLocation = message('AddressLocation', {
  latitude: number({ nullable: true }),
  longitude: number({ nullable: true }),
});
export type AddressLocation = Static<typeof AddressLocation>;

export const StreetAddress = message('StreetAddress', {
  number: string(),
  name: string(),
  apt: string({ internal: true }),
  formattedAddressLine: string({ nullable: true, internal: true }),
});
export type StreetAddress = Static<typeof StreetAddress>;

export const Address = message('Address', {
  country: string({ nullable: true, format: 'COUNTRY' }),
  subdivision: string({ nullable: true, maxLength: 50 }),
  city: string({ nullable: true, maxLength: 50 }),
  postalCode: string({ nullable: true, maxLength: 50 }),
  streetAddress: StreetAddress,
  addressLine: string({ nullable: true, maxLength: 150 }),
  addressLine2: string({ nullable: true, maxLength: 100 }),
  formattedAddress: string({
    nullable: true,
    maxLength: 1000,
  }),
  geocode: AddressLocation,
  countryFullname: string({
    nullable: true,
    readOnly: true,
  }),
  subdivisionFullname: string({
    nullable: true,
    readOnly: true,
  }),
});
export type Address = Static<typeof Address>;

export const VatType = enumeration('VatType', ['UNSPECIFIED', 'CPF', 'CNPJ']);
export type VatType = Static<typeof VatType>;

export const VatId = message('VatId', {
  id: string(),
  type: VatType,
});
export type VatId = Static<typeof VatId>;

export const FullAddressContactDetails = message('FullAddressContactDetails', {
  firstName: string({ nullable: true, maxLength: 100 }),
  lastName: string({ nullable: true, maxLength: 100 }),
  phone: string({ nullable: true, format: 'PHONE' }),
  company: string({ nullable: true, maxLength: 1000 }),
  vatId: VatId,
});
export type FullAddressContactDetails = Static<typeof FullAddressContactDetails>;

export const AddressWithContact = message('AddressWithContact', {
  address: of(Address, { sdk: 'Address' }),
  contactDetails: FullAddressContactDetails,
});
export type AddressWithContact = Static<typeof AddressWithContact>;
