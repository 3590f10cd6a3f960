import type { ErrorTable } from './entry.ts';

/**
 * Errors of accounts, sign-in and second factors. The numeric codes are the ones that the
 * provider's clients read.
 */
export const identityErrors = {
  '-19970': { status: 403, message: 'The captcha is wrong, expired or already used.' },
  '-19971': {
    status: 403,
    message: 'This store requires a captcha. Send its token in captchaTokens.',
  },
  '-19973': {
    status: 403,
    message: 'This password can no longer be used. Reset it with "Forgot password".',
  },
  '-19976': { status: 403, message: 'The email address or password is wrong.' },
  '-19995': { status: 409, message: 'An account with this email address already exists.' },
  ATTRIBUTE_NOT_FOUND: { status: 404, message: 'This custom field is not defined.' },
  CAPTCHA_TOKEN_REQUIRED: { status: 403, message: 'This store requires a captcha.' },
  CAPTCHA_UNAVAILABLE: {
    status: 503,
    message: 'The captcha service does not respond. Try again in a moment.',
  },
  CLIENT_METADATA_NOT_FOUND: { status: 400, message: 'The metadata of the client is missing.' },
  COULD_NOT_CREATE_SET_ACCOUNT_USER: { status: 409, message: 'The account could not be created.' },
  DUPLICATE_EMAIL: { status: 409, message: 'An account with this email address already exists.' },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message:
      'The identity provider has not verified this email address. Verify it there, or sign in with a password.',
  },
  EMAIL_VERIFICATION_FAILED: {
    status: 403,
    message: 'The code is wrong or expired, or there were too many attempts.',
  },
  EMAIL_VERIFICATION_REQUIRED: {
    status: 403,
    message:
      'Verify your email address first: POST /v1/start sends a code, and POST /v1/auth/verify verifies it.',
  },
  FACTOR_NOT_SUPPORTED: {
    status: 400,
    message: 'The second factor must be one of SMS, CALL, EMAIL, TOTP, PUSH.',
  },
  INVALID_ARGUMENT: { status: 400, message: 'INVALID_ARGUMENT: {violations}' },
  INVALID_CAPTCHA_TOKEN: { status: 403, message: 'The captcha is wrong, expired or already used.' },
  INVALID_LD_SESSION: { status: 403, message: 'The session is invalid.' },
  INVALID_USER_TYPE: { status: 400, message: 'This type of user cannot register.' },
  INVITATION_INVALID: {
    status: 403,
    message: 'This invitation is invalid, expired or already used. Ask for a new one.',
  },
  IP_ADDRESS_FILTERED: { status: 403, message: 'This client address is blocked.' },
  LAST_FACTOR: {
    status: 409,
    message: 'This store requires a second factor. Set up another one before you remove this one.',
  },
  LAST_OWNER: {
    status: 409,
    message: 'A store needs an owner. Make another person the owner first.',
  },
  MEMBER_NOT_APPROVED: { status: 403, message: 'This member is blocked or awaits approval.' },
  MEMBER_REQUIRED: { status: 403, message: 'Sign in as a member to make this call.' },
  MISSING_CAPTCHA_TOKEN: { status: 403, message: 'This store requires a captcha.' },
  OWNER_REQUIRED: {
    status: 403,
    message: 'Only an owner who is signed in may do this. API keys and apps may not.',
  },
  REAUTHENTICATION_REQUIRED: {
    status: 403,
    message: 'This change requires you to verify your identity again with one of: {methods}.',
  },
  RECAPTCHA_FAILED: { status: 403, message: 'The captcha is wrong, expired or already used.' },
  RECAPTCHA_REQUIRED: { status: 403, message: 'This store requires a captcha.' },
  RECOVERY_TOKEN_INVALID: {
    status: 403,
    message: 'This link is invalid, expired or already used. Request a new one.',
  },
  REENROLLMENT_REQUIRED_BY_ADMIN: {
    status: 403,
    message: 'The administrator requires this member to enroll the second factor again.',
  },
  REGISTRATION_TO_EDITORX_NOT_ALLOWED: { status: 403, message: 'Registration is not allowed.' },
  ROLE_IN_USE: {
    status: 409,
    message: 'People or invitations have this role. Give them another role first.',
  },
  ROLE_NAME_TAKEN: { status: 409, message: 'A role with this name already exists.' },
  SECOND_FACTOR_OFF: { status: 403, message: 'This store does not use a second factor.' },
  SECOND_STEP_REQUIRED: {
    status: 403,
    message: 'This account requires another sign-in step ({state}). Sign in with POST /v2/login.',
  },
  SSO_REFUSED: { status: 403, message: 'The identity provider did not confirm the sign-in.' },
  SSO_STATE_INVALID: {
    status: 403,
    message: 'This sign-in was started elsewhere, has expired or is already finished. Start again.',
  },
  SSO_UNAVAILABLE: {
    status: 503,
    message:
      'The identity provider is not available. Try again in a moment, or sign in another way.',
  },
  STAFF_REQUIRED: {
    status: 403,
    message: 'Sign in as the owner or a collaborator. API keys and apps have no staff account.',
  },
  THROTTLED_FEATURE: { status: 429, message: 'Too many attempts. Try again later.' },
  TOO_MANY_FACTORS: {
    status: 409,
    message: 'A member can have at most {max} second factors. Remove one first.',
  },
  TOO_MANY_INVITATIONS: {
    status: 409,
    message: 'A store can have at most {max} open invitations. Revoke one first.',
  },
  TOO_MANY_ROLES: {
    status: 409,
    message: 'A store can have at most {max} roles of its own. Delete one first.',
  },
  TRUSTED_CLIENTS_ONLY: { status: 403, message: 'Only trusted apps may sign members in.' },
  UNIMPLEMENTED_FEATURE: {
    status: 400,
    message:
      'This store does not support sign-in with only an emailed code. Send the password, or a passkey in webauthn.',
  },
  UNSUPPORTED_FIELD: { status: 400, message: 'This field is not supported.' },
  USER_EMAIL_OFAC_ADDRESS: {
    status: 403,
    message: 'This email address is on a list of sanctions.',
  },
  VERIFICATION_FAILED: { status: 403, message: 'The verification failed. Try again.' },
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED: {
    status: 403,
    message: 'This account cannot sign in with a password.',
  },
} as const satisfies ErrorTable;
