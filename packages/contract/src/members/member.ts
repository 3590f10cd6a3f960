import {
  anything,
  boolean,
  enumeration,
  integer,
  list,
  map,
  message,
  of,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { AddressTag } from '../identity/identity.ts';
import { ExtendedFields, MemberItemMetadata } from '../shared/bulk.ts';

export const ActivityStatusStatus = enumeration('ActivityStatusStatus', [
  'UNKNOWN',
  'ACTIVE',
  'MUTED',
]);
export type ActivityStatusStatus = Static<typeof ActivityStatusStatus>;

export const MemberStreetAddress = message('MemberStreetAddress', {
  number: string({ maxLength: 100 }),
  name: string({ maxLength: 200 }),
});
export type MemberStreetAddress = Static<typeof MemberStreetAddress>;

export const MemberAddress = message(
  'MemberAddress',
  {
    streetAddress: MemberStreetAddress,
    addressLine: string({ nullable: true, maxLength: 200 }),
    id: string({ nullable: true, format: 'GUID', readOnly: true }),
    addressLine2: string({ nullable: true }),
    city: string({ nullable: true }),
    subdivision: string({ nullable: true }),
    country: string({ nullable: true }),
    postalCode: string({ nullable: true }),
    tag: AddressTag,
    firstName: string({ nullable: true, maxLength: 100 }),
    lastName: string({ nullable: true, maxLength: 100 }),
    company: string({ nullable: true, maxLength: 100 }),
  },
  { oneof: [['streetAddress', 'addressLine']] },
);
export type MemberAddress = Static<typeof MemberAddress>;

export const MemberCustomField = message('MemberCustomField', {
  name: string({ nullable: true }),
  value: anything(),
});
export type MemberCustomField = Static<typeof MemberCustomField>;

export const Contact = message('Contact', {
  firstName: string({ nullable: true }),
  lastName: string({ nullable: true }),
  phones: list(string(), { nullable: true }),
  emails: list(string({ format: 'EMAIL' }), {
    nullable: true,
    immutable: true,
  }),
  addresses: list(MemberAddress),
  birthdate: string({ nullable: true, maxLength: 100 }),
  company: string({ nullable: true, maxLength: 100 }),
  jobTitle: string({ nullable: true, maxLength: 100 }),
  customFields: map(MemberCustomField),
  contactId: string({
    nullable: true,
    format: 'GUID',
    readOnly: true,
    deprecated: true,
    internal: true,
  }),
});
export type Contact = Static<typeof Contact>;

export const PrivacyStatusStatus = enumeration('PrivacyStatusStatus', [
  'UNKNOWN',
  'PRIVATE',
  'PUBLIC',
]);
export type PrivacyStatusStatus = Static<typeof PrivacyStatusStatus>;

export const MemberImage = message('MemberImage', {
  id: string(),
  url: string(),
  height: integer(),
  width: integer(),
  offsetX: integer({ nullable: true }),
  offsetY: integer({ nullable: true }),
});
export type MemberImage = Static<typeof MemberImage>;

export const Profile = message('Profile', {
  nickname: string({ nullable: true }),
  slug: string({ nullable: true, readOnly: true }),
  photo: MemberImage,
  cover: MemberImage,
  title: string({ nullable: true }),
});
export type Profile = Static<typeof Profile>;

export const Status = enumeration('Status', [
  'UNKNOWN',
  'PENDING',
  'APPROVED',
  'BLOCKED',
  'OFFLINE',
]);
export type Status = Static<typeof Status>;

export const Member = message('Member', {
  id: string({ nullable: true, format: 'GUID', readOnly: true }),
  loginEmail: string({ nullable: true, format: 'EMAIL', immutable: true }),
  loginEmailVerified: boolean({ nullable: true, readOnly: true }),
  status: of(Status, { readOnly: true }),
  contactId: string({ nullable: true, format: 'GUID', readOnly: true }),
  contact: Contact,
  profile: Profile,
  privacyStatus: PrivacyStatusStatus,
  activityStatus: of(ActivityStatusStatus, { readOnly: true }),
  createdDate: timestamp({ nullable: true, readOnly: true }),
  updatedDate: timestamp({ nullable: true, readOnly: true }),
  lastLoginDate: timestamp({ nullable: true, readOnly: true }),
  extendedFields: of(ExtendedFields, { deprecated: true, internal: true }),
});
export type Member = Static<typeof Member>;

export const BulkMemberResult = message('BulkMemberResult', {
  itemMetadata: MemberItemMetadata,
});
export type BulkMemberResult = Static<typeof BulkMemberResult>;
