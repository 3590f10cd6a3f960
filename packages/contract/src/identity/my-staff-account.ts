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
import { Staff } from './staff.ts';

/**
 * The signed-in owner's or collaborator's own account: password, second factor, sessions. Calls of our own.
 * They act on the caller's account only, so they need no permission; keys, apps, members and visitors are refused.
 */
const call = service([]);
const who = 'anyone';
const errors = ['STAFF_REQUIRED'] as const;

const password = string({
  maxLength: 1000,
  secret: true,
  description: 'The current password, or send `code`: an access token alone changes nothing here.',
});
const code = string({
  minLength: 1,
  maxLength: 100,
  secret: true,
  description: 'A code of the authenticator app, or one of the recovery codes.',
});
const factorId = required(string({ format: 'GUID' }));
const recoveryCodes = list(string({ secret: true }), {
  description: 'Shown once; each replaces a code of the app once.',
});

export const StaffFactor = message('StaffFactor', {
  factorId: string({ format: 'GUID' }),
  status: enumeration('StaffFactorStatus', ['INACTIVE', 'ACTIVE']),
  createdDate: timestamp(),
});
export type StaffFactor = Static<typeof StaffFactor>;

export const StaffSession = message('StaffSession', {
  sessionId: string({ format: 'GUID' }),
  device: string({ description: 'The browser or program that signed in, as it names itself.' }),
  createdDate: timestamp(),
  current: boolean({ description: 'The session this call was made in.' }),
});
export type StaffSession = Static<typeof StaffSession>;

export const getMyStaffAccount = call({
  name: 'staff.getMyAccount',
  method: 'GET',
  path: '/v1/staff/me',
  who,
  errors,
  request: message('StaffGetMyAccountRequest', {}),
  answer: message('StaffGetMyAccountAnswer', {
    staff: Staff,
    factors: list(StaffFactor),
    recoveryCodesLeft: integer(),
  }),
});

export const changeMyStaffPassword = call({
  name: 'staff.changeMyPassword',
  method: 'POST',
  path: '/v1/staff/me/password',
  who,
  errors: [...errors, 'VERIFICATION_FAILED'],
  request: message('StaffChangeMyPasswordRequest', {
    currentPassword: required(string({ maxLength: 1000, secret: true })),
    newPassword: required(
      string({
        maxLength: 1000,
        secret: true,
        description: 'Ends every other session of this account.',
      }),
    ),
  }),
  answer: message('StaffChangeMyPasswordAnswer', {}),
});

export const enrolMyStaffFactor = call({
  name: 'staff.enrolMyFactor',
  method: 'POST',
  path: '/v1/staff/me/factors',
  who,
  errors: [...errors, 'TOO_MANY_FACTORS', ...proofErrors],
  request: message('StaffEnrolMyFactorRequest', { password, code }),
  answer: message('StaffEnrolMyFactorAnswer', {
    factor: StaffFactor,
    secret: string({ secret: true, description: 'For an authenticator app that cannot scan.' }),
    otpauthUri: string({ secret: true }),
    qrSvg: string({ secret: true }),
  }),
});

export const activateMyStaffFactor = call({
  name: 'staff.activateMyFactor',
  method: 'POST',
  path: '/v1/staff/me/factors/{factorId}/activate',
  who,
  errors: [...errors, 'VERIFICATION_FAILED'],
  request: message('StaffActivateMyFactorRequest', { factorId, code: required(code) }),
  answer: message('StaffActivateMyFactorAnswer', { factor: StaffFactor, recoveryCodes }),
});

export const removeMyStaffFactor = call({
  name: 'staff.removeMyFactor',
  method: 'POST',
  path: '/v1/staff/me/factors/{factorId}/remove',
  who,
  errors: [...errors, ...proofErrors],
  request: message('StaffRemoveMyFactorRequest', { factorId, password, code }),
  answer: message('StaffRemoveMyFactorAnswer', {}),
});

export const renewMyStaffRecoveryCodes = call({
  name: 'staff.renewMyRecoveryCodes',
  method: 'POST',
  path: '/v1/staff/me/recovery-codes',
  who,
  errors: [...errors, ...proofErrors],
  request: message('StaffRenewMyRecoveryCodesRequest', { password, code }),
  answer: message('StaffRenewMyRecoveryCodesAnswer', { recoveryCodes }),
});

export const listMyStaffSessions = call({
  name: 'staff.listMySessions',
  method: 'GET',
  path: '/v1/staff/me/sessions',
  who,
  errors,
  request: message('StaffListMySessionsRequest', {}),
  answer: message('StaffListMySessionsAnswer', { sessions: list(StaffSession) }),
});

export const endMyStaffSessions = call({
  name: 'staff.endMySessions',
  method: 'POST',
  path: '/v1/staff/me/sessions/end',
  who,
  errors,
  request: message('StaffEndMySessionsRequest', {
    includeCurrent: boolean({
      description: 'Ends this session as well; otherwise only the others.',
    }),
  }),
  answer: message('StaffEndMySessionsAnswer', {}),
});
