import { NEVER_RETURNED, type ErrorTable } from './entry.ts';

/**
 * Errors of accounts, sign-in and second factors. The numeric codes are the ones that the
 * provider's clients read.
 */
export const identityErrors = {
  '-19970': {
    status: 403,
    message: 'The captcha is wrong, expired or already used.',
    description: 'Show a new captcha and send its token. A token can be used once.',
  },
  '-19971': {
    status: 403,
    message: 'This store requires a captcha. Send its token in captchaTokens.',
    description: 'Show the captcha of the store and repeat the call with its token.',
  },
  '-19973': {
    status: 403,
    message: 'This password can no longer be used. Reset it with "Forgot password".',
    description:
      'The password is right, but the owner requires a new one or it no longer meets the rules of the store. Send the member to the password recovery.',
  },
  '-19976': {
    status: 403,
    message: 'The email address or password is wrong.',
    description:
      'The answer is the same for a wrong password and an unknown address. Show it at the form, without saying which.',
  },
  '-19995': {
    status: 409,
    message: 'An account with this email address already exists.',
    description: 'Offer to sign in or to recover the password.',
  },
  ATTRIBUTE_NOT_FOUND: {
    status: 404,
    message: 'This custom field is not defined.',
    description: NEVER_RETURNED,
  },
  CAPTCHA_TOKEN_REQUIRED: {
    status: 403,
    message: 'This store requires a captcha.',
    description: NEVER_RETURNED,
  },
  CAPTCHA_UNAVAILABLE: {
    status: 503,
    message: 'The captcha service does not respond. Try again in a moment.',
    description:
      'The external service failed, not the user. Keep what was entered and repeat the call in a moment.',
  },
  CLIENT_METADATA_NOT_FOUND: {
    status: 400,
    message: 'The metadata of the client is missing.',
    description: NEVER_RETURNED,
  },
  COULD_NOT_CREATE_SET_ACCOUNT_USER: {
    status: 409,
    message: 'The account could not be created.',
    description: NEVER_RETURNED,
  },
  DUPLICATE_EMAIL: {
    status: 409,
    message: 'An account with this email address already exists.',
    description: NEVER_RETURNED,
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message:
      'The identity provider has not verified this email address. Verify it there, or sign in with a password.',
    description:
      'An account is not opened to an address that anyone could have entered at the identity provider.',
  },
  EMAIL_VERIFICATION_FAILED: {
    status: 403,
    message: 'The code is wrong or expired, or there were too many attempts.',
    description:
      'Ask for the code again, or send a new one. After several wrong codes, only a new one works.',
  },
  EMAIL_VERIFICATION_REQUIRED: {
    status: 403,
    message:
      'Verify your email address first: POST /v1/start sends a code, and POST /v1/auth/verify verifies it.',
    description: 'The account exists, but its address is not confirmed. Show a field for the code.',
  },
  FACTOR_NOT_SUPPORTED: {
    status: 400,
    message: 'The second factor must be one of SMS, CALL, EMAIL, TOTP, PUSH.',
    description: 'Send one of the types in the message.',
  },
  INVALID_ARGUMENT: {
    status: 400,
    message: 'INVALID_ARGUMENT: {violations}',
    description:
      'The request breaks the rule of a field; the message names the field. Correct it and repeat the call.',
  },
  INVALID_CAPTCHA_TOKEN: {
    status: 403,
    message: 'The captcha is wrong, expired or already used.',
    description: NEVER_RETURNED,
  },
  INVALID_LD_SESSION: {
    status: 403,
    message: 'The session is invalid.',
    description: NEVER_RETURNED,
  },
  INVALID_USER_TYPE: {
    status: 400,
    message: 'This type of user cannot register.',
    description: NEVER_RETURNED,
  },
  INVITATION_INVALID: {
    status: 403,
    message: 'This invitation is invalid, expired or already used. Ask for a new one.',
    description: 'Invitations expire and can be accepted once. The owner can send a new one.',
  },
  IP_ADDRESS_FILTERED: {
    status: 403,
    message: 'This client address is blocked.',
    description: NEVER_RETURNED,
  },
  LAST_FACTOR: {
    status: 409,
    message: 'This store requires a second factor. Set up another one before you remove this one.',
    description:
      'Nothing was removed. Set up a second factor of another kind, then remove this one.',
  },
  LAST_OWNER: {
    status: 409,
    message: 'A store needs an owner. Make another person the owner first.',
    description: 'Nothing was changed. Give another staff member the owner role, then try again.',
  },
  MEMBER_NOT_APPROVED: {
    status: 403,
    message: 'This member is blocked or awaits approval.',
    description:
      'The credentials are right, but the owner has blocked the member or has not approved the account yet. Show that, and do not ask for the password again.',
  },
  MEMBER_REQUIRED: {
    status: 403,
    message: 'Sign in as a member to make this call.',
    description:
      'The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.',
  },
  MISSING_CAPTCHA_TOKEN: {
    status: 403,
    message: 'This store requires a captcha.',
    description: NEVER_RETURNED,
  },
  OWNER_REQUIRED: {
    status: 403,
    message: 'Only an owner who is signed in may do this. API keys and apps may not.',
    description: 'Collaborators cannot grant more than they have. Ask the owner to do it.',
  },
  REAUTHENTICATION_REQUIRED: {
    status: 403,
    message: 'This change requires you to verify your identity again with one of: {methods}.',
    description:
      'Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.',
  },
  RECAPTCHA_FAILED: {
    status: 403,
    message: 'The captcha is wrong, expired or already used.',
    description: NEVER_RETURNED,
  },
  RECAPTCHA_REQUIRED: {
    status: 403,
    message: 'This store requires a captcha.',
    description: NEVER_RETURNED,
  },
  RECOVERY_TOKEN_INVALID: {
    status: 403,
    message: 'This link is invalid, expired or already used. Request a new one.',
    description: 'Links expire and work once. Offer to send a new one.',
  },
  REENROLLMENT_REQUIRED_BY_ADMIN: {
    status: 403,
    message: 'The administrator requires this member to enroll the second factor again.',
    description: NEVER_RETURNED,
  },
  REGISTRATION_TO_EDITORX_NOT_ALLOWED: {
    status: 403,
    message: 'Registration is not allowed.',
    description: NEVER_RETURNED,
  },
  ROLE_IN_USE: {
    status: 409,
    message: 'People or invitations have this role. Give them another role first.',
    description:
      'Nothing was deleted. Assign another role to these people, and revoke the invitations.',
  },
  ROLE_NAME_TAKEN: {
    status: 409,
    message: 'A role with this name already exists.',
    description: 'Names of roles are unique in a store. Choose another one.',
  },
  SECOND_FACTOR_OFF: {
    status: 403,
    message: 'This store does not use a second factor.',
    description: 'The owner can switch second factors on in the sign-in settings.',
  },
  SECOND_STEP_REQUIRED: {
    status: 403,
    message: 'This account requires another sign-in step ({state}). Sign in with POST /v2/login.',
    description:
      'This call signs in with a password alone. Use the call in the message, which leads through the other steps.',
  },
  SSO_REFUSED: {
    status: 403,
    message: 'The identity provider did not confirm the sign-in.',
    description:
      'The user canceled there, or the provider does not know the user. Offer to try again or to sign in another way.',
  },
  SSO_STATE_INVALID: {
    status: 403,
    message: 'This sign-in was started elsewhere, has expired or is already finished. Start again.',
    description:
      'Sign-in must end in the browser that started it, within its time. Start it again.',
  },
  SSO_UNAVAILABLE: {
    status: 503,
    message:
      'The identity provider is not available. Try again in a moment, or sign in another way.',
    description: 'The identity provider does not answer. Repeat the call after `Retry-After`.',
  },
  STAFF_REQUIRED: {
    status: 403,
    message: 'Sign in as the owner or a collaborator. API keys and apps have no staff account.',
    description:
      "The call acts on the caller's own staff account. Use the token of a person who is signed in.",
  },
  THROTTLED_FEATURE: {
    status: 429,
    message: 'Too many attempts. Try again later.',
    description: NEVER_RETURNED,
  },
  TOO_MANY_FACTORS: {
    status: 409,
    message: 'A member can have at most {max} second factors. Remove one first.',
    description: 'Nothing was added. List the factors and let the member remove one.',
  },
  TOO_MANY_INVITATIONS: {
    status: 409,
    message: 'A store can have at most {max} open invitations. Revoke one first.',
    description:
      'Nothing was sent. List the invitations and revoke those that are no longer needed.',
  },
  TOO_MANY_STAFF_ROLES: {
    status: 409,
    message: 'A store can have at most {max} roles of its own. Delete one first.',
    description: 'Nothing was created. Change an existing role, or delete one that no one has.',
  },
  TRUSTED_CLIENTS_ONLY: {
    status: 403,
    message: 'Only trusted apps may sign members in.',
    description: NEVER_RETURNED,
  },
  UNIMPLEMENTED_FEATURE: {
    status: 400,
    message:
      'This store does not support sign-in with only an emailed code. Send the password, or a passkey in webauthn.',
    description: 'The call was sent without a credential. Send a password or a passkey.',
  },
  UNSUPPORTED_FIELD: {
    status: 400,
    message: 'This field is not supported.',
    description: NEVER_RETURNED,
  },
  USER_EMAIL_OFAC_ADDRESS: {
    status: 403,
    message: 'This email address is on a list of sanctions.',
    description: NEVER_RETURNED,
  },
  VERIFICATION_FAILED: {
    status: 403,
    message: 'The verification failed. Try again.',
    description:
      'The code is wrong or expired, or the passkey belongs to another account. Let the user try again.',
  },
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED: {
    status: 403,
    message: 'This account cannot sign in with a password.',
    description: NEVER_RETURNED,
  },
} as const satisfies ErrorTable;
