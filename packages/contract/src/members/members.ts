import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  required,
  string,
  type Static,
} from '../field.ts';
import { Member } from './member.ts';
import {
  CursorPaging,
  Cursors,
  MemberPaging,
  MemberPagingMetadata,
  Query,
  Search,
  Sorting,
} from '../shared/paging.ts';
import { blockMemberErrors } from '../errors/groups.ts';

export const MemberCursorPagingMetadata = message('MemberCursorPagingMetadata', {
  count: integer({ nullable: true }),
  cursors: Cursors,
  hasNext: boolean({ nullable: true }),
});
export type MemberCursorPagingMetadata = Static<typeof MemberCursorPagingMetadata>;

export const Set = enumeration('Set', ['PUBLIC', 'EXTENDED', 'FULL']);
export type Set = Static<typeof Set>;

const call = service(['/members', '/_api/members']);

export const updateCurrentMemberSlug = call({
  name: 'members.updateCurrentMemberSlug',
  method: 'POST',
  path: '/v1/members/my/slug',
  who: 'member',
  permission: 'MEMBERS.MEMBER_UPDATE',
  request: message('MembersUpdateCurrentMemberSlugRequest', {
    slug: required(string({ maxLength: 255 })),
  }),
  answer: message('MembersUpdateCurrentMemberSlugAnswer', {
    member: Member,
  }),
  errors: ['SLUG_ALREADY_EXISTS'],
});

export const updateMemberSlug = call({
  name: 'members.updateMemberSlug',
  method: 'POST',
  path: '/v1/members/{id}/slug',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_UPDATE',
  request: message('MembersUpdateMemberSlugRequest', {
    id: required(string({ format: 'GUID' })),
    slug: required(string({ maxLength: 255 })),
  }),
  answer: message('MembersUpdateMemberSlugAnswer', {
    member: Member,
  }),
  errors: ['SLUG_ALREADY_EXISTS'],
});

export const joinCommunity = call({
  name: 'members.joinCommunity',
  method: 'POST',
  path: '/v1/members/join-community',
  who: 'member',
  permission: 'MEMBERS.MEMBER_JOIN_COMMUNITY',
  request: message('MembersJoinCommunityRequest', {}),
  answer: message('MembersJoinCommunityAnswer', {
    member: Member,
  }),
  errors: ['COMMUNITY_JOIN_IMPOSSIBLE'],
});

export const leaveCommunity = call({
  name: 'members.leaveCommunity',
  method: 'POST',
  path: '/v1/members/leave-community',
  who: 'member',
  permission: 'MEMBERS.MEMBER_JOIN_COMMUNITY',
  request: message('MembersLeaveCommunityRequest', {}),
  answer: message('MembersLeaveCommunityAnswer', {
    member: Member,
  }),
});

export const getCurrentMember = call({
  name: 'members.getCurrentMember',
  method: 'GET',
  path: '/v1/members/my',
  // A visitor is answered NOT_FOUND, as the provider declares: storefronts read it as "no member".
  who: 'anyone',
  permission: 'MEMBERS.MEMBER_READ',
  request: message('MembersGetCurrentMemberRequest', {
    fieldsets: list(Set, { maxItems: 3 }),
    fieldSet: of(Set, { deprecated: true, internal: true }),
  }),
  answer: message('MembersGetCurrentMemberAnswer', {
    member: Member,
  }),
  errors: ['NOT_FOUND'],
});

export const getMember = call({
  name: 'members.getMember',
  method: 'GET',
  path: '/v1/members/{id}',
  who: 'anyone',
  permission: 'MEMBERS.MEMBER_READ',
  request: message('MembersGetMemberRequest', {
    id: required(string({ format: 'GUID' })),
    fieldsets: list(Set, { maxItems: 3 }),
    fieldSet: of(Set, { deprecated: true, internal: true }),
  }),
  answer: message('MembersGetMemberAnswer', {
    member: Member,
  }),
  errors: ['MEMBER_TO_MEMBER_BLOCKED'],
});

export const listMembers = call({
  name: 'members.listMembers',
  method: 'GET',
  path: '/v1/members',
  who: 'anyone',
  permission: 'MEMBERS.MEMBER_READ',
  request: message('MembersListMembersRequest', {
    paging: MemberPaging,
    fieldsets: list(Set, { maxItems: 3 }),
    sorting: list(Sorting),
    fieldSet: of(Set, { deprecated: true, internal: true }),
    cursorPaging: of(CursorPaging, { internal: true }),
  }),
  answer: message('MembersListMembersAnswer', {
    members: list(Member),
    metadata: MemberPagingMetadata,
    cursorPagingMetadata: of(MemberCursorPagingMetadata, { internal: true }),
  }),
});

