// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** A session of a member. */
export interface Session {
  /** Session token, to be exchanged for an access token. */
  token?: string | null;
}

export interface SiteMembersApproveAnswer {
  /** Session of the approved member, if a token was sent. */
  session?: Session;
}

/**
 * Why a member is blocked.
 *
 * - `HANDLING_SPAM`: The member sends spam.
 */
export type Source = 'UNKNOWN' | 'HANDLING_SPAM';
export const Source: EnumValues<Source> = /* @__PURE__ */ enumValues('UNKNOWN HANDLING_SPAM');

/**
 * Role of a member on the site.
 *
 * - `MEMBER`: A regular member.
 * - `OWNER`: The owner of the site.
 * - `CONTRIBUTOR`: A collaborator of the site.
 */
export type Role = 'UNDEFINED_ROLE' | 'MEMBER' | 'OWNER' | 'CONTRIBUTOR';
export const Role: EnumValues<Role> = /* @__PURE__ */ enumValues('UNDEFINED_ROLE MEMBER OWNER CONTRIBUTOR');

/**
 * Who can see the profile of the member.
 *
 * - `PUBLIC`: Visible to other members and visitors.
 * - `PRIVATE`: Visible to the member and the store only.
 * - `COMMUNITY`: Visible to other members of the site.
 */
export type SiteMemberPrivacyStatus = 'UNDEFINED' | 'PUBLIC' | 'PRIVATE' | 'COMMUNITY';
export const SiteMemberPrivacyStatus: EnumValues<SiteMemberPrivacyStatus> = /* @__PURE__ */ enumValues('UNDEFINED PUBLIC PRIVATE COMMUNITY');

/**
 * Whether a member can sign in, as older clients read it.
 *
 * - `APPLICANT`: The registration waits for approval.
 * - `ACTIVE`: The member can sign in.
 * - `INACTIVE`: The member has not completed the registration.
 * - `BLOCKED`: The shop blocked the member.
 * - `OFFLINE_ONLY`: The member has no sign-in.
 */
export type SiteMemberStatus = 'UNDEFINED_STATUS' | 'APPLICANT' | 'ACTIVE' | 'INACTIVE' | 'BLOCKED' | 'OFFLINE_ONLY';
export const SiteMemberStatus: EnumValues<SiteMemberStatus> = /* @__PURE__ */ enumValues('UNDEFINED_STATUS APPLICANT ACTIVE INACTIVE BLOCKED OFFLINE_ONLY');

/** A postal address of a member, as older clients read it. */
export interface SiteMemberAddress {
  /** Street and number. */
  street?: string | null;
  /** City or town. */
  city?: string | null;
  /** State, province or region. */
  region?: string | null;
  /** Country, as a two-letter code (ISO 3166-1). */
  country?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
}

/** A custom field of a member, with a value of one type. */
export interface SiteMemberCustomField {
  /** The value as a text. */
  strValue?: string | null;
  /** The value as a number. */
  numValue?: number;
  /** A point in time, in UTC. */
  dateValue?: Date | null;
  /** Name of the custom field. */
  name?: string;
}

/** A group of members. */
export interface SiteMemberGroup {
  /** ID of the group. */
  _id?: string;
  /** Display name of the group. */
  name?: string;
  /** Kind of group. */
  type?: string;
}

/** A member of the site, as older clients read it. */
export interface SiteMemberMember {
  /** ID of the member. */
  _id?: string;
  /** Whether the login email address is verified. */
  emailVerified?: boolean;
  /** Role of a member on the site. */
  role?: Role;
  /** Email address with which the member signs in. */
  loginEmail?: string | null;
  /** Name of the member, for display. */
  memberName?: string | null;
  /** First name of the member. */
  firstName?: string | null;
  /** Last name of the member. */
  lastName?: string | null;
  /** URL of the profile picture. Use `picture`. @deprecated */
  imageUrl?: string | null;
  /** Name that other members see. */
  nickname?: string | null;
  /** Whether other members can see the profile. */
  profilePrivacyStatus?: SiteMemberPrivacyStatus;
  /** Last part of the URL of the profile page. */
  slug?: string | null;
  /** Preferred language of the member, such as `en`. */
  language?: string | null;
  /** Whether a member can sign in, as older clients read it. */
  status?: SiteMemberStatus;
  /** When the member registered, in UTC. */
  creationDate?: Date | null;
  /** When the member last changed, in UTC. */
  lastUpdateDate?: Date | null;
  /** When the member last signed in, in UTC. */
  lastLoginDate?: Date | null;
  /** Contact email addresses of the member. */
  emails?: string[];
  /** Phone numbers of the member. */
  phones?: string[];
  /** Postal addresses of the member. */
  addresses?: SiteMemberAddress[];
  /** Labels that the shop gave to the member. */
  labels?: string[];
  /** Values of the custom fields that the store defined. */
  customFields?: SiteMemberCustomField[];
  /** Profile picture of the member. */
  picture?: string;
  /** ID of the owner or collaborator, if the member is one. */
  userId?: string | null;
  /** Groups that the member belongs to. */
  groups?: SiteMemberGroup[];
  /** ID of the member's contact, the same as the ID of the member. */
  contactId?: string | null;
  /** Never set: members need not complete a profile before they sign in. */
  requireProfileCompletion?: boolean;
}

