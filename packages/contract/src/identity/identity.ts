import {
  boolean,
  enumeration,
  list,
  message,
  number,
  of,
  string,
  struct,
  timestamp,
  type Static,
} from '../field.ts';
import { AddressLocation, StreetAddress } from '../shared/address.ts';

export const AuthenticatorConnection = message('AuthenticatorConnection', {
  authenticatorConnectionId: string({ format: 'GUID' }),
  reEnrollmentRequired: boolean(),
});
export type AuthenticatorConnection = Static<typeof AuthenticatorConnection>;

export const IdpConnection = message('IdpConnection', {
  idpConnectionId: string({ format: 'GUID' }),
  idpUserId: string(),
});
export type IdpConnection = Static<typeof IdpConnection>;

export const Connection = message(
  'Connection',
  {
    idpConnection: IdpConnection,
    authenticatorConnection: AuthenticatorConnection,
  },
  { oneof: [['idpConnection', 'authenticatorConnection']] },
);
export type Connection = Static<typeof Connection>;

export const Email = message('Email', {
  address: string({ format: 'EMAIL' }),
  isVerified: boolean(),
});
export type Email = Static<typeof Email>;

export const FactorType = enumeration('FactorType', [
  'PASSWORD',
  'SMS',
  'CALL',
  'EMAIL',
  'TOTP',
  'PUSH',
  'WEBAUTHN',
  'RECOVERY_CODE',
]);
export type FactorType = Static<typeof FactorType>;

export const IdentityStatus = enumeration('IdentityStatus', [
  'INACTIVE',
  'ACTIVE',
  'REQUIRE_REENROLL',
]);
export type IdentityStatus = Static<typeof IdentityStatus>;

export const Factor = message('Factor', {
  factorId: string({ format: 'GUID' }),
  type: FactorType,
  status: IdentityStatus,
});
export type Factor = Static<typeof Factor>;

export const AddressTag = enumeration('AddressTag', [
  'UNTAGGED',
  'HOME',
  'WORK',
  'BILLING',
  'SHIPPING',
]);
export type AddressTag = Static<typeof AddressTag>;

export const IdentityAddress = message('IdentityAddress', {
  country: string({ nullable: true, format: 'COUNTRY' }),
  subdivision: string({ nullable: true }),
  city: string({ nullable: true }),
  postalCode: string({ nullable: true }),
  addressLine: string({ nullable: true }),
  addressLine2: string({ nullable: true }),
  streetName: string({ nullable: true, maxLength: 1000 }),
  streetNumber: string({ nullable: true, maxLength: 1000 }),
  streetAddress: StreetAddress,
  formattedAddress: string({ nullable: true, internal: true }),
  geocode: AddressLocation,
});
export type IdentityAddress = Static<typeof IdentityAddress>;

export const AddressWrapper = message('AddressWrapper', {
  address: of(IdentityAddress, { sdk: 'Address' }),
  tag: AddressTag,
});
export type AddressWrapper = Static<typeof AddressWrapper>;

export const V1CustomValue = message(
  'V1CustomValue',
  {
    strValue: string(),
    numValue: number(),
    dateValue: timestamp({ nullable: true }),
    listValue: struct(),
    mapValue: struct(),
    boolValue: boolean(),
  },
  { oneof: [['strValue', 'numValue', 'dateValue', 'listValue', 'mapValue', 'boolValue']] },
);
export type V1CustomValue = Static<typeof V1CustomValue>;

export const IdentityCustomField = message('IdentityCustomField', {
  name: string(),
  value: V1CustomValue,
});
export type IdentityCustomField = Static<typeof IdentityCustomField>;

export const PhoneTag = enumeration('PhoneTag', [
  'UNTAGGED',
  'MAIN',
  'HOME',
  'MOBILE',
  'WORK',
  'FAX',
]);
export type PhoneTag = Static<typeof PhoneTag>;

export const Phone = message('Phone', {
  countryCode: string({ nullable: true, format: 'COUNTRY' }),
  phone: string({ format: 'PHONE' }),
  tag: PhoneTag,
});
export type Phone = Static<typeof Phone>;

export const PrivacyStatus = enumeration('PrivacyStatus', ['UNDEFINED', 'PUBLIC', 'PRIVATE']);
export type PrivacyStatus = Static<typeof PrivacyStatus>;

export const EmailTag = enumeration('EmailTag', ['UNTAGGED', 'MAIN', 'HOME', 'WORK']);
export type EmailTag = Static<typeof EmailTag>;

export const SecondaryEmail = message('SecondaryEmail', {
  email: string({ format: 'EMAIL' }),
  tag: EmailTag,
});
export type SecondaryEmail = Static<typeof SecondaryEmail>;

export const IdentityProfile = message('IdentityProfile', {
  firstName: string({ nullable: true }),
  lastName: string({ nullable: true }),
  nickname: string({ nullable: true }),
  picture: string({ nullable: true }),
  emails: list(string(), { deprecated: true }),
  phones: list(string(), { deprecated: true }),
  labels: list(string(), { maxItems: 2000 }),
  language: string({ nullable: true, format: 'LANGUAGE' }),
  privacyStatus: PrivacyStatus,
  customFields: list(IdentityCustomField),
  secondaryEmails: list(SecondaryEmail),
  phonesV2: list(Phone),
  addresses: list(AddressWrapper),
  company: string({ nullable: true, maxLength: 1000 }),
  position: string({ nullable: true, maxLength: 1000 }),
  birthdate: string({ nullable: true, format: 'LOCAL_DATE' }),
  slug: string({ nullable: true, maxLength: 255 }),
  subscription: boolean({ nullable: true }),
  vatId: string({ nullable: true, maxLength: 1000 }),
});
export type IdentityProfile = Static<typeof IdentityProfile>;

export const Metadata = message('Metadata', {
  tags: list(string(), { readOnly: true, internal: true }),
});
export type Metadata = Static<typeof Metadata>;

export const StatusName = enumeration('StatusName', [
  'UNKNOWN_STATUS',
  'PENDING',
  'ACTIVE',
  'DELETED',
  'BLOCKED',
  'OFFLINE',
]);
export type StatusName = Static<typeof StatusName>;

export const V1Reason = enumeration('V1Reason', [
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
]);
export type V1Reason = Static<typeof V1Reason>;

export const StatusV2 = message('StatusV2', {
  name: StatusName,
  reasons: list(V1Reason),
});
export type StatusV2 = Static<typeof StatusV2>;

export const Identity = message('Identity', {
  id: string({ nullable: true, format: 'GUID' }),
  revision: string({ nullable: true }),
  createdDate: timestamp({ nullable: true, readOnly: true }),
  updatedDate: timestamp({ nullable: true, readOnly: true }),
  connections: list(Connection),
  identityProfile: IdentityProfile,
  metadata: Metadata,
  email: Email,
  status: StatusV2,
  factors: list(Factor, { maxItems: 10, readOnly: true }),
  customAttributes: struct({ nullable: true, internal: true }),
});
export type Identity = Static<typeof Identity>;
