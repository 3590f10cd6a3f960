import type { ErrorCode } from './errors/index.ts';

/**
 * Errors that the provider declares for a call and this platform never raises, with the reason.
 * Calls still list them, so that code written for the provider compiles; a test checks that every
 * other error of a call is raised somewhere.
 */
const numericCodes =
  'The identity calls raise the numeric codes that clients read: -19971, -19970, -19995, -19976, -19973.';

export const unraisedErrors = {
  ALGORITHM_NOT_SUPPORTED:
    'An unknown algorithm is answered without recommendations, so that a page shows none.',
  MEMBER_TO_MEMBER_BLOCKED: 'Members cannot block each other here.',
  LINE_ITEM_WITH_ZERO_QUANTITY:
    'A line with a quantity of zero is refused when it is added, so that no cart holds one.',
  CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE:
    'The properties of a custom line are read together; none of them excludes another.',
  CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE:
    'Custom lines take deposits as well, so that no payment option of theirs is refused.',
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS:
    'Violations are found by the platform itself; no other service is asked that could fail.',
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION:
    'A card is stored only for a subscription that the buyer confirms with the payment itself.',
  PAYMENT_METHODS_NOT_FOUND:
    'The buyer chooses a payment method on the page of the payment; preparing it needs none.',
  REQUEST_COLLECTION_DISABLED: 'A store cannot switch these requests off.',
  THROTTLED_FEATURE: 'Too many tries are refused with the status 429 and TOO_MANY_REQUESTS.',
  INVALID_CAPTCHA_TOKEN: numericCodes,
  CAPTCHA_TOKEN_REQUIRED: numericCodes,
  MISSING_CAPTCHA_TOKEN: numericCodes,
  RECAPTCHA_FAILED: numericCodes,
  RECAPTCHA_REQUIRED: numericCodes,
  DUPLICATE_EMAIL: numericCodes,
  IP_ADDRESS_FILTERED:
    'No addresses are filtered; many tries from one are refused with TOO_MANY_REQUESTS.',
  USER_EMAIL_OFAC_ADDRESS: 'Addresses are compared with no list of sanctions.',
  UNSUPPORTED_FIELD: 'Unknown fields are ignored.',
  ATTRIBUTE_NOT_FOUND: 'Custom fields need no definition first.',
  CLIENT_METADATA_NOT_FOUND: 'The metadata of a client is optional.',
  INVALID_LD_SESSION: "Such sessions are the provider's own.",
  COULD_NOT_CREATE_SET_ACCOUNT_USER: 'Members have no account of the provider.',
  INVALID_USER_TYPE: 'Everyone who registers is a member.',
  REGISTRATION_TO_EDITORX_NOT_ALLOWED: "A product of the provider's own.",
  REENROLLMENT_REQUIRED_BY_ADMIN:
    'A second factor is enrolled again by the member, with the status REQUIRE_REENROLL.',
  TRUSTED_CLIENTS_ONLY: 'Every app of a store may ask its members to sign in.',
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED: 'A rule for people of the provider.',
} as const satisfies Partial<Record<ErrorCode, string>>;

export type UnraisedError = keyof typeof unraisedErrors;
