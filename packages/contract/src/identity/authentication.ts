import { service } from '../call.ts';
import { identityErrors } from '../errors.ts';
import {
  boolean,
  bytes,
  enumeration,
  integer,
  list,
  map,
  message,
  of,
  required,
  string,
  struct,
  type Static,
} from '../field.ts';
import { AccountProof } from './account-proof.ts';
import {
  CallVerifyData,
  CaptchaToken,
  LoginId,
  PushVerifyData,
  SmsVerifyData,
  TotpVerifyData,
} from './factors.ts';
import { Identity, IdentityProfile } from './identity.ts';
import { HeadersEntry } from '../shared/bulk.ts';
import { SignInResult } from './sign-in-result.ts';
import { WebAuthnVerifyData } from './web-authn.ts';
import { captchaErrors } from '../errors/groups.ts';

export const IdentityReason = enumeration('IdentityReason', [
  'UNKNOWN_REASON',
  'EMAIL_ADDRESS_BOUNCED',
  'EMAIL_DOMAIN_MISSING_DNS_RECORDS',
  'EMAIL_DOMAIN_FORMAT_INVALID',
  'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED',
]);
export type IdentityReason = Static<typeof IdentityReason>;

export const EmailValidationFailure = message('EmailValidationFailure', {
  reason: IdentityReason,
});
export type EmailValidationFailure = Static<typeof EmailValidationFailure>;

export const ExternalEmailVerifyData = message('ExternalEmailVerifyData', {
  code: string({ nullable: true, maxLength: 100, minLength: 1, secret: true }),
});
export type ExternalEmailVerifyData = Static<typeof ExternalEmailVerifyData>;

/** A connection belongs to a SITE or its ACCOUNT. ROOT exists only at the provider. */
export const TenantType = enumeration('TenantType', [
  'UNKNOWN_TENANT_TYPE',
  'ACCOUNT',
  'SITE',
  'ROOT',
]);
export type TenantType = Static<typeof TenantType>;

export const VerifiedFactorType = enumeration('VerifiedFactorType', [
  'UNKNOWN_FACTOR_TYPE',
  'PASSWORD',
  'SMS',
  'CALL',
  'EMAIL',
  'TOTP',
  'PUSH',
  'WEBAUTHN',
]);
export type VerifiedFactorType = Static<typeof VerifiedFactorType>;

const call = service(['/_api/iam/authentication', '/iam/authentication']);

export const registerV2 = call({
  name: 'authentication.registerV2',
  method: 'POST',
  path: '/v2/register',
  who: 'anyone',
  request: message('AuthenticationRegisterV2Request', {
    loginId: required(LoginId),
    password: string({ secret: true }),
    profile: IdentityProfile,
    captchaTokens: list(CaptchaToken),
    clientMetaData: struct({ nullable: true }),
  }),
  answer: SignInResult,
  errors: [
    ...captchaErrors,
    'THROTTLED_FEATURE',
    'INVALID_CAPTCHA_TOKEN',
    'CAPTCHA_TOKEN_REQUIRED',
    'IP_ADDRESS_FILTERED',
    'RECAPTCHA_FAILED',
    'RECAPTCHA_REQUIRED',
    'MISSING_CAPTCHA_TOKEN',
    'USER_EMAIL_OFAC_ADDRESS',
    'UNSUPPORTED_FIELD',
    'ATTRIBUTE_NOT_FOUND',
    'CLIENT_METADATA_NOT_FOUND',
    'INVALID_LD_SESSION',
    'DUPLICATE_EMAIL',
    'COULD_NOT_CREATE_SET_ACCOUNT_USER',
    'INVALID_USER_TYPE',
    'REGISTRATION_TO_EDITORX_NOT_ALLOWED',
    identityErrors.emailAlreadyExists,
  ],
  unansweredErrors: ['UNIMPLEMENTED_FEATURE'],
});

export const loginV2 = call({
  name: 'authentication.loginV2',
  method: 'POST',
  path: '/v2/login',
  who: 'anyone',
  violationsAs: 'INVALID_ARGUMENT',
  request: message('AuthenticationLoginV2Request', {
    loginId: required(LoginId),
    password: string({ nullable: true, secret: true }),
    captchaTokens: list(CaptchaToken),
    clientMetaData: struct({ nullable: true }),
    stateToken: string({ nullable: true, maxLength: 1000, secret: true }),
    webauthn: of(WebAuthnVerifyData, { internal: true }),
    emailOtp: of(ExternalEmailVerifyData, { internal: true }),
  }),
  answer: SignInResult,
  errors: [
    ...captchaErrors,
    'UNIMPLEMENTED_FEATURE',
    'THROTTLED_FEATURE',
    'INVALID_CAPTCHA_TOKEN',
    'CAPTCHA_TOKEN_REQUIRED',
    'REENROLLMENT_REQUIRED_BY_ADMIN',
    'TRUSTED_CLIENTS_ONLY',
    'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED',
    identityErrors.resetPassword,
    identityErrors.invalidPassword,
    'INVALID_ARGUMENT',
    'VERIFICATION_FAILED',
  ],
});

