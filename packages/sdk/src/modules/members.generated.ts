// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { queryFn, type QueryFn } from '../query-fn.ts';
import { queryUtils, type QueryUtils } from '../query-utils.ts';
import { event, type EventOf } from '../event.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * Whether a member can sign in.
 *
 * - `PENDING`: The registration waits for the shop's approval.
 * - `APPROVED`: The member can sign in.
 * - `BLOCKED`: The shop blocked the member.
 * - `OFFLINE`: The account was deactivated or has no sign-in.
 */
export type Status = 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE';
export const Status: EnumValues<Status> = /* @__PURE__ */ enumValues('UNKNOWN PENDING APPROVED BLOCKED OFFLINE');

/** Street of an address. */
export interface MemberStreetAddress {
  /** House number of the address. */
  number?: string;
  /** Name of the street. */
  name?: string;
}

/**
 * What an address is used for.
 *
 * - `UNTAGGED`: No particular use.
 * - `HOME`: The member's home.
 * - `WORK`: The member's workplace.
 * - `BILLING`: Address for invoices.
 * - `SHIPPING`: Address for deliveries.
 */
export type AddressTag = 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING';
export const AddressTag: EnumValues<AddressTag> = /* @__PURE__ */ enumValues('UNTAGGED HOME WORK BILLING SHIPPING');

/** A postal address of a member. */
export interface MemberAddress {
  /** Street and number as separate fields. Send it or `addressLine`. */
  streetAddress?: MemberStreetAddress;
  /** Street and number in one line. */
  addressLine?: string | null;
  /** ID of the address. */
  _id?: string | null;
  /** Second line, such as the floor or apartment. */
  addressLine2?: string | null;
  /** City or town. */
  city?: string | null;
  /** State, province or region, as a code (ISO 3166-2), such as `US-NY`. */
  subdivision?: string | null;
  /** Country, as a two-letter code (ISO 3166-1), such as `US`. */
  country?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
  /** What an address is used for. */
  tag?: AddressTag;
  /** First name of the recipient at this address. */
  firstName?: string | null;
  /** Last name of the recipient at this address. */
  lastName?: string | null;
  /** Company at this address. */
  company?: string | null;
}

/** A custom field of a member. */
export interface MemberCustomField {
  /** Display name of the custom field. */
  name?: string | null;
  /** Value of the custom field. */
  value?: unknown;
}

/** Contact details of a member. Visible to the member and the shop. */
export interface Contact {
  /** First name of the member. */
  firstName?: string | null;
  /** Last name of the member. */
  lastName?: string | null;
  /** Phone numbers of the member. */
  phones?: string[] | null;
  /** Contact email addresses, set when the member is created. Later changes are ignored; `deleteMemberEmails` empties the list. */
  emails?: string[] | null;
  /** Postal addresses of the member. */
  addresses?: MemberAddress[];
  /** Date of birth, as `YYYY-MM-DD`. */
  birthdate?: string | null;
  /** Company of the member. */
  company?: string | null;
  /** Job title of the member. */
  jobTitle?: string | null;
  /** Custom fields by key. */
  customFields?: Record<string, MemberCustomField>;
  /** ID of the contact, the same as the ID of the member. @deprecated */
  contactId?: string | null;
}

/** An image of a member's profile. */
export interface MemberImage {
  /** ID of the media file. */
  _id?: string;
  /** URL of the image. */
  url?: string;
  /** Height of the image in pixels. */
  height?: number;
  /** Width of the image in pixels. */
  width?: number;
  /** Horizontal offset of the visible part, in pixels. Returned only as it was sent. */
  offsetX?: number | null;
  /** Vertical offset of the visible part, in pixels. Returned only as it was sent. */
  offsetY?: number | null;
}

/** Profile of a member, as other members see it. */
export interface Profile {
  /** Name that other members see. */
  nickname?: string | null;
  /** Last part of the URL of the profile page. Change it with `updateMemberSlug`. */
  slug?: string | null;
  /** Profile picture of the member. */
  photo?: MemberImage;
  /** Large image at the top of the profile page. */
  cover?: MemberImage;
  /** Title below the name, such as a role. */
  title?: string | null;
}

