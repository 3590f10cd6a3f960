import type { Member } from '@shopwright/contract/members/member';
import type { Set as FieldSet } from '@shopwright/contract/members/members';

/** How much of a member an answer holds. */

const sizes: Readonly<Record<FieldSet, number>> = { PUBLIC: 0, EXTENDED: 1, FULL: 2 };

/** Several sets together are the largest of them. */
export function askedSet({
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

/** What a set leaves out is not there; the three statuses say that they are not told. */
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