export const queryMembers = call({
  name: 'members.queryMembers',
  method: 'POST',
  path: '/v1/members/query',
  who: 'anyone',
  permission: 'MEMBERS.MEMBER_READ',
  request: message('MembersQueryMembersRequest', {
    query: Query,
    fieldsets: list(Set, { maxItems: 3 }),
    search: Search,
    fieldSet: of(Set, { deprecated: true, internal: true }),
  }),
  answer: message('MembersQueryMembersAnswer', {
    members: list(Member),
    metadata: MemberPagingMetadata,
    cursorPagingMetadata: of(MemberCursorPagingMetadata, { internal: true }),
  }),
});

export const muteMember = call({
  name: 'members.muteMember',
  method: 'POST',
  path: '/v1/members/{id}/mute',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_MUTE',
  request: message('MembersMuteMemberRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('MembersMuteMemberAnswer', {
    member: Member,
  }),
});

export const unmuteMember = call({
  name: 'members.unmuteMember',
  method: 'POST',
  path: '/v1/members/{id}/unmute',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_MUTE',
  request: message('MembersUnmuteMemberRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('MembersUnmuteMemberAnswer', {
    member: Member,
  }),
});

export const approveMember = call({
  name: 'members.approveMember',
  method: 'POST',
  path: '/v1/members/{id}/approve',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_APPROVE',
  request: message('MembersApproveMemberRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('MembersApproveMemberAnswer', {
    member: Member,
  }),
  errors: ['MEMBER_IS_OFFLINE'],
});

export const blockMember = call({
  name: 'members.blockMember',
  method: 'POST',
  path: '/v1/members/{id}/block',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_BLOCK',
  request: message('MembersBlockMemberRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('MembersBlockMemberAnswer', {
    member: Member,
  }),
  errors: [...blockMemberErrors],
});

export const disconnectMember = call({
  name: 'members.disconnectMember',
  method: 'POST',
  path: '/v1/members/{id}/disconnect',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_DISCONNECT',
  request: message('MembersDisconnectMemberRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('MembersDisconnectMemberAnswer', {
    member: Member,
  }),
});

export const deleteMember = call({
  name: 'members.deleteMember',
  method: 'DELETE',
  path: '/v1/members/{id}',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: message('MembersDeleteMemberRequest', {
    id: required(string({ format: 'GUID' })),
    contentAssigneeId: string({ nullable: true, format: 'GUID', internal: true }),
  }),
  answer: message('MembersDeleteMemberAnswer', {}),
});

export const deleteMyMember = call({
  name: 'members.deleteMyMember',
  method: 'DELETE',
  path: '/v1/members/my',
  who: 'member',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: message('MembersDeleteMyMemberRequest', {
    contentAssigneeId: string({ nullable: true, format: 'GUID' }),
  }),
  answer: message('MembersDeleteMyMemberAnswer', {}),
});

export const createMember = call({
  name: 'members.createMember',
  method: 'POST',
  path: '/v1/members',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_CREATE',
  request: message('MembersCreateMemberRequest', {
    member: Member,
  }),
  answer: message('MembersCreateMemberAnswer', {
    member: Member,
  }),
  errors: ['MEMBER_ALREADY_EXISTS'],
});

export const updateMember = call({
  name: 'members.updateMember',
  method: 'PATCH',
  path: '/v1/members/{member.id}',
  who: 'member',
  permission: 'MEMBERS.MEMBER_UPDATE',
  request: message('MembersUpdateMemberRequest', {
    member: Member,
  }),
  answer: message('MembersUpdateMemberAnswer', {
    member: Member,
  }),
});

export const deleteMemberPhones = call({
  name: 'members.deleteMemberPhones',
  method: 'DELETE',
  path: '/v1/members/{id}/phones',
  who: 'member',
  permission: 'MEMBERS.MEMBER_UPDATE',
  request: message('MembersDeleteMemberPhonesRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('MembersDeleteMemberPhonesAnswer', {
    member: Member,
  }),
});

export const deleteMemberEmails = call({
  name: 'members.deleteMemberEmails',
  method: 'DELETE',
  path: '/v1/members/{id}/emails',
  who: 'member',
  permission: 'MEMBERS.MEMBER_UPDATE',
  request: message('MembersDeleteMemberEmailsRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('MembersDeleteMemberEmailsAnswer', {
    member: Member,
  }),
});

export const deleteMemberAddresses = call({
  name: 'members.deleteMemberAddresses',
  method: 'DELETE',
  path: '/v1/members/{id}/addresses',
  who: 'member',
  permission: 'MEMBERS.MEMBER_UPDATE',
  request: message('MembersDeleteMemberAddressesRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('MembersDeleteMemberAddressesAnswer', {
    member: Member,
  }),
});
