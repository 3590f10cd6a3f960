import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { proofErrors } from './account-proof.ts';
import { Staff, staffName } from './staff.ts';

/**
 * The signed-in owner's or collaborator's own account: password, second factor, sessions. Calls of
 * our own. They act on the caller's account only, so they need no permission; keys, apps, members
 * and visitors are refused.
 */
const call = service([]);
/** Also for staff who must still set up the second factor that the store requires. */
const own = { who: 'anyone', beforeSecondFactor: true } as const;
const errors = ['STAFF_REQUIRED'] as const;

const password = string({ maxLength: 1000, secret: true });
const code = string({ minLength: 1, maxLength: 100, secret: true });
const factorId = required(string({ format: 'GUID' }));
const recoveryCodes = list(string({ secret: true }));

export const StaffFactor = message('StaffFactor', {
  factorId: string({ format: 'GUID' }),
  type: enumeration('StaffFactorType', ['TOTP', 'PASSKEY']),
  status: enumeration('StaffFactorStatus', ['INACTIVE', 'ACTIVE']),
  name: string(),
  createdDate: timestamp(),
});
export type StaffFactor = Static<typeof StaffFactor>;

export const StaffSession = message('StaffSession', {
  sessionId: string({ format: 'GUID' }),
  device: string(),
  address: string(),
  createdDate: timestamp(),
  lastSeenDate: timestamp(),
  current: boolean(),
});
export type StaffSession = Static<typeof StaffSession>;

export const getMyStaffAccount = call({
  name: 'staff.getMyAccount',
  method: 'GET',
  path: '/v1/staff/me',
  ...own,
  errors,
  request: message('StaffGetMyAccountRequest', {}),
  answer: message('StaffGetMyAccountAnswer', {
    staff: Staff,
    factors: list(StaffFactor),
    recoveryCodesLeft: integer(),
    secondFactorRequired: boolean(),
  }),
});

export const changeMyStaffProfile = call({
  name: 'staff.changeMyProfile',
  method: 'PATCH',
  path: '/v1/staff/me',
  ...own,
  errors,
  request: message('StaffChangeMyProfileRequest', { name: required(staffName) }),
  answer: message('StaffChangeMyProfileAnswer', { staff: Staff }),
});

export const changeMyStaffPassword = call({
  name: 'staff.changeMyPassword',
  method: 'POST',
  path: '/v1/staff/me/password',
  ...own,
  errors: [...errors, 'VERIFICATION_FAILED', 'REAUTHENTICATION_REQUIRED'],
  request: message('StaffChangeMyPasswordRequest', {
    currentPassword: required(string({ maxLength: 1000, secret: true })),
    newPassword: required(string({ maxLength: 1000, secret: true })),
  }),
  answer: message('StaffChangeMyPasswordAnswer', {}),
});

export const enrolMyStaffFactor = call({
  name: 'staff.enrolMyFactor',
  method: 'POST',
  path: '/v1/staff/me/factors',
  ...own,
  errors: [...errors, 'TOO_MANY_FACTORS', ...proofErrors],
  request: message('StaffEnrolMyFactorRequest', { password, code }),
  answer: message('StaffEnrolMyFactorAnswer', {
    factor: StaffFactor,
    secret: string({ secret: true }),
    otpauthUri: string({ secret: true }),
    qrSvg: string({ secret: true }),
  }),
});

export const activateMyStaffFactor = call({
  name: 'staff.activateMyFactor',
  method: 'POST',
  path: '/v1/staff/me/factors/{factorId}/activate',
  ...own,
  errors: [...errors, 'VERIFICATION_FAILED'],
  request: message('StaffActivateMyFactorRequest', { factorId, code: required(code) }),
  answer: message('StaffActivateMyFactorAnswer', { factor: StaffFactor, recoveryCodes }),
});

/**
 * The first step of adding a passkey; then call `staff.addMyPasskey` with the authenticator's
 * response.
 */
export const beginMyStaffPasskey = call({
  name: 'staff.beginMyPasskey',
  method: 'POST',
  path: '/v1/staff/me/passkeys/options',
  ...own,
  errors: [...errors, 'TOO_MANY_FACTORS', ...proofErrors],
  request: message('StaffBeginMyPasskeyRequest', { password, code }),
  answer: message('StaffBeginMyPasskeyAnswer', {
    challengeId: string({ format: 'GUID' }),
    publicKeyCredentialCreationOptionsJson: string(),
  }),
});

export const addMyStaffPasskey = call({
  name: 'staff.addMyPasskey',
  method: 'POST',
  path: '/v1/staff/me/passkeys',
  ...own,
  errors: [...errors, 'VERIFICATION_FAILED'],
  request: message('StaffAddMyPasskeyRequest', {
    challengeId: required(string({ format: 'GUID' })),
    credential: required(string({ maxLength: 20_000 })),
    name: string({ maxLength: 60 }),
  }),
  answer: message('StaffAddMyPasskeyAnswer', { factor: StaffFactor, recoveryCodes }),
});

export const removeMyStaffFactor = call({
  name: 'staff.removeMyFactor',
  method: 'POST',
  path: '/v1/staff/me/factors/{factorId}/remove',
  ...own,
  errors: [...errors, 'LAST_FACTOR', ...proofErrors],
  request: message('StaffRemoveMyFactorRequest', { factorId, password, code }),
  answer: message('StaffRemoveMyFactorAnswer', {}),
});

export const renewMyStaffRecoveryCodes = call({
  name: 'staff.renewMyRecoveryCodes',
  method: 'POST',
  path: '/v1/staff/me/recovery-codes',
  ...own,
  errors: [...errors, ...proofErrors],
  request: message('StaffRenewMyRecoveryCodesRequest', { password, code }),
  answer: message('StaffRenewMyRecoveryCodesAnswer', { recoveryCodes }),
});

export const listMyStaffSessions = call({
  name: 'staff.listMySessions',
  method: 'GET',
  path: '/v1/staff/me/sessions',
  ...own,
  errors,
  request: message('StaffListMySessionsRequest', {}),
  answer: message('StaffListMySessionsAnswer', { sessions: list(StaffSession) }),
});

export const endMyStaffSession = call({
  name: 'staff.endMySession',
  method: 'POST',
  path: '/v1/staff/me/sessions/{sessionId}/end',
  ...own,
  errors,
  request: message('StaffEndMySessionRequest', { sessionId: required(string({ format: 'GUID' })) }),
  answer: message('StaffEndMySessionAnswer', {}),
});

export const endMyStaffSessions = call({
  name: 'staff.endMySessions',
  method: 'POST',
  path: '/v1/staff/me/sessions/end',
  ...own,
  errors,
  request: message('StaffEndMySessionsRequest', {
    includeCurrent: boolean(),
  }),
  answer: message('StaffEndMySessionsAnswer', {}),
});
