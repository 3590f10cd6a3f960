import type { Factor, Identity, IdentityProfile, StatusV2 } from '@shopwright/contract/identity/identity';
import type { Contact, Member } from '@shopwright/contract/members/member';
import type { SiteMemberMember } from '@shopwright/contract/members/site-member';
import type { MemberRow } from './member-row.ts';

/** One row, three faces on the wire: Member, Identity, and the site member of the older calls. */

export function toMember(row: MemberRow): Member {
  return {
    id: row.memberId,
    loginEmail: row.loginEmail,
    loginEmailVerified: row.loginEmailVerified,
    status: row.status,
    contactId: row.contactId,
    contact: { firstName: null, lastName: null, phones: [], emails: [], addresses: [], customFields: {}, ...row.contact, contactId: row.contactId },
    profile: { nickname: null, title: null, ...row.profile, slug: row.slug },
    privacyStatus: row.privacyStatus,
    activityStatus: row.activityStatus,
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    lastLoginDate: row.lastLoginAt?.toISOString() ?? null,
  };
}

function toStatus(row: MemberRow, emailVerification: boolean): StatusV2 {
  if (row.status === 'APPROVED') return { name: 'ACTIVE', reasons: [] };
  if (row.status === 'BLOCKED' || row.status === 'OFFLINE') return { name: row.status, reasons: [] };
  if (row.status !== 'PENDING') return { name: 'UNKNOWN_STATUS', reasons: [] };
  return {
    name: 'PENDING',
    reasons: [
      ...(row.awaitsApproval ? ['PENDING_ADMIN_APPROVAL_REQUIRED' as const] : []),
      ...(emailVerification && !row.loginEmailVerified ? ['PENDING_EMAIL_VERIFICATION_REQUIRED' as const] : []),
    ],
  };
}

export function toIdentity(row: MemberRow, { emailVerification, factors = [] }: { emailVerification: boolean; factors?: readonly Factor[] }): Identity {
  const { contact, profile } = row;
  return {
    id: row.memberId,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    connections: [],
    identityProfile: {
      ...row.identityProfile,
      firstName: contact.firstName ?? null,
      lastName: contact.lastName ?? null,
      nickname: profile.nickname ?? null,
      picture: profile.photo?.url ?? null,
      emails: contact.emails ?? [],
      phones: contact.phones ?? [],
      company: contact.company ?? null,
      position: contact.jobTitle ?? null,
      birthdate: contact.birthdate ?? null,
      slug: row.slug,
      privacyStatus: row.privacyStatus === 'UNKNOWN' ? 'UNDEFINED' : row.privacyStatus,
    },
    ...(row.loginEmail === null ? {} : { email: { address: row.loginEmail, isVerified: row.loginEmailVerified } }),
    status: toStatus(row, emailVerification),
    factors: [...factors],
  };
}

const siteStatuses = { UNKNOWN: 'UNDEFINED_STATUS', PENDING: 'APPLICANT', APPROVED: 'ACTIVE', BLOCKED: 'BLOCKED', OFFLINE: 'OFFLINE_ONLY' } as const;

export function toSiteMember(row: MemberRow): SiteMemberMember {
  const { contact, profile } = row;
  return {
    id: row.memberId,
    emailVerified: row.loginEmailVerified,
    role: 'MEMBER',
    loginEmail: row.loginEmail,
    memberName: [contact.firstName, contact.lastName].filter((part) => part).join(' ') || (profile.nickname ?? null),
    firstName: contact.firstName ?? null,
    lastName: contact.lastName ?? null,
    nickname: profile.nickname ?? null,
    profilePrivacyStatus: row.privacyStatus === 'UNKNOWN' ? 'UNDEFINED' : row.privacyStatus,
    slug: row.slug,
    language: row.identityProfile.language ?? null,
    status: siteStatuses[row.status],
    creationDate: row.createdAt.toISOString(),
    lastUpdateDate: row.updatedAt.toISOString(),
    lastLoginDate: row.lastLoginAt?.toISOString() ?? null,
    emails: contact.emails ?? [],
    phones: contact.phones ?? [],
    labels: row.identityProfile.labels ?? [],
    contactId: row.contactId,
  };
}

const customName = /^[\w .-]{1,100}$/;

/** What a person says of themselves at registration, in the member's own documents. */
export function fromIdentityProfile(profile: IdentityProfile | undefined, email: string): { profile: MemberRow['profile']; contact: Contact; identityProfile: IdentityProfile; privacyStatus: MemberRow['privacyStatus'] } {
  const { firstName, lastName, nickname, picture, emails: _emails, phones, phonesV2, addresses, company, position, birthdate, slug: _slug, privacyStatus, customFields, ...rest } = profile ?? {};
  const allPhones = [...(phones ?? []), ...(phonesV2 ?? []).flatMap(({ phone }) => phone ?? [])];
  return {
    profile: { ...(nickname ? { nickname } : {}), ...(picture ? { photo: { url: picture } } : {}) },
    contact: {
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      emails: [email],
      ...(allPhones.length > 0 ? { phones: [...new Set(allPhones)] } : {}),
      ...(company ? { company } : {}),
      ...(position ? { jobTitle: position } : {}),
      ...(birthdate ? { birthdate } : {}),
      ...(addresses?.length ? { addresses: addresses.flatMap(({ address, tag }) => (address ? [{ ...toMemberAddress(address), ...(tag === undefined ? {} : { tag }) }] : [])) } : {}),
      ...(customFields?.length ? { customFields: Object.fromEntries(customFields.flatMap(({ name, value }) => (name !== undefined && customName.test(name) ? [[name, { name, value: plainValue(value) }]] : []))) } : {}),
    },
    // Typed phones and tagged addresses are kept as they came, for the identity calls.
    identityProfile: { ...rest, ...(phonesV2 ? { phonesV2 } : {}), ...(addresses ? { addresses } : {}), ...(customFields ? { customFields } : {}) },
    privacyStatus: privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
  };
}

type IdentityAddress = NonNullable<NonNullable<NonNullable<IdentityProfile['addresses']>[number]>['address']>;

function toMemberAddress(address: IdentityAddress): NonNullable<Contact['addresses']>[number] {
  const { streetName, streetNumber, addressLine, addressLine2, city, subdivision, country, postalCode } = address;
  const street = streetName ? { streetAddress: { name: streetName.slice(0, 200), number: (streetNumber ?? '').slice(0, 100) } } : addressLine ? { addressLine: addressLine.slice(0, 200) } : {};
  return { ...street, addressLine2: addressLine2 ?? null, city: city ?? null, subdivision: subdivision ?? null, country: country ?? null, postalCode: postalCode ?? null };
}

type CustomValue = NonNullable<NonNullable<IdentityProfile['customFields']>[number]>['value'];

const plainValue = (value: CustomValue): unknown => value?.strValue ?? value?.numValue ?? value?.dateValue ?? value?.boolValue ?? value?.listValue ?? value?.mapValue ?? null;
