// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface Session {
  token?: string | null;
}

export interface SiteMembersApproveAnswer {
  session?: Session;
}

export type Source = 'UNKNOWN' | 'HANDLING_SPAM';
export const Source: Words<Source> = /* @__PURE__ */ words('UNKNOWN HANDLING_SPAM');

export type Role = 'UNDEFINED_ROLE' | 'MEMBER' | 'OWNER' | 'CONTRIBUTOR';
export const Role: Words<Role> = /* @__PURE__ */ words('UNDEFINED_ROLE MEMBER OWNER CONTRIBUTOR');

export type SiteMemberPrivacyStatus = 'UNDEFINED' | 'PUBLIC' | 'PRIVATE' | 'COMMUNITY';
export const SiteMemberPrivacyStatus: Words<SiteMemberPrivacyStatus> = /* @__PURE__ */ words('UNDEFINED PUBLIC PRIVATE COMMUNITY');

export type SiteMemberStatus = 'UNDEFINED_STATUS' | 'APPLICANT' | 'ACTIVE' | 'INACTIVE' | 'BLOCKED' | 'OFFLINE_ONLY';
export const SiteMemberStatus: Words<SiteMemberStatus> = /* @__PURE__ */ words('UNDEFINED_STATUS APPLICANT ACTIVE INACTIVE BLOCKED OFFLINE_ONLY');

export interface SiteMemberAddress {
  street?: string | null;
  city?: string | null;
  region?: string | null;
  country?: string | null;
  postalCode?: string | null;
}

export interface SiteMemberCustomField {
  strValue?: string | null;
  numValue?: number;
  dateValue?: Date | null;
  name?: string;
}

export interface SiteMemberGroup {
  _id?: string;
  name?: string;
  type?: string;
}

export interface SiteMemberMember {
  _id?: string;
  emailVerified?: boolean;
  role?: Role;
  loginEmail?: string | null;
  memberName?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** @deprecated */
  imageUrl?: string | null;
  nickname?: string | null;
  profilePrivacyStatus?: SiteMemberPrivacyStatus;
  slug?: string | null;
  language?: string | null;
  status?: SiteMemberStatus;
  creationDate?: Date | null;
  lastUpdateDate?: Date | null;
  lastLoginDate?: Date | null;
  emails?: string[];
  phones?: string[];
  addresses?: SiteMemberAddress[];
  labels?: string[];
  customFields?: SiteMemberCustomField[];
  picture?: string;
  userId?: string | null;
  groups?: SiteMemberGroup[];
  contactId?: string | null;
  requireProfileCompletion?: boolean;
}

export interface SiteMembersChangeLoginEmailAnswer {
  member?: SiteMemberMember;
}

export interface EmailVerification {
  verificationId?: string;
  otp?: string;
}

export interface SiteMembersLoginAnswer {
  session?: Session;
  member?: SiteMemberMember;
}

export interface MemberContactInfo {
  firstName?: string | null;
  lastName?: string | null;
  picture?: string | null;
  emails?: string[];
  phones?: string[];
  labels?: string[];
  locale?: string | null;
  customFields?: SiteMemberCustomField[];
}

export interface DialogData {
  visitorId?: string | null;
  appId?: string | null;
  initiator?: string | null;
}

export interface SiteMembersRegisterAnswer {
  member?: SiteMemberMember;
  session?: Session;
  approvalToken?: string | null;
}

export interface SiteMembersSendSetPasswordEmailAnswer {
  accepted?: boolean;
}

/**
 * Approve.
 *
 * `POST /api/v1/members/approve` (for owners, collaborators and apps)
 */
export const approve: Fn<(options?: { _id?: string; email?: string; token?: string }) => Promise<SiteMembersApproveAnswer>> = /* @__PURE__ */ fn('POST', '/api/v1/members/approve', '*');
/**
 * Block.
 *
 * `POST /api/v1/members/block` (for owners, collaborators and apps)
 */
export const block: Fn<(options?: { _id?: string; email?: string; source?: Source }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/api/v1/members/block', '*', { unwrap: '' });
/**
 * Change login email.
 *
 * `PATCH /api/v1/members/{id}/change-login-email` (for owners, collaborators and apps)
 */
export const changeLoginEmail: Fn<(_id: string, newEmail: string, options?: { revokeCurrentSessions?: boolean | null }) => Promise<SiteMembersChangeLoginEmailAnswer>> = /* @__PURE__ */ fn('PATCH', '/api/v1/members/{id}/change-login-email', 'id,newEmail,*', { answer: { member: shapes.SiteMemberMember } });
/**
 * Login.
 *
 * `POST /api/v1/auth/login`
 */
export const login: Fn<(email: string, password: string, options?: { recaptchaToken?: string; invisibleRecaptchaToken?: string; emailVerification?: EmailVerification; isMobile?: boolean | null }) => Promise<SiteMembersLoginAnswer>> = /* @__PURE__ */ fn('POST', '/wix-sm/api/v1/auth/api/v1/auth/login', 'email,password,*', { answer: { member: shapes.SiteMemberMember } });
/**
 * Register.
 *
 * `POST /api/v1/auth/register`
 */
export const register: Fn<(email: string, password: string, options?: { contactInfo?: MemberContactInfo; dialogData?: DialogData; profilePrivacyStatus?: SiteMemberPrivacyStatus; isOfflineRegistration?: boolean; recaptchaToken?: string | null; invisibleRecaptchaToken?: string | null; emailVerification?: EmailVerification; isMobile?: boolean | null }) => Promise<SiteMembersRegisterAnswer>> = /* @__PURE__ */ fn('POST', '/wix-sm/api/v1/auth/api/v1/auth/register', 'email,password,*', { answer: { member: shapes.SiteMemberMember } });
/**
 * Send set password email.
 *
 * `POST /v1/auth/members/send-set-password-email` (for owners, collaborators and apps)
 */
export const sendSetPasswordEmail: Fn<(email: string, options?: { requestedByMember?: boolean; hideIgnoreMessage?: boolean }) => Promise<SiteMembersSendSetPasswordEmailAnswer>> = /* @__PURE__ */ fn('POST', '/wix-sm/api/v1/auth/v1/auth/members/send-set-password-email', 'email,*');
