// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { queryFn, type QueryFn } from '../query-fn.ts';
import { queryUtils, type QueryUtils } from '../query-utils.ts';
import { event, type EventOf } from '../event.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type Status = 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE';
export const Status: Words<Status> = /* @__PURE__ */ words('UNKNOWN PENDING APPROVED BLOCKED OFFLINE');

export interface MemberStreetAddress {
  number?: string;
  name?: string;
}

export type AddressTag = 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING';
export const AddressTag: Words<AddressTag> = /* @__PURE__ */ words('UNTAGGED HOME WORK BILLING SHIPPING');

export interface MemberAddress {
  streetAddress?: MemberStreetAddress;
  addressLine?: string | null;
  _id?: string | null;
  addressLine2?: string | null;
  city?: string | null;
  subdivision?: string | null;
  country?: string | null;
  postalCode?: string | null;
  tag?: AddressTag;
  /** Of the person who receives deliveries here. A field of ours. */
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
}

export interface MemberCustomField {
  name?: string | null;
  value?: unknown;
}

export interface Contact {
  firstName?: string | null;
  lastName?: string | null;
  phones?: string[] | null;
  /** Said when the member is created. A later change is ignored; `deleteMemberEmails` empties the list. */
  emails?: string[] | null;
  addresses?: MemberAddress[];
  birthdate?: string | null;
  company?: string | null;
  jobTitle?: string | null;
  customFields?: Record<string, MemberCustomField>;
  /** @deprecated */
  contactId?: string | null;
}

export interface MemberImage {
  _id?: string;
  url?: string;
  height?: number;
  width?: number;
  offsetX?: number | null;
  offsetY?: number | null;
}

export interface Profile {
  nickname?: string | null;
  slug?: string | null;
  photo?: MemberImage;
  cover?: MemberImage;
  title?: string | null;
}

export type PrivacyStatusStatus = 'UNKNOWN' | 'PRIVATE' | 'PUBLIC';
export const PrivacyStatusStatus: Words<PrivacyStatusStatus> = /* @__PURE__ */ words('UNKNOWN PRIVATE PUBLIC');

export type ActivityStatusStatus = 'UNKNOWN' | 'ACTIVE' | 'MUTED';
export const ActivityStatusStatus: Words<ActivityStatusStatus> = /* @__PURE__ */ words('UNKNOWN ACTIVE MUTED');

/** @deprecated */
export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>>;
}

export interface Member {
  _id?: string | null;
  loginEmail?: string | null;
  loginEmailVerified?: boolean | null;
  status?: Status;
  contactId?: string | null;
  contact?: Contact;
  profile?: Profile;
  privacyStatus?: PrivacyStatusStatus;
  activityStatus?: ActivityStatusStatus;
  _createdDate?: Date | null;
  _updatedDate?: Date | null;
  lastLoginDate?: Date | null;
  /** @deprecated */
  extendedFields?: ExtendedFields;
}

export interface MembersApproveMemberAnswer {
  member?: Member;
}

export interface MembersBlockMemberAnswer {
  member?: Member;
}

export interface MembersBulkApproveMembersAnswer {
  jobId?: string;
}

export interface MembersBulkBlockMembersAnswer {
  jobId?: string;
}

export interface ApplicationError {
  code?: string;
  description?: string;
  data?: Record<string, unknown> | null;
}

export interface MemberItemMetadata {
  _id?: string | null;
  originalIndex?: number;
  success?: boolean;
  error?: ApplicationError;
}

export interface BulkMemberResult {
  itemMetadata?: MemberItemMetadata;
}

export interface BulkActionMetadata {
  totalSuccesses?: number;
  totalFailures?: number;
  undetailedFailures?: number;
}