/**
 * Whether other members can see the profile.
 *
 * - `PRIVATE`: Only the member and the shop can see the profile.
 * - `PUBLIC`: Other members can see the profile.
 */
export type PrivacyStatusStatus = 'UNKNOWN' | 'PRIVATE' | 'PUBLIC';
export const PrivacyStatusStatus: EnumValues<PrivacyStatusStatus> = /* @__PURE__ */ enumValues('UNKNOWN PRIVATE PUBLIC');

/**
 * Whether a member can post.
 *
 * - `ACTIVE`: The member can post.
 * - `MUTED`: The member cannot post.
 */
export type ActivityStatusStatus = 'UNKNOWN' | 'ACTIVE' | 'MUTED';
export const ActivityStatusStatus: EnumValues<ActivityStatusStatus> = /* @__PURE__ */ enumValues('UNKNOWN ACTIVE MUTED');

/** Additional data that apps attach to the object. @deprecated */
export interface ExtendedFields {
  /** Free-form JSON objects by app namespace, stored and returned as sent. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** A member of the site. */
export interface Member {
  /** ID of the member. */
  _id?: string | null;
  /** Email address with which the member signs in. Set when the member is created. */
  loginEmail?: string | null;
  /** Whether the member has verified the login email address. */
  loginEmailVerified?: boolean | null;
  /** Whether a member can sign in. */
  status?: Status;
  /** ID of the member's contact, the same as the ID of the member. */
  contactId?: string | null;
  /** Contact details of a member. Visible to the member and the shop. */
  contact?: Contact;
  /** Profile of a member, as other members see it. */
  profile?: Profile;
  /** Whether other members can see the profile. */
  privacyStatus?: PrivacyStatusStatus;
  /** Whether a member can post. */
  activityStatus?: ActivityStatusStatus;
  /** When the member was created, in UTC. */
  _createdDate?: Date | null;
  /** When the member last changed, in UTC. */
  _updatedDate?: Date | null;
  /** When the member last signed in, in UTC. */
  lastLoginDate?: Date | null;
  /** Fields of apps, by namespace. @deprecated */
  extendedFields?: ExtendedFields;
}

export interface MembersApproveMemberAnswer {
  /** A member of the site. */
  member?: Member;
}

export interface MembersBlockMemberAnswer {
  /** A member of the site. */
  member?: Member;
}

export interface MembersBulkApproveMembersAnswer {
  /** ID of the job, for `getMembersJob`. */
  jobId?: string;
}

export interface MembersBulkBlockMembersAnswer {
  /** ID of the job, for `getMembersJob`. */
  jobId?: string;
}

/** Machine-readable error with a stable code. */
export interface ApplicationError {
  /** Stable error code to branch on, for example "ITEM_NOT_FOUND". */
  code?: string;
  /** Explanation of the error for developers, in English. The text may change; the code does not. */
  description?: string;
  /** Values that belong to the error, for example the ID that was not found. The keys depend on `code`. */
  data?: Record<string, unknown> | null;
}

/** Outcome for one member of a bulk operation. */
export interface MemberItemMetadata {
  /** ID of the member. */
  _id?: string | null;
  /** Zero-based position of the member in the request. */
  originalIndex?: number;
  /** Whether the operation succeeded for this member. */
  success?: boolean;
  /** Reason for the failure. Present only when `success` is false. */
  error?: ApplicationError;
}

/** Result of a bulk action for one member. */
export interface BulkMemberResult {
  /** The member, and whether the action succeeded. */
  itemMetadata?: MemberItemMetadata;
}

/** Summary of a bulk operation. */
export interface BulkActionMetadata {
  /** Number of items that were processed successfully. */
  totalSuccesses?: number;
  /** Number of items that failed. */
  totalFailures?: number;
  /** Number of failed items that `results` does not list. 0 unless a background job had too many failures to list. */
  undetailedFailures?: number;
}

export interface MembersBulkDeleteMembersAnswer {
  /** Result for each member, in the order of the request. */
  results?: BulkMemberResult[];
  /** Number of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Text to search for and the fields to search in. */
export interface Search {
  /** Text to search for. */
  expression?: string | null;
  /** Names of the fields to search in. Omit it to search all searchable fields. */
  fields?: string[];
}

export interface MembersBulkDeleteMembersByFilterAnswer {
  /** ID of the job, for `getMembersJob`. */
  jobId?: string;
}

export interface MembersDeleteMemberAddressesAnswer {
  /** A member of the site. */
  member?: Member;
}

export interface MembersDeleteMemberEmailsAnswer {
  /** A member of the site. */
  member?: Member;
}

export interface MembersDeleteMemberPhonesAnswer {
  /** A member of the site. */
  member?: Member;
}

/** Answer of a passkey to a challenge. */
export interface WebAuthnVerifyData {
  /** ID of the challenge that the passkey signed. */
  challengeId?: string | null;
  /** The browser's `PublicKeyCredential` as JSON. */
  credential?: string | null;
}

/** A code that `verification.start` sent by email. */
export interface MailedCode {
  /** ID that `verification.start` returned. */
  verificationId?: string;
  /** Code from the email. */
  code?: string;
}

/** Proof that the signed-in member is present, in addition to the access token. Send one of the fields. */
export interface AccountProof {
  /** Current code of the authenticator app, or an unused recovery code. */
  code?: string;
  /** Answer of a passkey to a challenge. */
  webauthn?: WebAuthnVerifyData;
  /** A code that `verification.start` sent by email. */
  email?: MailedCode;
}

export interface MembersDisconnectMemberAnswer {
  /** A member of the site. */
  member?: Member;
}

export interface MembersEraseMemberAnswer {
  /** When the personal data was removed, in UTC. */
  erasedDate?: Date;
  /** Number of orders that are retained for accounting, without personal data. */
  ordersKept?: number;
}

export interface MembersExportMemberDataAnswer {
  /** When the data was exported, in UTC. */
  exportedDate?: Date;
  /** Everything the store holds about the member, by area. */
  data?: Record<string, unknown>;
}

export interface MembersExportMyDataAnswer {
  /** When the data was exported, in UTC. */
  exportedDate?: Date;
  /** Everything the store holds about the member, by area. */
  data?: Record<string, unknown>;
}

/**
 * Which fields of a member are returned.
 *
 * - `PUBLIC`: ID, profile and privacy status.
 * - `EXTENDED`: Also login email address, status and dates.
 * - `FULL`: All fields, including the contact.
 */
export type Set = 'PUBLIC' | 'EXTENDED' | 'FULL';
export const Set: EnumValues<Set> = /* @__PURE__ */ enumValues('PUBLIC EXTENDED FULL');

export interface MembersGetCurrentMemberAnswer {
  /** A member of the site. */
  member?: Member;
}

/**
 * What a bulk action does to the members.
 *
 * - `DELETE`: Deletes the members.
 * - `APPROVE`: Approves the members.
 * - `BLOCK`: Blocks the members.
 */
export type MembersJobAction = 'DELETE' | 'APPROVE' | 'BLOCK';
export const MembersJobAction: EnumValues<MembersJobAction> = /* @__PURE__ */ enumValues('DELETE APPROVE BLOCK');

/**
 * Progress of a bulk action.
 *
 * - `RUNNING`: The action is still running.
 * - `FINISHED`: The action is complete.
 */
export type MembersJobStatus = 'RUNNING' | 'FINISHED';
export const MembersJobStatus: EnumValues<MembersJobStatus> = /* @__PURE__ */ enumValues('RUNNING FINISHED');

/** A bulk action by filter, which runs in the background. */
export interface MembersJob {
  /** ID of the job. */
  _id?: string;
  /** What a bulk action does to the members. */
  action?: MembersJobAction;
  /** Progress of a bulk action. */
  status?: MembersJobStatus;
  /** Number of successes and failures so far. */
  bulkActionMetadata?: BulkActionMetadata;
  /** The first hundred members that could not be changed, with the reason. */
  failures?: BulkMemberResult[];
  /** When the job started, in UTC. */
  _createdDate?: Date;
  /** When the job finished, in UTC. `null` while it is running. */
  finishedDate?: Date | null;
}

export interface MembersGetMembersJobAnswer {
  /** A bulk action by filter, which runs in the background. */
  job?: MembersJob;
}

export interface MembersJoinCommunityAnswer {
  /** A member of the site. */
  member?: Member;
}

export interface MembersLeaveCommunityAnswer {
  /** A member of the site. */
  member?: Member;
}

/** Page size and number of results to skip. */
export interface MemberPaging {
  /** Maximum number of members to return. Defaults to 50. */
  limit?: number | null;
  /** Number of members to skip. Defaults to 0. Beyond the maximum, narrow the query. */
  offset?: number | null;
}

/**
 * Sort direction. Defaults to ascending.
 *
 * - `ASC`: Ascending, lowest or oldest first.
 * - `DESC`: Descending, highest or newest first.
 */
export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: EnumValues<SortOrder> = /* @__PURE__ */ enumValues('ASC DESC');

/** Geographic coordinates of an address. Stored as sent; the platform does not look them up. */
export interface AddressLocation {
  /** Latitude in decimal degrees, from -90 (south) to 90 (north). */
  latitude?: number | null;
  /** Longitude in decimal degrees, from -180 (west) to 180 (east). */
  longitude?: number | null;
}

/** Field to sort by and direction. */
export interface Sorting {
  /** Name of a sortable field, for example "createdDate". Nested fields are separated by dots. */
  fieldName?: string;
  /** Sort direction. Defaults to ascending. */
  order?: SortOrder;
  /** Coordinates to sort by distance from. Accepted without effect. */
  origin?: AddressLocation;
  /** Accepted without effect. */
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

/** Page size and cursor of the page to return. */
export interface CursorPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Cursor from the `cursors` of the previous response. Omit it for the first page. */
  cursor?: string | null;
}

/** Position of the page in the whole result. */
export interface MemberPagingMetadata {
  /** Number of members on this page. */
  count?: number | null;
  /** Number of members that were skipped. */
  offset?: number | null;
  /** Number of members that match the filter on all pages. */
  total?: number | null;
  /** Whether the matching members were too many to count. Always false: the total is exact. */
  tooManyToCount?: boolean | null;
  /** Whether there is another page. */
  hasNext?: boolean | null;
}

/** Cursors of the neighboring pages. */
export interface Cursors {
  /** Cursor of the next page. Absent on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent on the first page. */
  prev?: string | null;
}

/** Position of a page in a list that is read by cursor. */
export interface MemberCursorPagingMetadata {
  /** Number of members on this page. */
  count?: number | null;
  /** Cursors of the neighboring pages. */
  cursors?: Cursors;
  /** Whether another page follows. */
  hasNext?: boolean | null;
}

export interface MembersListMembersAnswer {
  /** Members of this page. */
  members?: Member[];
  /** Position of this page in the list. */
  metadata?: MemberPagingMetadata;
  /** Position of this page, if it is read by cursor. */
  cursorPagingMetadata?: MemberCursorPagingMetadata;
}

export interface MembersMuteMemberAnswer {
  /** A member of the site. */
  member?: Member;
}

/** Query of members with filter, sort order and paging. */
export interface Query {
  /** Filter object, for example `{ "status": "APPROVED" }`. Omit it to match all members. */
  filter?: unknown;
  /** Page size and number of results to skip. */
  paging?: MemberPaging;
  /** Sort orders, applied in sequence. SDK clients send them as `sort`. */
  sorting?: Sorting[];
  /** Sort orders, applied in sequence. Same as `sorting`. */
  sort?: Sorting[];
  /** Page size and cursor of the page to return. */
  cursorPaging?: CursorPaging;
}

export interface MembersQueryMembersAnswer {
  /** Members of this page. */
  members?: Member[];
  /** Position of this page in the results. */
  metadata?: MemberPagingMetadata;
  /** Position of this page, if it is read by cursor. */
  cursorPagingMetadata?: MemberCursorPagingMetadata;
}

export interface MembersUnmuteMemberAnswer {
  /** A member of the site. */
  member?: Member;
}

export interface MembersUpdateCurrentMemberSlugAnswer {
  /** A member of the site. */
  member?: Member;
}

export interface MembersUpdateMemberSlugAnswer {
  /** A member of the site. */
  member?: Member;
}

/**
 * Approves a member whose registration is pending, so that they can sign in.
 *
 * `POST /v1/members/{id}/approve` (for owners, collaborators and apps)
 */
export const approveMember: Fn<(_id: string) => Promise<MembersApproveMemberAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/approve', 'id', { answer: { member: shapes.Member } });
/**
 * Blocks a member. Their sessions end and they can no longer sign in.
 *
 * `POST /v1/members/{id}/block` (for owners, collaborators and apps)
 */
export const blockMember: Fn<(_id: string) => Promise<MembersBlockMemberAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/block', 'id', { answer: { member: shapes.Member } });
/**
 * Approves all members that match a filter, in the background.
 *
 * `POST /v1/members/bulk/approve-by-filter` (for owners, collaborators and apps)
 */
export const bulkApproveMembers: Fn<(filter: unknown) => Promise<MembersBulkApproveMembersAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/bulk/approve-by-filter', 'filter');
/**
 * Blocks all members that match a filter, in the background.
 *
 * `POST /v1/members/bulk/block-by-filter` (for owners, collaborators and apps)
 */
export const bulkBlockMembers: Fn<(filter: unknown) => Promise<MembersBulkBlockMembersAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/bulk/block-by-filter', 'filter');
/**
 * Deletes up to 100 members by ID.
 *
 * `POST /v1/members/bulk/delete` (for owners, collaborators and apps)
 */
export const bulkDeleteMembers: Fn<(memberIds: string[]) => Promise<MembersBulkDeleteMembersAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/bulk/delete', 'memberIds');
/**
 * Deletes all members that match a filter, in the background. An empty filter is refused.
 *
 * `POST /v1/members/bulk/delete-by-filter` (for owners, collaborators and apps)
 */
export const bulkDeleteMembersByFilter: Fn<(filter: unknown, options?: { contentAssigneeId?: string | null; search?: Search }) => Promise<MembersBulkDeleteMembersByFilterAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/bulk/delete-by-filter', 'filter,*');
/**
 * Creates a member. The member sets a password by email (`recovery.sendActivationEmail`).
 *
 * `POST /v1/members` (for owners, collaborators and apps)
 */
export const createMember: Fn<(options?: { member?: Member }) => Promise<Member>> = /* @__PURE__ */ fn('POST', '/members/v1/members', '*', { answer: { member: shapes.Member }, unwrap: 'member' });
/**
 * Deletes a member. Orders stay.
 *
 * `DELETE /v1/members/{id}` (for owners, collaborators and apps)
 */
export const deleteMember: Fn<(_id: string, options?: Record<never, never>) => Promise<Record<never, never>>> = /* @__PURE__ */ fn('DELETE', '/members/v1/members/{id}', 'id,*');
/**
 * Removes all postal addresses of a member.
 *
 * `DELETE /v1/members/{id}/addresses`
 */
export const deleteMemberAddresses: Fn<(_id: string) => Promise<MembersDeleteMemberAddressesAnswer>> = /* @__PURE__ */ fn('DELETE', '/members/v1/members/{id}/addresses', 'id', { answer: { member: shapes.Member } });
/**
 * Removes all contact email addresses of a member. The login email address stays.
 *
 * `DELETE /v1/members/{id}/emails`
 */
export const deleteMemberEmails: Fn<(_id: string) => Promise<MembersDeleteMemberEmailsAnswer>> = /* @__PURE__ */ fn('DELETE', '/members/v1/members/{id}/emails', 'id', { answer: { member: shapes.Member } });
/**
 * Removes all phone numbers of a member.
 *
 * `DELETE /v1/members/{id}/phones`
 */
export const deleteMemberPhones: Fn<(_id: string) => Promise<MembersDeleteMemberPhonesAnswer>> = /* @__PURE__ */ fn('DELETE', '/members/v1/members/{id}/phones', 'id', { answer: { member: shapes.Member } });
/**
 * Deletes the signed-in member's account. Needs the password or a fresh proof, unlike `deleteMyMember`.
 *
 * `POST /v1/members/my/delete-account`
 */
export const deleteMyAccount: Fn<(options?: { password?: string; proof?: AccountProof }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/members/v1/members/my/delete-account', '*', { unwrap: '' });
/**
 * Deletes the signed-in member's account. Orders stay.
 *
 * `DELETE /v1/members/my`
 */
export const deleteMyMember: Fn<(options?: { contentAssigneeId?: string | null }) => Promise<Record<never, never>>> = /* @__PURE__ */ fn('DELETE', '/members/v1/members/my', '*');
/**
 * Deactivates a member's account: the member can no longer sign in, and their data stays.
 *
 * `POST /v1/members/{id}/disconnect` (for owners, collaborators and apps)
 */
export const disconnectMember: Fn<(_id: string) => Promise<MembersDisconnectMemberAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/disconnect', 'id', { answer: { member: shapes.Member } });
/**
 * Deletes a member and removes their personal data from the orders that must be retained.
 *
 * `POST /v1/members/{id}/erase` (for owners, collaborators and apps)
 */
export const eraseMember: Fn<(_id: string) => Promise<MembersEraseMemberAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/erase', 'id', { answer: { erasedDate: 'D' } });
/**
 * Exports everything the store holds about a member, for a data access request.
 *
 * `POST /v1/members/{id}/export-data` (for owners, collaborators and apps)
 */
export const exportMemberData: Fn<(_id: string) => Promise<MembersExportMemberDataAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/export-data', 'id', { answer: { exportedDate: 'D' } });
/**
 * Exports everything the store holds about the signed-in member. Needs the password or a fresh proof.
 *
 * `POST /v1/members/my/export-data`
 */
export const exportMyData: Fn<(options?: { password?: string; proof?: AccountProof }) => Promise<MembersExportMyDataAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/my/export-data', '*', { answer: { exportedDate: 'D' } });
/**
 * Retrieves the signed-in member. A visitor who is not signed in gets `NOT_FOUND`.
 *
 * `GET /v1/members/my`
 */
export const getCurrentMember: Fn<(options?: { fieldsets?: Set[] }) => Promise<MembersGetCurrentMemberAnswer>> = /* @__PURE__ */ fn('GET', '/members/v1/members/my', '*', { answer: { member: shapes.Member } });
/**
 * Retrieves a member by ID.
 *
 * `GET /v1/members/{id}`
 */
export const getMember: Fn<(_id: string, options?: { fieldsets?: Set[] }) => Promise<Member>> = /* @__PURE__ */ fn('GET', '/members/v1/members/{id}', 'id,*', { answer: { member: shapes.Member }, unwrap: 'member' });
/**
 * Retrieves the progress of a bulk action by filter.
 *
 * `GET /v1/members/bulk/jobs/{jobId}` (for owners, collaborators and apps)
 */
export const getMembersJob: Fn<(jobId: string) => Promise<MembersGetMembersJobAnswer>> = /* @__PURE__ */ fn('GET', '/members/v1/members/bulk/jobs/{jobId}', 'jobId', { answer: { job: shapes.MembersJob } });
/**
 * Makes the signed-in member's profile public.
 *
 * `POST /v1/members/join-community`
 */
export const joinCommunity: Fn<() => Promise<MembersJoinCommunityAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/join-community', '', { answer: { member: shapes.Member } });
/**
 * Makes the signed-in member's profile private.
 *
 * `POST /v1/members/leave-community`
 */
export const leaveCommunity: Fn<() => Promise<MembersLeaveCommunityAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/leave-community', '', { answer: { member: shapes.Member } });
/**
 * Lists members, newest first unless sorted otherwise. Visitors and members see public profiles only.
 *
 * `GET /v1/members`
 */
export const listMembers: Fn<(options?: { paging?: MemberPaging; fieldsets?: Set[]; sorting?: Sorting[]; cursorPaging?: CursorPaging }) => Promise<MembersListMembersAnswer>> = /* @__PURE__ */ fn('GET', '/members/v1/members', '*', { answer: { members: shapes.Member } });
/**
 * Mutes a member, who can no longer post.
 *
 * `POST /v1/members/{id}/mute` (for owners, collaborators and apps)
 */
export const muteMember: Fn<(_id: string) => Promise<MembersMuteMemberAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/mute', 'id', { answer: { member: shapes.Member } });
export type QueryMembersFilterField = '_id' | 'contactId' | '_createdDate' | '_updatedDate' | 'lastLoginDate' | 'profile.nickname' | 'profile.slug' | 'status' | 'privacyStatus' | 'activityStatus' | 'loginEmail' | 'loginEmailVerified' | 'contact.firstName' | 'contact.lastName';
export type QueryMembersSortField = '_id' | '_createdDate' | '_updatedDate' | 'lastLoginDate' | 'profile.nickname' | 'profile.slug' | 'status' | 'privacyStatus' | 'loginEmail' | 'contact.firstName' | 'contact.lastName';

/**
 * Searches members with filters and sorting. The SDK builds the query step by step, as in `queryProducts`.
 *
 * `POST /v1/members/query`
 */
export const queryMembers: QueryFn<Member, Query, MembersQueryMembersAnswer, [options?: { fieldsets?: Set[]; search?: Search }], QueryMembersFilterField, QueryMembersSortField> = /* @__PURE__ */ queryFn('POST', '/members/v1/members/query', { items: 'members', answer: { members: shapes.Member }, safe: true, options: true });
/**
 * Lifts the muting of a member.
 *
 * `POST /v1/members/{id}/unmute` (for owners, collaborators and apps)
 */
export const unmuteMember: Fn<(_id: string) => Promise<MembersUnmuteMemberAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/unmute', 'id', { answer: { member: shapes.Member } });
/**
 * Changes the slug of the signed-in member's profile page.
 *
 * `POST /v1/members/my/slug`
 */
export const updateCurrentMemberSlug: Fn<(slug: string) => Promise<MembersUpdateCurrentMemberSlugAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/my/slug', 'slug', { answer: { member: shapes.Member } });
/**
 * Updates a member: their own profile, or any member's for the shop. Fields that are left out stay unchanged.
 *
 * `PATCH /v1/members/{member.id}`
 */
export const updateMember: Fn<(_id: string | null, member: Member) => Promise<Member>> = /* @__PURE__ */ fn('PATCH', '/members/v1/members/{member.id}', 'member.id,+member', { answer: { member: shapes.Member }, unwrap: 'member' });
/**
 * Changes the slug of a member's profile page.
 *
 * `POST /v1/members/{id}/slug` (for owners, collaborators and apps)
 */
export const updateMemberSlug: Fn<(_id: string, slug: string) => Promise<MembersUpdateMemberSlugAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/members/{id}/slug', 'id,slug', { answer: { member: shapes.Member } });
/**
 * Errors of approveMember, as the code of an ApiError:
 * - `MEMBER_IS_OFFLINE` (409): This member was disconnected, which cannot be undone. Create a new member with the same address instead. The account was disconnected from its sign-in. Create a new member for the person.
 */
export type ApproveMemberError = 'MEMBER_IS_OFFLINE';
/**
 * Errors of blockMember, as the code of an ApiError:
 * - `MEMBER_IS_OFFLINE` (409): This member was disconnected, which cannot be undone. Create a new member with the same address instead. The account was disconnected from its sign-in. Create a new member for the person.
 * - `MEMBER_SELF_BLOCK_FORBIDDEN` (409): Members cannot block themselves. Let another staff member do it.
 * - `OWNER_MEMBER_BLOCK_FORBIDDEN` (409): This account belongs to the owner or a collaborator. Remove the person from the staff first.
 * - `ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN` (409): This member has an active subscription. Cancel it first. Renewals would go on for a member who cannot sign in. Cancel the subscription, then block the member.
 */
export type BlockMemberError = 'MEMBER_IS_OFFLINE' | 'MEMBER_SELF_BLOCK_FORBIDDEN' | 'OWNER_MEMBER_BLOCK_FORBIDDEN' | 'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN';
/**
 * Errors of createMember, as the code of an ApiError:
 * - `MEMBER_ALREADY_EXISTS` (409): A member with this email address already exists. Use the existing member, which a query by `loginEmail` finds.
 */
export type CreateMemberError = 'MEMBER_ALREADY_EXISTS';
/**
 * Errors of deleteMyAccount, as the code of an ApiError:
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 * - `TOO_MANY_REQUESTS` (429): Too many calls from this address; try again in {seconds} s. Wait as long as the header `Retry-After` says, then repeat the request.
 */
export type DeleteMyAccountError = 'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED' | 'TOO_MANY_REQUESTS';
/**
 * Errors of eraseMember, as the code of an ApiError:
 * - `NOT_ERASABLE_YET` (409): The data of this member cannot be erased yet. Open orders, payments or subscriptions still need the data; the message says which. Finish or cancel them, then try again.
 */
export type EraseMemberError = 'NOT_ERASABLE_YET';
/**
 * Errors of exportMyData, as the code of an ApiError:
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 * - `TOO_MANY_REQUESTS` (429): Too many calls from this address; try again in {seconds} s. Wait as long as the header `Retry-After` says, then repeat the request.
 */
export type ExportMyDataError = 'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED' | 'TOO_MANY_REQUESTS';
/**
 * Errors of getCurrentMember, as the code of an ApiError:
 * - `NOT_FOUND` (404): The object does not exist, or belongs to another caller. Check the id. An object of another caller looks like a missing one, so that ids reveal nothing.
 */
export type GetCurrentMemberError = 'NOT_FOUND';
/**
 * Errors of getMember, as the code of an ApiError:
 * - `MEMBER_TO_MEMBER_BLOCKED` (403): This member has blocked the caller. This server never returns it; it is listed so that clients written for the provider compile.
 */
export type GetMemberError = 'MEMBER_TO_MEMBER_BLOCKED';
/**
 * Errors of joinCommunity, as the code of an ApiError:
 * - `COMMUNITY_JOIN_IMPOSSIBLE` (409): Only an approved member can join the community. Approve the member first.
 */
export type JoinCommunityError = 'COMMUNITY_JOIN_IMPOSSIBLE';
/**
 * Errors of updateCurrentMemberSlug, as the code of an ApiError:
 * - `SLUG_ALREADY_EXISTS` (409): The slug "{slug}" is or was used by another member. Earlier slugs keep leading to their member, so they are not given to another. Choose another slug.
 */
export type UpdateCurrentMemberSlugError = 'SLUG_ALREADY_EXISTS';
/**
 * Errors of updateMemberSlug, as the code of an ApiError:
 * - `SLUG_ALREADY_EXISTS` (409): The slug "{slug}" is or was used by another member. Earlier slugs keep leading to their member, so they are not given to another. Choose another slug.
 */
export type UpdateMemberSlugError = 'SLUG_ALREADY_EXISTS';

export const utils: QueryUtils<QueryMembersFilterField, QueryMembersSortField> = /* @__PURE__ */ queryUtils<QueryMembersFilterField, QueryMembersSortField>();

export const onMemberCreated: EventOf<{ entity: Member }, 'wix.members.v1.member_created'> = /* @__PURE__ */ event('wix.members.v1.member_created', true, shapes.Member, 'member');
export const onMemberUpdated: EventOf<{ entity: Member }, 'wix.members.v1.member_updated'> = /* @__PURE__ */ event('wix.members.v1.member_updated', true, shapes.Member, 'member');
export const onMemberDeleted: EventOf<{ entity: Member }, 'wix.members.v1.member_deleted'> = /* @__PURE__ */ event('wix.members.v1.member_deleted', true, shapes.Member, 'member');