export interface SiteMembersChangeLoginEmailAnswer {
  /** A member of the site, as older clients read it. */
  member?: SiteMemberMember;
}

/** A code that verifies the email address. */
export interface EmailVerification {
  /** ID of the verification from the error that asked for it. */
  verificationId?: string;
  /** Six-digit code from the email. */
  otp?: string;
}

export interface SiteMembersLoginAnswer {
  /** A session of a member. */
  session?: Session;
  /** A member of the site, as older clients read it. */
  member?: SiteMemberMember;
}

/** Contact details of a new member. */
export interface MemberContactInfo {
  /** First name of the member. */
  firstName?: string | null;
  /** Last name of the member. */
  lastName?: string | null;
  /** URL of the profile picture. */
  picture?: string | null;
  /** Further email addresses of the member. */
  emails?: string[];
  /** Phone numbers of the member. */
  phones?: string[];
  /** Labels that the shop gives to the member. */
  labels?: string[];
  /** Preferred language of the member, such as `en`. */
  locale?: string | null;
  /** Values of the custom fields that the store defined. */
  customFields?: SiteMemberCustomField[];
}

/** Where a registration was started. */
export interface DialogData {
  /** ID of the visitor who registers. */
  visitorId?: string | null;
  /** ID of the app that shows the registration. */
  appId?: string | null;
  /** What opened the registration. */
  initiator?: string | null;
}

export interface SiteMembersRegisterAnswer {
  /** A member of the site, as older clients read it. */
  member?: SiteMemberMember;
  /** Session of the member. Missing while the registration waits for approval. */
  session?: Session;
  /** Token with which the shop can approve the registration. */
  approvalToken?: string | null;
}

export interface SiteMembersSendSetPasswordEmailAnswer {
  /** Whether the request was accepted. It does not reveal whether the address has an account. */
  accepted?: boolean;
}

/**
 * Approves a member whose registration is pending.
 *
 * `POST /api/v1/members/approve` (for owners, collaborators and apps)
 */
export const approve: Fn<(options?: { _id?: string; email?: string; token?: string }) => Promise<SiteMembersApproveAnswer>> = /* @__PURE__ */ fn('POST', '/api/v1/members/approve', '*');
/**
 * Blocks a member. Their sessions end and they can no longer sign in.
 *
 * `POST /api/v1/members/block` (for owners, collaborators and apps)
 */
