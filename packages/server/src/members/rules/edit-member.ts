import type { FieldViolation } from '@shopwright/contract';
import type { IdentityProfile } from '@shopwright/contract/identity/identity';
import type { Contact, Member, MemberImage, Profile } from '@shopwright/contract/members/member';
import type { MemberRow } from '../../identity/accounts/rules/member-row.ts';
import { refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import { checkText, mergeContact, type Reading } from './contact.ts';

/** The fields of a member that a caller may set; the server sets all others. */
export type MemberDetails = Pick<
  MemberRow,
  'profile' | 'contact' | 'privacyStatus' | 'identityProfile'
>;

export const emptyMemberDetails: MemberDetails = {
  profile: {},
  contact: {},
  privacyStatus: 'PRIVATE',
  identityProfile: {},
};

/**
 * Present keys are applied; ids, statuses, dates, the slug and the login address cannot be set
 * here.
 */
export function editMember(
  was: MemberDetails,
  { privacyStatus, profile, contact }: Member,
  { mint, isNew = false }: { readonly mint: () => string; readonly isNew?: boolean },
): MemberDetails | Refusal {
  const violations: FieldViolation[] = [];
  const reading: Reading = { mint, isNew, report: (found) => void violations.push(found) };
  const merged = contact ? mergeContact(was.contact, contact, reading) : was.contact;
  const next: MemberDetails = {
    privacyStatus:
      privacyStatus === 'PUBLIC' || privacyStatus === 'PRIVATE' ? privacyStatus : was.privacyStatus,
    profile: profile ? mergeProfile(was.profile, profile, reading) : was.profile,
    contact: merged,
    identityProfile: contact
      ? followContact(was.identityProfile, merged, contact)
      : was.identityProfile,
  };
  return violations.length > 0 ? refuseFields(...violations) : next;
}

function mergeProfile(was: Profile, said: Profile, reading: Reading): Profile {
  const { slug: _slug, ...next } = was;
  const profile: Profile = next;
  for (const name of ['nickname', 'title'] as const) {
    const value = said[name];
    if (value === undefined) continue;
    checkText(value, `member.profile.${name}`, reading);
    if (value === null || value === '') delete profile[name];
    else profile[name] = value;
  }
  for (const name of ['photo', 'cover'] as const) {
    const picture = said[name];
    if (picture === undefined) continue;
    checkPicture(picture, `member.profile.${name}`, reading);
    if ((picture.url ?? '') === '' && (picture.id ?? '') === '') delete profile[name];
    else profile[name] = { ...was[name], ...picture };
  }
  return profile;
}

/**
 * Imported profiles refer to pictures in many ways. Pages show the URL, so only picture schemes are
 * accepted.
 */
function checkPicture({ url, id }: MemberImage, at: string, reading: Reading): void {
  checkText(id ?? null, `${at}.id`, reading);
  if (url === undefined || url === '') return;
  const scheme = /^\s*([a-z][\w+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  const plain =
    /^[^\s"'<>\\\p{Cc}]+$/u.test(url) &&
    url.length <= 2048 &&
    (scheme === undefined || ['http', 'https', 'wix'].includes(scheme));
  if (!plain)
    reading.report(violation(`${at}.url`, 'FORMAT', 'must be a web address', { type: 'WEB_URL' }));
}

/**
 * The identity calls show tagged addresses, typed phones and custom fields, which are updated from
 * these values.
 */
export function followContact(
  was: IdentityProfile,
  contact: Contact,
  changed: { readonly [Name in keyof Contact]?: unknown },
): IdentityProfile {
  const next: IdentityProfile = { ...was };
  if ('addresses' in changed) {
    next.addresses = (contact.addresses ?? []).map(
      ({ id: _id, tag, streetAddress, ...address }) => ({
        address: {
          ...address,
          ...(streetAddress
            ? { streetName: streetAddress.name ?? null, streetNumber: streetAddress.number ?? null }
            : {}),
        },
        tag: tag ?? 'UNTAGGED',
      }),
    );
  }
  if ('phones' in changed && was.phonesV2)
    next.phonesV2 = was.phonesV2.filter(
      ({ phone }) => phone !== undefined && contact.phones?.includes(phone),
    );
  if ('customFields' in changed) {
    next.customFields = Object.entries(contact.customFields ?? {}).map(([name, { value }]) => ({
      name,
      value:
        typeof value === 'number'
          ? { numValue: value }
          : typeof value === 'boolean'
            ? { boolValue: value }
            : { strValue: String(value) },
    }));
  }
  return next;
}
