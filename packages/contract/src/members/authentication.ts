import { service } from '../call.ts';
import { identityErrors } from '../errors.ts';
import { boolean, enumeration, list, message, required, string, type Static } from '../field.ts';
import { DialogData, Session, SiteMemberCustomField, SiteMemberMember } from './site-member.ts';
import { SiteMemberPrivacyStatus } from '../shared/enums.ts';
import { captchaErrors } from '../errors/groups.ts';

export const EmailVerification = message('EmailVerification', {
  verificationId: string(),
  otp: string({ maxLength: 6, minLength: 6 }),
});
export type EmailVerification = Static<typeof EmailVerification>;

export const MemberContactInfo = message('MemberContactInfo', {
  firstName: string({ nullable: true }),
  lastName: string({ nullable: true }),
  picture: string({ nullable: true, format: 'WEB_URL' }),
  emails: list(string()),
  phones: list(string()),
  labels: list(string()),
  locale: string({ nullable: true, format: 'LANGUAGE' }),
  customFields: list(SiteMemberCustomField),
});
export type MemberContactInfo = Static<typeof MemberContactInfo>;

export const Source = enumeration('Source', ['UNKNOWN', 'HANDLING_SPAM']);
export type Source = Static<typeof Source>;

const call = service([]);

export const siteRegister = call({
  name: 'siteMembers.register',
  method: 'POST',
  path: '/api/v1/auth/register',
  aliases: [
    '/wix-sm/api/v1/auth/api/v1/auth/register',
    '/members/v1/wix-sm-webapp-proxy/v1/auth/register',
  ],
  who: 'anyone',
  request: message('SiteMembersRegisterRequest', {
    email: string(),
    password: string({ secret: true }),
    contactInfo: MemberContactInfo,
    dialogData: DialogData,
    profilePrivacyStatus: SiteMemberPrivacyStatus,
    isOfflineRegistration: boolean(),
    recaptchaToken: string({ nullable: true }),
    invisibleRecaptchaToken: string({ nullable: true }),
    emailVerification: EmailVerification,
    isMobile: boolean({ nullable: true }),
  }),
  answer: message('SiteMembersRegisterAnswer', {
    member: SiteMemberMember,
    session: Session,
    approvalToken: string({ nullable: true }),
  }),
  errors: [
    ...captchaErrors,
    'EMAIL_VERIFICATION_REQUIRED',
    'EMAIL_VERIFICATION_FAILED',
    identityErrors.emailAlreadyExists,
  ],
});

export const siteLogin = call({
  name: 'siteMembers.login',
  method: 'POST',
  path: '/api/v1/auth/login',
  aliases: [
    '/wix-sm/api/v1/auth/api/v1/auth/login',
    '/members/v1/wix-sm-webapp-proxy/v1/auth/login',
    '/identity/members/api/v1/auth/login',
  ],
  who: 'anyone',
  request: message('SiteMembersLoginRequest', {
    email: string(),
    password: string({ secret: true }),
    recaptchaToken: string(),
    invisibleRecaptchaToken: string(),
    emailVerification: EmailVerification,
    isMobile: boolean({ nullable: true }),
  }),
  answer: message('SiteMembersLoginAnswer', {
    session: Session,
    member: SiteMemberMember,
  }),
  errors: [
    ...captchaErrors,
    'EMAIL_VERIFICATION_REQUIRED',
    'EMAIL_VERIFICATION_FAILED',
    identityErrors.resetPassword,
    identityErrors.invalidPassword,
    'MEMBER_NOT_APPROVED',
    'SECOND_STEP_REQUIRED',
  ],
});

export const siteSendSetPasswordEmail = call({
  name: 'siteMembers.sendSetPasswordEmail',
  method: 'POST',
  path: '/v1/auth/members/send-set-password-email',
  aliases: [
    '/wix-sm/api/v1/auth/v1/auth/members/send-set-password-email',
    '/identity/members/v1/auth/members/send-set-password-email',
  ],
  olderPaths: ['/members/v1/auth/members/send-set-password-email'],
  who: 'merchant',
  permission: 'MEMBERS.SEND_SET_PASSWORD_EMAIL',
  request: message('SiteMembersSendSetPasswordEmailRequest', {
    email: required(string()),
    requestedByMember: boolean({ deprecated: true }),
    hideIgnoreMessage: boolean(),
  }),
  answer: message('SiteMembersSendSetPasswordEmailAnswer', {
    accepted: boolean(),
  }),
  errors: ['REDIRECT_NOT_ALLOWED'],
});

export const siteChangeLoginEmail = call({
  name: 'siteMembers.changeLoginEmail',
  method: 'PATCH',
  path: '/api/v1/members/{id}/change-login-email',
  aliases: [
    '/_api/wix-sm-webapp/v1/members/{id}/change-login-email',
    '/api/wix-sm/v1/members/{id}/change-login-email',
  ],
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_UPDATE',
  request: message('SiteMembersChangeLoginEmailRequest', {
    id: required(string()),
    newEmail: string({ format: 'EMAIL' }),
    revokeCurrentSessions: boolean({ nullable: true }),
  }),
  answer: message('SiteMembersChangeLoginEmailAnswer', {
    member: SiteMemberMember,
  }),
  errors: [identityErrors.emailAlreadyExists],
});

export const siteApprove = call({
  name: 'siteMembers.approve',
  method: 'POST',
  path: '/api/v1/members/approve',
  aliases: ['/_api/wix-sm-webapp/v1/members/approve', '/api/wix-sm/v1/members/approve'],
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_APPROVE',
  request: message(
    'SiteMembersApproveRequest',
    {
      id: string(),
      email: string(),
      token: string({ secret: true }),
    },
    { oneof: [['id', 'email', 'token']] },
  ),
  answer: message('SiteMembersApproveAnswer', {
    session: Session,
  }),
  errors: ['MEMBER_IS_OFFLINE'],
});

export const siteBlock = call({
  name: 'siteMembers.block',
  method: 'POST',
  path: '/api/v1/members/block',
  aliases: ['/_api/wix-sm-webapp/v1/members/block', '/api/wix-sm/v1/members/block'],
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_BLOCK',
  request: message(
    'SiteMembersBlockRequest',
    {
      id: string(),
      email: string(),
      source: Source,
    },
    { oneof: [['id', 'email']] },
  ),
  answer: message('SiteMembersBlockAnswer', {}),
  errors: ['MEMBER_IS_OFFLINE'],
});