export const block: Fn<(options?: { _id?: string; email?: string; source?: Source }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/api/v1/members/block', '*', { unwrap: '' });
/**
 * Changes the email address with which a member signs in.
 *
 * `PATCH /api/v1/members/{id}/change-login-email` (for owners, collaborators and apps)
 */
export const changeLoginEmail: Fn<(_id: string, newEmail: string, options?: { revokeCurrentSessions?: boolean | null }) => Promise<SiteMembersChangeLoginEmailAnswer>> = /* @__PURE__ */ fn('PATCH', '/api/v1/members/{id}/change-login-email', 'id,newEmail,*', { answer: { member: shapes.SiteMemberMember } });
/**
 * Signs a member in as older clients do. Use `authentication.loginV2`.
 *
 * `POST /api/v1/auth/login`
 */
export const login: Fn<(email: string, password: string, options?: { recaptchaToken?: string; invisibleRecaptchaToken?: string; emailVerification?: EmailVerification; isMobile?: boolean | null }) => Promise<SiteMembersLoginAnswer>> = /* @__PURE__ */ fn('POST', '/wix-sm/api/v1/auth/api/v1/auth/login', 'email,password,*', { answer: { member: shapes.SiteMemberMember } });
/**
 * Registers a member as older clients do. Use `authentication.registerV2`.
 *
 * `POST /api/v1/auth/register`
 */
export const register: Fn<(email: string, password: string, options?: { contactInfo?: MemberContactInfo; dialogData?: DialogData; profilePrivacyStatus?: SiteMemberPrivacyStatus; isOfflineRegistration?: boolean; recaptchaToken?: string | null; invisibleRecaptchaToken?: string | null; emailVerification?: EmailVerification; isMobile?: boolean | null }) => Promise<SiteMembersRegisterAnswer>> = /* @__PURE__ */ fn('POST', '/wix-sm/api/v1/auth/api/v1/auth/register', 'email,password,*', { answer: { member: shapes.SiteMemberMember } });
/**
 * Sends a member an email with a link to set a password.
 *
 * `POST /v1/auth/members/send-set-password-email` (for owners, collaborators and apps)
 */
export const sendSetPasswordEmail: Fn<(email: string, options?: { requestedByMember?: boolean; hideIgnoreMessage?: boolean }) => Promise<SiteMembersSendSetPasswordEmailAnswer>> = /* @__PURE__ */ fn('POST', '/wix-sm/api/v1/auth/v1/auth/members/send-set-password-email', 'email,*');
/**
 * Errors of approve, as the code of an ApiError:
 * - `MEMBER_IS_OFFLINE` (409): This member was disconnected, which cannot be undone. Create a new member with the same address instead. The account was disconnected from its sign-in. Create a new member for the person.
 */
export type ApproveError = 'MEMBER_IS_OFFLINE';
/**
 * Errors of block, as the code of an ApiError:
 * - `MEMBER_IS_OFFLINE` (409): This member was disconnected, which cannot be undone. Create a new member with the same address instead. The account was disconnected from its sign-in. Create a new member for the person.
 */
export type BlockError = 'MEMBER_IS_OFFLINE';
/**
 * Errors of changeLoginEmail, as the code of an ApiError:
 * - `-19995` (409): An account with this email address already exists. Offer to sign in or to recover the password.
 */
export type ChangeLoginEmailError = '-19995';
/**
 * Errors of login, as the code of an ApiError:
 * - `-19970` (403): The captcha is wrong, expired or already used. Show a new captcha and send its token. A token can be used once.
 * - `-19971` (403): This store requires a captcha. Send its token in captchaTokens. Show the captcha of the store and repeat the call with its token.
 * - `CAPTCHA_UNAVAILABLE` (503): The captcha service does not respond. Try again in a moment. The external service failed, not the user. Keep what was entered and repeat the call in a moment.
 * - `EMAIL_VERIFICATION_REQUIRED` (403): Verify your email address first: POST /v1/start sends a code, and POST /v1/auth/verify verifies it. The account exists, but its address is not confirmed. Show a field for the code.
 * - `EMAIL_VERIFICATION_FAILED` (403): The code is wrong or expired, or there were too many attempts. Ask for the code again, or send a new one. After several wrong codes, only a new one works.
 * - `-19973` (403): This password can no longer be used. Reset it with "Forgot password". The password is right, but the owner requires a new one or it no longer meets the rules of the store. Send the member to the password recovery.
 * - `-19976` (403): The email address or password is wrong. The answer is the same for a wrong password and an unknown address. Show it at the form, without saying which.
 * - `MEMBER_NOT_APPROVED` (403): This member is blocked or awaits approval. The credentials are right, but the owner has blocked the member or has not approved the account yet. Show that, and do not ask for the password again.
 * - `SECOND_STEP_REQUIRED` (403): This account requires another sign-in step ({state}). Sign in with POST /v2/login. This call signs in with a password alone. Use the call in the message, which leads through the other steps.
 */
export type LoginError = '-19970' | '-19971' | 'CAPTCHA_UNAVAILABLE' | 'EMAIL_VERIFICATION_REQUIRED' | 'EMAIL_VERIFICATION_FAILED' | '-19973' | '-19976' | 'MEMBER_NOT_APPROVED' | 'SECOND_STEP_REQUIRED';
/**
 * Errors of register, as the code of an ApiError:
 * - `-19970` (403): The captcha is wrong, expired or already used. Show a new captcha and send its token. A token can be used once.
 * - `-19971` (403): This store requires a captcha. Send its token in captchaTokens. Show the captcha of the store and repeat the call with its token.
 * - `CAPTCHA_UNAVAILABLE` (503): The captcha service does not respond. Try again in a moment. The external service failed, not the user. Keep what was entered and repeat the call in a moment.
 * - `EMAIL_VERIFICATION_REQUIRED` (403): Verify your email address first: POST /v1/start sends a code, and POST /v1/auth/verify verifies it. The account exists, but its address is not confirmed. Show a field for the code.
 * - `EMAIL_VERIFICATION_FAILED` (403): The code is wrong or expired, or there were too many attempts. Ask for the code again, or send a new one. After several wrong codes, only a new one works.
 * - `-19995` (409): An account with this email address already exists. Offer to sign in or to recover the password.
 */
export type RegisterError = '-19970' | '-19971' | 'CAPTCHA_UNAVAILABLE' | 'EMAIL_VERIFICATION_REQUIRED' | 'EMAIL_VERIFICATION_FAILED' | '-19995';
/**
 * Errors of sendSetPasswordEmail, as the code of an ApiError:
 * - `REDIRECT_NOT_ALLOWED` (403): This is not an address of the store or of its apps. Register the address at the app, or use a page of one of its origins. Otherwise links could send buyers to foreign pages.
 */
export type SendSetPasswordEmailError = 'REDIRECT_NOT_ALLOWED';
