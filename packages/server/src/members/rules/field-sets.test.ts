import type { Member } from '@shopwright/contract/members/member';
import { expect, it } from 'vitest';
import { requestedFieldSet, showMember } from './field-sets.ts';

const member: Member = {
  id: 'm',
  loginEmail: 'a@example.com',
  loginEmailVerified: true,
  status: 'APPROVED',
  contactId: 'c',
  contact: { firstName: 'Ada' },
  profile: { nickname: 'ada', slug: 'ada' },
  privacyStatus: 'PUBLIC',
  activityStatus: 'ACTIVE',
  createdDate: '1',
  updatedDate: '2',
  lastLoginDate: '3',
};

it('PUBLIC shows the profile, EXTENDED also the address and statuses, FULL everything', () => {
  expect(showMember(member, 'PUBLIC')).toEqual({
    id: 'm',
    contactId: 'c',
    createdDate: '1',
    updatedDate: '2',
    profile: { nickname: 'ada', slug: 'ada' },
    status: 'UNKNOWN',
    privacyStatus: 'UNKNOWN',
    activityStatus: 'UNKNOWN',
  });
  expect(showMember(member, 'EXTENDED')).toEqual({
    id: 'm',
    loginEmail: 'a@example.com',
    contactId: 'c',
    createdDate: '1',
    updatedDate: '2',
    profile: { nickname: 'ada', slug: 'ada' },
    status: 'APPROVED',
    privacyStatus: 'PUBLIC',
    activityStatus: 'ACTIVE',
  });
  expect(showMember(member, 'FULL')).toEqual(member);
});

it('several sets give the largest of them; none gives PUBLIC', () => {
  expect([
    requestedFieldSet({}),
    requestedFieldSet({ fieldsets: ['EXTENDED', 'PUBLIC'] }),
    requestedFieldSet({ fieldsets: ['PUBLIC'], fieldSet: 'FULL' }),
  ]).toEqual(['PUBLIC', 'EXTENDED', 'FULL']);
});