export interface MembersBulkDeleteMembersAnswer {
  results?: BulkMemberResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface Search {
  expression?: string | null;
  fields?: string[];
}

export interface MembersBulkDeleteMembersByFilterAnswer {
  jobId?: string;
}

export interface MembersDeleteMemberAddressesAnswer {
  member?: Member;
}

export interface MembersDeleteMemberEmailsAnswer {
  member?: Member;
}

export interface MembersDeleteMemberPhonesAnswer {
  member?: Member;
}

export interface WebAuthnVerifyData {
  challengeId?: string | null;
  credential?: string | null;
}

export interface MailedCode {
  /** The id that `verification.start` returned. */
  verificationId?: string;
  /** The code from the e-mail. */
  code?: string;
}

/** Instead of the password: a fresh code or passkey. A member without a password and without a second factor sends a mailed code. */
export interface AccountProof {
  /** A code of the authenticator app, or one of the recovery codes. */
  code?: string;
  webauthn?: WebAuthnVerifyData;
  email?: MailedCode;
}

export interface MembersDisconnectMemberAnswer {
  member?: Member;
}

export interface MembersEraseMemberAnswer {
  erasedDate?: Date;
  /** Orders that stay for the books, without the person. */
  ordersKept?: number;
}

export interface MembersExportMemberDataAnswer {
  exportedDate?: Date;
  /** Everything the store keeps of this person, by where it is kept. */
  data?: Record<string, unknown>;
}

export interface MembersExportMyDataAnswer {
  exportedDate?: Date;
  /** Everything the store holds about the member, by where it is stored. */
  data?: Record<string, unknown>;
}

export type Set = 'PUBLIC' | 'EXTENDED' | 'FULL';
export const Set: Words<Set> = /* @__PURE__ */ words('PUBLIC EXTENDED FULL');

export interface MembersGetCurrentMemberAnswer {
  member?: Member;
}

export type MembersJobAction = 'DELETE' | 'APPROVE' | 'BLOCK';
export const MembersJobAction: Words<MembersJobAction> = /* @__PURE__ */ words('DELETE APPROVE BLOCK');

export type MembersJobStatus = 'RUNNING' | 'FINISHED';
export const MembersJobStatus: Words<MembersJobStatus> = /* @__PURE__ */ words('RUNNING FINISHED');

export interface MembersJob {
  _id?: string;
  action?: MembersJobAction;
  status?: MembersJobStatus;
  bulkActionMetadata?: BulkActionMetadata;
  /** The first hundred that could not be changed, and why. */
  failures?: BulkMemberResult[];
  _createdDate?: Date;
  finishedDate?: Date | null;
}

export interface MembersGetMembersJobAnswer {
  job?: MembersJob;
}

export interface MembersJoinCommunityAnswer {
  member?: Member;
}

export interface MembersLeaveCommunityAnswer {
  member?: Member;
}

export interface MemberPaging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: Words<SortOrder> = /* @__PURE__ */ words('ASC DESC');

export interface AddressLocation {
  latitude?: number | null;
  longitude?: number | null;
}

export interface Sorting {
  fieldName?: string;
  order?: SortOrder;
  origin?: AddressLocation;
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

export interface CursorPaging {
  limit?: number | null;
  cursor?: string | null;
}

export interface MemberPagingMetadata {
  count?: number | null;
  offset?: number | null;
  total?: number | null;
  tooManyToCount?: boolean | null;
  hasNext?: boolean | null;
}

export interface Cursors {
  next?: string | null;
  prev?: string | null;
}

export interface MemberCursorPagingMetadata {
  count?: number | null;
  cursors?: Cursors;
  hasNext?: boolean | null;
}

export interface MembersListMembersAnswer {
  members?: Member[];
  metadata?: MemberPagingMetadata;
  cursorPagingMetadata?: MemberCursorPagingMetadata;
}

export interface MembersMuteMemberAnswer {
  member?: Member;
}

export interface Query {
  filter?: unknown;
  paging?: MemberPaging;
  sorting?: Sorting[];
  sort?: Sorting[];
  cursorPaging?: CursorPaging;
}

export interface MembersQueryMembersAnswer {
  members?: Member[];
  metadata?: MemberPagingMetadata;
  cursorPagingMetadata?: MemberCursorPagingMetadata;
}

export interface MembersUnmuteMemberAnswer {
  member?: Member;
}

export interface MembersUpdateCurrentMemberSlugAnswer {
  member?: Member;
}

export interface MembersUpdateMemberSlugAnswer {
  member?: Member;
}

/**
 * Approve member.
 *
 * `POST /v1/members/{id}/approve` (for owners, collaborators and apps)
 */
export const approveMember: Fn<(_id: string) => Promise<MembersApproveMemberAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/approve', 'id', { answer: { member: shapes.Member } });
/**
 * Block member.
 *
 * `POST /v1/members/{id}/block` (for owners, collaborators and apps)
 */
export const blockMember: Fn<(_id: string) => Promise<MembersBlockMemberAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/block', 'id', { answer: { member: shapes.Member } });
/**
 * Bulk approve members.
 *
 * `POST /v1/members/bulk/approve-by-filter` (for owners, collaborators and apps)
 */
export const bulkApproveMembers: Fn<(filter: unknown) => Promise<MembersBulkApproveMembersAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/bulk/approve-by-filter', 'filter');
/**
 * Bulk block members.
 *
 * `POST /v1/members/bulk/block-by-filter` (for owners, collaborators and apps)
 */
export const bulkBlockMembers: Fn<(filter: unknown) => Promise<MembersBulkBlockMembersAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/bulk/block-by-filter', 'filter');
/**
 * Bulk delete members.
 *
 * `POST /v1/members/bulk/delete` (for owners, collaborators and apps)
 */
export const bulkDeleteMembers: Fn<(memberIds: string[]) => Promise<MembersBulkDeleteMembersAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/bulk/delete', 'memberIds');
/**
 * Deletes the members a filter finds. An empty filter is refused.
 *
 * `POST /v1/members/bulk/delete-by-filter` (for owners, collaborators and apps)
 */
export const bulkDeleteMembersByFilter: Fn<(filter: unknown, options?: { contentAssigneeId?: string | null; search?: Search }) => Promise<MembersBulkDeleteMembersByFilterAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/bulk/delete-by-filter', 'filter,*');
/**
 * Makes a member, for owners and apps.
 *
 * `POST /v1/members` (for owners, collaborators and apps)
 */
export const createMember: Fn<(options?: { member?: Member }) => Promise<Member>> = /* @__PURE__ */ fn('POST', '/members/v1/members', '*', { answer: { member: shapes.Member }, unwrap: 'member' });
/**
 * Delete member.
 *
 * `DELETE /v1/members/{id}` (for owners, collaborators and apps)
 */
export const deleteMember: Fn<(_id: string, options?: Record<never, never>) => Promise<Record<never, never>>> = /* @__PURE__ */ fn('DELETE', '/members/v1/members/{id}', 'id,*');
/**
 * Delete member addresses.
 *
 * `DELETE /v1/members/{id}/addresses`
 */
export const deleteMemberAddresses: Fn<(_id: string) => Promise<MembersDeleteMemberAddressesAnswer>> = /* @__PURE__ */ fn('DELETE', '/members/v1/members/{id}/addresses', 'id', { answer: { member: shapes.Member } });
/**
 * Delete member emails.
 *
 * `DELETE /v1/members/{id}/emails`
 */
export const deleteMemberEmails: Fn<(_id: string) => Promise<MembersDeleteMemberEmailsAnswer>> = /* @__PURE__ */ fn('DELETE', '/members/v1/members/{id}/emails', 'id', { answer: { member: shapes.Member } });
/**
 * Delete member phones.
 *
 * `DELETE /v1/members/{id}/phones`
 */
export const deleteMemberPhones: Fn<(_id: string) => Promise<MembersDeleteMemberPhonesAnswer>> = /* @__PURE__ */ fn('DELETE', '/members/v1/members/{id}/phones', 'id', { answer: { member: shapes.Member } });
/**
 * Delete my account.
 *
 * `POST /v1/members/my/delete-account`
 */
export const deleteMyAccount: Fn<(options?: { password?: string; proof?: AccountProof }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/members/v1/members/my/delete-account', '*', { unwrap: '' });
/**
 * Delete my member.
 *
 * `DELETE /v1/members/my`
 */
export const deleteMyMember: Fn<(options?: { contentAssigneeId?: string | null }) => Promise<Record<never, never>>> = /* @__PURE__ */ fn('DELETE', '/members/v1/members/my', '*');
/**
 * Disconnect member.
 *
 * `POST /v1/members/{id}/disconnect` (for owners, collaborators and apps)
 */
export const disconnectMember: Fn<(_id: string) => Promise<MembersDisconnectMemberAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/disconnect', 'id', { answer: { member: shapes.Member } });
/**
 * Erase member.
 *
 * `POST /v1/members/{id}/erase` (for owners, collaborators and apps)
 */
export const eraseMember: Fn<(_id: string) => Promise<MembersEraseMemberAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/erase', 'id', { answer: { erasedDate: 'D' } });
/**
 * Export member data.
 *
 * `POST /v1/members/{id}/export-data` (for owners, collaborators and apps)
 */
export const exportMemberData: Fn<(_id: string) => Promise<MembersExportMemberDataAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/export-data', 'id', { answer: { exportedDate: 'D' } });
/**
 * Export my data.
 *
 * `POST /v1/members/my/export-data`
 */
export const exportMyData: Fn<(options?: { password?: string; proof?: AccountProof }) => Promise<MembersExportMyDataAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/my/export-data', '*', { answer: { exportedDate: 'D' } });
/**
 * The member who is signed in.
 *
 * `GET /v1/members/my`
 */
export const getCurrentMember: Fn<(options?: { fieldsets?: Set[] }) => Promise<MembersGetCurrentMemberAnswer>> = /* @__PURE__ */ fn('GET', '/members/v1/members/my', '*', { answer: { member: shapes.Member } });
/**
 * A member by id.
 *
 * `GET /v1/members/{id}`
 */
export const getMember: Fn<(_id: string, options?: { fieldsets?: Set[] }) => Promise<Member>> = /* @__PURE__ */ fn('GET', '/members/v1/members/{id}', 'id,*', { answer: { member: shapes.Member }, unwrap: 'member' });
/**
 * Get members job.
 *
 * `GET /v1/members/bulk/jobs/{jobId}` (for owners, collaborators and apps)
 */
export const getMembersJob: Fn<(jobId: string) => Promise<MembersGetMembersJobAnswer>> = /* @__PURE__ */ fn('GET', '/members/v1/members/bulk/jobs/{jobId}', 'jobId', { answer: { job: shapes.MembersJob } });
/**
 * Join community.
 *
 * `POST /v1/members/join-community`
 */
export const joinCommunity: Fn<() => Promise<MembersJoinCommunityAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/join-community', '', { answer: { member: shapes.Member } });
/**
 * Leave community.
 *
 * `POST /v1/members/leave-community`
 */
export const leaveCommunity: Fn<() => Promise<MembersLeaveCommunityAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/leave-community', '', { answer: { member: shapes.Member } });
/**
 * List members.
 *
 * `GET /v1/members`
 */
export const listMembers: Fn<(options?: { paging?: MemberPaging; fieldsets?: Set[]; sorting?: Sorting[]; cursorPaging?: CursorPaging }) => Promise<MembersListMembersAnswer>> = /* @__PURE__ */ fn('GET', '/members/v1/members', '*', { answer: { members: shapes.Member } });
/**
 * Mute member.
 *
 * `POST /v1/members/{id}/mute` (for owners, collaborators and apps)
 */
export const muteMember: Fn<(_id: string) => Promise<MembersMuteMemberAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/mute', 'id', { answer: { member: shapes.Member } });
export type QueryMembersFilterField = '_id' | 'contactId' | '_createdDate' | '_updatedDate' | 'lastLoginDate' | 'profile.nickname' | 'profile.slug' | 'status' | 'privacyStatus' | 'activityStatus' | 'loginEmail' | 'loginEmailVerified' | 'contact.firstName' | 'contact.lastName';
export type QueryMembersSortField = '_id' | '_createdDate' | '_updatedDate' | 'lastLoginDate' | 'profile.nickname' | 'profile.slug' | 'status' | 'privacyStatus' | 'loginEmail' | 'contact.firstName' | 'contact.lastName';

/**
 * Finds members; built step by step as `queryProducts` is, or given a whole query.
 *
 * `POST /v1/members/query`
 */
export const queryMembers: QueryFn<Member, Query, MembersQueryMembersAnswer, [options?: { fieldsets?: Set[]; search?: Search }], QueryMembersFilterField, QueryMembersSortField> = /* @__PURE__ */ queryFn('POST', '/members/v1/members/query', { items: 'members', answer: { members: shapes.Member }, safe: true, options: true });
/**
 * Unmute member.
 *
 * `POST /v1/members/{id}/unmute` (for owners, collaborators and apps)
 */
export const unmuteMember: Fn<(_id: string) => Promise<MembersUnmuteMemberAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/unmute', 'id', { answer: { member: shapes.Member } });
/**
 * Update current member slug.
 *
 * `POST /v1/members/my/slug`
 */
export const updateCurrentMemberSlug: Fn<(slug: string) => Promise<MembersUpdateCurrentMemberSlugAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/my/slug', 'slug', { answer: { member: shapes.Member } });
/**
 * Changes a member: the member's own profile, or anybody's for an owner.
 *
 * `PATCH /v1/members/{member.id}`
 */
export const updateMember: Fn<(_id: string | null, member: Member) => Promise<Member>> = /* @__PURE__ */ fn('PATCH', '/members/v1/members/{member.id}', 'member.id,+member', { answer: { member: shapes.Member }, unwrap: 'member' });
/**
 * Update member slug.
 *
 * `POST /v1/members/{id}/slug` (for owners, collaborators and apps)
 */
export const updateMemberSlug: Fn<(_id: string, slug: string) => Promise<MembersUpdateMemberSlugAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/slug', 'id,slug', { answer: { member: shapes.Member } });

export const utils: QueryUtils<QueryMembersFilterField, QueryMembersSortField> = /* @__PURE__ */ queryUtils<QueryMembersFilterField, QueryMembersSortField>();

export const onMemberCreated: EventOf<{ entity: Member }, 'wix.members.v1.member_created'> = /* @__PURE__ */ event('wix.members.v1.member_created', true, shapes.Member, 'member');
export const onMemberUpdated: EventOf<{ entity: Member }, 'wix.members.v1.member_updated'> = /* @__PURE__ */ event('wix.members.v1.member_updated', true, shapes.Member, 'member');
export const onMemberDeleted: EventOf<{ entity: Member }, 'wix.members.v1.member_deleted'> = /* @__PURE__ */ event('wix.members.v1.member_deleted', true, shapes.Member, 'member');
