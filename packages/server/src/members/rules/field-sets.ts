import type { Member } from '@shopwright/contract/members/member';
import type { Set as FieldSet } from '@shopwright/contract/members/members';

/** The size of each field set. */

const sizes: Readonly<Record<FieldSet, number>> = { PUBLIC: 0, EXTENDED: 1, FULL: 2 };

/** Of several field sets, the largest applies. */
export function requestedFieldSet({
  fieldsets = [],
  fieldSet,
}: {
  readonly fieldsets?: readonly FieldSet[] | undefined;
  readonly fieldSet?: FieldSet | undefined;
}): FieldSet {
  return [...fieldsets, ...(fieldSet === undefined ? [] : [fieldSet])].reduce(
    (largest, each) => (sizes[each] > sizes[largest] ? each : largest),
    'PUBLIC' as FieldSet,
  );
}

/**
 * A field set omits the fields it does not contain; the three statuses answer with their "unknown"
 * value instead.
 */
export function showMember(member: Member, set: FieldSet): Member {
  if (set === 'FULL') return member;
  const {
    id,
    loginEmail,
    status,
    contactId,
    createdDate,
    updatedDate,
    privacyStatus,
    activityStatus,
    profile,
  } = member;
  const seen: Member = {
    id: id ?? null,
    contactId: contactId ?? null,
    createdDate: createdDate ?? null,
    updatedDate: updatedDate ?? null,
    profile: profile ?? {},
  };
  if (set === 'PUBLIC')
    return { ...seen, status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' };
  return {
    ...seen,
    loginEmail: loginEmail ?? null,
    status: status ?? 'UNKNOWN',
    privacyStatus: privacyStatus ?? 'UNKNOWN',
    activityStatus: activityStatus ?? 'UNKNOWN',
  };
}