export const changePassword = call({
  name: 'authentication.changePassword',
  method: 'POST',
  path: '/v2/change-password',
  who: 'member',
  permission: 'IAM.CHANGE_PASSWORD',
  request: message('AuthenticationChangePasswordRequest', {
    newPassword: required(string({ secret: true })),
    currentPassword: string({ maxLength: 1000, secret: true }),
    proof: AccountProof,
  }),
  answer: message('AuthenticationChangePasswordAnswer', {}),
  errors: ['MEMBER_REQUIRED', 'REAUTHENTICATION_REQUIRED', 'VERIFICATION_FAILED'],
});

export const signOn = call({
  name: 'authentication.signOn',
  method: 'POST',
  path: '/v2/sign-on',
  who: 'merchant',
  permission: 'IAM.AUTHENTICAITON_SIGN_ON',
  request: message('AuthenticationSignOnRequest', {
    loginId: required(LoginId),
    profile: IdentityProfile,
    verifyEmail: boolean(),
    mergeExistingContact: boolean(),
  }),
  answer: message('AuthenticationSignOnAnswer', {
    sessionToken: string({ secret: true }),
    identity: Identity,
  }),
  errors: ['MEMBER_NOT_APPROVED'],
});

export const logout = call({
  name: 'authentication.logout',
  method: 'GET',
  path: '/v1/logout',
  who: 'public',
  raw: true,
  request: message('AuthenticationLogoutRequest', {
    postLogoutRedirectUri: string({ nullable: true, format: 'WEB_URL' }),
    clientId: string({ nullable: true, format: 'GUID' }),
  }),
  answer: message('AuthenticationLogoutAnswer', {
    body: bytes(),
    statusCode: integer({ nullable: true }),
    headers: list(HeadersEntry),
  }),
  errors: ['REDIRECT_NOT_ALLOWED'],
});

export const ssoLogin = call({
  name: 'authentication.ssoLogin',
  method: 'GET',
  path: '/v1/sso/login/{tenantId}/{idpConnectionId}',
  who: 'public',
  raw: true,
  request: message('AuthenticationSsoLoginRequest', {
    idpConnectionId: string({ format: 'GUID' }),
    tenantId: string({ format: 'GUID' }),
    tenantType: TenantType,
    customPayload: map(string()),
    sessionId: string(),
    encryptionKey: string({ secret: true }),
    visitorId: string({ nullable: true }),
    bsi: string({ nullable: true }),
    authorizationUrl: string({ nullable: true, format: 'WEB_URL' }),
  }),
  answer: message('AuthenticationSsoLoginAnswer', {
    body: bytes(),
    statusCode: integer({ nullable: true }),
    headers: list(HeadersEntry),
  }),
  errors: ['REDIRECT_NOT_ALLOWED', 'SSO_UNAVAILABLE'],
});

export const ssoCallback = call({
  name: 'authentication.ssoCallback',
  method: 'GET',
  path: '/v1/callback',
  who: 'public',
  raw: true,
  request: message('AuthenticationSsoCallbackRequest', {
    state: string(),
    sessionToken: string({ secret: true }),
  }),
  answer: message('AuthenticationSsoCallbackAnswer', {
    body: bytes(),
    statusCode: integer({ nullable: true }),
    headers: list(HeadersEntry),
  }),
  errors: ['SSO_STATE_INVALID'],
});

export const loginWithTokenParams = call({
  name: 'authentication.loginWithTokenParams',
  method: 'POST',
  path: '/v1/sso/login-with-token-params',
  who: 'public',
  request: message('AuthenticationLoginWithTokenParamsRequest', {
    idpConnectionId: string({ format: 'GUID' }),
    tokenParams: map(string()),
  }),
  answer: SignInResult,
  errors: ['EMAIL_NOT_VERIFIED', 'SSO_STATE_INVALID', 'SSO_UNAVAILABLE'],
});

export const verify = call({
  name: 'authentication.verify',
  method: 'POST',
  path: '/v2/{factorType}/verify',
  who: 'anyone',
  request: message(
    'AuthenticationVerifyRequest',
    {
      smsData: SmsVerifyData,
      callData: CallVerifyData,
      emailData: ExternalEmailVerifyData,
      totpData: TotpVerifyData,
      pushData: PushVerifyData,
      webauthnData: WebAuthnVerifyData,
      stateToken: string({ maxLength: 1000, secret: true }),
      factorType: required(VerifiedFactorType),
      rememberThisDevice: boolean(),
    },
    { oneof: [['smsData', 'callData', 'emailData', 'totpData', 'pushData', 'webauthnData']] },
  ),
  answer: SignInResult,
  errors: ['FACTOR_NOT_SUPPORTED', 'VERIFICATION_FAILED'],
});

export const validateEmail = call({
  name: 'authentication.validateEmail',
  method: 'POST',
  path: '/v2/validate-email',
  who: 'anyone',
  request: message('AuthenticationValidateEmailRequest', {
    email: required(string({ maxLength: 254 })),
  }),
  answer: message('AuthenticationValidateEmailAnswer', {
    valid: boolean(),
    failure: EmailValidationFailure,
    formatInvalid: boolean(),
  }),
});
