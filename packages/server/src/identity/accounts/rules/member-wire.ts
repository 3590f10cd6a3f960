import type {
  Connection,
  Factor,
  Identity,
  IdentityProfile,
  StatusV2,
} from '@shopwright/contract/identity/identity';
import type { Contact, Member } from '@shopwright/contract/members/member';
import type { SiteMemberMember } from '@shopwright/contract/members/site-member';
import { emailKey } from '../../credentials/rules/email.ts';
import type { MemberRow } from './member-row.ts';
import { compact } from '../../../kernel/compact.ts';

/**
 * One row, rendered in three wire forms: Member, Identity, and the site member of the older calls.
 */

export function toMember(row: MemberRow): Member {
  return {
    id: row.memberId,
    loginEmail: row.loginEmail,
    loginEmailVerified: row.loginEmailVerified,
    status: row.status,
    contactId: row.contactId,
    contact: {
      firstName: null,
      lastName: null,
      phones: [],
      emails: [],
      addresses: [],
      customFields: {},
      ...row.contact,
      contactId: row.contactId,
    },
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
  if (row.status === 'BLOCKED' || row.status === 'OFFLINE')
    return { name: row.status, reasons: [] };
  if (row.status !== 'PENDING') return { name: 'UNKNOWN_STATUS', reasons: [] };
  return {
    name: 'PENDING',
    reasons: [
      ...(row.awaitsApproval ? ['PENDING_ADMIN_APPROVAL_REQUIRED' as const] : []),
      ...(emailVerification && !row.loginEmailVerified
        ? ['PENDING_EMAIL_VERIFICATION_REQUIRED' as const]
        : []),
    ],
  };
}

export function toIdentity(
  row: MemberRow,
  {
    emailVerification,
    factors = [],
    connections = [],
  }: {
    emailVerification: boolean;
    factors?: readonly Factor[];
    connections?: readonly Connection[];
  },
): Identity {
  const { contact, profile } = row;
  return {
    id: row.memberId,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    connections: [...connections],
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
    ...(row.loginEmail === null
      ? {}
      : { email: { address: row.loginEmail, isVerified: row.loginEmailVerified } }),
    status: toStatus(row, emailVerification),
    factors: [...factors],
  };
}

const siteStatuses = {
  UNKNOWN: 'UNDEFINED_STATUS',
  PENDING: 'APPLICANT',
  APPROVED: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE_ONLY',
} as const;

export function toSiteMember(row: MemberRow): SiteMemberMember {
  const { contact, profile } = row;
  return {
    id: row.memberId,
    emailVerified: row.loginEmailVerified,
    role: 'MEMBER',
    loginEmail: row.loginEmail,
    memberName:
      [contact.firstName, contact.lastName].filter((part) => part).join(' ') ||
      (profile.nickname ?? null),
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

/** Maps the profile of a registration to the stored member. */
export function fromIdentityProfile(
  profile: IdentityProfile | undefined,
  email: string,
): {
  profile: MemberRow['profile'];
  contact: Contact;
  identityProfile: IdentityProfile;
  privacyStatus: MemberRow['privacyStatus'];
  slug?: string;
} {
  const {
    firstName,
    lastName,
    nickname,
    picture,
    emails,
    phones,
    phonesV2,
    addresses: sent,
    company,
    position,
    birthdate,
    slug,
    privacyStatus,
    customFields,
    ...rest
  } = profile ?? {};
  const addresses = sent?.map(({ address, ...wrapper }) => ({
    ...wrapper,
    ...(address ? { address: withStreet(address) } : {}),
  }));
  const allPhones = [...(phones ?? []), ...(phonesV2 ?? []).flatMap(({ phone }) => phone ?? [])];
  return {
    profile: { ...(nickname ? { nickname } : {}), ...(picture ? { photo: { url: picture } } : {}) },
    contact: {
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      emails: otherEmails(email, emails ?? []),
      ...(allPhones.length > 0 ? { phones: [...new Set(allPhones)] } : {}),
      ...(company ? { company } : {}),
      ...(position ? { jobTitle: position } : {}),
      ...(birthdate ? { birthdate } : {}),
      ...(addresses?.length
        ? {
            addresses: addresses.flatMap(({ address, tag }) =>
              address ? [{ ...toMemberAddress(address), ...compact({ tag }) }] : [],
            ),
          }
        : {}),
      ...(customFields?.length
        ? {
            customFields: Object.fromEntries(
              customFields.flatMap(({ name, value }) =>
                name !== undefined && customName.test(name)
                  ? [[name, { name, value: plainValue(value) }]]
                  : [],
              ),
            ),
          }
        : {}),
    },
    // Typed phones and tagged addresses are stored unchanged for the identity calls.
    identityProfile: {
      ...rest,
      ...(phonesV2 ? { phonesV2 } : {}),
      ...(addresses ? { addresses } : {}),
      ...(customFields ? { customFields } : {}),
    },
    privacyStatus: privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
    ...(slug ? { slug } : {}),
  };
}

/**
 * The login address first. Invalid addresses are skipped: the field is free text in the contract.
 */
const otherEmails = (email: string, others: readonly string[]): string[] =>
  [
    ...new Map(
      [
        ...others
          .map((each) => each.trim())
          .filter((each) => each.length <= 254 && emailForm.test(each)),
        email,
      ].map((each) => [emailKey(each), each]),
    ).values(),
  ]
    .sort((one, other) => Number(other === email) - Number(one === email))
    .slice(0, MAX_EMAILS);

const MAX_EMAILS = 50;
const emailForm = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** Clients send the street as one object, the identity calls as two fields. Both are stored. */
function withStreet(address: IdentityAddress): IdentityAddress {
  const name = address.streetAddress?.name || address.streetName;
  if (!name) return address;
  const number = address.streetAddress?.number || address.streetNumber;
  return {
    ...address,
    streetName: name,
    ...(number ? { streetNumber: number } : {}),
    streetAddress: { ...address.streetAddress, name, ...(number ? { number } : {}) },
  };
}

type IdentityAddress = NonNullable<
  NonNullable<NonNullable<IdentityProfile['addresses']>[number]>['address']
>;

function toMemberAddress(address: IdentityAddress): NonNullable<Contact['addresses']>[number] {
  const {
    streetName,
    streetNumber,
    addressLine,
    addressLine2,
    city,
    subdivision,
    country,
    postalCode,
  } = address;
  const street = streetName
    ? {
        streetAddress: {
          name: streetName.slice(0, 200),
          number: (streetNumber ?? '').slice(0, 100),
        },
      }
    : addressLine
      ? { addressLine: addressLine.slice(0, 200) }
      : {};
  return {
    ...street,
    addressLine2: addressLine2 ?? null,
    city: city ?? null,
    subdivision: subdivision ?? null,
    country: country ?? null,
    postalCode: postalCode ?? null,
  };
}

type CustomValue = NonNullable<NonNullable<IdentityProfile['customFields']>[number]>['value'];

const plainValue = (value: CustomValue): unknown =>
  value?.strValue ??
  value?.numValue ??
  value?.dateValue ??
  value?.boolValue ??
  value?.listValue ??
  value?.mapValue ??
  null;
