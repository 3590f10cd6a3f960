import { service } from '../call.ts';
import {
  anything,
  enumeration,
  list,
  message,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { BulkMemberResult } from './member.ts';
import { BulkActionMetadata } from '../shared/bulk.ts';
import { Search } from '../shared/paging.ts';

const call = service(['/members', '/_api/members']);

export const bulkDeleteMembers = call({
  name: 'members.bulkDeleteMembers',
  method: 'POST',
  path: '/v1/members/bulk/delete',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: message('MembersBulkDeleteMembersRequest', {
    memberIds: required(list(string({ format: 'GUID' }), { minItems: 1, maxItems: 100 })),
  }),
  answer: message('MembersBulkDeleteMembersAnswer', {
    results: list(BulkMemberResult),
    bulkActionMetadata: BulkActionMetadata,
  }),
});

export const bulkDeleteMembersByFilter = call({
  name: 'members.bulkDeleteMembersByFilter',
  method: 'POST',
  path: '/v1/members/bulk/delete-by-filter',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: message('MembersBulkDeleteMembersByFilterRequest', {
    filter: required(anything()),
    contentAssigneeId: string({ nullable: true, format: 'GUID' }),
    search: Search,
  }),
  answer: message('MembersBulkDeleteMembersByFilterAnswer', {
    jobId: string(),
  }),
});

export const bulkApproveMembers = call({
  name: 'members.bulkApproveMembers',
  method: 'POST',
  path: '/v1/members/bulk/approve-by-filter',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_APPROVE',
  request: message('MembersBulkApproveMembersRequest', {
    filter: required(anything()),
  }),
  answer: message('MembersBulkApproveMembersAnswer', {
    jobId: string(),
  }),
});

export const bulkBlockMembers = call({
  name: 'members.bulkBlockMembers',
  method: 'POST',
  path: '/v1/members/bulk/block-by-filter',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_BLOCK',
  request: message('MembersBulkBlockMembersRequest', {
    filter: required(anything()),
  }),
  answer: message('MembersBulkBlockMembersAnswer', {
    jobId: string(),
  }),
});

export const MembersJobAction = enumeration('MembersJobAction', ['DELETE', 'APPROVE', 'BLOCK']);
export type MembersJobAction = Static<typeof MembersJobAction>;

export const MembersJobStatus = enumeration('MembersJobStatus', ['RUNNING', 'FINISHED']);
export type MembersJobStatus = Static<typeof MembersJobStatus>;

export const MembersJob = message('MembersJob', {
  id: string({ format: 'GUID' }),
  action: MembersJobAction,
  status: MembersJobStatus,
  bulkActionMetadata: BulkActionMetadata,
  failures: list(BulkMemberResult),
  createdDate: timestamp(),
  finishedDate: timestamp({ nullable: true }),
});
export type MembersJob = Static<typeof MembersJob>;

/** Not in the provider's API: the result of a bulk call by filter. */
export const getMembersJob = call({
  name: 'members.getMembersJob',
  method: 'GET',
  path: '/v1/members/bulk/jobs/{jobId}',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_READ',
  request: message('MembersGetMembersJobRequest', {
    jobId: required(string({ format: 'GUID' })),
  }),
  answer: message('MembersGetMembersJobAnswer', {
    job: MembersJob,
  }),
});
