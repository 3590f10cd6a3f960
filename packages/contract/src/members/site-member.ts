import {
  boolean,
  enumeration,
  list,
  message,
  number,
  of,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { SiteMemberPrivacyStatus } from '../shared/enums.ts';
import { ProductImage } from '../shared/media.ts';

export const Role = enumeration('Role', ['UNDEFINED_ROLE', 'MEMBER', 'OWNER', 'CONTRIBUTOR']);
export type Role = Static<typeof Role>;

export const SiteMemberAddress = message('SiteMemberAddress', {
  street: string({ nullable: true }),
  city: string({ nullable: true }),
  region: string({ nullable: true }),
  country: string({ nullable: true }),
  postalCode: string({ nullable: true }),
});
export type SiteMemberAddress = Static<typeof SiteMemberAddress>;

export const SiteMemberCustomField = message(
  'SiteMemberCustomField',
  {
    strValue: string({ nullable: true }),
    numValue: number(),
    dateValue: timestamp({ nullable: true }),
    name: string(),
  },
  { oneof: [['strValue', 'numValue', 'dateValue']] },
);
export type SiteMemberCustomField = Static<typeof SiteMemberCustomField>;

export const SiteMemberGroup = message('SiteMemberGroup', {
  id: string({ format: 'GUID' }),
  name: string(),
  type: string(),
});
export type SiteMemberGroup = Static<typeof SiteMemberGroup>;

export const SiteMemberStatus = enumeration('SiteMemberStatus', [
  'UNDEFINED_STATUS',
  'APPLICANT',
  'ACTIVE',
  'INACTIVE',
  'BLOCKED',
  'OFFLINE_ONLY',
]);
export type SiteMemberStatus = Static<typeof SiteMemberStatus>;

export const SiteMemberMember = message('SiteMemberMember', {
  id: string({ format: 'GUID', readOnly: true }),
  emailVerified: boolean({ readOnly: true }),
  role: Role,
  loginEmail: string({ nullable: true, format: 'EMAIL' }),
  memberName: string({ nullable: true }),
  firstName: string({ nullable: true }),
  lastName: string({ nullable: true }),
  imageUrl: string({ nullable: true, format: 'WEB_URL', deprecated: true }),
  nickname: string({ nullable: true }),
  profilePrivacyStatus: SiteMemberPrivacyStatus,
  slug: string({ nullable: true }),
  language: string({ nullable: true }),
  status: SiteMemberStatus,
  creationDate: timestamp({ nullable: true, readOnly: true }),
  lastUpdateDate: timestamp({ nullable: true, readOnly: true }),
  lastLoginDate: timestamp({ nullable: true, readOnly: true }),
  emails: list(string()),
  phones: list(string()),
  addresses: list(SiteMemberAddress),
  labels: list(string()),
  customFields: list(SiteMemberCustomField),
  picture: of(ProductImage, { sdk: 'Image' }),
  userId: string({ nullable: true }),
  groups: list(SiteMemberGroup),
  contactId: string({ nullable: true, readOnly: true }),
  requireProfileCompletion: boolean({ readOnly: true }),
});
export type SiteMemberMember = Static<typeof SiteMemberMember>;

export const Session = message('Session', {
  token: string({ nullable: true, secret: true }),
});
export type Session = Static<typeof Session>;

export const DialogData = message('DialogData', {
  visitorId: string({ nullable: true }),
  appId: string({ nullable: true }),
  initiator: string({ nullable: true }),
});
export type DialogData = Static<typeof DialogData>;
